import {
  eventMessage,
  HOUSE_RULES,
  houseTextDe,
  houseTextEn,
  LANGUAGES,
  type MessageTable,
  refuse,
  say,
  type Speaker,
} from "@safehouse/kernel";
import { describe, expect, test } from "vitest";

const ada: Speaker = { name: (seat) => ["Ada", "Ben"][seat] ?? "?", isYou: (seat) => seat === 0 };

const table = {
  plain: "Words.",
  won: ({ seat }: { seat: number }, { name, isYou }: Speaker) => (isYou(seat) ? "You won." : `${name(seat)} won.`),
} satisfies MessageTable;

describe("a message becomes text", () => {
  test("plain, or with its arguments and the people at the table", () => {
    expect(say(table, { id: "plain" }, ada)).toBe("Words.");
    expect(say(table, { id: "won", args: { seat: 0 } }, ada)).toBe("You won.");
    expect(say(table, { id: "won", args: { seat: 1 } }, ada)).toBe("Ben won.");
  });

  test("a message without a text is a mistake, also one named like a member of every object", () => {
    expect(() => say(table, { id: "missing" }, ada)).toThrow('no text for message "missing"');
    expect(() => say(table, { id: "toString" }, ada)).toThrow("toString");
  });

  test("an event's type is the message, its fields are the arguments", () => {
    const event = { type: "won", seat: 1 };
    expect(eventMessage(event)).toEqual({ id: "event.won", args: { seat: 1 } });
  });
});

test("a refusal has arguments only if it was given some", () => {
  expect(refuse("K-1", "no")).toEqual({ rule: "K-1", why: { id: "no" } });
  expect(refuse("K-1", "no", { card: 1 })).toEqual({ rule: "K-1", why: { id: "no", args: { card: 1 } } });
});

test("the rules of the house are written in every language", () => {
  for (const texts of [houseTextEn, houseTextDe] as MessageTable[]) {
    for (const rule of HOUSE_RULES) expect(say(texts, { id: `house.rule.${rule}` }, ada)).not.toBe("");
  }
  expect(LANGUAGES).toEqual(["en", "de"]);
});
