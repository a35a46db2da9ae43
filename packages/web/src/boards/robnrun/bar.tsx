import type { JSX } from "preact";
import "./bar.css";
import { Icon } from "../../ui/icon.tsx";
import { RuleTag } from "../../ui/rule-tag.tsx";
import { useTable } from "./context.ts";
import { phaseOf, PHASES } from "./logic/phase.ts";

/** Above the heist: the phase of the round, whether one may talk, and the gold. */
export function Bar(): JSX.Element {
  const { view, t } = useTable();
  const { target, stage } = view.table;
  return (
    <div class="rob-bar" data-heist={target !== null}>
      {target !== null && <Phases />}
      {stage !== "over" && <Quiet />}
      <p class="rob-gold" data-thing="gold">
        <Icon name="gold" />
        <span class="vh">{t.gold(view.table.gold)}</span>
        <b aria-hidden="true">{view.table.gold}</b>
      </p>
    </div>
  );
}

/** from taking the safes until the heist ends nobody talks. */
function Quiet(): JSX.Element {
  const { view, t } = useTable();
  return (
    <p class="rob-quiet" data-part="quiet">
      <Icon name={view.silent ? "mute" : "speech"} />
      <span>{view.silent ? t.silence : t.talk}</span>
      <RuleTag game="robnrun" rule={view.silent ? "R-11.1" : "R-4.1"} />
    </p>
  );
}

function Phases(): JSX.Element {
  const { view, t, say, latest } = useTable();
  const now = phaseOf(view.table);
  const hasRung = latest.events.some(({ type }) => type === "sorted");
  return (
    <ol class="rob-phases" aria-label={t.phases}>
      {PHASES.map((phase) => (
        <li
          key={phase === "alarm" && hasRung ? `alarm-${latest.key}` : phase}
          data-now={phase === now}
          data-flash={phase === "alarm" && hasRung}
          aria-current={phase === now ? "step" : undefined}
        >
          {say({ id: `phase.${phase}` })}
        </li>
      ))}
    </ol>
  );
}
