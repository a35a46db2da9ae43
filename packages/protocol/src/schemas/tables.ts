import { z } from "zod";
import { commitment, contribution, count, json, listOf, MOST_SEATS, playerName, seatNumber } from "./common.ts";
import { botLevel } from "./games.ts";
import { guestId, holiday } from "./guests.ts";
import { errorFrame } from "./live.ts";
import { matchId, seatToken } from "./matches.ts";

export const LONGEST_MESSAGE = 300;
export const LONGEST_NOTE = 200;
/** Fourteen days. */
export const LONGEST_TIMER = 1_209_600;

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
  timer: z
    .int()
    .min(10)
    .max(LONGEST_TIMER)
    .nullable()
    .describe(
      "Seconds for a decision; null for no timer. From a day on the table is slow: docs/api.md says what that means",
    ),
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

export const findTableRequest = z.strictObject({ code: z.string().min(1).max(64) }).meta({ id: "FindTable" });

export const orderRequest = z
  .strictObject({ order: listOf(seatNumber, { min: 1, max: MOST_SEATS }).describe("The old seats in their new order") })
  .meta({ id: "SeatOrder" });

export const botRequest = z.strictObject({ level: botLevel }).meta({ id: "BotSeat" });
export const wishRequest = z
  .strictObject({
    wish: z.string().min(1).max(64).nullable().describe("One of the game's `wishes`; null for no wish any more"),
  })
  .meta({ id: "SeatWish" });
export const paperRequest = z
  .strictObject({
    name: playerName.exactOptional().describe("Who writes there, where nobody of the house sits"),
    renew: z
      .literal(true)
      .exactOptional()
      .describe("With another code: what was printed before opens nothing any more"),
  })
  .meta({ id: "PaperSeat" });
export const findPaperRequest = z.strictObject({ code: z.string().min(1).max(200) }).meta({ id: "FindPaper" });
export const endRequest = z.strictObject({ agree: z.boolean() }).meta({ id: "EndVote" });
export const aboutSeatRequest = z.strictObject({ seat: seatNumber }).meta({ id: "AboutSeat" });
export const rematchRequest = z
  .strictObject({ seats: z.enum(["same", "rotated"]).default("rotated") })
  .meta({ id: "Rematch" });

export const tableParams = z.strictObject({ id: tableId });
export const tableSeatParams = z.strictObject({ id: tableId, seat: z.coerce.number().pipe(seatNumber) });
export const bannedParams = z.strictObject({ id: tableId, guest: guestId });
export const tableMessageParams = z.strictObject({ id: tableId, message: z.coerce.number().pipe(z.int().min(1)) });
/** On one page; nobody sits at many more. */
export const MOST_ON_DESK = 100;
export const ownTablesQuery = z.strictObject({
  from: z.coerce.number().pipe(count).exactOptional().describe("Only tables after so many"),
  limit: z.coerce.number().pipe(z.int().min(1).max(MOST_ON_DESK)).exactOptional().describe("So many at most"),
});
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
    kind: z
      .enum(["empty", "bot", "guest", "paper"])
      .describe("Paper: somebody without a device, whose sheet is entered by those who sit at the table"),
    level: botLevel.nullable().describe("Of the bot that plays this seat, for itself or in somebody's place"),
    guest: person.nullable(),
    paper: z
      .strictObject({
        name: z.string().nullable().describe("Who writes; null for the guest of this seat"),
        code: z
          .string()
          .nullable()
          .describe(
            "Opens the page that enters what stands on this sheet. Told to those who sit here, and to nobody else",
          ),
      })
      .nullable()
      .describe("This seat is played on a printed sheet"),
    isHere: z.boolean().describe("False for a guest who left, or was invited to a rematch and has not come yet"),
    isConnected: z
      .boolean()
      .nullable()
      .describe(
        "Whether this guest has a socket open at the table. Losing it is told some seconds later. Null for nobody and bots, and for " +
          "strangers at a table without spectators",
      ),
    isBesideScreen: z
      .boolean()
      .describe(
        "This guest's device shows only a hand, beside a screen for everybody; told to those who are told `isConnected`",
      ),
    wish: z
      .string()
      .nullable()
      .describe("What who sits here wishes to be, of the game's `wishes`; the match hears it when it begins"),
    holiday: holiday
      .nullable()
      .describe("When this guest is away, now or soon: at a slow table no time runs for it then"),
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
  hasScreen: z.boolean().describe("A screen for everybody shows this table. Losing it is told some seconds later"),
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
  screenCode: tableCode
    .nullable()
    .describe(
      "Finds the table for a screen or a spectator (`POST /api/tables/find`), also while the match runs; it seats nobody then. Told to " +
        "those who sit here and, while the match runs and spectators are allowed, to everybody",
    ),
  match: matchId.nullable().describe("Told to those who sit here and, where spectators are allowed, to everybody"),
  endVotes: listOf(guestId).describe("Who wants to end the match without a result"),
  absence: z
    .strictObject({ seat: seatNumber, votes: listOf(guestId), from: time })
    .nullable()
    .describe("Who wants to give this seat to a bot; possible from this time on, if it is still waited for"),
  deadlines: listOf(
    z.strictObject({
      seat: seatNumber,
      decision: z.string(),
      milliseconds: count.describe("Until the end, with the holidays that lie before it"),
      rests: z.boolean().describe("No time runs for this seat now: it is on holiday"),
      reminders: count.describe("How often it was reminded"),
    }),
  ).describe("How much time is left for the decisions open now"),
  rematch: tableId
    .nullable()
    .describe(
      "The next table. Told to those who sit here and, where spectators are allowed, to everybody once its match has begun",
    ),
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

export const paperSeat = z
  .strictObject({
    table: tableId,
    seat: seatNumber,
    hat: seatNumber,
    name: z.string().nullable(),
    game: z.string(),
    config: json,
    phase: tableFields.phase,
    match: matchId.nullable().describe("Null until it begins"),
    token: seatToken
      .nullable()
      .describe("Plays this seat in the match and no other; null while there is nothing to enter"),
    level: botLevel.nullable().describe("Of the bot that plays this seat meanwhile"),
  })
  .meta({ id: "PaperSeatFound", description: "The seat whose sheet has this code" });

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
        isYourTurn: z.boolean().describe("You are asked, and have not answered"),
        hasAnswered: z.boolean().describe("You are asked with others, and your answer lies ready; nobody else is told"),
        isByBot: z.boolean().describe("A bot plays your seat until you take it back"),
        questions: listOf(
          z.strictObject({
            seat: seatNumber,
            waited: count.describe("For how many milliseconds this seat has been asked"),
            left: count
              .nullable()
              .describe("How many are left, with holidays that lie before the end; null without a timer"),
            restsUntil: time.nullable().describe("No time runs before then: whoever is asked is on holiday"),
            reminders: count.describe("How often it was reminded"),
          }),
        ).describe("One for each seat that is asked now"),
        n: count.nullable().describe("How many entries the match has, as far as the table may know; null without one"),
        timer: optionFields.timer,
        names: listOf(z.string().nullable()).describe("By seat; null for nobody, bots and the forgotten"),
        hats: listOf(seatNumber).describe("By seat"),
        match: matchId.nullable(),
        token: seatToken.nullable().describe("Plays your seat in the match; null while you have none to play"),
        createdAt: time,
        expiresAt: time.nullable(),
      }),
    ),
    next: count.nullable().describe("Where the next page begins; null for no more"),
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
const tableHelloFrame = z.strictObject({
  type: z.literal("hello"),
  token: z.string().max(256).exactOptional().describe("The guest's; in a browser the cookie tells who it is"),
  screen: z
    .literal(true)
    .exactOptional()
    .describe("A screen for everybody: it is nobody, whatever the cookie says, and has no token"),
  hand: z
    .boolean()
    .exactOptional()
    .describe("This device lies beside a screen and shows only what that cannot: said again whenever it changes"),
});

/** A screen says how far it has shown the match. */
const shownFrame = z.strictObject({
  type: z.literal("shown"),
  n: z.int().min(1).describe("The last entry of the log that stands on the screen"),
});

export const tableClientFrame = z
  .discriminatedUnion("type", [tableHelloFrame, shownFrame])
  .meta({ id: "TableHello", description: "What a client sends over a table's WebSocket" });

export const tableServerFrame = z
  .union([
    z.strictObject({ type: z.literal("table"), ...tableFields }),
    z.strictObject({ type: z.literal("message"), ...messageFields }),
    shownFrame.describe("To those who sit there: how far the screen has shown the match"),
    errorFrame,
  ])
  .meta({ id: "TableFrame", description: "What the server sends over a table's WebSocket" });
