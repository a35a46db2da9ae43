import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./app.css";
import { announce } from "./announce.ts";
import { FirstLight } from "./first-light.tsx";
import { Footer } from "./footer.tsx";
import { isFullScreen } from "./full-screen.ts";
import { Header } from "./header.tsx";
import { LiveRegion } from "./live-region.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { findPage, type FoundPage, type PageModule } from "./pages.ts";
import { location } from "./router.ts";
import { setHeading, showTitle } from "./title.ts";
import { Toasts } from "./toasts.tsx";
import { loadWords } from "../text/words.ts";
import { useMyTables } from "./use-my-tables.ts";
import { UpdateNotice } from "./update-notice.tsx";

interface Shown {
  readonly found: FoundPage;
  /** Null if it could not be loaded. */
  readonly module: PageModule | null;
}

/** The frame of every page. The old page stays until the new one is loaded. */
export function App(): JSX.Element {
  const { path, query } = location.value;
  const [shown, setShown] = useState<Shown | null>(null);
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef<string | null>(null);

  useEffect(showTitle, []);
  useMyTables();
  useEffect(() => {
    let isWanted = true;
    const found = findPage(path);
    const show = (module: PageModule | null): void => {
      if (isWanted) setShown({ found, module });
    };
    Promise.all([found.load(), loadWords()]).then(
      ([module]) => show(module),
      () => show(null),
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  useEffect(() => {
    if (shown === null) return;
    if (shownPath.current !== null && shownPath.current !== path) arrive(main.current);
    shownPath.current = path;
  }, [shown]);
  useEffect(() => () => setHeading(null), [shown?.found.pattern]);

  const Page = shown?.module?.Page;
  const isTable = isFullScreen.value;
  return (
    <div class={isTable ? "app app-table" : "app"}>
      {shown === null && <FirstLight />}
      {shown !== null && !isTable && <Header />}
      <main ref={main} tabIndex={-1} class="app-main" id="main">
        {Page !== undefined && shown !== null && (
          <Page key={keyOf(shown.found)} params={shown.found.params} query={query} />
        )}
        {shown?.module === null && <LoadFailed />}
      </main>
      {shown !== null && !isTable && <Footer />}
      {shown !== null && !isTable && <UpdateNotice />}
      <Toasts />
      <LiveRegion />
    </div>
  );
}

/** The same page about another thing starts anew. */
function keyOf({ pattern, params }: FoundPage): string {
  return [pattern, ...Object.values(params)].join(" ");
}

/** Keyboard and screen reader start at the top of the new page. */
function arrive(main: HTMLElement | null): void {
  main?.focus({ preventScroll: true });
  queueMicrotask(() => announce(document.title));
}
