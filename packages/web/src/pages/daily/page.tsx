import { SHELF } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./daily.css";
import { LoadFailed } from "../../app/load-failed.tsx";
import type { PageProps } from "../../app/pages.ts";
import { location } from "../../app/router.ts";
import { GameNights } from "./game-nights.tsx";
import { readDay } from "./logic/day.ts";
import { Overview } from "./overview.tsx";
import { useNightly } from "./use-nightly.ts";
import { useToday } from "./use-today.ts";

const NIGHTLY = SHELF.filter(({ load }) => load.nightly !== undefined).map(({ id }) => id);

/** One night a day of every game that has them, with the same luck for everybody: all of tonight, or all nights of one game. */
export function Page({ query }: PageProps): JSX.Element | null {
  const own = useOwnQuery(query);
  const today = useToday();
  const asked = own.get("game");
  const game = NIGHTLY.find((id) => id === asked) ?? null;
  const loaded = useNightly(game === null ? NIGHTLY : [game]);
  if (loaded === "failed") return <LoadFailed />;
  if (loaded === null) return null;
  const { games, matches } = loaded;
  const one = game === null ? undefined : games.find(({ id }) => id === game);
  if (one !== undefined) return <GameNights {...{ matches, today }} game={one} day={readDay(own.get("day"))} />;
  // What was loaded before may be of the page that one came from.
  return game === null && games.length === NIGHTLY.length ? <Overview {...{ games, matches, today }} /> : null;
}

/** A page stays until the next one is loaded, and gets its query: that one is not meant for us. */
function useOwnQuery(query: URLSearchParams): URLSearchParams {
  const own = useRef(query);
  if (location.value.path === "/daily") own.current = query;
  return own.current;
}
