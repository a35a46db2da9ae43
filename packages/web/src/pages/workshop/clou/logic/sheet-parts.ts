import type { ThiefSheet, Tool } from "@safehouse/games/clou/workshop";
import type { Json } from "@safehouse/kernel";

export type Path = readonly (string | number)[];

/** Something on a sheet that can be changed by itself. */
export interface Leaf {
  readonly path: Path;
  readonly kind: "number" | "condition" | "comparison" | "sum" | "colour" | "roll" | "gift" | "arrows";
  readonly value: Json;
}

/** One box, circle, line or bonus: what it asks, and what it gives. */
export interface Row {
  /** Where in its part, counted as people do: `2.1`, or `→1` for the end of a line. */
  readonly place: string;
  readonly leaves: readonly Leaf[];
  /** Symbols that it gives, at least so many; null where it gives none. */
  readonly gives: { readonly path: Path; readonly gifts: readonly string[]; readonly least: number } | null;
}

/** A part of a sheet, such as `bar-1` or `tree`. */
export interface SheetPart {
  readonly id: string;
  readonly rows: readonly Row[];
}

export const MOST_GIFTS = 3;

/** All that can be changed on a sheet, from top to bottom. */
export function partsOf({ bars, tools, specials, bonuses, escape }: ThiefSheet): SheetPart[] {
  return [
    ...bars.map(({ boxes }, b) => ({
      id: `bar-${b + 1}`,
      rows: boxes.map(({ after, own, gives }, i): Row => {
        const path = ["bars", b, "boxes", i];
        const before: Leaf[] = i === 0 ? [] : [leaf("comparison", [...path, "after"], after ?? "")];
        return row(
          String(i + 1),
          [...before, leaf("condition", [...path, "own"], own ?? "")],
          [...path, "gives"],
          gives,
        );
      }),
    })),
    ...tools.map((tool, n) => ({ id: tool.kind, rows: toolRows(tool, ["tools", n]) })),
    {
      id: "special",
      rows: specials.map(({ circles, gives }, i) => {
        const path = ["specials", i];
        const colours = circles.map((word, k) => leaf("colour", [...path, "circles", k], word));
        return row(String(i + 1), colours, [...path, "gives"], gives, 1);
      }),
    },
    {
      id: "bonus",
      rows: bonuses.map(({ when, gives }, i) =>
        row(String(i + 1), [
          leaf("roll", ["bonuses", i, "when"], when as Json),
          leaf("gift", ["bonuses", i, "gives"], gives),
        ]),
      ),
    },
    {
      id: "escape",
      rows: escape.map((arrows, i) => row(String(i + 1), [leaf("arrows", ["escape", i], arrows as Json)])),
    },
  ];
}

function toolRows(tool: Tool, path: Path): Row[] {
  switch (tool.kind) {
    case "grid":
      return [
        ...tool.rows.flatMap((numbers, r) =>
          numbers.map((number, c) => row(`${r + 1}.${c + 1}`, [leaf("number", [...path, "rows", r, c], number)])),
        ),
        ...tool.across.map((gives, r) => row(`→${r + 1}`, [], [...path, "across", r], gives)),
        ...tool.down.map((gives, c) => row(`↓${c + 1}`, [], [...path, "down", c], gives)),
      ];
    case "circle-boxes":
      return tool.lines.map(({ boxes, gives }, l) => {
        const conditions = boxes.map((own, i) => leaf("condition", [...path, "lines", l, "boxes", i], own));
        return row(String(l + 1), conditions, [...path, "lines", l, "gives"], gives, 1);
      });
    case "tree":
      return tool.columns.flatMap((circles, c) =>
        circles.map(({ number, gives }, i) => {
          const own = [...path, "columns", c, i];
          return row(`${c + 1}.${i + 1}`, [leaf("number", [...own, "number"], number)], [...own, "gives"], gives, 1);
        }),
      );
    case "pyramid":
      return [
        ...tool.bottom.map(({ own, gives }, i) => {
          const at = [...path, "bottom", i];
          return row(`1.${i + 1}`, [leaf("condition", [...at, "own"], own ?? "")], [...at, "gives"], gives);
        }),
        ...tool.upper.flatMap((boxes, r) =>
          boxes.map(({ than, gives }, i) => {
            const at = [...path, "upper", r, i];
            return row(`${r + 2}.${i + 1}`, [leaf("sum", [...at, "than"], than)], [...at, "gives"], gives);
          }),
        ),
      ];
  }
}

function leaf(kind: Leaf["kind"], path: Path, value: Json): Leaf {
  return { kind, path, value };
}

function row(place: string, leaves: readonly Leaf[], path?: Path, gifts: readonly string[] = [], least = 0): Row {
  return { place, leaves, gives: path === undefined ? null : { path, gifts, least } };
}

/** The sheet with something changed. No condition and no symbol is no field, except in a list of conditions. */
export function withValue(sheet: ThiefSheet, path: Path, value: Json): unknown {
  return put(sheet, path, value);
}

function put(node: unknown, [key, ...rest]: Path, value: Json): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.map((each, i) => (i === key ? put(each, rest, value) : (each as unknown)));
  const { [key]: child, ...others } = node as { readonly [field: string]: unknown };
  return rest.length === 0 && value === "" ? others : { ...others, [key]: put(child, rest, value) };
}
