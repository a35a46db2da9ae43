import type { JSX } from "preact";
import { useBeside } from "./context.ts";

/** The dice lie there anyway; who has finished and who stays was just said by those who did. */
const SEEN: readonly string[] = ["rolled", "finished", "stayed", "drove", "escape"];
/** Of a throw the bonuses are told, and these are the same once more. */
const GIVEN: readonly string[] = ["activated", "gained"];

/** What came of the last thing that was told to the phone: bonuses, symbols, traces, time. */
export function Told(): JSX.Element | null {
  const { night, voice, t, kept } = useBeside();
  const isThrow = kept.acts.at(-1)?.do === "throw";
  const news = night.events.filter(({ type }) => !SEEN.includes(type) && !(isThrow && GIVEN.includes(type)));
  if (news.length === 0) return null;
  return (
    <ul class="comp-told" aria-label={t.told}>
      {voice.tell(news).map((sentence, i) => (
        // Sentences come and go together.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  );
}
