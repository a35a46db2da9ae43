import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useSoon } from "../../../ui/later.tsx";
import { laterSpoken } from "../later-spoken.tsx";
import { useTable } from "../context.ts";
import { movesOf } from "../logic/chosen.ts";
import { Said } from "./said.tsx";

/** Nobody has picked anything before having seen the table. */
const InHand = laterSpoken(async () => (await import("./in-hand.tsx")).InHand);
const FinishWarning = laterSpoken(async () => (await import("./in-hand.tsx")).FinishWarning);

/** In the dice phase: what to pick, and what becomes of what was. */
export function AskDice(): JSX.Element {
  const { t, chosen, aim, asked, question, view, hands, news, name } = useTable();
  useSoon(InHand, FinishWarning);
  const { isWarned, isAny, adjust, star } = chosen;
  if (isWarned || isAny || adjust !== null || star !== null || (aim !== null && !aim.isGlance)) return <InHand />;
  if (asked.moves.length === 1 && asked.left !== 0 && movesOf(asked, "finish").length > 0)
    return <FinishWarning isOnly />;
  if (chosen.dice !== 0 || (view.seat !== null && found(hands[view.seat]).readyDice.length > 0)) return <InHand />;
  const { given } = news;
  const gift = given !== null && given.to === view.seat ? `${t.starGiven(name(given.from))} ` : "";
  return <Said title={question?.text ?? ""} hint={`${gift}${asked.left === 0 ? t.noDiceLeft : t.pickDice}`} />;
}
