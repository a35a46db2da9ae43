/** The match was closed under whoever asked: nothing has happened, and asking again where it goes on is always right. */
export class MatchClosed extends Error {
  constructor() {
    super("this match is closed");
  }
}

/** The rules threw or broke their contract: asking again would only find the same. */
export class RulesFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What a match was made of, or an entry of its journal, is not what its rules allow. */
export class BrokenJournal extends Error {}
