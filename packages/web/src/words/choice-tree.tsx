import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import "./choice-tree.css";
import { Icon } from "../ui/icon.tsx";
import type { Entry, Level } from "./level.ts";
import type { Lit } from "./use-scanner.ts";

export interface ChoiceTreeProps {
  readonly level: Level;
  /** Whose choices these are: another question begins at its top. */
  readonly question: string;
  readonly scan: Lit;
  /** One switch walks through them. */
  readonly isSwitched: boolean;
  /** A move is on its way. */
  readonly isSent: boolean;
  /** The focus came to this question, so that it has been read aloud. */
  readonly onHeard: () => void;
}

/** The choices of one level as buttons. What the scanner lights has the focus, so that it is read aloud. */
export function ChoiceTree({ level, question, scan, isSwitched, isSent, onHeard }: ChoiceTreeProps): JSX.Element {
  const list = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const asked = useRef(question);
  useEffect(() => {
    if (scan.at === null) return;
    list.current?.querySelectorAll<HTMLElement>("[data-part='choice']")[scan.at]?.focus();
  }, [scan.at, level.path]);
  // An own step moves those who listen to what is asked then; the first table they find by themselves. Another question is told to them
  // where they are (play/table/table-live.tsx), unless what they had the focus on is gone with the last one.
  useLayoutEffect(() => {
    const isOwnStep = asked.current === question;
    asked.current = question;
    if (isFirst.current) isFirst.current = false;
    else if (scan.at === null && (isOwnStep || isNowhere())) {
      heading.current?.focus();
      if (!isOwnStep) onHeard();
    }
  }, [level.path, question]);
  const button = (entry: Entry, i: number): JSX.Element => (
    <li key={`${level.path} ${i}`}>
      <button
        type="button"
        class="words-choice"
        data-part="choice"
        data-lit={scan.at === i}
        data-weight={entry.weight}
        aria-disabled={isSent}
        {...(entry.number !== null && { "aria-keyshortcuts": String(entry.number) })}
        onClick={entry.act}
      >
        <span class="words-choice-mark" aria-hidden="true">
          {entry.number ?? (entry.icon !== null && <Icon name={entry.icon} />)}
        </span>
        <span>
          {entry.label}
          {entry.note !== null && <small>{entry.note}</small>}
        </span>
        {scan.at === i && scan.ms !== null && (
          <i class="words-choice-time" aria-hidden="true" style={{ animationDuration: `${scan.ms}ms` }} />
        )}
      </button>
    </li>
  );
  const moves = level.entries.filter(({ number }) => number !== null);
  const rest = level.entries.filter(({ number }) => number === null);
  return (
    <section class="words-tree" ref={list} aria-label={level.title} data-switch={isSwitched}>
      {level.crumbs.length > 0 && <p class="words-crumbs">{level.crumbs.join(" › ")}</p>}
      <h2 tabIndex={-1} data-part="question" ref={heading}>
        {level.title}
      </h2>
      {moves.length > 0 && <ol>{moves.map(button)}</ol>}
      <ul class="words-tree-rest">{rest.map((entry, i) => button(entry, moves.length + i))}</ul>
    </section>
  );
}

/** Nothing has the focus. */
function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
