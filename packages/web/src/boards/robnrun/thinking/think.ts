import type { Answer, Question, Thought, Thoughts } from "./thoughts.ts";

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (found: unknown) => void>();

/** Works something out in a thread of its own, which is made with the first question and stays for the next. */
export function think<What extends Thought>(what: What, of: Thoughts[What]["of"]): Promise<Thoughts[What]["found"]> {
  worker ??= openWorker();
  const question: Question<What> = { id: ++asked, what, of };
  worker.postMessage(question);
  return new Promise((resolve) => {
    waiting.set(question.id, resolve as (found: unknown) => void);
  });
}

function openWorker(): Worker {
  const opened = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  opened.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.found);
    waiting.delete(data.id);
  });
  return opened;
}
