import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** What somebody goes to, or a worker asks for: such a file says itself what it needs. */
const SELDOM =
  /\/web\/src\/(?:pages\/(?!home|join\/|local|lobby|match|new-table|play\/)|boards\/(?:[^/]+-(?:figure|lesson|candidate|lab|review)\/|[^/]+\/(?:screen|hand-only)\.))|\/packages\/games\/[^/]+\/(?:game|match-game|judge|match-judge|nightly|older|puzzles\/shelf|habits\/[^/]+)\.ts$/;

const PASSES_ON = /^export\{([^}]*)\}from"(\.\/[^"]+)";\s*$/;
const ASKS = /import\(`\.\/([^`]+)`\)/g;
/** What Vite picks out of a file to hand it on, whoever asked picks out once more. */
const PICKED = /async\(\)=>\{let(\{[\w$:,]+\})=await (import\([^;]+);return\1\}/g;
/** One name is wanted, and a larger file calls it otherwise. */
const RENAMED = /(\(await [\w$]+\(\(\)=>import\(`[^`]+`\))\.then\(e=>\(\{([\w$:,.]+)\}\)\)(,[^()]*\)\))\.([\w$]+)/g;
const FOLDER = "assets/";

/**
 * Rolldown gives every module that is fetched by itself a file of its own; where it lies in a larger one, that file only passes on what it
 * is asked for. Here whoever asks goes to the larger one at once. And who fetches a file names what that needs, so that all comes
 * together: but not what is there already, and not for pages and parts that hardly anybody goes to, because every name costs everybody.
 */
export class DirectImports {
  #bundle: Rollup.OutputBundle = {};
  #loaded: ReadonlySet<string> = new Set();
  #passing: readonly string[] = [];

  readonly plugin: Plugin;

  constructor() {
    const prepare = (bundle: Rollup.OutputBundle): void => this.#prepare(bundle);
    this.plugin = {
      name: "direct-imports",
      apply: "build",
      generateBundle: (_options, bundle) => prepare(bundle),
      // The list of what was built has been made by now; nobody asks for these, so no device keeps them.
      writeBundle: ({ dir = "" }) => this.#passing.forEach((file) => rmSync(join(dir, file))),
    };
  }

  /** Of the files that `file` needs, those to be fetched beside it. */
  readonly besides = (file: string, needed: string[], { hostId }: { readonly hostId: string }): string[] => {
    const chunk = this.#bundle[file];
    const wanted = chunk?.type === "chunk" ? chunk.facadeModuleId : null;
    if (wanted !== null && SELDOM.test(wanted)) return [];
    const there = new Set(this.#loaded);
    this.#addImports(hostId, there);
    const missing = needed.filter((each) => !there.has(each));
    return missing.length > 1 ? missing : [];
  };

  #prepare(bundle: Rollup.OutputBundle): void {
    this.#bundle = bundle;
    const loaded = new Set<string>();
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      if (chunk.facadeModuleId?.endsWith("index.html") === true) this.#addImports(chunk.fileName, loaded);
    }
    this.#loaded = loaded;
    const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
    const instead = new Map(chunks.flatMap(passesOn));
    for (const chunk of chunks) {
      chunk.code = chunk.code
        .replaceAll(ASKS, (asked, file) => instead.get(FOLDER + file) ?? asked)
        .replaceAll(PICKED, "()=>$2")
        .replaceAll(RENAMED, (asked, before: string, names: string, after: string, wanted: string) => {
          const own = names.split(",").find((each) => each.startsWith(`${wanted}:e.`));
          return own === undefined ? asked : `${before}${after}.${own.slice(wanted.length + ":e.".length)}`;
        });
    }
    const imported = new Set(chunks.flatMap(({ imports }) => imports));
    this.#passing = [...instead.keys()].filter((file) => !imported.has(file));
  }

  #addImports(file: string, all: Set<string>): void {
    const chunk = this.#bundle[file];
    if (all.has(file) || chunk?.type !== "chunk") return;
    all.add(file);
    for (const imported of chunk.imports) this.#addImports(imported, all);
  }
}

/** How to get what such a file passes on without it. */
function passesOn({ fileName, code }: Rollup.OutputChunk): [file: string, instead: string][] {
  const [, names, from] = PASSES_ON.exec(code) ?? [];
  if (names === undefined) return [];
  const members = names.split(",").map((each) => {
    const [own = "", name = own] = each.split(" as ");
    return `${name}:e.${own}`;
  });
  return [[fileName, `import(\`${from}\`).then(e=>({${members.join()}}))`]];
}
