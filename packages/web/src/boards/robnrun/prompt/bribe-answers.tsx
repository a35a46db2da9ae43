import { bribeCost, COLOURS, reading } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Answer } from "../../../kit/answer.tsx";
import { useTable } from "../context.ts";

const OFFERS = [1, 2, 0];

/** what the informant takes, and what it brings. */
export function BribeAnswers(): JSX.Element {
  const { t, view, controls, say } = useTable();
  const { station, waiting } = view.table;
  const colour = waiting ?? 0;
  const what = say({ id: `alarm.${COLOURS[colour]}` });
  return (
    <div class="rob-answers rob-answers-three" data-part="answers" data-kind="bribe">
      {OFFERS.map((dice) => {
        const move = controls.bribes.find((each) => each.dice === dice) ?? null;
        const text = say({ id: "move.bribe", args: { dice } });
        const after =
          dice <= found(station[colour]) ? reading(view.table, colour, found(station[colour]) - dice) : null;
        return (
          <Answer key={dice} move={move} instead={{ do: "bribe", dice }} isLit>
            {text}
            <small class="rob-answer-means">
              {dice > 0 && t.gold(bribeCost(colour, dice))}
              {after !== null && ` ${t.newReading(what, after)}`}
            </small>
          </Answer>
        );
      })}
    </div>
  );
}
