import { describeMissing } from "@safehouse/kernel";
import { Problem } from "../problem.ts";
import type { StoredMatch } from "../store/store.ts";

/**
 * A match that this release cannot play, and nothing is wrong with it. The status says that coming back is of no use as long as the
 * house has this release.
 */
export class OtherEdition extends Problem {
  constructor(match: Pick<StoredMatch, "game" | "rules" | "content" | "status">, versions: readonly number[]) {
    const { game, status } = match;
    const why =
      versions.length === 0
        ? `This house no longer has the game ${game}.`
        : `This match of ${game} was begun under ${describeMissing(match, versions)}.`;
    const help =
      status === "running"
        ? "It is kept as it is: whoever runs the house can start the release it was begun with and let it be finished there."
        : "It is over.";
    super(501, "match.otherEdition", `${why} ${help}`);
  }
}
