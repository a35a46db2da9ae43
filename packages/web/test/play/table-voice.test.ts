// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import type { AnyFront, MessageTable, Refusal } from "@safehouse/kernel";
import { createElement, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../../src/app/toast.ts";
import type { Session } from "../../src/play/session.ts";
import { type Moves, useMoves } from "../../src/play/table/use-moves.ts";
import { type TableVoice, useTableVoice } from "../../src/play/table/use-voice.ts";
import type { Stage } from "../../src/stage/stage.ts";

const FIRST: MessageTable = { "ask.dice": "Which?" };
const ALL: MessageTable = { ...FIRST, "no.full": "That is full." };
const REFUSAL: Refusal = { rule: "C-3", why: { id: "no.full" } };
const NO_DOUBT = { current: null };
const SEATS = [{ name: "Ada", kind: "human" }] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sessionOf(game: object): Session {
  const texts = (table: MessageTable): AnyFront["texts"] => ({
    en: () => Promise.resolve(table),
    de: () => Promise.resolve(table),
  });
  const parted = "firstTexts" in game ? { firstTexts: texts(FIRST) } : {};
  const front = { meta: { id: "clou" }, texts: texts(ALL), ...parted };
  return { game: front, viewer: signal(0), now: signal(null), log: signal([]) } as unknown as Session;
}

/** A table of which there is nothing but its voice. */
async function sitDown(session: Session, isUrgent = false): Promise<{ voice: TableVoice; moves: Moves }> {
  const heard = {} as { voice: TableVoice; moves: Moves };
  function Table(): null {
    heard.voice = useTableVoice(session, SEATS, "en", isUrgent);
    heard.moves = useMoves(session, {} as Stage, heard.voice.teller, 0, NO_DOUBT);
    return null;
  }
  await act(() => render(createElement(Table, {}), document.createElement("main")));
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  return heard;
}

test("a table asks before it has all of its words, and a refusal waits for them", async () => {
  const heard = await sitDown(sessionOf({ firstTexts: true }));
  expect(heard.voice.voice?.say({ id: "ask.dice" })).toBe("Which?");
  expect(heard.voice.teller).toBeNull();
  await act(() => heard.moves.refuse(REFUSAL));
  expect(toasts.value).toEqual([]);

  await act(async () => void (await vi.runAllTimersAsync()));
  expect(heard.voice.teller?.say({ id: "no.full" })).toBe("That is full.");
  expect(toasts.value.map(({ text }) => text)).toEqual(["That is full."]);
});

test("what a game does not part, and what is urgent, is there at once", async () => {
  for (const [game, isUrgent] of [
    [{}, false],
    [{ firstTexts: true }, true],
  ] as const) {
    const { voice } = await sitDown(sessionOf(game), isUrgent);
    expect(voice.teller?.say({ id: "no.full" })).toBe("That is full.");
  }
});
