import {
  commit,
  type Decision,
  isChance,
  logName,
  pickOne,
  prepareDraw,
  prepareMove,
  publishedCount,
  replay,
  startTimeline,
  type Step,
  type Timeline,
} from "@safehouse/kernel";
import { examineEnd } from "./end-laws.ts";
import { type IdWatch, watchIds } from "./id-laws.ts";
import { examineImagined } from "./imagine-laws.ts";
import { LawBreak } from "./laws.ts";
import { print } from "./plain.ts";
import { randomAnswer } from "./play.ts";
import { examinePosition, isSealed } from "./position-laws.ts";
import { examineEvents, examineSealedStep, examineTwins, twinsOf, viewPrints } from "./step-laws.ts";
import type { Trial } from "./trial.ts";
import { effectiveEntries, examineUndo } from "./undo-laws.ts";

/** So many positions at the start of a match are looked at closely, whatever `probeEvery` says. */
const EARLY = 40;
const LOG_TO_REPLAY = 50;

/** Plays one match at random under all laws. */
export function examineMatch(trial: Trial, onStep: (timeline: Timeline, step: Step) => void): void {
  const { game, report, random } = trial;
  let timeline = startTimeline(game, trial.config, trial.seats);
  let twins = twinsOf(trial, timeline.state);
  let ids = watchIds((decision) => isSealed(trial, decision));
  ids.see(report, game.pending(timeline.state), null);

  for (let n = 0; ; n++) {
    if (n > trial.maxMoves) return report("endless", `the match is not over after ${trial.maxMoves} steps`);
    const isThorough = n < EARLY || n % trial.probeEvery === 0;
    examinePosition(trial, timeline, isThorough);
    if (isThorough) examineImagined(trial, timeline, pickOne(random, trial.viewers));
    const pending: readonly Decision[] = game.pending(timeline.state);
    if (pending.length === 0) return examineEnd(trial, timeline);

    const views = isThorough ? viewPrints(trial, timeline.state) : null;
    const before = { pending, views, published: publishedCount(timeline) };
    const { decision, step } = nextStep(trial, timeline);
    commit(timeline, step);
    ids.see(report, game.pending(timeline.state), decision.seat);
    examineTwins(trial, twins, decision, step, isThorough);
    examineEvents(trial, decision, step.events);
    examineSealedStep(trial, timeline, decision, before, step.events);
    onStep(timeline, step);

    // An undo replays the log: the longer it is, the rarer it is tried, or long matches would take forever.
    if (!isThorough || random.below(Math.ceil(timeline.entries.length / LOG_TO_REPLAY)) > 0) continue;
    const seat = decision.seat !== null && random.below(2) === 0 ? decision.seat : random.below(trial.seats);
    const undone = examineUndo(trial, timeline, seat, before);
    if (undone !== null && random.below(4) === 0) {
      timeline = undone;
      twins = twinsOf(trial, timeline.state);
      ids = idsOf(trial, timeline);
    }
  }
}

function nextStep(trial: Trial, timeline: Timeline): { decision: Decision; step: Step } {
  const { game, report, random, tally } = trial;
  const before = print(timeline.state);
  const answer = randomAnswer(game, timeline.state, random);
  if (answer === null) throw new LawBreak("moves-empty", "nobody can answer: the match is stuck");
  const { decision, move } = answer;
  let step: Step;
  if (isChance(decision)) {
    step = prepareDraw(timeline, decision, move as readonly number[]);
    tally.draws++;
  } else {
    const prepared = prepareMove(timeline, decision.seat, decision.id, move);
    if (!prepared.ok) throw new LawBreak("moves-refused", `${decision.id} refuses the listed ${print(move)}`);
    step = prepared.value;
    tally.moves++;
  }
  if (print(timeline.state) !== before) report("clone", `${logName(decision)} on a clone changed the original`);
  return { decision, step };
}

/** The names used so far, without what was taken back. */
function idsOf(trial: Trial, timeline: Timeline): IdWatch {
  const { game, report } = trial;
  const ids = watchIds((decision) => isSealed(trial, decision));
  ids.see(report, game.pending(game.setup(trial.config, trial.seats)), null);
  replay(game, trial.config, trial.seats, effectiveEntries(timeline), (replayed, { entry }) =>
    ids.see(report, game.pending(replayed.state), entry.seat),
  );
  return ids;
}
