import type { JSX } from "preact";
import "./help-dialog.css";
import { useText } from "../../text/texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Switch } from "../../ui/switch.tsx";
import { hasSingleKeys, setSingleKeys } from "./shortcuts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface HelpDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the page around the table adds. */
  readonly more?: readonly (readonly [key: string, what: string])[];
}

/** What the keys do at every table. */
export function HelpDialog({ open, onClose, more = [] }: HelpDialogProps): JSX.Element {
  const t = useText({ en, de });
  const keys: readonly (readonly [key: string, what: string])[] = [
    ["Tab", t.keyTab],
    [t.arrows, t.keyArrows],
    ["Enter", t.keyEnter],
    ["Esc", t.keyEscape],
    ["U", t.keyUndo],
    ["L", t.keyLog],
    ["R", t.keyRules],
    ["K", t.legend],
    ["?", t.keyHelp],
    ...more,
  ];
  return (
    <Dialog open={open} title={t.keyboard} onClose={onClose}>
      <dl class="table-keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t.singleKeys} help={t.singleKeysHelp} checked={hasSingleKeys.value} onChange={setSingleKeys} />
    </Dialog>
  );
}
