export { readPostgresAddress } from "./address.ts";
export { backUpPostgres, moveHouse, restorePostgres } from "./backup.ts";
export { glancePostgres, type PostgresGlance } from "./glance.ts";
export { openPostgresStore } from "./open.ts";
export { placeOf } from "./place.ts";
