import { z } from "zod";
import { HOUSE_TEXTS } from "../house-texts.ts";
import { listOf, localName } from "./common.ts";

const days = z.int().min(1).nullable();

export const houseInfo = z
  .strictObject({
    texts: listOf(z.strictObject({ about: z.enum(HOUSE_TEXTS), text: localName })).describe(
      "What the operator has to say, as plain text with a little Markdown",
    ),
    keep: z
      .strictObject({ finished: days, guests: days, chats: days, reports: days })
      .describe("For how many days finished matches, guests, chats and reports are kept; null for ever"),
  })
  .meta({ id: "House" });
