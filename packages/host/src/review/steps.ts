import {
  type AnyCore,
  type AppraisedStep,
  type Entry,
  findDecision,
  found,
  type GameEvent,
  isChance,
  logName,
  type Seat,
  UNDO,
  type Viewer,
} from "@safehouse/kernel";

/** A match as a review goes through it: its first state, and every entry that still stands with the states around it. */
export interface ReviewedMatch {
  readonly begun: unknown;
  readonly steps: readonly AppraisedStep[];
}

/**
 * What was taken back never happened, and answers to a sealed question come in the order of seats: who was faster tells nothing. The log
 * must have been replayed before.
 */
export function stepsOf(
  game: AnyCore,
  config: unknown,
  seats: number,
  entries: readonly Entry[],
  undone: ReadonlySet<number>,
): ReviewedMatch {
  const begun: unknown = game.setup(config, seats);
  const left = entries.filter(({ n, decision }) => decision !== UNDO && !undone.has(n));
  const log = new ToldLog(game);
  const steps: AppraisedStep[] = [];
  let state = begun;
  while (left.length > 0) {
    for (const { n, decision: name, move } of takeNext(game, state, left)) {
      const decision = found(findDecision(game, state, name) ?? undefined);
      const before = state;
      state = game.clone(before);
      const heard = log.length;
      const events = game.apply(state, decision, move);
      log.add(events);
      const isForced = !isChance(decision) && game.moves(game.view(before, decision.seat), decision).length === 1;
      const told = (seat: Seat | null): readonly GameEvent[] => log.toldTo(seat, heard);
      steps.push({ n, decision, move, before, after: state, isForced, events, told });
    }
  }
  return { begun, steps };
}

/** The next entry; of an open sealed question all answers that the log has of it, by seat. */
function takeNext(game: AnyCore, state: unknown, left: Entry[]): Entry[] {
  const sealed = new Set<string>();
  for (const decision of game.pending(state)) {
    if (!isChance(decision) && game.meta.decisions[decision.kind]?.sealed) sealed.add(logName(decision));
  }
  const other = left.findIndex(({ decision }) => !sealed.has(decision));
  const count = other === -1 ? left.length : Math.max(1, other);
  return left.splice(0, count).toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0) || a.n - b.n);
}

/** What everybody was told, kept by viewer as far as it is asked for. */
class ToldLog {
  readonly #game: AnyCore;
  readonly #events: GameEvent[] = [];
  readonly #told = new Map<Viewer, { readonly upTo: number[]; readonly events: GameEvent[] }>();

  constructor(game: AnyCore) {
    this.#game = game;
  }

  get length(): number {
    return this.#events.length;
  }

  add(events: readonly GameEvent[]): void {
    this.#events.push(...events);
  }

  toldTo(seat: Seat | null, heard: number): readonly GameEvent[] {
    const viewer = seat ?? "spectator";
    const told = this.#told.get(viewer) ?? { upTo: [0], events: [] };
    this.#told.set(viewer, told);
    for (let i = told.upTo.length - 1; i < heard; i++) {
      const event = this.#game.viewEvent(this.#events[i], viewer) as GameEvent | null;
      if (event !== null) told.events.push(event);
      told.upTo.push(told.events.length);
    }
    return told.events.slice(0, told.upTo[heard]);
  }
}
