import { type MatchStudy, plainText, STUDY_FORMAT, STUDY_LIMITS, type StudyEyes } from "@safehouse/kernel";
import type { Film } from "../play/replay/film.ts";
import { seenBy } from "./seen.ts";

/** A study of a finished match in which nothing is written yet. Through a seat's eyes the record does not come along. */
export function makeStudy(film: Film, eyes: StudyEyes, title: string): MatchStudy {
  const work = { title: plainText(title.slice(0, STUDY_LIMITS.title)) ?? "", pages: [], branches: [] };
  const { record } = film;
  return eyes === "open"
    ? { format: STUDY_FORMAT, eyes, ...work, record }
    : { format: STUDY_FORMAT, eyes, ...work, seen: seenBy(film, eyes, record) };
}
