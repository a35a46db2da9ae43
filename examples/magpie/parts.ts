import type { GameParts } from "@safehouse/web/kit";

export const parts: GameParts = {
  board: async () => (await import("./board/index.ts")).board,
};
