import { COLOURS } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./road-strip.css";
import { Icon } from "../../../ui/icon.tsx";
import { useTable } from "../context.ts";
import { outlookOf } from "../logic/road.ts";
import { AlarmDie } from "../station/die.tsx";

/** The road for small screens: how far the police are, the next dice, and the way to the airport. */
export function RoadStrip(): JSX.Element {
  const { view, t, colourName } = useTable();
  const shown = view.table;
  const { waiting } = shown;
  const { lead, next, toAirport, terminal } = outlookOf(shown);
  return (
    <span class="rob-road-strip">
      <span class="rob-strip-token rob-token-police">
        <Icon name="police" />
      </span>
      <span class="rob-strip-lead" data-close={lead < 2}>
        {t.behind(lead)}
      </span>
      <span class="rob-strip-token rob-token-car">
        <Icon name="car" />
      </span>
      {waiting !== null && (
        <span class="rob-informant" data-colour={COLOURS[waiting]}>
          <Icon name="informant" label={t.informantOnRoute(colourName(found(COLOURS[waiting])))} />
        </span>
      )}
      <span class="rob-strip-next">
        {next?.dice.map((colour, i) => (
          // Equal dice are equal.
          // oxlint-disable-next-line react/no-array-index-key
          <AlarmDie key={i} colour={colour} label={t.die(colourName(colour))} />
        ))}
        {next !== null && <span>{t.inSpaces(next.inSpaces)}</span>}
      </span>
      <span class="rob-strip-end">
        <Icon name="plane" />
        {terminal > 0 ? t.atTerminal(terminal) : t.toTerminal(Math.max(0, toAirport))}
      </span>
    </span>
  );
}
