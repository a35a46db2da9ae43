import { type Answer, type Match, MatchClosed } from "@safehouse/host";
import type { Seat } from "@safehouse/kernel";
import { unknownToken } from "../problem.ts";
import { OutcomeUnknown, StoreConflict } from "../store/store.ts";
import type { Outbox } from "./outbox.ts";
import type { Recovery } from "./recovery.ts";
import type { RoomOptions } from "./room-options.ts";
import type { Speaker } from "./speaker.ts";

/** How often somebody else may have been first before whoever asked is told to come back later. */
export const MOST_CONFLICTS = 10;

/** The replica of a match that commands are tried on. */
interface Replica {
  /** Whether this token still holds there. */
  isAllowed(speaker: Speaker): boolean;
  isClosed(): boolean;
  /** Whether the log is known to have gone on, or may have. */
  isStale(): boolean;
  /** The match, once it has caught up. */
  ready(): Promise<Match>;
  /** Looks whether others have written. */
  look(): Promise<void>;
  /** What is known is no longer good enough: it catches up before anything else. */
  distrust(): void;
}

/** What people ask of a match, tried until it is known what became of it. */
export class Attempts {
  readonly #options: Pick<RoomOptions, "store" | "time">;
  readonly #recovery: Recovery;
  readonly #outbox: Outbox;
  readonly #replica: Replica;
  /** Commands that somebody here waits for. */
  readonly #awaited = new Set<string>();

  constructor(options: Pick<RoomOptions, "store" | "time">, recovery: Recovery, outbox: Outbox, replica: Replica) {
    this.#options = options;
    this.#recovery = recovery;
    this.#outbox = outbox;
    this.#replica = replica;
  }

  isAwaited(cause: string): boolean {
    return this.#awaited.has(cause);
  }

  async command(
    speaker: Speaker,
    command: string,
    act: (match: Match, isStillAllowed: () => boolean) => Promise<Answer>,
  ): Promise<Answer> {
    const cause = causeOf(speaker.seat, command);
    const isStillAllowed = (): boolean => this.#replica.isAllowed(speaker);
    this.#awaited.add(cause);
    try {
      const answer = await this.make((match) => act(match, isStillAllowed));
      if (answer.status === "foreign" && !isStillAllowed()) throw unknownToken();
      return answer;
    } finally {
      this.#awaited.delete(cause);
      // The answer is on its way before anybody is told.
      this.#options.time.soon(() => this.#outbox.answered(cause));
    }
  }

  /**
   * A match that we close ourselves to read it again is nobody's fault: whoever waited goes on in the next, however often it is. What is
   * tried again after its outcome was not known is the same command: the log tells whether it is there, and the head lets one of two
   * attempts happen and no more.
   */
  async make(act: (match: Match) => Promise<Answer>): Promise<Answer> {
    const replica = this.#replica;
    const { isShared } = this.#options.store;
    // Where others write, too, an earlier attempt of the same command may be on its way through them.
    let isUnknown = isShared || replica.isStale();
    let isFresh = !isShared;
    for (let conflicts = 0; ;) {
      try {
        const answer = await act(await replica.ready());
        if (answer.status === "done" || isFresh) return answer;
        // A refusal says that it has not happened: the log has to be read after the command has come to know that.
        isFresh = true;
        await replica.look();
      } catch (error) {
        if (error instanceof MatchClosed && !replica.isClosed()) continue;
        isUnknown ||= error instanceof OutcomeUnknown;
        const isBehind = error instanceof StoreConflict || error instanceof OutcomeUnknown;
        if (!isBehind || ++conflicts === MOST_CONFLICTS) throw this.#recovery.problemOf(error, isUnknown);
        replica.distrust();
      }
    }
  }
}

/** What a command is known by among all of a match. */
export function causeOf(seat: Seat, command: string): string {
  return `${seat} ${command}`;
}
