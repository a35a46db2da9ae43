import type { OwnTable } from "@safehouse/protocol";
import type { LocalSummary, ScenarioName } from "../../play/local/matches.ts";

/** Something to go on with, wherever it is played. */
export interface Unfinished {
  readonly key: string;
  readonly href: string;
  readonly game: string;
  readonly state: "yours" | "others" | "ready";
  readonly where: "online" | "device" | "passed";
  /** The other people and bots that have a name. */
  readonly names: readonly string[];
  readonly title: string;
  /** What is played, if the game has several. */
  readonly scenario?: ScenarioName;
  readonly at: number;
}

export function unfinishedOnline(tables: readonly OwnTable[]): Unfinished[] {
  return tables
    .filter(({ phase }) => phase === "open" || phase === "playing")
    .map(({ id, game, phase, seat, isYourTurn, names, createdAt }) => ({
      key: `online-${id}`,
      href: `/table/${id}`,
      game,
      state: phase === "open" ? "ready" : isYourTurn ? "yours" : "others",
      where: "online",
      names: names.filter((name, index): name is string => name !== null && index !== seat),
      title: "",
      at: createdAt,
    }));
}

export function unfinishedHere(matches: readonly LocalSummary[]): Unfinished[] {
  return matches
    .filter(({ isOver }) => !isOver)
    .map(({ id, game, title, seats, hotSeat, yourTurn, updatedAt, scenario }) => {
      const you = hotSeat ? -1 : seats.findIndex(({ kind }) => kind === "human");
      return {
        key: `local-${id}`,
        href: `/local/${id}`,
        game,
        state: yourTurn ? "yours" : "others",
        where: hotSeat ? "passed" : "device",
        names: seats.flatMap(({ name }, seat) => (seat === you || name === undefined ? [] : [name])),
        title,
        ...(scenario && { scenario }),
        at: updatedAt,
      };
    });
}

/** Where somebody waits for you first, then the latest. */
export function sortUnfinished(all: readonly Unfinished[]): Unfinished[] {
  return all.toSorted((a, b) => Number(b.state === "yours") - Number(a.state === "yours") || b.at - a.at);
}
