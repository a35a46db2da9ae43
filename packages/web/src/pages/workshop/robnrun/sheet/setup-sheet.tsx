import { BARRED_FOR_TWO, barredIn, DISTRICTS, HINTS } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import "./setup-sheet.css";
import { useShareAddress } from "../../../../app/share-address.ts";
import { QrCode } from "../../../../ui/qr-code.tsx";
import { sharePath } from "../../paths.ts";
import { useEditing } from "../context.ts";
import { PrintedRoad } from "./printed-road.tsx";
import { PrintedStation } from "./printed-station.tsx";

/** Everything one needs to lay the scenario out on a real table, on one page in black and white. Only the printer sees it. */
export function SetupSheet({ name, code }: { readonly name: string; readonly code: string }): JSX.Element {
  const { scenario, t, say } = useEditing();
  const origin = useShareAddress();
  const { mode, six, substitutes, forbidden, informants, gold } = scenario;
  const shown = mode === "drawn" ? HINTS : six;
  const instead = new Map(barredIn(six).map((hint, i) => [hint, substitutes[i]]));
  return (
    <article class="rnrw-sheet" data-part="setup-sheet">
      <header>
        <div>
          <p class="caps">{t.sheetTitle}</p>
          <p class="rnrw-sheet-name">{name}</p>
          <p>{t.sheetGold(gold)}</p>
        </div>
        <QrCode text={origin + sharePath("robnrun", code, name)} label="" />
      </header>
      <p class="rnrw-sheet-code" translate={false}>
        {code}
      </p>

      <h2>{t.road}</h2>
      <PrintedRoad />
      {scenario.dice === null && <p>{t.noteRandomDice}</p>}

      <h2>{t.station}</h2>
      <PrintedStation />

      <h2>{t.town}</h2>
      <p>
        {informants === null
          ? t.noteRandomInformants
          : DISTRICTS.map((district, i) => {
              return `${say({ id: "district", args: { district } })}: ${say({ id: `colour.${informants[i]}` })}`;
            }).join(" · ")}
      </p>

      <h2>{t.hints}</h2>
      <p>{{ given: t.sheetGiven, drawn: t.noteDrawn, chosen: t.sheetChosen(forbidden.join(", ")) }[mode]}</p>
      <ul class="rnrw-sheet-hints" data-many={shown.length > six.length}>
        {shown.map((hint) => (
          <li key={hint}>
            <b>{hint}</b> {say({ id: `hint-card.${hint}` })}
            {instead.get(hint) !== undefined && <em> {t.sheetInstead(instead.get(hint) ?? 0)}</em>}
            {mode === "drawn" && BARRED_FOR_TWO.includes(hint) && <em> {t.notForTwo}</em>}
          </li>
        ))}
      </ul>
    </article>
  );
}
