import { TOOLS } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import "./notes.css";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { useRoving } from "../../../ui/roving.ts";
import { Tool } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import {
  emptyNotes,
  type Mark,
  MOST_WORDS,
  nextMark,
  type Notes,
  readNotes,
  type ToolNote,
  writeNotes,
} from "../logic/notes.ts";

const MARK_ICON: { readonly [mark in Exclude<Mark, "none" | "maybe">]: IconName } = { needed: "check", not: "close" };

/** a private page, a line a tool. It never leaves this browser, and every heist begins a new one. */
export function NotePad({ titleId }: { titleId: string }): JSX.Element {
  const { view, viewer, t } = useTable();
  const { heist } = view.table;
  const match = `${location.pathname}#${viewer}`;
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: "button, input", orientation: "vertical" });
  const [notes, setNotes] = useState<Notes>(() => readNotes(match, heist));
  const shown = notes.heist === heist ? notes : emptyNotes(heist);
  const keep = (changed: Notes): void => {
    setNotes(changed);
    writeNotes(match, changed);
  };
  const change = (face: number, note: ToolNote): void =>
    keep({ heist, tools: shown.tools.map((each, i) => (i === face ? note : each)) });
  const isEmpty = shown.tools.every(({ mark, words }) => mark === "none" && words === "");
  return (
    <section class="rob-notes" aria-labelledby={titleId}>
      <h2 class="caps" id={titleId}>
        {t.notes} <Icon name="eye-off" />
      </h2>
      <ul ref={list}>
        {TOOLS.map((tool, face) => (
          <NoteLine key={tool} face={face} note={found(shown.tools[face])} onChange={(note) => change(face, note)} />
        ))}
      </ul>
      <p class="rob-notes-help">
        <span>{t.notesHelp}</span>
        {!isEmpty && (
          <Button size="small" tone="ghost" icon="eraser" onClick={() => keep(emptyNotes(heist))}>
            {t.clearNotes}
          </Button>
        )}
      </p>
    </section>
  );
}

interface NoteLineProps {
  readonly face: number;
  readonly note: ToolNote;
  readonly onChange: (note: ToolNote) => void;
}

function NoteLine({ face, note, onChange }: NoteLineProps): JSX.Element {
  const { t, cardName } = useTable();
  const name = cardName(found(TOOLS[face]));
  const { mark, words } = note;
  const said = { none: t.markNone, maybe: t.markMaybe, needed: t.markNeeded, not: t.markNot }[mark];
  return (
    <li data-mark={mark}>
      <button type="button" aria-label={t.markOf(name, said)} onClick={() => onChange({ mark: nextMark(mark), words })}>
        <Tool face={face} />
        <span class="rob-note-mark" aria-hidden="true">
          {mark === "maybe" && "?"}
          {(mark === "needed" || mark === "not") && <Icon name={MARK_ICON[mark]} />}
        </span>
      </button>
      <input
        class="hand"
        aria-label={t.noteOf(name)}
        value={words}
        maxLength={MOST_WORDS}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange({ mark, words: currentTarget.value })}
      />
    </li>
  );
}
