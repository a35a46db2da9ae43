import { findOnShelf } from "@safehouse/games/shelf";

export function hasPaper(game: string): boolean {
  return findOnShelf(game)?.hasPaper === true;
}
