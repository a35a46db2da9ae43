import { ALL_RIGHT_ABOVE, CLOU_ABOVE, planOf } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useTable } from "../context.ts";
import { usePaperLayout } from "../use-paper-layout.ts";
import type { Zoom } from "./use-zoom.ts";

/** What the night is worth so far, and what the house has of its own. */
export function PlanFoot({ zoom }: { readonly zoom: Zoom }): JSX.Element {
  const { t, night, names } = useTable();
  const [isOpen, setOpen] = useState(false);
  const won = night.lines.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const lost = night.lines.reduce((sum, { points }) => sum + Math.max(0, -points), 0);
  return (
    <footer class="clou-foot">
      <p class="num">{t.soFar(won, lost, night.points)}</p>
      {night.forbidden.length > 0 && (
        <p class="clou-forbidden">{t.forbidden(t.and(night.forbidden.map(names.symbol)))}</p>
      )}
      <p class="clou-scale">{t.rating(ALL_RIGHT_ABOVE, CLOU_ABOVE)}</p>
      <Button tone="ghost" size="small" icon="info" onClick={() => setOpen(true)}>
        {t.house}
      </Button>
      {usePaperLayout() === "tall" && (
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
  const { view, names, say } = useTable();
  const plan = planOf(view);
  return (
    <Dialog open={open} title={names.thing(plan.id)} onClose={onClose}>
      <p>{say({ id: `story.${plan.id}` })}</p>
      {plan.rules.map(({ id }) => (
        <section key={id} class="clou-house-rule">
          <h3>{names.thing(id)}</h3>
          <p>{say({ id: "special.rule", args: { rule: id } })}</p>
        </section>
      ))}
    </Dialog>
  );
}
