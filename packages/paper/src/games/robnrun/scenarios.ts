import {
  BARRED_FOR_TWO,
  COLOURS,
  DISTRICTS,
  type NamedScenario,
  ROUTE,
  SCENARIOS,
} from "@safehouse/games/robnrun/paper";
import { found, type Language, type Message } from "@safehouse/kernel";
import type { Drawing, SvgNode } from "../../drawing.ts";
import { PALE } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";
import { glyph, line, text } from "../../shapes.ts";
import { textWidth, wrapText } from "../../text-width.ts";
import { ROBNRUN_ICONS } from "./icons.ts";
import { DARK, diePiece } from "./ink.ts";
import type { RobnrunPaperWords } from "./text/en.ts";
import { pieceTile } from "./tiles.ts";

interface ScenarioOptions {
  readonly width: number;
  readonly style: PrintStyle;
  readonly language: Language;
  readonly say: (message: Message) => string;
  readonly words: RobnrunPaperWords;
}

const ROW = 128;
const DIE = 19;
const SIZE = 12;

/** How every scenario is laid out: its hints, its informants and where its dice lie. */
export function drawScenarios(options: ScenarioOptions): Drawing {
  const { width, words } = options;
  const nodes: SvgNode[] = [text(words.scenarios, 0, 20, { size: 22, face: "display", colour: DARK })];
  let y = 32;
  for (const note of wrapText(words.scenarioNote, SIZE, "text", width)) {
    nodes.push(text(note, 0, y + 11, { size: SIZE, face: "text", colour: DARK }));
    y += 16;
  }
  for (const each of SCENARIOS) {
    nodes.push(line([[0, y + 8], [width, y + 8]], PALE, 0.8)); // oxfmt-ignore
    drawScenario(nodes, each, options, y + 12);
    y += ROW;
  }
  return { width, height: y, nodes, spots: [] };
}

function drawScenario(nodes: SvgNode[], each: NamedScenario, options: ScenarioOptions, top: number): void {
  const { width, language, words } = options;
  const { name, scenario } = each;
  nodes.push(
    text(name[language], 0, top + 18, { size: 16, face: "display", colour: DARK }),
    text(words.gold(scenario.gold), width, top + 18, { size: SIZE, face: "bold", colour: DARK, anchor: "end" }),
    text(hintLine(each, words), 0, top + 36, { size: SIZE, face: "text", colour: DARK }),
  );
  drawInformants(nodes, scenario.informants ?? [], options, top + 44);
  drawDice(nodes, scenario.dice ?? [], options, top + 74);
}

function hintLine({ scenario }: NamedScenario, words: RobnrunPaperWords): string {
  const { mode, six, forbidden, substitutes } = scenario;
  if (mode === "chosen") return words.chosen(forbidden.join(", "));
  const barred = six.filter((hint) => BARRED_FOR_TWO.includes(hint));
  const pairs = substitutes.map((own, i) => words.instead(own, found(barred[i]))).join(", ");
  return [words.six(six.join(", ")), ...(pairs === "" ? [] : [words.substitutes(pairs)])].join(" · ");
}

function drawInformants(
  nodes: SvgNode[],
  informants: readonly (typeof COLOURS)[number][],
  { width, style, say }: ScenarioOptions,
  top: number,
): void {
  const step = width / DISTRICTS.length;
  DISTRICTS.forEach((district, i) => {
    const x = i * step;
    nodes.push(
      glyph(ROBNRUN_ICONS.informant, x, top + 3, 18, DARK),
      ...pieceTile(diePiece(style, found(informants[i])), x + 22, top + 3, DIE),
      text(say({ id: "district", args: { district } }), x + 48, top + 17, { size: SIZE, face: "text", colour: DARK }),
    );
  });
}

/** A place a column: its dice, and below them its name. */
function drawDice(
  nodes: SvgNode[],
  dice: readonly (readonly number[])[],
  { width, style, words }: ScenarioOptions,
  top: number,
): void {
  const names = [words.atStation, ...ROUTE.marked.map(words.space)];
  // The station can hold seven dice, a space three.
  const widths = names.map((_, i) => (i === 0 ? 0.3 : 0.14));
  let x = 0;
  names.forEach((name, i) => {
    const lying = COLOURS.flatMap((colour, c) => Array<typeof colour>(dice[i]?.[c] ?? 0).fill(colour));
    lying.forEach((colour, k) => nodes.push(...pieceTile(diePiece(style, colour), x + k * (DIE + 4), top + 3, DIE)));
    if (lying.length === 0) nodes.push(text(words.none, x, top + 17, { size: SIZE, face: "text", colour: DARK }));
    const wide = textWidth(name, SIZE, "bold");
    const room = found(widths[i]) * width - 6;
    nodes.push(
      text(name, x, top + 37, { size: SIZE, face: "bold", colour: DARK, ...(wide > room && { squeezed: room }) }),
    );
    x += found(widths[i]) * width;
  });
}
