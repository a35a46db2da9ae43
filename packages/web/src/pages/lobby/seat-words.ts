import type { TableSeatView, TableView } from "@safehouse/protocol";
import { shortDate } from "../../app/dates.ts";
import type { Texts } from "../../text/texts.ts";
import { clockText } from "./logic/countdown.ts";
import { isCutOff } from "./logic/rights.ts";
import type { en } from "./text/en.ts";

type Words = Texts<typeof en>;

/** What everybody on a seat is called. */
export function seatName({ kind, guest, paper, seat }: TableSeatView, t: Words): string {
  if (kind === "empty") return t.nobody;
  if (kind === "bot") return t.botName(seat);
  return guest?.name ?? paper?.name ?? t.forgotten;
}

export function hostName(table: TableView, t: Words): string | null {
  const seat = table.seats.find(({ guest }) => guest !== null && guest.id === table.host);
  return seat === undefined ? null : seatName(seat, t);
}

/** The line under a name: who this is at the table, and what is special about it. */
export function seatLine(table: TableView, seat: TableSeatView, t: Words): string {
  if (seat.kind === "bot") return t.botLine(seat.level ?? "normal");
  const { guest, isHere, level, holiday, paper } = seat;
  if (seat.kind === "paper") return level !== null && table.phase === "playing" ? t.botFor(level) : t.onPaper;
  if (guest === null) return "";
  const isYou = table.you?.guest === guest.id;
  const isHost = table.host === guest.id;
  const parts = [
    role(),
    ...(paper === null ? [] : [t.onPaper]),
    ...(isCutOff(table, seat) ? [t.cutOff] : []),
    ...(guest.looksLikeAnother ? [t.looksAlike] : []),
    ...(level !== null && table.phase === "playing" ? [isHere ? t.botFor(level) : t.left] : []),
    ...(holiday === null ? [] : [t.holiday(shortDate(holiday.from), shortDate(holiday.until))]),
  ];
  return parts.filter((part) => part !== "").join(" · ");

  function role(): string {
    if (table.phase === "open" && !isHere) return t.invited;
    if (isHost) return isYou ? t.hostYou : t.host;
    if (isYou) return t.you;
    return level === null && !isCutOff(table, seat) ? t.here : "";
  }
}

/** "45 seconds", "2 minutes", "3 days", or that there is no hurry. */
export function timerText(timer: number | null, t: Words): string {
  if (timer === null) return t.timerNone;
  if (timer % 86_400 === 0) return t.days(timer / 86_400);
  if (timer % 3600 === 0) return t.hours(timer / 3600);
  return timer % 60 === 0 ? t.minutes(timer / 60) : t.seconds(timer);
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is left, as exactly as anybody wants to know: days, hours, or a clock. What has begun counts as whole. */
export function leftText(milliseconds: number, t: Words): string {
  if (milliseconds > 2 * DAY) return t.days(Math.ceil(milliseconds / DAY));
  return milliseconds > 2 * HOUR ? t.hours(Math.ceil(milliseconds / HOUR)) : clockText(milliseconds);
}
