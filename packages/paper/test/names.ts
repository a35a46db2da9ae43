import { reader as christmas } from "@safehouse/games/clou-christmas/reader";
import { reader as again } from "@safehouse/games/clou-again/reader";
import { reader as clou } from "@safehouse/games/clou/reader";
import type { Language } from "@safehouse/kernel";
import type { ClouNames } from "../src/games/clou/names.ts";
import { namesIn } from "../src/games/clou/make-paper.ts";
import type { Drawing, Spot, SvgNode } from "../src/drawing.ts";

/** The games whose plans and sheets are drawn here. */
export const FAMILY = [
  { game: "clou", reader: clou, names: await bothNames("clou") },
  { game: "clou-again", reader: again, names: await bothNames("clou-again") },
];

/** The campaign has plans of its own, and the thief sheets of Clou. */
export const CAMPAIGN = { game: "clou-christmas", reader: christmas, names: await bothNames("clou-christmas") };

async function bothNames(game: string): Promise<{ readonly [language in Language]: ClouNames }> {
  return { en: await namesIn(game, "en"), de: await namesIn(game, "de") };
}

export function spotIds(drawing: Drawing, ...kinds: readonly Spot["kind"][]): string[] {
  return drawing.spots.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}

export function everyNode(nodes: readonly (SvgNode | string)[]): SvgNode[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...everyNode(node.children ?? [])]));
}

/** Pairs of spots that lie over each other. */
export function overlaps(spots: readonly Spot[]): string[] {
  return spots.flatMap((a, i) =>
    spots
      .slice(i + 1)
      .filter((b) => a.x + a.width > b.x + 0.1 && b.x + b.width > a.x + 0.1)
      .filter((b) => a.y + a.height > b.y + 0.1 && b.y + b.height > a.y + 0.1)
      .map((b) => `${a.id} / ${b.id}`),
  );
}

export function outside({ width, height, spots }: Drawing): string[] {
  return spots
    .filter((spot) => spot.x < 0 || spot.y < 0 || spot.x + spot.width > width || spot.y + spot.height > height)
    .map(({ id }) => id);
}
