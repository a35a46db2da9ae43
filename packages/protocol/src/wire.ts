import type { z } from "zod";
import type { conflictAnswer, errorAnswer, refusalAnswer } from "./schemas/errors.ts";
import type { gameDescription, health, seen } from "./schemas/games.ts";
import type { houseInfo } from "./schemas/house.ts";
import type {
  answerFrame,
  changesFrame,
  clientFrame,
  entryFrame,
  errorFrame,
  helloFrame,
  serverFrame,
  stateFrame,
} from "./schemas/live.ts";
import type {
  createdMatch,
  createMatchRequest,
  listedMove,
  logRow,
  matchSeat,
  matchSnapshot,
  moveAnswer,
  moveRequest,
  undoRequest,
} from "./schemas/matches.ts";

/* The wire as types. They are derived from the schemas, but nothing of zod reaches the program that imports them. */

export type Health = z.output<typeof health>;
export type HouseInfo = z.output<typeof houseInfo>;
export type HouseText = HouseInfo["texts"][number];
export type Seen = z.output<typeof seen>;
export type GameDescription = z.output<typeof gameDescription>;

export type CreateMatchRequest = z.input<typeof createMatchRequest>;
export type CreatedMatch = z.output<typeof createdMatch>;
export type WireMove = z.output<typeof listedMove>;
export type WireLogRow = z.output<typeof logRow>;
export type MatchSeat = z.output<typeof matchSeat>;
export type MatchSnapshot = z.output<typeof matchSnapshot>;
export type MoveRequest = z.output<typeof moveRequest>;
export type UndoRequest = z.output<typeof undoRequest>;
export type MoveAnswer = z.output<typeof moveAnswer>;

export type ErrorAnswer = z.output<typeof errorAnswer>;
export type ConflictAnswer = z.output<typeof conflictAnswer>;
export type RefusalAnswer = z.output<typeof refusalAnswer>;

export type ClientFrame = z.output<typeof clientFrame>;
export type ServerFrame = z.output<typeof serverFrame>;
export type HelloFrame = z.output<typeof helloFrame>;
export type StateFrame = z.output<typeof stateFrame>;
export type EntryFrame = z.output<typeof entryFrame>;
export type ChangesFrame = z.output<typeof changesFrame>;
/** What an entry tells of changes; an answer to a move has the same. */
export type Changes = Omit<ChangesFrame, "type">;
export type AnswerFrame = z.output<typeof answerFrame>;
export type ErrorFrame = z.output<typeof errorFrame>;
