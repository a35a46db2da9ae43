import type { Nightly, Sign } from "@safehouse/games/nightly";
import type { IconName } from "../../../ui/icon-names.ts";
import type { Told } from "../../../play/session.ts";

interface SignLooks {
  /** As it is kept. */
  readonly letter: string;
  readonly icon: IconName;
  /** As it is told outside the house, where everybody has a font for it. */
  readonly emoji: string;
}

const LOOKS: { readonly [sign in Sign]: SignLooks } = {
  loot: { letter: "l", icon: "loot", emoji: "💎" },
  opened: { letter: "o", icon: "diamond-open", emoji: "🔓" },
  trace: { letter: "t", icon: "trace", emoji: "👣" },
  alarm: { letter: "a", icon: "alarm", emoji: "🚨" },
  quiet: { letter: "q", icon: "minus", emoji: "▫️" },
  ran: { letter: "r", icon: "home", emoji: "🏃" },
  escaped: { letter: "e", icon: "car", emoji: "🚗" },
  caught: { letter: "c", icon: "police", emoji: "🚓" },
  stranded: { letter: "s", icon: "prison", emoji: "🧱" },
  won: { letter: "w", icon: "star", emoji: "⭐" },
  shared: { letter: "d", icon: "eq", emoji: "🤝" },
  lost: { letter: "x", icon: "minus", emoji: "▫️" },
};

/** A night that gives nothing away: one letter a part, and one for the end. */
export function lettersOf(
  nightly: Nightly,
  log: readonly Told[],
  seat: number,
): { readonly rounds: number; readonly letters: string } {
  const undone = new Set(log.map(({ undoes }) => undoes));
  const events = log.filter(({ n }) => !undone.has(n)).flatMap((told) => told.events);
  const { count, signs } = nightly.tale(events, seat);
  return { rounds: count, letters: signs.map((sign) => LOOKS[sign].letter).join("") };
}

/** What the letters stand for; one that is unknown here is left out. */
export function signsOf(letters: string): { readonly sign: Sign; readonly icon: IconName }[] {
  return [...letters].flatMap((letter) => {
    const found = (Object.keys(LOOKS) as Sign[]).find((sign) => LOOKS[sign].letter === letter);
    return found === undefined ? [] : [{ sign: found, icon: LOOKS[found].icon }];
  });
}

export function emojiOf(letters: string): string {
  return signsOf(letters)
    .map(({ sign }) => LOOKS[sign].emoji)
    .join("");
}
