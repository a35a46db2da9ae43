import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { LANGUAGES } from "@safehouse/kernel";
import { INKS, PAPER_SIZES, print, type PrintProblem } from "@safehouse/paper/pdf";
import { oneOf } from "./arguments.ts";
import { requiredFile } from "./backup-command.ts";
import { cleanText, quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";
import { readText } from "./record-file.ts";
import { openSession } from "./session.ts";
import type { Words } from "./words.ts";

const SHAPE = {
  thing: "thing",
  values: { out: "file", size: PAPER_SIZES, ink: INKS, language: LANGUAGES, match: "file", plan: "file" },
  switches: [],
} as const;

export const printCommand: Command = { shape: SHAPE, run };

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "print", SHAPE, argv);
  const { words, given } = session;
  const size = oneOf(words, given, "size", PAPER_SIZES) ?? "a4";
  const ink = oneOf(words, given, "ink", INKS) ?? "colour";
  const language = oneOf(words, given, "language", LANGUAGES) ?? session.language;
  const file = requiredFile(session, "print", "out");
  const { match: matchFile, plan: planFile } = given.values;
  const match = matchFile === undefined ? null : await readText(words, matchFile);
  const own = planFile === undefined ? undefined : await readPlan(words, planFile);
  if (match !== null && own !== undefined) throw CommandError.badInput(words("print.both"));
  const printed = await print({ thing: given.thing, size, ink, language, match, ...(own !== undefined && { own }) });
  if (!printed.ok) throw refusal(words, given.thing, { matchFile, planFile }, printed.problem);
  await requireOwn(words, file);
  save(words, file, printed.pdf);
  session.print([words("print.fine", { file: quote(file), pages: printed.pages })]);
  return EXIT.fine;
}

/** A code begins with the game and which kind of code it is. */
const LOOKS_LIKE_A_CODE = /^[A-Z]+\d+\.[\w-]+$/;

/** A plan's file, or its code as it is copied from the workshop. */
async function readPlan(words: Words, plan: string): Promise<string> {
  return LOOKS_LIKE_A_CODE.test(plan) && !existsSync(plan) ? plan : readText(words, plan);
}

interface Brought {
  readonly matchFile: string | undefined;
  readonly planFile: string | undefined;
}

function refusal(words: Words, thing: string, { matchFile, planFile }: Brought, problem: PrintProblem): CommandError {
  const file = matchFile ?? planFile ?? "";
  switch (problem.what) {
    case "unknown":
      return CommandError.badInput(words("print.unknown", { given: quote(thing), things: problem.things.join(", ") }));
    case "elsewhere":
      return CommandError.badInput(
        words(planFile === undefined ? "print.elsewhere" : "print.aside", {
          given: quote(thing),
          things: problem.things.join(", "),
        }),
      );
    case "match":
    case "own":
      return CommandError.badInput(words("file.malformed", { file: quote(file), problem: cleanText(problem.problem) }));
  }
}

const MAGIC = "%PDF";

/** Prints over an earlier print, and over nothing else. */
async function requireOwn(words: Words, path: string): Promise<void> {
  const file = quote(path);
  let start: string;
  try {
    const handle = await open(path, "r");
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
      start = buffer.toString("latin1", 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code = "?" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return;
    throw CommandError.badInput(words("print.failed", { file, reason: code }));
  }
  if (start !== MAGIC) throw CommandError.badInput(words("print.exists", { file }));
}

/** Whole or not at all. */
function save(words: Words, path: string, pdf: Uint8Array): void {
  const draft = `${path}.part`;
  try {
    writeFileSync(draft, pdf);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    const { code = "?" } = error as NodeJS.ErrnoException;
    throw CommandError.badInput(words("print.failed", { file: quote(path), reason: code }));
  }
}
