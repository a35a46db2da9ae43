import type { JSX } from "preact";
import { Answer } from "../../../kit/answer.tsx";
import { Button } from "../../../ui/button.tsx";
import { useTable } from "../context.ts";

/** A card of the hand is asked for. On a turn one may also swap or pass. */
export function CardAnswers(): JSX.Element {
  const { t, question, raised, controls, say } = useTable();
  const move = raised === null ? undefined : controls.hand.get(raised.name);
  const isTurn = question?.decision.kind === "turn";
  const may = (what: string): boolean => question?.moves.some((each) => each.do === what) === true;
  return (
    <div class="rob-answers" data-part="answers">
      <p class="rob-say">{isTurn ? t.playHelp(may("swap"), may("pass")) : t.chooseCard}</p>
      {move === undefined ? (
        <Button size="big" disabledWhy={t.chooseCard}>
          {isTurn ? t.playCard : t.giveCard}
        </Button>
      ) : (
        <Answer move={move} isLit>
          {say({ id: `move.${move.do}`, args: { card: raised?.name ?? "" } })}
        </Answer>
      )}
      {isTurn && (
        <>
          <Answer move={controls.swap} instead={{ do: "swap" }} icon="swap">
            {say({ id: "move.swap" })}
          </Answer>
          <Answer move={controls.pass} instead={{ do: "pass" }}>
            {say({ id: "move.pass" })}
          </Answer>
        </>
      )}
    </div>
  );
}
