import { loadOffer } from "@safehouse/games";
import { expect, test } from "vitest";
import { bestOf, noteScore, readScores, type Scored } from "../../src/records/book.ts";
import { describeTerms } from "../../src/records/describe.ts";
import { type Terms, termsKey, versionOf } from "../../src/records/terms.ts";
import { useStorage } from "./storage.ts";

const kept = useStorage();

const TERMS: Terms = { game: "clou", version: "0.a", seats: 1, config: { scenario: "old-mansion" } };
const scored = (match: string, at: number, points: number): Scored => ({ match, at, points, result: "meagre" });

async function clou() {
  const offer = await loadOffer("clou");
  if (offer === null) throw new Error("no clou");
  return offer;
}

test("a result is held against the best one before it, however often its match is looked at", () => {
  expect(noteScore("k", TERMS, scored("a", 1, 11)).before).toBeNull();
  expect(noteScore("k", TERMS, scored("b", 2, 13)).before?.points).toBe(11);
  expect(noteScore("k", TERMS, scored("c", 3, 9)).before?.match).toBe("b");
  // A finished match is opened once more, later: nothing new has happened.
  expect(noteScore("k", TERMS, scored("b", 99, 13))).toEqual({ now: scored("b", 2, 13), before: scored("a", 1, 11) });
  expect(noteScore("k", TERMS, scored("a", 99, 11)).before).toBeNull();
  expect(readScores()).toEqual([
    { key: "k", ...TERMS, scored: [scored("a", 1, 11), scored("b", 2, 13), scored("c", 3, 9)] },
  ]);
});

test("other terms are another list", () => {
  noteScore("k", TERMS, scored("a", 1, 11));
  expect(noteScore("l", TERMS, scored("b", 2, 3)).before).toBeNull();
  expect(readScores()).toHaveLength(2);
});

test("after hundreds of games the best one is still there", () => {
  noteScore("k", TERMS, scored("best", 0, 20));
  for (let i = 1; i < 300; i++) noteScore("k", TERMS, scored(`m${i}`, i, i % 15));
  const [list] = readScores();
  expect(bestOf(list?.scored ?? []).match).toBe("best");
  expect(list?.scored.length).toBeLessThan(100);
  expect(list?.scored.at(-1)?.match).toBe("m299");
});

test("what another version or a stranger wrote is left out, and the rest is read", () => {
  const good = { key: "k", ...TERMS, scored: [scored("a", 1, 2)] };
  const bad = [null, 7, {}, { ...good, scored: [] }, { ...good, scored: [{ match: 1 }] }, { ...good, config: 3 }];
  kept.set("safehouse.records", JSON.stringify([...bad, good]));
  expect(readScores()).toEqual([good]);
  kept.set("safehouse.records", "{");
  expect(readScores()).toEqual([]);
});

test("C-1.1 the same thieves in other seats are the same crew; another size, thief or house is not", async () => {
  const { meta } = await clou();
  const key = (seats: number, scenario: string, ...thieves: string[]): string => {
    const [thief1 = "any", thief2 = "any", thief3 = "any"] = thieves;
    const config = { scenario, thief1, thief2, thief3 };
    return termsKey(meta.options, { game: "clou", version: versionOf(meta), seats, config });
  };
  const first = key(2, "old-mansion", "janet", "bruce");
  expect(key(2, "old-mansion", "bruce", "janet")).toBe(first);
  const others = [
    key(1, "old-mansion", "janet"),
    key(2, "old-mansion", "janet", "matt"),
    key(2, "auction-house", "janet", "bruce"),
    key(3, "old-mansion", "janet", "bruce", "matt"),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});

test("terms are told in the reader's language", async () => {
  const offer = await clou();
  const config = { scenario: "old-mansion", thief1: "janet", thief2: "bruce", thief3: "any" };
  const told = describeTerms(offer, await offer.texts.de(), { seats: 2, config }, "de");
  expect(told).toEqual({ title: "Die alte Villa", people: ["Janet", "Bruce"], more: [] });
});

test("results of other rules or other content are never compared", async () => {
  const { meta } = await clou();
  const key = (version: string): string => termsKey(meta.options, { ...TERMS, version });
  const versions = [
    { rules: 0, content: "a" },
    { rules: 0, content: "b" },
    { rules: 1, content: "a" },
  ].map(versionOf);
  expect(new Set(versions.map(key)).size).toBe(3);
});

test("what was kept before versions were noted is an earlier version", () => {
  const { version: _version, ...older } = TERMS;
  kept.set("safehouse.records", JSON.stringify([{ key: "k", ...older, scored: [scored("a", 1, 2)] }]));
  expect(readScores()).toEqual([{ key: "k", ...TERMS, version: "", scored: [scored("a", 1, 2)] }]);
});

test("a plan of one's own is told by its kind, and its code by nobody", async () => {
  const offer = await clou();
  const config = { scenario: "own", code: "CLOU1.abc", thief1: "janet", thief2: "any", thief3: "any" };
  const told = describeTerms(offer, await offer.texts.en(), { seats: 1, config }, "en");
  expect(told.title).not.toBe("");
  expect(JSON.stringify(told)).not.toContain("CLOU1");
});

test("K-9.9 a bomb rule of the table's own is told in its own words", async () => {
  const offer = (await loadOffer("klaumau"))!;
  const config = { bomb: "own", bombText: "Sing <b>aloud</b>." };
  const told = describeTerms(offer, await offer.texts.en(), { seats: 3, config }, "en");
  expect(told.more).toEqual(["Bomb: A rule of your own", "Your own bomb rule: Sing <b>aloud</b>."]);
});
