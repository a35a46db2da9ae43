import { loadCore, loadOffer } from "@safehouse/games";
import type { Edition, Entry, Json, MatchRecord, RecordSeat } from "@safehouse/kernel";
import { idbStore } from "./idb-store.ts";
import { type LocalStore, type PinLock, StorageTrouble } from "./kept.ts";
import { lockWith } from "./pin.ts";
import { rememberPlaying } from "./played.ts";
import { randomHex } from "./random-hex.ts";
import { scenarioName } from "./scenario-name.ts";

export interface NewLocalMatch {
  readonly game: string;
  /** `{}` plays the game with its defaults. */
  readonly config: unknown;
  readonly seats: readonly { readonly kind: "human" | "bot"; readonly name?: string; readonly level?: string }[];
  readonly hotSeat: boolean;
  /** Asked before every hand of a hot-seat match. */
  readonly pin?: string;
  /** For luck that others have, too; by default nobody else's. */
  readonly seed?: string;
}

/** Makes a match on this device and tells its id: it is played at `/local/:id`. Rejects if it cannot be kept. */
export async function createLocalMatch(wanted: NewLocalMatch, store: LocalStore = idbStore): Promise<string> {
  const { game, config, seats, hotSeat, pin, seed } = wanted;
  const luck = seed === undefined ? {} : { seed };
  return keep(store, { game, config, seats, hotSeat, pin: pin ? lockWith(pin) : null, entries: [], ...luck });
}

/** Goes on from a moment of a finished match against bots, by its rules. Luck is new from there on. */
export async function continueRecord(
  record: Pick<MatchRecord, "game" | "rules" | "content" | "config" | "seats" | "entries">,
  n: number,
  you: { readonly seat: number; readonly name: string; readonly level: string },
  store: LocalStore = idbStore,
): Promise<string> {
  const seats = record.seats.map(({ name }, seat): RecordSeat => {
    const called = name === undefined ? {} : { name };
    return seat === you.seat ? { kind: "human", name: you.name } : { kind: "bot", level: you.level, ...called };
  });
  const entries = record.entries.slice(0, n);
  const { game, config, rules, content } = record;
  return keep(store, { game, edition: { rules, content }, config, seats, hotSeat: false, pin: null, entries });
}

/** The same table once more, with new luck. */
export async function playAgain(id: string, store: LocalStore = idbStore): Promise<string> {
  const kept = await store.read(id);
  if (kept === null) throw new StorageTrouble("gone");
  const { summary, secrets } = kept;
  const { game, seats, hotSeat } = summary;
  return keep(store, { game, config: secrets.config, seats, hotSeat, pin: secrets.pin, entries: [] });
}

interface Plan {
  readonly game: string;
  /** Of what was begun elsewhere; what begins here is of the present one. */
  readonly edition?: Edition;
  readonly config: unknown;
  readonly seats: readonly RecordSeat[];
  readonly hotSeat: boolean;
  readonly pin: PinLock | null;
  readonly entries: readonly Entry[];
  readonly seed?: string;
}

async function keep(store: LocalStore, plan: Plan): Promise<string> {
  const { game: gameId, edition, config, seats, hotSeat, pin, entries, seed = randomHex(32) } = plan;
  const game = await (edition === undefined ? loadOffer(gameId) : loadCore(gameId, edition));
  if (game === null) throw new Error(`there is no game "${gameId}"`);
  const configured = game.configure(config, seats.length);
  if (!configured.ok) throw new Error(`${configured.error.path} ${configured.error.problem}`);
  const id = randomHex(8);
  rememberPlaying();
  await store.create({
    summary: {
      id,
      game: gameId,
      title: "",
      seats,
      yourTurn: false,
      n: entries.length,
      isOver: false,
      updatedAt: Date.now(),
      hotSeat,
      ...scenarioName(game.meta, configured.value),
      ...(entries.length > 0 && { continuedFrom: entries.length }),
    },
    secrets: {
      id,
      rules: game.meta.rules,
      content: game.meta.content,
      config: configured.value as Json,
      seed,
      pin,
    },
    entries: entries.map((entry) => ({ ...entry, command: null })),
  });
  return id;
}
