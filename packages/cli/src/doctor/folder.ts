import { readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { quote } from "../clean.ts";
import { fine, type Finding, wrong } from "./finding.ts";
import type { Patient } from "./patient.ts";

const FOR_OTHERS = 0o077;
const OURS = /^safehouse\./;

/** Whether the folder is there, whose it is, and who else can look into it. */
export function lookAtFolder({ words, folder, process: house }: Patient): Finding[] {
  const name = quote(folder);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) {
    return [wrong("folder", words("doctor.folder.missing", { name }), words("doctor.folder.missing.todo"))];
  }
  if (!stats.isDirectory()) {
    return [wrong("folder", words("doctor.folder.file", { name }), words("doctor.folder.missing.todo"))];
  }
  const files = filesIn(folder);
  if (files === null) {
    const todo = words("doctor.folder.closed.todo", { owner: stats.uid });
    return [wrong("folder", words("doctor.folder.closed", { name }), todo)];
  }
  const found = [
    ...strangers(words, folder, house?.uid ?? null, [{ path: folder, stats }, ...files]),
    ...open(words, folder, stats, files),
  ];
  return found.length > 0 ? found : [fine("folder", words("doctor.folder.fine", { name }))];
}

interface File {
  readonly path: string;
  readonly stats: Stats;
}

/** Null if this account may not look. A file may go while we do. */
function filesIn(folder: string): File[] | null {
  try {
    return readdirSync(folder)
      .filter((name) => OURS.test(name))
      .map((name) => join(folder, name))
      .flatMap((path) => {
        const stats = statSync(path, { throwIfNoEntry: false });
        return stats === undefined ? [] : [{ path, stats }];
      });
  } catch {
    return null;
  }
}

function strangers(words: Patient["words"], folder: string, runner: number | null, files: readonly File[]): Finding[] {
  if (runner === null || runner === 0) return [];
  const foreign = files.find(({ stats }) => stats.uid !== runner);
  if (foreign === undefined) return [];
  const facts = { name: quote(foreign.path), owner: foreign.stats.uid, runner };
  return [wrong("folder", words("doctor.folder.owner", facts), words("doctor.folder.owner.todo", { folder, runner }))];
}

/** Windows knows other rights than these. */
function open(words: Patient["words"], folder: string, stats: Stats, files: readonly File[]): Finding[] {
  if (process.platform === "win32") return [];
  const isOpen = ({ mode }: Stats): boolean => (mode & FOR_OTHERS) !== 0;
  const found: Finding[] = [];
  if (isOpen(stats)) {
    const what = words("doctor.folder.open", { name: quote(folder), mode: modeOf(stats) });
    found.push(wrong("folder", what, `chmod 700 ${folder}`));
  }
  const first = files.find((file) => isOpen(file.stats));
  if (first !== undefined) {
    const what = words("doctor.folder.open", { name: quote(first.path), mode: modeOf(first.stats) });
    found.push(wrong("folder", what, `chmod 600 ${join(folder, "safehouse.*")}`));
  }
  return found;
}

function modeOf({ mode }: Stats): string {
  return (mode & 0o777).toString(8).padStart(4, "0");
}
