import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BASE, writeHeist } from "@safehouse/games/clou/workshop";
import { found } from "@safehouse/kernel";
import { afterAll, describe, expect, test } from "vitest";
import { call } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-print-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);
const record = new URL("../../games/clou/fixtures/mansion-2-normal.json", import.meta.url).pathname;

const OWN_CODE = writeHeist({ plan: found(BASE.plans[0]), sheets: [] });

describe("safehouse print", () => {
  test("writes a PDF and says how many pages it has", async () => {
    const { status, out, err } = await call(["print", "clou/bruce", "--out", file("bruce.pdf")]);
    expect([status, err]).toEqual([0, ""]);
    expect(out).toMatch(/1 page in /);
    expect(readFileSync(file("bruce.pdf"), "latin1").startsWith("%PDF-")).toBe(true);
  });

  test("writes the same again, over an earlier print", async () => {
    const before = readFileSync(file("bruce.pdf"));
    expect(await call(["print", "clou/bruce", "--out", file("bruce.pdf")])).toMatchObject({ status: 0 });
    expect(Buffer.compare(before, readFileSync(file("bruce.pdf")))).toBe(0);
  });

  test("takes size, ink, language and a match", async () => {
    const options = "--size letter --ink low --language de".split(" ");
    const said = await call(["print", "clou", "--out", file("all.pdf"), ...options, "--match", record]);
    expect(said).toMatchObject({ status: 0, err: "" });
    expect(said.out).toMatch(/3 pages/);
    expect(readFileSync(file("all.pdf"), "latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/);
  });

  test("takes a match of older rules", async () => {
    const old = new URL("../../games/clou/fixtures/rules-0/mansion-1-normal.json", import.meta.url).pathname;
    expect(await call(["print", "clou", "--out", file("all.pdf"), "--match", old])).toMatchObject({
      status: 0,
      err: "",
    });
  });

  test("takes a plan out of the workshop, as a code or as its file", async () => {
    writeFileSync(file("plan.txt"), OWN_CODE);
    writeFileSync(
      file("plan.json"),
      JSON.stringify({ safehouse: "workshop", game: "clou", name: "Mine", code: OWN_CODE }),
    );
    const code = await call(["print", "clou", "--out", file("own.pdf"), "--plan", file("plan.txt")]);
    expect(code).toMatchObject({ status: 0, err: "" });
    expect(code.out).toMatch(/6 pages/);
    const whole = readFileSync(file("own.pdf"));
    expect(await call(["print", "clou", "--out", file("own.pdf"), "--plan", file("plan.json")])).toMatchObject({
      status: 0,
    });
    expect(Buffer.compare(whole, readFileSync(file("own.pdf")))).toBe(0);
    expect(await call(["print", "clou", "--out", file("own.pdf"), "--plan", OWN_CODE])).toMatchObject({ status: 0 });
    expect(Buffer.compare(whole, readFileSync(file("own.pdf")))).toBe(0);
    for (const name of ["plan.txt", "plan.json", "own.pdf"]) rmSync(file(name));
  });

  test("leaves no drafts behind", () => {
    expect(readdirSync(folder).toSorted()).toEqual(["all.pdf", "bruce.pdf"]);
  });

  test.each<[what: string, argv: string[], message: RegExp]>([
    ["nothing to print", ["--out", file("x.pdf")], /needs something to print/],
    ["no file to write", ["clou"], /needs --out/],
    [
      "an unknown thing",
      ["clou/nobody", "--out", file("x.pdf")],
      /There is: klaumau, klaumau\/half, .*clou\/old-mansion, .*clou\/bruce/,
    ],
    ["an unknown game", ["poker", "--out", file("x.pdf")], /There is no "poker" to print/],
    ["an unknown size", ["clou", "--out", file("x.pdf"), "--size", "a5"], /--size must be one of a4, letter/],
    ["an unknown ink", ["clou", "--out", file("x.pdf"), "--ink", "gold"], /--ink must be one of colour, low/],
    ["an unknown language", ["clou", "--out", file("x.pdf"), "--language", "fr"], /--language must be one of en, de/],
    ["a missing match", ["clou", "--out", file("x.pdf"), "--match", file("no.json")], /There is no file/],
    ["a match that is none", ["clou", "--out", file("x.pdf"), "--match", file("bruce.pdf")], /not text|not JSON/],
    ["a thief who was not there", ["clou/matt", "--out", file("x.pdf"), "--match", record], /not on the table/],
    ["a plan that is none", ["clou", "--out", file("x.pdf"), "--plan", record], /is not a field here|is no code/],
    ["a plan and a match", ["clou", "--out", file("x.pdf"), "--plan", record, "--match", record], /not both/],
    [
      "a plan of one's own that nobody brings",
      ["clou/own+bruce", "--out", file("x.pdf")],
      /There is no "clou\/own\+bruce"/,
    ],
    ["a folder that is not there", ["clou/bruce", "--out", file("no/x.pdf")], /cannot be written/],
    ["a folder as file", ["clou/bruce", "--out", folder], /cannot be written/],
  ])("refuses %s", async (_what, argv, message) => {
    const { status, out, err } = await call(["print", ...argv]);
    expect(err).toMatch(message);
    expect([status, out]).toEqual([2, ""]);
  });

  test("prints over nothing but a PDF", async () => {
    writeFileSync(file("diary.txt"), "dear diary");
    const said = await call(["print", "clou/bruce", "--out", file("diary.txt")]);
    expect(said).toMatchObject({ status: 2, out: "" });
    expect(readFileSync(file("diary.txt"), "utf8")).toBe("dear diary");
  });
});
