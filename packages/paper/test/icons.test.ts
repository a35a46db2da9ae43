import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CHRISTMAS_ICONS } from "../src/games/clou-christmas/icons.ts";
import { KLAUMAU_ICONS } from "../src/games/klaumau/icons.ts";
import { ROBNRUN_ICONS } from "../src/games/robnrun/icons.ts";
import { ICONS, type IconShape } from "../src/icons.ts";
import { PENCIL } from "../src/strokes.ts";

const sprite = readFileSync(new URL("../../web/src/ui/icons.svg", import.meta.url), "utf8");

function inSprite(id: string): IconShape[] {
  const body = new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, "s").exec(sprite)?.[1] ?? "";
  return [...body.matchAll(/<path([^>]*)>/g)].map(([, attrs = ""]) => {
    const attr = (name: string): string | undefined => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attrs)?.[1];
    const width = attr("stroke-width");
    const dash = attr("stroke-dasharray");
    return {
      d: attr("d") ?? "",
      ...(width !== undefined && { line: Number(width) }),
      ...(width !== undefined && attr("stroke-linecap") === "round" && { cap: "round" as const }),
      ...(dash !== undefined && { dash }),
    };
  });
}

describe("paper's icons are those of the screen", () => {
  const every = [ICONS, KLAUMAU_ICONS, ROBNRUN_ICONS, CHRISTMAS_ICONS].flatMap((icons) =>
    Object.entries<readonly IconShape[]>(icons),
  );
  test.each(every)("%s", (name, shapes) => {
    expect(shapes).toEqual(inSprite(`i-${name}`));
  });

  test.each(Object.entries(PENCIL))("pencil %s", (mark, paths) => {
    expect(paths).toEqual(inSprite(`p-${mark}`).map(({ d }) => d));
  });
});
