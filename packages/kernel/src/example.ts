import { type Drawn, isChance, type Seat, type Viewer } from "./decision.ts";
import { found } from "./found.ts";
import type { AnyCore, GameEvent } from "./game.ts";
import type { Json } from "./json.ts";
import type { Language } from "./message.ts";
import { commit, prepareDraw, prepareMove, startTimeline, type Step, type Timeline } from "./timeline.ts";

/** Words in every language of the house. */
export type InEveryLanguage = { readonly [language in Language]: string };

/** What chance gives, or what a seat answers to the question that is open for it. */
export type ExampleAct<Move = unknown> = { readonly drawn: Drawn } | { readonly seat: Seat; readonly move: Move };

export interface ExampleStep<Move = unknown, Facts = unknown, Shows = unknown> {
  /** What happens, and all that the picture shows of it: whoever sees no picture reads the same. */
  readonly words: InEveryLanguage;
  readonly acts: readonly ExampleAct<Move>[];
  /** What may not be answered now, and the rule that says so. */
  readonly refused?: readonly { readonly seat: Seat; readonly move: Move; readonly by: string }[];
  /** What is true afterwards, in the game's own terms. */
  readonly after: Facts;
  /** Other parts of the table than the example shows. */
  readonly shows?: Shows;
}

/**
 * A worked example: the beginning of a real match, told step by step. The rules page draws it and a test plays it through the rules,
 * so no picture can show what the rules do not do.
 */
export interface WorkedExample<Move = unknown, Facts = unknown, Shows = unknown> {
  /** The rule it stands with. */
  readonly rule: string;
  /** Which game is played: a sequel's book shows its elder's examples. */
  readonly game: string;
  readonly title: InEveryLanguage;
  readonly seats: number;
  /** What the words call the players; nothing where their seats have names of their own. */
  readonly people?: readonly string[];
  /** As a table is set. */
  readonly config: { readonly [option: string]: Json };
  readonly eyes: Viewer;
  /** What of the table is drawn, in the game's own terms. */
  readonly shows: Shows;
  /** How it came to what the first step tells of. */
  readonly before: readonly ExampleAct<Move>[];
  readonly steps: readonly ExampleStep<Move, Facts, Shows>[];
}

/** How things stand after a step, and what was told in it. */
export interface ExampleFrame {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** Plays an example through the rules, every answer judged like a stranger's. Throws where they do not say what it says. */
export function playExample(game: AnyCore, example: WorkedExample): ExampleFrame[] {
  const { config, seats, before, steps } = example;
  const configured = game.configure(config, seats);
  if (!configured.ok) throw new Error(`${configured.error.path} ${configured.error.problem}`);
  const timeline = startTimeline(game, configured.value, seats);
  for (const act of before) perform(timeline, act);
  return steps.map(({ acts, refused = [] }) => {
    const events = acts.flatMap((act) => perform(timeline, act));
    for (const { seat, move, by } of refused) expectRefusal(timeline, seat, move, by);
    return { state: timeline.state, events };
  });
}

function perform(timeline: Timeline, act: ExampleAct): readonly GameEvent[] {
  const step = "drawn" in act ? draw(timeline, act.drawn) : answer(timeline, act.seat, act.move);
  commit(timeline, step);
  return step.events;
}

function draw(timeline: Timeline, drawn: Drawn): Step {
  const [decision] = timeline.game.pending(timeline.state);
  if (decision === undefined || !isChance(decision)) throw new Error(`chance is not asked for ${drawn.join()}`);
  return prepareDraw(timeline, decision, drawn);
}

function answer(timeline: Timeline, seat: Seat, move: unknown): Step {
  const step = prepareMove(timeline, seat, openFor(timeline, seat), move);
  if (!step.ok) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(step.error.refusal)}`);
  return step.value;
}

function expectRefusal(timeline: Timeline, seat: Seat, move: unknown, rule: string): void {
  const step = prepareMove(timeline, seat, openFor(timeline, seat), move);
  const said = step.ok ? "allowed" : `refused by ${step.error.refusal.rule}`;
  if (said !== `refused by ${rule}`) throw new Error(`${JSON.stringify(move)} is ${said}, not refused by ${rule}`);
}

function openFor({ game, state }: Timeline, seat: Seat): string {
  const decision = game.pending(state).find((each) => each.seat === seat);
  if (decision === undefined || isChance(decision)) throw new Error(`seat ${seat} is not asked`);
  return decision.id;
}

/** The shuffle that puts some of these cards on top, the first as the topmost: an example deals what it tells of. */
export function stacked<Card>(cards: readonly Card[], onTop: readonly Card[]): number[] {
  const rest = cards.map((_, i) => i);
  const chosen = onTop.map((card) => {
    const at = rest.findIndex((i) => cards[i] === card);
    if (at < 0) throw new Error(`there is no ${String(card)} left to stack`);
    return found(rest.splice(at, 1)[0]);
  });
  return [...rest, ...chosen.toReversed()];
}
