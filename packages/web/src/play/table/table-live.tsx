import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

const KEPT = 6;

/**
 * Tells each event once to people who listen. It is the table's own, not the shell's: what was said in one person's ear must be gone
 * from the page when the table is covered.
 */
export function TableLive({
  sentences,
  moment,
}: {
  readonly sentences: readonly string[];
  readonly moment: number;
}): JSX.Element {
  const [lines, setLines] = useState<readonly { readonly key: number; readonly text: string }[]>([]);
  const count = useRef(0);
  useEffect(() => {
    if (sentences.length === 0) return;
    const fresh = sentences.map((text) => ({ key: ++count.current, text }));
    setLines((old) => [...old, ...fresh].slice(-Math.max(KEPT, fresh.length)));
  }, [moment]);
  return (
    <div class="vh" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
