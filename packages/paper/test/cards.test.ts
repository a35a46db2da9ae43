import { BUILDINGS, COLOURS, DICE, HINTS, ROUTE, SAFES, SCENARIOS } from "@safehouse/games/robnrun/paper";
import { found, type Language } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { cardPages, type PaperCard, PLAYING_CARD } from "../src/cards.ts";
import type { Drawing, SvgNode } from "../src/drawing.ts";
import { MILLIMETRE, PAPER_SIZES, SHEETS } from "../src/page.ts";
import { listPrintable, loadPaper, PRINTED_GAMES } from "../src/printable.ts";
import type { GamePaper } from "../src/printing.ts";
import { textWidth } from "../src/text-width.ts";
import { everyNode } from "./names.ts";

const LOOK = { size: "a4", style: "colour", language: "en", match: null } as const;

async function paperOf(game: string): Promise<GamePaper> {
  const paper = await loadPaper(game);
  if (paper === null) throw new Error(`${game} has no paper`);
  return paper;
}

async function draw(id: string, more: Partial<typeof LOOK> | object = {}): Promise<Drawing[]> {
  const [game, thing] = id.split("/") as [string, string];
  return (await paperOf(game)).pages({ ...LOOK, ...more, things: [thing] });
}

interface PlacedCard {
  readonly x: number;
  readonly y: number;
  readonly nodes: readonly SvgNode[];
}

/** What was set down on a page of cards: everything but the cut lines, which come last and lie at the origin. */
function cardsOn(page: Drawing): PlacedCard[] {
  return page.nodes.flatMap(({ tag, attrs, children }) => {
    const at = /translate\(([\d.]+) ([\d.]+)\)/.exec(String(attrs["transform"] ?? ""));
    if (tag !== "g" || at === null || Number(at[1]) === 0) return [];
    return [{ x: Number(at[1]), y: Number(at[2]), nodes: (children ?? []) as SvgNode[] }];
  });
}

const textsOf = (nodes: readonly SvgNode[]): string[] =>
  everyNode(nodes).flatMap(({ tag, children }) => (tag === "text" ? [String(children?.[0])] : []));

describe("cards to cut out", () => {
  const marked = (name: string): PaperCard => ({
    front: [{ tag: "text", attrs: {}, children: [name] }],
    back: [{ tag: "text", attrs: {}, children: [`back of ${name}`] }],
  });
  const sheet = { format: PLAYING_CARD, captions: { front: "", back: "" }, hasBacks: true };

  test.each(PAPER_SIZES)("%s: every card finds its back when the sheet is turned over its long edge", (size) => {
    const names = Array.from({ length: 11 }, (_, i) => `card ${i}`);
    const pages = cardPages(names.map(marked), { ...sheet, size });
    expect(pages).toHaveLength(4);
    for (const [front, back] of [
      [pages[0], pages[1]],
      [pages[2], pages[3]],
    ] as [Drawing, Drawing][]) {
      // oxfmt-ignore
      const wide = PLAYING_CARD.millimetres * MILLIMETRE;
      const behind = new Map(
        cardsOn(back).map(({ x, y, nodes }) => [
          `${Math.round(SHEETS[size].width - x - wide)}/${Math.round(y)}`,
          nodes,
        ]),
      );
      for (const { x, y, nodes } of cardsOn(front)) {
        const [name] = textsOf(nodes);
        expect(textsOf(behind.get(`${Math.round(x)}/${Math.round(y)}`) ?? [])).toEqual([`back of ${name}`]);
      }
    }
  });

  test("a card has the same size on every paper", () => {
    const scales = PAPER_SIZES.map((size) =>
      everyNode(found(cardPages([marked("a")], { ...sheet, size })[0]).nodes)
        .map(({ attrs }) => /scale\(([\d.]+)\)/.exec(String(attrs["transform"] ?? ""))?.[1])
        .find((scale) => scale !== undefined && scale !== "1"),
    );
    expect(new Set(scales).size).toBe(1);
  });
});

describe("the deck of Klaumau!", () => {
  const count = async (thing: string): Promise<number> => {
    const pages = await draw(`klaumau/${thing}`);
    return pages.reduce((sum, page) => sum + cardsOn(page).length, 0);
  };

  test("K-1.1: 108 cards, and as many backs", async () => {
    expect(await count("deck-faces")).toBe(108);
    expect(await count("deck")).toBe(216);
  });

  test("K-1.4: the black-backed half, with the variations", async () => {
    expect(await count("half-faces")).toBe(52 + 4);
  });

  test("where ink is spared every card says which stone it bears", async () => {
    const pages = await draw("klaumau/deck-faces", { style: "low-ink", language: "de" });
    const texts = new Set(pages.flatMap(({ nodes }) => textsOf(nodes)));
    for (const stone of ["Rubin", "Bernstein", "Smaragd", "Saphir"]) expect(texts).toContain(stone);
    const filled = pages.flatMap(({ nodes }) => everyNode(nodes)).filter(({ tag }) => tag === "rect");
    expect(new Set(filled.map(({ attrs }) => attrs["fill"]))).toEqual(new Set(["#FFFFFF"]));
  });
});

describe("the table of Rob 'n Run", () => {
  test.each([
    ["R-1.1", "tools", 61],
    ["R-1.2", "safes", SAFES.length],
    ["R-1.3", "hints", HINTS.length],
  ])("%s: all %s", async (_rule, thing, cards) => {
    const pages = await draw(`robnrun/${thing}`);
    expect(pages.reduce((sum, page) => sum + cardsOn(page).length, 0)).toBe(2 * cards);
  });

  test("R-1.5 R-1.6: twelve dice, twenty gold, four informants, the car and the police", async () => {
    const page = found((await draw("robnrun/counters"))[0]);
    expect(cardsOn(page)).toHaveLength(DICE.reduce((a, b) => a + b) + 20 + COLOURS.length + 2);
  });

  test("R-1.4 R-1.7: every building, every space, three terminals", async () => {
    const page = found((await draw("robnrun/town"))[0]);
    const texts = textsOf(page.nodes);
    const spaces = Array.from({ length: ROUTE.last - 3 }, (_, i) => String(i + 1));
    for (const words of [...spaces, "T1", "T2", "T3", "Lombard Street Bank", "Bloomsbury"])
      expect(texts).toContain(words);
    expect(everyNode(page.nodes).filter(({ attrs }) => attrs["stroke-dasharray"] !== undefined)).toHaveLength(
      BUILDINGS.length + 4,
    );
  });

  test("R-3.4: every scenario by its name, in both languages", async () => {
    for (const language of ["en", "de"] as Language[]) {
      const page = found((await draw("robnrun/scenarios", { language }))[0]);
      for (const { name } of SCENARIOS) expect(textsOf(page.nodes)).toContain(name[language]);
    }
  });
});

describe.each(PRINTED_GAMES)("%s", (game) => {
  test("offers each of its things once, in both languages", async () => {
    const paper = await paperOf(game);
    for (const language of ["en", "de"] as const) {
      const offered = (await paper.describe(language)).flatMap(({ things }) => things.map(({ id }) => id));
      expect(offered.toSorted()).toEqual(paper.things.toSorted());
    }
    for (const thing of paper.usual) expect(paper.things).toContain(thing);
    expect(await listPrintable()).toContain(`${game}/${paper.things[0]}`);
  });

  test.each(PAPER_SIZES)("keeps letters above 8 points and words on the page: %s", async (size) => {
    const { pages, things } = await paperOf(game);
    for (const language of ["en", "de"] as const) {
      for (const page of await pages({ ...LOOK, style: "low-ink", size, language, things })) {
        for (const { words, points, left, right } of writing(page)) {
          if (!/\p{L}{2}/u.test(words)) continue;
          expect.soft(points, words).toBeGreaterThanOrEqual(7.99);
          expect.soft(left, words).toBeGreaterThan(9 * MILLIMETRE);
          expect.soft(right, words).toBeLessThan(SHEETS[size].width - 9 * MILLIMETRE);
        }
      }
    }
  });
});

test("names on cards stay on their card", async () => {
  for (const language of ["en", "de"] as const) {
    for (const id of ["klaumau/deck-faces", "robnrun/tools", "robnrun/hints"]) {
      for (const page of await draw(id, { language })) {
        for (const { nodes } of cardsOn(page)) {
          for (const { words, left, right } of writingIn(nodes, 0, 1)) {
            expect.soft(left, words).toBeGreaterThan(5);
            expect.soft(right, words).toBeLessThan(PLAYING_CARD.width - 5);
          }
        }
      }
    }
  }
});

interface Writing {
  readonly words: string;
  readonly points: number;
  readonly left: number;
  readonly right: number;
}

function writing(page: Drawing): Writing[] {
  return writingIn(page.nodes, 0, 1);
}

/** Where words lie and how large they are, whatever they are inside of. */
function writingIn(nodes: readonly (SvgNode | string)[], x: number, scale: number): Writing[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const transform = String(node.attrs["transform"] ?? "");
    const moved = x + scale * Number(/translate\((-?[\d.]+)/.exec(transform)?.[1] ?? 0);
    const inner = scale * Number(/scale\(([\d.]+)\)/.exec(transform)?.[1] ?? 1);
    if (node.tag !== "text") return writingIn(node.children ?? [], moved, inner);
    const { x: at, "font-size": size, "text-anchor": anchor = "start", textLength } = node.attrs;
    const words = String(node.children?.[0]);
    const family = String(node.attrs["font-family"]);
    const face = family.includes("Besley") ? "display" : Number(node.attrs["font-weight"]) >= 700 ? "bold" : "text";
    const wide = inner * Number(textLength ?? textWidth(words, Number(size), face));
    const left = moved + inner * Number(at) - (anchor === "middle" ? wide / 2 : anchor === "end" ? wide : 0);
    return [{ words, points: Number(size) * inner * 0.75, left, right: left + wide }];
  });
}
