import type { z } from "zod";
import type { createdGuest, deviceLink, holiday, ownGuest } from "./schemas/guests.ts";
import type { pushDevice, pushInfo, pushSubscription } from "./schemas/push.ts";
import type {
  chatMessage,
  chatMessages,
  createTableRequest,
  joinByCodeRequest,
  joinRequest,
  ownTables,
  paperRequest,
  paperSeat,
  rematchRequest,
  reportRequest,
  table,
  tableClientFrame,
  tableList,
  tableOptions,
  tableSeat,
  tableServerFrame,
} from "./schemas/tables.ts";

/* Guests and tables as types, without anything of zod. */

export type CreatedGuest = z.output<typeof createdGuest>;
export type OwnGuest = z.output<typeof ownGuest>;
export type Holiday = z.output<typeof holiday>;
export type PushInfo = z.output<typeof pushInfo>;
export type PushSubscriptionRequest = z.output<typeof pushSubscription>;
export type PushDevice = z.output<typeof pushDevice>;
export type DeviceLink = z.output<typeof deviceLink>;

export type CreateTableRequest = z.input<typeof createTableRequest>;
export type TableOptionsRequest = z.output<typeof tableOptions>;
export type JoinTableRequest = z.output<typeof joinRequest>;
export type JoinByCodeRequest = z.output<typeof joinByCodeRequest>;
export type RematchRequest = z.input<typeof rematchRequest>;
export type ReportRequest = z.output<typeof reportRequest>;
export type ReportKind = NonNullable<ReportRequest["kind"]>;
export type TableView = z.output<typeof table>;
export type TableSeatView = z.output<typeof tableSeat>;
export type PaperRequest = z.output<typeof paperRequest>;
export type PaperSeatFound = z.output<typeof paperSeat>;
export type OpenTables = z.output<typeof tableList>;
export type OpenTable = OpenTables["tables"][number];
export type PlayedTable = OpenTables["playing"][number];
export type OwnTables = z.output<typeof ownTables>;
export type OwnTable = OwnTables["tables"][number];
export type ChatMessageView = z.output<typeof chatMessage>;
export type ChatMessages = z.output<typeof chatMessages>;
export type TableClientFrame = z.output<typeof tableClientFrame>;
export type TableServerFrame = z.output<typeof tableServerFrame>;
