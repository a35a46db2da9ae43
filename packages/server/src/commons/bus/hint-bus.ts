import type { Surroundings } from "../../surroundings.ts";
import type { Bus, Hint } from "../commons.ts";
import { gathered } from "../gathered.ts";
import { packHints, unpackHints } from "./hint-text.ts";

/** What takes texts to all other houses; some may be lost. */
export interface Carrier {
  /** Resolves when the next may come. What cannot be sent is lost. */
  send(texts: readonly string[]): Promise<void>;
  onText(listener: (text: string) => void): void;
  readonly isAway: boolean;
  close(): Promise<void>;
}

const GATHER_MS = 5;

/** Gathers hints for a moment, the newest about each thing, and sends them together. */
export class HintBus implements Bus {
  readonly #node: string;
  readonly #carrier: Carrier;
  readonly #listeners = new Set<(hint: Hint) => void>();
  readonly #flush: () => void;
  #waiting = new Map<string, Hint>();

  constructor(node: string, carrier: Carrier, surroundings: Surroundings) {
    this.#node = node;
    this.#carrier = carrier;
    this.#flush = gathered(surroundings, GATHER_MS, () => this.#send());
    carrier.onText((text) => this.#hear(text));
  }

  get isAway(): boolean {
    return this.#carrier.isAway;
  }

  publish(hint: Hint): void {
    const key = `${hint.about} ${hint.id}`;
    this.#waiting.set(key, newerOf(hint, this.#waiting.get(key)));
    this.#flush();
  }

  onHint(listener: (hint: Hint) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): Promise<void> {
    this.#listeners.clear();
    return this.#carrier.close();
  }

  async #send(): Promise<void> {
    const hints = [...this.#waiting.values()];
    this.#waiting.clear();
    await this.#carrier.send(packHints(this.#node, hints));
  }

  #hear(text: string): void {
    const told = unpackHints(text);
    if (told === null || told.node === this.#node) return;
    for (const hint of told.hints) for (const listener of this.#listeners) listener(hint);
  }
}

function newerOf(hint: Hint, last: Hint | undefined): Hint {
  if (hint.about === "match" && last?.about === "match") {
    return { ...hint, n: Math.max(hint.n, last.n), seating: Math.max(hint.seating, last.seating) };
  }
  if (hint.about === "table" && last?.about === "table") {
    return hint.version > last.version ? hint : last;
  }
  return isCounted(hint) && isCounted(last) && last.n > hint.n ? last : hint;
}

function isCounted(hint: Hint | undefined): hint is Extract<Hint, { about: "chat" | "shown" }> {
  return hint?.about === "chat" || hint?.about === "shown";
}
