import { fail, ok, type Result } from "@safehouse/kernel";

/** What the house keeps for a while only. */
const THINGS = ["open", "abandoned", "finished", "guests", "chats", "reports", "push", "studies"] as const;
type Thing = (typeof THINGS)[number];

/** For how long, in milliseconds from when it was last used; null for ever. */
export type Keep = { readonly [thing in Thing]: number | null };

/** A campaign may well be put aside over the summer: unfinished matches stay for a year. */
export const USUAL_KEEP =
  "open=30d,abandoned=365d,finished=forever,guests=400d,chats=60d,reports=180d,push=90d,studies=180d";

const DAY = 86_400_000;

/** What is not named is kept as usual. */
export function readKeep(text: string): Result<Keep, string> {
  const wrong = fail(
    `The keep must be a list such as ${USUAL_KEEP}, each for 1d to 36500d or forever, not ${JSON.stringify(text)}.`,
  );
  const keep: Partial<Record<Thing, number | null>> = {};
  for (const part of text.split(",").map((each) => each.trim())) {
    const [, name, days] = /^(\w+)=(?:([1-9]\d{0,4})d|forever)$/.exec(part) ?? [];
    const thing = THINGS.find((each) => each === name);
    if (thing === undefined || Object.hasOwn(keep, thing) || Number(days ?? 1) > 36_500) return wrong;
    keep[thing] = days === undefined ? null : Number(days) * DAY;
  }
  if (text === USUAL_KEEP) return ok(keep as Keep);
  const usual = readKeep(USUAL_KEEP);
  return usual.ok ? ok({ ...usual.value, ...keep }) : usual;
}

/** When something that was last used then is cleared away. */
export function expiryAfter(usedAt: number, milliseconds: number | null): number | null {
  return milliseconds === null ? null : usedAt + milliseconds;
}
