import { z } from "zod";
import { command, count, event, listOf } from "./common.ts";
import { conflictAnswer, errorAnswer, refusalAnswer } from "./errors.ts";
import { moveAnswerFields, moveFields, seatToken, snapshotFields, standpointFields, undoFields } from "./matches.ts";

/**
 * The first frame of a client. `n` is the last entry it knows (0: none): the state that answers has the log after it, or the first
 * piece of it; `next` says where to go on over HTTP. It may be sent again at any time to be told the state anew; the token of the first one holds.
 */
export const helloFrame = z.strictObject({ type: z.literal("hello"), token: seatToken.exactOptional(), n: count });
export const moveFrame = z.strictObject({ type: z.literal("move"), ...moveFields });
export const undoFrame = z.strictObject({ type: z.literal("undo"), ...undoFields });

export const clientFrame = z
  .discriminatedUnion("type", [helloFrame, moveFrame, undoFrame])
  .meta({ id: "ClientFrame", description: "What a client sends over the WebSocket" });

export const stateFrame = z.strictObject({ type: z.literal("state"), ...snapshotFields });

/**
 * One entry of the log, with the table as it stood after it and before the next. Sealed answers are told together when the last of them
 * is in: what an earlier one lists is closed by then, and nothing that it lists belongs to a later one.
 */
export const entryFrame = z.strictObject({
  type: z.literal("entry"),
  n: z.int().min(1),
  events: listOf(event),
  ...standpointFields,
});

const answerTo = { type: z.literal("answer"), command };
const failureStatus = z.union([
  z.literal(400),
  z.literal(401),
  z.literal(403),
  z.literal(404),
  z.literal(413),
  z.literal(429),
  z.literal(500),
  z.literal(501),
  z.literal(503),
]);

/** The status and the fields of the HTTP answer to the same command. */
export const answerFrame = z.union([
  z.strictObject({ ...answerTo, status: z.literal(200), ...moveAnswerFields }),
  z.strictObject({ ...answerTo, status: z.literal(409), ...conflictAnswer.shape }),
  z.strictObject({ ...answerTo, status: z.literal(422), ...refusalAnswer.shape }),
  z.strictObject({ ...answerTo, status: failureStatus, ...errorAnswer.shape }),
]);

/** About the connection as a whole, or a frame that named no command. With 401, 403 and 404 coming back is of no use. */
export const errorFrame = z.strictObject({ type: z.literal("error"), status: failureStatus, ...errorAnswer.shape });

export const serverFrame = z
  .union([stateFrame, entryFrame, answerFrame, errorFrame])
  .meta({ id: "ServerFrame", description: "What the server sends over the WebSocket" });
