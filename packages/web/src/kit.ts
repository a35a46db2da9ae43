/** What a board from outside of this repository may use of the web app, besides Preact. */
export type { BoardModule, BoardProps } from "./boards/contract.ts";
export type { GameParts } from "./games/parts.ts";
export { SeatChip } from "./ui/seat-chip.tsx";
