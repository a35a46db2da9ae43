import { canonical, hashText, type Json } from "@safehouse/kernel";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASE } from "../content/base.ts";
import { clou } from "../game.ts";
import { writeHeist, writeLike } from "../own/code.ts";
import { readHeist } from "../own/heist.ts";
import { OWN, type OwnHeist } from "../own/own.ts";
import { readShort, sealed, writeShort } from "../own/short-code.ts";
import { anyHeist } from "./any-heist.ts";
import { OLD_CODES, OLD_HEIST } from "./old-codes.ts";

const THIEVES = BASE.thieves.map(({ id }) => id);
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const text = (heist: OwnHeist | null): string => canonical(heist as unknown as Json);

describe("a short code", () => {
  it("gives every heist back that the schema knows", () => {
    fc.assert(
      fc.property(anyHeist, (heist) => {
        const letters = writeShort(heist);
        expect(letters).toMatch(/^[\w-]+$/);
        expect(text(readShort(letters))).toBe(text(heist));
      }),
    );
  });

  it("is a seventh of what it was, for every plan of the box", () => {
    for (const plan of BASE.plans) {
      const heist = { plan, sheets: BASE.thieves };
      const code = writeHeist(heist);
      expect(code.length).toBeLessThan(writeLike("CLOU1.", heist).length / 7);
      expect(readHeist(code, THIEVES)).toEqual({ ok: true, value: heist });
    }
  });

  it("is no code once a letter is wrong, missing or added, or two have changed places", () => {
    const code = writeShort({ plan: BASE.plans[0], sheets: [] });
    fc.assert(
      fc.property(fc.nat(code.length - 2), fc.constantFrom(...LETTERS), (at, letter) => {
        const rest = code.slice(at + 1);
        const others = [
          code.slice(0, at) + letter + rest,
          code.slice(0, at) + rest,
          code.slice(0, at) + letter + code.slice(at),
          code.slice(0, at) + code[at + 1] + code[at] + rest.slice(1),
          code.slice(0, at),
          `${code}A`,
        ];
        for (const other of others) if (other !== code) expect(readShort(other)).toBe(null);
      }),
    );
  });

  it("whatever the letters, is read or refused, and nothing throws", () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(bytes, (each) => {
        const letters = sealed([...each]);
        const read = readHeist(`CLOU2.${letters}`, THIEVES);
        if (read.ok) expect(readHeist(writeHeist(read.value), THIEVES)).toEqual(read);
      }),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...LETTERS, "é", " "), maxLength: 200 }), (letters) => {
        expect(readShort(letters)).toBe(null);
      }),
    );
  });
});

describe("codes of every kind that there was", () => {
  it("open for ever, to the same heist", () => {
    expect(OLD_CODES.map((code) => code.slice(0, 6))).toEqual(["CLOU1.", "CLOU2."]);
    for (const code of OLD_CODES) {
      const read = readHeist(code, THIEVES);
      expect(read.ok && hashText(text(read.value))).toBe(OLD_HEIST);
    }
  });

  it("stay in a match's configuration as they came: its record says the same for ever", () => {
    for (const code of OLD_CODES)
      expect(clou.configure({ scenario: OWN, code }, 1)).toMatchObject({ ok: true, value: { code } });
  });
});
