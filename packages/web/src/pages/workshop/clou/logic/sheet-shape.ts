import {
  ABILITIES,
  type Ability,
  BASE,
  type ThiefSheet,
  type Tool,
  TOOL_KINDS,
  type ToolKind,
} from "@safehouse/games/clou/workshop";

type Tree = Extract<Tool, { kind: "tree" }>;
type Pyramid = Extract<Tool, { kind: "pyramid" }>;

/** How many of something a part of a sheet has, and the sheet with another number of them. */
export interface Count {
  readonly what: "boxes" | "lines" | "columns" | "circles" | "base" | "bonuses";
  /** Which line or column, from 1; null where there is only one to count in. */
  readonly of: number | null;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(count: number): ThiefSheet;
}

const MOST_BARS = 4;
const FRESH_BAR: ThiefSheet["bars"][number]["boxes"] = [{}, {}, {}, {}, {}, {}];

/** With one more ability bar, of the first ability; null where there is no room for it. */
export function withBar(sheet: ThiefSheet): ThiefSheet | null {
  if (sheet.bars.length >= MOST_BARS) return null;
  return { ...sheet, bars: [...sheet.bars, { ability: ABILITIES[0], boxes: FRESH_BAR }] };
}

/** Without this bar; null where it is the only one of its ability. */
export function withoutBar(sheet: ThiefSheet, at: number): ThiefSheet | null {
  const bars = sheet.bars.filter((_, i) => i !== at);
  return isCovered(bars) ? { ...sheet, bars } : null;
}

/** What a bar may be for: every ability keeps one. */
export function abilitiesFor({ bars }: ThiefSheet, at: number): Ability[] {
  return ABILITIES.filter((ability) => isCovered(bars.map((bar, i) => (i === at ? { ...bar, ability } : bar))));
}

export function withAbility(sheet: ThiefSheet, at: number, ability: Ability): ThiefSheet {
  return { ...sheet, bars: sheet.bars.map((bar, i) => (i === at ? { ...bar, ability } : bar)) };
}

function isCovered(bars: ThiefSheet["bars"]): boolean {
  return ABILITIES.every((ability) => bars.some((bar) => bar.ability === ability));
}

/** Which bar a part such as `bar-2` is, from 0; null for any other part. */
export function barOf(part: string): number | null {
  const bar = /^bar-(\d)$/.exec(part)?.[1];
  return bar === undefined ? null : Number(bar) - 1;
}

/** What can be counted in one of its parts. */
export function countsOf(sheet: ThiefSheet, part: string): Count[] {
  const bar = barOf(part);
  const boxes = bar === null ? undefined : sheet.bars[bar]?.boxes;
  if (boxes !== undefined) {
    const set = (count: number): ThiefSheet => ({
      ...sheet,
      bars: sheet.bars.map((each, i) => (i === bar ? { ...each, boxes: resized(boxes, count, {}) } : each)),
    });
    return [{ what: "boxes", of: null, value: boxes.length, least: 1, most: 8, set }];
  }
  if (part === "special") return specialCounts(sheet);
  if (part === "bonus") {
    const { bonuses } = sheet;
    const set = (count: number): ThiefSheet => ({
      ...sheet,
      bonuses: resized(bonuses, count, { when: { alike: 2 }, gives: "±1" }),
    });
    return [{ what: "bonuses", of: null, value: bonuses.length, least: 0, most: 6, set }];
  }
  const at = sheet.tools.findIndex(({ kind }) => kind === part);
  const tool = sheet.tools[at];
  return tool === undefined ? [] : toolCounts(tool, (next) => withTool(sheet, at, next));
}

function specialCounts(sheet: ThiefSheet): Count[] {
  const { specials } = sheet;
  const withSpecials = (next: ThiefSheet["specials"]): ThiefSheet => ({ ...sheet, specials: next });
  return [
    {
      what: "lines",
      of: null,
      value: specials.length,
      least: 0,
      most: 4,
      set: (count) => withSpecials(resized(specials, count, { circles: ["strength", "strength"], gives: ["lock"] })),
    },
    ...specials.map((line, i): Count => ({
      what: "circles",
      of: i + 1,
      value: line.circles.length,
      least: 1,
      most: 5,
      set: (count) =>
        withSpecials(
          specials.map((each, k) =>
            k === i ? { ...line, circles: resized(line.circles, count, line.circles.at(-1) ?? "strength") } : each,
          ),
        ),
    })),
  ];
}

function toolCounts(tool: Tool, put: (tool: Tool) => ThiefSheet): Count[] {
  switch (tool.kind) {
    case "grid":
      return [];
    case "circle-boxes": {
      const { lines } = tool;
      return [
        {
          what: "lines",
          of: null,
          value: lines.length,
          least: 1,
          most: 4,
          set: (count) => put({ ...tool, lines: resized(lines, count, { boxes: ["", ""], gives: ["lock"] }) }),
        },
        ...lines.map((line, i): Count => ({
          what: "boxes",
          of: i + 1,
          value: line.boxes.length,
          least: 1,
          most: 5,
          set: (count) =>
            put({
              ...tool,
              lines: lines.map((each, k) => (k === i ? { ...line, boxes: resized(line.boxes, count, "") } : each)),
            }),
        })),
      ];
    }
    case "tree": {
      const { columns } = tool;
      const circle = { number: 6, gives: ["lock"], to: [] };
      return [
        {
          what: "columns",
          of: null,
          value: columns.length,
          least: 2,
          most: 8,
          set: (count) => put({ ...tool, columns: joined(resized(columns, count, [circle])) }),
        },
        ...columns.map((column, c): Count => ({
          what: "circles",
          of: c + 1,
          value: column.length,
          least: 1,
          most: 5,
          set: (count) =>
            put({
              ...tool,
              columns: joined(columns.map((each, k) => (k === c ? resized(column, count, circle) : each))),
            }),
        })),
      ];
    }
    case "pyramid":
      return [
        {
          what: "base",
          of: null,
          value: tool.bottom.length,
          least: 2,
          most: 6,
          set: (count) => put(pyramidOn(tool, count)),
        },
      ];
  }
}

/** Every circle leads on and every circle but those on the left is led to, by as few new lines as that takes. */
function joined(columns: Tree["columns"]): Tree["columns"] {
  return columns.map((column, c) => {
    const next = columns[c + 1];
    if (next === undefined) return column.map((circle) => ({ ...circle, to: [] }));
    const kept = column.map((circle, i) => {
      const to = circle.to.filter((each) => each < next.length);
      return { ...circle, to: to.length === 0 ? [Math.min(i, next.length - 1)] : to };
    });
    const loose = [...next.keys()].filter((k) => !kept.some(({ to }) => to.includes(k)));
    return kept.map((circle, i) => {
      const led = loose.filter((k) => Math.min(k, kept.length - 1) === i);
      return { ...circle, to: [...circle.to, ...led].toSorted() };
    });
  });
}

/** Every row is one box shorter than the one below it. */
function pyramidOn({ bottom, upper, ...rest }: Pyramid, base: number): Pyramid {
  const rows = upper.length === bottom.length - 1 ? base - 1 : Math.min(upper.length, base - 1);
  return {
    ...rest,
    bottom: resized(bottom, base, {}),
    upper: Array.from({ length: rows }, (_, r) => resized(upper[r] ?? [], base - 1 - r, { than: ">", gives: [] })),
  };
}

function resized<Item>(items: readonly Item[], count: number, fresh: Item): Item[] {
  return Array.from({ length: count }, (_, i) => items[i] ?? fresh);
}

/** Kinds that a tool may become: a thief has three different ones. */
export function kindsFor({ tools }: ThiefSheet, at: number): ToolKind[] {
  return TOOL_KINDS.filter((kind) => !tools.some((tool, i) => i !== at && tool.kind === kind));
}

/** The sheet with another kind of tool there, as the first thief of the house has it who has one. */
export function withKind(sheet: ThiefSheet, at: number, kind: ToolKind): ThiefSheet {
  const tool = BASE.thieves.flatMap(({ tools }) => tools).find((each) => each.kind === kind);
  return tool === undefined ? sheet : withTool(sheet, at, tool);
}

function withTool(sheet: ThiefSheet, at: number, tool: Tool): ThiefSheet {
  return { ...sheet, tools: sheet.tools.map((each, i) => (i === at ? tool : each)) };
}
