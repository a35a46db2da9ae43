import { canonical, copyJson, type Timeline } from "@safehouse/kernel";
import { difference } from "./difference.ts";
import { describeError } from "./guard.ts";
import type { TableViewer } from "./kit.ts";
import { deepFreeze, plainJsonProblem, same } from "./plain.ts";
import { randomAnswer } from "./play.ts";
import { historyOf, type Trial } from "./trial.ts";

const PLAY_ON_EVERY = 12;

/** The laws of imagined states: no viewer can tell one from the real state, and it is one. */
export function examineImagined(trial: Trial, timeline: Timeline, viewer: TableViewer): void {
  const { game, report, random, tally } = trial;
  const view = deepFreeze(copyJson(game.view(timeline.state, viewer)));
  const imagined: unknown = game.imagine(view, deepFreeze(historyOf(timeline, viewer)), random);
  tally.imagined++;
  const problem = plainJsonProblem(imagined);
  if (problem !== null) report("imagine", `for ${viewer}: the state is not plain JSON: ${problem}`);
  for (const broken of game.audit(imagined)) report("imagine", `for ${viewer}: ${broken}`);
  const seen = game.view(imagined, viewer);
  if (!same(seen, view)) report("imagine", `${viewer} sees the difference: ${difference(view, seen)}`);
  const pending = game.pending(imagined);
  if (!same(pending, game.pending(timeline.state))) {
    report("imagine", `for ${viewer}: other questions are open: ${canonical(pending)}`);
  }
  if (random.below(PLAY_ON_EVERY + Math.floor(timeline.entries.length / 20)) === 0) playOn(trial, imagined, viewer);
}

function playOn(trial: Trial, state: unknown, viewer: TableViewer): void {
  const { game, report, random, maxMoves } = trial;
  try {
    for (let steps = 0; steps < maxMoves; steps++) {
      const answer = randomAnswer(game, state, random);
      if (answer === null) {
        if (game.outcome(state) === null) report("imagine", `for ${viewer}: the imagined match gets stuck`);
        return;
      }
      game.apply(state, answer.decision, answer.move);
      for (const broken of game.audit(state)) return report("imagine", `for ${viewer}, played on: ${broken}`);
    }
    report("imagine", `for ${viewer}: the imagined match does not end`);
  } catch (error) {
    report("imagine", `for ${viewer}: playing on failed: ${describeError(error)}`);
  }
}
