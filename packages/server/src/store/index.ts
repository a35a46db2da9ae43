export { backUp, BackupRefused, restore } from "./backup.ts";
export { damageCount, type Inspection } from "./inspect.ts";
export { openSqliteStore, type SqliteOptions } from "./sqlite.ts";
export { DamagedDatabase, FolderInUse, StoreUnavailable } from "./store.ts";
