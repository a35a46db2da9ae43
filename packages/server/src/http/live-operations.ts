import {
  clientFrame,
  PROBLEM_TYPE,
  serverFrame,
  studyClientFrame,
  studyServerFrame,
  tableClientFrame,
  tableServerFrame,
} from "@safehouse/protocol/schemas";
import { z } from "zod";
import { GUEST_OR_STRANGER, SEAT_OR_SPECTATOR } from "./security.ts";
import type { ApiDocument, ApiOperation, JsonSchema } from "./openapi.ts";

interface LiveSocket {
  /** What is followed; its socket is at `/live` below. */
  readonly resource: string;
  readonly operationId: string;
  readonly security: readonly object[];
  readonly summary: string;
  readonly description: string;
  readonly client: z.ZodType;
  readonly server: z.ZodType;
}

const SOCKETS: readonly LiveSocket[] = [
  {
    resource: "/api/matches/{id}",
    operationId: "followMatch",
    security: SEAT_OR_SPECTATOR,
    summary: "Follow a match and play in it",
    description:
      "A WebSocket. The first frame is a hello with the seat's token, if any, and the last entry known (0: none); the state answers it, " +
      "then every entry follows once and in order, with the table as it stood after it and before the next, or, if the hello asks for `changes`, with what has changed. Moves and undos get an answer with the status and the fields of the HTTP answer, before the entries that they cause. " +
      "Another hello asks for the state anew. Frames are JSON of at most 16 kB. docs/protocol.md describes each of them, and their order.",
    client: clientFrame,
    server: serverFrame,
  },
  {
    resource: "/api/tables/{id}",
    operationId: "followTable",
    security: GUEST_OR_STRANGER,
    summary: "Follow a table",
    description:
      "A WebSocket. The first frame is a hello with the guest's token, if any; in a browser the cookie does. The table answers it, and " +
      "follows again whenever it changes; those who sit there also get every message. A screen for everybody says so in its hello, and then how far it has shown the match. Another hello asks for the table anew. " +
      "Frames are JSON of at most 16 kB.",
    client: tableClientFrame,
    server: tableServerFrame,
  },
  {
    resource: "/api/studies/{id}",
    operationId: "followStudy",
    security: GUEST_OR_STRANGER,
    summary: "Look at a study together with others",
    description:
      "A WebSocket. The first frame is a hello with the guest's token, if any; in a browser the cookie does. The room answers it, and " +
      "follows again whenever somebody leads elsewhere, writes, comes or goes. Who leads says where with `at`. Frames of a client are " +
      "JSON of at most 16 kB.",
    client: studyClientFrame,
    server: studyServerFrame,
  },
];

const PROBLEM = { content: { [PROBLEM_TYPE]: { schema: { $ref: "#/components/schemas/Error" } } } };

/** OpenAPI knows no WebSockets: the upgrade is told as a request, its frames as schemas under `x-websocket`. */
export function withLiveSockets(document: ApiDocument): ApiDocument {
  const language =
    document.paths["/api/matches/{id}"]?.["get"]?.parameters?.filter(({ name }) => name === "lang") ?? [];
  const paths = { ...document.paths };
  const schemas: { [name: string]: JsonSchema } = {};
  for (const { resource, client, server, ...about } of SOCKETS) {
    const own = document.paths[resource]?.["get"]?.parameters?.filter((parameter) => parameter.in === "path") ?? [];
    const live: ApiOperation = {
      ...about,
      parameters: [...own, ...language],
      "x-websocket": { client: frameSchema(client, schemas), server: frameSchema(server, schemas) },
      responses: {
        101: { description: "Speaks WebSocket from here on" },
        400: { description: "No WebSocket was asked for", ...PROBLEM },
        403: { description: "A page of another origin", ...PROBLEM },
        421: { description: "The house does not go by this name", ...PROBLEM },
      },
    };
    paths[`${resource}/live`] = { get: live };
  }
  // What answers have in common with frames is described already.
  const all = { ...schemas, ...document.components.schemas };
  return { ...document, paths, components: { ...document.components, schemas: all } };
}

/** A reference to the schema, which is put among `schemas` with all that it refers to itself. */
function frameSchema(schema: z.ZodType, schemas: { [name: string]: JsonSchema }): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { reused: "inline", unrepresentable: "any" }));
  const { $ref, $defs } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as {
    $ref: string;
    $defs: { [name: string]: JsonSchema };
  };
  Object.assign(schemas, $defs);
  return { $ref };
}
