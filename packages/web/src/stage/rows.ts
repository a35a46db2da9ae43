import type { Told } from "../play/session.ts";
import type { Beat } from "./beat.ts";

/** Which entries, or parts of them, each beat tells: every event once, in order. */
export function shareOut(rows: readonly Told[], beats: readonly Pick<Beat, "events">[]): Told[][] {
  let at = 0;
  let from = 0;
  return beats.map(({ events }, i) => {
    const isLast = i === beats.length - 1;
    const share: Told[] = [];
    let room = events.length;
    for (let row = rows[at]; row !== undefined && (isLast || room > 0); row = rows[at]) {
      const rest = row.events.slice(from, isLast ? row.events.length : from + room);
      share.push(rest.length === row.events.length ? row : { ...row, events: rest });
      room -= rest.length;
      from += rest.length;
      if (from < row.events.length) break;
      at++;
      from = 0;
    }
    return share;
  });
}

/** What has been told up to an entry, of which so many events are still to come. */
export function toldUpTo(log: readonly Told[], entry: number, untold: number): Told[] {
  const rows = log.filter(({ n }) => n <= entry);
  return rows.map((row) => (row.n === entry && untold > 0 ? { ...row, events: row.events.slice(0, -untold) } : row));
}

/** What was taken back before any of it was seen never happened for those who look: neither the move nor its taking back is told. */
export function dropTakenBack(rows: readonly Told[], seen: number): Told[] {
  const unseen = new Set(rows.map(({ undoes }) => undoes).filter((n) => n !== undefined && n > seen));
  return rows.filter(({ n, undoes }) => !unseen.has(n) && !(undoes !== undefined && unseen.has(undoes)));
}
