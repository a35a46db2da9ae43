import type { ShelfProblem } from "@safehouse/server/shelf";
import { quote } from "../clean.ts";
import type { Words } from "../words.ts";

export function shelfProblem(words: Words, problem: ShelfProblem, shelf: string): string {
  return words(`shelf.${problem}`, { shelf: quote(shelf) });
}
