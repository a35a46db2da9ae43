import {
  type Estimate,
  type Judge,
  type Judgement,
  judgementOf,
  type JudgeRequest,
  luckOf,
  type Random,
  sameJson,
  type Trial,
  tryOut,
} from "@safehouse/kernel";
import { GLANCE } from "../bots/foresight.ts";
import type { Book } from "../bots/lore/book.ts";
import type { Lore } from "../bots/lore/lore.ts";
import { escapeOdds } from "../bots/odds.ts";
import { playerWith, playOn } from "../bots/playing-on.ts";
import { worthAtEnd, worthInCar } from "../bots/worth.ts";
import type { TableFinder } from "../compile/tables.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { Play, Sight } from "../play.ts";
import { closeLeave, RUN, STAY } from "../rules/round.ts";
import { CARS, POLICE } from "../slots.ts";
import type { View } from "../view.ts";
import { type Candidate, candidatesFor, finished } from "./candidates.ts";
import { type EndTrial, reasonFor } from "./reasons.ts";

export type ClouJudge = Judge<View, Move, Event>;
type Request = JudgeRequest<View, Move, Event>;

/** How far the value of an end that nobody played on from is taken to be off: a cautious guess, never used to call anything best. */
const ESTIMATE_ERROR = 1.5;
/** So many of those that seem best are played on from, for a crew of one. */
const TRIED = 8;

/** Plays the heist on from where the answers lead, as the expert does. */
export function makeJudge(tableOf: TableFinder, book: Pick<Book, "loreOf" | "open">): ClouJudge {
  return {
    unit: "points",
    nodesASecond: 200,
    texts: {
      en: async () => (await import("./en.ts")).judgeEn,
      de: async () => (await import("./de.ts")).judgeDe,
    },
    prepare: () => book.open(),
    judge(request) {
      const { view, decision } = request;
      const sight: Sight = { table: tableOf(view.config, view.seats), board: view.board, queue: view.queue };
      if (decision.kind === "driver") return judgeDrivers(sight, request);
      const lore = book.loreOf(view.config, sight.table);
      return decision.kind === "leave" ? judgeLeaving(sight, request, lore) : judgeEnds(sight, request, lore);
    },
  };
}

function judgeEnds(sight: Sight, request: Request, lore: Lore | null): Judgement<Move> {
  const { decision, moves, random, budget, kept, answered } = request;
  const candidates = candidatesFor(sight, decision.seat, moves, lore);
  const most = Math.max(3, Math.ceil(TRIED / sight.table.seats), kept ?? 0);
  const wasAnswered = ({ way, twins }: Candidate): boolean =>
    answered !== undefined && [way, ...twins].some(([first]) => first !== undefined && sameJson(first, answered));
  const isTried = (candidate: Candidate, i: number): boolean => i < most || wasAnswered(candidate);
  const trials = candidates
    .filter(isTried)
    .map((candidate): EndTrial => ({ way: candidate.way, candidate, results: [] }));
  const player = playerWith(lore, GLANCE);
  const play = ({ candidate }: EndTrial, luck: Random): number =>
    playOn(finished(candidate, decision.seat), luck, player);
  const isAnswered = ({ candidate }: EndTrial): boolean => wasAnswered(candidate);
  tryOut(trials, sharedDice(random, play), budget.nodes, kept, isAnswered);
  // Values seem worth more or less than what they come to: those that were not tried are moved by as much as those that were.
  const known = trials.filter(({ candidate }) => Number.isFinite(candidate.value));
  const off = meanOf(known.map(({ candidate, results }) => meanOf(results) - candidate.value));
  const estimates = candidates
    .filter((candidate, i) => !isTried(candidate, i))
    .map(({ way, value }): Estimate<Move> => ({ way, worth: value + off, error: ESTIMATE_ERROR }));
  const judgement = judgementOf<Move>(
    trials,
    estimates,
    (best, other) => reasonFor(best as EndTrial, other as EndTrial | null),
    (trial) => isAnswered(trial as EndTrial),
  );
  const [best] = judgement.ways;
  // Other ways that come to the same are as good as the one that was tried.
  const twins = judgement.ways.flatMap((judged) => {
    const found = candidates.find(({ way }) => way === judged.way);
    return [judged, ...(found?.twins ?? []).map((way) => ({ ...judged, way }))];
  });
  return { ...judgement, ways: [best, ...twins.filter((each) => each !== best)] };
}

/** To run away is to keep what is there; to stay is played on. */
function judgeLeaving(sight: Sight, { moves, random, budget, kept }: Request, lore: Lore | null): Judgement<Move> {
  const player = playerWith(lore, GLANCE);
  const trials = moves.map((move): Trial<Move> => ({ way: [move], results: [] }));
  const play = ({ way: [move] }: Trial<Move>, luck: Random): number => {
    const after: Play = { ...sight, board: sight.board.slice(), queue: sight.queue.slice(), events: null };
    closeLeave(after, [move.do === "run" ? RUN : STAY]);
    return playOn(after, luck, player);
  };
  tryOut(trials, sharedDice(random, play), budget.nodes, kept);
  return judgementOf(trials, [], (best) => {
    const stay = trials.find(({ way: [move] }) => move.do === "stay") ?? best;
    return { id: "judge.leave", args: { stay: round(meanOf(stay.results)), now: round(worthAtEnd(sight)) } };
  });
}

/** How likely each gets away is known. */
function judgeDrivers(sight: Sight, { moves }: Request): Judgement<Move> {
  const { table, board } = sight;
  const oddsOf = (move: Move): number =>
    move.do === "name" ? escapeOdds(table.sheets[move.seat], board[CARS], board[POLICE]) : 0;
  const points = worthAtEnd(sight);
  const lost = worthInCar(sight, 0);
  const trials = moves.map((move): Trial<Move> => {
    const odds = oddsOf(move);
    const worth = odds * points + (1 - odds) * Math.min(lost, 0);
    return { way: [move], results: [worth, worth] };
  });
  return judgementOf(trials, [], ({ way: [move] }) => ({
    id: "judge.driver",
    args: { share: Math.round(100 * oddsOf(move)) },
  }));
}

/** World by world, everybody throws the same dice. */
function sharedDice<Option>(
  random: Random,
  play: (option: Option, luck: Random) => number,
): () => (option: Option) => number {
  return () => {
    const seed = random.below(1 << 30);
    return (option) => play(option, luckOf(seed));
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const round = (value: number): number => Math.round(10 * value) / 10;
