import { COLOURS, stationOf } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { TRACK_ICON } from "../../../../boards/robnrun/station/die.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditing } from "../context.ts";
import { CREWS } from "../crews.ts";

/** The tracks as a table: it is also the legend of the dice on the road. */
export function PrintedStation(): JSX.Element {
  const { scenario, t, say } = useEditing();
  const counts = scenario.dice?.[0];
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            {COLOURS.map((colour) => (
              <th key={colour}>
                <i>
                  <Icon name={TRACK_ICON[colour]} />
                </i>
                <b>{say({ id: `colour.${colour}` })}</b> {say({ id: `alarm.${colour}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts !== undefined && (
            <tr>
              <th>{t.sheetDice}</th>
              {COLOURS.map((colour, c) => (
                <td key={colour}>{counts[c]}</td>
              ))}
            </tr>
          )}
          {CREWS.map((crew) => (
            <tr key={crew}>
              <th>{t.sheetReading(crew)}</th>
              {COLOURS.map((colour, c) => (
                <td key={colour}>{stationOf(crew)[c]?.[counts?.[c] ?? 0]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {counts === undefined && <p>{t.sheetWithoutDice(scenario.amounts[0] ?? 0)}</p>}
    </>
  );
}
