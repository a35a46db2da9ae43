import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildApp } from "./app.ts";
import { readSettings, type Settings, USAGE } from "./settings.ts";

const BAD_INPUT = 2;
/** How long answers under way may take once the house is asked to close. */
const CLOSING_MS = 2_000;
const ORPHAN_CHECK_MS = 250;

const settings = readSettings(process.argv.slice(2), process.env);
if (!settings.ok) giveUp(settings.error);
else if (settings.value === "help") console.log(USAGE);
else await serve(settings.value);

async function serve({ host, port }: Settings): Promise<void> {
  const server = createServer(await buildApp(ownVersion()));
  server.on("error", (error: NodeJS.ErrnoException) => giveUp(explain(error, host, port)));
  server.listen({ host, port }, () =>
    console.log(`Safehouse is open at ${addressOf(server.address() as AddressInfo)}`),
  );

  const close = (): void => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref();
  };
  process.once("SIGINT", close);
  process.once("SIGTERM", close);
  if (process.env["npm_lifecycle_event"] !== undefined) onceOrphaned(close);
}

/** A signal that ends npm ends its shell, but never reaches us: nobody would be left to close the house. */
function onceOrphaned(close: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    close();
  }, ORPHAN_CHECK_MS).unref();
}

function ownVersion(): string {
  const text = readFileSync(new URL("../../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

function addressOf({ address, family, port }: AddressInfo): string {
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}/`;
}

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is taken, perhaps by another Safehouse. Close that, or start with --port and another number.`;
    case "EACCES":
      return `Port ${port} may not be used by this account. Start with --port and a number from 1024 on.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return `${host} is no address of this machine. Start with --host 127.0.0.1, or 0.0.0.0 for all of them.`;
    default:
      return `Safehouse could not open on ${host}, port ${port}: ${message}`;
  }
}

function giveUp(message: string): void {
  console.error(message);
  process.exitCode = BAD_INPUT;
}
