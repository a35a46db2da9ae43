import { type Colour, ROUTE } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditing } from "../context.ts";
import { LyingDice } from "./lying-dice.tsx";
import { StepButtons } from "./step-buttons.tsx";

const MARKED: readonly number[] = ROUTE.marked;
const TERMINALS: readonly number[] = ROUTE.terminals;

/** The road as it will lie on the table. Dice go onto the marked spaces; on a phone only these are shown. */
export function Road({ colour }: { readonly colour: Colour }): JSX.Element {
  const { t } = useEditing();
  return (
    <div class="rnrw-road">
      <h3>{t.road}</h3>
      <ol class="rnrw-lane">
        {Array.from({ length: ROUTE.last }, (_, i) => i + 1).map((space) => {
          const place = MARKED.indexOf(space) + 1;
          return place > 0 ? (
            <MarkedSpace key={space} space={space} place={place} colour={colour} />
          ) : (
            <PlainSpace key={space} space={space} />
          );
        })}
      </ol>
    </div>
  );
}

interface MarkedSpaceProps {
  readonly space: number;
  /** From 1, towards the airport. */
  readonly place: number;
  readonly colour: Colour;
}

function MarkedSpace({ space, place, colour }: MarkedSpaceProps): JSX.Element {
  const { problems, t } = useEditing();
  const isWrong = problems.some(({ args }) => args?.["space"] === place);
  return (
    <li class="rnrw-stop" data-wrong={isWrong}>
      <LyingDice place={place} label={t.markedSpace(place, space)} />
      <span class="rnrw-disc" aria-hidden="true">
        <b>{space}</b>
      </span>
      <span class="rnrw-mark" aria-hidden="true">
        {t.placeName(place)}
      </span>
      <StepButtons place={place} colour={colour} where={t.onSpace(space)} />
    </li>
  );
}

function PlainSpace({ space }: { readonly space: number }): JSX.Element {
  const { t } = useEditing();
  const terminal = TERMINALS.indexOf(space) + 1;
  const token = space === ROUTE.police ? "police" : space === ROUTE.car ? "car" : null;
  return (
    <li class="rnrw-plain" aria-hidden="true" data-terminal={terminal > 0} data-token={token ?? "none"}>
      {terminal > 0 && <b>{t.terminal(terminal)}</b>}
      <span class="rnrw-disc">
        {terminal > 0 ? <Icon name="plane" /> : token === null ? <b>{space}</b> : <Icon name={token} />}
      </span>
    </li>
  );
}
