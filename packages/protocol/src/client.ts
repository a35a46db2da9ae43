import { LiveMatch } from "./client/live-match.ts";
import { LiveStudy } from "./client/live-study.ts";
import { LiveTable } from "./client/live-table.ts";
import { type ClientOptions, openRequests, openWay, type Requests } from "./requests.ts";

/** A server, as programs use it: browsers and Node alike. */
export interface Client extends Requests {
  /** Follows a match, and plays a seat of it with that seat's token, until it is closed. */
  match(id: string, token?: string): LiveMatch;
  /** Follows a table until it is closed. */
  table(id: string): LiveTable;
  /** As a screen for everybody: nobody's, whoever opened it. */
  screen(id: string): LiveTable;
  /** Looks at a study together with others, until it is closed. */
  study(id: string): LiveStudy;
}

export function openClient(options: ClientOptions): Client {
  const way = openWay(options);
  const { http, surroundings, guestToken } = way;
  return {
    ...openRequests(way),
    match: (id, token) => new LiveMatch(id, token, http, surroundings),
    table: (id) => new LiveTable(id, guestToken, http, surroundings),
    screen: (id) => new LiveTable(id, undefined, http, surroundings, true),
    study: (id) => new LiveStudy(id, guestToken, http, surroundings),
  };
}
