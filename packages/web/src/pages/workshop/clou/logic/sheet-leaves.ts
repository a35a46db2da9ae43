import type { ThiefSheet } from "@safehouse/games/clou/workshop";
import type { Json } from "@safehouse/kernel";

export type Path = readonly (string | number)[];

/** Something on a sheet that can be changed by itself. */
export interface Leaf {
  readonly path: Path;
  readonly kind: "number" | "condition" | "comparison" | "gift";
  /** The part of the sheet, such as `bar-1` or `tree`. */
  readonly group: string;
  /** Where in it, counted as people do: `2.1`. */
  readonly label: string;
  readonly value: Json;
}

/** Every condition, number and symbol of a sheet, from top to bottom. What a sheet is made of stays as it is. */
export function leavesOf({ bars, tools, specials, bonuses }: ThiefSheet): Leaf[] {
  const leaves: Leaf[] = [];
  const add = (kind: Leaf["kind"], group: string, label: string, path: Path, value: Json): void =>
    void leaves.push({ kind, group, label, path, value });
  const gifts = (group: string, label: string, path: Path, gives: readonly string[] = []): void =>
    gives.forEach((gift, i) => add("gift", group, label, [...path, i], gift));

  bars.forEach(({ boxes }, b) =>
    boxes.forEach(({ after, own, gives }, i) => {
      const [group, label, path] = [`bar-${b + 1}`, String(i + 1), ["bars", b, "boxes", i]];
      if (after === undefined) add("condition", group, label, [...path, "own"], own ?? "");
      else add("comparison", group, label, [...path, "after"], after);
      gifts(group, label, [...path, "gives"], gives);
    }),
  );
  tools.forEach((tool, n) => {
    const path = ["tools", n];
    switch (tool.kind) {
      case "grid":
        tool.rows.forEach((row, r) =>
          row.forEach((number, c) => add("number", tool.kind, `${r + 1}.${c + 1}`, [...path, "rows", r, c], number)),
        );
        tool.across.forEach((gives, r) => gifts(tool.kind, `→${r + 1}`, [...path, "across", r], gives));
        tool.down.forEach((gives, c) => gifts(tool.kind, `↓${c + 1}`, [...path, "down", c], gives));
        break;
      case "circle-boxes":
        tool.lines.forEach(({ boxes, gives }, l) => {
          boxes.forEach((own, i) =>
            add("condition", tool.kind, `${l + 1}.${i + 1}`, [...path, "lines", l, "boxes", i], own),
          );
          gifts(tool.kind, `→${l + 1}`, [...path, "lines", l, "gives"], gives);
        });
        break;
      case "tree":
        tool.columns.forEach((circles, c) =>
          circles.forEach(({ number, gives }, i) => {
            const own = [...path, "columns", c, i];
            add("number", tool.kind, `${c + 1}.${i + 1}`, [...own, "number"], number);
            gifts(tool.kind, `${c + 1}.${i + 1}`, [...own, "gives"], gives);
          }),
        );
        break;
      case "pyramid":
        tool.bottom.forEach(({ own, gives }, i) => {
          add("condition", tool.kind, `1.${i + 1}`, [...path, "bottom", i, "own"], own ?? "");
          gifts(tool.kind, `1.${i + 1}`, [...path, "bottom", i, "gives"], gives);
        });
        tool.upper.forEach((row, r) =>
          row.forEach(({ gives }, i) =>
            gifts(tool.kind, `${r + 2}.${i + 1}`, [...path, "upper", r, i, "gives"], gives),
          ),
        );
    }
  });
  specials.forEach(({ gives }, i) => gifts("special", String(i + 1), ["specials", i, "gives"], gives));
  bonuses.forEach(({ gives }, i) => add("gift", "bonus", String(i + 1), ["bonuses", i, "gives"], gives));
  return leaves;
}

/** The sheet with one leaf changed. No condition is no field, except in a list of conditions. */
export function withLeaf(sheet: ThiefSheet, path: Path, value: Json): unknown {
  return put(sheet, path, value);
}

function put(node: unknown, [key, ...rest]: Path, value: Json): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.map((each, i) => (i === key ? put(each, rest, value) : (each as unknown)));
  const { [key]: child, ...others } = node as { readonly [field: string]: unknown };
  return rest.length === 0 && value === "" ? others : { ...others, [key]: put(child, rest, value) };
}
