import type { Draw, Drawn } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ChooseDrawProps {
  readonly draw: Draw;
  readonly drawn: Drawn;
  readonly onTake: (drawn: Drawn) => void;
  readonly onClose: () => void;
}

/** Dice and single draws as one wants them. People count from one, draws from nothing. */
export function ChooseDraw({ draw, drawn, onTake, onClose }: ChooseDrawProps): JSX.Element {
  const t = useText({ en, de });
  const [chosen, setChosen] = useState(drawn);
  const [first, most] = "dice" in draw ? [1, 6] : [0, "pick" in draw ? draw.pick - 1 : 0];
  const shown = (value: number): number => ("dice" in draw ? value : value + 1);
  return (
    <Dialog
      open
      title={t.choose}
      onClose={onClose}
      actions={
        <Button tone="lit" onClick={() => onTake(chosen)}>
          {t.take}
        </Button>
      }
    >
      <div class="study-draw">
        {chosen.map((value, i) => (
          <label key={i} class="ui-field">
            <span class="ui-field-label">{"dice" in draw ? t.die(i + 1) : t.pick}</span>
            <select
              class="study-select"
              value={String(value)}
              onChange={({ currentTarget }) => setChosen(chosen.with(i, Number(currentTarget.value)))}
            >
              {Array.from({ length: most - first + 1 }, (_, k) => (
                <option key={k} value={String(first + k)}>
                  {shown(first + k)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
