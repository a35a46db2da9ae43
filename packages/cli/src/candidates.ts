import type { GuestGlance } from "@safehouse/server/personal-data";
import { cleanName, cleanText, quote } from "./clean.ts";
import { CommandError } from "./exit.ts";
import { timeOf } from "./time.ts";
import type { Words } from "./words.ts";

/** Nobody, or several, are meant: the person who asked has to say it more clearly. */
export function unclearGuest(words: Words, wanted: string, candidates: readonly GuestGlance[]): CommandError {
  if (candidates.length === 0) return CommandError.badInput(words("guest.unknown", { given: quote(wanted) }));
  const list = candidates.map(({ id, name, seenAt }) =>
    words("guest.candidate", {
      id: cleanText(id),
      name: cleanName(name ?? undefined) ?? "?",
      time: timeOf(seenAt ?? 0),
    }),
  );
  return CommandError.badInput(words("guest.several", { given: quote(wanted), list: list.join(" ") }));
}
