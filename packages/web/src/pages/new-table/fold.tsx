import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

interface FoldProps {
  readonly title: ComponentChildren;
  /** What is chosen inside, in a few words. */
  readonly brief: string;
  /** Something inside wants to be seen: it opens, and closes only by hand. */
  readonly isUrgent: boolean;
  readonly children: ComponentChildren;
}

/** Choices that most people leave as they are. */
export function Fold({ title, brief, isUrgent, children }: FoldProps): JSX.Element {
  const [isOpen, setOpen] = useState(isUrgent);
  useEffect(() => {
    if (isUrgent) setOpen(true);
  }, [isUrgent]);
  return (
    <details class="new-fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        <small>{brief}</small>
      </summary>
      {children}
    </details>
  );
}
