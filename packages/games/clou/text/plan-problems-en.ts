import type { PlanProblemWords } from "./plan-problems.ts";

/** What is wrong with a plan of one's own. */
export function planProblemsEn(nameOf: (id: string) => string): PlanProblemWords {
  const where = (layout: string): string => (layout === "tall" ? "Upright: " : "Wide: ");
  return {
    "code.none": "This is no code of a plan.",
    "code.too-long": "This plan is too long to hand on.",
    "code.wrong": ({ path }) => `This is no plan: something is wrong at ${path}.`,
    "plan.twice": ({ id }) => `Two things are called ${nameOf(id)}.`,
    "plan.taken": ({ id }) => `${nameOf(id)} is a word of the game. Choose another name.`,
    "plan.symbols": ({ count, most }) => `${count} symbols are too many. There may be ${most}.`,
    "plan.no-start": "No room is where the crew starts.",
    "plan.asks-nothing": ({ id, crew }) => `${nameOf(id)} asks nothing of a crew of ${crew}.`,
    "plan.circle": ({ id }) => `${nameOf(id)}: the small arrows go round in a circle.`,
    "plan.endless": ({ id }) => `${nameOf(id)} can happen again, so it must not win anything back.`,
    "plan.unreachable": ({ id }) => `Nothing ever leads to ${nameOf(id)}.`,
    "plan.off-sheet": ({ id, layout }) => `${where(layout)}${nameOf(id)} leaves the sheet.`,
    "plan.overlaps": ({ id, other, layout }) => `${where(layout)}${nameOf(id)} lies over ${nameOf(other)}.`,
    "plan.outside": ({ id, room, layout }) => `${where(layout)}${nameOf(id)} does not stand in ${nameOf(room)}.`,
    "plan.too-small": ({ id, layout }) => `${where(layout)}${nameOf(id)} is too small for what it holds.`,
    "plan.no-arrow": ({ id, other, layout }) =>
      `${where(layout)}no arrow leads from ${nameOf(id)} to ${nameOf(other)}.`,
    "plan.bad-arrow": ({ id, other, layout }) =>
      `${where(layout)}the arrow from ${nameOf(id)} to ${nameOf(other)} has no free way.`,
  };
}
