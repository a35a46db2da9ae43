import { type DraftSeat, newBot } from "../new-table/draft.ts";

/** Makes a match against bots on this device, and tells where it is played; null if it cannot be kept. */
export async function playNow(
  game: string,
  config: Readonly<Record<string, string>>,
  crew: number,
  name: string,
): Promise<string | null> {
  const seats: DraftSeat[] = [{ kind: "person", name }];
  while (seats.length < crew) seats.push(newBot(seats, "normal"));
  try {
    const { createLocalMatch } = await import("../../play/local/create.ts");
    const id = await createLocalMatch({
      game,
      config,
      hotSeat: false,
      seats: seats.map((seat) =>
        seat.kind === "bot"
          ? { kind: "bot" as const, name: seat.name, level: seat.level }
          : { kind: "human" as const, ...(name !== "" && { name }) },
      ),
    });
    return `/local/${id}`;
  } catch {
    return null;
  }
}
