import { BUILDINGS, COLOURS, DISTRICTS } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./town.css";
import "./town-main.css";
import { Icon } from "../../../ui/icon.tsx";
import { useRoving } from "../../../ui/roving.ts";
import { useTable } from "../context.ts";
import { meantByBuilding } from "../logic/controls.ts";
import { AlarmDie } from "../station/die.tsx";
import { BuildingBody, BuildingButton } from "./building.tsx";

/** Four districts with their buildings, safes and informants. Where a building is asked for, they are buttons. */
export function Town({ titleId, isMain = false }: { titleId: string; isMain?: boolean }): JSX.Element {
  const { view, t, question, letGo } = useTable();
  const region = useRef<HTMLElement>(null);
  useRoving(region, { selector: "button" });
  const isAsked = isMain && question !== null && meantByBuilding(question.decision.kind, "") !== null;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") letGo();
  };
  const isOpen = view.open !== null && !isMain;
  return (
    <section
      ref={region}
      class="rob-town"
      data-main={isMain}
      data-open={isOpen}
      aria-labelledby={titleId}
      onKeyDown={onKey}
    >
      <h2 class="caps" id={titleId}>
        {t.town} <small>{t.sparePile(view.table.sparePile)}</small>
      </h2>
      <ul>
        {DISTRICTS.map((district, i) => (
          <District key={district} name={district} colour={found(view.table.informants[i])} isAsked={isAsked} />
        ))}
      </ul>
    </section>
  );
}

interface DistrictProps {
  readonly name: (typeof DISTRICTS)[number];
  readonly colour: number | null;
  readonly isAsked: boolean;
}

function District({ name, colour, isAsked }: DistrictProps): JSX.Element {
  const { t, say, colourName } = useTable();
  const informant = colour === null ? null : found(COLOURS[colour]);
  return (
    <li class="rob-district">
      <b class="rob-district-name">{say({ id: "district", args: { district: name } })}</b>
      <ul class="rob-buildings">
        {BUILDINGS.map((building, i) => {
          if (building.district !== name) return null;
          return (
            <li key={building.name}>
              {isAsked ? (
                <BuildingButton index={i} building={building} />
              ) : (
                <BuildingBody index={i} building={building} />
              )}
            </li>
          );
        })}
      </ul>
      <span class="rob-informant" data-colour={informant ?? "gone"}>
        {informant !== null && <Icon name="informant" />}
        <span class={informant === null ? "vh" : "rob-informant-words"}>
          {informant === null ? t.informantGone : t.informant(colourName(informant))}
        </span>
        {informant !== null && <AlarmDie colour={informant} />}
      </span>
    </li>
  );
}
