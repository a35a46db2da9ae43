import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The hat that everybody at this table wears, by seat. Where nobody says, it is the seat's own. */
export const Hats = createContext<readonly number[]>([]);

/** Which hat is worn on a seat: it gives its owner's mark and colour. */
export function useHats(): (seat: number) => number {
  const hats = useContext(Hats);
  return (seat) => hats[seat] ?? seat;
}
