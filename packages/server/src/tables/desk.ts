import type { OwnTable } from "@safehouse/protocol";
import type { Kept } from "../guests/collection.ts";
import { holidayNow } from "../guests/holiday.ts";
import type { Credentials } from "../guests/secret.ts";
import type { Room } from "../matches/room.ts";
import type { Deadline } from "./follower.ts";
import { ownSeatToken } from "./present.ts";
import { type GuestSeat, hatsOf, seatOf, type Table } from "./table.ts";

/** What one person's desk needs to know of a running match. */
export interface DeskGlance {
  readonly n: number;
  readonly asked: readonly { readonly seat: number; readonly decision: string; readonly age: number }[];
  /** Nothing more is to be answered on the own seat: nobody else is told, so this goes to its owner alone. */
  readonly hasAnswered: boolean;
  readonly deadlines: readonly Deadline[];
}

export function glanceAtDesk(room: Room, seat: number, deadlines: readonly Deadline[]): DeskGlance {
  return room.reading(() => {
    const { n, pending, moves } = room.match.snapshot(seat);
    const asked = pending.map(({ id, seat: whose }) => ({
      seat: whose,
      decision: id,
      age: Math.max(0, Math.round(room.ageOf(room.match.askedAfter(id)) ?? 0)),
    }));
    return { n, asked, hasAnswered: moves.length === 0, deadlines };
  });
}

/** A table as it lies on the desk of somebody who sits there. */
export function presentOwn(
  { id, body, expiresAt }: Kept<Table>,
  viewer: Credentials,
  glance: DeskGlance | null,
  now: number,
): OwnTable {
  const { game, config, phase, seats, timer, createdAt, match } = body;
  const { scenario } = config;
  const seat = seatOf(body, viewer.guest);
  const own = seats[seat] as GuestSeat;
  const asked = phase === "playing" ? (glance?.asked ?? []) : [];
  const turn = [...new Set(asked.map((question) => question.seat))];
  const isByBot = own.bot !== null;
  const isAsked = turn.includes(seat) && !isByBot;
  return {
    id,
    game,
    ...(typeof scenario === "string" && { scenario }),
    phase,
    seat,
    turn,
    isYourTurn: isAsked && glance?.hasAnswered === false,
    hasAnswered: isAsked && glance?.hasAnswered === true,
    isByBot: phase === "playing" && isByBot,
    questions: turn.map((whose) => question(whose)),
    n: glance?.n ?? null,
    timer,
    names: seats.map((there) => (there.kind === "guest" || there.kind === "paper" ? there.name : null)),
    hats: hatsOf(body),
    match,
    token: ownSeatToken(id, body, viewer, seat),
    createdAt,
    expiresAt,
  };

  function question(whose: number): OwnTable["questions"][number] {
    const theirs = asked.filter((each) => each.seat === whose);
    const deadline = glance?.deadlines
      .filter((each) => each.seat === whose)
      .toSorted((a, b) => a.milliseconds - b.milliseconds)[0];
    const there = seats[whose];
    const rest = there?.kind === "guest" ? holidayNow(there.rests ?? [], now) : null;
    return {
      seat: whose,
      waited: Math.max(...theirs.map(({ age }) => age)),
      left: deadline?.milliseconds ?? null,
      restsUntil: deadline?.rests ? (rest?.until ?? null) : null,
      reminders: deadline?.reminders ?? 0,
    };
  }
}

const ORDER = { playing: 1, open: 2, over: 3, ended: 4 } as const;

/** Whose answer is wanted first: the oldest question to this person, then those to others, then what has not begun, then what is over. */
export function byOldestQuestion(a: OwnTable, b: OwnTable): number {
  const rank = ({ phase, isYourTurn }: OwnTable): number => (isYourTurn ? 0 : ORDER[phase]);
  const waited = ({ questions }: OwnTable): number => Math.max(0, ...questions.map((question) => question.waited));
  return rank(a) - rank(b) || waited(b) - waited(a) || b.createdAt - a.createdAt;
}
