import type { Mark } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useId, useMemo, useState } from "preact/hooks";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { ThingGroup, Things } from "./use-things.ts";

export interface MarkDialogProps {
  readonly marks: readonly Mark[];
  readonly things: Things;
  /** The board that is drawn on; null where there is none. */
  readonly board: HTMLElement | null;
  /** Draws it, or rubs it out if it is there. */
  readonly onMark: (mark: Mark) => void;
  readonly onBoard: () => void;
  readonly onClose: () => void;
}

/** Rings and arrows by name, for who does not draw on the board. */
export function MarkDialog({ marks, things, board, onMark, onBoard, onClose }: MarkDialogProps): JSX.Element {
  const t = useText({ en, de });
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const groups = useMemo(() => things.choices(board), [things, board]);
  const chosen = from === "" ? (groups[0]?.things[0] ?? "") : from;
  const draw = (): void => onMark(to === "" || to === chosen ? { thing: chosen } : { thing: chosen, to });
  return (
    <Dialog
      open
      title={t.markTitle}
      onClose={onClose}
      actions={
        <>
          <Button icon="cursor-pencil" onClick={onBoard}>
            {t.markOnBoard}
          </Button>
          <Button tone="lit" onClick={draw} disabledWhy={chosen === "" ? t.loading : null}>
            {t.markAdd}
          </Button>
        </>
      }
    >
      <div class="study-mark-form">
        <p>{t.markLead}</p>
        <ThingSelect label={t.markFrom} groups={groups} name={things.name} value={chosen} onChange={setFrom} />
        <ThingSelect
          label={t.markTo}
          groups={groups}
          name={things.name}
          value={to}
          onChange={setTo}
          none={t.markRing}
        />
        {marks.length > 0 && (
          <section aria-label={t.marksHere}>
            <h3 class="caps">{t.marksHere}</h3>
            <ul class="study-mark-list">
              {marks.map((mark) => (
                <li key={`${mark.thing} ${mark.to ?? ""}`}>
                  <span>{things.tell(mark)}</span>
                  <IconButton icon="eraser" label={t.rubOut(things.tell(mark))} onClick={() => onMark(mark)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface ThingSelectProps {
  readonly label: string;
  readonly groups: readonly ThingGroup[];
  readonly name: (thing: string) => string;
  readonly value: string;
  readonly onChange: (thing: string) => void;
  /** What choosing none means. */
  readonly none?: string;
}

function ThingSelect({ label, groups, name, value, onChange, none }: ThingSelectProps): JSX.Element {
  const id = useId();
  return (
    <div class="ui-field">
      <label for={id} class="ui-field-label">
        {label}
      </label>
      <select
        id={id}
        class="study-select"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {groups.map(({ heading, things }) => (
          <optgroup key={heading} label={heading}>
            {things.map((thing) => (
              <option key={thing} value={thing}>
                {name(thing)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
