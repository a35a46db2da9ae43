import { learn, studyOf, systemClock } from "@safehouse/host";
import { loadRules } from "./load-rules.ts";
import type { BotTask } from "./task.ts";

/** Runs in a thread of its own, where nobody waits for it: learns what a bot lacks at a table. */
// oxlint-disable-next-line import/no-default-export -- piscina calls the default export
export default async function study(task: BotTask): Promise<string | null> {
  const lacking = studyOf(await loadRules(task), task.level, task.question.view);
  return lacking === null ? null : await learn(lacking, systemClock);
}
