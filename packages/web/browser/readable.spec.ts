import { judge, knownAs } from "./readable/known.ts";
import { look } from "./readable/look.ts";
import { STATES } from "./readable/states.ts";
import { expect, expectAccessible, test } from "./test.ts";

/** A few states with every `npm test`; `READABLE=all npm run browser -- readable` looks at all, and asks axe as well. */
const isWhole = process.env["READABLE"] === "all";
const looked = STATES.filter(({ isSample }) => isWhole || isSample === true);

test("everything that can be read has a name of its own", () => {
  const names = STATES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

for (const state of looked) {
  test(`everything can be read: ${state.name}`, async ({ visit }, info) => {
    const page = await visit();
    const sights = await look(page, state, async (here, picture) => {
      const fresh = here.find((sight) => knownAs(state.name, sight) === undefined);
      if (fresh === undefined) return;
      const path = info.outputPath(
        `${fresh.size} ${fresh.language} ${info.attachments.length}.png`.replaceAll(" ", "-"),
      );
      await picture(path);
      await info.attach(`${fresh.size} ${fresh.language}`, { path, contentType: "image/png" });
    });
    expect(judge(state.name, sights), "with pictures among the results").toEqual([]);
    if (isWhole) await expectAccessible(page, state.name);
  });
}
