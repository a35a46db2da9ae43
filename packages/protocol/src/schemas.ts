/** Everything that goes over the wire, for the server to check and to document. Clients take the types from the package itself. */
export { PROBLEM_CODES } from "./problem-codes.ts";
export * from "./schemas/common.ts";
export * from "./schemas/errors.ts";
export * from "./schemas/games.ts";
export * from "./schemas/guests.ts";
export * from "./schemas/house.ts";
export * from "./schemas/live.ts";
export * from "./schemas/matches.ts";
export * from "./schemas/print.ts";
export * from "./schemas/push.ts";
export * from "./schemas/record.ts";
export * from "./schemas/review.ts";
export * from "./schemas/studies.ts";
export * from "./schemas/tables.ts";
