import { COLOURS, DISTRICTS, HINTS, PLACES, type Scenario } from "@safehouse/games/robnrun/workshop";
import { isObject } from "@safehouse/kernel";

const MODES: readonly Scenario["mode"][] = ["given", "drawn", "chosen"];
const MOST_DICE = 12;

/** A draft as this device keeps it: of the right shape, though the rules may still ask for more. Null if it is none. */
export function readDraftScenario(input: unknown): Scenario | null {
  if (!isObject(input)) return null;
  const { gold, mode, six, substitutes, forbidden, informants, dice, amounts } = input;
  const fits =
    Number.isInteger(gold) &&
    (MODES as readonly unknown[]).includes(mode) &&
    [six, substitutes, forbidden].every(areHints) &&
    (informants === null || areColours(informants)) &&
    (dice === null || (isList(dice, PLACES) && dice.every((place) => areCounts(place, COLOURS.length)))) &&
    areCounts(amounts, PLACES);
  if (!fits) return null;
  return { gold, mode, six, substitutes, forbidden, informants, dice, amounts } as unknown as Scenario;
}

const isList = (value: unknown, length: number): value is unknown[] => Array.isArray(value) && value.length === length;
const areHints = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= HINTS.length && value.every((hint) => HINTS.includes(hint as number));
const areColours = (value: unknown): boolean =>
  isList(value, DISTRICTS.length) && value.every((colour) => (COLOURS as readonly unknown[]).includes(colour));
const areCounts = (value: unknown, length: number): boolean =>
  isList(value, length) && value.every((n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= MOST_DICE);
