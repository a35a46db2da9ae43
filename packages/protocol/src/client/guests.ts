import type {
  CreatedGuest,
  DeviceLink,
  Holiday,
  OwnGuest,
  PushDevice,
  PushInfo,
  PushSubscriptionRequest,
} from "../wire-tables.ts";
import type { Reply } from "./answer.ts";
import type { Http } from "./http.ts";

/** What a guest does with itself. */
export interface GuestClient {
  /** A browser keeps the token as a cookie; other programs open another client with it. */
  create(name: string): Promise<Reply<CreatedGuest>>;
  own(): Promise<Reply<OwnGuest>>;
  rename(name: string): Promise<Reply<OwnGuest>>;
  /** A code that makes another device the same guest. */
  link(): Promise<Reply<DeviceLink>>;
  /** Be the guest of a device link on this device, too. */
  redeem(code: string): Promise<Reply<CreatedGuest>>;
  /** Takes the name off everything, and ends the token on every device. */
  forget(): Promise<Reply<null>>;
  /** Away from then until then, in milliseconds since 1970; null for here again. */
  holiday(away: Holiday | null): Promise<Reply<OwnGuest>>;
  /** The key that a browser subscribes with to be told with the page closed. */
  pushKey(): Promise<Reply<PushInfo>>;
  subscribe(subscription: PushSubscriptionRequest): Promise<Reply<PushDevice>>;
  unsubscribe(device: string): Promise<Reply<null>>;
  mute(guest: string): Promise<Reply<OwnGuest>>;
  unmute(guest: string): Promise<Reply<OwnGuest>>;
}

export function guestClient(http: Http, token: string | undefined): GuestClient {
  const mutedPath = (guest: string): string => `api/guests/me/muted/${encodeURIComponent(guest)}`;
  return {
    create: (name) => http.read("api/guests", { body: { name } }),
    own: () => http.read("api/guests/me", { token }),
    rename: (name) => http.read("api/guests/me", { token, method: "PATCH", body: { name } }),
    link: () => http.read("api/guests/me/links", { token, method: "POST" }),
    redeem: (code) => http.read("api/guests/devices", { body: { code } }),
    forget: () => http.read("api/guests/me", { token, method: "DELETE" }),
    holiday: (away) =>
      http.read("api/guests/me/holiday", {
        token,
        ...(away === null ? { method: "DELETE" } : { method: "PUT", body: away }),
      }),
    pushKey: () => http.read("api/push"),
    subscribe: (subscription) => http.read("api/guests/me/push", { token, method: "PUT", body: subscription }),
    unsubscribe: (device) => http.read(`api/guests/me/push/${encodeURIComponent(device)}`, { token, method: "DELETE" }),
    mute: (guest) => http.read(mutedPath(guest), { token, method: "PUT" }),
    unmute: (guest) => http.read(mutedPath(guest), { token, method: "DELETE" }),
  };
}
