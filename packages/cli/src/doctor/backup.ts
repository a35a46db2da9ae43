import { type BackupNote, readBackupNote } from "@safehouse/server/store";
import { cleanText, quote } from "../clean.ts";
import { timeOf } from "../time.ts";
import { fine, type Finding, skipped, wrong } from "./finding.ts";
import type { Patient } from "./patient.ts";

const DAY = 86_400_000;
/** A house is backed up every day; one that was not for so long has a timer that does not run. */
const OLDEST = 3 * DAY;

export function lookAtBackup({ words, folder, glance, now }: Patient): Finding[] {
  if (glance === null) return [skipped("backup", words("doctor.backup.nothing"))];
  return [judgeBackup(words, folder, readBackupNote(folder), now)];
}

export function judgeBackup(words: Patient["words"], folder: string, note: BackupNote | null, now: number): Finding {
  const todo = words("doctor.backup.todo", { folder });
  if (note === null) return wrong("backup", words("doctor.backup.never"), todo);
  const facts = { time: timeOf(note.at), file: quote(cleanText(note.file)), days: Math.floor((now - note.at) / DAY) };
  if (!note.isSound) return wrong("backup", words("doctor.backup.damaged", facts), words("doctor.backup.damaged.todo"));
  if (now - note.at > OLDEST) return wrong("backup", words("doctor.backup.old", facts), todo);
  return fine("backup", words("doctor.backup.fine", facts));
}
