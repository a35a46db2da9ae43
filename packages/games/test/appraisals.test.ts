import { readFileSync } from "node:fs";
import { GAME_IDS, loadGame } from "../index.ts";
import { type AnyGame, type MatchRecord, shareOf, TERMS } from "@safehouse/kernel";
import { orderReview, review, type ReviewOrder, turnsOf } from "@safehouse/host";
import { describe, expect, test } from "vitest";

/** Of every game a match of bots that play well, and one of bots that do not. */
const MATCHES: { readonly [game: string]: readonly string[] } = {
  klaumau: ["plain-2-normal", "own-bomb-3-random", "all-4-halve"],
  robnrun: ["training-2-normal", "the-mole-5-random"],
  clou: ["mansion-1-normal", "mansion-3-random"],
  "clou-again": ["cat-1-normal", "train-2-easy"],
  "clou-christmas": ["two-easy"],
};

function recordOf(game: string, name: string): MatchRecord {
  return JSON.parse(readFileSync(new URL(`../${game}/fixtures/${name}.json`, import.meta.url), "utf8")) as MatchRecord;
}

/** As little effort as can be: what is tested holds whatever the numbers are worth. */
async function orderOf(game: AnyGame, record: MatchRecord): Promise<ReviewOrder> {
  const { order } = await orderReview(game, null, record);
  if (order === null) throw new Error(`${record.game} cannot be reviewed`);
  const { appraisal } = order;
  return {
    ...order,
    appraisal: { ...appraisal, appraiser: (config, seats) => appraisal.appraiser(config, seats, 0.01) },
  };
}

describe.each([...GAME_IDS])("%s", (id) => {
  test.each([...(MATCHES[id] ?? [])])("%s adds up for every seat, to what the match came to", async (name) => {
    const record = recordOf(id, name);
    const game = (await loadGame(id)) as AnyGame;
    const order = await orderOf(game, record);
    const { review: found, match } = review(order);
    for (const account of found.seats) {
      expect(TERMS.reduce((sum, term) => sum + account[term], account.expected)).toBeCloseTo(account.result, 8);
      expect(account.result).toBeCloseTo(resultOf(record, found.unit, account.seat), 8);
    }
    // Turns gather answers, and lose none.
    const turns = turnsOf(match.entries);
    expect(turns.flatMap(({ entries }) => entries)).toEqual(match.entries.filter(({ seat }) => seat !== null));
    expect(turns.every(({ seat, entries }) => entries.every((entry) => entry.seat === seat))).toBe(true);
    const owns = turns.reduce((sum, { own }) => sum + own, 0);
    expect(owns).toBeCloseTo(
      found.seats.reduce((sum, account) => sum + account.own, 0),
      6,
    );
    // What the estimate itself changed is no moment of anybody's.
    for (const { n, kind, seat, before, after } of found.moments) {
      if (kind === "luck") continue;
      const turn = turns.find(({ entries }) => entries.some((entry) => entry.n === n));
      const changes =
        turn?.entries.map((entry) => shareOf(seat as number, entry.before[seat as number] ?? 0, entry)) ?? [];
      expect(after - before).toBeCloseTo(
        changes.reduce((sum, { own, hidden }) => sum + own + hidden, 0),
        6,
      );
    }
    if (!order.appraisal.isShared) return;
    // A crew has one luck: it is booked once, and is the same for everybody.
    expect(new Set(found.seats.map(({ luck }) => luck)).size).toBe(1);
    expect(match.entries.every(({ appraised }) => new Set(appraised.after).size === 1)).toBe(true);
  });
});

function resultOf({ outcome, seats }: MatchRecord, unit: string, seat: number): number {
  if (outcome.type === "shared") return unit === "points" ? outcome.points : Number(outcome.points > 0);
  const points = outcome.standings.map((each) => each.points);
  const own = outcome.standings.find((each) => each.seat === seat)?.points ?? 0;
  return own - (points.reduce((sum, each) => sum + each, 0) - own) / (seats.length - 1);
}
