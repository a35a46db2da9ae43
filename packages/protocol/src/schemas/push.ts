import { z } from "zod";

const LONGEST_ENDPOINT = 1000;
const base64url = z.string().regex(/^[\w-]+={0,2}$/, "must be base64url");

export const pushInfo = z
  .strictObject({
    key: z
      .string()
      .nullable()
      .describe("The house's public key (VAPID), base64url; null where nobody is told anything"),
  })
  .meta({ id: "PushInfo" });

export const pushSubscription = z
  .strictObject({
    endpoint: z.string().min(1).max(LONGEST_ENDPOINT),
    keys: z.strictObject({ p256dh: base64url.max(100), auth: base64url.max(30) }),
  })
  .meta({ id: "PushSubscription", description: "As a browser's `PushSubscription` says it, without `expirationTime`" });

const deviceId = z.string().regex(/^[\w-]{22}$/, "must be the id of a device");
export const pushDevice = z.strictObject({ device: deviceId }).meta({ id: "PushDevice" });
export const pushDeviceParams = z.strictObject({ device: deviceId });
