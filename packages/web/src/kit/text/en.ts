import type { MessageTable } from "../../text/texts.ts";

export const en = {
  asked: "What is asked",
  undo: "Undo",
} satisfies MessageTable;
