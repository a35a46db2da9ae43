import { eventMessage, type GameEvent } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./told.css";
import { useKit } from "./table.tsx";

/** What happened last, in words, while others are waited for. The live region and the log say it as well. */
export function Told({ events }: { readonly events: readonly GameEvent[] }): JSX.Element {
  const { say } = useKit();
  // On a slow line a table is drawn before the words come that tell: until then this is empty, and not a list of their names.
  const sentences = events.map(eventMessage).flatMap((message) => {
    const sentence = say(message);
    return sentence === message.id ? [] : [sentence];
  });
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
