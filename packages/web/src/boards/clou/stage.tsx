import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./stage.css";
import { useTable } from "./context.ts";
import { useSoon } from "../../ui/later.tsx";
import { laterSpoken } from "./later-spoken.tsx";

const Plan = laterSpoken(async () => (await import("./plan/plan.tsx")).Plan);
const Road = laterSpoken(async () => (await import("./escape/road.tsx")).Road);
const ScoreBox = laterSpoken(async () => (await import("./score/score-box.tsx")).ScoreBox);

type Scene = "plan" | "escape" | "score";

/** What everybody looks at: the plan, then the road, then the scoring box; whoever wants to looks back. */
export function Stage(): JSX.Element {
  const { t, night, outcome } = useTable();
  useSoon(Road, ScoreBox);
  const result = outcome?.type === "shared" ? outcome : null;
  const isEscape = night.isAlarm && night.stage !== "dice";
  const scenes: Scene[] = ["plan", ...(isEscape ? (["escape"] as const) : []), ...(result ? (["score"] as const) : [])];
  const newest = scenes.at(-1) ?? "plan";
  const [wanted, want] = useState<{ readonly scene: Scene; readonly at: Scene } | null>(null);
  // A new scene is shown to everybody, whatever they were looking at.
  const scene = wanted !== null && wanted.at === newest ? wanted.scene : newest;
  const words: { readonly [scene in Scene]: string } = { plan: t.showPlan, escape: t.showEscape, score: t.showScore };
  return (
    <div class="clou-stage">
      {scenes.length > 1 && (
        <div class="clou-scenes" role="group" aria-label={t.views}>
          {scenes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={scene === each}
              onClick={() => want({ scene: each, at: newest })}
            >
              {words[each]}
            </button>
          ))}
        </div>
      )}
      {scene === "plan" && <Plan />}
      {scene === "escape" && <Road />}
      {scene === "score" && result !== null && <ScoreBox outcome={result} />}
    </div>
  );
}
