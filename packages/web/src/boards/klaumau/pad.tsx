import { finishedRounds, pointsOf, scoreOf } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./pad.css";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useTable } from "./context.ts";
import { PencilNumber } from "./pencil-number.tsx";

/** The score pad: as many rounds as players, pencilled in as they end. */
export function Pad({ titleId }: { titleId: string }): JSX.Element {
  const { view, t, name } = useTable();
  const { table } = view;
  const rounds = Array.from({ length: table.seats }, (_, i) => i + 1);
  const finished = finishedRounds(table);
  const { bombText = "" } = table.config;
  return (
    <div class="klau-pad" data-many={table.seats > 5}>
      <h2 class="caps" id={titleId}>
        {t.pad}
      </h2>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <td />
            {rounds.map((round) => (
              <th key={round} scope="col">
                <span class="vh">{t.padRound(round)}</span>
                <span aria-hidden="true">{round}</span>
              </th>
            ))}
            <th class="klau-pad-sum" scope="col">
              {t.padSum}
            </th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((_, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Hat seat={seat} size="small" />
                <span class="klau-pad-name">{name(seat)}</span>
              </th>
              {rounds.map((round) => (
                <td key={round}>
                  {round <= finished && (
                    <PencilNumber value={pointsOf(scoreOf(table, round, seat))} hand={round + seat} />
                  )}
                </td>
              ))}
              <td class="klau-pad-sum">
                <PencilNumber value={found(table.totals[seat])} hand={seat} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {bombText !== "" && (
        <details class="klau-pad-note">
          <summary>{t.ownBombTitle}</summary>
          <p>{bombText}</p>
        </details>
      )}
    </div>
  );
}

const SHEET = "klau-pad-sheet";

/** Where there is no room for the pad on the table: a button that brings it. */
export function PadButton(): JSX.Element {
  const { t } = useTable();
  return (
    <>
      <button type="button" class="ui-button klau-pad-button" popovertarget={SHEET}>
        <Icon name="pencil" />
        <span class="klau-pad-button-words">{t.padShort}</span>
      </button>
      <div id={SHEET} class="klau-pad-sheet" popover="auto">
        <Pad titleId="klau-pad-sheet-title" />
      </div>
    </>
  );
}
