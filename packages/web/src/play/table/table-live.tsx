import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Question } from "../../boards/contract.ts";
import { askedAgain, NOTHING_SAID, sayNext } from "./said.ts";

const KEPT = 6;

interface TableLiveProps {
  /** What is shown now, in words. */
  readonly sentences: readonly string[];
  /** What may be answered now. */
  readonly questions: readonly Question[];
  /** The entry with which the viewer answered last. */
  readonly answered: number;
  /** The question that was read aloud because the focus came to it. */
  readonly heard: { readonly current: string };
  readonly moment: number;
  /** Changes when all that was said is to be forgotten. */
  readonly emptied: number;
}

/**
 * Tells each event once to people who listen, and each question once. It is the table's own, not the shell's: what was said in one
 * person's ear must be gone from the page when the table is covered.
 */
export function TableLive({ sentences, questions, answered, heard, moment, emptied }: TableLiveProps): JSX.Element {
  const [lines, setLines] = useState<readonly { readonly key: number; readonly text: string }[]>([]);
  const count = useRef(0);
  const said = useRef(NOTHING_SAID);
  useEffect(() => {
    setLines([]);
    said.current = NOTHING_SAID;
  }, [emptied]);
  useEffect(() => {
    const unheard = questions.filter((question) => askedAgain(question, answered) !== heard.current);
    const next = sayNext(said.current, moment, sentences, unheard, answered);
    said.current = next.said;
    if (next.fresh.length === 0) return;
    const fresh = next.fresh.map((text) => ({ key: ++count.current, text }));
    setLines((old) => [...old, ...fresh].slice(-Math.max(KEPT, fresh.length)));
  }, [moment, questions.length === 0]);
  return (
    <div class="vh" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
