import { eventMessage } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Told } from "../../../kit/told.tsx";
import { useTable } from "../context.ts";
import { effectOf } from "../logic/effect.ts";
import { Answers } from "./answers.tsx";
import { Belief } from "./belief.tsx";
import { CardChoice } from "./card-choice.tsx";
import { Reward } from "./reward.tsx";
import { ShownCards } from "./shown-cards.tsx";
import { StoneChoice } from "./stone-choice.tsx";

/** What can be answered, by the kind of question. */
export function BodyOf(): JSX.Element {
  const { t, question, lit, told, sent, say } = useTable();
  const turnHint = (): string => {
    // What the table agreed on has to be done now, by the players themselves (K-9.9).
    const ownBomb = told.find(({ type }) => type === "own-bomb");
    if (ownBomb !== undefined) return say(eventMessage(ownBomb));
    if (lit.hand.size === 0) return t.onlyCannot;
    return lit.cannot === null ? t.playCard : t.playCardOrCannot;
  };
  if (question === null) {
    const effect = sent === null ? null : effectOf(sent.move);
    return (
      <>
        <Told events={told} />
        {effect !== null && <p class="klau-hint">{t[effect.text]}</p>}
      </>
    );
  }
  if (question.moves.length === 0)
    return (
      <p class="klau-hint" data-part="prompt-hint">
        {t.answered}
      </p>
    );
  switch (question.decision.kind) {
    case "believe":
      return <Belief />;
    case "reward":
      return <Reward />;
    case "colour":
      return <StoneChoice />;
    case "pick":
      return <ShownCards />;
    case "turn":
      return <CardChoice hint={turnHint()} />;
    case "parry":
      return <CardChoice hint={t.chooseParry} />;
    case "give":
      return <CardChoice hint={t.chooseCard} />;
    case "discard":
      return <CardChoice hint={t.chooseCard} />;
    case "fence":
      return <Answers hint={t.chooseSale} />;
    case "halve":
      return <Answers hint={t.chooseOut} />;
    default:
      return <Answers hint={t.choosePlayer} />;
  }
}
