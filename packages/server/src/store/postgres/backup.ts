import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ClientBase } from "pg";
import {
  asBackup,
  backUpFrom,
  BackupRefused,
  type CopySource,
  fileSource,
  fillFolder,
  folderSource,
  NO_MARKS,
  requireFile,
  withCopy,
} from "../backup.ts";
import { DATABASE_FILE } from "../database.ts";
import { lockFolder } from "../folder-lock.ts";
import { damageCount, type FindGame, type Inspection } from "../inspect.ts";
import { isPostgresAddress } from "./address.ts";
import { numberTypes } from "./connections.ts";
import { copyIn } from "./copy-in.ts";
import { copyOut } from "./copy-out.ts";
import { explainPostgres } from "./faults.ts";
import { migratePostgres, withClient } from "./migrate.ts";
import { placeOf } from "./place.ts";
import { requireClosed } from "./session.ts";

/** As `backUp` does with a folder, into the same kind of file: it can be restored into either. Houses may be open. */
export function backUpPostgres(address: string, file: string, findGame: FindGame): Promise<Inspection> {
  return backUpFrom(() => postgresSource(address), file, findGame);
}

/** Puts a backup into an empty database, once every match in it was replayed. Anything damaged leaves the database empty. */
export async function restorePostgres(file: string, address: string, findGame: FindGame): Promise<Inspection> {
  const source = resolve(file);
  requireFile(source);
  return asBackup(() => fillPostgres(address, fileSource(source), findGame));
}

/**
 * Copies a whole house, which must be closed, into a folder or database that holds none, once every match in it was replayed. Each of
 * both is a folder or the address of a Postgres. What was there stays as it is.
 */
export async function moveHouse(from: string, to: string, findGame: FindGame): Promise<Inspection> {
  const fill = (source: CopySource): Promise<Inspection> =>
    isPostgresAddress(to) ? fillPostgres(to, source, findGame) : fillFolder(to, source, findGame);
  if (isPostgresAddress(from)) {
    return connected(from, async (client, place) => {
      await requireClosed(client, place);
      return fill(clientSource(client, place));
    });
  }
  if (!existsSync(join(resolve(from), DATABASE_FILE))) throw new BackupRefused("no-database");
  const lock = lockFolder(from);
  try {
    return await fill(folderSource(from));
  } finally {
    lock.release();
  }
}

async function fillPostgres(address: string, source: CopySource, findGame: FindGame): Promise<Inspection> {
  await migratePostgres(address);
  return connected(address, async (client, place) => {
    await requireClosed(client, place);
    const folder = mkdtempSync(join(tmpdir(), "safehouse-copy-"));
    try {
      return await withCopy(join(folder, DATABASE_FILE), source, findGame, async (inspection, copy) => {
        if (damageCount(inspection) === 0) await told(place, () => copyIn(client, copy));
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function postgresSource(address: string): CopySource {
  return {
    name: placeOf(address),
    marked: NO_MARKS,
    copyInto: (file) => connected(address, (client, place) => copyOut(client, place, file)),
  };
}

function clientSource(client: ClientBase, place: string): CopySource {
  return { name: place, marked: NO_MARKS, copyInto: (file) => told(place, () => copyOut(client, place, file)) };
}

/** Said here, where it is known that Postgres said it: files fail with codes of their own. */
async function told<T>(place: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof BackupRefused ? error : explainPostgres(error, place);
  }
}

function connected<T>(address: string, act: (client: ClientBase, place: string) => Promise<T>): Promise<T> {
  return withClient(address, act, { types: numberTypes });
}
