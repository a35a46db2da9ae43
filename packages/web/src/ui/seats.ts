import type { IconName } from "./icon-names.ts";

/** Eight hats first, eight colours second: no two seats differ by colour alone. */
const HATS = [
  "beret",
  "headscarf",
  "balaclava",
  "trilby",
  "bowler",
  "pillbox",
  "topper",
  "flatcap",
] as const satisfies readonly IconName[];

export function hatOf(seat: number): IconName {
  return HATS[seat % HATS.length] as IconName;
}

/** Sets `--c` to the seat's colour. */
export function seatClass(seat: number): string {
  return `ui-seat-${(seat % HATS.length) + 1}`;
}
