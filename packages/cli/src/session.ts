import { type Language, LANGUAGES } from "@safehouse/kernel";
import { type Given, oneOf, readArguments, type Shape } from "./arguments.ts";
import { type Io, widthOf } from "./io.ts";
import { type Paint, paintFor } from "./paint.ts";
import { languageOf, type Words, wordsIn } from "./words.ts";

/** A command as it was called, and the terminal it was called in. */
export interface Session {
  readonly io: Io;
  readonly given: Given;
  readonly language: Language;
  readonly words: Words;
  readonly paint: Paint;
  readonly width: number;
  print(lines: readonly string[]): void;
}

/** Reads the arguments in the terminal's language, since --lang is itself one of them. */
export function openSession(io: Io, command: string, shape: Shape, argv: readonly string[]): Session {
  const own = languageOf(io.env);
  const given = readArguments(wordsIn(own), command, { ...shape, values: withCommon(shape) }, argv);
  const language = oneOf(wordsIn(own), given, "lang", LANGUAGES) ?? own;
  return {
    io,
    given,
    language,
    words: wordsIn(language),
    paint: paintFor(io),
    width: widthOf(io),
    print: (lines) => io.out(lines.map((line) => `${line}\n`).join("")),
  };
}

/** Every command can be told what to speak, and which games there are beside those of the house (`shelf/bring-shelf.ts`). */
export function withCommon({ values }: Shape): Shape["values"] {
  return { ...values, shelf: "folder", lang: LANGUAGES };
}
