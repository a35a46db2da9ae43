import { BAR_NAMES, type PerCrew, type ScoreLine, type SpecialRule } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { settings } from "../../../../app/settings.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditing } from "../context.ts";
import { GIVEN } from "../given-names.ts";
import { setRules } from "../logic/edit.ts";
import { freshId } from "../logic/ids.ts";
import { NumberInput } from "./controls.tsx";
import { NameField } from "./name-field.tsx";
import { StoryField } from "./story-field.tsx";

const MOST_RULES = 8;
const SCORED = ["traces", "alarm", "time"] as const;

/** The house as a whole: its name, its bars, its scoring box, and new special rules. */
export function HousePanel(): JSX.Element {
  const { plan, t, say, changePlan, select } = useEditing();
  const score = (name: (typeof SCORED)[number]): number =>
    plan.scoring.flatMap((line) => (line.line === name ? [line.points] : []))[0] ?? 0;
  const setScore = (name: (typeof SCORED)[number], points: number): void => {
    const others = plan.scoring.filter(({ line }) => line !== name);
    const line: ScoreLine = { line: name, points };
    changePlan({ ...plan, scoring: points === 0 ? others : [...others, line] });
  };
  const add = (rule: SpecialRule): void => {
    changePlan(setRules(plan, [...plan.rules, rule]));
    select(rule.id);
  };
  const language = settings.language.value;
  const label = { traces: t.scoreTraces, alarm: t.scoreAlarm, time: t.scoreTime };
  const [one, two] = plan.loot;
  return (
    <>
      <NameField id={plan.id} />
      <StoryField label={t.story} language={language} />
      <StoryField label={t.storyOther} language={language === "en" ? "de" : "en"} />
      <fieldset class="clw-bars">
        <legend>{t.bars}</legend>
        <p class="muted">{t.barsHelp}</p>
        {BAR_NAMES.map((bar) => (
          <div key={bar} role="group" aria-label={say({ id: `bar.${bar}` })}>
            <b>{say({ id: `bar.${bar}` })}</b>
            {[0, 1, 2].map((i) => (
              <NumberInput
                key={i}
                label={t.crewOf(i + 1)}
                value={plan.bars[bar][i] ?? 1}
                min={1}
                max={40}
                onChange={(value) =>
                  changePlan({ ...plan, bars: { ...plan.bars, [bar]: perCrew(plan.bars[bar], i, value) } })
                }
              />
            ))}
          </div>
        ))}
      </fieldset>
      <fieldset class="clw-bars">
        <legend>{t.scoring}</legend>
        <div>
          {SCORED.map((name) => (
            <NumberInput
              key={name}
              label={label[name]}
              value={score(name)}
              min={-20}
              max={20}
              onChange={(points) => setScore(name, points)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset class="clw-bars">
        <legend>{t.specials}</legend>
        <p class="muted">{t.specialsHelp}</p>
        {plan.rules.length < MOST_RULES && (
          <div class="clw-adds">
            <Button
              size="small"
              icon="plus"
              onClick={() =>
                add({
                  rule: "bar",
                  id: freshId(plan, GIVEN.bar),
                  length: [4, 4, 4],
                  when: { crossing: ["strength"] },
                  effects: [{ do: "traces", cost: 1 }],
                })
              }
            >
              {t.addBar}
            </Button>
            <Button
              size="small"
              icon="plus"
              onClick={() =>
                add({
                  rule: "mark",
                  id: freshId(plan, GIVEN.mark),
                  bar: "time",
                  left: 3,
                  effects: [{ do: "traces", cost: 1 }],
                })
              }
            >
              {t.addMark}
            </Button>
            {one !== undefined && two !== undefined && (
              <Button
                size="small"
                icon="plus"
                onClick={() =>
                  add({
                    rule: "collection",
                    id: freshId(plan, GIVEN.collection),
                    loot: [one.id, two.id],
                    points: [0, 2],
                  })
                }
              >
                {t.addCollection}
              </Button>
            )}
          </div>
        )}
      </fieldset>
    </>
  );
}

/** C-1.2: a larger crew never has more, so its neighbours follow. */
export function perCrew(before: PerCrew, at: number, value: number): PerCrew {
  const [one, two, three] = before.map((each, i) =>
    i < at ? Math.max(each, value) : i > at ? Math.min(each, value) : value,
  );
  return [one ?? value, two ?? value, three ?? value];
}
