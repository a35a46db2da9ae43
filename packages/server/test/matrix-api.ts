import { ask, type TestHouse } from "./house.ts";

export interface Operation {
  readonly method: string;
  /** As the document writes it, with {id}. */
  readonly path: string;
  readonly name: string;
  readonly security: readonly Record<string, unknown>[];
  readonly hasBody: boolean;
}

/** Every operation that the API document lists. */
export async function operationsOf(house: TestHouse): Promise<Operation[]> {
  const { body } = await ask(house, "/api/openapi.json");
  const operations: Operation[] = [];
  for (const [path, methods] of Object.entries<Record<string, Record<string, unknown>>>(body.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operations.push({
        method: method.toUpperCase(),
        path,
        name: `${method.toUpperCase()} ${path}`,
        security: (operation["security"] as Record<string, unknown>[] | undefined) ?? [],
        hasBody: operation["requestBody"] !== undefined,
      });
    }
  }
  return operations;
}

/** The types of the frames that a client may send to a socket, by the document. */
export async function frameTypesOf(house: TestHouse, path: string): Promise<string[]> {
  const { body } = await ask(house, "/api/openapi.json");
  const { $ref } = body.paths[path].get["x-websocket"].client as { $ref: string };
  const text = JSON.stringify(body.components.schemas[$ref.split("/").at(-1) as string]);
  return [...text.matchAll(/"type":\{"type":"string","const":"(\w+)"\}/g)].map(([, type]) => type as string);
}

/** Headers that carry something which is no token. */
export const MALFORMED = [
  "Bearer",
  "Bearer ",
  "Bearer a b",
  "Basic dXNlcjpwYXNz",
  `Bearer ${"x".repeat(300)}`,
  "Bearer ' OR 1=1 --",
  "Bearer __proto__;",
  "null",
];

export const UNKNOWN = "A".repeat(43);

/** A body that would do, so that nothing else than the asker is wrong. A route with a body and no line here fails the test. */
export const BODIES: { readonly [route: string]: object } = {
  "POST /api/guests": { name: "New" },
  "PATCH /api/guests/me": { name: "Other" },
  "PUT /api/guests/me/push": { endpoint: "https://fcm.googleapis.com/x", keys: { p256dh: "AA", auth: "AA" } },
  "PUT /api/guests/me/holiday": { from: 0, until: 4_000_000_000_000 },
  "POST /api/guests/devices": { code: "A".repeat(22) },
  "POST /api/tables": { game: "klaumau", seats: 2 },
  "POST /api/tables/join": { code: "velvet-crowbar-40721" },
  "POST /api/tables/find": { code: "velvet-crowbar-40721" },
  "POST /api/tables/{id}/join": {},
  "PATCH /api/tables/{id}/options": { seats: 3 },
  "PUT /api/tables/{id}/order": { order: [1, 0] },
  "PUT /api/tables/{id}/seats/{seat}": { level: "easy" },
  "PUT /api/tables/{id}/seats/{seat}/wish": { wish: null },
  "PUT /api/tables/{id}/seats/{seat}/paper": { name: "Karl" },
  "POST /api/tables/paper": { code: "AAAABBBBCCCCDDDD" },
  "POST /api/tables/{id}/host": { seat: 1 },
  "POST /api/tables/{id}/absent": { seat: 0 },
  "POST /api/tables/{id}/end": { agree: true },
  "POST /api/tables/{id}/more-time": { seat: 0 },
  "POST /api/tables/{id}/rematch": { seats: "same" },
  "POST /api/tables/{id}/messages": { text: "let me in" },
  "POST /api/tables/{id}/messages/{message}/report": { kind: "other", note: "let me in" },
  "POST /api/studies": { study: {} },
  "PUT /api/studies/{id}/work": { work: { title: "", pages: [], branches: [] } },
  "PUT /api/studies/{id}/leader": { guest: "A".repeat(22) },
  "POST /api/print/{game}/{things}": { view: { seats: 2, config: {}, board: [] } },
};
