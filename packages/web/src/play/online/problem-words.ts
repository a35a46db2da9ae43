import type { Texts } from "../../text/texts.ts";
import type { en } from "./text/en.ts";
import type { OnlineProblem } from "./use-online-session.ts";

/** Why there is no table, in a line or two. */
export function problemWords(t: Texts<typeof en>, problem: OnlineProblem): { readonly title: string; text?: string } {
  if (problem === "release") return { title: t.releaseTitle, text: t.release };
  if (problem === "releaseOver") return { title: t.releaseOverTitle, text: t.releaseOver };
  return { title: t[problem] };
}
