import { readCondition, type RollShows } from "@safehouse/games/clou/workshop";
import type { Json } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEditing } from "../context.ts";
import type { Leaf } from "../logic/sheet-parts.ts";
import { NumberInput, Pick } from "./controls.tsx";
import { GiftPick } from "./gifts-editor.tsx";
import { RollEditor } from "./roll-editor.tsx";
import { SYMBOLS } from "./words.ts";

const NUMBERS = Array.from({ length: 18 }, (_, i) => i + 1);
const CONDITIONS = ["", "even", "odd", ...["<", ">", "=", "≠"].flatMap((op) => NUMBERS.map((n) => `${op}${n}`))].filter(
  (word) => word === "" || readCondition(word) !== null,
);
const ARROWS: readonly { readonly word: string; readonly arrows: Json }[] = [
  { word: "car", arrows: ["car"] },
  { word: "police", arrows: ["police"] },
  { word: "both", arrows: ["car", "police"] },
];

interface LeafEditorProps {
  readonly leaf: Leaf;
  /** Where it is, for whoever does not see it. */
  readonly place: string;
  onChange(value: Json): void;
}

/** One number, condition, comparison, symbol or roll of a sheet. */
export function LeafEditor({ leaf: { kind, value }, place, onChange }: LeafEditorProps): JSX.Element {
  const { names, say, t } = useEditing();
  switch (kind) {
    case "number":
      return <NumberInput label={t.leafNumber(place)} value={Number(value)} min={1} max={30} onChange={onChange} />;
    case "condition":
      return (
        <Pick
          label={t.leafCondition(place)}
          isLabelHidden
          value={String(value)}
          options={CONDITIONS.map((word) => ({
            value: word,
            label: word === "" ? t.anything : say({ id: "condition", args: { condition: word } }),
          }))}
          onChange={onChange}
        />
      );
    case "comparison":
      return (
        <Pick
          label={t.leafComparison(place)}
          isLabelHidden
          value={String(value)}
          options={[
            { value: "", label: t.comparedFree },
            { value: "<", label: t.comparedMore },
            { value: ">", label: t.comparedLess },
            { value: "=", label: t.comparedSame },
            { value: "≠", label: t.comparedOther },
          ]}
          onChange={onChange}
        />
      );
    case "sum":
      return (
        <Pick
          label={t.leafSum(place)}
          isLabelHidden
          value={String(value)}
          options={[
            { value: "=", label: t.sumExactly },
            { value: ">", label: t.sumMore },
          ]}
          onChange={onChange}
        />
      );
    case "colour":
      return (
        <Pick
          label={t.leafColour(place)}
          isLabelHidden
          value={String(value)}
          options={SYMBOLS.map((word) => ({ value: word, label: names.symbol(word) }))}
          onChange={onChange}
        />
      );
    case "gift":
      return <GiftPick label={t.leafGift(place)} value={String(value)} mayBeNothing={false} onChange={onChange} />;
    case "roll":
      return (
        <RollEditor label={t.leafRoll(place)} roll={value as RollShows} onChange={(roll) => onChange(roll as Json)} />
      );
    case "arrows":
      return (
        <Pick
          label={t.leafArrows(place)}
          isLabelHidden
          value={Array.isArray(value) && value.length === 2 ? "both" : String(value)}
          options={ARROWS.map(({ word }) => ({
            value: word,
            label: { car: t.car, police: t.police, both: t.carAndPolice }[word] ?? word,
          }))}
          onChange={(word) => onChange(ARROWS.find((each) => each.word === word)?.arrows ?? value)}
        />
      );
  }
}
