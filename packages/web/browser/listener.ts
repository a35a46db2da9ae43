import type { CDPSession } from "@playwright/test";
import { expect, type Page } from "./test.ts";

/** One thing of the page as assistive technology is told of it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly isFocused: boolean;
  /** The key that is said to press it. */
  readonly key: string;
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** Somebody who knows of a page what its accessibility tree says, and does nothing but press keys. */
export class Listener {
  readonly #page: Page;
  readonly #line: CDPSession;

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async at(page: Page): Promise<Listener> {
    return new Listener(page, await page.context().newCDPSession(page));
  }

  async hear(): Promise<readonly Heard[]> {
    const { nodes } = (await this.#line.send("Accessibility.getFullAXTree")) as { readonly nodes: readonly AxNode[] };
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties = [] }) => {
        const valueOf = (wanted: string): unknown => properties.find((each) => each.name === wanted)?.value.value;
        return {
          role: role?.value ?? "",
          name: name?.value ?? "",
          isFocused: valueOf("focused") === true,
          key: String(valueOf("keyshortcuts") ?? ""),
        };
      });
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** Tab until something of this role and name has the focus. */
  async tabTo(role: string, name: RegExp): Promise<void> {
    const isThere = (heard: readonly Heard[]): boolean =>
      heard.some((each) => each.isFocused && each.role === role && name.test(each.name));
    await this.until((heard) => heard.some((each) => each.role === role && name.test(each.name)));
    for (let presses = 0; presses < 80; presses++) {
      if (isThere(await this.hear())) return;
      await this.press("Tab");
    }
    throw new Error(`Tab never came to ${role} ${name}`);
  }

  /** Listens until it is so. */
  async until(isSo: (heard: readonly Heard[]) => boolean): Promise<readonly Heard[]> {
    let heard: readonly Heard[] = [];
    await expect(async () => {
      heard = await this.hear();
      expect(isSo(heard), soundOf(heard)).toBe(true);
    }).toPass({ intervals: [30, 60, 120] });
    return heard;
  }
}

/** All that is said, to tell whether something has changed. */
export function soundOf(heard: readonly Heard[]): string {
  return heard
    .filter(({ name }) => name !== "")
    .map(({ role, name }) => `${role}: ${name}`)
    .join("\n");
}
