import {
  type AnyGame,
  type AnyJudge,
  type Bot,
  type GameEvent,
  type GameView,
  hashText,
  type Json,
  type Judged,
  type Judgement,
  luckOf,
  type SeatDecision,
  type Timeline,
} from "@safehouse/kernel";
import { type Puzzle, type Wants, writePast } from "./puzzles.ts";

/** So many answers are shown. */
const SHOWN = 4;

/** What a seat is asked, in a match so far. */
export interface Moment {
  readonly timeline: Timeline;
  readonly decision: SeatDecision;
  readonly view: GameView;
  readonly moves: readonly Json[];
  readonly history: readonly GameEvent[];
}

/** Null where no answer is clearly the best. */
export function puzzleOf(
  game: AnyGame,
  judge: AnyJudge,
  wants: Wants,
  moment: Moment,
  level: Puzzle["level"],
  config: Puzzle["config"],
): Puzzle | null {
  const { timeline, decision, view, moves, history } = moment;
  const judged = (nodes: number, seed: number): Judgement<Json> =>
    judge.judge({ view, decision, moves, history, random: luckOf(seed), budget: { nodes }, kept: SHOWN });
  if (!isClear(judged(wants.glance, 1), wants.gap)) return null;
  const fresh = judged(wants.look, 2);
  if (!isClear(fresh, wants.gap)) return null;
  const shown = shownOf(fresh);
  if (shown.length < 2) return null;
  const past = writePast(timeline);
  const [best] = fresh.ways;
  return {
    id: hashText(`${past}/${decision.id}`).slice(0, 8),
    config,
    seats: timeline.seats,
    past,
    seat: decision.seat,
    theme: decision.kind,
    rating: ratingOf(game, moment, best.way[0] as Json, (shown[1] as Judged<Json>).loss / wants.gap),
    answers: shown
      .map(({ way, worth, error }) => [way, tidy(worth), tidy(error)] as const)
      .toSorted(
        ([a], [b]) => placeOf(moves, a) - placeOf(moves, b) || JSON.stringify(a).localeCompare(JSON.stringify(b)),
      ),
    reason: fresh.reason,
    level,
  };
}

function isClear({ ways, isClear: clear }: Judgement<Json>, gap: number): boolean {
  return clear && rivalsOf(ways).every(({ loss }) => loss >= gap);
}

/** Ways that were tried and come to something else than the best, and each to something else than the others. */
function rivalsOf(ways: Judgement<Json>["ways"]): Judged<Json>[] {
  return ways.filter(
    ({ worlds, loss, lossError }, i) =>
      worlds > 0 &&
      lossError > 0 &&
      ways.findIndex((other) => other.loss === loss && other.lossError === lossError) === i,
  );
}

/** The best and those that come next, each tried. */
function shownOf({ ways }: Judgement<Json>): Judged<Json>[] {
  return [ways[0], ...rivalsOf(ways).slice(0, SHOWN - 1)];
}

/** By who finds it: whatever an easy bot finds is easy. A narrow gap, and many answers, make it a little harder. */
function ratingOf(game: AnyGame, moment: Moment, best: Json, gaps: number): number {
  const at = moment.moves.findIndex((each) => JSON.stringify(each) === JSON.stringify(best));
  const levels = ["easy", "normal", "expert"].filter((level) => level in game.bots);
  const finder = levels.findIndex((level) => choiceOf(game, level, moment, 2_000) === at);
  const steps = finder < 0 ? levels.length : finder;
  const narrow = Math.max(0, 150 - 50 * Math.log2(Math.max(1, gaps)));
  return Math.round(900 + 270 * steps + narrow + 8 * Math.min(15, moment.moves.length));
}

function placeOf(moves: readonly Json[], way: readonly Json[]): number {
  return moves.findIndex((move) => JSON.stringify(move) === JSON.stringify(way[0]));
}

function tidy(value: number): number {
  return Math.round(1000 * value) / 1000;
}

/** What a bot of this level would answer; its place in the list. */
function choiceOf(game: AnyGame, level: string, moment: Moment, nodes: number): number {
  const bot = (game.bots as { readonly [level: string]: Bot<GameView, Json, GameEvent> })[level];
  const { view, decision, moves, history } = moment;
  const move = bot.choose({ view, decision, moves, history, random: luckOf(1), budget: { nodes } });
  return moves.findIndex((each) => JSON.stringify(each) === JSON.stringify(move));
}
