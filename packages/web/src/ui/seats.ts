import type { IconName } from "./icon-names.ts";

/** Eight hats first, eight colours second: no two people differ by colour alone. */
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

export function hatOf(hat: number): IconName {
  return HATS[hat % HATS.length] as IconName;
}

/** Sets `--c` to the hat's colour. */
export function seatClass(hat: number): string {
  return `ui-seat-${(hat % HATS.length) + 1}`;
}
