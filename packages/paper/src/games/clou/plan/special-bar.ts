import type { Effect, SpecialRule } from "@safehouse/games/clou/paper";
import type { SvgNode } from "../../../drawing.ts";
import type { IconName } from "../../../icons.ts";
import type { PlanInk } from "../../../ink.ts";
import { icon, path, text, tidy } from "../../../shapes.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../face.ts";
import { EFFECTS } from "./symbols.ts";

export type BarRule = Extract<SpecialRule, { rule: "bar" }>;

/** A row of small drawings. */
export interface Row {
  readonly width: number;
  draw(x: number, y: number): SvgNode[];
}

interface Piece {
  readonly width: number;
  draw(x: number, y: number): SvgNode;
}

/** What a plan's own bar counts, before its first symbol. */
export function headOf({ when }: BarRule, ink: PlanInk, size: number): Row {
  const look = { style: ink.style, edge: ink.edge, edgeWidth: 1 };
  const sign = (name: IconName): Piece => iconPiece(name, ink.text, size);
  if ("crossing" in when) {
    const side = size * SMALL;
    const symbols = when.crossing.map((symbol): Piece => ({
      width: side,
      draw: (x, y) => tile(giftFace(symbol), x, y + (size - side) / 2, side, look),
    }));
    return inRow([...symbols, colon(size, ink.second)], size);
  }
  const names = "time" in when ? ["time" as const] : "overcoming" in when ? ["check" as const] : diceOf(when.rolling);
  return inRow([...names.map(sign), colon(size, ink.second)], size);
}

function diceOf(roll: Extract<BarRule["when"], { rolling: unknown }>["rolling"]): IconName[] {
  if ("once" in roll) return [`die-${roll.once}` as IconName];
  const count = "alike" in roll ? roll.alike : "total" in roll ? roll.of : 1;
  return new Array<IconName>(count).fill("die-any");
}

/** What it does once it is full: an arrow, each effect, and a turning arrow if it begins anew. */
export function tailOf({ effects, again }: BarRule, ink: PlanInk, size: number): Row {
  return inRow(
    [
      arrow(size, ink.second),
      ...effects.flatMap((effect) => piecesOf(effect, ink, size)),
      ...(again === true ? [turning(size, ink.second)] : []),
    ],
    size,
  );
}

/** Beside the symbols that are crossed, in parts of their size. */
const SMALL = 0.72;

function inRow(pieces: readonly Piece[], size: number): Row {
  const gap = size * 0.14;
  return {
    width: pieces.reduce((sum, piece) => sum + piece.width + gap, 0),
    draw(x, y) {
      let left = x;
      return pieces.map((piece) => {
        const drawn = piece.draw(left, y);
        left += piece.width + gap;
        return drawn;
      });
    },
  };
}

function iconPiece(name: IconName, colour: string, size: number): Piece {
  const side = size * SMALL;
  return { width: side, draw: (x, y) => icon(name, x, y + (size - side) / 2, side, colour) };
}

function colon(size: number, colour: string): Piece {
  const style = { size: size * 0.82, face: "bold", colour } as const;
  return { width: size * 0.18, draw: (x, y) => text(":", x, y + size * 0.74, style) };
}

function piecesOf(effect: Effect, ink: PlanInk, size: number): Piece[] {
  const sign = (name: IconName, colour: string): Piece => iconPiece(name, colour, size);
  switch (effect.do) {
    case "time":
    case "traces": {
      const count = Math.abs(effect.cost);
      const isWon = effect.cost < 0;
      const all = Array.from({ length: count }, () => sign(EFFECTS[effect.do], isWon ? ink.text : ink.trace));
      return isWon ? [plus(size, ink.text), ...all] : all;
    }
    case "forbid": {
      const look = { style: ink.style, edge: ink.edge, edgeWidth: 1 };
      return effect.symbols.map((symbol) => ({
        width: size * SMALL,
        draw: (x, y) => {
          const side = size * SMALL;
          const top = y + (size - side) / 2;
          const face = tile(giftFace(symbol), x, top, side, look);
          const strike = path(`M${tidy(x)} ${tidy(top + side)}L${tidy(x + side)} ${tidy(top)}`, {
            fill: "none",
            stroke: ink.trace,
            "stroke-width": 2.4,
          });
          return { tag: "g", attrs: {}, children: [face, strike] };
        },
      }));
    }
    case "alarm":
    case "time-to":
    case "overcome":
      return [sign(EFFECTS[effect.do], effect.do === "overcome" ? ink.text : ink.trace)];
  }
}

function arrow(size: number, colour: string): Piece {
  const width = size * 0.6;
  return {
    width,
    draw: (x, y) => {
      const middle = tidy(y + size / 2);
      const [left, tip] = [tidy(x + size * 0.06), tidy(x + width)];
      const back = tidy(x + width - size * 0.18);
      const head = `M${back} ${tidy(middle - size * 0.15)}L${tip} ${middle}L${back} ${tidy(middle + size * 0.15)}`;
      return path(`M${left} ${middle}H${tip}${head}`, { fill: "none", stroke: colour, "stroke-width": 1.8 });
    },
  };
}

function turning(size: number, colour: string): Piece {
  const width = size * 0.6;
  return {
    width,
    draw: (x, y) => {
      const [cx, cy, r] = [x + width / 2, y + size / 2, size * 0.24];
      const arc = `M${tidy(cx)} ${tidy(cy - r)}A${tidy(r)} ${tidy(r)} 0 1 1 ${tidy(cx - r)} ${tidy(cy)}`;
      const head = `M${tidy(cx - size * 0.1)} ${tidy(cy - r - size * 0.12)}L${tidy(cx + size * 0.04)} ${tidy(cy - r)}L${tidy(cx - size * 0.1)} ${tidy(cy - r + size * 0.12)}`;
      return path(arc + head, { fill: "none", stroke: colour, "stroke-width": 1.8 });
    },
  };
}

function plus(size: number, colour: string): Piece {
  const style = { size: size * 0.82, face: "bold", colour } as const;
  return { width: size * 0.42, draw: (x, y) => text("+", x, y + size * 0.76, style) };
}
