import { describe, expect, test } from "vitest";
import { type ScanOptions, Scanner } from "../../src/words/scanner.ts";

/** Time passes when the test says so. */
class TestClock {
  #now = 0;
  readonly #due = new Map<number, { readonly at: number; readonly act: () => void }>();
  #count = 0;

  now = (): number => this.#now;

  after = (ms: number, act: () => void): (() => void) => {
    const id = ++this.#count;
    this.#due.set(id, { at: this.#now + ms, act });
    return () => void this.#due.delete(id);
  };

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = [...this.#due].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at);
      if (next === undefined) break;
      this.#due.delete(next[0]);
      this.#now = next[1].at;
      next[1].act();
    }
    this.#now = end;
  }
}

const USUAL: ScanOptions = { way: "automatic", seconds: 1, firstSeconds: 0.5, filterSeconds: 0.2 };

function scanning(options: Partial<ScanOptions> = {}): {
  clock: TestClock;
  scanner: Scanner;
  lit: (number | null)[];
  taken: number[];
} {
  const clock = new TestClock();
  const lit: (number | null)[] = [];
  const taken: number[] = [];
  const listener = { light: (at: number | null) => void lit.push(at), take: (at: number) => void taken.push(at) };
  return { clock, scanner: new Scanner({ ...USUAL, ...options }, clock, listener), lit, taken };
}

describe("one switch, walking by itself", () => {
  test("lights one after the other, the first one longer", () => {
    const { clock, scanner, lit } = scanning();
    scanner.open(3);
    expect(lit).toEqual([0]);
    clock.pass(1499);
    expect(lit).toEqual([0]);
    clock.pass(1);
    expect(lit).toEqual([0, 1]);
    clock.pass(1000);
    expect(lit).toEqual([0, 1, 2]);
    clock.pass(1000);
    expect(lit.at(-1)).toBe(0);
  });

  test("takes what is lit, and begins the next group anew", () => {
    const { clock, scanner, lit, taken } = scanning();
    scanner.open(3);
    clock.pass(2600);
    scanner.press();
    expect(taken).toEqual([2]);
    expect(lit.at(-1)).toBe(0);
    scanner.open(2);
    clock.pass(1500);
    expect(lit.at(-1)).toBe(1);
  });

  test("rests after three rounds, and goes on when somebody presses", () => {
    const { clock, scanner, lit, taken } = scanning();
    scanner.open(2);
    clock.pass(3 * 2500);
    expect(lit.filter((at) => at === 0)).toHaveLength(3);
    expect(lit.at(-1)).toBeNull();
    clock.pass(60_000);
    expect(lit.at(-1)).toBeNull();
    scanner.press();
    expect(taken).toEqual([]);
    expect(lit.at(-1)).toBe(0);
    clock.pass(3 * 2500);
    expect(lit.at(-1)).toBeNull();
  });

  test("does not count a trembling hand twice", () => {
    const { clock, scanner, taken } = scanning();
    scanner.open(3);
    scanner.press();
    clock.pass(100);
    scanner.press();
    expect(taken).toEqual([0]);
    clock.pass(100);
    scanner.press();
    expect(taken).toEqual([0, 0]);
  });

  test("rests when it is told to, and lights nothing where there is nothing", () => {
    const { clock, scanner, lit, taken } = scanning();
    scanner.open(3);
    scanner.rest();
    clock.pass(60_000);
    expect(lit).toEqual([0, null]);
    scanner.open(0);
    scanner.press();
    expect([lit.at(-1), taken]).toEqual([null, []]);
  });

  test("a scanner that is closed does nothing any more", () => {
    const { clock, scanner, lit } = scanning();
    scanner.open(3);
    scanner.close();
    clock.pass(60_000);
    expect(lit).toEqual([0]);
  });
});

describe("one switch, walking by its presses", () => {
  test("lights nothing until somebody presses, and takes what stays lit", () => {
    const { clock, scanner, lit, taken } = scanning({ way: "step" });
    scanner.open(3);
    clock.pass(60_000);
    expect([lit, taken]).toEqual([[null], []]);
    scanner.press();
    clock.pass(400);
    scanner.press();
    expect(lit).toEqual([null, 0, 1]);
    clock.pass(999);
    expect(taken).toEqual([]);
    clock.pass(1);
    expect(taken).toEqual([1]);
    expect(lit.at(-1)).toBeNull();
  });

  test("goes round", () => {
    const { clock, scanner, lit } = scanning({ way: "step" });
    scanner.open(2);
    for (let press = 0; press < 4; press++) {
      scanner.press();
      clock.pass(300);
    }
    expect(lit).toEqual([null, 0, 1, 0, 1]);
  });
});
