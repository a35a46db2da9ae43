import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./choice-tree.css";
import { Icon } from "../ui/icon.tsx";
import type { Entry, Level } from "./level.ts";
import type { Lit } from "./use-scanner.ts";

export interface ChoiceTreeProps {
  readonly level: Level;
  readonly scan: Lit;
  /** A move is on its way. */
  readonly isSent: boolean;
}

/** The choices of one level as buttons. What the scanner lights has the focus, so that it is read aloud. */
export function ChoiceTree({ level, scan, isSent }: ChoiceTreeProps): JSX.Element {
  const list = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (scan.at === null) return;
    list.current?.querySelectorAll<HTMLElement>("[data-part='choice']")[scan.at]?.focus();
  }, [scan.at, level.path]);
  // A step moves those who listen to the new question; the first table they find by themselves.
  useEffect(() => {
    if (!isFirst.current && scan.at === null) list.current?.querySelector<HTMLElement>("h2")?.focus();
    isFirst.current = false;
  }, [level.path]);
  const button = (entry: Entry, i: number): JSX.Element => (
    <li key={`${level.path} ${i}`}>
      <button
        type="button"
        class="words-choice"
        data-part="choice"
        data-lit={scan.at === i}
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
    <section class="words-tree" ref={list} aria-label={level.title}>
      {level.crumbs.length > 0 && <p class="words-crumbs">{level.crumbs.join(" › ")}</p>}
      <h2 tabIndex={-1} data-part="question">
        {level.title}
      </h2>
      {moves.length > 0 && <ol>{moves.map(button)}</ol>}
      <ul class="words-tree-rest">{rest.map((entry, i) => button(entry, moves.length + i))}</ul>
    </section>
  );
}
