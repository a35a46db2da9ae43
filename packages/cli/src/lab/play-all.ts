import { ProgressLine } from "../progress-line.ts";
import type { Session } from "../session.ts";
import type { Notebook } from "./notebook.ts";
import { type Block, type LabTask, playOnAllCores } from "./threads.ts";

/** Plays what the notebook does not hold yet, and says how far it is. Gives back the pages in the order of the blocks. */
export async function playAll<Page, Some extends Block>(
  { io, words }: Session,
  thread: URL,
  task: LabTask,
  blocks: readonly Some[],
  notebook: Notebook<Page>,
): Promise<Page[]> {
  const progress = new ProgressLine(io);
  const open = blocks.filter(({ name }) => notebook.page(name) === null);
  const games = countIn(blocks);
  let done = games - countIn(open);
  await playOnAllCores<Page, Some>(thread, task, open, ({ name, count }, page) => {
    notebook.add(name, page);
    done += count;
    progress.show(() => words("simulate.progress", { done, games }));
  });
  progress.clear();
  return blocks.map(({ name }) => {
    const page = notebook.page(name);
    if (page === null) throw new Error(`block ${name} was not played`);
    return page;
  });
}

function countIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { count }) => sum + count, 0);
}
