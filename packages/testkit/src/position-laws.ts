import { fastRandom } from "@safehouse/chance";
import {
  canonical,
  copyJson,
  type Decision,
  isChance,
  type Json,
  pickOne,
  type SeatDecision,
  type Timeline,
  WEIGHTS,
} from "@safehouse/kernel";
import { describeError } from "./guard.ts";
import { deepFreeze, plainJsonProblem, print } from "./plain.ts";
import { examineRefusals } from "./refusal-laws.ts";
import { historyOf, type Trial } from "./trial.ts";
import { examineDescription, examinePaths } from "./words-laws.ts";

const MOST_MOVES = 300;
const BOT_NODES = 30;
const BOT_EVERY = 10;

/** The laws of one position: what is asked, what may be answered, and that looking changes nothing. */
export function examinePosition(trial: Trial, timeline: Timeline, isThorough: boolean): void {
  const { game, report } = trial;
  const { state } = timeline;
  const before = print(state);
  if (isThorough) {
    const problem = plainJsonProblem(state);
    if (problem !== null) report("plain-json", `the state: ${problem}`);
  }
  const pending: readonly Decision[] = game.pending(state);
  examinePending(trial, pending);
  const isOpen = game.outcome(state) === null;
  if (isOpen !== pending.length > 0) {
    report("outcome", `${pending.length} decisions are pending, but the outcome is ${isOpen ? "null" : "there"}`);
  }
  for (const problem of game.audit(state)) report("audit", problem);
  if (isThorough) for (const viewer of trial.viewers) examineView(trial, state, viewer);
  if (isThorough) examineWords(trial, state);
  const asked = pending.filter((decision) => !isChance(decision));
  const listed = asked.map((decision) => examineMoves(trial, timeline, decision, isThorough));
  if (asked.length > 0 && listed.every((moves) => moves.length === 0)) {
    report("moves-empty", `nobody can answer ${asked.map((decision) => decision.id).join(", ")}`);
  }
  if (print(state) !== before) report("reads-only", "looking at a position changed its state");
  if (isThorough) examineRefusals(trial, timeline, asked, listed);
}

function examinePending(trial: Trial, pending: readonly Decision[]): void {
  const { report, game, seats } = trial;
  const plain = plainJsonProblem(pending);
  if (plain !== null) report("plain-json", `pending: ${plain}`);
  const asked = pending.filter((decision) => !isChance(decision));
  if (asked.length < pending.length && pending.length > 1) {
    report("pending-shape", `chance is asked together with others: ${canonical(pending)}`);
  }
  if (new Set(asked.map((decision) => decision.seat)).size < asked.length) {
    report("pending-shape", `a seat is asked two things at once: ${canonical(pending)}`);
  }
  for (const { kind, seat } of asked) {
    if (!Object.hasOwn(game.meta.decisions, kind)) report("pending-shape", `the kind "${kind}" is not declared`);
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) report("pending-shape", `there is no seat ${seat}`);
  }
  if (new Set(asked.map((decision) => isSealed(trial, decision))).size > 1) {
    report("pending-shape", `some of these are sealed and some are not: ${canonical(pending)}`);
  }
}

export function isSealed(trial: Pick<Trial, "game">, decision: Decision): boolean {
  return !isChance(decision) && trial.game.meta.decisions[decision.kind]?.sealed === true;
}

function examineView(trial: Trial, state: unknown, viewer: Trial["viewers"][number]): void {
  const { game, report } = trial;
  const view = game.view(state, viewer);
  const problem = plainJsonProblem(view);
  if (problem !== null) report("plain-json", `the view of ${viewer}: ${problem}`);
  if (view.seat !== (viewer === "spectator" ? null : viewer)) {
    report("view-shape", `the view of ${viewer} says seat ${view.seat}`);
  }
  if (typeof view.silent !== "boolean") report("view-shape", `the view of ${viewer} does not say whether it is silent`);
}

/** One viewer a position, in turn: nothing but the view goes into it, and it takes long. */
function examineWords({ game, report, texts, viewers, tally }: Trial, state: unknown): void {
  const viewer = viewers[tally.moves % viewers.length];
  if (viewer !== undefined) examineDescription(texts, report, game.view(state, viewer));
}

function examineMoves(trial: Trial, timeline: Timeline, decision: SeatDecision, isThorough: boolean): readonly Json[] {
  const { game, report, texts } = trial;
  const view = game.view(timeline.state, decision.seat);
  const moves: readonly Json[] = game.moves(view, decision);
  const keys = moves.map(canonical);
  if (moves.length > MOST_MOVES) report("moves-limit", `${decision.id} has ${moves.length} moves`);
  if (new Set(keys).size < keys.length) report("moves-duplicate", `${decision.id} lists a move twice: ${keys.join()}`);
  if (moves.length === 0 && !(isSealed(trial, decision) && hasAnswered(timeline, decision))) {
    report("moves-empty", `${decision.id} is open but has no moves`);
  }
  const { plain, sealed } = game.meta.decisions[decision.kind] ?? {};
  if (plain !== undefined && !(sealed && (moves.length === 0 || print(moves) === print([...plain])))) {
    report("moves-plain", `${decision.id} is called plain and lists ${keys.join()}`);
  }
  if (!isThorough) return moves;
  if (print(game.moves(game.view(timeline.state, decision.seat), decision)) !== print(moves)) {
    report("moves-unstable", `${decision.id} lists other moves when asked again`);
  }
  for (const move of moves) {
    const problem = plainJsonProblem(move);
    if (problem !== null) report("plain-json", `a move of ${decision.id}: ${problem}`);
    trial.knownMoves.note(move);
    const refusal = game.check(view, decision, move);
    if (refusal !== null) report("moves-refused", `${decision.id} lists ${canonical(move)}: ${canonical(refusal)}`);
    texts.message(report, game.label(decision, move), `label of ${canonical(move)}`);
  }
  const weights = moves.map((move) => game.weigh?.(decision, move) ?? "plain");
  const unknown = weights.find((weight) => !WEIGHTS.includes(weight));
  if (unknown !== undefined) report("weight", `an answer to ${decision.id} weighs "${unknown}"`);
  if (weights.length > 1 && weights.every((weight) => weight === "final")) {
    report("weight", `every answer to ${decision.id} is final`);
  }
  texts.message(report, game.ask(view, decision), `ask ${decision.id}`);
  examinePaths(texts, report, view, decision, moves);
  examineFrozenView(trial, view, decision, moves);
  examineBots(trial, timeline, decision, moves);
  return moves;
}

export function hasAnswered(timeline: Timeline, decision: SeatDecision): boolean {
  return timeline.entries.some((entry) => entry.decision === decision.id && !timeline.undone.has(entry.n));
}

/** A copy of the view that nobody can write to and that shares nothing with the state must do as well as the view. */
function examineFrozenView(trial: Trial, view: unknown, decision: SeatDecision, moves: readonly Json[]): void {
  const { game, report, random } = trial;
  const copy = deepFreeze(copyJson(view));
  try {
    if (print(game.moves(copy, decision)) !== print(moves)) {
      report("view-channel", `${decision.id} lists other moves from a copy of the view`);
    }
    if (canonical(game.ask(copy, decision)) !== canonical(game.ask(view, decision))) {
      report("view-channel", `${decision.id} is asked in other words from a copy of the view`);
    }
    if (moves.length > 0) {
      const refusal = game.check(copy, decision, pickOne(random, moves));
      if (refusal !== null) report("view-channel", `${decision.id}: a copy of the view gives ${canonical(refusal)}`);
    }
  } catch (error) {
    report("reads-only", `${decision.id} from a view that cannot be written to: ${describeError(error)}`);
  }
}

function examineBots(trial: Trial, timeline: Timeline, decision: SeatDecision, moves: readonly Json[]): void {
  const { game, report, random } = trial;
  // Bots are slow by nature; a sample of positions is enough to find one that answers nonsense.
  if (moves.length === 0 || random.below(BOT_EVERY) > 0) return;
  const view = deepFreeze(copyJson(game.view(timeline.state, decision.seat)));
  const history = historyOf(timeline, decision.seat);
  const seed = random.below(2 ** 31);
  for (const [level, bot] of Object.entries(game.bots)) {
    if (bot === undefined) continue;
    const ask = (): string =>
      canonical(
        bot.choose({
          view,
          decision,
          moves,
          history,
          random: fastRandom(seed),
          budget: { nodes: BOT_NODES },
        }) as unknown,
      );
    try {
      const move = ask();
      if (!moves.some((legal) => canonical(legal) === move)) report("bot", `${level}: ${decision.id} ${move}`);
      if (ask() !== move) report("bot", `the ${level} bot answers ${decision.id} differently when asked again`);
    } catch (error) {
      report("bot", `the ${level} bot threw at ${decision.id}: ${describeError(error)}`);
    }
  }
}
