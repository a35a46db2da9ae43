import type { JSX } from "preact";
import "./steps.css";
import { Icon } from "../../ui/icon.tsx";
import { useDesk } from "./context.ts";
import { type Step, STEPS, stepOf } from "./logic/steps.ts";

/** Target, team, break-in, police report, wages: where the campaign stands. */
export function Steps({ isReading }: { readonly isReading: boolean }): JSX.Element {
  const { t, view } = useDesk();
  const now = stepOf(view.campaign.phase, isReading);
  const words: { readonly [step in Step]: string } = {
    target: t.stepTarget,
    team: t.stepTeam,
    "break-in": t.stepBreakIn,
    report: t.stepReport,
    wages: t.stepWages,
  };
  return (
    <ol class="xmas-steps" aria-label={t.steps}>
      {STEPS.map((step, i) => (
        <li key={step} aria-current={step === now ? "step" : undefined}>
          {i > 0 && <Icon name="forward" />}
          <span>{words[step]}</span>
        </li>
      ))}
    </ol>
  );
}
