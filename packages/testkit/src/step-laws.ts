import {
  canonical,
  copyJson,
  type Decision,
  eventMessage,
  type GameEvent,
  isChance,
  logName,
  publishedCount,
  type Step,
  type Timeline,
} from "@safehouse/kernel";
import { isSealed } from "./position-laws.ts";
import { plainJsonProblem, print, same, samePrint } from "./plain.ts";
import type { Trial } from "./trial.ts";

/** What every viewer sees, as text to compare. */
export function viewPrints(trial: Trial, state: unknown): string[] {
  return trial.viewers.map((viewer) => print(trial.game.view(state, viewer)));
}

/** Two more copies of the match: one plays on in place, the other goes through JSON after every step. */
export interface Twins {
  inPlace: unknown;
  throughJson: unknown;
}

export function twinsOf(trial: Trial, state: unknown): Twins {
  return { inPlace: trial.game.clone(state), throughJson: copyJson(state) };
}

export function examineTwins(trial: Trial, twins: Twins, decision: Decision, step: Step, isThorough: boolean): void {
  const { game, report } = trial;
  const { move } = step.entry;
  const kept: unknown = isThorough ? game.clone(twins.inPlace) : null;
  const before = print(kept);
  game.apply(twins.inPlace, decision, move);
  if (print(kept) !== before) report("clone", `${logName(decision)}: applying to a state changed its clone`);
  // Move and decision come out of the log, too.
  const events: unknown = game.apply(twins.throughJson, copyJson(decision), copyJson(move));
  const text = print(twins.throughJson);
  twins.throughJson = JSON.parse(text);
  const what = `after ${logName(decision)} ${canonical(move)}`;
  if (!same(events, step.events)) report("twin", `${what} the copy through JSON tells other events`);
  const state = print(step.state);
  if (!samePrint(print(twins.inPlace), state)) report("twin", `${what} the state changed in place is another one`);
  if (!samePrint(text, state)) report("twin", `${what} the copy through JSON is another one`);
  else if (isThorough && !same(viewPrints(trial, twins.throughJson), viewPrints(trial, step.state))) {
    report("twin", `${what} the copy through JSON looks different`);
  }
  if (!same(game.pending(twins.throughJson), game.pending(step.state))) {
    report("twin", `${what} the copy through JSON asks something else`);
  }
}

/** Events are declared, plain, and have words for everybody who is told of them. */
export function examineEvents(trial: Trial, decision: Decision, events: readonly GameEvent[]): void {
  const { game, report, texts } = trial;
  for (const event of events) {
    const what = `the event ${event.type} of ${logName(decision)}`;
    const problem = plainJsonProblem(event);
    if (problem !== null) report("plain-json", `${what}: ${problem}`);
    if (!Object.hasOwn(game.meta.events, event.type)) report("event-declared", `${what} is not declared`);
    const before = print(event);
    for (const viewer of [...trial.viewers, "open" as const]) {
      const viewed = game.viewEvent(event, viewer) as GameEvent | null;
      if (viewed === null) continue;
      // Whether an event reveals is declared by its type: a viewer must not be told another one.
      if (viewed.type !== event.type) report("event-declared", `${what} is told to ${viewer} as ${viewed.type}`);
      texts.message(report, eventMessage(viewed), `${what} as told to ${viewer}`);
    }
    if (print(event) !== before) report("reads-only", `telling ${what} changed it`);
  }
}

/** The position before a step. The views are costly, and left out where the step is not looked at closely. */
export interface Before {
  readonly pending: readonly Decision[];
  readonly published: number;
  readonly views: readonly string[] | null;
}

/** What a sealed answer must not do while others are still thinking. Call after the step was committed. */
export function examineSealedStep(
  trial: Trial,
  timeline: Timeline,
  decision: Decision,
  before: Before,
  events: readonly GameEvent[],
): void {
  const { game, report, viewers } = trial;
  if (isChance(decision) || !isSealed(trial, decision)) return;
  const pending: readonly Decision[] = game.pending(timeline.state);
  const namesBefore = before.pending.map(logName);
  const isStillOpen = pending.some((now) => logName(now) === decision.id);
  if (!isStillOpen) {
    const left = pending.find((now) => namesBefore.includes(logName(now)));
    if (left) report("sealed-group", `${decision.id} closed before ${logName(left)}`);
    if (events.length === 0) report("sealed-quiet", `${decision.id} closed its question without a word`);
    return;
  }
  const what = `${decision.id} was answered and stays open, but`;
  if (!same(pending, before.pending)) report("sealed-group", `${what} other questions changed`);
  if (events.length > 0) report("sealed-quiet", `${what} told ${canonical(events)}`);
  if (publishedCount(timeline) !== before.published) report("sealed-visible", `${what} the log visibly grew`);
  if (before.views === null) return;
  const views = viewPrints(trial, timeline.state);
  viewers.forEach((viewer, i) => {
    const isOwn = viewer === decision.seat;
    if (!isOwn && !samePrint(views[i] as string, before.views?.[i] as string)) {
      report("sealed-visible", `${what} ${viewer} sees it`);
    }
  });
}
