import { type CellKind, facesIn, type Move } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type Table, useTable } from "../context.ts";
import { Chain } from "./chain.tsx";
import { Said } from "./said.tsx";
import { Sum, Ways } from "./ways.tsx";

/** A place is aimed at: what it would lead to, and the word that does it. */
export function Aimed(): JSX.Element {
  const table = useTable();
  const { t, names, aim, chosen, view, press, things } = table;
  if (aim === null) return <></>;
  const isThing = things.some(({ name }) => name === aim.at);
  const place = isThing ? names.thing(aim.at) : names.place(aim.at);
  if (aim.move === null) {
    return (
      <>
        <Said title={capital(place)} hint={t.ways} />
        <Ways />
      </>
    );
  }
  return (
    <>
      <div class="clou-said">
        <h2>
          {aim.move.do === "use" && facesIn(view, chosen.dice).length > 0 && (
            <span class="clou-sum num">
              <Sum dice={chosen.dice} /> <Icon name="arrow-right" />{" "}
            </span>
          )}
          {capital(place)}
        </h2>
        {aim.after !== null && <Chain chain={aim.chain} />}
      </div>
      <Button
        tone="lit"
        class="clou-do"
        data-part="act"
        onClick={(event) => press({ on: "confirm" }, event.currentTarget as Element)}
      >
        {verb(table, aim.move)}
      </Button>
    </>
  );
}

/** What the button does, in a word. */
function verb({ reader, t, cells, view, chosen }: Table, move: Move): string {
  if (move.do === "loot") return t.takeIt;
  if (move.do !== "use" && move.do !== "any") return t.crossIt;
  const cell = cells.find(({ name }) => name === move.cell);
  const isWriting = cell !== undefined && cell.state === "empty" && WRITTEN.includes(cell.kind);
  if (!isWriting) return t.crossIt;
  const number = reader.sumOfDice(view, view.seat ?? 0, chosen.dice);
  return move.do === "any" || number === null ? t.chooseNumber : t.write(number);
}

const WRITTEN: readonly CellKind[] = ["bar", "pyramid", "circle-box"];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
