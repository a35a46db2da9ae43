/** What is looked at: pure, and the same in every run, so that a picture has one name for ever. */

export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const DESK: Size = { name: "desk", width: 1440, height: 900 };
export const PHONE: Size = { name: "phone", width: 390, height: 844 };

const SIZES: readonly Size[] = [
  DESK,
  PHONE,
  { name: "tablet", width: 820, height: 1180 },
  { name: "sideways", width: 844, height: 390 },
  { name: "small", width: 1024, height: 640 },
];
const THEMES = ["night", "paper"] as const;
const LANGUAGES = ["en", "de"] as const;

/** How somebody looks at a page. */
export interface Eyes {
  readonly size: Size;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
}

/** A moment of a record: from a seat, with everything open, or sat down at, so that its question can be answered. */
export interface Moment {
  readonly n: number;
  readonly from: number | "open";
  readonly isPlayed: boolean;
}

export interface Look extends Eyes {
  /** Also the name of its file. */
  readonly name: string;
  readonly place: { readonly path: string } | Moment;
}

interface Entry {
  readonly decision: string;
  readonly seat: number | null;
}

/**
 * Before every first answer of its kind, for then its question is open; `seen` has the kinds that were looked at elsewhere. Whoever is
 * asked sits down there; every third time they only watch, beside somebody who sees everything. And the end, open.
 */
export function momentsOf(entries: readonly Entry[], seen: Set<string>): readonly Moment[] {
  const asked = entries.flatMap(({ decision, seat }, n) => {
    const kind = decision.split(":")[0] ?? "";
    if (seat === null || seen.has(kind)) return [];
    seen.add(kind);
    return [{ n, from: seat }];
  });
  const moments = asked.flatMap(({ n, from }, at): Moment[] =>
    at % 3 === 2
      ? [
          { n, from, isPlayed: false },
          { n, from: "open", isPlayed: false },
        ]
      : [{ n, from, isPlayed: true }],
  );
  return [...moments, { n: entries.length, from: "open", isPlayed: false }];
}

/**
 * The moments of a record, each with other eyes, and by night and by day where something is lit. `turn` lets the next record begin with
 * others.
 */
export function looksAt(record: string, moments: readonly Moment[], turn: number): readonly Look[] {
  const places = moments.flatMap((place) => (place.isPlayed ? [place, place] : [place]));
  return places.map((place, at) => {
    const eyes = eyesOf(turn + at);
    const seen = place.isPlayed ? `played-${place.from}` : `${place.from}`;
    return { ...eyes, place, name: [record, `${place.n}`, seen, ...wordsOf(eyes)].join("-") };
  });
}

/** Pages are long: so high a window shows most of them at once. */
const PAGE_HEIGHT = 2400;

/** A page at a desk and on a phone, by night and by day, the one in English and the other in German. */
export function looksAtPage(path: string): readonly Look[] {
  const name = path.replaceAll(/[^\w-]+/g, "-").replaceAll(/^-|-$/g, "") || "home";
  return [DESK, PHONE].map((size, at): Look => {
    const eyes = { size: { ...size, height: PAGE_HEIGHT }, theme: THEMES[at % 2]!, language: LANGUAGES[at % 2]! };
    return { ...eyes, place: { path }, name: ["page", name, ...wordsOf(eyes)].join("-") };
  });
}

/** Sizes come round by fives, themes by twos and languages by fours: after twenty looks everything has met everything. */
function eyesOf(turn: number): Eyes {
  return {
    size: SIZES[turn % SIZES.length]!,
    theme: THEMES[turn % 2]!,
    language: LANGUAGES[(turn >> 1) % 2]!,
  };
}

function wordsOf({ size, theme, language }: Eyes): readonly string[] {
  return [size.name, theme, language];
}
