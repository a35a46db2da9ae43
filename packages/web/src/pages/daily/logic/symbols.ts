import type { Told } from "../../../play/session.ts";

/** What a round is remembered for, the most telling first, and how a night can end: each a letter, as they are kept. */
const ROUND: readonly (readonly [event: string, letter: string])[] = [
  ["looted", "l"],
  ["overcome", "o"],
  ["traced", "t"],
];
const QUIET = "q";
const ENDS: { readonly [event: string]: string } = { ran: "r", escaped: "e", caught: "c" };

/** As they are told outside the house, where everybody has a font for them. */
const EMOJI: { readonly [letter: string]: string } = {
  l: "💎",
  o: "🔓",
  t: "👣",
  q: "▫️",
  r: "🏃",
  e: "🚗",
  c: "🚓",
};

/** A night that gives nothing away: one letter a round, and one for the end. */
export function lettersOf(log: readonly Told[]): { readonly rounds: number; readonly letters: string } {
  const undone = new Set(log.map(({ undoes }) => undoes));
  const rounds: Set<string>[] = [];
  let end = "";
  for (const { n, events } of log) {
    if (undone.has(n)) continue;
    for (const { type } of events) {
      if (type === "rolled") rounds.push(new Set());
      rounds.at(-1)?.add(type);
      end = ENDS[type] ?? end;
    }
  }
  const letters = rounds.map((happened) => ROUND.find(([event]) => happened.has(event))?.[1] ?? QUIET);
  return { rounds: rounds.length, letters: letters.join("") + end };
}

export function emojiOf(letters: string): string {
  return [...letters].map((letter) => EMOJI[letter] ?? "").join("");
}
