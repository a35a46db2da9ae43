/** Every answer a player can give, by the kind of question. Tools and buildings go by name, players by seat. */
export type Move =
  /** building */
  | { readonly do: "rob"; readonly building: string }
  /** hint: the card with its blanks filled in; a face-down one costs gold */
  | HintMove
  | { readonly do: "release" }
  /** turn */
  | { readonly do: "play"; readonly card: string }
  | { readonly do: "swap" }
  | { readonly do: "pass" }
  /** give: hint 16 */
  | { readonly do: "give"; readonly card: string }
  /** place */
  | { readonly do: "place"; readonly building: string }
  /** bribe */
  | { readonly do: "bribe"; readonly dice: number };

export interface HintMove {
  readonly do: "hint";
  readonly hint: number;
  readonly tool?: string;
  readonly second?: string;
  readonly number?: number;
  readonly seat?: number;
  readonly partner?: number;
}
