import { BOT_LEVELS, isObject } from "@safehouse/kernel";
import { recallList, rememberList } from "./kept-list.ts";
import type { Terms } from "./terms.ts";

/** One finished match of this device. */
export interface Scored {
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly points: number;
  /** The game's own word for it. */
  readonly result: string;
}

/** All that was scored on the same terms, oldest first; never empty. */
export interface ScoreList extends Terms {
  readonly key: string;
  readonly scored: readonly Scored[];
}

/** A result beside the best one before it; null if it is the first on its terms. */
export interface Comparison {
  readonly now: Scored;
  readonly before: Scored | null;
}

const KEPT_IN = "records";
/** More than anybody looks at; the best of them is never dropped. */
const MOST_SCORED = 60;

export function readScores(): ScoreList[] {
  return recallList(KEPT_IN, isScoreList).map((list) => ({ ...list, version: list.version ?? "" }));
}

/** Writes a result down, once however often its match is looked at, and says how it compares. */
export function noteScore(key: string, terms: Terms, scored: Scored): Comparison {
  const lists = readScores();
  const list = lists.find((each) => each.key === key) ?? { key, ...terms, scored: [] };
  const known = list.scored.find(({ match }) => match === scored.match);
  const now = known ?? scored;
  if (known === undefined) {
    const changed = { ...list, scored: trimmed([...list.scored, scored]) };
    rememberList(KEPT_IN, [...lists.filter((each) => each.key !== key), changed]);
  }
  const earlier = list.scored.filter(({ match, at }) => match !== now.match && at <= now.at);
  return { now, before: earlier.length === 0 ? null : bestOf(earlier) };
}

/** The first of the highest: a record stands until it is beaten. */
export function bestOf(scored: readonly Scored[]): Scored {
  return scored.reduce((best, each) => (each.points > best.points ? each : best));
}

function trimmed(scored: readonly Scored[]): readonly Scored[] {
  if (scored.length <= MOST_SCORED) return scored;
  const best = bestOf(scored);
  const dropped = scored.findIndex((each) => each !== best);
  return scored.filter((_, i) => i !== dropped);
}

/** Versions were not always noted. */
type KeptList = Omit<ScoreList, "version"> & { readonly version?: string };

function isScoreList(value: unknown): value is KeptList {
  if (!isObject(value)) return false;
  const { key, game, version, seats, config, rivals, scored } = value;
  if (version !== undefined && typeof version !== "string") return false;
  if (rivals !== undefined && !(Array.isArray(rivals) && rivals.every((level) => BOT_LEVELS.includes(level))))
    return false;
  if (typeof key !== "string" || typeof game !== "string" || !Number.isInteger(seats) || !isObject(config))
    return false;
  return Array.isArray(scored) && scored.length > 0 && scored.every(isScored);
}

function isScored(value: unknown): value is Scored {
  if (!isObject(value)) return false;
  const { match, at, points, result } = value;
  return typeof match === "string" && typeof result === "string" && Number.isFinite(at) && Number.isInteger(points);
}
