import type { Campaign, Move } from "@safehouse/games/clou-christmas/board";

/** One of the boxes that an item costs. */
export interface Box {
  readonly state: "crossed" | "proposed" | "open";
  /** What a press asks for; null where nothing is to be asked. */
  readonly move: Move | null;
  readonly isLit: boolean;
}

interface Priced {
  readonly id: string;
  readonly price: number;
}

/** From the left: crossed for good, in the common proposal, and the rest. Which of the rest is pressed makes no difference. */
export function boxesOf({ id, price }: Priced, { boxes, proposal }: Campaign, moves: readonly Move[]): Box[] {
  const crossed = boxes[id] ?? 0;
  const proposed = proposal.filter((item) => item === id).length;
  return Array.from({ length: price }, (_, i): Box => {
    if (i < crossed) return { state: "crossed", move: null, isLit: false };
    const isProposed = i < crossed + proposed;
    const move: Move = { do: isProposed ? "put-back" : "buy", box: id };
    return { state: isProposed ? "proposed" : "open", move, isLit: !isProposed && isListed(moves, move) };
  });
}

/** All boxes are crossed. */
export function isOwned({ id, price }: Priced, { boxes }: Campaign): boolean {
  return (boxes[id] ?? 0) >= price;
}

export function isListed(moves: readonly Move[], move: Move): boolean {
  const text = JSON.stringify(move);
  return moves.some((each) => JSON.stringify(each) === text);
}

/** How many boxes the lamp is on. */
export function countLit(items: readonly Priced[], campaign: Campaign, moves: readonly Move[]): number {
  return items.flatMap((item) => boxesOf(item, campaign, moves)).filter(({ isLit }) => isLit).length;
}
