import type { BurglaryPlan, Decor } from "@safehouse/paper/clou/plan";
import { loadDecor } from "@safehouse/paper/clou/decor";
import { useEffect, useState } from "preact/hooks";

/** What the house looks like, once it is there: the plan can be read and played on before. */
export function useDecor(plan: BurglaryPlan): Decor | null {
  const [known, setKnown] = useState<{ readonly plan: string; readonly decor: Decor } | null>(null);
  useEffect(() => {
    let isOver = false;
    const fetch = async (): Promise<void> => {
      const decor = await loadDecor(plan);
      if (!isOver) setKnown({ plan: plan.id, decor });
    };
    void fetch();
    return () => {
      isOver = true;
    };
  }, [plan.id]);
  return known?.plan === plan.id ? known.decor : null;
}
