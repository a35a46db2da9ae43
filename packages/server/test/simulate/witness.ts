import { hashToken } from "../../src/matches/token.ts";
import type { NewMatch } from "../../src/store/store.ts";
import type { DatabaseWitness, Seated, Written } from "./database.ts";
import type { Fate } from "./fate.ts";
import type { HouseReports } from "./house.ts";
import type { Life } from "./life.ts";
import type { Answered, Asked, Link, NetworkWitness } from "./network.ts";

/** "That has not happened", said of a command or of a message. */
interface Denial {
  readonly by: Life;
  readonly what: string;
  readonly at: number;
}

/** These say that nothing has happened. */
const DENIALS = ["store.unavailable", "store.contended"];

/** Sees all that is written and said, and knows at once what must never be. The rest is judged in the end, by `laws.ts`. */
export class Witness implements DatabaseWitness, NetworkWitness, HouseReports {
  readonly violations: string[] = [];
  readonly made: NewMatch[] = [];
  readonly written: Written[] = [];
  readonly seatings: Seated[] = [];
  readonly denials: Denial[] = [];
  /** Texts of messages that were acknowledged, and of those that were said not to have been said. */
  readonly saidFor = new Map<string, "acknowledged" | "denied">();
  readonly #fate: Fate;
  readonly #byCommand = new Map<string, Written>();
  readonly #tokens = new Map<string, string>();
  readonly #arrivals = new Map<string, number>();
  /** When the world was in trouble. */
  readonly #troubles: { readonly from: number; readonly to: number }[] = [];

  constructor(fate: Fate) {
    this.#fate = fate;
  }

  violate(text: string): void {
    this.#fate.note(`VIOLATION ${text}`);
    this.violations.push(`${this.#fate.elapsed.toFixed(0)} ms: ${text}`);
  }

  trouble(milliseconds: number): void {
    this.#troubles.push({ from: this.#fate.now, to: this.#fate.now + milliseconds });
  }

  wasTroubled(from: number, to: number): boolean {
    return this.#troubles.some((trouble) => trouble.from <= to && trouble.to >= from);
  }

  writtenFor(command: string): Written | null {
    return this.#byCommand.get(command) ?? null;
  }

  /** When a process first heard of a command. */
  arrivalOf(life: Life, command: string): number | null {
    return this.#arrivals.get(`${life.name} ${command}`) ?? null;
  }

  onMade(match: NewMatch): void {
    this.made.push(match);
    this.onSeated({ match: match.id, at: this.#fate.now, seats: match.seats, tokenHashes: match.tokenHashes });
  }

  onSeated(seated: Seated): void {
    this.seatings.push(seated);
  }

  onWritten(written: Written): void {
    this.written.push(written);
    const { tokenHashes } = this.seatings.findLast(({ match }) => match === written.match) as Seated;
    for (const { entry, command } of written.lines) {
      if (command === null || entry.seat === null) continue;
      if (this.#byCommand.has(command)) this.violate(`${command} is in the log twice`);
      this.#byCommand.set(command, written);
      if (tokenHashes[entry.seat] !== this.#tokens.get(command)) {
        this.violate(`entry ${entry.n} was written for a token that does not play seat ${entry.seat} any more`);
      }
    }
  }

  onHeard(by: Life, { token }: Link, text: string): void {
    const { type, command } = JSON.parse(text) as { type: string; command?: string };
    if (type === "hello" || command === undefined) return;
    if (token !== null) this.#tokens.set(command, hashToken(token));
    const key = `${by.name} ${command}`;
    if (!this.#arrivals.has(key)) this.#arrivals.set(key, this.#fate.now);
  }

  onSaid(by: Life, text: string): void {
    const frame = JSON.parse(text) as { type: string; status?: number; code?: string; command?: string };
    if (frame.status === 500) this.violate(`${by.name} failed: ${text}`);
    if (frame.type !== "answer" || frame.command === undefined) return;
    const { status, code = "", command } = frame;
    if (status === 200 && !this.#byCommand.has(command)) this.violate(`${command} is acknowledged and in no log`);
    if (DENIALS.includes(code)) this.denials.push({ by, what: command, at: this.#fate.now });
  }

  onAnswered(by: Life, { method, path, body }: Asked, answered: Answered): void {
    if (answered.status === 500) this.violate(`${by.name} failed at ${method} ${path}: ${answered.body}`);
    if (method !== "POST" || !path.endsWith("/messages")) return;
    const { text } = JSON.parse(body ?? "{}") as { text: string };
    const { code = "", ...told } = JSON.parse(answered.body) as { code?: string; text?: string };
    if (answered.status === 201) {
      this.saidFor.set(text, "acknowledged");
      if (told.text !== text) this.violate(`"${text}" was acknowledged as "${told.text}"`);
    }
    if (DENIALS.includes(code)) this.saidFor.set(text, "denied");
  }

  onUnexpected(life: Life, what: string): void {
    this.violate(`${life.name} reports ${what}`);
  }
}
