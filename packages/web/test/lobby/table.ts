import type { TableSeatView, TableView } from "@safehouse/protocol";

const ids = ["ann", "ben", "cem", "dot", "eve"];

export function guest(seat: number, changes: Partial<TableSeatView> = {}): TableSeatView {
  const id = ids[seat] as string;
  return {
    seat,
    hat: seat,
    kind: "guest",
    level: null,
    paper: null,
    guest: { id, name: id, looksLikeAnother: false },
    isHere: true,
    isConnected: true,
    isBesideScreen: false,
    wish: null,
    holiday: null,
    ...changes,
  };
}

export const empty = (seat: number): TableSeatView => ({
  seat,
  hat: seat,
  kind: "empty",
  level: null,
  paper: null,
  guest: null,
  isHere: false,
  isConnected: null,
  isBesideScreen: false,
  wish: null,
  holiday: null,
});

export const bot = (seat: number): TableSeatView => ({
  seat,
  hat: seat,
  kind: "bot",
  level: "easy",
  paper: null,
  guest: null,
  isHere: true,
  isConnected: null,
  isBesideScreen: false,
  wish: null,
  holiday: null,
});

/** A table of Ann's, as she sees it unless told otherwise. */
export function tableOf(seats: readonly TableSeatView[], changes: Partial<TableView> = {}): TableView {
  return {
    id: "t".repeat(22),
    version: 1,
    game: "klaumau",
    config: {},
    visibility: "link",
    spectators: true,
    watching: 0,
    hasScreen: false,
    screenCode: null,
    timer: null,
    optionsChangedAt: null,
    phase: "open",
    ending: null,
    host: "ann",
    seats,
    banned: [],
    commitment: "0".repeat(64),
    code: "velvet-crowbar-40721",
    match: null,
    endVotes: [],
    absence: null,
    deadlines: [],
    rematch: null,
    createdAt: 0,
    expiresAt: null,
    you: { guest: "ann", seat: 0, isHost: true, token: null },
    ...changes,
  };
}

export const as = (id: string, seat: number | null): Pick<TableView, "you"> => ({
  you: { guest: id, seat, isHost: id === "ann", token: null },
});
