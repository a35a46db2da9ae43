import type { RecordSeat } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { type BotFailure, MatchClosed, memoryJournal } from "../src/index.ts";
import { fakeClock, oneHuman, people, playToTheEnd, robots, send, settle, sit, toTheVote } from "./table.ts";

/** Bots whose thoughts the test thinks. */
function slowBots() {
  const thoughts: PromiseWithResolvers<unknown>[] = [];
  return {
    thoughts,
    choose(): Promise<unknown> {
      const thought = Promise.withResolvers<unknown>();
      thoughts.push(thought);
      return thought.promise;
    },
  };
}

describe("seats that change hands while a match is open", () => {
  test("let a bot play on at once, and stop it when a person comes back", async () => {
    const match = await sit({ seats: people(2) });
    match.reseat([{ kind: "human" }, { kind: "bot", level: "random" }]);
    await match.idle();
    expect(match.snapshot(0).pending.map(({ id }) => id)).toEqual(["mark:0:1"]);
    match.reseat(people(2));
    await match.playAbsent(0);
    await match.idle();
    expect(match.snapshot(0).pending).toHaveLength(2);
  });

  test("are the record's", async () => {
    const match = await sit({ seats: people(2) });
    const seats: RecordSeat[] = [{ kind: "human", name: "Ann" }, { kind: "human" }];
    match.reseat(seats);
    await playToTheEnd(match, [0, 1]);
    expect(match.record()?.seats).toEqual(seats);
  });

  test("do not let a bot answer for the person who has taken its seat", async () => {
    const failures: BotFailure[] = [];
    const bots = slowBots();
    const match = await sit({ seats: oneHuman(1), bots, onBotFailure: (failure) => void failures.push(failure) });
    await settle();
    match.reseat(people(2));
    bots.thoughts[0]?.resolve({ cell: 3 });
    await match.idle();
    expect([match.n, failures]).toEqual([1, []]);
    match.reseat(oneHuman(1));
    await settle();
    match.reseat(people(2));
    bots.thoughts[1]?.reject(new Error("out of memory"));
    await match.idle();
    expect([match.n, failures, bots.thoughts.length]).toEqual([1, [], 2]);
  });

  test("nor with an answer that waited behind a mask", async () => {
    const clock = fakeClock();
    const journal = memoryJournal();
    const match = await sit({ seats: oneHuman(2), journal, clock, maskMs: 1500 });
    await match.playAbsent(0);
    await settle();
    match.reseat(people(3));
    await clock.advance(1500);
    expect(journal.entries).toHaveLength(4);
  });

  test("leave a mask where it was, and take it off only among bots", async () => {
    const clock = fakeClock();
    const match = await sit({ clock, maskMs: 1500 });
    await toTheVote(match);
    await clock.advance(1000);
    let answered = 0;
    void send(match, "vote:0:1", { vote: 1 }).then(() => answered++);
    match.reseat([...people(2), ...robots(1)]);
    await clock.advance(499);
    expect(answered).toBe(0);
    await clock.advance(1);
    expect(answered).toBe(1);
    match.reseat(robots(3));
    await match.idle();
    expect(match.record()).not.toBeNull();
  });

  test("must be as many as before", async () => {
    const match = await sit();
    expect(() => match.reseat(people(2))).toThrow("2 seats instead of 3");
    expect(() => match.reseat([...people(2), { kind: "bot", level: "genius" }])).toThrow('no bot of level "genius"');
  });
});

test("whoever asks a closed match is told so by name, also who waited behind a mask", async () => {
  const clock = fakeClock();
  const match = await sit({ clock, maskMs: 1500 });
  await toTheVote(match);
  const waiting = send(match, "vote:0:1", { vote: 1 }).catch((error: unknown) => error);
  await match.close();
  await clock.advance(1500);
  expect(await waiting).toBeInstanceOf(MatchClosed);
  await expect(send(match, "vote:1:1", { vote: 1 })).rejects.toThrow(MatchClosed);
});
