import { type Entry, isChance, replay, type SeatDecision, type Viewer } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { type Frame, type Match, memoryJournal } from "../src/index.ts";
import { oneHuman, people, playToTheEnd, send, sit, toTheVote } from "./table.ts";
import { vault } from "./vault.ts";

const VIEWERS = [0, 1, 2, "spectator"] as const;

/** What a viewer saw right after the last of these entries, found without the host. */
function tableAfter(entries: readonly Entry[], viewer: Viewer): Omit<Frame, "events"> {
  const replayed = replay(vault, { rounds: 2 }, 3, entries);
  if (!replayed.ok) throw new Error(replayed.error.problem);
  const state = replayed.value.state as ReturnType<typeof vault.setup>;
  const pending = vault.pending(state).filter((decision): decision is SeatDecision => !isChance(decision));
  const view = vault.view(state, viewer);
  const moves = pending
    .filter(({ seat }) => seat === viewer)
    .flatMap((decision) => vault.moves(view, decision).map((move) => ({ decision: decision.id, move })));
  return { n: entries.length, view, pending, moves, outcome: vault.outcome(state) };
}

/** All that it tells: frames work it out when they are asked. */
function read({ n, events, view, pending, moves, outcome }: Frame): Frame {
  return { n, events, view, pending, moves, outcome };
}

function listen(match: Match): Map<Viewer, Frame[]> {
  const heard = new Map<Viewer, Frame[]>();
  for (const viewer of VIEWERS) {
    const frames: Frame[] = [];
    heard.set(viewer, frames);
    match.subscribe(viewer, (frame) => void frames.push(frame));
  }
  return heard;
}

function expectEachItsOwn(heard: Map<Viewer, Frame[]>, entries: readonly Entry[], first: number): void {
  for (const [viewer, frames] of heard) {
    expect(frames.map(({ n }) => n)).toEqual(entries.slice(first - 1).map(({ n }) => n));
    for (const frame of frames) {
      const { events: _, ...told } = read(frame);
      expect({ viewer, ...told }).toEqual({ viewer, ...tableAfter(entries.slice(0, told.n), viewer) });
    }
  }
}

describe("an entry is told with the table as it stood right after it", () => {
  test("be it a move, a draw that it caused, or one of several sealed answers", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal });
    const heard = listen(match);
    await toTheVote(match);
    await send(match, "vote:2:1", { vote: 1 });
    await send(match, "vote:0:1", { vote: 0 });
    await match.undo({ seat: 0, command: "not so" });
    await playToTheEnd(match, [2, 1, 0]);
    expect(match.record()).not.toBeNull();
    expectEachItsOwn(heard, journal.entries, 2);
  });

  test("also where bots answer", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal, seats: oneHuman(2) });
    await match.idle();
    const heard = listen(match);
    const first = match.n + 1;
    while (match.record() === null) {
      await playToTheEnd(match, [0]);
      await match.idle();
    }
    expectEachItsOwn(heard, journal.entries, first);
  });

  test.each(["its log", "a bookmark"])(
    "also if the match was opened from %s while answers were sealed",
    async (from) => {
      const journal = memoryJournal();
      const before = await sit({ journal });
      await toTheVote(before);
      await send(before, "vote:1:1", { vote: 1 });
      const bookmark = from === "a bookmark" ? { bookmark: before.bookmark() } : {};
      await before.close();
      const match = await sit({ journal, entries: [...journal.entries], commands: journal.commands, ...bookmark });
      const heard = listen(match);
      await playToTheEnd(match, [0, 1, 2]);
      expectEachItsOwn(heard, journal.entries, 5);
    },
  );

  test("and again to whoever missed it", async () => {
    const journal = memoryJournal();
    const match = await sit({ journal, seats: people(3) });
    const heard = listen(match);
    await playToTheEnd(match, [1, 0, 2]);
    const again = await sit({ journal, entries: [...journal.entries], commands: journal.commands });
    for (const viewer of VIEWERS) expect(again.frames(viewer, 2).map(read)).toEqual(heard.get(viewer)?.map(read));
    expect(again.frames("spectator", match.n + 1)).toEqual([]);
  });
});
