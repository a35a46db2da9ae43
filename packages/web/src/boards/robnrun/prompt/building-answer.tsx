import { BUILDINGS, informantCalledBy } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Answer } from "../../../kit/answer.tsx";
import { useTable } from "../context.ts";

/** A building is asked for: which ones are lit, and once one is chosen, what it means. */
export function BuildingAnswer(): JSX.Element {
  const { t, view, marked, controls, question, sent, say, colourName } = useTable();
  const chosen = sent !== null && "building" in sent.move ? sent.move.building : marked;
  const move = chosen === null ? undefined : controls.buildings.get(chosen);
  if (move === undefined || chosen === null) return <p class="rob-say">{t.chooseBuilding}</p>;
  const index = BUILDINGS.findIndex(({ name }) => name === chosen);
  const isRobbery = question?.decision.kind === "building";
  const informant = isRobbery ? informantCalledBy(view.table, index) : null;
  const words = [
    isRobbery ? t.takesAll(found(view.table.buildings[index])) : "",
    informant === null ? "" : t.clearsOut(colourName(informant)),
  ];
  const { do: what, ...args } = move;
  return (
    <div class="rob-answers" data-part="answers">
      <p class="rob-say">{words.filter(Boolean).join(" ")}</p>
      <Answer move={move} isLit>
        {say({ id: `move.${what}`, args })}
      </Answer>
    </div>
  );
}
