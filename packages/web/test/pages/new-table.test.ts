import { GAME_IDS, loadOffer } from "@safehouse/games";
import type { GameOffer, OptionsSchema } from "@safehouse/kernel";
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
import { closeRanks } from "../../src/pages/new-table/close-ranks.ts";
import { recallOptions } from "../../src/pages/new-table/kept-options.ts";
import { type GameToSet, loadGameToSet, usualLevel } from "../../src/pages/new-table/load-game.ts";
import { optionFields, splitRules } from "../../src/pages/new-table/option-fields.ts";
import { seatsNote } from "../../src/pages/new-table/seats-note.ts";
import { withQuery } from "../../src/pages/new-table/query-options.ts";
import { setOptions } from "../../src/pages/new-table/set-options.ts";

const RANGE = { min: 2, max: 8 };

function kinds({ seats }: Draft): string[] {
  return seats.map(({ kind }) => kind);
}

describe("a new table", () => {
  test("begins with what is usual for the way one plays", () => {
    expect(kinds(newDraft("bots", RANGE, 4, "Ada", "normal"))).toEqual(["person", "bot", "bot", "bot"]);
    expect(kinds(newDraft("hot-seat", RANGE, 4, "Ada", "normal"))).toEqual(["person", "person"]);
    expect(kinds(newDraft("online", RANGE, 4, "Ada", "normal"))).toEqual(["person", "friend", "friend", "friend"]);
  });

  test("has no more and no fewer seats than the game", () => {
    expect(newDraft("bots", { min: 1, max: 2 }, 4, "", "easy").seats).toHaveLength(2);
    expect(newDraft("bots", { min: 1, max: 3 }, 2, "", "easy").seats).toHaveLength(2);
    expect(newDraft("hot-seat", { min: 3, max: 5 }, 4, "", "easy").seats).toHaveLength(3);
  });

  test("gives every bot a name of its own", () => {
    let draft = newDraft("bots", RANGE, 4, "Mina", "normal");
    for (let count = draft.seats.length; count < 12; count++) draft = withSeat(draft, newBot(draft.seats, "easy"));
    const names = draft.seats.map((seat) => (seat.kind === "friend" ? "" : seat.name));
    expect(new Set(names).size).toBe(12);
  });

  test("starts without a name against bots, but not online", () => {
    expect(problemOf(newDraft("bots", RANGE, 4, "", "normal"), RANGE)).toBeNull();
    expect(problemOf(newDraft("online", RANGE, 4, " ", "normal"), RANGE)).toBe("needsName");
    expect(problemOf(newDraft("online", RANGE, 4, "Ada", "normal"), RANGE)).toBeNull();
  });

  test("does not start with names that nobody can tell apart or read", () => {
    const draft = newDraft("hot-seat", RANGE, 4, "Ada", "normal");
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
    expect(problemOf({ ...newDraft("hot-seat", RANGE, 4, "", "easy"), pin }, RANGE)).toBe(problem);
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

  test("of a seat stand with it, and share their words", () => {
    const thief = { type: "string", enum: ["any", "janet"], default: "any", description: "" } as const;
    const properties = { thief1: thief, thief2: thief, level9: { ...schema.properties["rounds"]! } };
    const fields = optionFields(
      { ...schema, properties },
      { "option.thief": "Thief", "option.thief.janet": "Janet", "option.thief.janet.help": "the planner" },
    );
    expect(fields.map(({ seat, label }) => [seat, label])).toEqual([
      [0, "Thief"],
      [1, "Thief"],
      [null, "level9"],
    ]);
    expect(fields[0]?.choices[1]).toEqual({ value: "janet", label: "Janet", help: "the planner" });
  });

  test("move up with those who sit behind a seat that is taken away", () => {
    const thief = { type: "string", enum: ["any", "janet", "matt"], default: "any", description: "" } as const;
    const fields = optionFields(
      { ...schema, properties: { thief1: thief, thief2: thief, thief3: thief } },
      { "option.thief": "Thief" },
    );
    const chosen = { thief1: "any", thief2: "janet", thief3: "matt", rest: true };
    expect(closeRanks(fields, chosen, 1)).toEqual({ thief1: "any", thief2: "matt", thief3: "any", rest: true });
    expect(closeRanks(fields, chosen, 0)).toEqual({ thief1: "janet", thief2: "matt", thief3: "any", rest: true });
  });

  test("can be asked for by an address", () => {
    const asked = withQuery(
      schema,
      { bomb: "off", rounds: 3 },
      new URLSearchParams("how=bots&bomb=swap&rounds=12&code=1"),
    );
    expect(asked).toEqual({ bomb: "swap", rounds: 3 });
  });

  test("begin with the defaults where nothing is kept", () => {
    expect(recallOptions("nothing", schema)).toEqual({ bomb: "off", rounds: 3 });
  });

  test.each(["en", "de"] as const)("of every game on the shelf have words in %s", async (language) => {
    for (const id of GAME_IDS) {
      const game = await loadOffer(id);
      const fields = optionFields(game?.meta.options as OptionsSchema, (await game?.texts[language]()) ?? {});
      for (const { name, label, help, choices } of fields) {
        expect(label).not.toBe(name);
        expect(help).not.toBe("");
        for (const { value, label: word } of choices) expect(word).not.toBe(value);
      }
    }
  });

  test("of every scenario say what is special about it", async () => {
    for (const id of GAME_IDS) {
      const game = await loadOffer(id);
      if (game === null || game.meta.scenarios.length === 0) continue;
      const fields = optionFields(game.meta.options, await game.texts.de());
      const choices = fields.find(({ name }) => name === "scenario")?.choices ?? [];
      expect(choices.map(({ value }) => value)).toEqual(
        expect.arrayContaining(game.meta.scenarios.map((each) => each.id)),
      );
      for (const { help } of choices) expect(help).toBeTruthy();
    }
  });

  test("C-9.1 C-9.3 name the box of a scenario, where there are several", async () => {
    const game = (await loadOffer("clou")) as GameOffer;
    const fields = optionFields(game.meta.options, await game.texts.de());
    const choices = fields.find(({ name }) => name === "scenario")?.choices ?? [];
    const grouped = Map.groupBy(choices, ({ group }) => group);
    expect([...grouped].map(([group, members]) => [group, members.length])).toEqual([
      ["Grundspiel", 4],
      ["Profipaket", 3],
      ["Der große Postraub", 4],
      [undefined, 1],
    ]);
  });
});

describe("how many sit there", () => {
  test.each(["en", "de"] as const)(
    "A-6.1 three are called a variant where the game is for one or two (%s)",
    async (language) => {
      const again = (await loadGameToSet("clou-again", language)) as GameToSet;
      expect([1, 2, 3].map((seats) => seatsNote(again.texts, seats))).toEqual([
        null,
        null,
        expect.stringMatching(/variante?.*A-6\.1$/i),
      ]);
      const clou = (await loadGameToSet("clou", language)) as GameToSet;
      expect(seatsNote(clou.texts, 3)).toBeNull();
    },
  );
});

describe("options as they would be played", () => {
  const load = async (id: string): Promise<GameToSet> => (await loadGameToSet(id, "de")) as GameToSet;
  const names = ({ schema }: ReturnType<typeof setOptions>): string[] => Object.keys(schema.properties);

  test("R-10.6 ask for a code where the scenario is one's own, and say in words what is wrong with it", async () => {
    const game = await load("robnrun");
    expect(names(setOptions(game, { scenario: "training", code: "RNR-1" }, 3))).not.toContain("code");
    expect(setOptions(game, { scenario: "training", code: "RNR-1" }, 3).problem).toBeNull();
    expect(names(setOptions(game, { scenario: "own" }, 3))).toContain("code");
    expect(setOptions(game, { scenario: "own" }, 3).problem).toEqual({ option: "code", text: "Gib einen Code ein." });
  });

  test("R-10.5 offer hints where the crew chooses, and only the permitted ones", async () => {
    const game = await load("robnrun");
    expect(names(setOptions(game, { scenario: "training" }, 3))).not.toContain("hints");
    const offered = (seats: number): readonly number[] | undefined => {
      const { hints } = setOptions(game, { scenario: "the-mole" }, seats).schema.properties;
      return hints?.type === "array" ? hints.items.enum : undefined;
    };
    expect(offered(3)).toEqual([2, 3, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(offered(2)).toEqual([2, 3, 5, 8, 10, 11, 12, 15]);
    expect(setOptions(game, { scenario: "the-mole", hints: [2, 3] }, 3).problem?.option).toBe("hints");
    expect(setOptions(game, { scenario: "the-mole", hints: [2, 3, 5, 6, 8, 9] }, 3).problem).toBeNull();
    // With two players hint 6 is gone, and the choice with it.
    expect(setOptions(game, { scenario: "the-mole", hints: [2, 3, 5, 6, 8, 9] }, 2).config["hints"]).toEqual([]);
  });

  test("R-10.2 R-10.3 R-10.4 offer variants for named scenarios only, and no choice of hints that are drawn", async () => {
    const game = await load("robnrun");
    const variants = ["gold", "dice", "randomColours", "drawnHints"];
    expect(names(setOptions(game, { scenario: "the-mole" }, 3))).toEqual(
      expect.arrayContaining([...variants, "hints"]),
    );
    const drawn = setOptions(game, { scenario: "the-mole", drawnHints: true, hints: [2, 3, 5, 6, 8, 9] }, 3);
    expect(names(drawn)).not.toContain("hints");
    expect(drawn.problem).toBeNull();
    const own = setOptions(game, { scenario: "own", gold: 9, drawnHints: true }, 3);
    for (const name of variants) expect(names(own)).not.toContain(name);
  });

  test("K-9.9 ask for the text of a bomb rule of one's own, and say in words that it is missing", async () => {
    const game = await load("klaumau");
    expect(names(setOptions(game, { bomb: "swap", bombText: "Singt." }, 3))).not.toContain("bombText");
    expect(setOptions(game, { bomb: "swap", bombText: "Singt." }, 3).problem).toBeNull();
    expect(setOptions(game, { bomb: "own" }, 3).problem).toEqual({
      option: "bombText",
      text: "Schreibt auf, was eure Bombe tut. K-9.9",
    });
    expect(setOptions(game, { bomb: "own", bombText: "Singt." }, 3)).toMatchObject({
      config: { bomb: "own", bombText: "Singt." },
      problem: null,
    });
  });

  test("C-1.1 give a thief to who is there, and nobody the same", async () => {
    const game = await load("clou");
    const two = setOptions(game, { thief1: "janet", thief2: "matt", thief3: "bruce" }, 2);
    expect(names(two)).toEqual(["scenario", "thief1", "thief2"]);
    expect(two.problem).toBeNull();
    const same = setOptions(game, { thief1: "janet", thief2: "janet" }, 2);
    expect(same.problem).toEqual({ option: "thief2", text: "Zwei von euch wollen dieselbe Figur." });
  });
});

test("bots play well, unless they cannot", () => {
  expect(usualLevel(["random", "easy", "normal", "expert"])).toBe("normal");
  expect(usualLevel(["random", "easy"])).toBe("easy");
  expect(usualLevel([])).toBe("random");
});
