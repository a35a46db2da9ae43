// @vitest-environment happy-dom
import { createElement, render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { later } from "../../src/ui/later.tsx";

test("a part that comes after it was drawn and before anybody looked is shown", async () => {
  const Part = later(() => Promise.resolve(() => createElement("p", {}, "there")));
  const root = document.createElement("main");
  render(createElement(Part, {}), root);
  expect(root.textContent).toBe("");
  // Somebody else asked for it, too: effects run when all is painted, and it is there by then.
  await Part.fetch();
  await act(() => Promise.resolve());
  await expect.poll(() => root.textContent).toBe("there");
});
