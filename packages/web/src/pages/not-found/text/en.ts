import type { MessageTable } from "../../../text/texts.ts";

export const en = {
  title: "There is nothing behind this door.",
  lead: "The address is wrong, or whatever was here has been cleared away.",
  home: "Back to the shelf",
} satisfies MessageTable;
