import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import type { Commons } from "./commons/commons.ts";
import { HOUSE_GAMES } from "./house.ts";
import { readSettings, type Settings, USAGE } from "./settings.ts";
import { builtIn } from "./shelf/built.ts";
import { type Store, StoreUnavailable } from "./store/store.ts";
import { openStoreThread } from "./store/thread.ts";
import { machine } from "./surroundings.ts";
import { ownVersion } from "./version.ts";

const BAD_INPUT = 2;
/** Something broke that a new start mends: a service manager is to try. */
const BROKEN = 3;
const ORPHAN_CHECK_MS = 250;
const CLOSING_MS = 15_000;

const settings = readSettings(process.argv.slice(2), process.env);
if (!settings.ok) giveUp(settings.error);
else if (settings.value === "help") console.log(USAGE);
else await serve(settings.value);

async function serve(settings: Settings): Promise<void> {
  const { host, port } = settings;
  const belongings = await open(settings);
  if (belongings === null) return;
  const app = await buildApp({
    version: ownVersion(),
    settings,
    ...belongings,
    web: builtWeb(settings),
    watchesProcess: true,
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    giveUp(explain(error as NodeJS.ErrnoException, host, port));
    await app.close();
    return;
  }
  closeWhenAsked(app);
  console.log(`Safehouse is open at ${addressOf(app.server.address() as AddressInfo, settings.base)}`);
}

interface Belongings {
  readonly store: Store;
  readonly commons?: Commons;
}

async function open(settings: Settings): Promise<Belongings | null> {
  try {
    if (settings.store !== null) return await openPostgres(settings.store, settings.bus);
    const store = await openStoreThread({ folder: settings.data }, ({ message }) => {
      console.error(`${message} Nothing acknowledged is lost.`);
      process.exit(BROKEN);
    });
    return { store };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    giveUp(error.message);
    return null;
  }
}

/** Loaded only where it is wanted. */
async function openPostgres(address: string, bus: string | null): Promise<Belongings> {
  const { openShared } = await import("./commons/open.ts");
  return openShared({ address, bus, version: ownVersion(), games: HOUSE_GAMES, surroundings: machine });
}

function closeWhenAsked(app: FastifyInstance): void {
  const close = (): void => {
    // Whatever was acknowledged is on disk: nobody has to wait for the rest for ever.
    setTimeout(() => {
      console.error("Safehouse could not close in time and ends now. Nothing acknowledged is lost.");
      process.exit(1);
    }, CLOSING_MS).unref();
    app.close().catch((error: unknown) => {
      console.error("Safehouse could not close in peace:", error);
      process.exitCode = 1;
    });
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

/** Whoever starts this program without building the web app gets a plain front page. */
function builtWeb({ data, shelf }: Settings): string | null {
  const folder = shelf === null ? fileURLToPath(new URL("../../web/dist", import.meta.url)) : builtIn(data).app;
  return existsSync(`${folder}/index.html`) ? folder : null;
}

function addressOf({ address, family, port }: AddressInfo, base: string): string {
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}${base}`;
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
