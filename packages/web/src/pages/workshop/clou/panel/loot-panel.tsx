import type { Loot } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { useEditing } from "../context.ts";
import { changeLoot } from "../logic/edit.ts";
import { some } from "../logic/ids.ts";
import { NumberInput, Pick } from "./controls.tsx";
import { EffectsEditor } from "./effects-editor.tsx";
import { NeedsEditor } from "./needs-editor.tsx";

const MOST_VALUE = 20;
const MOST_NEEDS = 6;

/** A loot: where it lies, what it is worth and what it costs. */
export function LootPanel({ loot }: { readonly loot: Loot }): JSX.Element {
  const { plan, names, t, changePlan } = useEditing();
  const { id, room, value, needs = [], traces = 0, effects = [] } = loot;
  const put = (changes: Partial<Loot>): void => {
    const next = { needs, traces, effects, ...changes };
    changePlan(
      changeLoot(plan, id, {
        id,
        room: changes.room ?? room,
        value: changes.value ?? value,
        ...some("needs", next.needs),
        ...(next.traces > 0 && { traces: next.traces }),
        ...some("effects", next.effects),
      }),
    );
  };
  return (
    <>
      <Pick
        label={t.inRoom}
        value={room}
        options={plan.rooms.map((each) => ({ value: each.id, label: names.thing(each.id) }))}
        onChange={(next) => put({ room: next })}
      />
      <NumberInput label={t.worth} value={value} min={0} max={MOST_VALUE} onChange={(next) => put({ value: next })} />
      <fieldset class="clw-part">
        <legend>{t.toTake}</legend>
        <NeedsEditor needs={needs} least={0} most={MOST_NEEDS} onChange={(next) => put({ needs: next })} />
        <NumberInput
          label={t.printedTraces}
          value={traces}
          min={0}
          max={3}
          onChange={(next) => put({ traces: next })}
        />
      </fieldset>
      <EffectsEditor label={t.thenHappens} effects={effects} onChange={(next) => put({ effects: next })} />
    </>
  );
}
