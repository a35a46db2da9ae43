// @vitest-environment happy-dom
import type { Failure } from "@safehouse/protocol";
import { found } from "@safehouse/kernel";
import { createElement, render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import type { Chat } from "../../src/chat/chat.ts";
import { ChatForm } from "../../src/chat/chat-form.tsx";

const FAILED: Failure = { result: "failed", status: 429, code: null, error: "Too fast." };

/** What was said, and how the line answered, each when the test says so. */
let said: string[];
let answers: ((failed: Failure | null) => void)[];
let field: HTMLTextAreaElement;

beforeEach(async () => {
  [said, answers] = [[], []];
  const say = (text: string): Promise<Failure | null> => {
    said.push(text);
    return new Promise((resolve) => answers.push(resolve));
  };
  const root = document.createElement("main");
  document.body.replaceChildren(root);
  await act(() => render(createElement(ChatForm, { chat: { say } as Chat, onSaid() {} }), root));
  field = root.querySelector("textarea") as HTMLTextAreaElement;
});

function write(text: string): Promise<void> {
  return act(() => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function say(text: string): Promise<void> {
  await write(text);
  await act(() => void field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
}

function answer(failed: Failure | null): Promise<void> {
  return act(async () => found(answers.shift())(failed));
}

test("what is said while the last line is on its way is neither lost nor before it", async () => {
  await say("one");
  await say("two");
  await write("three, half wr");
  expect(said).toEqual(["one"]);
  await answer(null);
  expect(said).toEqual(["one", "two"]);
  await answer(null);
  expect(field.value).toBe("three, half wr");
  await say("three");
  expect(said).toEqual(["one", "two", "three"]);
  expect(field.value).toBe("");
});

test("what could not be said comes back in order, before what is being written", async () => {
  await say("one");
  await say("two");
  await write("thr");
  await answer(FAILED);
  expect(said).toEqual(["one"]);
  expect(field.value).toBe("one\ntwo\nthr");
});
