import { useEffect, useState } from "preact/hooks";
import type { Advice, CoachQuestion, FromCoach } from "./messages.ts";

export type Thought =
  | { readonly type: "thinking" | "failed" | "none" }
  | { readonly type: "ready"; readonly advice: Advice };

/** What a coach says of an open question; a question that is over is thought about no longer. */
export function useAdvice(question: CoachQuestion | null): Thought {
  const key = question === null ? null : `${question.decision.id} ${question.language}`;
  const [thought, setThought] = useState<Thought>({ type: "thinking" });
  useEffect(() => {
    if (question === null) return undefined;
    setThought({ type: "thinking" });
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromCoach>) => {
      worker.terminate();
      if (data.type === "failed") setThought({ type: "failed" });
      else setThought(data.advice === null ? { type: "none" } : { type: "ready", advice: data.advice });
    });
    worker.addEventListener("error", () => setThought({ type: "failed" }));
    worker.postMessage(question);
    return () => worker.terminate();
  }, [key]);
  // What was thought of another question is nobody's advice for this one.
  const isStale = thought.type === "ready" && thought.advice.decision !== question?.decision.id;
  return isStale ? { type: "thinking" } : thought;
}
