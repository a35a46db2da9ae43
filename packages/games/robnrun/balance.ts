import {
  type BalanceLine,
  type BalanceStudy,
  type Bot,
  missOf,
  type Outcome,
  randomBot,
  shareError,
} from "@safehouse/kernel";
import { expert } from "./bots/expert.ts";
import { normal } from "./bots/normal.ts";
import { configure } from "./configure.ts";
import type { Config } from "./options.ts";
import { SCENARIO_IDS } from "./content/scenarios.ts";
import { needOf } from "./content/safes.ts";
import { believe } from "./deduction/belief.ts";
import { publicFacts } from "./deduction/facts.ts";
import { possibleNeeds } from "./deduction/space.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import { RATINGS } from "./rules/ending.ts";
import type { View } from "./view.ts";

type Player = Bot<View, Move, Event>;
type Study = BalanceStudy<View, Move, Event, Config>;
type Lab = Parameters<Study>[0];

const CREWS = [2, 3, 4, 5];
const PROFESSIONAL = 4;
/** An expert thinks some forty times as long: it plays one match where `normal` plays so many, and none in a short study. */
const EXPERT_SHARE = 40;

/** How often crews of a level are to win. */
interface Aim {
  readonly rule: string;
  readonly crew: string;
  readonly training: readonly [number, number] | null;
  readonly professional: readonly [number, number];
  /** So much less often than the scenario before. */
  readonly apart: number;
}

const OF_NORMAL: Aim = {
  rule: "R-12.1",
  crew: "convention bots",
  training: [0.75, 0.9],
  professional: [0.2, 0.4],
  apart: 0.03,
};
const OF_EXPERT: Aim = { rule: "R-12.3", crew: "experts", training: null, professional: [0.35, 0.65], apart: 0 };

interface Tally {
  readonly matches: number;
  readonly won: number;
  readonly perfect: number;
  readonly error: number;
  /** Heists that public facts had solved before the last phase, and how many of those left a safe shut. */
  readonly solved: number;
  readonly spoilt: number;
}

/** R-12.1 to R-12.3, for every scenario and crew size. */
export const balance: Study = function* (lab, matches, seed): Iterable<BalanceLine> {
  for (const seats of CREWS) {
    yield randomCrew(lab, seats, matches, seed);
    let before: Tally | null = null;
    for (const [place, scenario] of SCENARIO_IDS.entries()) {
      const tally = measure(lab, scenario, seats, normal, matches, seed);
      yield winning(OF_NORMAL, scenario, seats, place, tally, before);
      yield perfection(scenario, seats, tally);
      yield spoiling(scenario, seats, tally);
      before = tally;
    }
    const crews = Math.floor(matches / EXPERT_SHARE);
    let harder: Tally | null = null;
    if (crews === 0) continue;
    for (const [place, scenario] of SCENARIO_IDS.entries()) {
      const tally = measure(lab, scenario, seats, expert, crews, seed);
      yield winning(OF_EXPERT, scenario, seats, place, tally, harder);
      harder = tally;
    }
  }
};

function randomCrew(lab: Lab, seats: number, matches: number, seed: number): BalanceLine {
  const { won, error } = measure(lab, SCENARIO_IDS[0], seats, randomBot(), matches, seed);
  return {
    rule: "R-12.1",
    what: `${seats} seats, ${SCENARIO_IDS[0]}: a random crew wins`,
    measured: `${percent(won)} ± ${percent(error)}; at most 5 % wanted`,
    holds: won + error <= 0.05,
    miss: missOf(won, shareError(won, matches), [0, 0.05]),
  };
}

function winning(
  { rule, crew, training, professional, apart }: Aim,
  scenario: string,
  seats: number,
  place: number,
  { won, error, matches }: Tally,
  before: Tally | null,
): BalanceLine {
  const range = place === 0 ? training : place >= PROFESSIONAL ? professional : null;
  const fits = range === null || (won >= range[0] && won <= range[1]);
  const isHarder = before === null || won <= before.won - apart;
  const wanted = [
    ...(range === null ? [] : [`${percent(range[0])} to ${percent(range[1])}`]),
    ...(before === null ? [] : [`${apart === 0 ? "" : `${100 * apart} points `}below the one before`]),
  ];
  return {
    rule,
    what: `${seats} seats, ${scenario}: ${crew} win`,
    measured: `${percent(won)} ± ${percent(error)}${wanted.length === 0 ? "" : `; ${wanted.join(", ")} wanted`}`,
    holds: fits && isHarder,
    miss: Math.max(
      range === null ? 0 : missOf(won, shareError(won, matches), range),
      before === null ? 0 : missOf(won - before.won, Math.SQRT2 * shareError(won, matches), [-1, -apart]),
    ),
  };
}

function perfection(scenario: string, seats: number, { perfect, won, matches }: Tally): BalanceLine {
  return {
    rule: "R-12.1",
    what: `${seats} seats, ${scenario}: of the wins, perfect ones`,
    measured: `${percent(perfect)}; 5 % to 15 % wanted`,
    holds: perfect >= 0.05 && perfect <= 0.15,
    miss: missOf(perfect, shareError(perfect, won * matches), [0.05, 0.15]),
  };
}

function spoiling(scenario: string, seats: number, { solved, spoilt }: Tally): BalanceLine {
  const share = solved === 0 ? 0 : spoilt / solved;
  return {
    rule: "R-12.2",
    what: `${seats} seats, ${scenario}: solved heists that left a safe shut`,
    measured: `${percent(share)} of ${solved}; under 10 % wanted`,
    holds: share < 0.1,
    miss: missOf(share, shareError(share, solved), [0, 0.1]),
  };
}

function measure(lab: Lab, scenario: string, seats: number, player: Player, matches: number, seed: number): Tally {
  const config = configure({ scenario }, seats);
  if (!config.ok) throw new Error(config.error.problem);
  const notes = Array.from({ length: matches }, (_, i) => {
    const watcher = watchSolutions(player);
    const players = Array.from({ length: seats }, () => watcher.player);
    return lab.watch(config.value, players, seed + i, (outcome) => watcher.note(resultOf(outcome)));
  }).filter((note) => note !== null);
  const count = (value: (note: Note) => number): number => notes.reduce((sum, note) => sum + value(note), 0);
  const won = count(({ result }) => ((RATINGS as readonly string[]).includes(result) ? 1 : 0));
  const share = won / matches;
  return {
    matches,
    won: share,
    perfect: won === 0 ? 0 : count(({ result }) => (result === "perfect" ? 1 : 0)) / won,
    error: 2 * Math.sqrt((share * (1 - share)) / matches),
    solved: count(({ solved }) => solved),
    spoilt: count(({ spoilt }) => spoilt),
  };
}

const resultOf = (outcome: Outcome | null): string => (outcome?.type === "shared" ? outcome.result : "none");

/** How a match ended, how many of its heists were solved, and how many of those left a safe shut. */
type Note = { readonly result: string; readonly solved: number; readonly spoilt: number };

interface Watcher {
  readonly player: Player;
  note(result: string): Note;
}

/**
 * Counts the heists of one match whose need everybody could know before the last accomplice phase (R-12.2). The player looks on as it is asked: the
 * boss when the phase is opened, the next boss when the heist lies open.
 */
function watchSolutions(player: Player): Watcher {
  let lastHeist = 0;
  let wasSolved = false;
  let solved = 0;
  let spoilt = 0;
  const close = (isShut: boolean): void => {
    if (wasSolved) {
      solved++;
      if (isShut) spoilt++;
    }
    wasSolved = false;
  };
  return {
    player: {
      choose(request) {
        const { view, decision } = request;
        const { review } = view.table;
        if (review !== null && review.heist > lastHeist) {
          lastHeist = review.heist;
          close(review.cracked.includes(0));
        }
        const move = player.choose(request);
        if (decision.kind === "hint" && move.do === "release") wasSolved = isSolved(view);
        return move;
      },
    },
    // The last heist of a match is not asked about any more: it is left out.
    note: (result) => ({ result, solved, spoilt }),
  };
}

function isSolved(view: View): boolean {
  const { size } = believe(possibleNeeds(view.safes.length), publicFacts(view));
  return size === 1 && needOf(view.safes).some((count, tool) => count > view.table.opened[tool]);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
