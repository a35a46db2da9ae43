import {
  type AnyGame,
  commit,
  type Decision,
  type Game,
  type GameEvent,
  type GameView,
  isChance,
  type Json,
  logName,
  prepareDraw,
  prepareMove,
  startTimeline,
  type Timeline,
} from "@safehouse/kernel";
import { configured } from "./play.ts";

/** What was drawn where chance is asked, else who answers what. */
export type ScriptedAnswer = readonly number[] | readonly [seat: number, move: Json];

/** The state after a script of answers: tests fix the chance, not the seed. Throws where the script does not fit. */
export function arrive<State, View extends GameView, Move, Event extends GameEvent, Config>(
  game: Game<State, View, Move, Event, Config>,
  config: unknown,
  seats: number,
  script: readonly ScriptedAnswer[],
): State {
  return followScript(game as AnyGame, config, seats, script).state as State;
}

/** As `arrive`, with the log that leads there. */
export function followScript(
  game: AnyGame,
  config: unknown,
  seats: number,
  script: readonly ScriptedAnswer[],
): Timeline {
  const timeline = startTimeline(game, configured(game, config, seats), seats);
  for (const answer of script) follow(timeline, answer);
  return timeline;
}

/** One more answer on a timeline. */
export function follow(timeline: Timeline, answer: ScriptedAnswer): void {
  const pending: readonly Decision[] = timeline.game.pending(timeline.state);
  const first = pending[0];
  if (first === undefined) throw new Error(`the match is over before ${JSON.stringify(answer)}`);
  if (isChance(first)) return commit(timeline, prepareDraw(timeline, first, answer as readonly number[]));
  const [seat, move] = answer as readonly [number, Json];
  const decision = pending.find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`seat ${seat} is not asked: ${pending.map(logName).join()}`);
  const step = prepareMove(timeline, seat, logName(decision), move);
  if (!step.ok) throw new Error(`${logName(decision)} ${JSON.stringify(move)}: ${JSON.stringify(step.error)}`);
  commit(timeline, step.value);
}
