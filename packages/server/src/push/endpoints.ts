import { fail, ok, type Result } from "@safehouse/kernel";

/** The services of those who make browsers. A name that begins with a dot stands for all below it. */
const KNOWN_HOSTS = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
] as const;

const LONGEST = 1000;

/** Where a browser wants to be told, or null: the house calls nobody but the services it knows, and nobody by number. */
export function readEndpoint(text: string, more: readonly string[]): URL | null {
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return isPlain && [...KNOWN_HOSTS, ...more].some((host) => fits(url.hostname, host)) ? url : null;
}

function fits(name: string, host: string): boolean {
  return host.startsWith(".") ? name.endsWith(host) && name.length > host.length : name === host;
}

/** Null: nobody is told anything with the page closed. */
export function readPushHosts(text: string): Result<readonly string[] | null, string> {
  if (text === "no") return ok(null);
  const hosts = text
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^\.?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host));
  return wrong === undefined
    ? ok(hosts)
    : fail(`A push host must be a name such as push.example.org, or no for none at all, not ${JSON.stringify(wrong)}.`);
}
