import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/clou/index.tsx")).board,
  more: async () => (await import("./more/clou.ts")).more,
};
