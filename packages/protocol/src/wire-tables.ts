import type { z } from "zod";
import type { createdGuest, deviceLink, ownGuest } from "./schemas/guests.ts";
import type {
  chatMessage,
  createTableRequest,
  ownTables,
  table,
  tableHelloFrame,
  tableList,
  tableOptions,
  tableSeat,
  tableServerFrame,
} from "./schemas/tables.ts";

/* Guests and tables as types, without anything of zod. */

export type CreatedGuest = z.output<typeof createdGuest>;
export type OwnGuest = z.output<typeof ownGuest>;
export type DeviceLink = z.output<typeof deviceLink>;

export type CreateTableRequest = z.input<typeof createTableRequest>;
export type TableOptionsRequest = z.output<typeof tableOptions>;
export type TableView = z.output<typeof table>;
export type TableSeatView = z.output<typeof tableSeat>;
export type OpenTable = z.output<typeof tableList>["tables"][number];
export type OwnTable = z.output<typeof ownTables>["tables"][number];
export type ChatMessageView = z.output<typeof chatMessage>;
export type TableHelloFrame = z.output<typeof tableHelloFrame>;
export type TableServerFrame = z.output<typeof tableServerFrame>;
