import type { CellKind, Move } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { HeldButton } from "../../../play/table/held-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type SpokenTable, useSpokenTable } from "../context.ts";
import { maskOf } from "../logic/chosen.ts";
import { Chain } from "./chain.tsx";
import { Said } from "./said.tsx";
import { Sum, Ways } from "./ways.tsx";
import "./answers.css";

/** A place is aimed at: what it would lead to, and the word that does it. */
export function Aimed(): JSX.Element {
  const { t, aim } = useSpokenTable();
  const place = usePlaceAimedAt();
  if (aim === null) return <></>;
  if (aim.move === null) {
    return (
      <>
        <Said title={place} hint={t.ways} />
        <Ways />
      </>
    );
  }
  return (
    <>
      <Leads />
      <DoIt />
    </>
  );
}

/** What a press at a place that is only looked at would do. It lies over the questions: nothing moves under a pointer that goes by. */
export function Glanced(): JSX.Element {
  const { aim } = useSpokenTable();
  if (aim === null || !aim.isGlance) return <></>;
  return (
    <div class="clou-glance" data-part="glance">
      <Leads />
    </div>
  );
}

function Leads(): JSX.Element {
  const { aim, asked } = useSpokenTable();
  const place = usePlaceAimedAt();
  const dice = aim?.move?.do === "use" ? maskOf(asked, aim.move.dice) : 0;
  return (
    <div class="clou-said">
      <h2>
        {dice > 0 && (
          <span class="clou-sum num">
            <Sum dice={dice} /> <Icon name="arrow-right" />{" "}
          </span>
        )}
        {place}
      </h2>
      {aim !== null && aim.after !== null && <Chain chain={aim.chain} />}
    </div>
  );
}

function usePlaceAimedAt(): string {
  const { names, aim, things } = useSpokenTable();
  if (aim === null) return "";
  return capital(things.some(({ name }) => name === aim.at) ? names.thing(aim.at) : names.place(aim.at));
}

/** Hands in what is aimed at. What nothing takes back is held down. */
export function DoIt(): JSX.Element {
  const table = useSpokenTable();
  const { aim, press } = table;
  if (aim === null || aim.move === null) return <></>;
  const confirm = (near: Element, isMeant: boolean): void => press({ on: "confirm" }, near, isMeant);
  const word = verb(table, aim.move);
  if (aim.isGrave) {
    return (
      <HeldButton class="clou-do" onHeld={(near) => confirm(near, true)} onPress={(near) => confirm(near, true)}>
        {word}
      </HeldButton>
    );
  }
  return (
    <Button
      tone="lit"
      class="clou-do"
      data-part="act"
      onClick={(event) => confirm(event.currentTarget as Element, false)}
    >
      {word}
    </Button>
  );
}

/** What the button does, in a word. */
function verb({ reader, t, cells, view, chosen }: SpokenTable, move: Move): string {
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
