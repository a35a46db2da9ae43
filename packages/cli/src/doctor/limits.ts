import { totalmem } from "node:os";
import { fine, type Finding, skipped, wrong } from "./finding.ts";
import type { Patient } from "./patient.ts";
import { openFilesOf } from "./process.ts";

const MEGABYTE = 1024 * 1024;
/** Beside connections a house has its database, its log and what Node needs open. */
const OWN_FILES = 100;
/** What a house takes before anybody comes; a connection that waits; a match that is being played. Measured, and rounded up. */
const EMPTY = 200 * MEGABYTE;
const CONNECTION = 30 * 1024;
const MATCH = 100 * 1024;

/** Whether as many may come as the house was told to let in. */
export function lookAtLimits({ words, process: house, settings }: Patient): Finding[] {
  if (settings === null)
    return [skipped("files", words("doctor.limits.unknown")), skipped("memory", words("doctor.limits.unknown"))];
  const { connections, mostAwake } = settings;
  return [
    judgeFiles(words, connections, house === null ? openFilesOf("self") : house.openFiles),
    judgeMemory(words, { connections, mostAwake }, Math.min(totalmem(), process.constrainedMemory() || Infinity)),
  ];
}

export function judgeFiles(words: Patient["words"], connections: number, limit: number | null): Finding {
  if (limit === null) return skipped("files", words("doctor.files.unknown"));
  const needed = connections + OWN_FILES;
  const facts = { limit: Number.isFinite(limit) ? limit : 0, connections };
  if (limit >= needed) return fine("files", words("doctor.files.fine", facts));
  const todo = words("doctor.files.todo", { needed, most: Math.max(1, limit - OWN_FILES) });
  return wrong("files", words("doctor.files.few", facts), todo);
}

export function judgeMemory(
  words: Patient["words"],
  { connections, mostAwake }: { readonly connections: number; readonly mostAwake: number },
  memory: number,
): Finding {
  const needed = EMPTY + connections * CONNECTION + mostAwake * MATCH;
  const facts = {
    needed: Math.ceil(needed / MEGABYTE),
    memory: Math.floor(memory / MEGABYTE),
    connections,
    matches: mostAwake,
  };
  return memory >= needed
    ? fine("memory", words("doctor.memory.fine", facts))
    : wrong("memory", words("doctor.memory.little", facts), words("doctor.memory.todo"));
}
