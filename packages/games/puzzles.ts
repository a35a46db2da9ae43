import {
  type AnyCore,
  type AnyJudge,
  type BotLevel,
  commit,
  type Edition,
  found,
  type GameEvent,
  hashText,
  isChance,
  type Json,
  type Message,
  prepareDraw,
  prepareMove,
  type SeatDecision,
  startTimeline,
  type Timeline,
  type WorthUnit,
} from "@safehouse/kernel";

/** One answer to a puzzle: the moves it consists of, what it is worth and its standard error. */
export type PuzzleAnswer = readonly [way: readonly Json[], worth: number, error: number];

/**
 * A question of a match that one answer is clearly the best to. It is the match up to there: `past` has one word an entry, a number for an
 * answer (its place in the list) and letters for a draw, so that a puzzle takes some hundred bytes and has a history.
 */
export interface Puzzle {
  /** The same as long as the puzzle is. */
  readonly id: string;
  readonly config: { readonly [option: string]: Json };
  readonly seats: number;
  readonly past: string;
  /** Who is asked. */
  readonly seat: number;
  /** What it is about: a kind of decision, or the game's own word for it. */
  readonly theme: string;
  /** How hard it is, as ratings go: about 1000 to 2000. */
  readonly rating: number;
  /** In the order in which they are shown. */
  readonly answers: readonly PuzzleAnswer[];
  /** The judge's. */
  readonly reason: Message;
  /** How well those play who sit at the other seats. */
  readonly level: BotLevel;
}

/** What is mined of a game. */
export interface Wants {
  /** How much better than any other the best answer is, in the game's unit. */
  readonly gap: number;
  /** Worlds for a first look, and for the fresh look that decides. */
  readonly glance: number;
  readonly look: number;
  /** One question in so many is looked at. */
  readonly oneIn: number;
  /** What is no puzzle: answers by habit, or where the estimate is the judge's own model. */
  readonly leftOut: readonly string[];
  /** At most this share of all puzzles asks for one kind of decision. */
  readonly share: number;
}

/** Puzzles of one game come in parts, so that nobody loads hundreds for one. */
export interface PuzzleShelf {
  readonly edition: Edition;
  readonly unit: WorthUnit;
  /** Of each part: how many there are. */
  readonly sizes: readonly number[];
  /** By what they are about: their places among all. */
  readonly themes: { readonly [theme: string]: readonly number[] };
  /** By which they were found, and others can be. */
  readonly wants: Wants;
  readonly parts: readonly (() => Promise<{ readonly default: unknown }>)[];
  /** The judge's, for reasons. */
  readonly texts: AnyJudge["texts"];
}

export async function loadPart({ parts }: PuzzleShelf, part: number): Promise<readonly Puzzle[]> {
  return ((await parts[part]?.())?.default ?? []) as readonly Puzzle[];
}

/** The place of the puzzle of a day among all of them: everybody has the same. */
export function placeOfDay(shelf: PuzzleShelf, day: string): number {
  return Number.parseInt(hashText(`puzzle/${day}`).slice(0, 8), 16) % countOf(shelf);
}

export function countOf({ sizes }: PuzzleShelf): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The puzzle at a place among all of them. */
export async function puzzleAt(shelf: PuzzleShelf, place: number): Promise<Puzzle> {
  let left = place;
  const part = shelf.sizes.findIndex((size) => {
    if (left < size) return true;
    left -= size;
    return false;
  });
  return found((await loadPart(shelf, part))[left]);
}

/** The place of the best answer. */
export function bestOf({ answers }: Puzzle): number {
  return answers.reduce((best, [, worth], i) => (worth > found(answers[best])[1] ? i : best), 0);
}

const WIDTH = 2;
const BASE = 36;

/** A match as a puzzle has it. */
export function writePast({ game, config, seats, entries }: Timeline): string {
  const past = startTimeline(game, config, seats);
  return entries
    .map(({ seat, decision, move }) => {
      const pending = game.pending(past.state);
      const place = pending.findIndex((each) => (isChance(each) ? seat === null : each.id === decision));
      const open = found(pending[place]);
      if (isChance(open)) {
        const drawn = move as readonly number[];
        commit(past, prepareDraw(past, open, drawn));
        return drawn.map((number) => number.toString(BASE).padStart(WIDTH, "0")).join("") + "!";
      }
      const listed = game.moves(game.view(past.state, open.seat), open) as readonly Json[];
      const index = listed.findIndex((each) => JSON.stringify(each) === JSON.stringify(move));
      answer(past, open, move);
      return place === 0 ? String(index) : `${index}@${place}`;
    })
    .join(" ");
}

/** Plays a puzzle's match up to its question. Throws on one of other rules. */
export function openPuzzle(game: AnyCore, { config, seats, past }: Puzzle): Timeline {
  const timeline = startTimeline(game, config, seats);
  for (const word of past.split(" ").filter((each) => each !== "")) {
    const pending = game.pending(timeline.state);
    if (word.endsWith("!")) {
      const drawn = (word.slice(0, -1).match(/../g) ?? []).map((two) => Number.parseInt(two, BASE));
      commit(timeline, prepareDraw(timeline, found(pending[0]), drawn));
      continue;
    }
    const [index = "", place = "0"] = word.split("@");
    const open = found(pending[Number(place)]) as SeatDecision;
    answer(timeline, open, found(game.moves(game.view(timeline.state, open.seat), open)[Number(index)]));
  }
  return timeline;
}

/** What is asked. */
export function questionOf({ game, state }: Timeline, seat: number): SeatDecision {
  return found(game.pending(state).find((each): each is SeatDecision => each.seat === seat));
}

/** What a seat has been told so far, oldest first. */
export function toldTo({ game, steps }: Timeline, seat: number): GameEvent[] {
  return steps.flatMap(({ events }) =>
    events.map((event) => game.viewEvent(event, seat) as GameEvent | null).filter((event) => event !== null),
  );
}

function answer(timeline: Timeline, open: SeatDecision, move: Json): void {
  const step = prepareMove(timeline, open.seat, open.id, move);
  if (!step.ok) throw new Error(`the puzzle is of other rules: ${step.error.refusal.rule}`);
  commit(timeline, step.value);
}

/** What everybody has seen of somebody who claims something: how often before, how often it had to be shown, and how often it was a lie. */
export interface ClaimRecord {
  readonly seat: number;
  readonly claims: number;
  readonly shown: number;
  readonly lies: number;
}

interface Heard {
  readonly type: string;
  readonly seat?: number;
  readonly playable?: boolean;
}

/** Where belief is asked for: the record of who is to be believed; null for any other question. */
export function claimsOf({ game, state, steps }: Timeline, { kind, seat }: SeatDecision): ClaimRecord | null {
  if (kind !== "believe") return null;
  const asked = game.ask(game.view(state, seat), { id: "", seat, kind }).args?.["seat"];
  if (typeof asked !== "number") return null;
  const events = steps.flatMap((step) => step.events) as readonly Heard[];
  const own = events.filter((event) => event.seat === asked);
  const shown = own.filter(({ type }) => type === "shown");
  const believed = own.filter(({ type }) => type === "believed").length;
  return {
    seat: asked,
    claims: believed + shown.length,
    shown: shown.length,
    lies: shown.filter(({ playable }) => playable).length,
  };
}
