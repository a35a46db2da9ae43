const told = globalThis.document?.querySelector?.('meta[name="safehouse-base"]')?.getAttribute("content") ?? "./";

/** Where the house stands on its host: `/`, or a folder such as `/games/`, which the server writes into the page. */
export const base: string = new URL(told, globalThis.location?.origin ?? "http://localhost").pathname;

/** The address of something in this house, such as `/tables` or `/api/docs`. What is said from here on (`#R-3`) stays as it is. */
export function addressIn(path: string, folder = base): string {
  return path.startsWith("/") ? folder + path.slice(1) : path;
}

/** The other way round: what an address of this host is called inside the house. */
export function pathIn(address: string, folder = base): string {
  return address.startsWith(folder) ? address.slice(folder.length - 1) : address;
}
