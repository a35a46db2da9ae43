/** What dead houses had and what is too old, some at a time; what somebody else is at is left to them. */
export const CLEAR = `
  WITH dead AS (DELETE FROM houses WHERE until < clock_timestamp() - interval '1 minute'), l AS (
    DELETE FROM leases WHERE match IN (
      SELECT match FROM leases l WHERE NOT EXISTS (SELECT FROM houses h WHERE h.node = l.node) LIMIT 1000 FOR UPDATE SKIP LOCKED)
  ), p AS (
    DELETE FROM presence WHERE (place, node, guest) IN (
      SELECT place, node, guest FROM presence p
      WHERE NOT EXISTS (SELECT FROM houses h WHERE h.node = p.node) LIMIT 1000 FOR UPDATE SKIP LOCKED)
  ), c AS (
    DELETE FROM counters WHERE what IN (
      SELECT what FROM counters WHERE until < clock_timestamp() LIMIT 1000 FOR UPDATE SKIP LOCKED)
  )
  DELETE FROM complaints WHERE (match, node) IN (
    SELECT match, node FROM complaints WHERE until < clock_timestamp() LIMIT 1000 FOR UPDATE SKIP LOCKED)`;
