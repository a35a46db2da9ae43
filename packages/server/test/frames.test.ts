import { loadGame } from "@safehouse/games";
import { type AnyGame, isChance, replay, type SeatDecision, type Viewer } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import {
  ask,
  follow,
  human,
  look,
  type LooseFrame,
  makeMatch,
  newCommand,
  nextMove,
  openHouse,
  playOn,
  type TestHouse,
  type TestMatch,
  type TestSocket,
} from "./house.ts";
import { linesOf } from "./store-lines.ts";

async function listen(house: TestHouse, match: TestMatch, token?: string): Promise<TestSocket> {
  const socket = await follow(house, match);
  socket.send({ type: "hello", n: 0, ...(token === undefined ? {} : { token }) });
  await socket.next("state");
  return socket;
}

const entriesOf = ({ frames }: TestSocket): LooseFrame[] => frames.filter(({ type }) => type === "entry");

/** What a viewer could do after each entry, found from the log alone. */
async function tables(store: Store, match: TestMatch, viewer: Viewer): Promise<Map<number, object>> {
  const game = (await loadGame("klaumau")) as AnyGame;
  const config = (await store.findMatch(match.id))?.config;
  const entries = (await linesOf(store, match.id)).map(({ entry }) => entry);
  const after = new Map<number, object>();
  replay(game, config, match.seats.length, entries, ({ state }, { entry: { n } }) => {
    const pending = game.pending(state).filter((decision): decision is SeatDecision => !isChance(decision));
    const moves = pending
      .filter(({ seat }) => seat === viewer)
      .flatMap(({ id, seat, kind }) =>
        game
          .moves(game.view(state, viewer), { id, seat, kind })
          .map((move) => ({ decision: id, move: move as unknown })),
      );
    after.set(n, { pending: pending.map(({ id }) => id), moves });
  });
  return after;
}

test("an entry never lists moves of a later state, also where sealed answers are told together", async () => {
  const store = memoryStore();
  const house = await openHouse({ store });
  const match = await makeMatch(house, { seats: [human, human, human], seed: "one after the other" });
  const viewers: readonly Viewer[] = [0, 1, "spectator"];
  const sockets = await Promise.all(
    viewers.map((viewer) => listen(house, match, typeof viewer === "number" ? match.tokens[viewer] : undefined)),
  );
  // Until all have answered a question that was put to several.
  for (let asked = 1, before = 1; asked >= before;) {
    before = asked;
    await playOn(house, match, 1);
    asked = (await look(house, match)).pending.length;
  }
  const { n: last } = await look(house, match);
  for (const [i, socket] of sockets.entries()) {
    await expect.poll(() => socket.frames.at(-1)?.["n"] as number).toBeGreaterThanOrEqual(last);
    const after = await tables(store, match, viewers[i] as Viewer);
    for (const { n, pending, moves } of entriesOf(socket)) {
      const told = {
        pending: pending.map(({ id }: SeatDecision) => id),
        moves: moves.map(({ decision, move }: { decision: string; move: unknown }) => ({ decision, move })),
      };
      expect({ n, ...told }).toEqual({ n, ...after.get(n as number) });
    }
    socket.close();
  }
  await house.close();
});

/** Closed by neither of the houses that have it. */
const shared = (store: Store): Store => ({ ...store, close: async () => {} });

test("who hears of entries late, because another house wrote them, hears of each what all others heard", async () => {
  const store = memoryStore();
  const [one, two] = [await openHouse({ store: shared(store) }), await openHouse({ store: shared(store) })];
  const match = await makeMatch(one, { seats: [human, human, human] });
  const [there, here] = [await listen(one, match, match.tokens[0]), await listen(two, match, match.tokens[0])];
  const first = await nextMove(one, match);
  await playOn(one, match, 8);
  // It asks about a question that is closed by now: then the other house reads all of it.
  const late = await ask(two, `${match.path}/moves`, { ...first, body: { ...first?.body, command: newCommand() } });
  expect(late.status).toBe(409);
  const { n } = await look(one, match);
  for (const socket of [there, here]) await expect.poll(() => socket.frames.at(-1)?.["n"] as number).toBe(n);
  expect(entriesOf(here)).toEqual(entriesOf(there));
  for (const socket of [there, here]) socket.close();
  await Promise.all([one.close(), two.close()]);
});
