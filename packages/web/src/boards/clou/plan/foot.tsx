import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useTable } from "../context.ts";
import { scaleWords } from "../score/scale.ts";
import { useLayouts } from "../use-layouts.ts";
import { usePaperNames } from "../use-paper-names.ts";
import type { Zoom } from "./use-zoom.ts";

/** What the night is worth so far, and what the house has of its own. */
export function PlanFoot({ zoom }: { readonly zoom: Zoom }): JSX.Element {
  const { kit, reader, t, say, night, names } = useTable();
  const [isOpen, setOpen] = useState(false);
  const won = night.lines.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const lost = night.lines.reduce((sum, { points }) => sum + Math.max(0, -points), 0);
  return (
    <footer class="clou-foot" data-part="plan-foot">
      <p class="num">{t.soFar(won, lost, night.points)}</p>
      {night.forbidden.length > 0 && (
        <p class="clou-forbidden">{t.forbidden(t.and(night.forbidden.map(names.symbol)))}</p>
      )}
      {kit.isPart !== true && <p class="clou-scale">{scaleWords(reader, t, say, night.points)}</p>}
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
  const { reader, view } = useTable();
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
