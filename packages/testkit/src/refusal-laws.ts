import {
  canonical,
  isObject,
  type Json,
  judge,
  pickOne,
  prepareMove,
  type Refusal,
  type SeatDecision,
  type Timeline,
  UNDO,
} from "@safehouse/kernel";
import { mutations } from "./mutate.ts";
import { print } from "./plain.ts";
import type { Trial } from "./trial.ts";

const MUTATIONS = 10;
const FOREIGN = 4;
const OLD = 3;
const RULE = /^[A-Z]-\d/;

/** The laws of "no": what is not listed is refused with a rule and a reason, and nothing changes by it. */
export function examineRefusals(
  trial: Trial,
  timeline: Timeline,
  asked: readonly SeatDecision[],
  listed: readonly (readonly Json[])[],
): void {
  const { state } = timeline;
  const before = print(state);
  asked.forEach((decision, i) => examineProbes(trial, timeline, decision, listed[i] ?? []));
  examineLateAnswers(trial, timeline, asked);
  if (print(state) !== before || timeline.state !== state) {
    trial.report("refusal-changes", "a refused move changed the state");
  }
}

function examineProbes(trial: Trial, timeline: Timeline, decision: SeatDecision, moves: readonly Json[]): void {
  const { game, report, random, texts, tally } = trial;
  const view = game.view(timeline.state, decision.seat);
  const legal = new Set(moves.map(canonical));
  for (const probe of probesFor(trial, decision, moves)) {
    if (legal.has(canonical(probe))) continue;
    const refusal = game.check(view, decision, probe);
    const what = `${decision.id} ${canonical(probe).slice(0, 80)}`;
    if (refusal === null) report("check-accepts", `${what} is not listed but passes`);
    else if (!isRefusal(refusal)) report("refusal-form", `${what}: ${canonical(refusal)}`);
    else texts.refusal(report, refusal, what);
    tally.refusals++;
    if (random.below(5) > 0) continue;
    const judged = prepareMove(timeline, decision.seat, decision.id, probe);
    if (judged.ok) report("judged", `the timeline accepts ${what}`);
  }
  const other = (decision.seat + 1) % trial.seats;
  if (moves.length > 0 && other !== decision.seat) {
    const judged = prepareMove(timeline, other, decision.id, pickOne(random, moves));
    if (judged.ok || judged.error.reason !== "foreign") report("judged", `seat ${other} may answer ${decision.id}`);
  }
}

/** Mutated moves, moves of other questions and seats, and what the game's own tests name. */
export function probesFor(
  trial: Pick<Trial, "random" | "knownMoves" | "kit">,
  decision: SeatDecision,
  moves: readonly Json[],
): unknown[] {
  const { random, knownMoves } = trial;
  const known = knownMoves.list;
  const probes = mutations(random, moves.length > 0 ? moves : known, known, MUTATIONS);
  for (const pool of [known, trial.kit.foreignMoves ?? []]) {
    for (let i = 0; i < FOREIGN && pool.length > 0; i++) probes.push(pickOne(random, pool));
  }
  // A seat's number is what a copied move most often gets wrong.
  for (const move of moves.slice(0, 1)) if (isObject(move)) probes.push({ ...move, seat: decision.seat + 1 });
  return probes;
}

export function isRefusal(refusal: unknown): refusal is Refusal {
  if (!isObject(refusal) || typeof refusal["rule"] !== "string" || !RULE.test(refusal["rule"])) return false;
  return isObject(refusal["why"]) && typeof refusal["why"]["id"] === "string";
}

/** An answer to an earlier question must not count for the present one. */
function examineLateAnswers(trial: Trial, timeline: Timeline, asked: readonly SeatDecision[]): void {
  const { game, report, random } = trial;
  const open = new Set(asked.map((decision) => decision.id));
  const late = timeline.entries.filter((entry) => entry.decision !== UNDO && !open.has(entry.decision));
  for (let i = 0; i < OLD && late.length > 0; i++) {
    const entry = pickOne(random, late);
    const seat = entry.seat ?? random.below(trial.seats);
    const judged = judge(game, timeline.state, seat, entry.decision, entry.move);
    if (judged.ok || judged.error.reason !== "closed") {
      report("judged", `a late answer to ${entry.decision} is not refused as closed`);
    }
  }
}
