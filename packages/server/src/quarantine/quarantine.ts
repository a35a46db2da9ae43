import { type AnyGame, isChance, replay, type Timeline, type Viewer } from "@safehouse/kernel";
import { BOOKMARK } from "../matches/bookmarks.ts";
import type { Beside, SetApart } from "../store/beside.ts";
import { type FindGame, requirePlayable } from "../store/inspect.ts";
import { beside } from "../store/open-beside.ts";
import { DamagedLog, type StoredEntry, type StoredMatch } from "../store/store.ts";

/** A match that was set apart, as far as it can be read. */
export interface ApartMatch extends SetApart {
  /** Null if what it was made of is damaged. */
  readonly made: { readonly game: string; readonly rules: number; readonly at: number } | null;
}

/** What a look at it finds. `n` is the entry that does not hold. */
export type Finding =
  | { readonly kind: "sound"; readonly isOver: boolean }
  | { readonly kind: "damaged"; readonly problem: string }
  | { readonly kind: "unplayed" }
  | { readonly kind: "illegal"; readonly n: number; readonly problem: string; readonly rule: string | null }
  | { readonly kind: "throws"; readonly n: number; readonly problem: string };

export interface Examined extends ApartMatch {
  readonly finding: Finding;
}

/** All matches that were set apart, for all or in single houses, oldest first. Houses may be open. */
export function listApart(place: string): Promise<ApartMatch[]> {
  return beside(place, "read", async (house) => {
    const found: ApartMatch[] = [];
    for (const match of await house.setApart()) found.push(await describeApart(house, match));
    return found;
  });
}

/** Checks the chain of a match that was set apart and replays it by its rules. Null if there is none by this id. */
export function examineApart(place: string, id: string, findGame: FindGame): Promise<Examined | null> {
  return beside(place, "read", (house) => examine(house, id, findGame));
}

/**
 * As above, and lets it be played on if nothing is wrong with it: in a house that is open, and in those that have set it apart only for
 * themselves, from the next time it is asked for.
 */
export function releaseApart(place: string, id: string, findGame: FindGame): Promise<Examined | null> {
  return beside(place, "write", async (house) => {
    const examined = await examine(house, id, findGame);
    if (examined?.finding.kind !== "sound") return examined;
    // A bookmark may hold what the rules did wrong when the match was set apart; the log was found to be right.
    await house.removeDocument(BOOKMARK, id);
    await house.release(id, examined.finding.isOver ? "over" : "running");
    return examined;
  });
}

async function examine(house: Beside, id: string, findGame: FindGame): Promise<Examined | null> {
  const match = (await house.setApart()).find((each) => each.id === id);
  if (match === undefined) return null;
  return { ...(await describeApart(house, match)), finding: await find(house, id, findGame) };
}

async function describeApart(house: Beside, match: SetApart): Promise<ApartMatch> {
  try {
    const stored = await house.findMatch(match.id);
    return { ...match, made: stored && { game: stored.game, rules: stored.rules, at: stored.createdAt } };
  } catch (error) {
    if (!(error instanceof DamagedLog)) throw error;
    return { ...match, made: null };
  }
}

async function find(house: Beside, id: string, findGame: FindGame): Promise<Finding> {
  try {
    const match = (await house.findMatch(id)) as StoredMatch;
    const log = (await house.readLog(id)).lines;
    const game = await findGame(match.game, match);
    return game === null ? { kind: "unplayed" } : play(game, match, log);
  } catch (error) {
    if (!(error instanceof DamagedLog)) throw error;
    return { kind: "damaged", problem: error.message };
  }
}

/** Everything that a house would ask of the rules, from the first entry to the table as it stands and any next move. */
function play(game: AnyGame, match: StoredMatch, log: readonly StoredEntry[]): Finding {
  const entries = log.map(({ entry }) => entry);
  let n = 1;
  try {
    const replayed = replay(game, match.config, match.seats.length, entries, () => n++);
    if (!replayed.ok) {
      const { n: at, problem, rejection } = replayed.error;
      return { kind: "illegal", n: at, problem, rule: rejection?.refusal.rule ?? null };
    }
    n = entries.length;
    lookAround(replayed.value);
    n = entries.length + 1;
    tryMoves(replayed.value);
    requirePlayable(game, match, log);
    return { kind: "sound", isOver: game.outcome(replayed.value.state) !== null };
  } catch (error) {
    if (error instanceof DamagedLog) throw error;
    return { kind: "throws", n, problem: String(error) };
  }
}

function lookAround({ game, state, seats, steps }: Timeline): void {
  const viewers: Viewer[] = ["spectator", ...Array.from({ length: seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    game.view(state, viewer);
    for (const { events } of steps) for (const event of events) game.viewEvent(event, viewer);
  }
}

function tryMoves({ game, state }: Timeline): void {
  for (const decision of game.pending(state)) {
    if (isChance(decision)) continue;
    const view: unknown = game.view(state, decision.seat);
    for (const move of game.moves(view, decision)) {
      game.label(decision, move);
      game.check(view, decision, move);
      game.apply(game.clone(state), decision, move);
    }
  }
}
