import { describe, expect, it } from "vitest";
import type { Event } from "../../events.ts";
import { buy, christmas, pick, runAway, type Tour, types } from "../campaign.ts";

/** What a seat has activated goes to these places, one after the other; what none of them takes is let go. */
function settle(tour: Tour, seat: number, ...places: readonly string[]): Event[] {
  const events: Event[] = [];
  const left = [...places];
  while (tour.asked().includes(`settle:${seat}`)) {
    const moves = tour.listed(seat);
    const cross = moves.find((move) => move.do === "cross" && left.includes(move.at));
    if (cross?.do === "cross") left.splice(left.indexOf(cross.at), 1);
    events.push(...tour.move(seat, cross ?? moves.find((move) => move.do === "let-go") ?? moves[0]));
  }
  expect(left).toEqual([]);
  return events;
}

/** A use with all that comes of it. */
function use(tour: Tour, seat: number, dice: readonly number[], cell: string, ...places: readonly string[]): Event[] {
  return [...tour.use(dice, cell, seat), ...settle(tour, seat, ...places)];
}

function endRound(tour: Tour, answer: "stay" | "run"): void {
  for (const seat of [0, 1]) tour.move(seat, { do: "finish" });
  if (answer === "run") runAway(tour);
  else for (const seat of [0, 1]) tour.move(seat, { do: "stay" });
}

/** The first heist brings 6 points: with the free box that is the whole costume. */
function buyTheCostume(tour: Tour): void {
  const [matt, janet] = [0, 1];
  buy(tour, "santa-costume");
  pick(tour, "matt", "janet");
  tour.roll(3, 6, 6);
  settle(tour, matt, "shutter-1");
  use(tour, matt, [6], "tree-1-2", "shutter-2");
  use(tour, matt, [3, 6], "tree-2-1", "shop-counter-2");
  use(tour, janet, [6], "cunning-1");
  use(tour, janet, [6], "cunning-2", "shop-counter-1");
  use(tour, janet, [3], "cunning-3", "stair-door-2");
  endRound(tour, "stay");
  tour.roll(1, 4, 6);
  settle(tour, janet, "window-case-2");
  use(tour, matt, [1, 6], "tree-3-2", "stair-door-1");
  use(tour, matt, [4], "tree-4-2", "window-case-1");
  use(tour, janet, [6], "cunning-4");
  use(tour, janet, [4], "cunning-5");
  use(tour, janet, [1], "cunning-6", "apprentice-1");
  endRound(tour, "run");
  buy(tour, "santa-costume");
}

const [BRUCE, TRIXIE] = [0, 1];

/** Three rounds in the hotel, in which Trixie comes near the last box of her strength bar and the end of a line of symbol circles. */
function comeNear(tour: Tour): void {
  pick(tour, "bruce", "trixie");
  tour.roll(2, 4, 4);
  settle(tour, TRIXIE, "special-1-2");
  use(tour, TRIXIE, [2], "strength-1");
  use(tour, TRIXIE, [4], "strength-2");
  use(tour, TRIXIE, [4], "dexterity-1");
  use(tour, BRUCE, [4], "strength-1");
  use(tour, BRUCE, [4], "strength-2");
  use(tour, BRUCE, [2], "dexterity-1");
  endRound(tour, "stay");
  tour.roll(1, 2, 6);
  settle(tour, BRUCE);
  use(tour, TRIXIE, [1], "strength-3");
  use(tour, TRIXIE, [2, 6], "strength-4");
  use(tour, BRUCE, [6], "strength-3");
  use(tour, BRUCE, [2], "strength-4");
  use(tour, BRUCE, [1], "dexterity-2");
  endRound(tour, "stay");
  tour.roll(2, 3, 6);
  settle(tour, BRUCE);
  use(tour, TRIXIE, [3], "dexterity-2", "special-1-3");
  use(tour, TRIXIE, [6], "strength-5");
  use(tour, TRIXIE, [2], "cunning-1");
  use(tour, BRUCE, [6], "dexterity-3");
  use(tour, BRUCE, [2, 3], "cunning-1");
  endRound(tour, "stay");
}

describe("X-4.4 the example, with the sheets in the box and nothing but legal moves", () => {
  it("X-4.4 1, 3 and 5 for Bruce and Trixie", () => {
    const tour = christmas(2);
    buyTheCostume(tour);
    expect(tour.state.campaign).toMatchObject({ boxes: { "santa-costume": 2 }, kitty: [{ points: 6, left: 1 }] });
    comeNear(tour);
    tour.roll(1, 3, 5);
    // The single 5 gives Trixie electronics, and that ends a line of her symbol circles.
    expect(settle(tour, TRIXIE, "special-1-1")).toContainEqual({ type: "gained", seat: TRIXIE, gift: "any" });
    // Bruce: 1 and 3 on his own sheet, 5 into an experience circle box.
    use(tour, BRUCE, [1], "grid-6");
    use(tour, BRUCE, [3], "grid-1");
    use(tour, BRUCE, [5], "campaign.first-2-1");
    expect(tour.cell("campaign.first-2-1", TRIXIE)).toBe(5);
    // Trixie: 1 crosses the experience circle and gives an extra 5; 5 + 5 crosses the 10 of the costume.
    expect(use(tour, TRIXIE, [1], "campaign.first-1-1")).toContainEqual({
      type: "gained",
      seat: TRIXIE,
      gift: "die 5",
    });
    tour.move(TRIXIE, { do: "ready", white: "die 5" });
    expect(types(use(tour, TRIXIE, [5], "campaign.santa-costume-1-1"))).toContain("activated");
    expect(tour.cell("campaign.santa-costume-1-1", TRIXIE)).toBe(1);
    // "Any number" fills the last box of her strength bar, and that gives Number ±2.
    tour.move(TRIXIE, { do: "any", cell: "strength-6" });
    expect(tour.move(TRIXIE, { do: "write", number: 6 })).toContainEqual({ type: "gained", seat: TRIXIE, gift: "±2" });
    settle(tour, TRIXIE);
    // 3 + 2 crosses the 5 Bruce wrote: strength, dexterity or cunning.
    tour.move(TRIXIE, { do: "ready", white: "±2", by: 2 });
    expect(tour.use([3], "campaign.first-2-1", TRIXIE)).toContainEqual({
      type: "activated",
      seat: TRIXIE,
      gift: "strength/dexterity/cunning",
    });
    expect(tour.cell("campaign.first-2-1", BRUCE)).toBe(-5);
    settle(tour, TRIXIE);
    expect([BRUCE, TRIXIE].map((seat) => tour.listed(seat)[0])).toEqual([{ do: "finish" }, { do: "finish" }]);
  });
});
