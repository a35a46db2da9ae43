import { beforeEach, describe, expect, test, vi } from "vitest";

class FakeStorage {
  readonly #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    this.#kept.set(key, value);
    (this as Record<string, unknown>)[key] = value;
  };
  removeItem = (key: string): void => {
    this.#kept.delete(key);
    delete (this as Record<string, unknown>)[key];
  };
}

async function fresh(kept: Record<string, string> = {}, languages: readonly string[] = []) {
  vi.resetModules();
  const storage = new FakeStorage();
  for (const [key, value] of Object.entries(kept)) storage.setItem(`safehouse.${key}`, value);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", { languages });
  return { ...(await import("../../src/app/settings.ts")), ...(await import("../../src/app/storage.ts")), storage };
}

beforeEach(() => vi.unstubAllGlobals());

describe("the settings", () => {
  test("begin quietly, in the browser's language", async () => {
    const { settings, isMoving, shownTheme } = await fresh({}, ["fr-FR", "de-AT", "en"]);
    expect(settings.language.value).toBe("de");
    expect(settings.sound.value).toBe(false);
    expect(settings.notifications.value).toBe(false);
    expect(settings.pace.value).toBe("normal");
    expect([isMoving.value, shownTheme.value]).toEqual([true, "night"]);
  });

  test("are what they were last time", async () => {
    const { settings, isMoving, shownTheme } = await fresh(
      { language: "en", theme: "paper", sound: "true", motion: "reduced", pace: "quick", name: "Ada" },
      ["de"],
    );
    expect(settings.language.value).toBe("en");
    expect([settings.sound.value, settings.name.value]).toEqual([true, "Ada"]);
    expect([settings.pace.value, isMoving.value, shownTheme.value]).toEqual(["quick", false, "paper"]);
  });

  test("a pace of before tables had one means the same", async () => {
    const { settings } = await fresh({ pace: "brisk" }, ["en"]);
    expect(settings.pace.value).toBe("at-once");
  });

  test("do not believe what no setting can be", async () => {
    const { settings } = await fresh({ language: "xx", theme: "pink", motion: "lots", pace: "" }, ["en"]);
    expect(settings.language.value).toBe("en");
    expect([settings.theme.value, settings.motion.value, settings.pace.value]).toEqual(["system", "system", "normal"]);
  });

  test("work in a browser that remembers nothing", async () => {
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem() {
        throw new Error("denied");
      },
      setItem() {
        throw new Error("denied");
      },
    });
    const { recall, remember, forgetAll } = await import("../../src/app/storage.ts");
    expect(recall("name")).toBeNull();
    expect(() => remember("name", "Ada")).not.toThrow();
    expect(() => forgetAll()).not.toThrow();
  });

  test("are forgotten without touching what others keep", async () => {
    const { forgetAll, recall, storage } = await fresh({ name: "Ada" });
    storage.setItem("other", "stays");
    forgetAll();
    expect([recall("name"), storage.getItem("other")]).toEqual([null, "stays"]);
  });
});

test("the language is the first that both speak", async () => {
  const { spokenLanguage } = await fresh();
  expect(spokenLanguage(["de-CH", "en"])).toBe("de");
  expect(spokenLanguage(["fr", "en-GB"])).toBe("en");
  expect(spokenLanguage(["EN"])).toBe("en");
  expect(spokenLanguage([])).toBe("en");
});
