import type { MatchSnapshot } from "../wire.ts";
import type { ChatMessageView, TableView } from "../wire-tables.ts";
import type { StudyWork } from "@safehouse/kernel";
import type { StudyRoom } from "../wire-studies.ts";
import type { Connection } from "./connection.ts";
import type { Told } from "./ledger.ts";

interface ConnectionNews {
  readonly type: "connection";
  readonly connection: Connection;
}

/** Of a match. */
export type News =
  | { readonly type: "entry"; readonly entry: Told }
  | { readonly type: "state"; readonly state: MatchSnapshot }
  /** The server knows less than it did, as after restoring a backup: entries above n never happened. */
  | { readonly type: "rewound"; readonly n: number }
  | ConnectionNews;

export type NewsListener = (news: News) => void;

export type TableNews =
  | { readonly type: "table"; readonly table: TableView }
  | { readonly type: "message"; readonly message: ChatMessageView }
  /** A screen for everybody has shown the match up to this entry. */
  | { readonly type: "shown"; readonly n: number }
  | ConnectionNews;

export type TableNewsListener = (news: TableNews) => void;

/** What a study that is looked at together tells. */
export type StudyNews =
  | { readonly type: "room"; readonly room: StudyRoom; readonly work: StudyWork | null }
  | { readonly type: "connection"; readonly connection: Connection };

export type StudyNewsListener = (news: StudyNews) => void;
