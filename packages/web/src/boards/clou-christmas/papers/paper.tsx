import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import "./paper.css";
import { Button } from "../../../ui/button.tsx";

export interface PaperProps {
  readonly title: string;
  readonly over?: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A paper on top of the book: read first, then put away. */
export function Paper({ title, over, close, onClose, children }: PaperProps): JSX.Element {
  const id = useId();
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever is elsewhere on the page, in the log or a dialog, is left there.
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && !activeElement.contains(paper.current);
    if (!isElsewhere || activeElement.closest("[data-board]") !== null) paper.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="xmas-top">
      <section ref={paper} class="xmas-paper" data-part="paper" aria-labelledby={id} tabIndex={-1} data-prompt>
        {over !== undefined && <p class="xmas-over">{over}</p>}
        <h2 id={id}>{title}</h2>
        {children}
        <Button tone="lit" size="big" class="xmas-put-away" data-part="put-away" onClick={onClose}>
          {close}
        </Button>
      </section>
    </div>
  );
}
