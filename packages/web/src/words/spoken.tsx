import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

interface Line {
  readonly key: number;
  readonly text: string;
}

/** What was asked to be read aloud. Every answer is new, even if it says the same. */
export function useSpoken(): { readonly spoken: readonly Line[]; speak(texts: readonly string[]): void } {
  const [spoken, setSpoken] = useState<readonly Line[]>([]);
  const count = useRef(0);
  return {
    spoken,
    speak: (texts) => setSpoken(texts.filter((text) => text !== "").map((text) => ({ key: ++count.current, text }))),
  };
}

/** The table's own, not the page's: what was said in one person's ear is gone with the table. */
export function Spoken({ lines }: { readonly lines: readonly Line[] }): JSX.Element {
  return (
    <div class="vh" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
