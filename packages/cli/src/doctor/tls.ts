import { isIP } from "node:net";
import { connect } from "node:tls";
import { cleanText } from "../clean.ts";
import { PATIENCE_MS, reasonOf } from "./ask.ts";
import { fine, type Finding, skipped, wrong } from "./finding.ts";
import type { Patient } from "./patient.ts";

const DAY = 86_400_000;
/** Renewed by a timer, certificates never come this close to their end. */
const LEAST_DAYS = 14;

/** As the system says it; what is wrong with a certificate is said in other words. */
const NOBODY_THERE = /^E[A-Z]+$/;

/** Whether browsers will believe the certificate, and for how long. */
export async function lookAtTls({ words, url, now }: Patient): Promise<Finding[]> {
  if (url === null) return [skipped("tls", words("doctor.needs-url"))];
  if (url.protocol !== "https:") return [judgePlain(words, url)];
  const certificate = await certificateOf(url);
  if ("problem" in certificate) {
    if (NOBODY_THERE.test(certificate.problem)) return [skipped("tls", words("doctor.tls.nobody"))];
    const what = words("doctor.tls.refused", { problem: cleanText(certificate.problem) });
    return [wrong("tls", what, words("doctor.tls.refused.todo", { host: url.hostname }))];
  }
  return [judgeCertificate(words, certificate.until, now)];
}

export function judgeCertificate(words: Patient["words"], until: number, now: number): Finding {
  const days = Math.floor((until - now) / DAY);
  const what = words("doctor.tls.fine", { days });
  return days < LEAST_DAYS ? wrong("tls", what, words("doctor.tls.soon.todo")) : fine("tls", what);
}

function judgePlain(words: Patient["words"], { hostname }: URL): Finding {
  if (/^(localhost|\[::1\]|127\.[\d.]+)$/.test(hostname)) return skipped("tls", words("doctor.tls.local"));
  return wrong("tls", words("doctor.tls.none"), words("doctor.tls.none.todo"));
}

function certificateOf({ hostname, port }: URL): Promise<{ readonly until: number } | { readonly problem: string }> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, "");
    const named = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port: Number(port || 443), ...named }, () => {
      const { valid_to: until } = socket.getPeerCertificate();
      socket.destroy();
      resolve({ until: Date.parse(until) });
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("ETIMEDOUT")));
    socket.once("error", (error) => resolve({ problem: reasonOf(error) }));
  });
}
