import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/clou-christmas/index.tsx")).board,
  more: async () => (await import("./more/clou-christmas.ts")).more,
};
