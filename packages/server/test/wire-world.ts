import { fastRandom } from "@safehouse/chance";
import { type AnyGame, isChance, type Json, pickOne, replay, type Viewer } from "@safehouse/kernel";
import { klaumau } from "@safehouse/games/klaumau";
import type { GameModule } from "../src/house.ts";
import { memoryStore } from "../src/store/memory.ts";
import { human, makeMatch, newCommand, openHouse, type TestHouse } from "./house.ts";
import { linesOf } from "./store-lines.ts";

export type TableViewer = Exclude<Viewer, "open">;

/** Where a seeded match stood at some n, with every move that was made in it. */
export interface Position {
  readonly config: object;
  readonly seats: number;
  readonly state: unknown;
  readonly known: readonly Json[];
}

/** Plays a practice match over the real app, and takes some of the states that its log leads to. */
export async function positionsOf(
  config: object,
  seats: number,
  seed: number,
  plan: { readonly moves: number; readonly positions: number },
): Promise<Position[]> {
  const store = memoryStore();
  const house = await openHouse({ store });
  try {
    const random = fastRandom(seed);
    const match = await makeMatch(house, { config, seats: Array(seats).fill(human), seed: `wire-${seed}` });
    for (let i = 0; i < plan.moves; i++) {
      const pending = (await get(house, match.path)).pending;
      if (pending.length === 0) break;
      const { seat } = pickOne<{ seat: number }>(random, pending);
      const token = match.tokens[seat] as string;
      const { n, moves } = await get(house, match.path, token);
      // Whoever has answered a sealed question has no more to say, but is still asked.
      if (moves.length === 0) continue;
      const { decision, move } = pickOne<{ decision: string; move: Json }>(random, moves);
      const told = await house.app.inject({
        method: "POST",
        url: `${match.path}/moves`,
        headers: { authorization: `Bearer ${token}` },
        payload: { command: newCommand(), n, decision, move },
      });
      if (told.statusCode !== 200) throw new Error(`a listed move got ${told.statusCode}: ${told.body}`);
    }
    const entries = (await linesOf(store, match.id)).map(({ entry }) => entry);
    const known = entries.filter(({ seat }) => seat !== null).map(({ move }) => move);
    const game = klaumau as unknown as AnyGame;
    const stored = await store.findMatch(match.id);
    const all: Position[] = [];
    replay(game, stored?.config, seats, entries, ({ state }) => {
      const [first] = game.pending(state);
      if (first !== undefined && !isChance(first)) all.push({ config, seats, state: game.clone(state), known });
    });
    return Array.from({ length: plan.positions }, () => pickOne(random, all));
  } finally {
    await house.close();
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- snapshots are looked at loosely here
async function get(house: TestHouse, url: string, token?: string): Promise<any> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await house.app.inject({ url, headers })).json();
}

/** A house whose matches begin in a state of our choice: that is how a second world comes to life behind a real server. */
export interface WorldHouse extends TestHouse {
  put(state: unknown): void;
}

export async function openWorldHouse(): Promise<WorldHouse> {
  const game = klaumau as unknown as AnyGame;
  let world: unknown = null;
  const games: GameModule = {
    ids: ["klaumau"],
    load: async () => ({ ...game, setup: () => game.clone(world) as never }),
    module: "@safehouse/games",
  };
  const house = await openHouse({ games });
  return { ...house, put: (state) => (world = state) };
}
