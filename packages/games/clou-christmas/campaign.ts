/** What stands on the campaign sheet. It lies open to everybody, and is never changed in place. */
export interface Campaign {
  /** The heist at hand, from 1. */
  readonly heist: number;
  readonly phase: Phase;
  /** Heists done, in their order. */
  readonly reports: readonly Report[];
  /** Special loot held, by the loot's id. */
  readonly special: readonly string[];
  /** Presents and meals crossed, by the loot's id. */
  readonly presents: readonly string[];
  readonly meals: readonly string[];
  /** Thieves in prison, by id. */
  readonly prison: readonly string[];
  readonly traces: CampaignTraces;
  /** One line a heist done. */
  readonly kitty: readonly KittyLine[];
  /** Boxes crossed of tools and preparations, by the item's id; what is missing has none. */
  readonly boxes: { readonly [item: string]: number };
  /**
   * Marks in the cells of experience and tools by name (`campaign.candy-canes-1-2`): only those that are not empty. A circle holds 1, a
   * circle box its number, below 0 once it is crossed.
   */
  readonly cells: { readonly [cell: string]: number };
  /** free and wages: the boxes that are to be bought, by item, one entry a box; and what each seat says to it, null for nothing yet. */
  readonly proposal: readonly string[];
  readonly answers: readonly ("agree" | "refuse" | null)[];
  /** team: the thief of each seat; null where nobody is picked yet. Stays until the next team is picked. */
  readonly picks: readonly (string | null)[];
  /** tune: who has tuned or passed, by seat. */
  readonly tuned: readonly boolean[];
  /** report: who ended the heist while others were still at work; null at any other time. */
  readonly reporter: number | null;
  /** How many questions each seat has answered. */
  readonly asked: readonly number[];
  readonly ending: Ending | null;
}

export type Phase = "free" | "team" | "scout" | "tune" | "break-in" | "report" | "wages" | "over";

export interface CampaignTraces {
  /** In play for this crew; two more with false passports. */
  readonly total: number;
  readonly crossed: number;
  /** Left of the crew's size: never in play. */
  readonly outOfPlay: number;
}

/** rest + points − expenses = left */
export interface KittyLine {
  readonly rest: number;
  readonly points: number;
  readonly expenses: number;
  readonly left: number;
}

/** how a heist went. */
export interface Report {
  readonly scenario: string;
  readonly thieves: readonly string[];
  readonly result: HeistResult;
  /** What the heist scored, and what of it came to the campaign. */
  readonly scored: number;
  readonly points: number;
  readonly traces: number;
  /** Whether the special loot was taken. */
  readonly hasSpecial: boolean;
  readonly doubles: readonly string[];
  readonly jailed: readonly string[];
}

export type HeistResult = "away" | "caught-by-traces" | "caught-by-police";

/** all three heists done, or lost for which reason. */
export type Ending = "done" | "traced" | "too-few-thieves";
