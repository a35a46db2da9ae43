import type { OwnTable } from "@safehouse/protocol";
import type { LocalSummary, ScenarioName } from "../../play/local/matches.ts";
import type { Texts } from "../../text/texts.ts";
import type { en } from "./text/en.ts";

type Words = Texts<typeof en>;

/** One match of this person, wherever it is played. */
export interface Row {
  readonly key: string;
  readonly game: string;
  readonly href: string;
  readonly title: string;
  /** Whose turn it is, or how it stands. */
  readonly state: string;
  readonly detail: string;
  readonly isMine: boolean;
  readonly isOver: boolean;
  readonly changedAt: number;
  readonly expiresAt: number | null;
  /** Null for an online table. */
  readonly local: LocalSummary | null;
}

type Names = (game: string, scenario?: ScenarioName) => string;

export function onlineRow(table: OwnTable, t: Words, gameName: Names, scenario?: ScenarioName): Row {
  const { id, game, phase, seat, turn, isYourTurn, names, createdAt, expiresAt } = table;
  const others = names.filter((name, at): name is string => name !== null && at !== seat);
  const isMine = phase === "playing" && isYourTurn;
  return {
    key: `online-${id}`,
    game,
    href: `/table/${id}`,
    title: gameName(game, scenario),
    state: state(),
    detail: `${t.online} · ${others.length > 0 ? t.withPeople(t.and(others)) : company()}`,
    isMine,
    isOver: phase === "over" || phase === "ended",
    changedAt: createdAt,
    expiresAt,
    local: null,
  };

  function company(): string {
    return phase === "open" ? t.alone : t.withBots;
  }
  function state(): string {
    if (phase === "open") return t.waiting;
    if (phase === "over") return t.over;
    if (phase === "ended") return t.ended;
    if (isMine) return t.yourTurn;
    const people = turn.map((at) => names[at]).filter((name) => typeof name === "string");
    return people.length > 0 ? t.turnOf(t.and(people)) : t.botTurn;
  }
}

export function localRow(match: LocalSummary, t: Words, gameName: Names): Row {
  const { id, game, title, seats, yourTurn, isOver, updatedAt, hotSeat, scenario } = match;
  const people = seats.flatMap(({ kind, name }) => (kind === "human" && name !== undefined ? [name] : []));
  const isMine = yourTurn && !isOver;
  const running = isMine ? t.yourTurn : t.botTurn;
  return {
    key: `local-${id}`,
    game,
    href: isOver ? `/replay/local/${id}` : `/local/${id}`,
    title: title === "" ? gameName(game, scenario) : title,
    state: isOver ? t.over : running,
    detail: `${t.onDevice} · ${company()}`,
    isMine,
    isOver,
    changedAt: updatedAt,
    expiresAt: null,
    local: match,
  };

  function company(): string {
    if (seats.length === 1) return t.solo;
    return hotSeat && people.length > 1 ? t.and(people) : t.withBots;
  }
}

/** Mine to move first, then what goes on, then what is over; the latest first. */
export function sortRows(rows: readonly Row[]): Row[] {
  const rank = ({ isMine, isOver }: Row): number => (isMine ? 0 : isOver ? 2 : 1);
  return rows.toSorted((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
}

const SOON_MS = 7 * 86_400_000;

/** Whether somebody should be told that a table will be cleared away. */
export function isExpiring({ expiresAt, isOver }: Row, now: number): boolean {
  return expiresAt !== null && !isOver && expiresAt - now < SOON_MS;
}
