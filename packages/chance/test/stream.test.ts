import { createHash, createHmac } from "node:crypto";
import { type Chance, commitmentOf, drawFor, labelStream } from "@safehouse/chance";
import { describe, expect, test } from "vitest";

/** The stream as its documentation tells it, written anew on Node's own cryptography. */
function words({ seed, contributions }: Chance, label: string, count: number): number[] {
  const key = createHmac("sha256", seed).update(contributions.join("\n")).digest();
  const found: number[] = [];
  for (let block = 0; found.length < count; block++) {
    const bytes = createHmac("sha256", key).update(`${label}#${block}`).digest();
    for (let at = 0; at < 32; at += 4) found.push(bytes.readUInt32BE(at));
  }
  return found.slice(0, count);
}

function below(source: number[], limit: number): number {
  const top = Math.floor(2 ** 32 / limit) * limit;
  for (let word = source.shift(); word !== undefined; word = source.shift()) if (word < top) return word % limit;
  throw new Error("too few words");
}

const plain: Chance = { seed: "seed", contributions: [] };
const shared: Chance = { seed: "Tresor 🔐", contributions: ["00ff", "c0ffee"] };

describe("the verifiable stream", () => {
  test("the commitment is the SHA-256 of the seed", () => {
    expect(commitmentOf("seed")).toBe(createHash("sha256").update("seed").digest("hex"));
    expect(commitmentOf("Tresor 🔐")).toBe(createHash("sha256").update("Tresor 🔐").digest("hex"));
    // A known answer: printf '' | sha256sum
    expect(commitmentOf("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });

  test.each([plain, shared])("anyone can recompute it with standard tools: %j", (chance) => {
    const stream = labelStream(chance, "round-3/dice");
    const expected = words(chance, "round-3/dice", 40);
    expect(expected.map(() => stream.below(2 ** 32))).toEqual(expected);
  });

  test.each([plain, shared])("dice, picks and shuffles follow from it: %j", (chance) => {
    const dice = words(chance, "d", 400);
    expect(drawFor(chance, "d", { dice: 100 })).toEqual(Array.from({ length: 100 }, () => 1 + below(dice, 6)));
    const pick = words(chance, "p", 40);
    expect(drawFor(chance, "p", { pick: 7 })).toEqual([below(pick, 7)]);
    const order = words(chance, "s", 400);
    const cards = Array.from({ length: 52 }, (_, i) => i);
    for (let i = 51; i > 0; i--) {
      const j = below(order, i + 1);
      [cards[i], cards[j]] = [cards[j] as number, cards[i] as number];
    }
    expect(drawFor(chance, "s", { shuffle: 52 })).toEqual(cards);
  });

  test("these answers never change: finished matches are verified by them", () => {
    expect(drawFor(plain, "round-1/dice", { dice: 6 })).toEqual([3, 6, 6, 3, 5, 3]);
    expect(drawFor(plain, "deck", { shuffle: 10 })).toEqual([4, 8, 3, 1, 7, 5, 6, 2, 9, 0]);
    expect(drawFor(shared, "loot", { pick: 1000 })).toEqual([921]);
  });

  test("words above the largest multiple are passed over, so that every number is equally likely", () => {
    // With this limit every fourth word is.
    const limit = 3 * 2 ** 30;
    const source = words(plain, "big", 4000);
    const stream = labelStream(plain, "big");
    const drawn = Array.from({ length: 2000 }, () => stream.below(limit));
    expect(drawn).toEqual(source.filter((word) => word < limit).slice(0, 2000));
    expect(source.slice(0, 2000).some((word) => word >= limit)).toBe(true);
  });

  test("a draw depends on its label and on no other draw", () => {
    const labels = ["a", "b", "c", "round-1/dice", "round-11/dice"];
    const draw = (label: string): string => drawFor(shared, label, { shuffle: 30 }).join();
    const forward = labels.map(draw);
    expect(labels.toReversed().map(draw).toReversed()).toEqual(forward);
    expect(new Set(forward).size).toBe(labels.length);
  });

  test("every contribution counts, and so does their order", () => {
    const draws = [[], ["00"], ["00", "01"], ["01", "00"], ["0001"]].map((contributions) =>
      drawFor({ seed: "seed", contributions }, "x", { shuffle: 30 }).join(),
    );
    expect(new Set(draws).size).toBe(draws.length);
  });
});
