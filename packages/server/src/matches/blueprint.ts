import { type AnyGame, BOT_LEVELS, type BotLevel, type Edition, type Json, type RecordSeat } from "@safehouse/kernel";
import { Problem } from "../problem.ts";
import type { NewMatch } from "../store/store.ts";
import type { Surroundings } from "../surroundings.ts";
import { hashToken, newMatchId, newToken } from "./token.ts";

/** What somebody wants to play. */
export interface MatchWish {
  readonly config: unknown;
  readonly seats: readonly SeatWish[];
  readonly seed?: string;
  readonly contributions?: readonly string[];
  readonly isPrivate?: boolean;
  readonly promised?: Promised;
}

/** What a table has fixed before its match is made: whoever makes it a second time finds it made. */
export interface Promised {
  readonly id: string;
  /** The one that it committed to before its guests came. */
  readonly seed: string;
  /** By seat: of the tokens that its guests hold. */
  readonly tokenHashes: readonly (string | null)[];
  /** The rules that it begins under. Tables that began before that was fixed say nothing. */
  readonly edition?: Edition;
}

export interface SeatWish {
  readonly kind: "human" | "bot";
  readonly name?: string;
  readonly level?: string;
}

export interface Blueprint {
  readonly match: NewMatch;
  /** By seat; null for bots. */
  readonly tokens: readonly (string | null)[];
}

export function levelsOf({ bots }: AnyGame): BotLevel[] {
  return BOT_LEVELS.filter((level) => bots[level] !== undefined);
}

/** The match that is wished for, or a problem that says what cannot be had. */
export function drawUp(game: AnyGame, wish: MatchWish, surroundings: Surroundings): Blueprint {
  const { id, seats: range, rules, content } = game.meta;
  if (wish.seats.length < range.min || wish.seats.length > range.max) {
    const problem = `seats: ${id} takes ${range.min} to ${range.max} seats, not ${wish.seats.length}.`;
    throw new Problem(400, "seats.range", problem);
  }
  const configured = game.configure(wish.config, wish.seats.length);
  if (!configured.ok) {
    throw new Problem(400, "config.wrong", `${configured.error.path} ${configured.error.problem}.`);
  }
  const seats = wish.seats.map((seat, i) => recordSeat(game, seat, i));
  const tokens = seats.map(({ kind }) =>
    kind === "human" && wish.promised === undefined ? newToken(surroundings) : null,
  );
  return {
    match: {
      id: wish.promised?.id ?? newMatchId(surroundings),
      game: id,
      rules,
      content,
      config: configured.value as Json,
      seats,
      tokenHashes: wish.promised?.tokenHashes ?? tokens.map((token) => token && hashToken(token)),
      seed: wish.seed ?? wish.promised?.seed ?? surroundings.seed(),
      contributions: wish.contributions ?? [],
      practice: wish.seed !== undefined,
      isPrivate: wish.isPrivate ?? false,
      createdAt: surroundings.now(),
    },
    tokens,
  };
}

function recordSeat(game: AnyGame, { kind, name, level }: SeatWish, seat: number): RecordSeat {
  const named = name === undefined ? {} : { name };
  if (kind === "human") {
    if (level !== undefined) throw new Problem(400, "level.people", `seats.${seat}.level: only bots have a level.`);
    return { kind, ...named };
  }
  const levels = levelsOf(game);
  const chosen = level ?? (levels.includes("normal") ? "normal" : levels.at(-1));
  if (chosen === undefined || !(levels as string[]).includes(chosen)) {
    throw new Problem(
      400,
      "level.unknown",
      `seats.${seat}.level: ${game.meta.id} has no bot of level "${chosen ?? ""}"; levels are ${levels.join(", ")}.`,
    );
  }
  return { kind, ...named, level: chosen };
}
