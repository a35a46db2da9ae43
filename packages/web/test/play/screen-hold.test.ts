// @vitest-environment happy-dom
import { createElement, render } from "preact";
import { useEffect } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LONGEST_HOLD_MS, useAwakeScreen, useScreenHold } from "../../src/play/table/use-screen-hold.ts";
import { Theatre } from "../stage/stages.ts";

let theatre: Theatre;
let root: HTMLElement;
/** Null for no screen; its last word else. */
let word: number | null;
let hasScreen: boolean;

function Phone(): null {
  const screen = hasScreen ? { shown: word } : null;
  const awake = useAwakeScreen(screen);
  useEffect(() => theatre.stage.setHeld(awake[0]), [awake[0]]);
  useScreenHold(theatre.stage, theatre.now.n, screen, awake);
  return null;
}

const draw = (): void => void act(() => render(createElement(Phone, {}), root));
const pass = (milliseconds: number): void => void act(() => void vi.advanceTimersByTime(milliseconds));
const isHeld = (): boolean => theatre.stage.left > 0;

/** A bot moves, and the page hears of it. */
function happen(): void {
  theatre.happen(1);
  draw();
}

function says(n: number): void {
  word = n;
  draw();
}

beforeEach(() => {
  vi.useFakeTimers();
  theatre = new Theatre();
  root = document.createElement("main");
  hasScreen = true;
  word = null;
  happen();
  theatre.stage.skip();
  says(theatre.now.n);
});
afterEach(() => {
  void act(() => render(null, root));
  vi.useRealTimers();
});

test("what happens is held until the screen has shown it", () => {
  happen();
  pass(LONGEST_HOLD_MS - 1);
  expect(isHeld()).toBe(true);
  says(theatre.now.n);
  expect(isHeld()).toBe(false);
});

test("nobody waits longer than four seconds, and not again before the screen's next word", () => {
  happen();
  pass(LONGEST_HOLD_MS);
  expect(isHeld()).toBe(false);
  happen();
  theatre.clock.pass(60_000);
  expect(isHeld()).toBe(false);
  says(theatre.now.n - 1);
  happen();
  theatre.clock.pass(60_000);
  expect(isHeld()).toBe(true);
});

test("nor when more happens meanwhile, or the screen lags behind", () => {
  happen();
  pass(LONGEST_HOLD_MS / 2);
  happen();
  says(theatre.now.n - 1);
  pass(LONGEST_HOLD_MS / 2);
  expect(isHeld()).toBe(false);
});

test("a screen without a word, and one that has gone, hold nobody", () => {
  happen();
  expect(isHeld()).toBe(true);
  hasScreen = false;
  draw();
  theatre.clock.pass(60_000);
  expect(isHeld()).toBe(false);
  hasScreen = true;
  word = null;
  happen();
  theatre.clock.pass(60_000);
  expect(isHeld()).toBe(false);
});
