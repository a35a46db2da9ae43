import { type Colour, COLOURS, scenarioProblems } from "@safehouse/games/robnrun/workshop";
import type { Refusal } from "@safehouse/kernel";
import type { JSX } from "preact";
import { announce } from "../../../../app/announce.ts";
import { toast } from "../../../../app/toast.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditing } from "../context.ts";
import { addDie } from "../logic/edit.ts";
import { scenarioRefusal } from "../logic/refusal.ts";

interface StepButtonsProps {
  readonly place: number;
  /** Which die is put or taken, where dice have colours. */
  readonly colour: Colour;
  /** "on space 7" */
  readonly where: string;
}

/** One die more, one die less. What the box does not hold is refused with the game's own words. */
export function StepButtons({ place, colour, where }: StepButtonsProps): JSX.Element {
  const { scenario, t, say, change } = useEditing();
  const counts = scenario.dice?.[place];
  const have = counts === undefined ? (scenario.amounts[place] ?? 0) : (counts[COLOURS.indexOf(colour)] ?? 0);
  const die = counts === undefined ? t.aDie : t.colouredDie(say({ id: `colour.${colour}` }));
  const next = addDie(scenario, place, colour, 1);
  const refusal = boxRefusal(next);

  const put = (event: MouseEvent): void => {
    if (refusal === null) {
      change(next);
      announce(t.putDone(die, where, have + 1));
    } else {
      const near = event.currentTarget as Element;
      toast({ text: say(refusal.why), rule: refusal.rule, game: "robnrun", tone: "refusal", near });
    }
  };
  const take = (event: MouseEvent): void => {
    if (have > 0) {
      change(addDie(scenario, place, colour, -1));
      announce(t.takenDone(die, where, have - 1));
    } else toast({ text: t.nothingToTake, tone: "refusal", near: event.currentTarget as Element });
  };
  return (
    <span class="rnrw-steps">
      <button type="button" aria-label={t.take(die, where)} aria-disabled={have === 0} onClick={take}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={t.put(die, where)} aria-disabled={refusal !== null} onClick={put}>
        <Icon name="plus" />
      </button>
    </span>
  );
}

/** Why there is no such die any more; what else is wrong may stay so for a while. */
function boxRefusal(next: Parameters<typeof scenarioProblems>[0]): Refusal | null {
  const problem = scenarioProblems(next).find(({ id }) => id === "dice-colour" || id === "dice-many");
  return problem === undefined ? null : scenarioRefusal(problem);
}
