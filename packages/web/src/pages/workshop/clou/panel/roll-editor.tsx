import type { RollShows } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { useEditing } from "../context.ts";
import { NumberInput, Pick } from "./controls.tsx";

interface RollEditorProps {
  readonly label: string;
  readonly roll: RollShows;
  onChange(roll: RollShows): void;
}

const KINDS = ["pair", "three", "once", "within", "total"] as const;
type Kind = (typeof KINDS)[number];

const MADE: { readonly [kind in Kind]: RollShows } = {
  pair: { alike: 2 },
  three: { alike: 3 },
  once: { once: 6 },
  within: { within: [1, 2] },
  total: { total: 7, of: 2 },
};

/** C-5.8: what a roll must show. */
export function RollEditor({ label, roll, onChange }: RollEditorProps): JSX.Element {
  const { t } = useEditing();
  const words = { pair: t.rollPair, three: t.rollThree, once: t.rollOnce, within: t.rollWithin, total: t.rollTotal };
  const face = (name: string, value: number, set: (face: number) => RollShows, least = 1, most = 6): JSX.Element => (
    <NumberInput label={name} value={value} min={least} max={most} onChange={(next) => onChange(set(next))} />
  );
  return (
    <div class="clw-roll" role="group" aria-label={label}>
      <Pick
        label={label}
        value={kindOf(roll)}
        options={KINDS.map((value) => ({ value, label: words[value] }))}
        onChange={(kind) => onChange(MADE[kind])}
      />
      {"once" in roll && face(t.rollFace, roll.once, (once) => ({ once }))}
      {"within" in roll && (
        <>
          {face(t.rollFrom, roll.within[0], (low) => ({ within: [low, Math.max(low, roll.within[1])] }))}
          {face(t.rollTo, roll.within[1], (high) => ({ within: [Math.min(high, roll.within[0]), high] }))}
        </>
      )}
      {"total" in roll && (
        <>
          {face(t.rollDice, roll.of, (of) => totalOf(roll.total, of), 1, 3)}
          {face(t.rollSum, roll.total, (total) => totalOf(total, roll.of), roll.of, 6 * roll.of)}
        </>
      )}
    </div>
  );
}

function kindOf(roll: RollShows): Kind {
  if ("alike" in roll) return roll.alike === 2 ? "pair" : "three";
  return "once" in roll ? "once" : "within" in roll ? "within" : "total";
}

/** So many dice come to no less and no more. */
function totalOf(total: number, dice: number): RollShows {
  return { total: Math.max(dice, Math.min(total, 6 * dice)), of: dice as 1 | 2 | 3 };
}
