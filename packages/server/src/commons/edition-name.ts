import type { Edition } from "@safehouse/kernel";

/** Short, and the same wherever the same rules are played with the same content. */
export function editionName({ rules, content }: Edition): string {
  return `${rules} ${content.slice(0, 12)}`;
}
