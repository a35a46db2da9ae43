import type { MessageTable, Speaker } from "../message.ts";

export const en = {
  "house.rule.H-1": "A question is answered once, while it is open. A late answer never counts for the next question.",
  "house.rule.H-2": "Each seat answers its own questions.",
  "house.rule.H-3": "An answer is one of those the question allows.",
  "house.rule.H-4":
    "You may take back your own last move until chance has spoken, something hidden was told, or others have built on it.",
  "house.rule.H-5": "One and the same decision is taken back ten times at most.",
  "house.closed": "That question is no longer open.",
  "house.not-yours": "Another player is asked, not you.",
  "house.not-an-answer": "That is not an answer to this question.",
  "house.answered": "You have answered. The others are still thinking.",
  "house.nothing-to-undo": "You have no move to take back.",
  "house.undo-too-late": "Chance has spoken or something hidden was told since. It stays.",
  "house.undo-final": "That answer is final.",
  "house.undo-built-upon": "Others have built on that move. It stays.",
  "house.says": ({ seat, words }: { seat: number; words: string }, who: Speaker) => `${who.name(seat)}: “${words}”`,
  "house.undo-worn-out": ({ times }: { times: number }) => `You have taken this back ${times} times. Now it stays.`,
} satisfies MessageTable;
