import type { JSX } from "preact";
import "./stamp.css";
import { useTable } from "./context.ts";
import type { Mark, Word } from "./logic/marks.ts";
import type { en } from "./text/en.ts";

const WORDS: { readonly [word in Word]: Extract<keyof typeof en, `stamp${string}`> } = {
  skipped: "stampSkipped",
  crook: "stampCrook",
  barter: "stampBarter",
  police: "stampPolice",
  spared: "stampSpared",
  parried: "stampParried",
  doubts: "stampDoubts",
};

/** What just happened to a player, stamped upon the place. The log and the live region tell it in words. */
export function Stamp({ seat }: { readonly seat: number }): JSX.Element | null {
  const { marks, isMoving, latest } = useTable();
  const mark = marks.get(seat);
  const words = useWords(mark);
  if (mark === undefined) return null;
  return (
    <span
      key={latest.key}
      class="klau-stamp"
      data-part="stamp"
      data-mark={mark.type === "word" ? mark.word : mark.type}
      data-moving={isMoving}
      aria-hidden="true"
    >
      {words}
    </span>
  );
}

function useWords(mark: Mark | undefined): string {
  const { t, name, isYou } = useTable();
  switch (mark?.type) {
    case "word":
      return t[WORDS[mark.word]];
    case "hand":
      return isYou(mark.from) ? t.yourHand : t.handOf(name(mark.from));
    case "points":
      return t.markPoints(mark.count);
    case "cards":
      return t.markCards(mark.count);
    case undefined:
      return "";
  }
}
