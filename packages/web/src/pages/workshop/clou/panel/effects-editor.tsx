import { type BurglaryPlan, COLOURS, type Effect } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useEditing } from "../context.ts";
import { NumberInput, Pick, Ticks } from "./controls.tsx";

interface EffectsEditorProps {
  readonly label: string;
  readonly effects: readonly Effect[];
  readonly least?: number;
  onChange(effects: readonly Effect[]): void;
}

const KINDS = ["time", "time-to", "traces", "alarm", "forbid", "overcome"] as const;
const MOST = 4;
const MOST_COST = 5;

/** What happens with it, one thing after the other. */
export function EffectsEditor({ label, effects, least = 0, onChange }: EffectsEditorProps): JSX.Element {
  const { plan, t } = useEditing();
  const kinds = {
    time: t.effectTime,
    "time-to": t.effectTimeTo,
    traces: t.effectTraces,
    alarm: t.effectAlarm,
    forbid: t.effectForbid,
    overcome: t.effectOvercome,
  };
  const put = (at: number, effect: Effect): void => onChange(effects.map((each, i) => (i === at ? effect : each)));
  const made = (kind: (typeof KINDS)[number]): Effect => {
    switch (kind) {
      case "time":
      case "traces":
        return { do: kind, cost: 1 };
      case "time-to":
        return { do: kind, mark: timeMarks(plan)[0] ?? "" };
      case "alarm":
        return { do: kind };
      case "forbid":
        return { do: kind, symbols: ["strength"] };
      case "overcome":
        return { do: kind, challenge: plan.challenges[0]?.id ?? "" };
    }
  };
  const possible = KINDS.filter((kind) => kind !== "time-to" || timeMarks(plan).length > 0);
  return (
    <fieldset class="clw-effects">
      <legend>{label}</legend>
      {effects.map((effect, i) => (
        <div key={i} class="clw-effect">
          <Pick
            label={t.effectNumber(i + 1)}
            isLabelHidden
            value={effect.do}
            options={possible.map((value) => ({ value, label: kinds[value] }))}
            onChange={(kind) => put(i, made(kind))}
          />
          <Argument effect={effect} onChange={(next) => put(i, next)} />
          {effects.length > least && (
            <IconButton
              icon="close"
              label={t.removeEffect(i + 1)}
              onClick={() => onChange(effects.filter((_, k) => k !== i))}
            />
          )}
        </div>
      ))}
      {effects.length < MOST && (
        <Button size="small" icon="plus" onClick={() => onChange([...effects, made("time")])}>
          {t.addEffect}
        </Button>
      )}
    </fieldset>
  );
}

/** Marks that time can be crossed up to. */
function timeMarks({ rules }: BurglaryPlan): string[] {
  return rules.flatMap((rule) => (rule.rule === "mark" && rule.bar === "time" ? [rule.id] : []));
}

interface ArgumentProps {
  readonly effect: Effect;
  onChange(effect: Effect): void;
}

function Argument({ effect, onChange }: ArgumentProps): JSX.Element | null {
  const { plan, names, t } = useEditing();
  switch (effect.do) {
    case "alarm":
      return null;
    case "time":
    case "traces":
      return (
        <NumberInput
          label={t.cost}
          value={effect.cost}
          min={-MOST_COST}
          max={MOST_COST}
          // Nothing at all is no effect: it goes on to the other side.
          onChange={(cost) => onChange({ ...effect, cost: cost === 0 ? -Math.sign(effect.cost) : cost })}
        />
      );
    case "time-to":
      return (
        <Pick
          label={t.mark}
          isLabelHidden
          value={effect.mark}
          options={timeMarks(plan).map((value) => ({ value, label: names.thing(value) }))}
          onChange={(mark) => onChange({ ...effect, mark })}
        />
      );
    case "forbid":
      return (
        <Ticks
          label={t.forbidden}
          options={COLOURS.map((value) => ({ value, label: names.symbol(value) }))}
          chosen={effect.symbols}
          onChange={(symbols) => symbols.length > 0 && onChange({ ...effect, symbols })}
        />
      );
    case "overcome":
      return (
        <Pick
          label={t.challenge}
          isLabelHidden
          value={effect.challenge}
          options={plan.challenges.map(({ id }) => ({ value: id, label: names.thing(id) }))}
          onChange={(challenge) => onChange({ ...effect, challenge })}
        />
      );
  }
}
