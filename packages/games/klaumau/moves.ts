import type { Colour } from "./content/cards.ts";

/** Every answer a player can give, by the kind of question. Cards and colours go by name, players by seat. */
export type Move =
  /** turn */
  | { readonly do: "cannot" }
  | { readonly do: "play"; readonly card: string }
  | { readonly do: "lay" }
  /** believe */
  | { readonly do: "believe" }
  | { readonly do: "doubt" }
  /** pick: which card the liar must play */
  | { readonly do: "force"; readonly card: string }
  /** reward: the doubter's own card from the pile */
  | { readonly do: "leave" }
  | { readonly do: "draw" }
  /** colour */
  | { readonly do: "name"; readonly colour: Colour }
  /** victim, confiscate */
  | { readonly do: "spare" }
  | { readonly do: "rob"; readonly seat: number }
  /** parry */
  | { readonly do: "allow" }
  | { readonly do: "parry"; readonly card: string }
  /** give */
  | { readonly do: "give"; readonly card: string }
  /** fence: the Receiver buys number cards, one after the other */
  | { readonly do: "sell"; readonly card: string }
  /** discard, halve: cards put out of the round by the Bomb */
  | { readonly do: "discard"; readonly card: string }
  /** fence, discard, halve */
  | { readonly do: "done" }
  /** swap */
  | { readonly do: "swap"; readonly seat: number };
