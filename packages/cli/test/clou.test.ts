import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reader } from "@safehouse/games/clou/reader";
import { found } from "@safehouse/kernel";
import { afterAll, describe, expect, test } from "vitest";
import { call } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-clou-"));
afterAll(() => rmSync(folder, { recursive: true }));
const fixture = (name: string): string => new URL(`../../games/clou/fixtures/${name}.json`, import.meta.url).pathname;

describe("Clou on the command line", () => {
  test.each([1, 2, 3])("is simulated without a violation, %i seats", async (seats) => {
    for (const { id } of reader.library.plans) {
      const argv = `simulate clou --games 6 --seats ${seats} --seed 1 --scenario ${id} --level normal --json`.split(
        " ",
      );
      const { status, out } = await call(argv);
      expect([status, JSON.parse(out).violations]).toEqual([0, 0]);
    }
  });

  test.each(["mansion-1-normal", "auction-1-normal", "embassy-2-normal", "bank-3-normal"])(
    "verifies and tells %s, in both languages",
    async (name) => {
      expect(await call(["verify", fixture(name)])).toMatchObject({ status: 0, err: "" });
      for (const lang of ["en", "de"]) {
        const { status, out } = await call(["replay", fixture(name), "--open", "--lang", lang]);
        expect(status).toBe(0);
        // No id of a text or a thing is left over where words should be.
        expect(out).not.toMatch(/\b(event|move|result|points)\.[a-z]/);
        expect(out).not.toMatch(/^(clou|meagre|all-right|caught-by-\w+):/m);
      }
    },
  );

  test("C-8.1 C-8.2 the balance study checks every plan and crew", async () => {
    const { out } = await call(["balance", "clou", "--games", "10", "--seed", "3", "--json"]);
    const { lines } = JSON.parse(out) as { lines: { rule: string; what: string; holds: boolean }[] };
    const content = lines.filter(({ rule }) => rule === "C-8.1");
    expect(content).toHaveLength(reader.library.plans.length * 4);
    expect(content.filter(({ holds }) => !holds)).toEqual([]);
    for (const { id } of reader.library.plans) {
      for (const size of [1, 2, 3])
        expect(lines.some(({ what }) => what.startsWith(`${id}, crew of ${size}: normal`))).toBe(true);
    }
  });

  test("C-8.3 every sheet and plan prints, on A4 and Letter, in colour and with little ink", async () => {
    const things = [...reader.library.plans, ...reader.library.thieves].map(({ id }) => `clou/${id}`);
    const papers = [
      "--size a4 --ink colour",
      "--size a4 --ink low",
      "--size letter --ink colour",
      "--size letter --ink low",
    ];
    for (const [i, thing] of things.entries()) {
      const file = join(folder, `${i}.pdf`);
      const { status, err } = await call([
        "print",
        thing,
        "--out",
        file,
        ...found(papers[i % papers.length]).split(" "),
      ]);
      expect([status, err]).toEqual([0, ""]);
      expect(readFileSync(file, "latin1").startsWith("%PDF-")).toBe(true);
    }
  });
});
