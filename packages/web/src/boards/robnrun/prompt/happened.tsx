import { eventMessage } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useTable } from "../context.ts";

/** What happened last, in words, while others are waited for. The live region and the log say it as well. */
export function Happened(): JSX.Element {
  const { told, say } = useTable();
  return (
    <ul class="rob-happened" aria-hidden="true">
      {told.map((event, i) => (
        // Two equal sentences may follow each other.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{say(eventMessage(event))}</li>
      ))}
    </ul>
  );
}
