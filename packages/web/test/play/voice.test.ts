import { clou } from "@safehouse/games/clou";
import { klaumau } from "@safehouse/games/klaumau";
import type { GameEvent } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import type { SeatInfo, Told } from "../../src/play/session.ts";
import { pieceFinder, sentencesOf } from "../../src/play/table/sentences.ts";
import { de } from "../../src/play/table/text/de.ts";
import { en } from "../../src/play/table/text/en.ts";
import { loadSpoken, loadTexts, makeVoice } from "../../src/play/voice.ts";

const seats: SeatInfo[] = ["Ada", "Otto", "<b>Mina</b>"].map((name) => ({ name, kind: "human" }));
const played = { type: "played", seat: 0, card: "ruby-3", forced: false };

describe("the voice of a table", () => {
  test("says you to its reader and names to the others, in both languages", async () => {
    const english = await loadTexts(klaumau, "en");
    const german = await loadTexts(klaumau, "de");
    expect(makeVoice(english, seats, 0).tell([played])[0]).toMatch(/^You play /);
    expect(makeVoice(english, seats, null).tell([played])[0]).toMatch(/^Ada plays /);
    expect(makeVoice(german, seats, 0).tell([played])[0]).toMatch(/^Du /);
    expect(makeVoice(german, seats, 1).tell([played])[0]).toMatch(/^Ada /);
  });

  test("knows the house's refusals, and says a stranger's words as they are", async () => {
    const voice = makeVoice(await loadTexts(klaumau, "en"), seats, 0);
    expect(voice.say({ id: "house.closed" })).toBe("That question is no longer open.");
    expect(voice.say({ id: "Not now." })).toBe("Not now.");
    expect(voice.say({ id: "constructor" })).toBe("constructor");
  });

  test("tells who has taken a move back", async () => {
    const voice = makeVoice(await loadTexts(klaumau, "en"), seats, 1);
    const undo = (seat: number): Told => ({ n: 4, seat, decision: "undo", events: [], undoes: 3 });
    expect(sentencesOf(undo(0), voice, en, [])).toEqual(["Ada takes a move back."]);
    expect(sentencesOf(undo(1), voice, de, [])).toEqual(["Du nimmst einen Zug zurück."]);
  });
});

describe("what bots say", () => {
  const bots: SeatInfo[] = seats.map(({ name }) => ({ name, kind: "bot", level: "normal" }));
  const events = [
    { type: "used", seat: 1, dice: [2], extra: [], by: 0, number: 2, cell: "grid-1" },
    { type: "opened", room: "hall" },
  ];
  const row = (n: number, some: readonly GameEvent[]): Told => ({ n, seat: 1, decision: "dice:1:1", events: some });

  test("is among what happened, by the name of whoever did it, in both languages", async () => {
    for (const [language, words] of [["en", en] as const, ["de", de] as const]) {
      const { texts, reasons } = await loadSpoken(clou, language);
      const told = sentencesOf(row(2, events), makeVoice(texts, bots, 0, reasons), words, [row(2, events)]);
      expect(told).toHaveLength(3);
      expect(told[2]).toMatch(/^Otto: [“„].+[”“]$/);
    }
  });

  test("knows what happened before a part of an entry, in it and earlier", async () => {
    const { texts, reasons } = await loadSpoken(clou, "en");
    const voice = makeVoice(texts, bots, 0, reasons);
    const opened = events.slice(1);
    expect(sentencesOf(row(2, opened), voice, en, [row(2, events)])[1]).toMatch(/^Otto: /);
    expect(sentencesOf(row(3, opened), voice, en, [row(2, events), row(3, opened)])[1]).toMatch(/^Otto: /);
    expect(sentencesOf(row(3, opened), voice, en, [row(3, opened), row(4, events)])).toHaveLength(1);
  });

  test("is nothing that people are made to say", async () => {
    const { texts, reasons } = await loadSpoken(clou, "en");
    expect(sentencesOf(row(2, events), makeVoice(texts, seats, 0, reasons), en, [])).toHaveLength(2);
  });
});

describe("a sentence in pieces", () => {
  const people = new Map([
    ["Ada", 0],
    ["Al", 1],
    ["You", 2],
    ["(x", 3],
  ]);

  const piecesOf = pieceFinder(people);

  test("finds names and rules, and only whole ones", () => {
    expect(piecesOf("Ada and Albert obey K-4.3.")).toEqual([
      { type: "name", text: "Ada", seat: 0 },
      { type: "words", text: " and Albert obey " },
      { type: "rule", text: "K-4.3" },
      { type: "words", text: "." },
    ]);
    expect(piecesOf("You play.")[0]).toEqual({ type: "name", text: "You", seat: 2 });
  });

  test('takes "You" for the reader only where a sentence begins: elsewhere somebody says it', () => {
    const finder = pieceFinder(people, "You");
    expect(finder("You tell Ada: You need acid.")).toEqual([
      { type: "name", text: "You", seat: 2 },
      { type: "words", text: " tell " },
      { type: "name", text: "Ada", seat: 0 },
      { type: "words", text: ": You need acid." },
    ]);
  });

  test("finds names with any sign in them", () => {
    for (const sign of "-_.,:;!?'\"#$%&/()[]{}<>|\\^*+~=@ ´’") {
      const name = `Anna${sign}Lena`;
      expect(pieceFinder(new Map([[name, 1]]))(`${name} draws.`)[0]).toEqual({
        type: "name",
        text: name,
        seat: 1,
      });
    }
  });

  test("keeps every character, whatever people are called", () => {
    for (const sentence of ["(x takes a card.", "Ada", "", "A-1 K-2", "Ada’s (x[1]"]) {
      const text = piecesOf(sentence).map((piece) => piece.text);
      expect(text.join("")).toBe(sentence);
    }
  });
});
