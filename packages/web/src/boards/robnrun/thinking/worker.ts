import { fullGrid, memoryAid, reviewHeist, statedGrid } from "@safehouse/games/robnrun/thinking";
import type { Question, Thought, Thoughts } from "./thoughts.ts";

const WAYS: { readonly [what in Thought]: (of: Thoughts[what]["of"]) => Thoughts[what]["found"] } = {
  aid: memoryAid,
  stated: statedGrid,
  full: fullGrid,
  review: ({ table, review }) => reviewHeist(table, review),
};

/** Three safes have so many possible needs that the page would stand still: here it is nobody's business how long it takes. */
self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const think = WAYS[data.what] as (of: unknown) => unknown;
  self.postMessage({ id: data.id, found: think(data.of) });
});
