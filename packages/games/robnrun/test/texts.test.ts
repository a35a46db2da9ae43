import { type MessageTable, type Rulebook, say, type Speaker } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { HINTS } from "../content/hints.ts";
import { BUILDINGS } from "../content/town.ts";
import { NAMES } from "../content/tools.ts";
import { OPTIONS } from "../options.ts";
import { EVENT_KINDS } from "../events.ts";
import { meta } from "../meta.ts";
import { rulebook as rulebookDe } from "../rulebook/de.ts";
import { rulebook as rulebookEn } from "../rulebook/en.ts";
import { RATINGS } from "../rules/ending.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

const TABLES: readonly [string, MessageTable][] = [
  ["English", en],
  ["German", de],
];
const reader = (you: number | null): Speaker => ({
  name: (seat) => ["Anna", "Ben", "Carla"][seat],
  isYou: (seat) => seat === you,
});
const told = (hint: number, rest: object): { id: string; args: never } => ({
  id: "event.told",
  args: {
    boss: 0,
    hint,
    paid: 0,
    tool: null,
    second: null,
    number: null,
    seat: null,
    partner: null,
    seats: [],
    ...rest,
  } as never,
});

describe.each(TABLES)("%s texts", (_, table) => {
  it("has words for every event, question, option and content", () => {
    const ids = [
      ...Object.keys(EVENT_KINDS).map((type) => `event.${type}`),
      ...Object.keys(meta.decisions).flatMap((kind) => [`ask.${kind}`, `wait.${kind}`]),
      ...HINTS.flatMap((hint) => [`hint.${hint}`, `hint-card.${hint}`, `hint-name.${hint}`]),
      ...NAMES.map((name) => `tool.${name}`),
      ...[...RATINGS, "caught", "stranded"].map((result) => `result.${result}`),
      ...Object.entries(OPTIONS.properties).flatMap(([name, option]) => [
        `option.${name}`,
        `option.${name}.help`,
        ...("enum" in option ? option.enum.map((value) => `option.${name}.${value}`) : []),
      ]),
    ];
    expect(ids.filter((id) => !Object.hasOwn(table, id))).toEqual([]);
    for (const { name } of BUILDINGS)
      expect(say(table, { id: "building", args: { building: name } }, reader(null))).toBeTruthy();
  });

  it("R-5.4 R-5.5 asks on a turn for what is possible there, and no more", () => {
    const asked = (allowed: number, forced: boolean, swapped: boolean): string =>
      say(table, { id: "ask.turn", args: { left: 2, allowed, forced, swapped } }, reader(1));
    expect(asked(2, false, false)).toMatch(/swap.*pass|tauschen.*passen/i);
    expect(asked(2, true, false)).toMatch(/swap|tauschen/i);
    expect(asked(2, true, false)).not.toMatch(/pass/i);
    expect(asked(2, false, true)).toMatch(/pass/i);
    expect(asked(2, false, true)).not.toMatch(/swap|tausch/i);
    expect(asked(2, true, true)).not.toMatch(/swap|tausch|pass/i);
    expect(asked(1, true, true)).not.toMatch(/1 dürfen/);
  });

  it("R-8.4 speaks of a secret only to those who know it", () => {
    expect(say(table, told(9, { seat: 1 }), reader(2))).not.toMatch(/undefined|null/);
    expect(say(table, told(9, { seat: 1, tool: "acid" }), reader(1))).toMatch(/acid|Säure/);
  });
});

describe("sentences", () => {
  it("address the reader", () => {
    expect(say(en, { id: "event.played", args: { seat: 1, card: "id" } }, reader(1))).toBe("You play an ID card.");
    expect(say(en, { id: "event.played", args: { seat: 1, card: null } }, reader(0))).toBe("Ben plays a card.");
    expect(say(de, { id: "event.played", args: { seat: 1, card: "id" } }, reader(1))).toBe("Du spielst einen Ausweis.");
    expect(say(de, { id: "event.passed", args: { seat: 1, why: "empty" } }, reader(0))).toBe(
      "Ben hat keine Karte und passt.",
    );
  });

  it.each<[what: string, message: { id: string; args: never }, you: number | null, en: string, de: string]>([
    [
      "whose heist it is",
      { id: "event.heist", args: { heist: 2, boss: 1 } as never },
      1,
      "You are the boss of heist 2.",
      "Du bist der Boss bei Raub 2.",
    ],
    [
      "R-8.2 the own hand",
      told(6, { seat: 1, number: 2 }),
      1,
      "Anna tells the crew: Your hand has 2 useful cards.",
      "Anna sagt der Bande: Deine Hand hat 2 nützliche Karten.",
    ],
    [
      "R-8.2 another hand",
      told(6, { seat: 1, number: 1 }),
      0,
      "You tell the crew: Ben’s hand has 1 useful card.",
      "Du sagst der Bande: Die Hand von Ben hat 1 nützliche Karte.",
    ],
    [
      "R-8.4 a secret to those who do not know it",
      told(9, { seat: 1 }),
      2,
      "Anna tells Ben in secret which tool you need.",
      "Anna sagt Ben insgeheim, welches Werkzeug ihr braucht.",
    ],
    [
      "R-8.4 a secret to the one who was told",
      told(9, { seat: 1, tool: "acid" }),
      1,
      "Anna tells you in secret: You need the tool acid.",
      "Anna sagt dir insgeheim: Ihr braucht das Werkzeug Säure.",
    ],
    [
      "R-11.1 that the crew may talk",
      { id: "event.revealed", args: { wrong: ["acid"] } as never },
      0,
      "The alarm pile held acid. The crew may talk again.",
      "Im Alarmstapel: Säure. Die Bande darf wieder reden.",
    ],
    [
      "R-4.2 of what colour the informant is",
      { id: "event.informant-left", args: { colour: "red" } as never },
      0,
      "The red informant disappears.",
      "Der Informant in Rot verschwindet.",
    ],
    [
      "what the boss alone sees, to whoever watches with everything open",
      { id: "event.screened", args: { boss: 0, safes: [3] } as never },
      null,
      "Anna alone sees what the safes need.",
      "Anna allein sieht, was die Tresore brauchen.",
    ],
  ])("tell %s", (_, message, you, english, german) => {
    expect(say(en, message, reader(you))).toBe(english);
    expect(say(de, message, reader(you))).toBe(german);
  });

  it("tell hints", () => {
    expect(say(en, told(1, { tool: "dynamite" }), reader(1))).toBe("Anna tells the crew: You need the tool dynamite.");
    expect(say(de, told(3, { number: 4 }), reader(0))).toBe(
      "Du sagst der Bande: Ihr braucht insgesamt 4 Arten von Werkzeug.",
    );
    expect(say(en, told(13, { seats: [1, 2] }), reader(2))).toContain("Ben and you");
    expect(say(en, told(7, { tool: "acid", number: 1 }), reader(1))).toContain("acid exactly once");
    expect(say(de, told(15, { number: 1 }), reader(1))).toContain("1 Art von Werkzeug wird genau einmal");
  });
});

describe("rulebooks", () => {
  const ids = (book: Rulebook): string[] => book.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  const kinds = (book: Rulebook): string[] =>
    book.chapters.flatMap(({ rules }) => rules.flatMap(({ id, parts }) => parts.map(({ kind }) => `${id} ${kind}`)));

  it("R-1.1 to R-13.9 stand in both, with the same rulings, content and options", () => {
    expect(ids(rulebookEn)).toHaveLength(74);
    expect(ids(rulebookDe)).toEqual(ids(rulebookEn));
    expect(kinds(rulebookDe)).toEqual(kinds(rulebookEn));
    expect(rulebookDe.onePage).toHaveLength(rulebookEn.onePage.length);
  });

  it("refer to rules that exist", () => {
    for (const book of [rulebookEn, rulebookDe]) {
      const known = new Set([...ids(book), ...book.chapters.map(({ id }) => id)]);
      const named = JSON.stringify(book).match(/R-\d+(\.\d+)?/g) ?? [];
      expect(named.filter((id) => !known.has(id))).toEqual([]);
    }
  });
});
