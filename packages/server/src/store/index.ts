export { backUp, BackupRefused, restore } from "./backup.ts";
export { type BackupNote, readBackupNote } from "./backup-note.ts";
export { DATABASE_FILE } from "./database.ts";
export { holderOfFolder } from "./folder-lock.ts";
export { glance, type Glance } from "./glance.ts";
export { damageCount, type Inspection } from "./inspect.ts";
export { openSqliteStore, type SqliteOptions } from "./sqlite.ts";
export { DamagedDatabase, FolderInUse, OutcomeUnknown, StoreUnavailable } from "./store.ts";
