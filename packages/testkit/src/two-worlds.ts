import { drawFrom } from "@safehouse/chance";
import {
  type AnyGame,
  canonical,
  type Decision,
  type GameEvent,
  isChance,
  type Json,
  logName,
  pickOne,
  type SeatDecision,
  shuffle,
} from "@safehouse/kernel";
import { difference } from "./difference.ts";
import type { TableViewer } from "./kit.ts";
import type { Law } from "./laws.ts";
import type { Observer } from "./leak.ts";
import { mutations } from "./mutate.ts";
import { print, same } from "./plain.ts";
import type { Answer } from "./play.ts";

/** Two states between which an observer must see no difference. */
export type Worlds = readonly [unknown, unknown];

export interface Leak {
  readonly law: Law;
  readonly detail: string;
}

const MUTATIONS = 5;
const FOREIGN = 3;

/** The first thing by which the observer can tell the worlds apart. */
export function compareWorlds(observer: Observer, [a, b]: Worlds): Leak | null {
  const { game, viewer } = observer;
  const pending: readonly Decision[] = game.pending(a);
  const pendingB: readonly Decision[] = game.pending(b);
  if (!same(pending, pendingB)) {
    return { law: "leak-pending", detail: difference(pending, pendingB) };
  }
  const view: unknown = game.view(a, viewer);
  const viewB: unknown = game.view(b, viewer);
  if (!same(view, viewB)) return { law: "leak-view", detail: difference(view, viewB) };
  const own = pending.find((decision) => decision.seat === viewer);
  return own === undefined || isChance(own) ? null : compareAnswers(observer, own, view, viewB);
}

function compareAnswers(observer: Observer, decision: SeatDecision, view: unknown, viewB: unknown): Leak | null {
  const { game } = observer;
  const moves: readonly Json[] = game.moves(view, decision);
  const movesB: readonly Json[] = game.moves(viewB, decision);
  if (!same(moves, movesB)) {
    return { law: "leak-moves", detail: `${decision.id}: ${difference(moves, movesB)}` };
  }
  const question = game.ask(view, decision);
  if (!same(question, game.ask(viewB, decision))) return { law: "leak-moves", detail: `asked ${canonical(question)}` };
  for (const probe of probesFor(observer, moves)) {
    const refusal = game.check(view, decision, probe);
    const refusalB = game.check(viewB, decision, probe);
    if (!same(refusal, refusalB)) {
      return { law: "leak-refusal", detail: `${decision.id} ${canonical(probe)}: ${difference(refusal, refusalB)}` };
    }
  }
  return null;
}

function probesFor({ random, known, kit }: Observer, moves: readonly Json[]): unknown[] {
  const probes = mutations(random, moves, known.list, MUTATIONS);
  for (const pool of [moves, known.list, kit.foreignMoves ?? []]) {
    for (let i = 0; i < FOREIGN && pool.length > 0; i++) probes.push(pickOne(random, pool));
  }
  return probes;
}

export type BothStepped =
  /** Nothing can happen that is possible in both worlds. */
  | { readonly kind: "stuck" }
  /** A declared event told the observer something: from here on the worlds may differ. */
  | { readonly kind: "told" }
  | { readonly kind: "same"; readonly what: string }
  | { readonly kind: "leak"; readonly what: string; readonly leak: Leak };

/** Lets the same thing happen in both worlds, in place, and compares what the observer is told of it. */
export function stepBoth(observer: Observer, [a, b]: Worlds): BothStepped {
  const { game, viewer } = observer;
  const answer = commonAnswer(observer, a, b);
  if (answer === null) return { kind: "stuck" };
  const { decision, move } = answer;
  const told = viewed(game, game.apply(a, decision, move), viewer);
  const toldB = viewed(game, game.apply(b, decision, move), viewer);
  const what = `${logName(decision)} ${canonical(move)}`;
  const first = firstDifference(told, toldB);
  if (first === null) return { kind: "same", what };
  const isRevealing = (event: GameEvent | undefined): boolean =>
    event !== undefined && game.meta.events[event.type]?.reveals === true;
  const isDeclared =
    isRevealing(told[first]) || isRevealing(toldB[first]) || !same(told.filter(isRevealing), toldB.filter(isRevealing));
  if (isDeclared) return { kind: "told" };
  return { kind: "leak", what, leak: { law: "leak-event", detail: difference(told, toldB) } };
}

function viewed(game: AnyGame, events: readonly unknown[], viewer: TableViewer): GameEvent[] {
  return events.flatMap((event) => (game.viewEvent(event, viewer) as GameEvent | null) ?? []);
}

function firstDifference(a: readonly unknown[], b: readonly unknown[]): number | null {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (!same(a[i], b[i])) return i;
  }
  return null;
}

function commonAnswer({ game, random }: Observer, a: unknown, b: unknown): Answer | null {
  const pending: readonly Decision[] = game.pending(a);
  for (const decision of shuffle(random, [...pending])) {
    if (isChance(decision)) return { decision, move: drawFrom(random, decision.draw) };
    const inB = new Set((game.moves(game.view(b, decision.seat), decision) as Json[]).map(print));
    const common = (game.moves(game.view(a, decision.seat), decision) as Json[]).filter((m) => inB.has(print(m)));
    if (common.length > 0) return { decision, move: pickOne(random, common) };
  }
  return null;
}
