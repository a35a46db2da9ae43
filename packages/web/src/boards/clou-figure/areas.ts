import type { Drawing, Spot } from "@safehouse/paper";
import type { Rectangle } from "../clou/drawn.tsx";

/** Gifts belong to the cell or line that gives them. */
const owner = ({ id }: Spot): string => id.replace(/^gives:/, "");

const HALF_SHEET = ["special", "bonus"];
const ABILITIES = /^(strength|dexterity|cunning)/;

/** The parts of a sheet whose cells are called so, with their headings. Most begin at the margin. */
export function areaOfCells(drawing: Drawing, parts: readonly string[]): Rectangle {
  const spots = drawing.spots.filter((spot) => parts.some((part) => owner(spot).startsWith(`${part}-`)));
  const { x, y, width, height } = around(spots);
  // A bar has no heading, and the gifts of the bar above are near.
  const above = parts.some((part) => ABILITIES.test(part)) ? 10 : 24;
  const isHalf = parts.every((part) => HALF_SHEET.includes(part));
  const left = isHalf ? Math.max(0, x - 4) : 0;
  // What a star does stands beside its circles, where nothing is marked.
  const right = parts.includes("star") ? drawing.width : Math.min(drawing.width, x + width + 14);
  return { x: left, width: right - left, y: Math.max(0, y - above), height: height + above + 5 };
}

/** Challenges, loot or rooms, with room for the arrows that lead to and from them. */
export function areaOfThings(drawing: Drawing, things: readonly string[]): Rectangle {
  const { x, y, width, height } = around(drawing.spots.filter(({ id }) => things.includes(id)));
  const left = Math.max(0, x - 36);
  const top = Math.max(0, y - 20);
  return {
    x: left,
    y: top,
    width: Math.min(drawing.width, x + width + 36) - left,
    height: Math.min(drawing.height, y + height + 30) - top,
  };
}

/** One bar of the plan. */
export function areaOfBar({ x, y, width, height }: Spot): Rectangle {
  return { x: x - 8, y: y - 6, width: width + 16, height: height + 12 };
}

function around(spots: readonly Spot[]): Rectangle {
  const x = Math.min(...spots.map((spot) => spot.x));
  const y = Math.min(...spots.map((spot) => spot.y));
  const right = Math.max(...spots.map((spot) => spot.x + spot.width));
  const bottom = Math.max(...spots.map((spot) => spot.y + spot.height));
  return { x, y, width: right - x, height: bottom - y };
}
