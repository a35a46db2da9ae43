import type { BotRequest, GameEvent, GameView } from "./game.ts";
import type { Language, Message, MessageTable } from "./message.ts";

/** What worth is counted in: a crew's points, points of a round ahead of the others' mean, or the chance to win. */
export type WorthUnit = "points" | "lead" | "chance";

/** One way to answer, and what it is worth as far as the seat can know. Errors are single standard errors. */
export interface Judged<Move> {
  /** From an answer as it was listed to where the seat is done with its turn; where nothing hangs together, one answer. */
  readonly way: readonly Move[];
  readonly worth: number;
  readonly error: number;
  /** How much less than the best one, and how sure that is: both were tried with the same luck, so it is surer than their worths. */
  readonly loss: number;
  readonly lossError: number;
  /** In how many imagined worlds it was tried; 0 where it was only estimated, and the errors are those of such estimates. */
  readonly worlds: number;
}

export interface Judgement<Move> {
  /** The best first, at least one for every listed answer. */
  readonly ways: readonly [Judged<Move>, ...Judged<Move>[]];
  /** Whether the best is ahead by twice the error of whatever was tried beside it and does not come to the same. */
  readonly isClear: boolean;
  /** Why the best is best, in one sentence from the judge's own numbers; its texts are the judge's. */
  readonly reason: Message;
}

export interface JudgeRequest<View, Move, Event> extends BotRequest<View, Move, Event> {
  /** So many ways are tried to the end, the others only until they have fallen behind: two unless told. */
  readonly kept?: number;
  /** What was answered: it is tried, too, and where something else is best the reason says what that has over this one. */
  readonly answered?: Move;
}

/**
 * Says what every answer is worth, from what a seat may know and nothing else: a bot's request is all it is given, so two worlds that the
 * seat cannot tell apart are judged alike. It stands on what the expert reckons with. Loaded when asked for.
 */
export interface Judge<View extends GameView = GameView, Move = unknown, Event extends GameEvent = GameEvent> {
  readonly unit: WorthUnit;
  /** A node is one world played out for one answer; so many of them take about a second. */
  readonly nodesASecond: number;
  readonly texts: { readonly [language in Language]: () => Promise<MessageTable> };
  /** Fetches what it judges by. Whoever asks waits for this first. */
  prepare?(): Promise<void>;
  /** The more nodes, the smaller the errors. The same request gives the same judgement. */
  judge(request: JudgeRequest<View, Move, Event>): Judgement<Move>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- views and moves of different games have nothing in common
export type AnyJudge = Judge<any, any, any>;

/** The best way that begins with this answer, of those that were tried longest; null for an answer that was not listed. */
export function judgedOf<Move>({ ways }: Judgement<Move>, isIt: (move: Move) => boolean): Judged<Move> | null {
  const begun = ways.filter(({ way: [first] }) => first !== undefined && isIt(first));
  return begun.toSorted((a, b) => b.worlds - a.worlds)[0] ?? null;
}
