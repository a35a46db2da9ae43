import type { Challenge, Part } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { Button } from "../../../../ui/button.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { useEditing } from "../context.ts";
import { changeChallenge } from "../logic/edit.ts";
import { some } from "../logic/ids.ts";
import { CellsEditor } from "./cells-editor.tsx";
import { NumberInput, Pick, Ticks } from "./controls.tsx";
import { EffectsEditor } from "./effects-editor.tsx";
import { NeedsEditor } from "./needs-editor.tsx";

const MOST_PARTS = 3;
const MOST_NEEDS = 8;

/** A challenge: where it stands, its alternatives, and what it leads to. */
export function ChallengePanel({ challenge }: { readonly challenge: Challenge }): JSX.Element {
  const { plan, names, t, changePlan } = useEditing();
  const { id, parts, opens = [], leadsTo = [] } = challenge;
  const put = (next: Challenge): void => changePlan(changeChallenge(plan, id, next));
  const { opens: _opens, leadsTo: _leadsTo, ...rest } = challenge;
  const options = (list: readonly { readonly id: string }[]): { value: string; label: string }[] =>
    list.map((each) => ({ value: each.id, label: names.thing(each.id) }));
  const others = [...plan.challenges, ...plan.loot].filter((thing) => thing.id !== id && thing.room === challenge.room);
  return (
    <>
      <Pick
        label={t.inRoom}
        value={challenge.room}
        options={options(plan.rooms)}
        onChange={(room) => put({ ...challenge, room })}
      />
      {parts.map((part, i) => (
        <PartEditor
          key={i}
          title={parts.length === 1 ? t.toOvercome : t.alternative(i + 1)}
          part={part}
          onChange={(next) => put({ ...challenge, parts: parts.map((each, k) => (k === i ? next : each)) })}
          onRemove={parts.length === 1 ? null : () => put({ ...challenge, parts: parts.filter((_, k) => k !== i) })}
        />
      ))}
      {parts.length < MOST_PARTS && (
        <Button
          size="small"
          icon="plus"
          onClick={() => put({ ...challenge, parts: [...parts, { needs: ["strength"] }] })}
        >
          {t.addAlternative}
        </Button>
      )}
      <Ticks
        label={t.opens}
        options={options(plan.rooms.filter((room) => room.id !== challenge.room))}
        chosen={opens}
        onChange={(next) => put({ ...rest, ...some("opens", next), ...some("leadsTo", leadsTo) })}
      />
      {others.length > 0 && (
        <Ticks
          label={t.leadsTo}
          options={options(others)}
          chosen={leadsTo}
          onChange={(next) => put({ ...rest, ...some("opens", opens), ...some("leadsTo", next) })}
        />
      )}
    </>
  );
}

interface PartEditorProps {
  readonly title: string;
  readonly part: Part;
  readonly onRemove: (() => void) | null;
  onChange(part: Part): void;
}

function PartEditor({ title, part, onChange, onRemove }: PartEditorProps): JSX.Element {
  const { t } = useEditing();
  const { needs, order, traces = 0, effects = [], cells = [] } = part;
  /** What belongs to single symbols stays with them. */
  const withNeeds = (next: readonly string[], removed = next.length): Part => {
    const { order: _order, cells: _cells, ...rest } = part;
    const kept = cells
      .filter(({ at }) => at !== removed)
      .map((cell) => ({ ...cell, at: cell.at > removed ? cell.at - 1 : cell.at }));
    return {
      ...rest,
      needs: next,
      ...(order !== undefined && some("order", chain(next.length))),
      ...some("cells", kept),
    };
  };
  const inOrder = (isOrdered: boolean): Part => {
    const { order: _order, ...rest } = part;
    return { ...rest, ...(isOrdered && some("order", chain(needs.length))) };
  };
  const { traces: _traces, ...free } = part;
  const { effects: _effects, ...plain } = part;
  const { cells: _cells, ...even } = part;
  return (
    <fieldset class="clw-part">
      <legend>{title}</legend>
      <NeedsEditor needs={needs} least={1} most={MOST_NEEDS} onChange={(...next) => onChange(withNeeds(...next))} />
      {needs.length > 1 && (
        <Switch label={t.inOrder} checked={order !== undefined} onChange={(isOn) => onChange(inOrder(isOn))} />
      )}
      <NumberInput
        label={t.printedTraces}
        value={traces}
        min={0}
        max={3}
        onChange={(count) => onChange(count === 0 ? free : { ...part, traces: count })}
      />
      <EffectsEditor
        label={t.whenOvercome}
        effects={effects}
        onChange={(next) => onChange({ ...plain, ...some("effects", next) })}
      />
      <CellsEditor
        count={needs.length}
        cells={cells}
        onChange={(next) => onChange({ ...even, ...some("cells", next) })}
      />
      {onRemove !== null && (
        <Button size="small" icon="eraser" onClick={onRemove}>
          {t.removeAlternative}
        </Button>
      )}
    </fieldset>
  );
}

/** One symbol after the other. */
function chain(count: number): (readonly [number, number])[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => [i, i + 1] as const);
}
