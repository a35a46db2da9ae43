import { COLOURS } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./road.css";
import { Icon } from "../../../ui/icon.tsx";
import { useTable } from "../context.ts";
import { outlookOf, type Space, spaceOnRoad, spacesOf } from "../logic/road.ts";
import { AlarmDie } from "../station/die.tsx";

/** The escape route: the police behind the car, dice on the way, and the terminals at its end. */
export function Road({ titleId }: { titleId: string }): JSX.Element {
  const { view, t } = useTable();
  const shown = view.table;
  const spaces = spacesOf(shown);
  const { lead } = outlookOf(shown);
  return (
    <section class="rob-road" data-theme="night" aria-labelledby={titleId}>
      <h2 class="vh" id={titleId}>
        {t.road}
      </h2>
      <p class="vh">
        {t.roadNow(shown.police, shown.car, lead)} {useDiceWords(spaces)}
        {useInformantWords()}
      </p>
      <ol class="rob-lane" data-stack="" aria-hidden="true" style={{ "--spaces": spaces.length }}>
        {spaces.map((space) => (
          <Stop key={space.number} space={space} />
        ))}
        {shown.waiting !== null && (
          <li class="rob-waiting rob-informant" data-colour={COLOURS[shown.waiting]} style={{ "--at": shown.car }}>
            <Icon name="informant" />
          </li>
        )}
        <li class="rob-token rob-token-police" style={{ "--at": spaceOnRoad(shown.police) }}>
          <Icon name="police" />
        </li>
        <li class="rob-token rob-token-car" style={{ "--at": shown.car }} data-caught={shown.police >= shown.car}>
          <Icon name="car" />
        </li>
      </ol>
    </section>
  );
}

function Stop({ space }: { space: Space }): JSX.Element {
  const { t } = useTable();
  const { number, dice, isMarked, terminal, isGap } = space;
  return (
    <li class="rob-stop" data-marked={isMarked} data-gap={isGap} data-terminal={terminal > 0}>
      <span class="rob-stop-dice">
        {dice.map((colour, i) => (
          // Equal dice are equal.
          // oxlint-disable-next-line react/no-array-index-key
          <AlarmDie key={i} colour={colour} />
        ))}
        {terminal > 0 && <b>{t.terminal(terminal)}</b>}
      </span>
      <span class="rob-stop-disc">{terminal > 0 ? <Icon name="plane" /> : number}</span>
    </li>
  );
}

function useDiceWords(spaces: readonly Space[]): string {
  const { t, colourName } = useTable();
  return spaces
    .filter(({ dice }) => dice.length > 0)
    .map(({ number, dice }) => t.roadDice(number, t.list(dice.map((colour) => t.die(colourName(colour))))))
    .join(" ");
}

function useInformantWords(): string {
  const { view, t, colourName } = useTable();
  const shown = view.table;
  const { waiting } = shown;
  return waiting === null ? "" : ` ${t.informantOnRoute(colourName(found(COLOURS[waiting])))}`;
}
