import { type GameEvent, type Json, LANGUAGES, type Message, type Outcome } from "@safehouse/kernel";
import { z } from "zod";
import { LONGEST_NAME, readName } from "../names.ts";

/** A list that may be handed over readonly; `z.array(…).readonly()` would freeze it and mark it so in the API document. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  { min = 0, max }: { readonly min?: number; readonly max?: number } = {},
): z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]> {
  const list = min === 0 ? z.array(item) : z.array(item).min(min);
  return max === undefined ? list : list.max(max);
}

/** Any JSON, but not nothing. How deep and how large it may be is the server's business, before it is looked at here. */
export const json = z.unknown() as z.ZodType<Json, Json>;

export const MOST_SEATS = 16;

export const language = z.enum(LANGUAGES);
export const localName = z.strictObject({ en: z.string(), de: z.string() }).describe("In every language of the house");

export const seatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
  .describe("Seats count from 0");

export const count = z.int().min(0);

export const commitment = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe("The SHA-256 of the seed, published before the first move; the record opens the seed");

export const playerName = z
  .string()
  .trim()
  .normalize()
  .refine((name) => readName(name) !== null, `must have 1 to ${LONGEST_NAME} visible characters`)
  .describe(`1 to ${LONGEST_NAME} visible characters`);

export const contribution = z
  .string()
  .max(64)
  .regex(/^([0-9a-f]{2})+$/)
  .describe("Up to 32 bytes in hexadecimal that a player's device adds to chance");

export const command = z
  .string()
  .min(1)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,64}$/u, "must be 1 to 64 printable characters")
  .describe("Chosen by the sender, unique for the seat: sent again it has no second effect and gets the same answer");

export const event = z
  .looseObject({ type: z.string() })
  .describe("Something that happened, as this viewer may know it") as unknown as z.ZodType<GameEvent, GameEvent>;

export const message = z.strictObject({
  id: z.string(),
  args: (z.record(z.string(), z.unknown()) as unknown as z.ZodType<NonNullable<Message["args"]>>).exactOptional(),
}) as z.ZodType<Message, Message>;

const pointLines = listOf(z.strictObject({ text: message, points: z.number() })).describe("They add up to the points");

export const outcome = z
  .discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("ranking"),
      standings: listOf(
        z.strictObject({ seat: seatNumber, place: z.int().min(1), points: z.number(), lines: pointLines }),
      ),
    }),
    z.strictObject({ type: z.literal("shared"), result: z.string(), points: z.number(), lines: pointLines }),
  ])
  .meta({ id: "Outcome", description: "A ranking, best first, or a result that all share" }) as z.ZodType<
  Outcome,
  Outcome
>;
