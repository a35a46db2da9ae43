import { type Colour, COLOURS, stationOf } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./station.css";
import { AlarmDie, TRACK_ICON } from "../../../../boards/robnrun/station/die.tsx";
import { Choice } from "../../../../ui/choice.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditing } from "../context.ts";
import { CREWS } from "../crews.ts";
import { LyingDice } from "./lying-dice.tsx";
import { StepButtons } from "./step-buttons.tsx";

/** The order they stand in, as on the table. */
const SHOWN: readonly Colour[] = ["yellow", "green", "white", "red"];

/** The police station at the start: what the dice on it make of the numbers. */
export function Station(): JSX.Element {
  const { scenario, t } = useEditing();
  const [crew, setCrew] = useState("4");
  const isRandom = scenario.dice === null;
  return (
    <div class="rnrw-station">
      <h3>{t.station}</h3>
      {isRandom ? (
        <div class="rnrw-stop rnrw-stop-station">
          <LyingDice place={0} label={t.station} />
          <StepButtons place={0} colour="white" where={t.onStation} />
        </div>
      ) : (
        <>
          <Choice
            label={t.numbersFor}
            layout="row"
            options={CREWS.map((each) => ({ value: String(each), label: String(each) }))}
            value={crew}
            onChange={setCrew}
          />
          <ul class="rnrw-tracks">
            {SHOWN.map((colour) => (
              <Track key={colour} colour={colour} crew={Number(crew)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Track({ colour, crew }: { readonly colour: Colour; readonly crew: number }): JSX.Element {
  const { scenario, t, say } = useEditing();
  const c = COLOURS.indexOf(colour);
  const numbers = stationOf(crew)[c] ?? [];
  const dice = scenario.dice?.[0]?.[c] ?? 0;
  const what = say({ id: `alarm.${colour}` });
  return (
    <li class="rnrw-track" data-colour={colour}>
      <span class="vh">{t.track(what, numbers[dice] ?? 0, dice)}</span>
      <span class="rnrw-track-head" aria-hidden="true">
        <Icon name={TRACK_ICON[colour]} />
      </span>
      <span class="rnrw-track-cells" aria-hidden="true">
        {numbers
          .map((number, place) =>
            place < dice ? (
              <AlarmDie colour={colour} />
            ) : (
              <span class={place === dice ? "rnrw-track-now" : "rnrw-track-next"}>{number}</span>
            ),
          )
          .toReversed()}
      </span>
      <small aria-hidden="true">{what}</small>
      <StepButtons place={0} colour={colour} where={t.onStation} />
    </li>
  );
}
