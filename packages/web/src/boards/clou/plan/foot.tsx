import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useSpokenTable } from "../context.ts";
import { useLayouts } from "../use-layouts.ts";
import { usePaperNames } from "../use-paper-names.ts";
import type { Zoom } from "./use-zoom.ts";
import { Worth } from "./worth.tsx";

/** What the night is worth so far, and what the house has of its own. */
export function PlanFoot({ zoom }: { readonly zoom: Zoom }): JSX.Element {
  const { t } = useSpokenTable();
  const [isOpen, setOpen] = useState(false);
  return (
    <footer class="clou-foot" data-part="plan-foot">
      <Worth />
      <Button tone="ghost" size="small" icon="info" onClick={() => setOpen(true)}>
        {t.house}
      </Button>
      {useLayouts().isWindow && (
        <Button tone="ghost" size="small" icon="magnifier" pressed={zoom.isNear} onClick={zoom.toggle}>
          {t.larger}
        </Button>
      )}
      <House open={isOpen} onClose={() => setOpen(false)} />
    </footer>
  );
}

/** The story of the house and its special rules. */
function House({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): JSX.Element {
  const { reader, view } = useSpokenTable();
  const names = usePaperNames();
  const plan = reader.planOf(view);
  return (
    <Dialog open={open} title={names.thing(plan.id)} onClose={onClose}>
      {names
        .story(view.config.scenario, plan.story)
        .split("\n")
        .map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
      {plan.rules.map((rule) => (
        <section key={rule.id} class="clou-house-rule">
          <h3>{names.thing(rule.id)}</h3>
          <p>{names.rule(rule)}</p>
        </section>
      ))}
    </Dialog>
  );
}
