import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const WORKER = /new Worker\(new URL\("(\.[^"]+)", import\.meta\.url\)/g;
const PRELOAD = "vite/preload-helper";

/**
 * A worker is an entry of the page's own graph: what the page has fetched it need not fetch again. Vite would build each a world of its
 * own. In a worker there is no page to hang a preload into, so it goes without.
 */
export const shareWorkers: Plugin = {
  name: "share-workers",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith("/") || !code.includes("new Worker(")) return null;
    const shared = code.replaceAll(WORKER, (_, file: string) => {
      // A reference is made of the name: of two workers with one name, both would be the first.
      const name = `${basename(dirname(id))}-worker`;
      const reference = this.emitFile({ type: "chunk", id: join(dirname(id), file), name });
      return `new Worker(import.meta.ROLLUP_FILE_URL_${reference}`;
    });
    return { code: shared, map: null };
  },
};

/** After Vite has written it. */
export const preloadInPages: Plugin = {
  name: "preload-in-pages",
  apply: "build",
  transform(code, id) {
    if (!id.includes(PRELOAD)) return null;
    const guarded = code.replace(
      "deps && deps.length > 0",
      'deps && deps.length > 0 && typeof document !== "undefined"',
    );
    if (guarded === code) throw new Error("Vite's preload helper is not what it was");
    return { code: guarded, map: null };
  },
};
