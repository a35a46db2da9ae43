import {
  type AnyCore,
  type Entry,
  type GameEvent,
  type GameView,
  isChance,
  type Json,
  type Outcome,
  type Seat,
  type SeatDecision,
  type Timeline,
  UNDO,
  type Viewer,
} from "@safehouse/kernel";

/** A move that the viewer may submit as it is. */
export interface ListedMove {
  readonly decision: string;
  readonly move: Json;
}

/** What a viewer sees of the table as it stands. */
export interface Standpoint {
  readonly pending: readonly SeatDecision[];
  /** Empty for all but seats. */
  readonly moves: readonly ListedMove[];
  readonly outcome: Outcome | null;
}

/** A standpoint with the view it was taken from. */
export interface Sight extends Standpoint {
  /** Shares arrays with the match: read it, never write to it. */
  readonly view: GameView;
}

export interface Snapshot extends Sight {
  /** How many entries of the log are in this view. */
  readonly n: number;
}

/** One entry of the log as a viewer may know it. */
export interface LogRow {
  readonly n: number;
  readonly decision: string;
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  /** Only of the viewer's own entries, and of undos, which hide nothing: they name the entry taken back. */
  readonly move?: Json;
}

/** Throws for a seat that is not there, and for the open view before the end. */
export function requireViewer({ game, state, seats }: Timeline, viewer: Viewer): void {
  if (viewer === "spectator") return;
  if (viewer === "open") {
    if (game.outcome(state) === null) throw new Error("nobody sees everything before the end");
  } else if (!Number.isInteger(viewer) || viewer < 0 || viewer >= seats) {
    throw new Error(`there is no seat ${viewer}`);
  }
}

/** The table as it is, or was. */
type Table = Pick<Timeline, "game" | "state">;

export function sightOf(table: Table, viewer: Viewer, pending: readonly SeatDecision[] = openQuestions(table)): Sight {
  const { game, state } = table;
  const view = game.view(state, viewer);
  return { view, pending, moves: listedMoves(game, view, pending, viewer), outcome: game.outcome(state) };
}

/** The seats' open questions; the three fields that everybody may know and no other. */
export function openQuestions({ game, state }: Table): SeatDecision[] {
  const questions: SeatDecision[] = [];
  for (const decision of game.pending(state)) {
    if (!isChance(decision)) questions.push({ id: decision.id, seat: decision.seat, kind: decision.kind });
  }
  return questions;
}

function listedMoves(game: AnyCore, view: GameView, pending: readonly SeatDecision[], viewer: Viewer): ListedMove[] {
  const moves: ListedMove[] = [];
  for (const decision of pending) {
    if (decision.seat !== viewer) continue;
    for (const move of game.moves(view, decision)) moves.push({ decision: decision.id, move: move as Json });
  }
  return moves;
}

/** What a viewer is told of events. */
export function viewEvents(game: AnyCore, events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const seen = game.viewEvent(event, viewer) as GameEvent | null;
    if (seen !== null) told.push(seen);
  }
  return told;
}

export function entryEvents(timeline: Timeline, n: number, viewer: Viewer): GameEvent[] {
  return viewEvents(timeline.game, timeline.steps[n - 1]?.events ?? [], viewer);
}

/** The caller sees to it that the entry is published. */
export function logRow(timeline: Timeline, n: number, viewer: Viewer): LogRow {
  const entry = timeline.entries[n - 1] as Entry;
  const row = { n, decision: entry.decision, seat: entry.seat, events: entryEvents(timeline, n, viewer) };
  return mayReadMove(entry, viewer) ? { ...row, move: entry.move } : row;
}

function mayReadMove(entry: Entry, viewer: Viewer): boolean {
  return viewer === "open" || entry.decision === UNDO || entry.seat === viewer;
}
