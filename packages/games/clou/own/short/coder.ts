/** What was read cannot have been written. */
export class NoCode extends Error {}

interface Guess {
  /** That the next bit is 1, of `CERTAIN`. */
  chance: number;
  seen: number;
}

const CERTAIN = 1 << 16;
const LEAST = 1 << 7;
/** After so many bits a context learns no slower. */
const MOST_SEEN = 40;
const WHOLE = 2 ** 32;
const TOP = 2 ** 24;

/**
 * Bits, one after the other: written, or read back. Each belongs to a context; what was usual there costs little, so a description of data
 * in small questions is also its compression (arithmetic coding). Both sides learn alike, by whole numbers alone.
 */
export abstract class Coder {
  readonly #known = new Map<string, Guess>();
  readonly #before: Coder | null;
  #low = 0;
  #high = WHOLE - 1;
  #isRehearsing = false;

  /** Goes on from what another has learned. */
  constructor(before: Coder | null) {
    this.#before = before;
  }

  /** What is told meanwhile is learned from and not written down: so both sides begin with what is usual. */
  rehearse(tell: () => void): void {
    const before = this.#isRehearsing;
    this.#isRehearsing = true;
    tell();
    this.#isRehearsing = before;
  }

  /** Writes the bit, or tells the one that was written. Whoever reads may hand in anything. */
  bit(context: string, bit: number): number {
    let guess = this.#known.get(context);
    if (guess === undefined) {
      const before = this.#before === null ? undefined : this.#before.#known.get(context);
      guess = { ...(before ?? { chance: CERTAIN / 2, seen: 0 }) };
      this.#known.set(context, guess);
    }
    const told = this.#isRehearsing ? bit : this.#pass(guess.chance, bit);
    const target = told === 1 ? CERTAIN - LEAST : LEAST;
    guess.chance += Math.trunc((2 * (target - guess.chance)) / (2 * guess.seen + 3));
    if (guess.seen < MOST_SEEN) guess.seen++;
    return told;
  }

  /** Whether anything is known of a context. */
  knows(context: string): boolean {
    return this.#known.has(context) || this.#before?.knows(context) === true;
  }

  #pass(chance: number, bit: number): number {
    const middle = this.#low + Math.floor(((this.#high - this.#low) * chance) / CERTAIN);
    const told = this.decide(middle, bit);
    if (told === 1) this.#high = middle;
    else this.#low = middle + 1;
    while (Math.floor(this.#low / TOP) === Math.floor(this.#high / TOP)) {
      this.settle(Math.floor(this.#low / TOP));
      this.#low = (this.#low % TOP) * 256;
      this.#high = (this.#high % TOP) * 256 + 255;
    }
    return told;
  }

  /** Which side of the middle: 1 is below it. */
  protected abstract decide(middle: number, bit: number): number;
  /** The first byte can no longer change. */
  protected abstract settle(byte: number): void;

  protected get low(): number {
    return this.#low;
  }
}

export class Writer extends Coder {
  readonly #bytes: number[] = [];

  protected decide(_middle: number, bit: number): number {
    return bit;
  }

  protected settle(byte: number): void {
    this.#bytes.push(byte);
  }

  /** As few bytes as tell it from everything else: whoever reads takes what is missing for zeros. */
  finish(): number[] {
    const bytes = this.low === 0 ? this.#bytes : [...this.#bytes, Math.floor(this.low / TOP) + 1];
    return bytes.slice(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
  }
}

export class Reader extends Coder {
  readonly #bytes: readonly number[];
  #at = 0;
  #value = 0;

  constructor(before: Coder, bytes: readonly number[]) {
    super(before);
    this.#bytes = bytes;
    for (let i = 0; i < 4; i++) this.#read();
  }

  protected decide(middle: number): number {
    return this.#value <= middle ? 1 : 0;
  }

  protected settle(): void {
    this.#read();
  }

  #read(): void {
    this.#value = (this.#value % TOP) * 256 + (this.#bytes[this.#at++] ?? 0);
  }
}
