import { ALL_DICE, type Colour, COLOURS, DICE, diceLeft } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./dice.css";
import { AlarmDie } from "../../../../boards/robnrun/station/die.tsx";
import { Choice } from "../../../../ui/choice.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { useEditing } from "../context.ts";
import { FieldProblems } from "../field-problems.tsx";
import { setRandomDice } from "../logic/edit.ts";
import { Road } from "./road.tsx";
import { Station } from "./station.tsx";

/** where the twelve dice lie at the start. */
export function DiceEditor(): JSX.Element {
  const { scenario, t, say, change } = useEditing();
  const [colour, setColour] = useState<Colour>("yellow");
  const isRandom = scenario.dice === null;
  const inBox = ALL_DICE - scenario.amounts.reduce((sum, count) => sum + count, 0);
  return (
    <section class="rnrw-part" aria-labelledby="rnrw-dice">
      <h2 id="rnrw-dice">{t.dice}</h2>
      <p class="muted">{t.diceLead}</p>
      <Switch
        label={t.randomDice}
        help={t.randomDiceHelp}
        checked={isRandom}
        onChange={(next) => change(setRandomDice(scenario, next))}
      />
      <div class="rnrw-dark" data-theme="night">
        {isRandom ? (
          <p>{t.inBox(inBox)}</p>
        ) : (
          <div class="rnrw-box">
            <Choice
              label={t.box}
              layout="row"
              options={COLOURS.map((each, i) => ({
                value: each,
                label: say({ id: `colour.${each}` }),
                help: t.left(diceLeft(scenario, each), DICE[i] ?? 0),
                mark: <AlarmDie colour={each} />,
              }))}
              value={colour}
              onChange={setColour}
            />
          </div>
        )}
        <Road colour={colour} />
        <FieldProblems fields={["dice", "amounts"]} />
        <Station />
      </div>
    </section>
  );
}
