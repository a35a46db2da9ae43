import { z } from "zod";
import { listOf, playerName } from "./common.ts";

export const guestId = z
  .string()
  .regex(/^[\w-]{22}$/, "must be the id of a guest")
  .describe("Tells guests apart; no secret");

const guestToken = z.string().min(1).max(256).describe("Is this guest; keep it secret");

const time = z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe("Milliseconds since 1970");

const span = { from: time, until: time };
export const holiday = z.strictObject(span);
export const holidayRequest = z
  .strictObject(span)
  .meta({ id: "Holiday", description: "When a guest is away; the days of slow tables do not run for it then" });

/** The guest's own view: nobody else is told whom it has muted. */
export const ownGuest = z
  .strictObject({
    id: guestId,
    name: playerName,
    muted: listOf(guestId),
    holiday: holiday.nullable().describe("The one that is now, or comes"),
    holidayLeft: z
      .int()
      .min(0)
      .describe("How many milliseconds of holiday this guest may still take within a year, beside that one"),
  })
  .meta({ id: "OwnGuest" });

export const nameRequest = z.strictObject({ name: playerName }).meta({ id: "GuestName" });

export const createdGuest = z
  .strictObject({ id: guestId, name: playerName, token: guestToken })
  .meta({ id: "CreatedGuest", description: "The token is told here only, and set as a cookie" });

const linkCode = z.string().regex(/^[\w-]{22}$/, "must be the code of a device link");

export const deviceLink = z
  .strictObject({ code: linkCode.describe("Works once"), expiresAt: z.int().describe("Milliseconds since 1970") })
  .meta({ id: "DeviceLink" });

export const deviceRequest = z.strictObject({ code: linkCode }).meta({ id: "DeviceRequest" });

export const mutedParams = z.strictObject({ guest: guestId });
