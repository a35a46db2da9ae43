// @vitest-environment happy-dom
import { createElement, type JSX, render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePressGuard } from "../../src/play/table/use-press-guard.ts";
import { ChoiceTree } from "../../src/words/choice-tree.tsx";
import type { Entry, Level } from "../../src/words/level.ts";

const root = document.createElement("main");
const elsewhere = document.createElement("button");

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren(root, elsewhere);
});
afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

interface Shown extends Pick<Level, "path"> {
  readonly question: string;
  readonly entries: readonly Entry[];
}

const chosen: string[] = [];
const heard: string[] = [];

function entry(label: string, weight: Entry["weight"] = "plain"): Entry {
  return { label, note: null, number: 1, icon: null, weight, act: () => void chosen.push(label) };
}

function Tree({ path, question, entries }: Shown): JSX.Element {
  const board = useRef<HTMLElement>(null);
  usePressGuard(board, `${question} ${path}`);
  const level = { path, crumbs: [], title: question, entries };
  const scan = { at: null, ms: null };
  const props = { level, question, scan, isSwitched: true, isSent: false, onHeard: () => void heard.push(question) };
  return createElement("section", { ref: board }, createElement(ChoiceTree, props));
}

const show = (shown: Shown): Promise<void> => act(() => render(createElement(Tree, shown), root));
const choice = (): HTMLElement => root.querySelector("[data-part=choice]") as HTMLElement;

test("what a switch or a key gave a moment ago says nothing that gives something up", async () => {
  chosen.length = 0;
  await show({ path: "moves", question: "A", entries: [entry("Run away", "final")] });
  vi.advanceTimersByTime(1_000);
  choice().click();
  await show({ path: "sure", question: "A", entries: [entry("Yes", "final")] });
  choice().click();
  expect(chosen).toEqual(["Run away"]);
  vi.advanceTimersByTime(400);
  choice().click();
  expect(chosen).toEqual(["Run away", "Yes"]);
});

test("another question takes nobody away from what they read, and an own step leads to it", async () => {
  heard.length = 0;
  await show({ path: "moves", question: "A", entries: [entry("the 5"), entry("the 4")] });
  elsewhere.focus();
  await show({ path: "idle", question: "", entries: [entry("Say again")] });
  await show({ path: "moves", question: "B", entries: [entry("the 5")] });
  expect(document.activeElement).toBe(elsewhere);
  await show({ path: "moves > the 5", question: "B", entries: [entry("Grid")] });
  expect((document.activeElement as HTMLElement).dataset["part"]).toBe("question");
  expect(heard).toEqual([]);
});

test("where the focus is gone with the last question, the next one has it, and is not told again", async () => {
  heard.length = 0;
  await show({ path: "moves > the 5", question: "A", entries: [entry("Grid")] });
  choice().focus();
  await show({ path: "moves", question: "B", entries: [entry("the 4")] });
  expect((document.activeElement as HTMLElement).dataset["part"]).toBe("question");
  expect(heard).toEqual(["B"]);
  await show({ path: "moves > the 4", question: "C", entries: [entry("Grid")] });
  expect(heard, "the focus was there already: it is told where it is").toEqual(["B"]);
});
