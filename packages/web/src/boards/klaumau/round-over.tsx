import type { JSX } from "preact";
import { useHold } from "../../kit/use-held.ts";
import { later } from "../../ui/later.tsx";
import type { RoundSummary } from "./logic/table-talk.ts";

/** No round ends with its first card. */
export const Summary = later(async () => (await import("./summary.tsx")).Summary);

/** The next round waits for the paper, and for the paper to come. */
export function RoundOver(props: { readonly summary: RoundSummary; readonly onClose: () => void }): JSX.Element {
  useHold();
  return <Summary {...props} />;
}
