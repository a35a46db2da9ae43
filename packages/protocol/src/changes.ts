/** Telling what has changed instead of all there is: for the server, which tells, and for clients, which follow. */
export { applyChange } from "./changes/apply.ts";
export type { Change } from "./changes/change.ts";
export { changesBetween } from "./changes/difference.ts";
export { movesOf, type Scene, sceneOf, textOf } from "./changes/scene.ts";
export { checkSum } from "./changes/sum.ts";
