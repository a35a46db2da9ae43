import type { GameMeta } from "@safehouse/kernel";
import type { Terms } from "./content/terms.ts";
import { EVENT_KINDS } from "./events.ts";
import { LONGEST_CODE, OWN } from "./own/own.ts";

/** A thief for each seat; `any` where nobody sits, and before configuring for whoever is free. */
export interface Config {
  readonly scenario: string;
  readonly thief1: string;
  /** As many as the game has seats. */
  readonly thief2?: string;
  readonly thief3?: string;
  /** Holds the plan of one's own; there is none for the game's own scenarios. */
  readonly code?: string;
  /** A heist of a campaign: what that brings along. Nobody chooses it, so it is no option. */
  readonly terms?: Terms;
}

export const ANY_THIEF = "any";

export const DECISION_KINDS = {
  dice: {},
  number: {},
  settle: {},
  offer: {},
  flee: {},
  leave: { sealed: true, plain: [{ do: "stay" }, { do: "run" }] },
  driver: { sealed: true, peopleFirst: true },
  drive: {},
} as const satisfies GameMeta["decisions"];

const CODE = {
  type: "string",
  maxLength: LONGEST_CODE,
  default: "",
  description: `The code of a plan of one's own, for the scenario "${OWN}"`,
} as const;

type Described = Pick<GameMeta, "id" | "name" | "seats" | "rules" | "content" | "scenarios"> & {
  readonly thieves: readonly string[];
  /** It can be played on plans of one's own. */
  readonly own: boolean;
};

/** What a game of the family says of itself. It names its content and holds none: whoever sets a table needs no plans. */
export function describeGame({ own, thieves, ...rest }: Described): GameMeta {
  const seats = Array.from({ length: rest.seats.max }, (_, i) => i + 1);
  const scenarios = rest.scenarios.map(({ id }) => id);
  const thief = (seat: number) =>
    ({
      type: "string",
      enum: [ANY_THIEF, ...thieves],
      default: ANY_THIEF,
      description: `The thief in seat ${seat}; all are different (C-1.1)`,
    }) as const;
  return {
    ...rest,
    options: {
      type: "object",
      additionalProperties: false,
      properties: {
        scenario: {
          type: "string",
          enum: [...scenarios, ...(own ? [OWN] : [])],
          default: scenarios[0],
          description: "Where the crew breaks in (C-1.1)",
        },
        ...(own && { code: CODE }),
        ...Object.fromEntries(seats.map((seat) => [`thief${seat}`, thief(seat)])),
      },
    },
    decisions: DECISION_KINDS,
    events: EVENT_KINDS,
  };
}
