import {
  type ConfigProblem,
  fail,
  type GameOffer,
  type Json,
  ok,
  type OptionsSchema,
  type Result,
  sameJson,
} from "@safehouse/kernel";
import { cleanName } from "../../workshop/drafts/draft.ts";
import type { Challenge, CrewSeat } from "./challenge.ts";

/** Links are short. Whatever is longer is none, and nobody reads it to the end. */
const LONGEST = 2_000;
const OPTION = "o.";
const FIELDS = ["rules", "content", "crew", "seed", "points", "from"];
const NEEDED = ["rules", "content", "crew", "seed"];

/** The address of a challenge. All of it stands behind the `#`: no server is told of it. */
export function challengePath(challenge: Challenge, schema: OptionsSchema): string {
  const { game, rules, content, config, crew, seed, points, from } = challenge;
  const chosen = Object.entries(config).flatMap(([name, value]): [string, string][] => {
    const option = schema.properties[name];
    if (option === undefined || sameJson(value, option.default)) return [];
    return [[OPTION + name, option.type === "string" ? String(value) : JSON.stringify(value)]];
  });
  const fields = new URLSearchParams([
    ...chosen,
    ["crew", crew.join(".")],
    ["seed", seed],
    ...(points === null ? [] : [["points", String(points)]]),
    ...(from === "" ? [] : [["from", from]]),
    ["rules", String(rules)],
    ["content", content],
  ]);
  return `/challenge/${encodeURIComponent(game)}#${fields}`;
}

/**
 * Why a link is not opened. `nothing`: there is none. `broken`: cut off, mangled, or made up. `release`: made by a version with other
 * rules or other content. `refused`: the game does not take it, and says why.
 */
export type LinkProblem =
  | { readonly why: "nothing" | "long" | "broken" | "release" }
  | { readonly why: "refused"; readonly problem: ConfigProblem };

/** Reads what stands behind the `#` of an untrusted link. */
export function readChallenge(offer: GameOffer, hash: string): Result<Challenge, LinkProblem> {
  const { meta, levels } = offer;
  if (hash === "") return fail({ why: "nothing" });
  if (hash.length > LONGEST) return fail({ why: "long" });
  const fields = readFields(hash);
  if (fields === null) return fail({ why: "broken" });
  const text = (name: string): string => fields.get(name) ?? "";
  // Somebody else's version is the likeliest trouble, and the most useful to be told of: it comes before what may follow from it.
  if (text("rules") !== String(meta.rules) || text("content") !== meta.content) return fail({ why: "release" });

  const crew = text("crew").split(".");
  const { min, max } = meta.seats;
  const isCrew = crew.every((who) => who === "human" || (levels as readonly string[]).includes(who));
  const isPlayed = crew.length >= min && crew.length <= max && crew.includes("human");
  const input = readConfig(meta.options, fields);
  const points = fields.get("points") ?? null;
  const isRight = isCrew && isPlayed && /^[\w-]{1,100}$/.test(text("seed")) && /^(-?\d{1,4})?$/.test(points ?? "");
  if (!isRight || input === null) return fail({ why: "broken" });
  const configured = offer.configure(input, crew.length);
  if (!configured.ok) return fail({ why: "refused", problem: configured.error });
  return ok({
    game: meta.id,
    rules: meta.rules,
    content: meta.content,
    config: configured.value as Challenge["config"],
    crew: crew as CrewSeat[],
    seed: text("seed"),
    points: points === null || points === "" ? null : Number(points),
    from: cleanName(text("from")),
  });
}

/** Every field once, and none that is unknown or missing; else null. */
function readFields(hash: string): ReadonlyMap<string, string> | null {
  const entries = [...new URLSearchParams(hash)];
  const fields = new Map(entries);
  const isKnown = (name: string): boolean => FIELDS.includes(name) || name.startsWith(OPTION);
  const isWhole = NEEDED.every((name) => fields.has(name)) && fields.size === entries.length;
  return isWhole && entries.every(([name]) => isKnown(name)) ? fields : null;
}

/** What the game will judge; null if it is not even that. */
function readConfig(
  { properties }: OptionsSchema,
  fields: ReadonlyMap<string, string>,
): { [name: string]: Json } | null {
  const config: { [name: string]: Json } = Object.create(null) as { [name: string]: Json };
  for (const [field, text] of fields) {
    if (!field.startsWith(OPTION)) continue;
    const name = field.slice(OPTION.length);
    const option = Object.hasOwn(properties, name) ? properties[name] : undefined;
    try {
      config[name] = option?.type === "string" ? text : (JSON.parse(text) as Json);
    } catch {
      return null;
    }
  }
  return { ...config };
}
