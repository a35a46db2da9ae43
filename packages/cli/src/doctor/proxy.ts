import { isObject } from "@safehouse/kernel";
import type { Seen } from "@safehouse/protocol";
import { cleanText } from "../clean.ts";
import { ask } from "./ask.ts";
import { fine, type Finding, skipped, wrong } from "./finding.ts";
import type { Patient } from "./patient.ts";

/** An address that is nobody's (RFC 5737): what a liar would write. */
const NOBODY = "192.0.2.77";

/** What the house sees of a request that comes by the address people type. */
export async function lookAtProxy({ words, url }: Patient): Promise<Finding[]> {
  if (url === null) return [skipped("proxy", words("doctor.needs-url"))];
  const seen = await seenBy(url);
  if (seen === null) return [skipped("proxy", words("doctor.proxy.silent"))];
  const lied = seen.isBelieved ? await seenBy(url, { "x-forwarded-for": NOBODY }) : null;
  return judgeProxy(words, url, seen, lied?.address === NOBODY);
}

async function seenBy(url: URL, headers: Record<string, string> = {}): Promise<Seen | null> {
  const asked = await ask(url, "api/seen", headers);
  return "status" in asked && asked.status === 200 && isObject(asked.body) && Array.isArray(asked.body["forwarded"])
    ? (asked.body as unknown as Seen)
    : null;
}

export function judgeProxy(words: Patient["words"], url: URL, seen: Seen, believesAnybody: boolean): Finding[] {
  const { forwarded, isBelieved, isLocal, protocol, host, address } = seen;
  const isDirect = forwarded.length === 0 && url.protocol === "http:" && isLocal === isLoopback(url);
  const found: Finding[] = [];
  const add = (problem: "headers" | "trust" | "proto" | "liar", todo: string): void =>
    void found.push(wrong("proxy", words(`doctor.proxy.${problem}`), todo));
  if (!isDirect) {
    if (!forwarded.includes("for")) add("headers", words("doctor.proxy.headers.todo"));
    else if (!isBelieved) add("trust", words("doctor.proxy.trust.todo"));
    else if (`${protocol}:` !== url.protocol) add("proto", words("doctor.proxy.proto.todo"));
    if (believesAnybody) add("liar", words("doctor.proxy.liar.todo"));
  }
  if (host.toLowerCase() !== url.host) {
    const facts = { host: cleanText(host), wanted: url.host };
    found.push(wrong("proxy", words("doctor.proxy.host", facts), words("doctor.proxy.host.todo")));
  }
  if (found.length > 0) return found;
  if (isDirect) return [fine("proxy", words("doctor.proxy.direct"))];
  return [fine("proxy", words("doctor.proxy.fine", { address: cleanText(address ?? "?") }))];
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
