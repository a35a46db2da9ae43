import {
  commit,
  type Entry,
  findDecision,
  hashState,
  prepareMove,
  prepareUndo,
  replay,
  type Timeline,
  UNDO,
} from "@safehouse/kernel";
import { print, same, samePrint } from "./plain.ts";
import { type Before, viewPrints } from "./step-laws.ts";
import type { Trial } from "./trial.ts";

/**
 * Takes back a seat's last move, and makes it again, on a copy of the timeline. Returns the copy with the move taken back if play may
 * go on from there.
 */
export function examineUndo(trial: Trial, timeline: Timeline, seat: number, before: Before): Timeline | null {
  const { game, report, texts, tally } = trial;
  const state = print(timeline.state);
  const entryCount = timeline.entries.length;
  const prepared = prepareUndo(timeline, seat);
  if (print(timeline.state) !== state) report("undo", `asking for an undo of seat ${seat} changed the state`);
  if (!prepared.ok) {
    texts.refusal(report, prepared.error.refusal, `undo of seat ${seat}`);
    return null;
  }
  tally.undos++;
  const target = timeline.entries[(prepared.value.undoes as number) - 1] as Entry;
  const what = `taking back ${target.decision}`;

  const fork = forkOf(timeline);
  commit(fork, prepared.value);
  const without = replay(game, trial.config, trial.seats, effectiveEntries(fork));
  if (!without.ok) {
    report("undo", `${what}: the log without it breaks at entry ${without.error.n}: ${without.error.problem}`);
    return null;
  }
  if (!same(without.value.state, fork.state)) report("undo", `${what} is not the log replayed without it`);
  if (target.n === entryCount && before.views !== null) {
    if (!same(game.pending(fork.state), before.pending)) report("undo", `${what} does not ask the same again`);
    const views = viewPrints(trial, fork.state);
    trial.viewers.forEach((viewer, i) => {
      const isSame = samePrint(views[i] as string, before.views?.[i] as string);
      if (!isSame) report("undo", `${what}: ${viewer} still sees a trace of it`);
    });
  }
  examineRedo(trial, fork, target, timeline.state, what);
  return fork;
}

/** A question that others have put aside meanwhile comes back under another name, and the same answer cannot be given to it. */
function examineRedo(trial: Trial, fork: Timeline, target: Entry, wanted: unknown, what: string): void {
  if (findDecision(trial.game, fork.state, target.decision) === null) return;
  const redone = prepareMove(fork, target.seat as number, target.decision, target.move);
  if (!redone.ok) trial.report("undo", `${what} makes the same answer illegal: ${redone.error.refusal.rule}`);
  else if (hashState(redone.value.state) !== hashState(wanted)) {
    trial.report("undo", `${what} and answering the same again leads to another state`);
  }
}

function forkOf(timeline: Timeline): Timeline {
  return {
    ...timeline,
    entries: [...timeline.entries],
    steps: [...timeline.steps],
    undone: new Set(timeline.undone),
  };
}

/** The log as if nothing had ever been taken back. */
export function effectiveEntries(timeline: Timeline): Entry[] {
  return timeline.entries
    .filter((entry) => entry.decision !== UNDO && !timeline.undone.has(entry.n))
    .map((entry, i) => ({ ...entry, n: i + 1 }));
}
