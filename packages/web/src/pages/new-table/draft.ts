import type { BotLevel, RecordSeat } from "@safehouse/kernel";
import { readName } from "@safehouse/protocol";

export const WAYS = ["bots", "hot-seat", "online"] as const;
export type Way = (typeof WAYS)[number];

/** A seat of the table that is being set. `friend` comes later, by link or code. */
export type DraftSeat =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly name: string; readonly level: BotLevel }
  | { readonly kind: "friend" };

export interface Draft {
  readonly way: Way;
  readonly seats: readonly DraftSeat[];
  readonly pin: string;
  readonly isPublic: boolean;
  readonly spectators: boolean;
  readonly timer: number | null;
}

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

const USUAL_PEOPLE = 2;
/** One for each hat. */
const BOT_NAMES = ["Ada", "Mina", "Jules", "Iris", "Otto", "Priya", "Kofi", "Ben"] as const;

/** `usual` is with how many the game is at its best. */
export function newDraft(way: Way, range: SeatRange, usual: number, name: string, level: BotLevel): Draft {
  const first: Draft = {
    way,
    seats: [{ kind: "person", name }],
    pin: "",
    isPublic: false,
    spectators: true,
    timer: null,
  };
  const count = way === "hot-seat" ? USUAL_PEOPLE : usual;
  let draft = first;
  while (draft.seats.length < Math.min(range.max, Math.max(range.min, count)))
    draft = withSeat(draft, usualSeat(draft, level));
  return draft;
}

/** What comes with the next seat in this way of playing. */
function usualSeat(draft: Draft, level: BotLevel): DraftSeat {
  if (draft.way === "online") return { kind: "friend" };
  return draft.way === "hot-seat" ? { kind: "person", name: "" } : newBot(draft.seats, level);
}

/** A bot with a name that nobody here has. */
export function newBot(seats: readonly DraftSeat[], level: BotLevel): DraftSeat {
  const taken = seats.map((seat) => (seat.kind === "friend" ? "" : seat.name));
  const index = seats.length;
  const names = [...BOT_NAMES.slice(index), ...BOT_NAMES.slice(0, index)];
  return { kind: "bot", name: names.find((name) => !taken.includes(name)) ?? `Bot ${index + 1}`, level };
}

export function withSeat(draft: Draft, seat: DraftSeat): Draft {
  return { ...draft, seats: [...draft.seats, seat] };
}

export function withoutSeat(draft: Draft, index: number): Draft {
  return { ...draft, seats: draft.seats.filter((_seat, at) => at !== index) };
}

export function changeSeat(draft: Draft, index: number, seat: DraftSeat): Draft {
  return { ...draft, seats: draft.seats.map((old, at) => (at === index ? seat : old)) };
}

export interface Nameless {
  /** What somebody without a name is called where a device goes round. */
  person(number: number): string;
}

/** The seats of a match on this device. */
export function seatsHere(seats: readonly DraftSeat[], words: Nameless | null = null): RecordSeat[] {
  return seats.map((seat, index) => {
    if (seat.kind === "bot") return { kind: "bot", name: seat.name, level: seat.level };
    const name = (seat.kind === "person" && seat.name.trim()) || words?.person(index + 1) || "";
    return { kind: "human", ...(name !== "" && { name }) };
  });
}

export type Problem = "needsName" | "badName" | "sameName" | "badPin" | "tooFew";

/** What is in the way of starting; null if nothing is. */
export function problemOf(draft: Draft, range: SeatRange): Problem | null {
  const { way, seats, pin } = draft;
  if (seats.length < range.min) return "tooFew";
  const names = seats.flatMap((seat) => (seat.kind === "person" ? [seat.name.trim()] : []));
  if (way === "online" && names[0] === "") return "needsName";
  const given = names.filter((name) => name !== "");
  if (given.some((name) => readName(name) === null)) return "badName";
  const all = [...given, ...seats.flatMap((seat) => (seat.kind === "bot" ? [seat.name] : []))];
  if (way !== "online" && new Set(all.map((name) => name.toLowerCase())).size < all.length) return "sameName";
  if (way === "hot-seat" && pin !== "" && !/^\d{4,8}$/.test(pin)) return "badPin";
  return null;
}
