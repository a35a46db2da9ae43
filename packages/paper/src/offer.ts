import { loadOffer } from "@safehouse/games";
import { type GameOffer, type Language, type Message, say } from "@safehouse/kernel";

/** Nobody is spoken to on paper. */
const NOBODY = { name: () => "?", isYou: () => false };

/** What is known of a game before anybody plays it: its name, its words and its rules. */
export async function offerOf(game: string): Promise<GameOffer> {
  const offer = await loadOffer(game);
  if (offer === null) throw new Error(`there is no game ${game}`);
  return offer;
}

/** The game's own words. */
export async function sayIn({ texts }: GameOffer, language: Language): Promise<(message: Message) => string> {
  const table = await texts[language]();
  return (message) => say(table, message, NOBODY);
}
