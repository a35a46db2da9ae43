import { canonical, type GameMeta, hashText } from "@safehouse/kernel";
import type { Library } from "./content/library.ts";
import { EVENT_KINDS } from "./events.ts";
import { LONGEST_CODE, OWN } from "./own/heist.ts";

/** A thief for each seat; `any` where nobody sits, and before configuring for whoever is free. */
export interface Config {
  readonly scenario: string;
  readonly thief1: string;
  readonly thief2: string;
  readonly thief3: string;
  /** Holds the plan of one's own; there is none for the game's own scenarios. */
  readonly code?: string;
}

export const ANY_THIEF = "any";

export function describeGame(library: Library, rest: Pick<GameMeta, "id" | "name" | "seats" | "scenarios">): GameMeta {
  const thieves = [ANY_THIEF, ...library.thieves.map(({ id }) => id)];
  const thief = (seat: number) =>
    ({
      type: "string",
      enum: thieves,
      default: ANY_THIEF,
      description: `The thief in seat ${seat}; all are different (C-1.1)`,
    }) as const;
  return {
    ...rest,
    rules: 0,
    content: hashText(canonical(library)),
    options: {
      type: "object",
      additionalProperties: false,
      properties: {
        scenario: {
          type: "string",
          enum: [...library.plans.map(({ id }) => id), OWN],
          default: library.plans[0].id,
          description: "Where the crew breaks in (C-1.1)",
        },
        code: {
          type: "string",
          maxLength: LONGEST_CODE,
          default: "",
          description: `The code of a plan of one's own, for the scenario "${OWN}"`,
        },
        thief1: thief(1),
        thief2: thief(2),
        thief3: thief(3),
      },
    },
    decisions: {
      dice: {},
      number: {},
      settle: {},
      flee: {},
      leave: { sealed: true },
      driver: { sealed: true },
      drive: {},
    },
    events: EVENT_KINDS,
  };
}
