import { expect, describe, test } from "vitest";
import { simulate, type Verdict, type WorldOptions } from "./simulate/world.ts";
import { OutcomeUnknown, type Store, StoreUnavailable } from "../src/store/store.ts";

const SEEDS = 300;
const HOUSES = { houses: [1, 3] } as const;

test(`nothing acknowledged is lost, and a match goes on, in ${SEEDS} worlds`, async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { violations } = await simulate(seed, HOUSES);
    expect({ seed, violations }).toEqual({ seed, violations: [] });
  }
});

test("the same seed is the same world, to the last message", async () => {
  for (const seed of [3, 14, 58]) {
    const [first, again] = [await simulate(seed, HOUSES), await simulate(seed, HOUSES)];
    expect(again.digest).toBe(first.digest);
    expect(again.happened).toBe(first.happened);
  }
  expect((await simulate(3)).digest).not.toBe((await simulate(4)).digest);
});

/** The first world that shows the mistake; null if none of so many does. */
async function find(planted: WorldOptions, what: RegExp, seeds: number): Promise<Verdict | null> {
  for (let seed = 1; seed <= seeds; seed++) {
    const verdict = await simulate(seed, planted);
    if (verdict.violations.some((text) => what.test(text))) return verdict;
  }
  return null;
}

/** Says of what it does not know that it has not happened. */
function neverUnknown(store: Store): Store {
  const calls = Object.entries(store).map(([name, call]) => {
    if (typeof call !== "function") return [name, false];
    const certain = (...given: never[]): Promise<unknown> =>
      (call as (...given: never[]) => Promise<unknown>)(...given).catch((error: unknown) => {
        throw error instanceof OutcomeUnknown ? new StoreUnavailable("it is away") : error;
      });
    return [name, certain];
  });
  return Object.fromEntries(calls) as Store;
}

/** Each method of a store by another. */
function changed(store: Store, changes: Partial<Store>): Store {
  return { ...store, ...changes };
}

describe("the laws find, within so many worlds,", () => {
  test.each<[name: string, seeds: number, what: RegExp, planted: WorldOptions]>([
    [
      "a mask that begins anew when a match is read again",
      40,
      /held \d+ ms longer than its mask/,
      {
        isRestless: true,
        store: (truth) =>
          changed(truth, {
            async readLog(match, after) {
              const log = await truth.readLog(match, after);
              return { ...log, lines: log.lines.map((line) => ({ ...line, at: null })) };
            },
          }),
      },
    ],
    [
      "a wake-up that is lost when a lease becomes ours",
      80,
      /nobody goes on/,
      {
        houses: [2, 3],
        isRestless: true,
        house: (options) => {
          const { leases } = options.commons;
          const deaf = {
            isMine: (match: string) => leases.isMine(match),
            want: (match: string) => leases.want(match, () => {}),
            takeDue: async () => [],
          };
          return { ...options, commons: { ...options.commons, leases: deaf } };
        },
      },
    ],
    [
      "a table whose phase nobody looks at",
      20,
      /started \d+ times/,
      {
        opened: ({ book }) => {
          const changeAfter = book.changeAfter.bind(book);
          book.changeAfter = (id, prepare, caller) =>
            changeAfter(
              id,
              async (table) => {
                const change = await prepare({ ...table, phase: "open" });
                return (seen) => change(seen.phase === "playing" ? { ...seen, phase: "open" } : seen);
              },
              caller,
            );
        },
      },
    ],
    [
      "a token that plays on after it was taken away",
      150,
      /written for a token that does not play/,
      {
        houses: [3, 3],
        isRestless: true,
        store: (truth) =>
          changed(truth, {
            async append(match, seen, lines, notes) {
              const seating = (await truth.heads([match])).get(match)?.seating ?? seen.seating;
              return truth.append(match, { ...seen, seating }, lines, notes);
            },
          }),
      },
    ],
    [
      "that something has not happened, said without knowing it",
      40,
      /and denied|has not happened, and/,
      {
        house: (options) => ({ ...options, store: neverUnknown(options.store) }),
      },
    ],
    [
      "a match that one house of another release takes away from all",
      10,
      /the match is quarantined/,
      {
        houses: [2, 3],
        hasBadHouse: true,
        house: (options) => ({
          ...options,
          commons: { ...options.commons, complaints: { add: async () => "agreed" } },
        }),
      },
    ],
    [
      "lines that are appended without looking at the head",
      40,
      /acknowledged and in no log|in the log twice|was told|saw/,
      {
        store: (truth) =>
          changed(truth, {
            async append(match, seen, lines, notes) {
              const head = (await truth.heads([match])).get(match);
              if (head?.n === seen.n) return truth.append(match, head, lines, notes);
              // As a database does that was told to do nothing where there is such a line already.
              return { head: { ...seen, n: seen.n + lines.length }, at: null };
            },
          }),
      },
    ],
  ])("%s (%i)", async (_name, seeds, what, planted) => {
    const found = await find(planted, what, seeds);
    expect(found?.violations ?? []).toContainEqual(expect.stringMatching(what));
  });
});
