import { type Building, NAMES, SAFES } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { ToolRow } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { pressesFor } from "../logic/presses.ts";
import { facesOf } from "../logic/safes.ts";

interface BuildingProps {
  readonly index: number;
  readonly building: Building;
}

/** A building that can be pressed; one that calls an informant is chosen first, and then confirmed. */
export function BuildingButton({ index, building }: BuildingProps): JSX.Element {
  const { view, t, say, controls, marked, sent, buildingName, pressBuilding } = useTable();
  const { name, kind } = building;
  const move = controls.buildings.get(name);
  const isLit = move !== undefined;
  const isMarked = marked === name;
  const state = isMarked ? t.chosenNow : isLit ? t.canBe : t.cannotBe;
  const safes = t.safes(found(view.table.buildings[index]));
  return (
    <button
      type="button"
      class="rob-building"
      data-part="building"
      data-thing={`building:${name}`}
      aria-label={[buildingName(name), say({ id: `kind.${kind}` }), safes, state].join(", ")}
      aria-pressed={isMarked}
      aria-disabled={!isLit}
      data-lit={isLit}
      data-at-once={isLit && pressesFor(view, move) === 1}
      data-sent={sent !== null && "building" in sent.move && sent.move.building === name}
      onClick={(event) => pressBuilding(name, event.currentTarget)}
    >
      <Looks index={index} building={building} />
    </button>
  );
}

export function BuildingBody({ index, building }: BuildingProps): JSX.Element {
  const { view, t, buildingName } = useTable();
  const safes = found(view.table.buildings[index]);
  const isTarget = view.table.target === index;
  return (
    <span
      class="rob-building"
      data-part="building"
      data-thing={`building:${building.name}`}
      data-empty={safes === 0 && !isTarget}
      data-target={isTarget}
    >
      <span class="vh">
        {buildingName(building.name)}, {isTarget ? t.target : t.safes(safes)}
      </span>
      <Looks index={index} building={building} />
    </span>
  );
}

function Looks({ index, building }: BuildingProps): JSX.Element {
  const { view, buildingName, cardName, t } = useTable();
  const safes = found(view.table.buildings[index]);
  return (
    <>
      <span class="rob-building-look" aria-hidden="true">
        <Icon name={building.kind} />
        <span class="rob-pips">
          {Array.from({ length: safes }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      </span>
      <span class="rob-building-name" aria-hidden="true">
        {buildingName(building.name)}
      </span>
      {view.open?.safes[index]?.map((safe) => {
        const faces = facesOf(found(SAFES[safe]));
        return <ToolRow key={safe} faces={faces} label={t.list(faces.map((face) => cardName(found(NAMES[face]))))} />;
      })}
    </>
  );
}
