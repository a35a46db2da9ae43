import type { FromLab, ToLab } from "./messages.ts";

/** Starts a worker with one thing to do. */
export function startLab(asked: ToLab, hear: (told: FromLab) => void): Worker {
  const lab = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  lab.addEventListener("message", ({ data }: MessageEvent<FromLab>) => hear(data));
  // A worker that cannot start would keep us waiting for ever.
  lab.addEventListener("error", () => hear({ type: "broken" }));
  lab.postMessage(asked);
  return lab;
}
