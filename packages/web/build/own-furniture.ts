import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const HOUSE = /\/paper\/src\/games\/clou\/decor\/plans\/[^/]+\.ts$/;

/**
 * A house is drawn with a tenth of all the furniture there is. Shared, all of it would be fetched for each; so every house carries its
 * own, as data, worked out when the app is built.
 */
export const ownFurniture: Plugin = {
  name: "own-furniture",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (!HOUSE.test(id)) return null;
    const { decor } = (await import(pathToFileURL(id).href)) as { readonly decor: unknown };
    return `export const decor = ${JSON.stringify(decor)};`;
  },
};
