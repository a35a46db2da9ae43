import type { JSX } from "preact";
import { RuleTag } from "../../../../ui/rule-tag.tsx";
import { useBeside } from "../context.ts";

/** C-1.2 and C-1.3: what this crew crosses out on the plan before the first throw. */
export function Before(): JSX.Element {
  const { t, view, names, id, reader } = useBeside();
  const plan = reader.planOf(view);
  const outOf = (perCrew: readonly number[]): number => Math.max(...perCrew) - (perCrew[view.seats - 1] ?? 0);
  const bars = [
    ...(["time", "traces", "cars", "police"] as const).map((id) => ({
      name: names.bar(id),
      out: outOf(plan.bars[id]),
    })),
    ...plan.rules.flatMap((rule) =>
      rule.rule === "bar" ? [{ name: names.thing(rule.id), out: outOf(rule.length) }] : [],
    ),
  ].filter(({ out }) => out > 0);
  return (
    <div class="comp-before">
      <p>{t.beforeLead}</p>
      {bars.length === 0 ? (
        <p>
          {t.nothingOut} <RuleTag game={id} rule="C-1.2" />
        </p>
      ) : (
        <>
          <p>
            {t.crossOut} <RuleTag game={id} rule="C-1.2" />
          </p>
          <ul>
            {bars.map(({ name, out }) => (
              <li key={name}>{t.outOfPlay(name, out)}</li>
            ))}
          </ul>
        </>
      )}
      {view.seats < 3 && (
        <p>
          {t.notNeeded(view.seats)} <RuleTag game={id} rule="C-1.3" />
        </p>
      )}
    </div>
  );
}
