import { fail, ok, type Result } from "@safehouse/kernel";
import { HINTS } from "../content/hints.ts";
import { COLOURS } from "../content/station.ts";
import { BitReader, BitWriter } from "./bits.ts";
import { PLACES, type Scenario } from "./scenario.ts";

/** Why letters are no code: they are damaged, or of an unknown kind. */
export interface LetterProblem {
  readonly id: "empty" | "length" | "character" | "checksum" | "version" | "content";
}

/** Letters and digits that nobody mistakes for each other when they are read aloud or written down. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const VERSION = 1;
const MODES = ["given", "drawn", "chosen"] as const;
const CHECK_LETTERS = 3;
const LONGEST = 64;
const GROUP = 5;

/** R-10.6: the scenario as a short code, such as `RNR-ABCDE-FGHJK`. */
export function encodeScenario(scenario: Scenario): string {
  const bits = new BitWriter();
  bits.write(VERSION, 3);
  bits.write(scenario.gold, 5);
  bits.write(MODES.indexOf(scenario.mode), 2);
  if (scenario.mode !== "drawn") bits.write(maskOf(scenario.six), 16);
  if (scenario.mode === "chosen") bits.write(maskOf(scenario.forbidden), 16);
  bits.write(scenario.substitutes.length, 3);
  for (const hint of scenario.substitutes) bits.write(hint - 1, 4);
  bits.write(scenario.informants === null ? 0 : 1, 1);
  for (const colour of scenario.informants ?? []) bits.write(COLOURS.indexOf(colour), 2);
  bits.write(scenario.dice === null ? 0 : 1, 1);
  for (const count of scenario.dice?.flat() ?? scenario.amounts) bits.write(count, scenario.dice === null ? 4 : 3);
  const groups = bits.groups();
  const letters = [...groups, ...checksum(groups)].map((group) => ALPHABET[group]).join("");
  return `RNR-${(letters.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join("-")}`;
}

/** What a code holds, which nobody has judged yet. Case and hyphens are forgiven. */
export function openScenario(code: string): Result<Scenario, LetterProblem> {
  const letters = lettersOf(code);
  if (letters === "") return fail({ id: "empty" });
  if (letters.length > LONGEST) return fail({ id: "length" });
  const groups = [...letters].map((letter) => ALPHABET.indexOf(letter));
  if (groups.includes(-1)) return fail({ id: "character" });
  if (groups.length <= CHECK_LETTERS) return fail({ id: "length" });
  const body = groups.slice(0, -CHECK_LETTERS);
  if (checksum(body).join() !== groups.slice(-CHECK_LETTERS).join()) return fail({ id: "checksum" });
  const reader = new BitReader(body);
  if (reader.read(3) !== VERSION) return fail({ id: "version" });
  const scenario = readBody(reader);
  return scenario === null ? fail({ id: "content" }) : ok(scenario);
}

export function lettersOf(code: string): string {
  return code
    .trim()
    .toUpperCase()
    .replace(/^RNR-?/, "")
    .replaceAll("-", "");
}

function readBody(reader: BitReader): Scenario | null {
  const gold = reader.read(5);
  const mode = MODES[reader.read(2) ?? MODES.length];
  if (gold === null || mode === undefined) return null;
  const six = mode === "drawn" ? [] : hintsIn(reader.read(16));
  const forbidden = mode === "chosen" ? hintsIn(reader.read(16)) : [];
  const substitutes = readList(reader, reader.read(3), 4)?.map((n) => n + 1);
  const informants = readList(reader, reader.read(1) === 1 ? 4 : 0, 2)?.map((n) => COLOURS[n]);
  const hasColours = reader.read(1) === 1;
  const counts = readList(reader, hasColours ? PLACES * COLOURS.length : PLACES, hasColours ? 3 : 4);
  if (substitutes === undefined || informants === undefined || counts === null) return null;
  const dice = hasColours ? Array.from({ length: PLACES }, (_, place) => counts.slice(place * 4, place * 4 + 4)) : null;
  const amounts = dice === null ? counts : dice.map((place) => place.reduce((sum, count) => sum + count, 0));
  return {
    gold,
    mode,
    six,
    substitutes,
    forbidden,
    informants: informants.length === 0 ? null : informants,
    dice,
    amounts,
  };
}

function readList(reader: BitReader, count: number | null, width: number): number[] | null {
  if (count === null) return null;
  const list: number[] = [];
  for (let i = 0; i < count; i++) {
    const value = reader.read(width);
    if (value === null) return null;
    list.push(value);
  }
  return list;
}

const maskOf = (hints: readonly number[]): number => hints.reduce((mask, hint) => mask | (1 << (hint - 1)), 0);
const hintsIn = (mask: number | null): number[] => HINTS.filter((hint) => ((mask ?? 0) >> (hint - 1)) & 1);

/** Fifteen bits that change with every letter and its place. */
function checksum(groups: readonly number[]): number[] {
  let sum = 1;
  for (const group of groups) sum = (sum * 37 + group + 1) % 32749;
  return [sum >> 10, (sum >> 5) & 31, sum & 31];
}
