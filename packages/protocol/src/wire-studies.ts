import type { z } from "zod";
import type {
  createdStudy,
  createStudyRequest,
  ownStudies,
  readStudyAnswer,
  studyClientFrame,
  studyServerFrame,
} from "./schemas/studies.ts";

/* Studies as types, without anything of zod. */

export type CreateStudyRequest = z.input<typeof createStudyRequest>;
export type CreatedStudy = z.output<typeof createdStudy>;
export type KeptStudyAnswer = z.output<typeof readStudyAnswer>;
export type OwnStudies = z.output<typeof ownStudies>;
export type StudyClientFrame = z.output<typeof studyClientFrame>;
export type StudyServerFrame = z.output<typeof studyServerFrame>;
export type StudyRoom = Omit<Extract<StudyServerFrame, { readonly type: "room" }>, "type" | "work">;
