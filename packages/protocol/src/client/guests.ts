import type { CreatedGuest, DeviceLink, OwnGuest } from "../wire-tables.ts";
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
    mute: (guest) => http.read(mutedPath(guest), { token, method: "PUT" }),
    unmute: (guest) => http.read(mutedPath(guest), { token, method: "DELETE" }),
  };
}
