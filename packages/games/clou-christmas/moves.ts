import type { Move as HeistMove } from "../clou/moves.ts";

/** Every answer a player can give between the heists; in a heist those of Clou. */
export type CampaignMove =
  /** free and wages: one more box of an item into the common proposal, or one less */
  | { readonly do: "buy"; readonly box: string }
  | { readonly do: "put-back"; readonly box: string }
  /** free and wages: to the proposal as it stands, which is named so that nobody's answer is taken for one to another proposal */
  | { readonly do: "agree"; readonly boxes: readonly string[] }
  | { readonly do: "refuse"; readonly boxes: readonly string[] }
  /** team */
  | { readonly do: "pick"; readonly thief: string }
  /** scout: a symbol of the plan, by its name */
  | { readonly do: "scout"; readonly at: string }
  /** tune: a circle of the own or the campaign sheet, by its name */
  | { readonly do: "tune"; readonly cell: string }
  /** scout and tune */
  | { readonly do: "pass" }
  /** report: the heist is over, and nobody works on */
  | { readonly do: "report" };

export type Move = CampaignMove | HeistMove;
