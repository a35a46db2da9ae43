import { SAFE_COUNT } from "./content/safes.ts";
import { cardCounts, NAMES } from "./content/tools.ts";
import { countFaces } from "./hand.ts";
import { PLAY } from "./acts.ts";
import { scenarioOf } from "./scenario/played.ts";
import type { State } from "./state.ts";

/** No card, safe or die is lost or doubled. */
export function audit(state: State): string[] {
  return [...cardProblems(state), ...safeProblems(state), ...dieProblems(state)];
}

/** Cards are in play from the deal until the heist is evaluated. */
function isDealt({ table }: State): boolean {
  return table.round > 0 && table.target !== null;
}

function cardProblems(state: State): string[] {
  const { table } = state;
  const counts = countFaces([...state.hands.flat(), ...state.pile, ...state.trash.flat()]);
  if (!isDealt(state)) return counts.some(Boolean) ? ["there are cards between two heists"] : [];
  countFaces(state.wrong, counts);
  countFaces(cardsInMiddle(state), counts);
  for (const [tool, open] of table.opened.entries()) counts[tool] += open;
  counts[NAMES.length - 1] += table.bags;
  const expected = cardCounts(table.seats);
  const problems = NAMES.flatMap((name, face) =>
    counts[face] === expected[face] ? [] : [`${name}: ${counts[face]} cards instead of ${expected[face]}`],
  );
  if (state.wrong.length !== table.wrong) problems.push(`the alarm pile has ${state.wrong.length} cards`);
  return problems;
}

/** Played in this phase and not sorted yet: the acts of the round that has no result. */
function cardsInMiddle({ table, faces }: State): number[] {
  return faces.filter((_, i) => {
    const isOfPhase = table.acts[3 * i] * 9 > table.results.length;
    return isOfPhase && table.acts[3 * i + 2] === PLAY;
  });
}

function safeProblems(state: State): string[] {
  const { table } = state;
  const all = [...state.safes.flat(), ...state.spare, ...state.screen, ...table.gone];
  const problems: string[] = [];
  if (new Set(all).size < all.length) problems.push("a safe is there twice");
  if (all.some((safe) => safe < 0 || safe >= SAFE_COUNT)) problems.push("there is an unknown safe");
  for (const [building, safes] of state.safes.entries()) {
    if (safes.length !== table.buildings[building]) problems.push(`building ${building} shows another number of safes`);
  }
  if (state.spare.length !== table.sparePile) problems.push("the pile shows another number of safes");
  return problems;
}

/** Dice are on the station, on the route, or were bought off. */
function dieProblems({ table }: State): string[] {
  const dice = [...table.station, ...table.route].reduce((sum, count) => sum + count, 0);
  const most = scenarioOf(table.config).amounts.reduce((sum, count) => sum + count, 0);
  return dice > most ? [`there are ${dice} dice instead of ${most}`] : [];
}
