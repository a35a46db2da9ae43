import type { Caller } from "../limits/limits.ts";
import { Problem } from "../problem.ts";

/** Matches without people that one address, and all of them together, may have under way. Whoever sits at this machine is not counted. */
const MOST_LONELY_EACH = 4;
const MOST_LONELY = 32;
const MOST_REMEMBERED = 20_000;

/** Which address made which match: only here, and never written down. After a restart nobody knows. */
export class Makers {
  readonly #byMatch = new Map<string, string>();
  /** Matches without people that are being played. */
  readonly #lonely = new Set<string>();

  note(match: string, caller: Caller): void {
    if (caller === null) return;
    this.#byMatch.set(match, caller);
    const [oldest] = this.#byMatch.keys();
    if (this.#byMatch.size > MOST_REMEMBERED && oldest !== undefined) this.#byMatch.delete(oldest);
  }

  /** Null if nobody knows, or it was made at this machine. */
  of(match: string): Caller {
    return this.#byMatch.get(match) ?? null;
  }

  /** Throws if this address, or all of them, have too many matches under way that nobody plays. */
  requireRoomForLonely(caller: Caller): void {
    if (caller === null) return;
    const makers = [...this.#lonely].map((match) => this.of(match)).filter((maker) => maker !== null);
    if (makers.filter((maker) => maker === caller).length >= MOST_LONELY_EACH) {
      throw new Problem(
        429,
        "matches.address",
        `${MOST_LONELY_EACH} matches without people are being played for this address already. Wait until one is over, or play yourself.`,
        { "retry-after": "60" },
      );
    }
    if (makers.length >= MOST_LONELY) {
      throw new Problem(
        503,
        "matches.tooMany",
        "The house has as many matches without people as it plays at once. Try again later.",
        { "retry-after": "60" },
      );
    }
  }

  beginLonely(match: string): void {
    this.#lonely.add(match);
  }

  endLonely(match: string): void {
    this.#lonely.delete(match);
  }
}
