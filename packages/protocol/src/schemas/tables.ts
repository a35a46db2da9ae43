import { z } from "zod";
import { commitment, contribution, count, json, listOf, MOST_SEATS, seatNumber } from "./common.ts";
import { botLevel } from "./games.ts";
import { guestId } from "./guests.ts";
import { errorFrame } from "./live.ts";
import { matchId, seatToken } from "./matches.ts";

export const LONGEST_MESSAGE = 300;
export const LONGEST_NOTE = 200;

const time = z.int().describe("Milliseconds since 1970");
export const tableId = z
  .string()
  .regex(/^[\w-]{22}$/, "must be the id of a table")
  .describe("128 random bits: who has it may come to the table");
const tableCode = z.string().describe("Two words and five digits; holds until the start");

const optionFields = {
  config: z.record(z.string(), z.unknown()).describe("The options of the game; `{}` gives its defaults"),
  seats: z.int().min(1).max(MOST_SEATS).describe("How many seats"),
  visibility: z.enum(["public", "link"]).describe("Listed for everybody, or found by link and code only"),
  spectators: z.boolean().describe("Without them the match is private: only its seats see it and its record"),
  timer: z.int().min(10).max(86_400).nullable().describe("Seconds for a decision; null for no timer"),
};

export const createTableRequest = z
  .strictObject({
    game: z.string().min(1).max(64),
    config: optionFields.config.default({}),
    seats: optionFields.seats,
    bots: listOf(z.strictObject({ seat: seatNumber, level: botLevel }), { max: MOST_SEATS }).default([]),
    visibility: optionFields.visibility.default("link"),
    spectators: optionFields.spectators.default(true),
    timer: optionFields.timer.default(null),
    contribution: contribution.exactOptional(),
  })
  .meta({ id: "CreateTable", description: "Whoever makes a table is its host and takes the first seat free of bots" });

export const tableOptions = z
  .strictObject({
    config: optionFields.config.exactOptional(),
    seats: optionFields.seats.exactOptional(),
    visibility: optionFields.visibility.exactOptional(),
    spectators: optionFields.spectators.exactOptional(),
    timer: optionFields.timer.exactOptional(),
  })
  .meta({ id: "TableOptions", description: "What is left out stays as it is" });

export const joinRequest = z
  .strictObject({ seat: seatNumber.exactOptional(), contribution: contribution.exactOptional() })
  .meta({ id: "JoinTable", description: "Without a seat the first free one is taken" });

export const joinByCodeRequest = z
  .strictObject({ code: z.string().min(1).max(64), contribution: contribution.exactOptional() })
  .meta({ id: "JoinByCode" });

export const orderRequest = z
  .strictObject({ order: listOf(seatNumber, { min: 1, max: MOST_SEATS }).describe("The old seats in their new order") })
  .meta({ id: "SeatOrder" });

export const botRequest = z.strictObject({ level: botLevel }).meta({ id: "BotSeat" });
export const wishRequest = z
  .strictObject({
    wish: z.string().min(1).max(64).nullable().describe("One of the game's `wishes`; null for no wish any more"),
  })
  .meta({ id: "SeatWish" });
export const endRequest = z.strictObject({ agree: z.boolean() }).meta({ id: "EndVote" });
export const aboutSeatRequest = z.strictObject({ seat: seatNumber }).meta({ id: "AboutSeat" });
export const rematchRequest = z
  .strictObject({ seats: z.enum(["same", "rotated"]).default("rotated") })
  .meta({ id: "Rematch" });

export const tableParams = z.strictObject({ id: tableId });
export const tableSeatParams = z.strictObject({ id: tableId, seat: z.coerce.number().pipe(seatNumber) });
export const bannedParams = z.strictObject({ id: tableId, guest: guestId });
export const tableMessageParams = z.strictObject({ id: tableId, message: z.coerce.number().pipe(z.int().min(1)) });
export const messagesQuery = z.strictObject({
  after: z.coerce.number().pipe(count).exactOptional().describe("Only messages after this one"),
});

const person = z.strictObject({
  id: guestId,
  name: z.string().nullable().describe("Null for somebody who asked to be forgotten"),
  looksLikeAnother: z.boolean().describe("Another name at this table can be taken for this one"),
});

export const tableSeat = z
  .strictObject({
    seat: seatNumber,
    hat: seatNumber.describe("Which of the hats is worn here: it stays its owner's, on another seat and at a rematch"),
    kind: z.enum(["empty", "bot", "guest"]),
    level: botLevel.nullable().describe("Of the bot that plays this seat, for itself or in a guest's place"),
    guest: person.nullable(),
    isHere: z.boolean().describe("False for a guest who left, or was invited to a rematch and has not come yet"),
    isConnected: z
      .boolean()
      .nullable()
      .describe(
        "Whether this guest has a socket open at the table. Losing it is told some seconds later. Null for nobody and bots, and for " +
          "strangers at a table without spectators",
      ),
    wish: z
      .string()
      .nullable()
      .describe("What who sits here wishes to be, of the game's `wishes`; the match hears it when it begins"),
  })
  .meta({ id: "TableSeat" });

export const tableFields = {
  id: tableId,
  version: z.int().min(1).describe("Grows with every change"),
  game: z.string(),
  config: json,
  visibility: optionFields.visibility,
  spectators: optionFields.spectators,
  watching: count.describe("How many have a socket open at the table and do not sit there; who they are is not told"),
  timer: optionFields.timer,
  optionsChangedAt: time.nullable().describe("When the host last changed the options; null for never"),
  phase: z
    .enum(["open", "playing", "over", "ended"])
    .describe("Ended: without a result, by agreement, by vote, or because everybody left"),
  ending: z.enum(["agreement", "vote", "empty"]).nullable(),
  host: guestId.nullable(),
  seats: listOf(tableSeat),
  banned: listOf(
    z.strictObject({ guest: guestId, name: z.string().nullable().describe("As when it was sent away") }),
  ).describe("Whom the host keeps out; told to the host alone"),
  commitment: commitment.describe("Of the match's seed, published before devices add their bytes"),
  code: tableCode.nullable().describe("Told to those who sit here, until the start"),
  match: matchId.nullable().describe("Told to those who sit here and, where spectators are allowed, to everybody"),
  endVotes: listOf(guestId).describe("Who wants to end the match without a result"),
  absence: z
    .strictObject({ seat: seatNumber, votes: listOf(guestId), from: time })
    .nullable()
    .describe("Who wants to give this seat to a bot; possible from this time on, if it is still waited for"),
  deadlines: listOf(z.strictObject({ seat: seatNumber, decision: z.string(), milliseconds: count })).describe(
    "How much time is left for the decisions open now",
  ),
  rematch: tableId.nullable(),
  createdAt: time,
  expiresAt: time.nullable().describe("When this unfinished table will be cleared away unless somebody comes back"),
  you: z
    .strictObject({
      guest: guestId,
      seat: seatNumber.nullable(),
      isHost: z.boolean(),
      token: seatToken.nullable().describe("Plays your seat in the match; null while you have none to play"),
    })
    .nullable(),
};

export const table = z
  .strictObject(tableFields)
  .meta({ id: "Table", description: "A table as this guest may know it" });

export const tableList = z
  .strictObject({
    tables: listOf(
      z.strictObject({
        id: tableId,
        game: z.string(),
        host: z.string().nullable(),
        seats: count,
        free: count,
        spectators: z.boolean(),
        timer: optionFields.timer,
        createdAt: time,
      }),
    ).describe("With a free seat, the most active first, and only a few of one host or address"),
    playing: listOf(
      z.strictObject({
        id: tableId,
        game: z.string(),
        host: z.string().nullable(),
        seats: count,
        bots: count.describe("How many of the seats are played by bots"),
        watching: count,
        timer: optionFields.timer,
        createdAt: time,
      }),
    ).describe("Being played where everybody may watch: the most active of them"),
  })
  .meta({ id: "OpenTables" });

export const ownTables = z
  .strictObject({
    tables: listOf(
      z.strictObject({
        id: tableId,
        game: z.string(),
        scenario: z.string().exactOptional().describe("What of the game is played, if its options say so"),
        phase: tableFields.phase,
        seat: seatNumber,
        turn: listOf(seatNumber).describe("The seats that are asked now"),
        isYourTurn: z.boolean(),
        names: listOf(z.string().nullable()).describe("By seat; null for nobody, bots and the forgotten"),
        createdAt: time,
        expiresAt: time.nullable(),
      }),
    ),
  })
  .meta({ id: "OwnTables" });

const messageText = z
  .string()
  .min(1)
  .max(LONGEST_MESSAGE * 4);
export const chatRequest = z.strictObject({ text: messageText }).meta({ id: "ChatText" });

export const reportRequest = z
  .strictObject({
    kind: z.enum(["insult", "threat", "private", "spam", "other"]).exactOptional().describe("What is wrong with it"),
    note: z
      .string()
      .max(LONGEST_NOTE * 4)
      .exactOptional()
      .describe(`In the reporter's words, up to ${LONGEST_NOTE} characters`),
  })
  .meta({ id: "ReportReason", description: "What somebody finds wrong with a message" });

const messageFields = {
  n: z.int().min(1),
  guest: guestId,
  name: z.string().nullable(),
  text: z.string(),
  at: time,
};

export const chatMessage = z.strictObject(messageFields).meta({ id: "ChatMessage" });
export const chatMessages = z.strictObject({ messages: listOf(chatMessage) }).meta({ id: "ChatMessages" });

/** The first frame of a client. It may be sent again at any time to be told the table anew; who the first one named it stays. */
export const tableHelloFrame = z
  .strictObject({
    type: z.literal("hello"),
    token: z.string().max(256).exactOptional().describe("The guest's; in a browser the cookie tells who it is"),
  })
  .meta({ id: "TableHello", description: "What a client sends over a table's WebSocket" });

export const tableServerFrame = z
  .union([
    z.strictObject({ type: z.literal("table"), ...tableFields }),
    z.strictObject({ type: z.literal("message"), ...messageFields }),
    errorFrame,
  ])
  .meta({ id: "TableFrame", description: "What the server sends over a table's WebSocket" });
