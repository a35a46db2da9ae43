import { PAGE_PATHS } from "@safehouse/protocol";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressIn, pathIn } from "../../src/app/base.ts";
import { matchPath } from "../../src/app/match-path.ts";
import { findPage } from "../../src/app/pages.ts";
import { amend, location, navigate, placeOf } from "../../src/app/router.ts";
import { rulePath } from "../../src/app/rule-opener.ts";

describe("a path", () => {
  test("is read by a pattern", () => {
    expect(matchPath("/rules/:game", "/rules/klaumau")).toEqual({ game: "klaumau" });
    expect(matchPath("/replay/:source/:id", "/replay/local/a%20b/")).toEqual({ source: "local", id: "a b" });
    expect(matchPath("/", "/")).toEqual({});
  });

  test.each([
    ["/rules/:game", "/rules"],
    ["/rules/:game", "/rules/klaumau/more"],
    ["/tables", "/table"],
    ["/join/:code", "/join/%zz"],
  ])("of another page is not read by %s: %s", (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });

  test("leads to exactly one page", () => {
    const at = (path: string): string => findPage(path).pattern;
    expect(at("/")).toBe("/");
    expect(at("/replay")).toBe("/replay");
    expect(at("/replay/file/7")).toBe("/replay/:source/:id");
    expect(at("/tables")).toBe("/tables");
    expect(at("/nowhere")).toBe("");
    expect(findPage("/table/x").params).toEqual({ id: "x" });
    for (const path of PAGE_PATHS) expect(at(path.replaceAll(/:\w+/g, "x"))).toBe(path);
  });
});

test("a place has a path, a query and what follows the #", () => {
  const { path, query, hash } = placeOf("http://house/replay/local/7?n=120&eyes=open#K-4.3");
  expect([path, query.get("n"), query.get("eyes"), hash]).toEqual(["/replay/local/7", "120", "open", "K-4.3"]);
});

describe("an address", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("is amended for who is there, and nobody is called back by it", () => {
    const go = (_state: null, _title: string, path: string): void => {
      vi.stubGlobal("location", new URL(path, "http://house"));
    };
    vi.stubGlobal("location", new URL("http://house/"));
    vi.stubGlobal("history", { pushState: go, replaceState: go });
    vi.stubGlobal("scrollTo", () => {});
    navigate("/replay/file/7");
    amend("/replay/file/7", "?n=6");
    expect([location.value.path, location.value.query.get("n")]).toEqual(["/replay/file/7", "6"]);
    navigate("/local/8");
    amend("/replay/file/7", "?n=7");
    expect(location.value.path).toBe("/local/8");
  });
});

describe("in a folder of its host", () => {
  test("a house has the folder in every address, and its pages are called as ever", () => {
    expect(addressIn("/table/x?y#z", "/games/")).toBe("/games/table/x?y#z");
    expect(addressIn("/", "/games/")).toBe("/games/");
    expect(addressIn("#K-4.3", "/games/")).toBe("#K-4.3");
    expect(pathIn("/games/table/x", "/games/")).toBe("/table/x");
    expect(pathIn("/games/", "/games/")).toBe("/");
    // Another house's: the app says that there is nothing.
    expect(pathIn("/other/table/x", "/games/")).toBe("/other/table/x");
  });
});

test("a rule has an address", () => {
  expect(rulePath("klaumau", "K-4.3")).toBe("/rules/klaumau#K-4.3");
});
