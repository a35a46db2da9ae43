import {
  type AnyGame,
  type AnyReasons,
  type GameEvent,
  type GameView,
  LANGUAGES,
  type MatchRecord,
  newestFirst,
  type Reason,
  replay,
  say,
  type Viewer,
} from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { GAME_IDS, loadGame } from "../index.ts";
import { readFixtures } from "./fixtures.ts";

const TOGETHER = ["robnrun", "clou", "clou-again", "clou-christmas"];
/** A name that only a test could give. */
const SPEAKER = { name: (seat: number) => `seat ${seat}`, isYou: () => false };

interface Said {
  readonly reason: Reason;
  /** Whether the table could talk when what it is about was chosen, and after it. */
  readonly couldTalk: boolean;
}

/** All that bots say in a recorded match, to one viewer. */
function saidIn(game: AnyGame, reasons: AnyReasons, { config, seats, entries }: MatchRecord, viewer: Viewer): Said[] {
  const heard: GameEvent[] = [];
  const said: Said[] = [];
  let isSilent = false;
  const replayed = replay(game, config, seats.length, entries, ({ state }, { events }) => {
    const view = game.view(state, viewer) as GameView;
    for (const event of events) {
      const told = game.viewEvent(event, viewer) as GameEvent | null;
      if (told === null) continue;
      const reason = reasons.reasonFor(told, newestFirst(heard));
      if (reason !== null) said.push({ reason, couldTalk: reason.isSaidBefore === true ? !isSilent : !view.silent });
      heard.push(told);
    }
    isSilent = view.silent;
  });
  if (!replayed.ok) throw new Error(replayed.error.problem);
  return said;
}

test("bots give reasons where one plays together, and nowhere else", async () => {
  const games = await Promise.all(GAME_IDS.map(async (id) => ({ id, game: await loadGame(id) })));
  expect(games.filter(({ game }) => game?.reasons !== undefined).map(({ id }) => id)).toEqual(
    expect.arrayContaining(TOGETHER),
  );
  expect(games.filter(({ game }) => game?.reasons !== undefined)).toHaveLength(TOGETHER.length);
});

describe.each(TOGETHER)("what bots say in %s", async (id) => {
  const game = (await loadGame(id)) as AnyGame;
  const reasons = await game.reasons?.();
  if (reasons === undefined) throw new Error(`${id} has no reasons`);
  const records = readFixtures(`${import.meta.dirname}/../${id}/test`).map(
    ({ record }) => JSON.parse(record) as MatchRecord,
  );

  test("follows from what everybody is told: who knows more hears the same", () => {
    for (const record of records) {
      const everybodys = saidIn(game, reasons, record, "spectator");
      for (const viewer of [...record.seats.keys(), "open" as const]) {
        expect(saidIn(game, reasons, record, viewer)).toEqual(everybodys);
      }
    }
  });

  test("is said where talking is allowed, and there are words for all of it in every language", async () => {
    const said = records.flatMap((record) => saidIn(game, reasons, record, "spectator"));
    expect(said.every(({ couldTalk }) => couldTalk)).toBe(true);
    const ids = new Set(said.map(({ reason }) => reason.why.id));
    expect(ids.size).toBeGreaterThan(2);
    for (const language of LANGUAGES) {
      const texts = await reasons.texts[language]();
      for (const { reason } of said) expect(say(texts, reason.why, SPEAKER)).toMatch(/^\p{Lu}.{10,90}[.)]$/u);
    }
  });
});
