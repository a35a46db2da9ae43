import { BrokenJournal, RulesFailure } from "@safehouse/host";
import { DamagedLog, OutcomeUnknown, StoreConflict } from "../store/store.ts";

/** The store would not read or write: nothing has happened, and nothing is wrong with the match. */
export class StoreFailure extends Error {}

/** A match that cannot be played on: its log is damaged or its rules failed. The message is for the operator alone. */
export class MatchFailure extends Error {
  constructor(cause: unknown) {
    super(describe(cause), { cause });
  }
}

/** Nothing else than these sets a match apart: whatever else goes wrong may go right the next time. */
const FATAL = [DamagedLog, BrokenJournal, RulesFailure];

/** Null for what says nothing against the match. */
export function matchFailure(error: unknown): MatchFailure | null {
  if (error instanceof MatchFailure) return error;
  return FATAL.some((Fatal) => error instanceof Fatal) ? new MatchFailure(error) : null;
}

/** What a call of the store rejects with, told apart from all else. */
export function storeTrouble(error: unknown): DamagedLog | StoreConflict | OutcomeUnknown | StoreFailure {
  const isOurs = error instanceof StoreConflict || error instanceof OutcomeUnknown || error instanceof DamagedLog;
  return isOurs ? error : new StoreFailure(describe(error), { cause: error });
}

/** Whatever the store rejects with is told apart from all else. */
export async function askStore<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw storeTrouble(error);
  }
}

export function isStoreTrouble(error: unknown): boolean {
  return error instanceof StoreConflict || error instanceof OutcomeUnknown || error instanceof StoreFailure;
}

export function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
