import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editionsOf, loadGame } from "@safehouse/games";
import type { MatchRecord } from "@safehouse/kernel";
import { afterEach, expect, test } from "vitest";
import { type GameModule, HOUSE_GAMES } from "../src/house.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import { ask, human, look, makeMatch, newCommand, openHouse, type TestHouse, type TestMatch } from "./house.ts";

let house: TestHouse;
afterEach(() => house.close());

/** The house when it played by rules 1. */
const BEFORE: GameModule = {
  ...HOUSE_GAMES,
  load: async (id) => {
    const edition = (await editionsOf(id)).find(({ rules }) => rules === 1);
    return edition === undefined ? null : loadGame(id, edition);
  },
  editions: async () => [{ rules: 1, content: "" }],
};

function recorded(game: string, name: string): MatchRecord {
  const file = join(import.meta.dirname, `../../games/${game}/fixtures/rules-1/${name}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as MatchRecord;
}

/** Seats answer as they did then. */
async function answerAs(match: TestMatch, entries: MatchRecord["entries"]): Promise<void> {
  for (const { seat, decision, move } of entries) {
    if (seat === null) continue;
    const body = { command: newCommand(), n: 0, decision, move };
    const { status } = await ask(house, `${match.path}/moves`, { token: match.tokens[seat] as string, body });
    expect(status).toBe(200);
  }
}

test.each([
  ["A-4.3", "clou-again", "train-2-easy", 3],
  ["X-2.4", "clou-christmas", "three-random", 2],
] as const)(
  "%s a match of %s begun under rules 1 is played to its end under them (%s)",
  async (_rule, game, name, present) => {
    const { config, seats, seed, entries, outcome } = recorded(game, name);
    const setup = { game, config, seats: seats.map(() => human), seed };
    const store: Store = { ...memoryStore(), close: async () => {} };
    house = await openHouse({ store, games: BEFORE });
    const match = await makeMatch(house, setup);
    const half = Math.floor(entries.length / 2);
    await answerAs(match, entries.slice(0, half));
    const before = await look(house, match);

    await house.close();
    house = await openHouse({ store });
    expect(await look(house, match)).toEqual(before);
    await answerAs(match, entries.slice(half));
    expect(await look(house, match)).toMatchObject({ rules: 1, outcome });

    const next = await makeMatch(house, setup);
    expect(await look(house, next)).toMatchObject({ rules: present });
  },
);
