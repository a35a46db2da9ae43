import type { Phase } from "@safehouse/games/clou-christmas/board";

export type PageId = "progress" | "improvements" | "team" | "score";

/** The pages of the book while this goes on; the second is what it is about. */
export function pagesFor(phase: Phase): readonly PageId[] {
  switch (phase) {
    case "team":
      return ["progress", "team", "improvements"];
    case "over":
      return ["progress", "score", "improvements"];
    default:
      return ["progress", "improvements"];
  }
}
