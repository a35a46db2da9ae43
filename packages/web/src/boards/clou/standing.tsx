import type { JSX } from "preact";
import { signed } from "../../text/signed.ts";
import { Icon } from "../../ui/icon.tsx";
import { useTable } from "./context.ts";

/** Time, traces and points at a glance, where the plan is out of sight. */
export function Standing(): JSX.Element {
  const { t, night } = useTable();
  const { time, traces } = night.bars;
  const facts = [
    { icon: "time", n: time.left, label: t.timeLeft(time.left) },
    { icon: "trace", n: traces.left, label: t.tracesLeft(traces.left) },
    { icon: "loot", n: night.points, label: t.pointsNow(night.points) },
  ] as const;
  return (
    <p class="clou-standing num">
      {facts.map(({ icon, n, label }) => (
        <span key={icon} title={label}>
          <Icon name={icon} label={label} />
          <span aria-hidden="true">{signed(n)}</span>
        </span>
      ))}
    </p>
  );
}
