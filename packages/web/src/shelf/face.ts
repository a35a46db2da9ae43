import { findOnShelf } from "@safehouse/games/shelf";

/** Where the portrait of somebody is drawn, if there is one. */
export function faceIn(game: string, name: string): string | null {
  const shelved = findOnShelf(game);
  return shelved?.faces?.of.includes(name) ? `${shelved.faces.art}#${name}` : null;
}
