import { type AnyGame, type GameEvent, logName, type Random } from "@safehouse/kernel";
import { describeError } from "./guard.ts";
import { watchHidden } from "./hidden-things.ts";
import type { ConformKit, SeenStep, TableViewer } from "./kit.ts";
import { type Findings, LawBreak, type Report } from "./laws.ts";
import { print } from "./plain.ts";
import { randomAnswer } from "./play.ts";
import { configOf, randomOf } from "./schedule.ts";
import { type KnownMoves, knownMoves, tableViewers } from "./trial.ts";
import { compareWorlds, stepBoth } from "./two-worlds.ts";

export interface LeakPlan {
  readonly seatCounts: readonly number[];
  readonly pairs: number;
  readonly seed: number;
  readonly maxMoves: number;
  /** Called for every step of the matches that the positions are taken from. */
  readonly onStep: (step: SeenStep<unknown, GameEvent>) => void;
}

export interface LeakTally {
  readonly leakPairs: number;
  readonly leakSteps: number;
  readonly changedPairs: number;
}

const POSITIONS_A_MATCH = 6;
const STEPS_A_PAIR = 12;

/**
 * Two worlds that a viewer must not be able to tell apart, played on in lockstep: what this viewer is shown, asked, allowed and told
 * stays equal until an event that is declared to reveal something says otherwise.
 */
export function examineLeaks(game: AnyGame, kit: ConformKit, plan: LeakPlan, findings: Findings): LeakTally {
  const { seatCounts, pairs } = plan;
  const hidden = watchHidden(game, kit);
  let leakPairs = 0;
  let leakSteps = 0;
  // A match that breaks off gives no pairs: their number alone would not end the loop.
  for (let i = 0; leakPairs < pairs && i < pairs + seatCounts.length && !findings.isFull(); i++) {
    const seats = seatCounts[i % seatCounts.length] as number;
    const seed = plan.seed + Math.floor(i / seatCounts.length);
    findings.collect(seats, seed, (report) => {
      const random = randomOf(seed, seats);
      const known = knownMoves();
      const positions = samplePositions(game, game.setup(configOf(game, kit, seats, seed), seats), random, known, plan);
      for (const position of positions) {
        for (const viewer of tableViewers(seats)) {
          if (leakPairs >= pairs) return;
          leakPairs++;
          const other = resampled(game, kit, position.state, viewer, random, report);
          hidden.compare(position, other, viewer, random);
          leakSteps += examinePair({ game, kit, viewer, random, known, report }, position.state, other);
        }
      }
    });
  }
  hidden.conclude(findings.at(seatCounts[0] ?? 0, plan.seed));
  return { leakPairs, leakSteps, changedPairs: hidden.changedPairs() };
}

export interface Observer {
  readonly game: AnyGame;
  readonly kit: ConformKit;
  readonly viewer: TableViewer;
  readonly random: Random;
  readonly known: KnownMoves;
  readonly report: Report;
}

/** Returns how many steps both worlds took together. */
function examinePair(observer: Observer, state: unknown, other: unknown): number {
  const { game, viewer, report } = observer;
  const worlds = [game.clone(state), game.clone(other)] as const;
  const atOnce = compareWorlds(observer, worlds);
  if (atOnce !== null) {
    report(atOnce.law, `${viewer} can tell two worlds apart: ${atOnce.detail}`);
    return 0;
  }
  for (let steps = 1; steps <= STEPS_A_PAIR; steps++) {
    const result = stepBoth(observer, worlds);
    if (result.kind === "stuck") return steps - 1;
    if (result.kind === "told") return steps;
    const leak = result.kind === "leak" ? result.leak : compareWorlds(observer, worlds);
    if (leak !== null) {
      report(leak.law, `${viewer} can tell two worlds apart after ${result.what}: ${leak.detail}`);
      return steps;
    }
  }
  return STEPS_A_PAIR;
}

function resampled(
  game: AnyGame,
  kit: ConformKit,
  state: unknown,
  viewer: TableViewer,
  random: Random,
  report: Report,
): unknown {
  const before = print(state);
  let other: unknown;
  try {
    other = kit.resample(state, viewer, random);
  } catch (error) {
    throw new LawBreak("resample-law", `resample for ${viewer} threw: ${describeError(error)}`);
  }
  if (print(state) !== before) report("resample-law", `resample for ${viewer} changed the state it was given`);
  for (const problem of game.audit(other)) report("resample-law", `resample for ${viewer}: ${problem}`);
  return other;
}

export interface SampledPosition {
  readonly state: unknown;
  /** All that was told to anybody on the way here. */
  readonly events: readonly unknown[];
}

/** Some positions of a random match, each equally likely. */
function samplePositions(
  game: AnyGame,
  state: unknown,
  random: Random,
  known: KnownMoves,
  plan: LeakPlan,
): SampledPosition[] {
  const sample: SampledPosition[] = [];
  const told: unknown[] = [];
  for (let n = 0; n <= plan.maxMoves; n++) {
    const slot = n < POSITIONS_A_MATCH ? n : random.below(n + 1);
    if (slot < POSITIONS_A_MATCH) sample[slot] = { state: game.clone(state), events: [...told] };
    const answer = randomAnswer(game, state, random);
    if (answer === null) break;
    const { decision, move } = answer;
    if (decision.seat !== null) known.note(move);
    const events: GameEvent[] = game.apply(state, decision, move);
    told.push(...events);
    plan.onStep({ state, decision: logName(decision), move, events });
  }
  return sample;
}
