import { refuse, type Refusal } from "./message.ts";

/** The rules of the house hold at every table, whatever is played. */
export const HOUSE_RULES = ["H-1", "H-2", "H-3", "H-4", "H-5"] as const;

/** H-5: how often one decision may be taken back. People try things out; a log must not grow without end. */
export const MOST_UNDOS = 10;

export const decisionClosed = (): Refusal => refuse("H-1", "house.closed");
export const notYourDecision = (): Refusal => refuse("H-2", "house.not-yours");
export const notAnAnswer = (): Refusal => refuse("H-3", "house.not-an-answer");
export const alreadyAnswered = (): Refusal => refuse("H-3", "house.answered");
export const nothingToUndo = (): Refusal => refuse("H-4", "house.nothing-to-undo");
export const undoTooLate = (): Refusal => refuse("H-4", "house.undo-too-late");
export const undoFinal = (): Refusal => refuse("H-4", "house.undo-final");
export const undoBuiltUpon = (): Refusal => refuse("H-4", "house.undo-built-upon");
export const undoWornOut = (): Refusal => refuse("H-5", "house.undo-worn-out", { times: MOST_UNDOS });
