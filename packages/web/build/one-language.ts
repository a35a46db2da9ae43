import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCES = join(import.meta.dirname, "..", "src");
/** Who reads them on the way to a table, and there. What says that a page could not be loaded (`app`) must be there without them. */
const READERS = "{ask,kit,records,stage,ui,play,play/*,pages/{home,join,local,new-table,play}}";
const ALL = /\/web\/src\/text\/all\/(en|de)\.ts$/;
const NAMED = /\/text\/(en|de)\.ts$/;
const EMPTY = "\0words:";
const HERE = "?here";

/**
 * Nobody reads two languages at once. In the sources everybody has both of their own words at hand; in the build these are empty tables,
 * which one file a language fills.
 */
export function oneLanguage(): Plugin {
  const kept = new Set(globSync(`${READERS}/text/{en,de}.ts`, { cwd: SOURCES }).map((file) => join(SOURCES, file)));
  return {
    name: "one-language",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source.startsWith(EMPTY)) return source;
      if (!NAMED.test(source) || importer === undefined) return null;
      const id = join(importer, "..", source);
      return kept.has(id) ? EMPTY + id : null;
    },
    load(id) {
      if (id.startsWith(EMPTY)) return `export const ${NAMED.exec(id)?.[1]} = Object.create(null);`;
      const language = ALL.exec(id)?.[1];
      if (language === undefined) return null;
      const files = [...kept].filter((file) => file.endsWith(`/${language}.ts`)).toSorted();
      const imports = files.flatMap((file, n) => [
        `import { ${language} as table${n} } from ${JSON.stringify(EMPTY + file)};`,
        `import { ${language} as words${n} } from ${JSON.stringify(file + HERE)};`,
      ]);
      const filled = files.map((_, n) => `Object.assign(table${n}, words${n});`);
      return { code: [...imports, ...filled, "export const words = null;"].join("\n"), moduleSideEffects: true };
    },
  };
}
