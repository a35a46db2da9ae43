/** What is played every day, and whom one can be when alone: the only place that says so. */
export const DAILY_GAME = "clou";
export const PERSON = "thief1";
export const PEOPLE: readonly string[] = ["bruce", "janet", "matt", "trixie"];
