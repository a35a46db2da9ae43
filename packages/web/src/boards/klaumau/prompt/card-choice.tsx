import type { Move } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { useTable } from "../context.ts";
import { effectOf } from "../logic/effect.ts";
import { Answers, LitAnswer } from "./answers.tsx";

/** A card of the hand is asked for: which ones are lit, and once one is raised, what it would do. */
export function CardChoice({ hint }: { hint: string }): JSX.Element {
  const { raised, lit, t, cardName } = useTable();
  const move = raised === null ? undefined : lit.hand.get(raised.name);
  if (move === undefined) {
    const names = [...lit.hand.keys()].map(cardName);
    return <Answers hint={hint} {...(names.length > 0 && { more: t.lit(t.cardList(names)) })} />;
  }
  return (
    <div class="klau-row">
      <Consequence move={move} />
      <LitAnswer move={move} />
    </div>
  );
}

function Consequence({ move }: { move: Move }): JSX.Element {
  const { t, view } = useTable();
  const { bombText = "" } = view.table.config;
  const effect = effectOf(move);
  const outlook = useOutlook(move);
  const words = effect === null ? "" : t[effect.text];
  return (
    <p class="klau-hint" data-part="prompt-hint">
      {effect?.text === "effectBomb" && bombText !== "" ? t.ownBomb(bombText) : words} {outlook}{" "}
      {effect !== null && <RuleTag game="klaumau" rule={effect.rule} />}
    </p>
  );
}

/** Who comes next, where nothing hidden has a say in it. */
function useOutlook(move: Move): string {
  const { t, view, question, preview, name, isYou } = useTable();
  const after = question === null ? null : preview(question.decision.id, move);
  if (after === null) return "";
  if (after.table.round !== view.table.round || after.table.stage === "over") return t.endsRound;
  if (after.table.stage !== "turn") return "";
  return isYou(after.table.turn) ? t.nextIsYou : t.nextIs(name(after.table.turn));
}
