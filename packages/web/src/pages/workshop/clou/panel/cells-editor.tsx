import type { Part } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { Button } from "../../../../ui/button.tsx";
import { useEditing } from "../context.ts";
import { Pick } from "./controls.tsx";
import { EffectsEditor } from "./effects-editor.tsx";

type Cells = NonNullable<Part["cells"]>;

interface CellsEditorProps {
  /** How many symbols there are. */
  readonly count: number;
  readonly cells: Cells;
  onChange(cells: Cells): void;
}

/** What crossing single symbols does, one after the other. */
export function CellsEditor({ count, cells, onChange }: CellsEditorProps): JSX.Element {
  const { t } = useEditing();
  const free = Array.from({ length: count }, (_, i) => i).filter((i) => !cells.some(({ at }) => at === i));
  const put = (i: number, cell: Cells[number]): void =>
    onChange(cells.map((each, k) => (k === i ? cell : each)).filter(({ effects }) => effects.length > 0));
  return (
    <>
      {cells.map((cell, i) => (
        <fieldset key={i} class="clw-effects">
          <legend>{t.whenCrossed(cell.at + 1)}</legend>
          {count > 1 && (
            <Pick
              label={t.whichSymbol}
              value={String(cell.at)}
              options={[cell.at, ...free]
                .toSorted((a, b) => a - b)
                .map((at) => ({ value: String(at), label: t.symbolNumber(at + 1) }))}
              onChange={(at) => put(i, { ...cell, at: Number(at) })}
            />
          )}
          <EffectsEditor
            label={t.thenHappens}
            effects={cell.effects}
            onChange={(effects) => put(i, { ...cell, effects })}
          />
        </fieldset>
      ))}
      {free[0] !== undefined && (
        <Button
          size="small"
          icon="plus"
          onClick={() => onChange([...cells, { at: free[0] ?? 0, effects: [{ do: "traces", cost: 1 }] }])}
        >
          {t.addCell}
        </Button>
      )}
    </>
  );
}
