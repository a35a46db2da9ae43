import type { Answer, Frame, Standpoint } from "@safehouse/host";
import type { Json, Language, RecordSeat, Seat, SeatDecision, Viewer } from "@safehouse/kernel";
import type { EntryFrame, MatchSeat, MatchSnapshot, MoveAnswer, WireMove } from "@safehouse/protocol";
import { MOST_LOG_ROWS } from "@safehouse/protocol/schemas";
import { Problem } from "../problem.ts";
import type { Room } from "./room.ts";

/** How much of the log is told to whoever does not say from where. */
const USUAL_ROWS = 50;

/** A piece of the log: its first and its last entry. */
export interface LogPage {
  readonly first: number;
  readonly last: number;
}

/** What one answer tells of the log; `from` is the first entry that is wanted. Whoever wants more goes on from there. */
export function logPage(n: number, from = n - USUAL_ROWS + 1): LogPage {
  const first = Math.max(1, from);
  return { first, last: Math.min(n, first + MOST_LOG_ROWS - 1) };
}

/** A match as one viewer may know it, in one language, with a page of its log. */
export function presentMatch(room: Room, viewer: Viewer, language: Language, { first, last }: LogPage): MatchSnapshot {
  const { match, stored, game } = room;
  const { n, view, ...standpoint } = match.snapshot(viewer);
  return {
    id: stored.id,
    game: game.meta.id,
    rules: game.meta.rules,
    content: game.meta.content,
    n,
    view,
    ...presentStandpoint(room, standpoint, viewer, language),
    log: match.log(viewer, first, last),
    next: last < n ? last + 1 : null,
    commitment: match.commitment,
    practice: stored.practice,
    seats: presentSeats(stored.seats),
  };
}

const seatsShown = new WeakMap<readonly RecordSeat[], readonly MatchSeat[]>();

/** Who sits where, the same list for as long as nobody moves. */
export function presentSeats(seats: readonly RecordSeat[]): readonly MatchSeat[] {
  const shown = seatsShown.get(seats) ?? seats.map(presentSeat);
  seatsShown.set(seats, shown);
  return shown;
}

function presentSeat({ kind, name, level }: RecordSeat, seat: Seat): MatchSeat {
  return { seat, kind, ...(name === undefined ? {} : { name }), ...(level === undefined ? {} : { level }) };
}

const entryTexts = new WeakMap<Frame, Map<Language, string>>();

/** An entry as it is sent. All who watch from one seat in one language get the same text, which is made once. */
export function presentEntry(room: Room, frame: Frame, viewer: Viewer, language: Language): string {
  const texts = entryTexts.get(frame) ?? new Map<Language, string>();
  entryTexts.set(frame, texts);
  let text = texts.get(language);
  if (text === undefined) {
    const { n, events, view } = frame;
    const entry: EntryFrame = { type: "entry", n, events, view, ...presentStandpoint(room, frame, viewer, language) };
    texts.set(language, (text = JSON.stringify(entry)));
  }
  return text;
}

/** The answer to a command: what it did, or a problem. */
export function presentAnswer(room: Room, answer: Answer, viewer: Viewer, language: Language): MoveAnswer {
  switch (answer.status) {
    case "done":
      return { n: answer.n, events: answer.events };
    case "closed":
      throw new Problem(409, "decision.closed", { n: room.match.n });
    case "foreign":
      throw new Problem(403, "decision.foreign", room.voice(language, viewer)(answer.refusal.why));
    case "refused":
      throw new Problem(422, "rules.refuse", {
        rule: answer.refusal.rule,
        why: room.voice(language, viewer)(answer.refusal.why),
      });
  }
}

export function presentStandpoint(
  room: Room,
  { pending, moves, outcome }: Standpoint,
  viewer: Viewer,
  language: Language,
) {
  return { pending, moves: labelled(room, pending, moves, viewer, language), outcome };
}

function labelled(
  room: Room,
  pending: readonly SeatDecision[],
  moves: Standpoint["moves"],
  viewer: Viewer,
  language: Language,
): WireMove[] {
  const voice = room.voice(language, viewer);
  return moves.map(({ decision, move }) => {
    const question = pending.find(({ id }) => id === decision) as SeatDecision;
    return { decision, move: move as Json, label: voice(room.game.label(question, move)) };
  });
}
