import { BASE, type BurglaryPlan, COLOURS, type SpecialRule, type Trigger } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { Switch } from "../../../../ui/switch.tsx";
import { useEditing } from "../context.ts";
import { rename, setRules } from "../logic/edit.ts";
import { freshId, idFrom } from "../logic/ids.ts";
import { NumberInput, Pick, Ticks } from "./controls.tsx";
import { EffectsEditor } from "./effects-editor.tsx";
import { perCrew } from "./house-panel.tsx";
import { RollEditor } from "./roll-editor.tsx";

const TRIGGERS = ["crossing", "overcoming", "time", "rolling"] as const;

/** A special rule of the house. */
export function RulePanel({ rule }: { readonly rule: SpecialRule }): JSX.Element | null {
  const { plan, names, t, changePlan, select } = useEditing();
  const put = (next: SpecialRule): void => {
    const changed = setRules(
      plan,
      plan.rules.map((each) => (each.id === rule.id ? next : each)),
    );
    const own = ownIdOf(plan, rule.id, names.thing(rule.id));
    changePlan(own === rule.id ? changed : rename(changed, rule.id, own));
    if (own !== rule.id) select(own);
  };
  // A campaign's alone: see `readHeist`.
  if (rule.rule === "concert") return null;
  if (rule.rule === "collection") {
    return (
      <>
        <Ticks
          label={t.belongTogether}
          options={plan.loot.map(({ id }) => ({ value: id, label: names.thing(id) }))}
          chosen={rule.loot}
          onChange={(loot) => {
            if (loot.length < 2 || loot.length > 8) return;
            put({ ...rule, loot, points: loot.map((_, i) => rule.points[i] ?? rule.points.at(-1) ?? 0) });
          }}
        />
        {rule.points.map((points, i) => (
          <NumberInput
            key={i}
            label={t.pointsFor(i + 1)}
            value={points}
            min={-20}
            max={20}
            onChange={(value) => put({ ...rule, points: rule.points.map((each, k) => (k === i ? value : each)) })}
          />
        ))}
      </>
    );
  }
  const effects = (
    <EffectsEditor
      label={t.thenHappens}
      effects={rule.effects}
      least={1}
      onChange={(next) => put({ ...rule, effects: next })}
    />
  );
  if (rule.rule === "mark") {
    return (
      <>
        <Pick
          label={t.onBar}
          value={rule.bar}
          options={[
            { value: "time", label: t.effectTime },
            { value: "traces", label: t.effectTraces },
          ]}
          onChange={(bar) => put({ ...rule, bar })}
        />
        <NumberInput
          label={t.whenLeft}
          value={rule.left}
          min={1}
          max={39}
          onChange={(left) => put({ ...rule, left })}
        />
        {effects}
      </>
    );
  }
  const { again, ...once } = rule;
  return (
    <>
      <TriggerEditor when={rule.when} onChange={(when) => put({ ...rule, when })} />
      <fieldset class="clw-bars">
        <legend>{t.barLength}</legend>
        <div>
          {[0, 1, 2].map((i) => (
            <NumberInput
              key={i}
              label={t.crewOf(i + 1)}
              value={rule.length[i] ?? 1}
              min={1}
              max={40}
              onChange={(value) => put({ ...rule, length: perCrew(rule.length, i, value) })}
            />
          ))}
        </div>
      </fieldset>
      {effects}
      <Switch
        label={t.again}
        checked={again === true}
        onChange={(isAgain) => put({ ...once, ...(isAgain && { again: true as const }) })}
      />
    </>
  );
}

/** A rule of the house's own plans is told in the game's words, which would no longer be true of it: changed, it gets an id of its own. */
function ownIdOf(plan: BurglaryPlan, id: string, name: string): string {
  const isKnown = BASE.plans.some(({ rules }) => rules.some((rule) => rule.id === id));
  return isKnown ? freshId(plan, idFrom(name) ?? id) : id;
}

interface TriggerEditorProps {
  readonly when: Trigger;
  onChange(when: Trigger): void;
}

/** What the bar reacts to. */
function TriggerEditor({ when, onChange }: TriggerEditorProps): JSX.Element {
  const { plan, names, t } = useEditing();
  const kind = TRIGGERS.find((each) => each in when) ?? "time";
  const label = { crossing: t.whenCrossing, overcoming: t.whenOvercoming, time: t.whenTime, rolling: t.whenRolling };
  const made: { readonly [each in (typeof TRIGGERS)[number]]: Trigger } = {
    crossing: { crossing: ["strength"] },
    overcoming: { overcoming: plan.challenges.slice(0, 1).map(({ id }) => id) },
    time: { time: "crossed" },
    rolling: { rolling: { alike: 2 } },
  };
  return (
    <>
      <Pick
        label={t.reactsTo}
        value={kind}
        options={TRIGGERS.map((value) => ({ value, label: label[value] }))}
        onChange={(next) => onChange(made[next])}
      />
      {"rolling" in when && (
        <RollEditor label={t.whichRoll} roll={when.rolling} onChange={(rolling) => onChange({ rolling })} />
      )}
      {"crossing" in when && (
        <Ticks
          label={t.whichSymbols}
          options={COLOURS.map((value) => ({ value, label: names.symbol(value) }))}
          chosen={when.crossing}
          onChange={(crossing) => crossing.length > 0 && onChange({ crossing })}
        />
      )}
      {"overcoming" in when && (
        <Ticks
          label={t.whichChallenges}
          options={plan.challenges.map(({ id }) => ({ value: id, label: names.thing(id) }))}
          chosen={when.overcoming}
          onChange={(overcoming) => overcoming.length > 0 && overcoming.length <= 20 && onChange({ overcoming })}
        />
      )}
    </>
  );
}
