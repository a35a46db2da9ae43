import type { GameView } from "@safehouse/kernel";
import { z } from "zod";
import {
  command,
  commitment,
  contribution,
  count,
  event,
  json,
  language,
  listOf,
  MOST_SEATS,
  outcome,
  playerName,
  seatNumber,
} from "./common.ts";
import { botLevel } from "./games.ts";

export const LONGEST_SEED = 200;
/** However long the log is, one answer tells no more of it: nobody's request keeps the others waiting. */
export const MOST_LOG_ROWS = 500;

const seatKind = z.enum(["human", "bot"]);

export const matchId = z.string().min(1).max(128).describe("128 random bits: who has it may watch");
export const seatToken = z.string().min(1).max(256).describe("Plays the seat; keep it secret");
const decisionId = z.string().min(1).max(200).describe("As listed in `pending` and `moves`");
const seenCount = count.describe("What the client has seen; no lock");

export const matchParams = z.strictObject({ id: matchId });

export const matchQuery = z.strictObject({
  from: z.coerce
    .number()
    .int()
    .min(0)
    .exactOptional()
    .describe(`The first log entry wanted, of which at most ${MOST_LOG_ROWS} are told; by default the last 50`),
  lang: language.exactOptional().describe("Instead of Accept-Language"),
});

/** For routes whose only option is the language; a browser's WebSocket cannot set a header. */
export const languageQuery = z.strictObject({ lang: language.exactOptional().describe("Instead of Accept-Language") });

export const createMatchRequest = z
  .strictObject({
    game: z.string().min(1).max(64),
    config: z.record(z.string(), z.unknown()).default({}).describe("`{}` gives the defaults of every game"),
    seats: listOf(
      z.strictObject({ kind: seatKind, name: playerName.exactOptional(), level: botLevel.exactOptional() }),
      { min: 1, max: MOST_SEATS },
    ),
    seed: z
      .string()
      .min(1)
      .max(LONGEST_SEED)
      .exactOptional()
      .describe("Marks the match as practice: its draws are known"),
    contributions: listOf(contribution, { max: MOST_SEATS }).exactOptional(),
  })
  .meta({ id: "CreateMatch" });

export const createdMatch = z
  .strictObject({
    id: matchId,
    commitment,
    practice: z.boolean().exactOptional(),
    seats: listOf(z.strictObject({ seat: seatNumber, kind: seatKind, token: seatToken.exactOptional() })),
  })
  .meta({ id: "CreatedMatch" });

export const seatDecision = z
  .strictObject({ id: decisionId, seat: seatNumber, kind: z.string() })
  .meta({ id: "Decision", description: "A question that is open" });

export const listedMove = z
  .strictObject({ decision: decisionId, move: json, label: z.string().describe("What the move is called on a button") })
  .meta({ id: "ListedMove", description: "Can be posted back as it is" });

export const logRow = z
  .strictObject({
    n: z.int().min(1),
    decision: z.string(),
    seat: seatNumber.nullable().describe("Null is chance"),
    events: listOf(event),
    move: json
      .exactOptional()
      .describe("Only of the viewer's own entries, and of undos: they name the entry taken back"),
  })
  .meta({ id: "LogRow", description: "An entry of the log as this viewer may know it" });

export const matchSeat = z
  .strictObject({
    seat: seatNumber,
    kind: seatKind.describe("Who plays it now: a bot may stand in for a person, under the person's name"),
    name: z.string().exactOptional().describe("As people know whoever sits there; left out for who has none"),
    level: z.string().exactOptional().describe("Of a bot"),
  })
  .meta({ id: "MatchSeat" });

/** The table as it stands: what a state and every entry tell. */
export const standpointFields = {
  pending: listOf(seatDecision).describe("Empty when the match is over"),
  moves: listOf(listedMove).describe("What this seat may do now; empty for a spectator"),
  outcome: outcome.nullable().describe("Null until the match is over"),
};

export const snapshotFields = {
  id: matchId,
  game: z.string(),
  rules: count.describe("The version of the rules that the match was begun under and is played by to its end"),
  content: z.string().describe("The hash of what it is played with: cards, sheets, plans"),
  n: count.describe("How many entries of the log are in this view"),
  view: z.looseObject({
    seat: seatNumber.nullable(),
    silent: z.boolean(),
  }) as unknown as z.ZodType<GameView, GameView>,
  ...standpointFields,
  log: listOf(logRow, { max: MOST_LOG_ROWS }),
  next: z
    .int()
    .min(1)
    .nullable()
    .describe("Where the log goes on: ask again with this `from`. Null if all of it is told"),
  commitment,
  practice: z.boolean().describe("The seed was given by whoever made the match"),
  seats: listOf(matchSeat).describe("In order, for everybody to know"),
};

export const matchSnapshot = z.strictObject(snapshotFields).meta({ id: "MatchSnapshot" });

export const undoFields = { command, n: seenCount };
export const moveFields = { ...undoFields, decision: decisionId, move: json };

export const moveRequest = z.strictObject(moveFields).meta({ id: "Move" });
export const undoRequest = z.strictObject(undoFields).meta({ id: "Undo" });

export const moveAnswerFields = {
  n: count.describe("How far the log reaches after all chance that the move caused"),
  events: listOf(event).describe("What this seat is told of its move and of that chance"),
};

export const moveAnswer = z.strictObject(moveAnswerFields).meta({ id: "MoveAnswer" });
