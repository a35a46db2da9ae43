import { settings } from "../../../app/settings.ts";
import { noteTaken } from "./book.ts";
import type { Challenge } from "./challenge.ts";

/** Sets the table of a challenge on this device, and tells where it is played. Rejects if it cannot be kept. */
export async function playChallenge({ game, config, crew, seed, points, from }: Challenge): Promise<string> {
  const { createLocalMatch } = await import("../../../play/local/create.ts");
  const name = settings.name.peek();
  const isAlone = crew.filter((who) => who === "human").length === 1;
  const seats = crew.map((who) =>
    who === "human"
      ? // Where a device goes round, nobody knows yet who sits where.
        { kind: "human" as const, ...(isAlone && name !== "" && { name }) }
      : { kind: "bot" as const, level: who },
  );
  const match = await createLocalMatch({ game, config, seats, seed, hotSeat: !isAlone });
  noteTaken({ match, points, from });
  return `/local/${match}`;
}
