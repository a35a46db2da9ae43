import { BRANCH_LUCK, type MatchStudy, STUDY_FORMAT, type StudyPlace, type StudyWork } from "@safehouse/kernel";
import { z } from "zod";
import { count, event, json, listOf, seatNumber } from "./common.ts";
import { errorFrame } from "./live.ts";
import { matchRecord } from "./record.ts";

export const studyId = z.string().regex(/^[\w-]{22}$/, "must be the id of a study");
export const studyParams = z.strictObject({ id: studyId });

const guestId = z.string().regex(/^[\w-]{22}$/, "must be the id of a guest");
const time = count.describe("Milliseconds since 1970");

const place = z
  .strictObject({ branch: count.nullable().describe("Null is the match itself"), n: count })
  .describe("A moment: so many entries of the match, or so many steps of a branch") as z.ZodType<
  StudyPlace,
  StudyPlace
>;

const mark = z
  .strictObject({ thing: z.string(), to: z.string().exactOptional() })
  .describe("A ring around a thing of the board, or an arrow from it to another");

const page = z.strictObject({
  at: place,
  note: z.string().describe("Plain text, with line breaks"),
  marks: listOf(mark),
});

const branchStep = z.strictObject({
  decision: z.string().describe("An open question, or what chance is asked"),
  move: json,
  luck: z.enum(BRANCH_LUCK).exactOptional().describe("Of a draw: as in the match, anew, or chosen"),
});

const branch = z
  .strictObject({
    id: count,
    from: place,
    world: z
      .strictObject({ seed: count, hash: z.string() })
      .exactOptional()
      .describe("Through a seat's eyes: the imagined world that it is played in"),
    steps: listOf(branchStep),
  })
  .describe("A what-if");

const workFields = { title: z.string(), pages: listOf(page), branches: listOf(branch) };
const work = z
  .strictObject(workFields)
  .meta({ id: "StudyWork", description: "What is written into a study" }) satisfies z.ZodType<StudyWork>;

const format = z.literal(STUDY_FORMAT);
const openStudy = z.strictObject({ format, eyes: z.literal("open"), ...workFields, record: matchRecord });
const seenStudy = z.strictObject({
  format,
  eyes: seatNumber,
  ...workFields,
  seen: z
    .strictObject({
      game: z.string(),
      rules: count,
      content: z.string(),
      seats: matchRecord.shape.seats,
      first: z.record(z.string(), json).describe("The first table: `view`, `pending` and `outcome`"),
      steps: listOf(
        z.strictObject({
          seat: seatNumber.nullable().describe("Null is chance"),
          decision: z.string(),
          events: listOf(event),
          undoes: count.exactOptional().describe("The entry that this one takes back"),
          change: json.describe("What it changed of the table, as docs/protocol.md tells changes; null for nothing"),
        }),
      ),
    })
    .describe("What the seat was told and shown, entry by entry"),
});

const study = (z.union([openStudy, seenStudy]) as z.ZodType<MatchStudy, MatchStudy>).meta({
  id: "Study",
  description: "A finished match with notes, marks and what-ifs: its record, or what one seat saw of it",
});

/** What is sent is judged as a file is: by one reader, whose limits are in docs/protocol.md. */
const anyObject = z.record(z.string(), json);
const sentStudy = (anyObject as unknown as z.ZodType<MatchStudy, MatchStudy>).describe("As `Study` is described");
const sentWork = (anyObject as unknown as z.ZodType<StudyWork, StudyWork>).describe("As `StudyWork` is described");

export const createStudyRequest = z.strictObject({ study: sentStudy }).meta({ id: "CreateStudyRequest" });
export const createdStudy = z
  .strictObject({ id: studyId.describe("Whoever knows it can read the study") })
  .meta({ id: "CreatedStudy" });
export const readStudyAnswer = z.strictObject({ id: studyId, study }).meta({ id: "KeptStudy" });
export const ownStudies = z
  .strictObject({ studies: listOf(z.strictObject({ id: studyId, title: z.string(), createdAt: time })) })
  .meta({ id: "OwnStudies" });
export const studyWorkRequest = z.strictObject({ work: sentWork }).meta({ id: "StudyWorkRequest" });
export const studyLeaderRequest = z
  .strictObject({ guest: guestId.describe("Who leads from now on: somebody who is there") })
  .meta({ id: "StudyLeaderRequest" });

const person = z.strictObject({ guest: guestId, name: z.string() });

const studyRoomFields = {
  version: count.describe("Grows with every change of the room"),
  at: place.describe("Where the leader is"),
  edit: count.describe("Grows when something is written"),
  leader: person.nullable().describe("Null where whoever led was forgotten"),
  isLed: z.boolean().describe("Whether the leader is there: if not, somebody else may lead"),
  people: listOf(person).describe("Guests who look at it now, the leader among them"),
  strangers: count.describe("How many others do"),
  you: guestId.nullable(),
};

/** The first frame of a client. It may be sent again at any time to be told all of it anew; who the first one named it stays. */
const studyHelloFrame = z.strictObject({
  type: z.literal("hello"),
  token: z.string().max(256).exactOptional().describe("The guest's; in a browser the cookie tells who it is"),
});

/** The leader goes somewhere. */
const studyAtFrame = z.strictObject({ type: z.literal("at"), at: place });

export const studyClientFrame = z
  .discriminatedUnion("type", [studyHelloFrame, studyAtFrame])
  .meta({ id: "StudyHello", description: "What a client sends over a study's WebSocket" });

export const studyServerFrame = z
  .union([
    z.strictObject({
      type: z.literal("room"),
      ...studyRoomFields,
      work: work.exactOptional(),
    }),
    errorFrame,
  ])
  .meta({ id: "StudyFrame", description: "What the server sends over a study's WebSocket" });
