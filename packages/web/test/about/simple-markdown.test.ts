import { expect, test } from "vitest";
import { readBlocks, withoutTitle } from "../../src/pages/about/simple-markdown.ts";

test("titles, lists, lines, bold words and links are read, and nothing else", () => {
  const text =
    "# Who\nRob Inc.\r\n1 Lamp Street\n\n- call [us](tel:+49)\n* write to **rob@example.org**, rob@example.org\n\nhttps://example.org/a.";
  expect(readBlocks(text)).toEqual([
    { kind: "title", lines: [[{ text: "Who" }]] },
    { kind: "paragraph", lines: [[{ text: "Rob Inc." }], [{ text: "1 Lamp Street" }]] },
    {
      kind: "list",
      lines: [
        [{ text: "call " }, { text: "us", href: "tel:+49" }],
        [
          { text: "write to " },
          { text: "rob@example.org", isBold: true },
          { text: ", " },
          { text: "rob@example.org", href: "mailto:rob@example.org" },
        ],
      ],
    },
    { kind: "paragraph", lines: [[{ text: "https://example.org/a", href: "https://example.org/a" }, { text: "." }]] },
  ]);
});

test("what would run or be markup stays words", () => {
  const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) ![](data:text/html,x) <img src=x onerror="y">';
  expect(readBlocks(hostile)).toEqual([{ kind: "paragraph", lines: [[{ text: hostile }]] }]);
  expect(readBlocks("")).toEqual([]);
});

test("a text that begins with the title above it says it once", () => {
  const imprint = readBlocks("# IMPRINT\n\nRob Inc.");
  expect(withoutTitle(imprint, "Imprint")).toEqual([{ kind: "paragraph", lines: [[{ text: "Rob Inc." }]] }]);
  expect(withoutTitle(imprint, "Contact")).toEqual(imprint);
  const plain = readBlocks("Imprint\n\n# Imprint");
  expect(withoutTitle(plain, "Imprint")).toEqual(plain);
  expect(withoutTitle([], "Imprint")).toEqual([]);
});
