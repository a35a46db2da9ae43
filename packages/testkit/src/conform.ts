import { type AnyGame, type Game, type GameEvent, type GameView } from "@safehouse/kernel";
import { examineConfigs } from "./config-laws.ts";
import { countStates } from "./count-states.ts";
import { guarded } from "./guard.ts";
import { type ConformKit, type ConformOptions, DEFAULT_OPTIONS, type SeenStep, type TinySetup } from "./kit.ts";
import { collectFindings, type Findings, type Violation } from "./laws.ts";
import { examineLeaks } from "./leak.ts";
import { examineMatch } from "./match-laws.ts";
import { configOf, randomOf, seatsOf } from "./schedule.ts";
import { loadTexts } from "./texts.ts";
import { knownMoves, newTally, tableViewers, type Tally } from "./trial.ts";
import { examineWorlds } from "./worlds.ts";

export interface ConformReport extends Readonly<Tally> {
  readonly violations: readonly Violation[];
  readonly leakPairs: number;
  /** Steps that the pairs of worlds took in lockstep. */
  readonly leakSteps: number;
  /** Pairs whose second world really was another one. */
  readonly changedPairs: number;
}

/** Plays a game against its contract. The same call gives the same report. */
export async function conform<State, View extends GameView, Move, Event extends GameEvent, Config>(
  game: Game<State, View, Move, Event, Config>,
  kit: ConformKit<State, Event>,
  options: ConformOptions = {},
): Promise<ConformReport> {
  return examine(guarded(game as AnyGame), kit as unknown as ConformKit, options);
}

async function examine(game: AnyGame, kit: ConformKit, options: ConformOptions): Promise<ConformReport> {
  const { matches, leakPairs, seed, maxMoves, probeEvery } = { ...DEFAULT_OPTIONS, ...options };
  const seatCounts = options.seats ?? seatsOf(game);
  const findings = collectFindings();
  const tally = newTally();
  const texts = await loadTexts(game, findings.at(seatCounts[0] ?? 0, seed));
  const seen = new Set<string>();
  const see = (step: SeenStep<unknown, GameEvent>): void => {
    for (const name of kit.content?.seen(step) ?? []) seen.add(name);
  };

  for (const seats of seatCounts) {
    findings.collect(seats, seed, (report) => examineConfigs(game, kit, seats, report));
    for (let i = 0; i < matches && !findings.isFull(); i++) {
      findings.collect(seats, seed + i, (report) =>
        examineMatch(
          {
            game,
            kit,
            seats,
            config: configOf(game, kit, seats, seed + i),
            viewers: tableViewers(seats),
            random: randomOf(seed + i, seats),
            report,
            texts,
            tally,
            maxMoves,
            probeEvery,
            knownMoves: knownMoves(),
          },
          ({ state }, { entry: { decision, move }, events }) => see({ state, decision, move, events }),
        ),
      );
    }
  }
  findings.startStage();
  const leaks = examineLeaks(game, kit, { seatCounts, pairs: leakPairs, seed, maxMoves, onStep: see }, findings);
  for (const setup of kit.worlds ?? []) examineWorlds(game, kit, setup, findings, seed);
  for (const setup of kit.tiny ?? []) examineCount(game, setup, findings, seed);
  for (const name of kit.content?.all ?? []) {
    if (!seen.has(name)) findings.at(0, seed)("content-unused", `"${name}" never appeared`);
  }
  return { violations: findings.violations, ...tally, ...leaks };
}

function examineCount(game: AnyGame, setup: TinySetup<unknown>, findings: Findings, seed: number): void {
  findings.collect(0, seed, (report) => {
    const count = countStates(game, setup.state(), setup.count * 2 + 100);
    if (count !== setup.count) {
      report("state-count", `${setup.name} has ${count ?? "many more"} states instead of ${setup.count}`);
    }
  });
}
