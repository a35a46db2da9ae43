import { fastRandom } from "@safehouse/chance";
import { GAME_IDS, loadOffer } from "@safehouse/games";
import type { GameOffer, Json, OptionSchema, Random } from "@safehouse/kernel";
import { beforeAll, expect, test } from "vitest";
import type { Challenge, CrewSeat } from "../../src/pages/challenge/logic/challenge.ts";
import { crewOf } from "../../src/pages/challenge/logic/crew.ts";
import { challengePath, readChallenge } from "../../src/pages/challenge/logic/link.ts";

let offers: GameOffer[] = [];

beforeAll(async () => {
  offers = (await Promise.all(GAME_IDS.map(loadOffer))).filter((offer) => offer !== null);
});

const hashOf = (path: string): string => path.slice(path.indexOf("#") + 1);

/** Any legal challenge of a game, from its schema. */
function someChallenge(offer: GameOffer, random: Random): Challenge | null {
  const { meta, levels } = offer;
  const seats = meta.seats.min + random.below(meta.seats.max - meta.seats.min + 1);
  const crew = Array.from({ length: seats }, (_, seat): CrewSeat =>
    seat === 0 || random.below(2) === 0 ? "human" : (levels[random.below(levels.length)] as CrewSeat),
  );
  const options = Object.entries(meta.options.properties).map(([name, option]) => [name, someValue(option, random)]);
  const configured = offer.configure(Object.fromEntries(options), seats);
  if (!configured.ok) return null;
  return {
    game: meta.id,
    rules: meta.rules,
    content: meta.content,
    config: configured.value as Challenge["config"],
    crew,
    seed: random.below(2) === 0 ? "safehouse-daily-2026-11-15-old-mansion" : "0af9".repeat(16),
    points: random.below(3) === 0 ? null : random.below(40) - 10,
    from: ["", "Ada", "Jörg & <b>Söhne</b> #1", "a=b;c"][random.below(4)] as string,
  };
}

function someValue(option: OptionSchema, random: Random): Json {
  if (random.below(3) === 0) return option.default as Json;
  if (option.type === "boolean") return random.below(2) === 0;
  if (option.type === "integer") return option.minimum + random.below(option.maximum - option.minimum + 1);
  if (option.type === "string" && option.enum !== undefined)
    return option.enum[random.below(option.enum.length)] as string;
  return option.default as Json;
}

test("a link brings back exactly the game that was put into it, for every game of the house", () => {
  const random = fastRandom(7);
  for (const offer of offers) {
    let tried = 0;
    for (let i = 0; i < 120; i++) {
      const challenge = someChallenge(offer, random);
      if (challenge === null) continue;
      tried++;
      const path = challengePath(challenge, offer.meta.options);
      expect(readChallenge(offer, hashOf(path))).toEqual({ ok: true, value: challenge });
      // It has to fit into a QR code that a phone can read.
      expect(path.length).toBeLessThan(400);
    }
    expect(tried).toBeGreaterThan(5);
  }
});

test("a link that was tampered with is refused or means a legal game; nothing throws", () => {
  const random = fastRandom(11);
  const alphabet = "aA0.-_=&#%+!*<>\"'\\{}[]();:~^|ä💎\u0000\n";
  for (const offer of offers) {
    for (let i = 0; i < 400; i++) {
      const challenge = someChallenge(offer, random);
      if (challenge === null) continue;
      let hash = [...hashOf(challengePath(challenge, offer.meta.options))];
      for (let edit = 0; edit <= random.below(4); edit++) {
        const at = random.below(hash.length);
        const letter = [...alphabet][random.below([...alphabet].length)] as string;
        hash = [...hash.slice(0, at), ...(random.below(2) === 0 ? [letter] : []), ...hash.slice(at + random.below(3))];
      }
      const read = readChallenge(offer, hash.join(""));
      if (!read.ok) continue;
      expect(offer.configure(read.value.config, read.value.crew.length).ok).toBe(true);
      expect(read.value.crew).toContain("human");
      expect(readChallenge(offer, hashOf(challengePath(read.value, offer.meta.options)))).toEqual(read);
    }
  }
});

test("every refusal has its reason", () => {
  const offer = offers.find(({ meta }) => meta.id === "clou") as GameOffer;
  const { rules, content } = offer.meta;
  const good = `o.thief1=janet&crew=human&seed=ab12&points=13&from=Ada&rules=${rules}&content=${content}`;
  const why = (hash: string): string => {
    const read = readChallenge(offer, hash);
    return read.ok ? "opened" : read.error.why;
  };
  expect(why(good)).toBe("opened");
  expect(why("")).toBe("nothing");
  expect(why(`${good}&from=${"x".repeat(3_000)}`)).toBe("long");
  expect(why(good.slice(0, -3))).toBe("release");
  expect(why(good.replace(`rules=${rules}`, "rules=99"))).toBe("release");
  expect(why(good.replace("&seed=ab12", ""))).toBe("broken");
  expect(why(`${good}&seed=cd`)).toBe("broken");
  expect(why(`${good}&evil=1`)).toBe("broken");
  expect(why(good.replace("seed=ab12", "seed=<script>"))).toBe("broken");
  expect(why(good.replace("points=13", "points=1e9"))).toBe("broken");
  expect(why(good.replace("crew=human", "crew=normal"))).toBe("broken");
  expect(why(good.replace("crew=human", "crew=human.human.human.human"))).toBe("broken");
  expect(why(good.replace("crew=human", "crew=human.grandmaster"))).toBe("broken");
  expect(why(good.replace("janet", "moriarty"))).toBe("refused");
  expect(why(good.replace("o.thief1", "o.__proto__"))).toBe("broken");
  expect(why(good.replace("o.thief1=janet", "o.__proto__=1"))).toBe("refused");
  expect(
    why(good.replace("crew=human", "crew=human.human").replace("o.thief1=janet", "o.thief1=janet&o.thief2=janet")),
  ).toBe("refused");
});

test("names from outside are short and in one line", () => {
  const offer = offers.find(({ meta }) => meta.id === "clou") as GameOffer;
  const { rules, content } = offer.meta;
  const from = encodeURIComponent(`A\u202Eda\n${"x".repeat(99)}`);
  const read = readChallenge(offer, `crew=human&seed=ab&from=${from}&rules=${rules}&content=${content}`);
  expect(read.ok && read.value.from.length).toBeLessThanOrEqual(40);
  expect(read.ok && read.value.from).not.toMatch(/[\p{C}\n]/u);
});

test("seats of a match become seats of a link", () => {
  expect(crewOf([{ kind: "human" }, { kind: "bot", level: "normal" }, { kind: "bot", level: "unheard-of" }])).toEqual([
    "human",
    "normal",
    "random",
  ]);
});
