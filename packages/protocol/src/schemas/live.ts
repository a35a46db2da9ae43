import { z } from "zod";
import type { Change } from "../changes/change.ts";
import { command, count, event, listOf } from "./common.ts";
import { conflictAnswer, errorAnswer, refusalAnswer } from "./errors.ts";
import {
  logRow,
  moveAnswerFields,
  moveFields,
  seatToken,
  snapshotFields,
  standpointFields,
  undoFields,
} from "./matches.ts";

const views = z
  .enum(["whole", "changes", "steps"])
  .describe(
    "How entries tell what the viewer sees: all of it (unless asked for, too), what has changed, or also what has changed after each of several",
  );

/**
 * The first frame of a client. `n` is the last entry it knows (0: none): the state that answers has the log after it, or the first
 * piece of it; `next` says where to go on over HTTP. It may be sent again at any time to be told the state anew; the token of the first
 * one holds, and the `views` of the last.
 */
export const helloFrame = z.strictObject({
  type: z.literal("hello"),
  token: seatToken.exactOptional(),
  n: count,
  views: views.exactOptional(),
});
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
  view: snapshotFields.view,
  ...standpointFields,
});

const change = (z.unknown() as z.ZodType<Change, Change>).describe(
  "What turns the last scene that this socket was told into the next one; docs/protocol.md has the grammar. Null: nothing changes",
);

/** The table between two entries of one frame. */
const step = z.strictObject({
  n: count.describe("The last entry of the log that is in it"),
  changes: change.nullable(),
});

/** What has changed for the viewer since the last frame that told of it. */
const changesFields = {
  n: count.describe("How many entries of the log are in the scene"),
  log: listOf(logRow).describe("The entries since then; none where a seat's own sealed answer changed what it sees"),
  steps: listOf(step)
    .exactOptional()
    .describe(
      "For who asked for `steps`, where several entries are told: the scene after each but the last, where `changes` begins",
    ),
  changes: change.nullable(),
  sum: count.describe("The CRC-32 of the scene after the changes"),
};

/** Entries that were told at the same time, for who asked for `changes` or `steps`. */
export const changesFrame = z.strictObject({ type: z.literal("entry"), ...changesFields });

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
  z.strictObject({
    ...answerTo,
    status: z.literal(200),
    ...moveAnswerFields,
    entry: z
      .strictObject(changesFields)
      .exactOptional()
      .describe("For who asked for `changes` or `steps`: all that an entry would tell, which does not follow then"),
  }),
  z.strictObject({ ...answerTo, status: z.literal(409), ...conflictAnswer.shape }),
  z.strictObject({ ...answerTo, status: z.literal(422), ...refusalAnswer.shape }),
  z.strictObject({ ...answerTo, status: failureStatus, ...errorAnswer.shape }),
]);

/** About the connection as a whole, or a frame that named no command. With 401, 403 and 404 coming back is of no use. */
export const errorFrame = z.strictObject({ type: z.literal("error"), status: failureStatus, ...errorAnswer.shape });

export const serverFrame = z
  .union([stateFrame, entryFrame, changesFrame, answerFrame, errorFrame])
  .meta({ id: "ServerFrame", description: "What the server sends over the WebSocket" });
