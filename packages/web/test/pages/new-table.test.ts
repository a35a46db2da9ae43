import { loadGame } from "@safehouse/games";
import type { OptionsSchema } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import {
  changeSeat,
  type Draft,
  newBot,
  newDraft,
  problemOf,
  withoutSeat,
  withSeat,
} from "../../src/pages/new-table/draft.ts";
import { recallOptions } from "../../src/pages/new-table/kept-options.ts";
import { usualLevel } from "../../src/pages/new-table/load-game.ts";
import { optionFields, splitRules } from "../../src/pages/new-table/option-fields.ts";

const RANGE = { min: 2, max: 8 };

function kinds({ seats }: Draft): string[] {
  return seats.map(({ kind }) => kind);
}

describe("a new table", () => {
  test("begins with what is usual for the way one plays", () => {
    expect(kinds(newDraft("bots", RANGE, "Ada", "normal"))).toEqual(["person", "bot", "bot", "bot"]);
    expect(kinds(newDraft("hot-seat", RANGE, "Ada", "normal"))).toEqual(["person", "person"]);
    expect(kinds(newDraft("online", RANGE, "Ada", "normal"))).toEqual(["person", "friend", "friend", "friend"]);
  });

  test("has no more and no fewer seats than the game", () => {
    expect(newDraft("bots", { min: 1, max: 2 }, "", "easy").seats).toHaveLength(2);
    expect(newDraft("hot-seat", { min: 3, max: 5 }, "", "easy").seats).toHaveLength(3);
  });

  test("gives every bot a name of its own", () => {
    let draft = newDraft("bots", RANGE, "Mina", "normal");
    for (let count = draft.seats.length; count < 12; count++) draft = withSeat(draft, newBot(draft.seats, "easy"));
    const names = draft.seats.map((seat) => (seat.kind === "friend" ? "" : seat.name));
    expect(new Set(names).size).toBe(12);
  });

  test("starts without a name against bots, but not online", () => {
    expect(problemOf(newDraft("bots", RANGE, "", "normal"), RANGE)).toBeNull();
    expect(problemOf(newDraft("online", RANGE, " ", "normal"), RANGE)).toBe("needsName");
    expect(problemOf(newDraft("online", RANGE, "Ada", "normal"), RANGE)).toBeNull();
  });

  test("does not start with names that nobody can tell apart or read", () => {
    const draft = newDraft("hot-seat", RANGE, "Ada", "normal");
    expect(problemOf(changeSeat(draft, 1, { kind: "person", name: "ada" }), RANGE)).toBe("sameName");
    expect(problemOf(changeSeat(draft, 1, { kind: "person", name: "a\u200Bb" }), RANGE)).toBe("badName");
    expect(problemOf(withoutSeat(draft, 1), RANGE)).toBe("tooFew");
  });

  test.each([
    ["", null],
    ["1234", null],
    ["12345678", null],
    ["123", "badPin"],
    ["12a4", "badPin"],
  ])("with the PIN %j: %s", (pin, problem) => {
    expect(problemOf({ ...newDraft("hot-seat", RANGE, "", "easy"), pin }, RANGE)).toBe(problem);
  });
});

describe("options", () => {
  const schema: OptionsSchema = {
    type: "object",
    additionalProperties: false,
    properties: {
      bomb: { type: "string", enum: ["off", "swap"], default: "off", description: "The Bomb (K-9.8, K-9.9)" },
      rounds: { type: "integer", minimum: 1, maximum: 9, default: 3, description: "How many rounds" },
    },
  };

  test("are named by the game's texts, else by the schema", () => {
    const fields = optionFields(schema, { "option.bomb": "Bomb", "option.bomb.off": "No Bomb" });
    expect(fields[0]).toMatchObject({
      label: "Bomb",
      help: "The Bomb",
      rules: ["K-9.8", "K-9.9"],
      choices: [
        { value: "off", label: "No Bomb" },
        { value: "swap", label: "swap" },
      ],
    });
    expect(fields[1]).toMatchObject({ label: "rounds", help: "How many rounds", rules: [], choices: [] });
  });

  test("tell words from the rules behind them", () => {
    expect(splitRules("Who is asked. K-4.1")).toEqual({ words: "Who is asked.", rules: ["K-4.1"] });
    expect(splitRules("By K-4.1 nobody is asked.")).toEqual({ words: "By K-4.1 nobody is asked.", rules: ["K-4.1"] });
    expect(splitRules("Plain.")).toEqual({ words: "Plain.", rules: [] });
  });

  test("begin with the defaults where nothing is kept", () => {
    expect(recallOptions("nothing", schema)).toEqual({ bomb: "off", rounds: 3 });
  });

  test.each(["en", "de"] as const)("of every game on the shelf have words in %s", async (language) => {
    const game = await loadGame("klaumau");
    const fields = optionFields(game?.meta.options as OptionsSchema, (await game?.texts[language]()) ?? {});
    for (const { name, label, help, choices } of fields) {
      expect(label).not.toBe(name);
      expect(help).not.toBe("");
      for (const { value, label: word } of choices) expect(word).not.toBe(value);
    }
  });
});

test("bots play well, unless they cannot", () => {
  expect(usualLevel(["random", "easy", "normal", "expert"])).toBe("normal");
  expect(usualLevel(["random", "easy"])).toBe("easy");
  expect(usualLevel([])).toBe("random");
});
