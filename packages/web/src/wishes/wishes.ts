import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** What everybody at this table wished to be before the match, by seat. Nobody wished for anything where it is not told. */
export const Wishes = createContext<readonly (string | null)[]>([]);

/** Who wished for something, by seat. */
export function useWishers(): (choice: string) => number[] {
  const wishes = useContext(Wishes);
  return (choice) => wishes.flatMap((wish, seat) => (wish === choice ? [seat] : []));
}
