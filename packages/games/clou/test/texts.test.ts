import { LANGUAGES, type MessageTable, say } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { BASE } from "../content/base.ts";
import { EVENT_KINDS } from "../events.ts";
import { clou } from "../game.ts";
import { resultsOf } from "../outcome.ts";
import { rulebook as rulebookDe } from "../rulebook/de.ts";
import { rulebook as rulebookEn } from "../rulebook/en.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

const who = { name: (seat: number) => ["Ada", "Ben"][seat], isYou: (seat: number) => seat === 0 };
const english = (id: string, args: object): string => say(en, { id, args: args as never }, who);
const german = (id: string, args: object): string => say(de, { id, args: args as never }, who);

describe("texts", () => {
  it("have words for every question, event, result and thief in both languages", () => {
    const needed = [
      ...Object.keys(EVENT_KINDS).map((type) => `event.${type}`),
      ...Object.keys(clou.meta.decisions).flatMap((kind) => [`ask.${kind}`, `wait.${kind}`]),
      ...resultsOf(BASE).map((result) => `result.${result}`),
      ...clou.meta.scenarios.map(({ id }) => `story.${id}`),
    ];
    for (const table of [en, de] as MessageTable[]) for (const id of needed) expect(Object.keys(table)).toContain(id);
  });

  it("say why not as people would", () => {
    const args = { cell: "strength-2", needs: [">3"], number: null, makes: [1, 2, 3] };
    expect(english("no.number", args)).toBe("Needs more than 3; your dice make 1, 2, 3.");
    expect(german("no.number", args)).toBe("Braucht mehr als 3; deine Würfel ergeben 1, 2, 3.");
    expect(english("no.number", { ...args, needs: ["even", "<6"], number: 7 })).toBe(
      "Needs an even number and less than 6; this is 7.",
    );
  });

  it("count as people do, in every case and number", () => {
    const leave = (points: number, time: number) => german("ask.leave", { round: 3, points, time });
    expect(leave(1, 1)).toBe("Abhauen mit 1 Punkt oder bleiben? Nach der nächsten Runde geht der Alarm los.");
    expect(leave(3, 2)).toBe("Abhauen mit 3 Punkten oder bleiben? Ohne Alarm reicht die Zeit noch für 1 Runde.");
    expect(leave(-2, 4)).toBe("Abhauen mit −2 Punkten oder bleiben? Ohne Alarm reicht die Zeit noch für 3 Runden.");
    expect(english("ask.leave", { round: 3, points: 1, time: 3 })).toBe(
      "Run away with 1 point, or stay? Time for 2 more rounds without alarm.",
    );
    expect(german("points.collection", { rule: "family-silver", count: 1 })).toBe("Familiensilber, 1 Stück");
    expect(english("event.reacted", { rule: "toast", left: 0 })).toBe("The toast: now.");
    expect(german("no.loot-needs", { loot: "crown", needs: ["lock", "cunning"] })).toBe(
      "Die Krone: Es fehlt noch Schloss und List.",
    );
  });

  it("name moves so that each is understood by itself", () => {
    expect(english("move.use", { dice: [1, 3], cell: "cunning-2" })).toBe("Use 1 + 3 for box 2 of the cunning bar");
    expect(german("move.use", { dice: [4], cell: "grid-2" })).toBe("4 nutzen: Gitter, Kreis 2");
    expect(english("move.use", { dice: [], cell: "strength-1" })).toBe("Use the extra for box 1 of the strength bar");
    expect(english("move.any", { cell: "tree-2-1" })).toBe("Fill as you like: tree circle 1 of column 2");
    expect(english("move.cross", { gift: "lock", at: "side-door-1" })).toBe("Cross lock: Side door, symbol 1");
    expect(german("move.cross", { gift: "lock", at: "special-1-2" })).toBe(
      "Schloss ankreuzen: Symbolkreis 2 in Reihe 1",
    );
  });

  it("name places, gifts and sums", () => {
    expect(english("place", { place: "strength-3" })).toBe("box 3 of the strength bar");
    expect(english("place", { place: "circle-1-2" })).toBe("circle box 2 of line 1");
    expect(english("place", { place: "side-door-1" })).toBe("Side door, symbol 1");
    expect(german("place", { place: "tree-2-1" })).toBe("Baum, Spalte 2, Kreis 1");
    expect(english("symbol", { symbol: "lock/safe" })).toBe("lock or safe");
    expect(german("symbol", { symbol: "die 5" })).toBe("Zusatzwürfel 5");
    expect(english("event.used", { seat: 1, dice: [1, 3], extra: [], by: 0, number: 4, cell: "grid-2" })).toBe(
      "Ben uses 1 + 3 = 4 for grid circle 2.",
    );
    expect(german("event.used", { seat: 0, dice: [1], extra: [5], by: -1, number: 5, cell: "grid-2" })).toBe(
      "Du nutzt 1 + Zusatz 5 − 1 = 5: Gitter, Kreis 2.",
    );
  });

  it("the rulebooks have the same rules, each with the same kinds of parts", () => {
    const shape = ({ chapters }: typeof rulebookEn) =>
      chapters.flatMap(({ rules }) =>
        rules.map(
          ({ id, parts }) =>
            `${id} ${parts
              .map(({ kind }) => kind)
              .sort()
              .join()}`,
        ),
      );
    expect(shape(rulebookDe)).toEqual(shape(rulebookEn));
    expect(LANGUAGES).toEqual(["en", "de"]);
  });
});
