import type { MessageTable } from "../../text/texts.ts";

export const en = {
  close: "Close",
  copied: "Copied",
  copyFailed: "Copying did not work. Select the text and copy it yourself.",
  fewer: "One less",
  more: "One more",
  bot: "bot",
  host: "host",
  offline: "away",
  turn: "their turn",
  you: "you",
  rule: (id: string) => `Rule ${id}`,
  back: "Back",
} satisfies MessageTable;
