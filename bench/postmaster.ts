import { readFileSync } from "node:fs";

/** The process that all others of a Postgres are children of, by its folder. */
export function postmasterOf(data: string): number {
  return Number(readFileSync(`${data}/postmaster.pid`, "utf8").split("\n")[0]);
}
