import { COLOURS, readCondition, readSheet, type ThiefSheet } from "@safehouse/games/clou/workshop";
import type { Json } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Switch } from "../../../../ui/switch.tsx";
import { useEditing } from "../context.ts";
import { leavesOf, type Leaf, withLeaf } from "../logic/sheet-leaves.ts";
import { NumberInput, Pick } from "./controls.tsx";
import { SheetDrawing } from "./sheet-drawing.tsx";

const EITHER = COLOURS.flatMap((one, i) => COLOURS.slice(i + 1).map((other) => `${one}/${other}`));
const WHITES = [
  "±1",
  "±2",
  "±3",
  "die 1",
  "die 2",
  "die 3",
  "die 4",
  "die 5",
  "die 6",
  "any",
  "any number",
  "any circle",
];
const NUMBERS = Array.from({ length: 18 }, (_, i) => i + 1);
const CONDITIONS = ["", "even", "odd", ...["<", ">", "=", "≠"].flatMap((op) => NUMBERS.map((n) => `${op}${n}`))].filter(
  (word) => word === "" || readCondition(word) !== null,
);

/** A thief with a sheet of one's own: the printed one, with other conditions, numbers and symbols. */
export function SheetPanel({ base }: { readonly base: ThiefSheet }): JSX.Element {
  const { heist, names, t, change } = useEditing();
  const own = heist.sheets.find(({ id }) => id === base.id);
  const leaves = own === undefined ? [] : leavesOf(own);
  const groups = [...new Set(leaves.map(({ group }) => group))];
  const partName = (group: string): string => {
    const bar = /^bar-(\d)$/.exec(group)?.[1];
    if (bar !== undefined) return t.sheetBar(names.symbol(base.bars[Number(bar) - 1]?.ability ?? ""));
    return group === "special" ? t.sheetSpecials : group === "bonus" ? t.sheetBonuses : names.tool(group);
  };
  const others = heist.sheets.filter(({ id }) => id !== base.id);
  const put = (leaf: Leaf, value: Json): void => {
    const next = readSheet(withLeaf(own ?? base, leaf.path, value));
    if (next.ok) change({ ...heist, sheets: [...others, next.value] });
  };
  return (
    <>
      <Switch
        label={t.ownSheet}
        help={t.ownSheetHelp}
        checked={own !== undefined}
        onChange={(isOwn) => change({ ...heist, sheets: isOwn ? [...others, base] : others })}
      />
      <SheetDrawing sheet={own ?? base} />
      {own !== undefined &&
        groups.map((group) => (
          <fieldset key={group} class="clw-leaves">
            <legend>{partName(group)}</legend>
            {leaves
              .filter((leaf) => leaf.group === group)
              .map((leaf) => (
                <LeafEditor key={leaf.path.join(".")} leaf={leaf} onChange={(value) => put(leaf, value)} />
              ))}
          </fieldset>
        ))}
    </>
  );
}

interface LeafEditorProps {
  readonly leaf: Leaf;
  onChange(value: Json): void;
}

function LeafEditor({ leaf, onChange }: LeafEditorProps): JSX.Element {
  const { names, say, t } = useEditing();
  const { kind, label, value } = leaf;
  switch (kind) {
    case "number":
      return <NumberInput label={t.leafNumber(label)} value={Number(value)} min={1} max={30} onChange={onChange} />;
    case "condition":
      return (
        <Pick
          label={t.leafCondition(label)}
          value={String(value)}
          options={CONDITIONS.map((word) => ({
            value: word,
            label: word === "" ? t.anything : say({ id: "condition", args: { condition: word } }),
          }))}
          onChange={onChange}
        />
      );
    case "gift":
      return (
        <Pick
          label={t.leafGift(label)}
          value={String(value)}
          options={[...COLOURS, ...EITHER, ...WHITES].map((word) => ({ value: word, label: names.symbol(word) }))}
          onChange={onChange}
        />
      );
    case "comparison":
      return (
        <Pick
          label={t.leafComparison(label)}
          value={String(value)}
          options={["<", ">", "=", "≠"].map((word) => ({ value: word, label: word }))}
          onChange={onChange}
        />
      );
  }
}
