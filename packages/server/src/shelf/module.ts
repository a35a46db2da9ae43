import { broughtFrom } from "./bring.ts";

/** Whence a thread is to load games, so that it has the same ones as this process. */
export function gamesModule(): string {
  if (broughtFrom.length === 0) return "@safehouse/games";
  const module = new URL("./games.ts", import.meta.url);
  for (const folder of broughtFrom) module.searchParams.append("game", folder);
  return module.href;
}
