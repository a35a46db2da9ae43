import type { GameParts } from "./parts.ts";

export const parts: GameParts = {
  board: async () => (await import("../boards/klaumau/index.tsx")).board,
  more: async () => (await import("./more/klaumau.ts")).more,
};
