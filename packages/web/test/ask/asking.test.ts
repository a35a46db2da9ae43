// @vitest-environment happy-dom
import { createElement, render, type JSX } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useAsking } from "../../src/ask/use-asking.ts";

/** A table with one card on it, which tells what is asked about, and how. */
function Table(): JSX.Element {
  const table = useRef<HTMLElement>(null);
  const { asking } = useAsking(table, useRef(null), null);
  const button = createElement("button", { "data-thing": "card:ruby-3" });
  return createElement("section", { ref: table, title: asking === null ? "" : `${asking.thing} ${asking.by}` }, button);
}

beforeEach(() => {
  vi.useFakeTimers();
  void act(() => render(createElement(Table, {}), document.body));
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const card = (): Element => document.querySelector("[data-thing]") as Element;
const asked = (): string | undefined => document.querySelector("section")?.title;
/** `at`: the clock of the press, which is the finger's and not the page's. */
function point(type: string, at: number, pointerType = "touch"): void {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, button: 0 });
  Object.defineProperty(event, "timeStamp", { value: at });
  void act(() => void card().dispatchEvent(event));
}
function pass(milliseconds: number): void {
  void act(() => void vi.advanceTimersByTime(milliseconds));
}

describe("somebody asks", () => {
  it("by holding a thing, which is not pressed by that", () => {
    const pressed = vi.fn();
    card().addEventListener("click", pressed);
    const now = performance.now();
    point("pointerdown", now);
    pass(600);
    expect(asked()).toBe("card:ruby-3 hold");
    point("pointerup", now + 600);
    point("click", now + 600);
    expect(asked()).toBe("card:ruby-3 hold");
    expect(pressed).not.toHaveBeenCalled();
  });

  it("not by a short press that a busy page hears of late", () => {
    const pressed = vi.fn();
    card().addEventListener("click", pressed);
    const now = performance.now();
    point("pointerdown", now);
    pass(600);
    point("pointerup", now + 80);
    expect(asked()).toBe("");
    point("click", now + 80);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("by resting on it, but not where the answer would lie over the table", () => {
    const narrow = vi.spyOn(window, "matchMedia");
    narrow.mockReturnValue({ matches: true } as MediaQueryList);
    point("pointermove", 0, "mouse");
    pass(1_000);
    expect(asked()).toBe("");
    narrow.mockReturnValue({ matches: false } as MediaQueryList);
    point("pointermove", 0, "mouse");
    pass(1_000);
    expect(asked()).toBe("card:ruby-3 hover");
    narrow.mockRestore();
  });

  it("not by a table that moves under a pointer at rest", () => {
    point("pointerover", 0, "mouse");
    pass(1_000);
    expect(asked()).toBe("");
  });
});
