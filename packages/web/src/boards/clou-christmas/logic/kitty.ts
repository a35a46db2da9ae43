import { BOX_PRICE, type Campaign, type KittyLine } from "@safehouse/games/clou-christmas/board";

export interface KittyRow extends KittyLine {
  /** The wages are not settled yet: what is proposed is written in, but softly. */
  readonly isOpen: boolean;
}

/** The kitty line by line; the last with what the proposal would cost. */
export function kittyRows({ kitty, phase, proposal }: Campaign): KittyRow[] {
  const cost = phase === "wages" ? BOX_PRICE * proposal.length : 0;
  return kitty.map((line, i) => {
    const isOpen = phase === "wages" && i === kitty.length - 1;
    const more = isOpen ? cost : 0;
    return { ...line, expenses: line.expenses + more, left: line.left - more, isOpen };
  });
}

/** What is left with the proposal paid. */
export function kittyLeft(campaign: Campaign): number {
  return kittyRows(campaign).at(-1)?.left ?? 0;
}
