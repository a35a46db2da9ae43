import type { Manifest } from "../web-sizes.ts";

const WORKER = /(?:^|\/)worker\.ts$/;

/** Which files of the build import which others, whether they want to or not. */
export class Imports {
  readonly #of: ReadonlyMap<string, readonly string[]>;
  /** What workers begin with. */
  readonly workers: ReadonlySet<string>;

  constructor(manifest: Manifest) {
    const fileOf = (key: string): string => manifest[key]?.file ?? "";
    this.#of = new Map(Object.values(manifest).map(({ file, imports = [] }) => [file, imports.map(fileOf)]));
    this.workers = new Set(
      Object.keys(manifest)
        .filter((key) => WORKER.test(key))
        .map(fileOf),
    );
  }

  /** These files and all that come with them. */
  closure(files: Iterable<string>): Set<string> {
    const all = new Set<string>();
    const visit = (file: string): void => {
      if (all.has(file)) return;
      all.add(file);
      for (const imported of this.#of.get(file) ?? []) visit(imported);
    };
    for (const file of files) visit(file);
    return all;
  }
}
