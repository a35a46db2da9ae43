import { type Colour, COLOURS, reading, tracksOf } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./station.css";
import { Icon } from "../../../ui/icon.tsx";
import { useTable } from "../context.ts";
import { AlarmDie, TRACK_ICON } from "./die.tsx";

/** The order they stand in, left to right. */
const SHOWN: readonly Colour[] = ["yellow", "green", "white", "red"];

/** The police station: on each track dice cover numbers from the bottom, and the lowest uncovered one holds (R-2.5). */
export function Station({ titleId }: { titleId: string }): JSX.Element {
  const { t } = useTable();
  return (
    <section class="rob-station" data-part="station" data-theme="night" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <span class="rob-station-lamp" aria-hidden="true" />
        {t.station}
      </h2>
      <ul class="rob-tracks">
        {SHOWN.map((colour) => (
          <Track key={colour} colour={colour} />
        ))}
      </ul>
    </section>
  );
}

function Track({ colour }: { colour: Colour }): JSX.Element {
  const { view, t, say } = useTable();
  const { station } = view.table;
  const c = COLOURS.indexOf(colour);
  const numbers = found(tracksOf(view.table)[c]);
  const dice = found(station[c]);
  const what = say({ id: `alarm.${colour}` });
  return (
    <li class="rob-track" data-colour={colour} data-thing={`station:${colour}`}>
      <span class="vh">{t.track(what, found(numbers[dice]), dice, numbers.slice(dice + 1).join(", "))}</span>
      <span class="rob-track-head" aria-hidden="true">
        <Icon name={TRACK_ICON[colour]} />
      </span>
      <span class="rob-track-cells" aria-hidden="true">
        {numbers
          .map((number, place) => {
            if (place < dice) return <AlarmDie colour={colour} />;
            return <span class={place === dice ? "rob-track-now" : "rob-track-next"}>{number}</span>;
          })
          .toReversed()}
      </span>
      <small aria-hidden="true">{what}</small>
    </li>
  );
}

/** The four numbers in force, for small screens. */
export function StationStrip(): JSX.Element {
  const { view, t, say } = useTable();
  const { station } = view.table;
  const word: { readonly [colour in Colour]: (n: number) => string } = {
    yellow: t.stripYellow,
    green: t.stripGreen,
    white: t.stripWhite,
    red: t.stripRed,
  };
  return (
    <span class="rob-station-strip">
      {SHOWN.map((colour) => {
        const c = COLOURS.indexOf(colour);
        const now = reading(view.table, c, found(station[c]));
        return (
          <span key={colour} data-colour={colour} data-thing={`station:${colour}`}>
            <Icon name={TRACK_ICON[colour]} />
            <span class="vh">{`${say({ id: `alarm.${colour}` })}: ${now}. `}</span>
            <b aria-hidden="true">{now}</b>
            <small aria-hidden="true">{word[colour](now)}</small>
          </span>
        );
      })}
    </span>
  );
}
