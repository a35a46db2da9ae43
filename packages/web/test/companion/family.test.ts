import { drawFor, fastRandom } from "@safehouse/chance";
import {
  followNight,
  paperGame as clou,
  type PaperAct,
  type PaperGame,
  type PaperNight,
} from "@safehouse/games/clou/companion";
import { paperGame as again } from "@safehouse/games/clou-again/companion";
import { paperGame as christmas } from "@safehouse/games/clou-christmas/companion";
import { expect, test } from "vitest";
import { throwAnew } from "../../src/pages/companion/clou/logic/dice.ts";

const FAMILY = { clou, "clou-again": again, "clou-christmas": christmas };

const crewOf = ({ reader }: PaperGame, size: number): string[] =>
  reader.library.thieves.map(({ id }) => id).slice(0, size);

function follow(
  game: PaperGame,
  scenario: string,
  thieves: readonly string[],
  ...acts: readonly PaperAct[]
): PaperNight {
  const followed = followNight(game, { scenario, thieves, brings: [] }, acts);
  if (!followed.ok) throw new Error(`act ${followed.error} of ${scenario}`);
  return followed.value;
}

/** What somebody beside the paper could tell the phone next. */
function nextAct(game: PaperGame, { view }: PaperNight, roll: (sides: number) => number): PaperAct {
  const { stage } = game.reader.readNight(view);
  const face = (): number => 1 + roll(6);
  switch (stage) {
    case "throw":
      return { do: "throw", dice: [face(), face(), face()] };
    case "dice":
      return { do: "round-over", unused: Array.from({ length: view.seats }, () => (roll(4) === 0 ? 1 : 0)) };
    case "leave":
      return { do: "stay" };
    case "driver":
      return { do: "driver", seat: roll(view.seats) };
    default:
      return { do: "drive", face: face() };
  }
}

test.each(Object.entries(FAMILY))("every plan of %s is followed on paper to its end, with every crew", (_, game) => {
  const random = fastRandom(11);
  const roll = (sides: number): number => random.below(sides);
  for (const { id } of game.reader.library.plans) {
    for (let size = 1; size <= game.mostCrew; size++) {
      const crew = crewOf(game, size);
      const acts: PaperAct[] = [];
      let night = follow(game, id, crew);
      while (night.outcome === null && acts.length < 300) {
        acts.push(nextAct(game, night, roll));
        night = follow(game, id, crew, ...acts);
      }
      expect(night.outcome, `${id} with ${size}`).not.toBeNull();
    }
    expect(followNight(game, { scenario: id, thieves: crewOf(game, 4) }, []).ok).toBe(false);
    expect(followNight(game, { scenario: id, thieves: ["janet", "janet"] }, []).ok).toBe(false);
    expect(followNight(game, { scenario: id, thieves: ["nobody"] }, []).ok).toBe(false);
  }
});

const THROW: PaperAct = { do: "throw", dice: [2, 4, 6] };

test("A-4.3 A-4.4 on paper a star's dice fall anew or are turned, and the phone shows them", () => {
  const dice = (...acts: readonly PaperAct[]): readonly number[] =>
    again.reader.readNight(follow(again, "film-studio", ["janet", "matt"], THROW, ...acts).view).dice;
  expect(dice({ do: "throw-anew", places: [0, 2], dice: [5, 1] })).toEqual([5, 4, 1]);
  expect(dice({ do: "turn", place: 1, face: 3 })).toEqual([2, 3, 6]);
  for (const wrong of [
    { do: "throw-anew", places: [0], dice: [5, 1] },
    { do: "throw-anew", places: [3], dice: [5] },
    { do: "turn", place: 0, face: 7 },
    { do: "turn", place: -1, face: 2 },
  ] as const) {
    expect(followNight(again, { scenario: "film-studio", thieves: ["janet"] }, [THROW, wrong]).ok).toBe(false);
    expect(followNight(again, { scenario: "film-studio", thieves: ["janet"] }, [wrong]).ok).toBe(false);
  }
  const chance = { seed: "ab", contributions: [] };
  expect(throwAnew("ab", 3, 2)).toEqual(drawFor(chance, "round-3/again", { dice: 2 }));
});

test("X-4.2 X-5.1 the phone knows of a campaign what the crew brings along", () => {
  const [first = "", , last = ""] = christmas.reader.library.plans.map(({ id }) => id);
  const begun = (scenario: string, thieves: readonly string[], ...brings: string[]) => {
    const followed = followNight(christmas, { scenario, thieves, brings }, []);
    if (!followed.ok) throw new Error("not begun");
    return followed.value.view.config.terms;
  };
  expect(begun(first, ["janet"])).toMatchObject({ gear: ["first"], helps: [], isTraceFree: false });
  expect(begun(first, ["janet"], "candy-canes", "affair")).toMatchObject({
    gear: ["first", "candy-canes"],
    ...{ helps: ["affair"], isTraceFree: true },
  });
  // without its thief a preparation is in vain.
  expect(begun(first, ["bruce"], "affair")).toMatchObject({ helps: [], isTraceFree: false });
  expect(begun(last, ["bruce"])?.gear).toEqual(["first", "second", "third"]);
  expect(followNight(christmas, { scenario: "old-mansion", thieves: ["janet"] }, []).ok).toBe(false);
});

test("X-6.6 X-3.2 who has sneaked out is away with the right loot, or noticed; the police take half", () => {
  const last = christmas.reader.library.plans.at(-1)?.id ?? "";
  const sneak = (...brings: string[]): PaperNight => {
    const followed = followNight(christmas, { scenario: last, thieves: ["bruce"], brings }, [
      THROW,
      { do: "sneak-out" },
    ]);
    if (!followed.ok) throw new Error("no way out");
    return followed.value;
  };
  expect(sneak("glass-diamonds").events.map(({ type }) => type)).toContain("sneaked-out");
  expect(christmas.reader.readNight(sneak().view)).toMatchObject({ isAlarm: true, stage: "drive" });
  const [first = ""] = christmas.reader.library.plans.map(({ id }) => id);
  expect(followNight(christmas, { scenario: first, thieves: ["bruce"] }, [{ do: "sneak-out" }]).ok).toBe(false);

  const start = follow(christmas, first, ["bruce"]);
  const loot = christmas.reader.readThings(start.view).filter(({ kind }) => kind === "loot");
  const acts: PaperAct[] = [
    ...loot.map(({ name }): PaperAct => ({ do: "loot", loot: name, isTaken: true })),
    { do: "alarm" },
  ];
  const police =
    christmas.reader.escapeTable(start.view, 0).findIndex(({ car, police: by }) => by > 0 && car === 0) + 1;
  let night = follow(christmas, first, ["bruce"], ...acts);
  while (night.outcome === null && acts.length < 60) {
    acts.push({ do: "drive", face: police });
    night = follow(christmas, first, ["bruce"], ...acts);
  }
  expect(night.outcome).toMatchObject({ result: "caught-by-police" });
  const { points } = christmas.reader.readNight(night.view);
  expect(points).toBeGreaterThan(3);
  expect(christmas.takings?.(night.view)).toMatchObject({ points: Math.floor(points / 2), traces: 0 });
});
