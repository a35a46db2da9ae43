import { replay, type Rulebook } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { readFixture } from "../../../test/fixtures.ts";
import type { Event } from "../../../clou/events.ts";
import { clouAgain } from "../../game.ts";
import { older } from "../../older.ts";

/** Janet and Bruce leave the train late: time is up while a die is still unused. */
const TRAIN = readFixture("clou-again", "rules-1/train-2-easy.json");

/** What was told from the alarm on, and the points, when the moves of the recorded match are played under these rules. */
function ending(game: typeof clouAgain): { readonly told: readonly string[]; readonly points: number } {
  const events: Event[] = [];
  const played = replay(game, TRAIN.config, TRAIN.seats.length, TRAIN.entries, (_, step) =>
    events.push(...(step.events as Event[])),
  );
  const outcome = played.ok ? game.outcome(played.value.state as never) : null;
  const alarm = events.findIndex(({ type }) => type === "alarm");
  return { told: events.slice(alarm).map(({ type }) => type), points: outcome?.type === "shared" ? outcome.points : 0 };
}

const text = ({ chapters }: Rulebook): string =>
  JSON.stringify(chapters.flatMap(({ rules }) => rules.filter(({ id }) => id === "A-4.3")));

describe("A-4.3 before rules 2", () => {
  it("A-4.3 editions differ in nothing but their number and what they hand on", () => {
    const forTwo = older[2].meta;
    expect(older.map(({ meta }) => meta)).toEqual([0, 1, 2].map((rules) => ({ ...forTwo, rules })));
  });

  it("A-4.3 a real match of rules 1 paid for its dice, and would not today", () => {
    const [rules0, rules1] = older.slice(0, 2).map(ending);
    expect(rules1).toEqual({ told: ["alarm", "traced", "planned", "escaped"], points: 11 });
    expect(rules0).toEqual(rules1);
    expect(ending(clouAgain)).toEqual({ told: ["alarm", "planned", "escaped"], points: 13 });
  });

  it("A-4.3 the rulebook at the table says what is played there", async () => {
    expect(text(await clouAgain.rulebook.en())).toContain("cost no traces, with or without her");
    expect(text(await clouAgain.rulebook.de())).toContain("kosten keine Spuren, mit ihr wie ohne sie");
    for (const { rulebook } of older.slice(0, 2)) {
      expect(text(await rulebook.en())).toContain("unused dice still cost traces");
      expect(text(await rulebook.de())).toContain("kosten ungenutzte Würfel auch beim Alarm Spuren");
    }
  });
});

describe("A-6.1 before rules 3", () => {
  it("A-6.1 nobody sits down as the third, and the rulebook knows of none", async () => {
    for (const { meta, configure, rulebook } of older) {
      expect(meta.seats).toEqual({ min: 1, max: 2 });
      expect(Object.keys(meta.options.properties)).not.toContain("thief3");
      expect(configure({ thief3: "janet" }, 2)).toMatchObject({ ok: false });
      const ids = (await rulebook.de()).chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
      expect(ids.filter((id) => id.startsWith("A-6"))).toEqual([]);
    }
  });
});
