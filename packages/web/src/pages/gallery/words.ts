import { type Texts, useText } from "../../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export function useWords(): Texts<typeof en> {
  return useText({ en, de });
}
