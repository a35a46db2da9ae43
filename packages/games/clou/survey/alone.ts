import type { Survey } from "@safehouse/kernel";
import { findTables } from "../compile/tables.ts";
import type { Library } from "../content/library.ts";
import type { Move } from "../moves.ts";
import { openCircle } from "../rules/star-rights.ts";
import type { View } from "../view.ts";

/** Every thief alone on every plan, and which cells of the sheet are filled. */
export function surveyAlone(library: Library): Survey<View, Move> {
  const thieves = library.thieves.map(({ id }) => id);
  const plans = library.plans.map(({ id }) => id);
  const tableOf = findTables(library);
  /** Circles of a star are crossed one after the other. */
  const starCircle = ({ config, seats, seat, board, queue }: View, id: string): string[] => {
    const sight = { table: tableOf(config, seats), board, queue };
    const own = seat ?? 0;
    const { stars, names } = sight.table.sheets[own];
    const star = stars.find((each) => each.id === id);
    const circle = star === undefined ? null : openCircle(sight, own, star);
    return circle === null ? [] : [names[circle]];
  };
  return {
    tables: plans.flatMap((scenario) =>
      thieves.map((thief1) => ({
        of: [scenario, thief1],
        options: { scenario, thief1 },
        seats: 1,
        groups: [`cells:${thief1}`],
      })),
    ),
    groups: Object.fromEntries(
      thieves.map((thief1) => [`cells:${thief1}`, tableOf({ scenario: plans[0], thief1 }, 1).sheets[0].names]),
    ),
    uses: (view, move) => (move.do === "star" ? starCircle(view, move.star) : cellsOf(move)),
    name: (id) => [
      thieves.includes(id)
        ? { id: "thief", args: { thief: id } }
        : plans.includes(id)
          ? { id: "name", args: { id } }
          : { id: "place", args: { place: id } },
    ],
  };
}

/** The cell of a sheet that an answer fills; `cross` may also name a symbol of the plan. */
function cellsOf(move: Move): string[] {
  switch (move.do) {
    case "use":
    case "any":
      return [move.cell];
    case "cross":
      return [move.at];
    default:
      return [];
  }
}
