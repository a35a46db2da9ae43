/* In the API document: who may ask. */

export const SECURITY_SCHEMES = {
  token: {
    type: "http",
    scheme: "bearer",
    description: "The token of a seat, told when the match was made or at the table",
  },
  guest: {
    type: "http",
    scheme: "bearer",
    description: "The token of a guest. A browser has it as a cookie and needs no header",
  },
} as const;

/** Everybody, without a token. */
export const ANYBODY = [];
export const SEAT = [{ token: [] }];
export const SEAT_OR_SPECTATOR = [{}, ...SEAT];
export const GUEST = [{ guest: [] }];
export const GUEST_OR_STRANGER = [{}, ...GUEST];
