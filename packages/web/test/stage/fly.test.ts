// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { flyAll } from "../../src/stage/fly.ts";

/** An element that lies somewhere, so many times as large as it was laid out. */
function lying(x: number, y: number, width: number, enlarged: number): HTMLElement {
  const element = document.createElement("div");
  Object.defineProperty(element, "offsetWidth", { value: width });
  element.getBoundingClientRect = () => new DOMRect(x, y, width * enlarged, width * enlarged);
  return element;
}

test.each([1, 2])("cards fly to where cards lie, on a table enlarged %i times", (enlarged) => {
  const table = lying(50, 50, 400, enlarged);
  const layer = lying(50, 50, 0, enlarged);
  const card = document.createElement("div");
  const animate = vi.spyOn(card, "animate").mockReturnValue({} as Animation);
  layer.append(card);
  table.append(layer);
  const place = (x: number) => {
    const element = lying(50 + x * enlarged, 50, 100, enlarged);
    return { element, rect: element.getBoundingClientRect(), width: 100 };
  };
  const flight = { from: "a", to: "b", card: null, start: 0, length: 100 } as const;
  flyAll(layer, [flight], (spot) => place(spot === "a" ? 0 : 200));
  const [begin, end] = (animate.mock.calls[0]?.[0] ?? []) as Keyframe[];
  expect(begin?.["transform"]).toBe("translate(0px, -20px) scale(1)");
  expect(end?.["transform"]).toBe("translate(200px, -20px) scale(1)");
});
