import { eventMessage, type GameEvent } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./told.css";
import { useKit } from "./table.tsx";

/** What happened last, in words, while others are waited for. The live region and the log say it as well. */
export function Told({ events }: { readonly events: readonly GameEvent[] }): JSX.Element {
  const { say } = useKit();
  const sentences = events.map((event) => say(eventMessage(event)));
  return (
    // Other sentences are another list: nothing that stood there moves.
    <ul key={sentences.join(" ")} class="kit-told" aria-hidden="true">
      {sentences.map((sentence, i) => (
        // Two equal sentences may follow each other.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  );
}
