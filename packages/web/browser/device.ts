import type { BrowserContext } from "@playwright/test";

/**
 * A device as every test finds it: bots do not keep anybody waiting, and what a page draws by itself comes out alike in every run, the
 * seeds of its matches above all, so that the same cards are dealt. Every load draws anew, or two matches would have one name.
 */
export async function settleIn(context: BrowserContext, visit: string): Promise<void> {
  await context.addInitScript((name) => {
    if (location.protocol === "about:") return;
    const load = Number(sessionStorage.getItem("luck") ?? 0) + 1;
    sessionStorage.setItem("luck", `${load}`);
    localStorage.setItem("safehouse.pace", localStorage.getItem("safehouse.pace") ?? "at-once");
    // By length, for what is drawn meanwhile for other purposes (names of matches, of messages) comes sooner or later as it happens.
    const luck = new Map<number, number>();
    const begin = (text: string): number =>
      [...text].reduce((state, letter) => Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array.buffer);
      let state = luck.get(bytes.length) ?? begin(`${name} ${load} ${bytes.length}`);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
        bytes[i] = state >>> 24;
      }
      luck.set(bytes.length, state);
      return array;
    };
  }, visit);
}
