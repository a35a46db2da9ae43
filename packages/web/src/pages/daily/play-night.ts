import { settings } from "../../app/settings.ts";
import { beginTry } from "./logic/book.ts";
import type { Night } from "./logic/night.ts";

/** Sets the table for a night, and tells where it is played. Rejects if it cannot be kept. */
export async function playNight({ game, day, config, crew, seed }: Night, isCounted: boolean): Promise<string> {
  const { createLocalMatch } = await import("../../play/local/create.ts");
  const name = settings.name.peek();
  const seats = crew.map((who) =>
    who === "human" ? { kind: who, ...(name !== "" && { name }) } : { kind: "bot" as const, level: who },
  );
  const match = await createLocalMatch({ game, config, seats, seed, hotSeat: false });
  if (isCounted) beginTry({ game, day, match, config, ended: null });
  return `/local/${match}`;
}
