import type { BotLevel, Options } from "@safehouse/kernel";
import { ensureGuest, loadClient } from "../../app/api.ts";
import { settings } from "../../app/settings.ts";
import { type Draft, type Nameless, seatsHere } from "./draft.ts";

export type Opened =
  | { readonly result: "open"; readonly path: string }
  | { readonly result: "failed"; readonly why: string | null; readonly isUnreachable: boolean };

/** Makes what the draft describes, and tells where it is played. */
export async function openTable(game: string, draft: Draft, config: Options, words: Nameless): Promise<Opened> {
  const name = draft.seats[0]?.kind === "person" ? draft.seats[0].name.trim() : "";
  if (name !== "") settings.name.value = name;
  return draft.way === "online" ? openOnline(game, draft, config, name) : openHere(game, draft, config, words);
}

async function openHere(game: string, draft: Draft, config: Options, words: Nameless): Promise<Opened> {
  const hotSeat = draft.way === "hot-seat";
  const seats = seatsHere(draft.seats, hotSeat ? words : null);
  try {
    const { createLocalMatch } = await import("../../play/local/create.ts");
    const pin = hotSeat && draft.pin !== "" ? { pin: draft.pin } : {};
    return { result: "open", path: `/local/${await createLocalMatch({ game, config, seats, hotSeat, ...pin })}` };
  } catch {
    return { result: "failed", why: null, isUnreachable: false };
  }
}

async function openOnline(game: string, draft: Draft, config: Options, name: string): Promise<Opened> {
  const guest = await ensureGuest(name);
  if (guest.result === "failed") return failed(guest.status, guest.error);
  const client = await loadClient();
  const made = await client.tables.create({
    game,
    config,
    seats: draft.seats.length,
    bots: draft.seats.flatMap((each, seat): { seat: number; level: BotLevel }[] =>
      each.kind === "bot" ? [{ seat, level: each.level }] : [],
    ),
    visibility: draft.isPublic ? "public" : "link",
    spectators: draft.spectators,
    timer: draft.timer,
    contribution: ownLuck(),
  });
  return made.result === "done" ? { result: "open", path: `/table/${made.value.id}` } : failed(made.status, made.error);
}

function failed(status: number | null, error: string): Opened {
  return { result: "failed", why: status === null ? null : error, isUnreachable: status === null };
}

/** What this device adds to chance, so that the server alone cannot have chosen it. */
function ownLuck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
