import { isDeepStrictEqual } from "node:util";
import { type Head, type MatchStatus, type NewLine, type Store, StoreConflict } from "../src/store/store.ts";
import { newMatch } from "./store-suite-data.ts";

/** What the model asked of its store, what came of it, and the head it led to (`Call` in model/house.qnt). Its links are numbers. */
interface Call {
  readonly op: "begin" | "append" | "readLog" | "setSeats" | "setStatus";
  readonly seen: Head;
  readonly drafts: readonly Draft[];
  readonly outcome: string;
  readonly seat: number;
  readonly after: Head;
}

interface Draft {
  readonly what: string;
  readonly command: number;
  readonly token: { readonly seat: number; readonly generation: number };
  readonly code: number;
}

/** The first link of the model. */
const GENESIS = "1";

/** In Quint's format large numbers are written as texts. */
export function callsOf(trace: string): readonly Call[] {
  const { states } = JSON.parse(trace, (key, value) =>
    key === "link" ? String(value["#bigint"] ?? value) : value,
  ) as {
    states: { call: Call }[];
  };
  return states.map(({ call }) => call);
}

/** One trace of the model, played against a match of a real store. */
export class ModelReplay {
  readonly #store: Store;
  readonly #match: string;
  /** Links of the model and of the store belong together in pairs, or the chain would not tell logs apart as the model's does. */
  readonly #realLinks = new Map<string, string>();
  readonly #modelLinks = new Map<string, string>();
  readonly #lines: (NewLine & { readonly at: number | null })[] = [];

  constructor(store: Store, match: string) {
    this.#store = store;
    this.#match = match;
  }

  /** The call with what came of it here. */
  async take(call: Call): Promise<Call> {
    const outcome = await this.#outcome(call);
    const { link, ...rest } = await this.#head();
    return { ...call, outcome, after: { ...rest, link: this.#modelLink(link, call.after.link) } };
  }

  async #outcome({ op, seen, drafts, outcome, seat }: Call): Promise<string> {
    switch (op) {
      case "begin":
        return this.#begin(drafts);
      case "append":
        return this.#append({ ...seen, link: this.#realLinks.get(seen.link) ?? "never seen" }, drafts);
      case "readLog":
        return this.#readLog({ ...seen, link: this.#realLinks.get(seen.link) ?? "never seen" });
      case "setSeats":
        return this.#setSeats(seen.seating, seat);
      case "setStatus":
        await this.#store.setStatus(this.#match, outcome as MatchStatus);
        return outcome;
    }
  }

  async #begin(drafts: readonly Draft[]): Promise<string> {
    await this.#store.createMatch(newMatch(this.#match));
    const head = await this.#head();
    this.#modelLink(head.link, GENESIS);
    return drafts.length === 0 ? "done" : this.#append(head, drafts);
  }

  async #append(seen: Head, drafts: readonly Draft[]): Promise<string> {
    const lines = drafts.map((draft, i) => lineOf(seen.n + 1 + i, draft));
    return doneOrConflict(async () => {
      const { head, at } = await this.#store.append(this.#match, seen, lines, { at: 1_000 + seen.n });
      this.#lines.push(...lines.map((line) => ({ ...line, at })));
      return isDeepStrictEqual(head, await this.#head());
    });
  }

  async #readLog(after: Head): Promise<string> {
    const log = await this.#store.readLog(this.#match, after);
    const expected = { lines: this.#lines.slice(after.n), head: await this.#head() };
    return isDeepStrictEqual(log, expected) ? "done" : `read ${JSON.stringify(log)}, not ${JSON.stringify(expected)}`;
  }

  async #setSeats(seen: number, seat: number): Promise<string> {
    const { seats, tokenHashes } = newMatch(this.#match);
    const others = tokenHashes.map((hash, i) => (i === seat ? "cc".repeat(32) : hash));
    return doneOrConflict(async () => (await this.#store.setSeats(this.#match, seats, others, seen)) === seen + 1);
  }

  async #head(): Promise<Head> {
    return (await this.#store.heads([this.#match])).get(this.#match) as Head;
  }

  /** The model's link for one of the store; two that nobody has met before are a pair from now on. */
  #modelLink(real: string, model: string): string {
    if (!this.#modelLinks.has(real) && !this.#realLinks.has(model)) {
      this.#modelLinks.set(real, model);
      this.#realLinks.set(model, real);
    }
    return this.#modelLinks.get(real) ?? "a link that the model does not have";
  }
}

function lineOf(n: number, { what, command, token, code }: Draft): NewLine {
  return {
    entry: { n, decision: what, seat: token.seat < 0 ? null : token.seat, move: code },
    command: command === 0 ? null : `command ${command}`,
  };
}

/** In the model's words. */
async function doneOrConflict(act: () => Promise<boolean>): Promise<string> {
  try {
    return (await act()) ? "done" : "done, but told something else";
  } catch (error) {
    if (error instanceof StoreConflict) return "conflict";
    throw error;
  }
}
