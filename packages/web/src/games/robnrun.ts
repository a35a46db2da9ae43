import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/robnrun/index.tsx")).board,
  more: async () => (await import("./more/robnrun.ts")).more,
};
