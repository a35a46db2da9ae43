import type { JSX } from "preact";
import "./ask-keys.css";
import { hasSingleKeys } from "../play/table/shortcuts.ts";
import { useText } from "../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface AskKeysProps {
  readonly readTable: () => void;
  readonly readChanges: () => void;
  readonly readMoves: () => void;
}

/** The three things that somebody who listens asks a table. */
export function AskKeys({ readTable, readChanges, readMoves }: AskKeysProps): JSX.Element {
  const t = useText({ en, de });
  const button = (label: string, key: string, act: () => void): JSX.Element => (
    <button
      type="button"
      class="words-ask"
      data-part={`ask-${key.toLowerCase()}`}
      aria-keyshortcuts={key}
      onClick={act}
    >
      {label}
      {hasSingleKeys.value && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
  return (
    <div class="words-asks" role="group" aria-label={t.keys}>
      {button(t.readTable, "T", readTable)}
      {button(t.readChanges, "C", readChanges)}
      {button(t.readMoves, "M", readMoves)}
    </div>
  );
}
