import type { Spot } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { IconName } from "../../../../ui/icon-names.ts";
import { useEditing } from "../context.ts";
import { moveBy, resize } from "../logic/edit.ts";
import { NumberInput } from "./controls.tsx";

const MOST_SIZE = 200;

/** Where something stands on the layout in sight, for whoever does not drag. */
export function PlacePad({ id }: { readonly id: string }): JSX.Element | null {
  const { plan, layout, t, changePlan } = useEditing();
  const { rooms, things } = plan.layouts[layout];
  const area = rooms[id] ?? things[id];
  if (area === undefined) return null;
  const [, , width, height] = area;
  const moves: readonly (readonly [IconName, string, Spot])[] = [
    ["back", t.left, [-1, 0]],
    ["up", t.up, [0, -1]],
    ["down", t.down, [0, 1]],
    ["forward", t.right, [1, 0]],
  ];
  return (
    <fieldset class="clw-place">
      <legend>{layout === "wide" ? t.placeWide : t.placeTall}</legend>
      <div class="clw-pad">
        {moves.map(([icon, label, by]) => (
          <IconButton key={icon} icon={icon} label={label} onClick={() => changePlan(moveBy(plan, layout, id, by))} />
        ))}
      </div>
      <NumberInput
        label={t.width}
        value={width}
        min={4}
        max={MOST_SIZE}
        onChange={(next) => changePlan(resize(plan, layout, id, [next, height]))}
      />
      <NumberInput
        label={t.height}
        value={height}
        min={4}
        max={MOST_SIZE}
        onChange={(next) => changePlan(resize(plan, layout, id, [width, next]))}
      />
    </fieldset>
  );
}
