import { fastRandom } from "@safehouse/chance";
import {
  type AnyGame,
  type Bot,
  type BotLevel,
  type BotRequest,
  type GameEvent,
  type GameView,
  hashText,
  type Json,
  type RecordSeat,
  type Seat,
  type SeatDecision,
  type Study,
  type Timeline,
} from "@safehouse/kernel";
import type { School } from "./school.ts";
import { openQuestions } from "./sight.ts";

/** What a bot is asked. A number takes the place of the random source, so that the request can travel to another thread. */
export interface BotQuestion extends Omit<BotRequest<GameView, Json, GameEvent>, "random"> {
  readonly seed: number;
}

/** Whoever thinks for the bots: in this process, or elsewhere. */
export interface BotPlayers {
  choose(level: string, question: BotQuestion): Promise<unknown> | unknown;
}

/** A bot that threw or answered wrongly: the first listed move was played for it. */
export interface BotFailure {
  readonly seat: Seat;
  readonly level: string;
  readonly decision: string;
  readonly problem: string;
}

/** Enough for every level to play its strength; a bot that needs less uses less. */
export const DEFAULT_BOT_NODES = 2_000;

/** The game's own bots, thinking in this process. A school teaches them what they lack at a table. */
export function gameBots(game: AnyGame, school: School | null = null): BotPlayers {
  return {
    choose(level, { seed, ...question }) {
      const bot = botOf(game, level);
      if (bot === null) throw new Error(`${game.meta.id} has no bot of level "${level}"`);
      const study = school === null ? null : studyOf(game, level, question.view);
      if (study !== null) school?.teach(study);
      const choose = (): unknown => bot.choose({ ...question, random: fastRandom(seed) });
      return bot.prepare === undefined ? choose() : bot.prepare().then(choose);
    },
  };
}

/** What a bot of this level lacks at the table that it sees; null for nothing. */
export function studyOf(game: AnyGame, level: string, view: GameView): Study | null {
  return botOf(game, level)?.study?.(view) ?? null;
}

/** Lets bots fetch what they play with, before a lab asks them at once. */
export async function prepareBots(game: AnyGame, levels: readonly BotLevel[]): Promise<void> {
  await Promise.all(levels.map((level) => botOf(game, level)?.prepare?.()));
}

/** Throws for a bot seat that the game's own bots cannot fill. */
export function requireLevels(game: AnyGame, seats: readonly RecordSeat[]): void {
  for (const [seat, { kind, level }] of seats.entries()) {
    if (kind === "bot" && (level === undefined || botOf(game, level) === null)) {
      throw new Error(`seat ${seat + 1}: ${game.meta.id} has no bot of level "${level ?? ""}"`);
    }
  }
}

function botOf(game: AnyGame, level: string): Bot<GameView, Json, GameEvent> | null {
  const bots = game.bots as { readonly [level: string]: Bot<GameView, Json, GameEvent> };
  return Object.hasOwn(bots, level) ? (bots[level] ?? null) : null;
}

/** A number of its own for every answer of every seat, the same in every run. */
export function seedOf(...parts: readonly (string | number)[]): number {
  return Number.parseInt(hashText(parts.join("/")).slice(0, 13), 16);
}

/** The bots' question that may take effect soonest, and of several the first that the game lists. */
export function nextBotQuestion(
  timeline: Timeline,
  seats: readonly RecordSeat[],
  wait: (question: SeatDecision) => number,
): Pick<BotQuestion, "view" | "decision" | "moves"> | null {
  // Asked after every step, also where only people play.
  if (!seats.some(({ kind }) => kind === "bot")) return null;
  const { game, state } = timeline;
  const open = openQuestions(timeline);
  const isBot = ({ seat }: SeatDecision): boolean => seats[seat]?.kind === "bot";
  const isAnswered = (question: SeatDecision): boolean =>
    game.moves(game.view(state, question.seat), question).length === 0;
  const isPeoples = ({ kind }: SeatDecision): boolean =>
    game.meta.decisions[kind]?.peopleFirst === true &&
    open.some((other) => other.kind === kind && !isBot(other) && !isAnswered(other));
  const questions = open
    .filter((question) => isBot(question) && !isPeoples(question))
    .toSorted((a, b) => wait(a) - wait(b));
  for (const decision of questions) {
    const view = game.view(state, decision.seat);
    const moves = game.moves(view, decision) as readonly Json[];
    // Only a sealed question that this bot has answered has no moves.
    if (moves.length > 0) return { view, decision, moves };
  }
  return null;
}
