export { type Erased, eraseGuest } from "./erase-guest.ts";
export { exportGuest } from "./export-guest.ts";
export type { GuestGlance } from "./find-guest.ts";
