import type { SameMessages } from "@safehouse/kernel";
import type { reasonsEn } from "./reasons-en.ts";

export const reasonsDe: SameMessages<typeof reasonsEn> = {
  "reason.saved": ({ die }) => `Meine ${die} hatte ich dafür aufgehoben.`,
  "reason.opened": "Was dahinter liegt, ist den Weg wert.",
  "reason.helped": "Ich helfe dir hier: je eher das geschafft ist, desto besser.",
  "reason.circle": "Auf meinem Bogen bringt es uns mehr als auf dem Plan.",
  "reason.let-go": "Nichts, was ich damit ankreuzen könnte, würde uns jetzt helfen.",
  "reason.unused": ({ unused }) =>
    unused === 1
      ? "Mein letzter Würfel würde mehr verderben, als eine Spur kostet."
      : "Meine letzten Würfel würden mehr verderben, als Spuren kosten.",
  "reason.star": "Du kannst mehr damit anfangen als ich.",
  "reason.driver": "Niemand hat bessere Aussichten, sie abzuhängen.",
};
