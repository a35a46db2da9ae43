import { parentPort } from "node:worker_threads";
import { gameBots, studyOf } from "@safehouse/host";
import { loadRules } from "./load-rules.ts";
import type { BotTask, BotThought, TaskBegun } from "./task.ts";

/** Runs in a thread of its own and knows of the match only what the seat knows. */
// oxlint-disable-next-line import/no-default-export -- piscina calls the default export
export default async function think(task: BotTask): Promise<BotThought> {
  const { id, level, question, learned } = task;
  const rules = await loadRules(task);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port is no window
  parentPort?.postMessage({ begun: id } satisfies TaskBegun);
  const study = studyOf(rules, level, question.view);
  if (study !== null && learned === undefined) return { lacks: study.name };
  if (typeof learned === "string") study?.take(learned);
  return { move: await gameBots(rules).choose(level, question) };
}
