import { isObject } from "@safehouse/kernel";
import { cleanText } from "../clean.ts";
import { ownVersion } from "../version.ts";
import { ask } from "./ask.ts";
import { fine, type Finding, skipped, wrong } from "./finding.ts";
import type { Patient } from "./patient.ts";

export interface Health {
  readonly findings: readonly Finding[];
  /** What the house's clock shows; null if it said nothing. */
  readonly time: number | null;
  readonly isThere: boolean;
}

/** Whether a house answers at the address, can save, and is of our release. */
export async function lookAtHouse({ words, url }: Patient): Promise<Health> {
  if (url === null) return { findings: [skipped("house", words("doctor.needs-url"))], time: null, isThere: false };
  const asked = await ask(url, "api/health");
  if ("problem" in asked) {
    const what = words("doctor.house.unreachable", { url: url.href, problem: cleanText(asked.problem) });
    return { findings: [wrong("house", what, words("doctor.house.unreachable.todo"))], time: null, isThere: false };
  }
  const isThere = isObject(asked.body) && ("version" in asked.body || asked.status === 503);
  return { findings: [judge(words, url, asked)], time: asked.date, isThere };
}

function judge(words: Patient["words"], url: URL, { status, body }: { status: number; body: unknown }): Finding {
  const own = ownVersion();
  if (status === 421) {
    const todo = words("doctor.house.name.todo", { name: url.hostname });
    return wrong("house", words("doctor.house.name", { host: url.host }), todo);
  }
  if (status === 503) return wrong("house", words("doctor.house.failing"), words("doctor.house.failing.todo"));
  const version = isObject(body) && body["ok"] === true ? body["version"] : null;
  if (status !== 200 || typeof version !== "string") {
    const todo = words("doctor.house.other.todo", { url: url.href });
    return wrong("house", words("doctor.house.other", { url: url.href, status }), todo);
  }
  const theirs = cleanText(version);
  if (theirs !== own) {
    return wrong("house", words("doctor.house.version", { own, theirs }), words("doctor.house.version.todo"));
  }
  return fine("house", words("doctor.house.fine", { url: url.href, version: own }));
}
