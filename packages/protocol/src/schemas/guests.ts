import { z } from "zod";
import { listOf, playerName } from "./common.ts";

export const guestId = z
  .string()
  .regex(/^[\w-]{22}$/, "must be the id of a guest")
  .describe("Tells guests apart; no secret");

const guestToken = z.string().min(1).max(256).describe("Is this guest; keep it secret");

/** The guest's own view: nobody else is told whom it has muted. */
export const ownGuest = z
  .strictObject({ id: guestId, name: playerName, muted: listOf(guestId) })
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
