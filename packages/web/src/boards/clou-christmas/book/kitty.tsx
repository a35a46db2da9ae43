import { HEISTS } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import "./kitty.css";
import { PencilNumber } from "../../clou/score/pencil-number.tsx";
import { useDesk } from "../context.ts";
import { kittyRows } from "../logic/kitty.ts";
import { SheetSection } from "./sheet-section.tsx";

/** rest + points − expenses = rest, heist by heist, in pencil. */
export function Kitty(): JSX.Element {
  const { t, view } = useDesk();
  const rows = kittyRows(view.campaign);
  return (
    <SheetSection title={t.kitty} class="xmas-kitty" data-part="kitty">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.rest}</th>
            <Sign />
            <th scope="col">{t.points}</th>
            <Sign />
            <th scope="col">{t.expenses}</th>
            <Sign />
            <th scope="col">{t.rest}</th>
          </tr>
        </thead>
        <tbody>
          {HEISTS.map(({ id }, i) => {
            const row = rows[i];
            return (
              <tr key={id} data-open={row?.isOpen === true}>
                <Sum value={row?.rest} hand={i} />
                <Sign sign="+" />
                <Sum value={row?.points} hand={i + 1} />
                <Sign sign="−" />
                <Sum value={row?.expenses} hand={i} />
                <Sign sign="=" />
                <Sum value={row?.left} hand={i + 1} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </SheetSection>
  );
}

function Sign({ sign = "" }: { readonly sign?: string }): JSX.Element {
  return (
    <td class="xmas-sign" aria-hidden="true">
      {sign}
    </td>
  );
}

function Sum({ value, hand }: { readonly value: number | undefined; readonly hand: number }): JSX.Element {
  return <td class="xmas-sum">{value !== undefined && <PencilNumber value={value} hand={hand} />}</td>;
}
