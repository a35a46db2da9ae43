import type { Failure } from "@safehouse/protocol";
import type { Texts } from "../../text/texts.ts";
import type { en } from "./text/en.ts";

export interface Problem {
  readonly title: string;
  readonly lead: string;
}

/** What came of a code that let nobody in. The house's own sentence says more than the title, except where it is about the code. */
export function problemWords(t: Texts<typeof en>, { status, code, error }: Failure): Problem {
  if (status === null) return { title: t.downTitle, lead: t.downLead };
  switch (code) {
    case "code.unknown":
      return { title: t.unknownTitle, lead: t.unknownLead };
    case "code.tries":
      return { title: t.triesTitle, lead: error };
    case "table.full":
    case "seat.taken":
      return { title: t.fullTitle, lead: error };
    default:
      return { title: t.otherTitle, lead: error };
  }
}
