import type { MessageTable } from "../../../text/texts.ts";

export const en = {
  none: "No companion for this game",
  toHome: "Back to the shelf",
} satisfies MessageTable;
