import type { HintMove, Move } from "@safehouse/games/robnrun/board";

export type BribeMove = Extract<Move, { do: "bribe" }>;

/** Every thing on the table that can be pressed now, with the move it stands for. A move is behind exactly one of them. */
export interface Controls {
  /** By name: to rob, or to put a safe into. */
  readonly buildings: ReadonlyMap<string, Move>;
  /** Cards of one's own hand, by name. */
  readonly hand: ReadonlyMap<string, Move>;
  /** The true ways to fill in each card; one of them is made up by pressing its blanks: see draft.ts. */
  readonly hints: ReadonlyMap<number, readonly HintMove[]>;
  readonly bribes: readonly BribeMove[];
  readonly release: Move | null;
  readonly swap: Move | null;
  readonly pass: Move | null;
}

export function controlsOf(moves: readonly Move[]): Controls {
  const buildings = new Map<string, Move>();
  const hand = new Map<string, Move>();
  const hints = new Map<number, HintMove[]>();
  const bribes: BribeMove[] = [];
  for (const move of moves) {
    switch (move.do) {
      case "rob":
      case "place":
        buildings.set(move.building, move);
        break;
      case "play":
      case "give":
        hand.set(move.card, move);
        break;
      case "hint":
        hints.set(move.hint, [...(hints.get(move.hint) ?? []), move]);
        break;
      case "bribe":
        bribes.push(move);
        break;
      default:
    }
  }
  const find = (what: Move["do"]): Move | null => moves.find((move) => move.do === what) ?? null;
  return { buildings, hand, hints, bribes, release: find("release"), swap: find("swap"), pass: find("pass") };
}

/** What pressing a card means, by the kind of question; null where cards are not asked about. */
export function meantByCard(kind: string, card: string): Move | null {
  if (kind === "turn") return { do: "play", card };
  return kind === "give" ? { do: "give", card } : null;
}

/** What pressing a building means; null where buildings are not asked about. */
export function meantByBuilding(kind: string, building: string): Move | null {
  if (kind === "building") return { do: "rob", building };
  return kind === "place" ? { do: "place", building } : null;
}
