export type { Answer, Done, Rejected, Submission, UndoSubmission } from "./answer.ts";
export type { Frame, Listener } from "./audience.ts";
export {
  type BotFailure,
  type BotPlayers,
  type BotQuestion,
  DEFAULT_BOT_NODES,
  gameBots,
  prepareBots,
  seedOf,
  studyOf,
} from "./bots.ts";
export { type Clock, systemClock } from "./clock.ts";
export { BrokenJournal, MatchClosed, RulesFailure } from "./failure.ts";
export { guardRules } from "./guard.ts";
export {
  type Accepted,
  type AgedLine,
  type Journal,
  type JournalLine,
  type MemoryJournal,
  memoryJournal,
} from "./journal.ts";
export { DEFAULT_LAB_LIMIT, type LabBot, type LabMatch, type LabResult, playMatch } from "./lab.ts";
export { type Match, openMatch } from "./match.ts";
export type { MatchOptions } from "./options.ts";
export type { PastBookmark } from "./resume.ts";
export { learn, type LearnedStore, makeSchool, type School } from "./school.ts";
export type { ListedMove, LogRow, Snapshot, Standpoint } from "./sight.ts";
export type { Advice } from "./review/advice.ts";
export {
  type AppraisedMatch,
  isDecided,
  mainOf,
  type Moment,
  type Review,
  swingsOf,
  turnsOf,
} from "./review/review.ts";
export { type FoundReview, review, reviewing, type ReviewOrder, type ReviewProgress } from "./review/reviewing.ts";
export { orderReview, type OrderedReview, type RecordFlaw } from "./review/order.ts";
export { type ReviewedMatch, stepsOf } from "./review/steps.ts";
