import { CommandError } from "./exit.ts";
import type { Session } from "./session.ts";

/** Where a house keeps its data: in a folder, or in a Postgres. */
export type HousePlace =
  | { readonly kind: "folder"; readonly name: string }
  /** `name` is the address without its password. */
  | { readonly kind: "postgres"; readonly name: string; readonly address: string };

/** As the server's own functions take it, which know both: the folder, or the address. */
export function addressOf(place: HousePlace): string {
  return place.kind === "postgres" ? place.address : place.name;
}

/** By the same rule as the server; but a folder that is named here is meant, whatever the environment says. */
export async function housePlace(session: Session): Promise<HousePlace> {
  const { io, given, words } = session;
  const { data, store } = given.values;
  if (data !== undefined && store !== undefined) {
    throw CommandError.badInput(words("option.either", { one: "--data", other: "--store" }));
  }
  if (data !== undefined) return { kind: "folder", name: data };
  const address = store ?? io.env["SAFEHOUSE_STORE"];
  return address ? postgresPlace(session, address) : { kind: "folder", name: io.env["SAFEHOUSE_DATA"] || "data" };
}

/** Of an argument that may be either. An address with a slash forgotten is no folder; one letter is a drive of Windows. */
export async function placeNamed(session: Session, text: string): Promise<HousePlace> {
  return /^\w{2,}:/.test(text) ? postgresPlace(session, text) : { kind: "folder", name: text };
}

async function postgresPlace({ words }: Session, text: string): Promise<HousePlace> {
  const { placeOf, readPostgresAddress } = await loadPostgres();
  const address = readPostgresAddress(text);
  // What was written may have a password in it.
  if (!address.ok) throw CommandError.badInput(words("store.address"));
  return { kind: "postgres", name: placeOf(address.value), address: address.value };
}

/** Only where it is wanted: most who use this program have none. */
export function loadPostgres(): Promise<typeof import("@safehouse/server/postgres")> {
  return import("@safehouse/server/postgres");
}
