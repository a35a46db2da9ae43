import { PAGE_PATHS, type PagePath } from "@safehouse/protocol";
import type { ComponentType } from "preact";
import { matchPath, type Params } from "./match-path.ts";

export interface PageProps {
  readonly params: Params;
  readonly query: URLSearchParams;
}

export interface PageModule {
  readonly Page: ComponentType<PageProps>;
}

/** Every page, loaded when it is opened. */
const PAGES: { readonly [path in PagePath]: () => Promise<PageModule> } = {
  "/": () => import("../pages/home/page.tsx"),
  "/play/:game": () => import("../pages/play/page.tsx"),
  "/new/:game": () => import("../pages/new-table/page.tsx"),
  "/tables": () => import("../pages/tables/page.tsx"),
  "/table/:id": () => import("../pages/lobby/page.tsx"),
  "/screen/:code": () => import("../pages/screen/page.tsx"),
  "/paper": () => import("../pages/paper/page.tsx"),
  "/join/:code": () => import("../pages/join/page.tsx"),
  "/match/:id": () => import("../pages/match/page.tsx"),
  "/local/:id": () => import("../pages/local/page.tsx"),
  "/challenge/:game": () => import("../pages/challenge/page.tsx"),
  "/daily": () => import("../pages/daily/page.tsx"),
  "/puzzles": () => import("../pages/puzzles/list-page.tsx"),
  "/puzzles/:game": () => import("../pages/puzzles/page.tsx"),
  "/puzzles/:game/print": () => import("../pages/puzzles/print-page.tsx"),
  "/my-game": () => import("../pages/my-game/page.tsx"),
  "/records": () => import("../pages/records/page.tsx"),
  "/companion/:game": () => import("../pages/companion/page.tsx"),
  "/replay": () => import("../pages/replay/open-page.tsx"),
  "/replay/:source/:id": () => import("../pages/replay/page.tsx"),
  "/review/:source/:id": () => import("../pages/review/page.tsx"),
  "/studies": () => import("../pages/study/list-page.tsx"),
  "/study": () => import("../pages/study/page.tsx"),
  "/study/local/:id": () => import("../pages/study/page.tsx"),
  "/study/online/:id": () => import("../pages/study/online-page.tsx"),
  "/rules/:game": () => import("../pages/rules/page.tsx"),
  "/learn/:game": () => import("../pages/learn/page.tsx"),
  "/print": () => import("../pages/print/list-page.tsx"),
  "/print/:game": () => import("../pages/print/page.tsx"),
  "/workshop": () => import("../pages/workshop/list-page.tsx"),
  "/workshop/:game": () => import("../pages/workshop/page.tsx"),
  "/lab": () => import("../pages/lab/page.tsx"),
  "/lab/:game": () => import("../pages/lab/page.tsx"),
  "/settings": () => import("../pages/settings/page.tsx"),
  "/about": () => import("../pages/about/page.tsx"),
};

export interface FoundPage {
  /** Empty for the page that says there is nothing. */
  readonly pattern: PagePath | "";
  readonly params: Params;
  load(): Promise<PageModule>;
}

export function findPage(path: string): FoundPage {
  for (const pattern of PAGE_PATHS) {
    const params = matchPath(pattern, path);
    if (params !== null) return { pattern, params, load: PAGES[pattern] };
  }
  // What boards are made of, for whoever writes one: the build leaves it out.
  if (import.meta.env.DEV && path === "/gallery") {
    return { pattern: "", params: {}, load: () => import("../pages/gallery/page.tsx") };
  }
  return { pattern: "", params: {}, load: () => import("../pages/not-found/page.tsx") };
}
