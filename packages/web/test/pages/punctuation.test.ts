import { expect, test } from "vitest";
import { unbroken } from "../../src/text/punctuation.ts";

test("a number keeps its percent sign and what it may be off by on its line", () => {
  expect(unbroken("80.4 % ± 3.6 %; 3 points")).toBe("80.4\u00A0%\u00A0±\u00A03.6\u00A0%; 3 points");
  expect(unbroken("Zahl ±X")).toBe("Zahl ±X");
});
