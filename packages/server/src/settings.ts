import { statSync } from "node:fs";
import { isIP } from "node:net";
import { parseArgs } from "node:util";
import { fail, ok, type Result } from "@safehouse/kernel";
import type { HouseText } from "@safehouse/protocol";
import type { Pause } from "./bots/paced.ts";
import { readBusAddress } from "./commons/bus/address.ts";
import { readBase } from "./http/base.ts";
import { type HostName, readHosts } from "./http/own-hosts.ts";
import { readPushHosts } from "./push/endpoints.ts";
import type { Rate } from "./limits/bucket.ts";
import { readHouseTexts } from "./house-texts.ts";
import { gameFolders } from "./shelf/folders.ts";
import { readPostgresAddress } from "./store/postgres/address.ts";
import { type Keep, readKeep, USUAL_KEEP } from "./upkeep/keep.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export interface Settings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder of its host where the house stands; begins and ends with a slash. */
  readonly base: string;
  /** Where the database lives. */
  readonly data: string;
  /** The address of a Postgres that is used in place of the folder; null for the folder. */
  readonly store: string | null;
  /** The address of a NATS server through which houses on one Postgres tell each other that something changed; null for Postgres itself. */
  readonly bus: string | null;
  /** How long masked answers are held back, in milliseconds. */
  readonly mask: number;
  /** How long bots wait before people. */
  readonly botDelay: Pause;
  /** How long a bot may think, in milliseconds. */
  readonly botLimit: number;
  readonly limitAddress: Rate;
  readonly limitSeat: Rate;
  readonly limitMatch: Rate;
  /** The proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: false | string[];
  /** Other addresses whose pages may open a live socket. */
  readonly origins: readonly string[];
  /** Other names that this house answers to, beside those of its machine. */
  readonly hosts: readonly HostName[];
  /** How many connections may be open at once. */
  readonly connections: number;
  readonly log: (typeof LOG_LEVELS)[number];
  readonly metrics: "local" | "all";
  /** How long an unused match stays in memory, in seconds. */
  readonly idle: number;
  /** How many matches may be in memory at once. */
  readonly mostAwake: number;
  /** How long what nobody uses any more is kept. */
  readonly keep: Keep;
  /** Further push services that the house may call, beside those of known browsers; null for none at all. */
  readonly pushHosts: readonly string[] | null;
  /** A folder with games from outside of this repository; null for none. */
  readonly shelf: string | null;
  /** What the operator has to say: contact, imprint, privacy. */
  readonly texts: readonly HouseText[];
}

/** How one setting is written and read. The error ends a sentence that begins with its name. */
interface Option<T> {
  readonly flag: string;
  readonly value: string;
  readonly help: string;
  readonly preset: string;
  read(text: string): Result<T, string>;
}

const OPTIONS: { readonly [name in keyof Settings]: Option<Settings[name]> } = {
  port: {
    flag: "port",
    value: "N",
    help: "where to listen; 0 takes any free port",
    preset: "4600",
    read: wholeNumber("The port", 65_535),
  },
  data: {
    flag: "data",
    value: "DIR",
    help: "where matches are kept",
    preset: "data",
    read: (text) =>
      statSync(text, { throwIfNoEntry: false })?.isDirectory() === false
        ? fail(`${JSON.stringify(text)} is a file. Name a folder for the data.`)
        : ok(text),
  },
  store: {
    flag: "store",
    value: "ADDRESS",
    help: "a Postgres database in place of the folder, such as postgres://user@host/database",
    preset: "",
    read: readStore,
  },
  bus: {
    flag: "bus",
    value: "ADDRESS",
    help: "with --store: a NATS server for what many houses tell each other, such as nats://host:4222, in place of the database",
    preset: "",
    read: readBus,
  },
  host: {
    flag: "host",
    value: "ADDR",
    help: "the address to listen on",
    preset: "127.0.0.1",
    read: (text) =>
      /^[\w.:%-]+$/.test(text)
        ? ok(text)
        : fail(`The host must be an address such as 127.0.0.1 or 0.0.0.0, not ${JSON.stringify(text)}.`),
  },
  base: {
    flag: "base",
    value: "FOLDER",
    help: "the folder of the host where the house stands, such as /games/",
    preset: "/",
    read: readBase,
  },
  mask: {
    flag: "mask",
    value: "MS",
    help: "how long answers are held back that must not tell how long somebody thought",
    preset: "1500",
    read: wholeNumber("The mask", 60_000),
  },
  botDelay: {
    flag: "bot-delay",
    value: "MS-MS",
    help: "how long bots wait before people, at random; 0 for not at all",
    preset: "600-1200",
    read: readPause,
  },
  botLimit: {
    flag: "bot-limit",
    value: "MS",
    help: "how long a bot may think before the first listed move is played for it",
    preset: "2000",
    read: wholeNumber("The bot limit", 600_000, 1),
  },
  limitAddress: rateOption("limit-address", "requests of one address", "20/100"),
  limitSeat: rateOption("limit-seat", "moves of one seat", "10/40"),
  limitMatch: rateOption("limit-match", "moves in one match", "40/160"),
  trustProxy: {
    flag: "trust-proxy",
    value: "WHOM",
    help: "whose X-Forwarded-For counts: no, or the proxies' addresses such as 127.0.0.1,10.0.0.0/8",
    preset: "no",
    read: readTrust,
  },
  origins: {
    flag: "origins",
    value: "LIST",
    help: "other origins whose pages may open a live socket, such as https://example.org",
    preset: "",
    read: readOrigins,
  },
  hosts: {
    flag: "hosts",
    value: "LIST",
    help: "names that this house answers to beside those of its machine, such as play.example.org or *.example.org",
    preset: "",
    read: readHosts,
  },
  connections: {
    flag: "connections",
    value: "N",
    help: "how many connections may be open at once",
    preset: "10000",
    read: wholeNumber("The number of connections", 1_000_000, 1),
  },
  log: { flag: "log", value: "LEVEL", help: LOG_LEVELS.join(", "), preset: "info", read: oneOf("The log", LOG_LEVELS) },
  metrics: {
    flag: "metrics",
    value: "WHOM",
    help: "who may read /metrics: local (this machine) or all",
    preset: "local",
    read: oneOf("The metrics", ["local", "all"] as const),
  },
  idle: {
    flag: "idle",
    value: "SECONDS",
    help: "how long an unused match stays in memory",
    preset: "300",
    read: wholeNumber("The idle time", 86_400, 1),
  },
  mostAwake: {
    flag: "most-awake",
    value: "N",
    help: "how many matches are in memory at once; those unused longest rest on the disk",
    preset: "2000",
    read: wholeNumber("The most awake", 1_000_000, 1),
  },
  keep: {
    flag: "keep",
    value: "LIST",
    help: "how long matches, guests, chats and reports are kept that nobody uses any more, in days or forever",
    preset: USUAL_KEEP,
    read: readKeep,
  },
  pushHosts: {
    flag: "push-hosts",
    value: "LIST",
    help: "further push services that may be called, such as push.example.org; no: nobody is told anything with the page closed",
    preset: "",
    read: readPushHosts,
  },
  shelf: {
    flag: "shelf",
    value: "DIR",
    help: 'a folder with games of your own, which are trusted like the house itself; "safehouse shelf build DIR" makes them ready',
    preset: "",
    read: readShelf,
  },
  texts: {
    flag: "texts",
    value: "DIR",
    help: "a folder with contact.md, imprint.md or privacy.md of your own, for the page about the house",
    preset: "",
    read: readHouseTexts,
  },
};

const NAMES = Object.keys(OPTIONS) as (keyof Settings)[];

export const USAGE = `npm start -- [--port N] [--data DIR] [--host ADDR] [options]

${NAMES.map((name) => describeOption(OPTIONS[name])).join("\n")}
  --help
      this text`;

/** Flags win over the environment, which wins over the defaults. The error is one sentence for the person at the keyboard. */
export function readSettings(
  argv: readonly string[],
  env: { readonly [name: string]: string | undefined },
): Result<Settings | "help", string> {
  const flags = readFlags(argv);
  if (!flags.ok) return flags;
  if (flags.value["help"]) return ok("help");
  const settings: { [name: string]: unknown } = {};
  for (const name of NAMES) {
    const { flag, preset, read } = OPTIONS[name];
    const value = read(flags.value[flag] ?? (env[variable(flag)] || preset));
    if (!value.ok) return value;
    settings[name] = value.value;
  }
  if (settings["bus"] !== null && settings["store"] === null) {
    return fail("The bus is for houses that share a Postgres. Name that with --store, or leave out --bus.");
  }
  return ok(settings as unknown as Settings);
}

function readFlags(argv: readonly string[]): Result<{ readonly [flag: string]: string | undefined }, string> {
  const flags = Object.fromEntries(NAMES.map((name) => [OPTIONS[name].flag, { type: "string" as const }]));
  const options = { ...flags, help: { type: "boolean" as const, short: "h" } };
  try {
    const { help, ...values } = parseArgs({ args: [...argv], options, strict: true }).values;
    const texts = values as { readonly [flag: string]: string | undefined };
    return ok(help ? { ...texts, help: "yes" } : texts);
  } catch (error) {
    const reason = (error as Error).message.split(/[.\n]/, 1)[0];
    return fail(`${reason}. "npm start -- --help" lists the options.`);
  }
}

function describeOption({ flag, value, help, preset }: Option<unknown>): string {
  return `  --${flag} ${value}\n      ${help} (${variable(flag)}, default ${preset || "none"})`;
}

function variable(flag: string): string {
  return `SAFEHOUSE_${flag.toUpperCase().replaceAll("-", "_")}`;
}

function wholeNumber(name: string, max: number, min = 0): (text: string) => Result<number, string> {
  return (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
      ? ok(Number(text))
      : fail(`${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}.`);
}

function oneOf<const T extends string>(name: string, values: readonly T[]): (text: string) => Result<T, string> {
  return (text) => {
    const value = values.find((each) => each === text);
    return value === undefined
      ? fail(`${name} must be one of ${values.join(", ")}, not ${JSON.stringify(text)}.`)
      : ok(value);
  };
}

function rateOption(flag: string, what: string, preset: string): Option<Rate> {
  return {
    flag,
    value: "N/BURST",
    help: `how many ${what} a second, and how many at once`,
    preset,
    read(text) {
      const [, perSecond, burst] = /^(\d{1,7})\/(\d{1,7})$/.exec(text) ?? [];
      return Number(perSecond) > 0 && Number(burst) > 0
        ? ok({ perSecond: Number(perSecond), burst: Number(burst) })
        : fail(`The ${flag} must be written like ${preset}, not ${JSON.stringify(text)}.`);
    },
  };
}

/** A password in it is never repeated. */
function readStore(text: string): Result<string | null, string> {
  if (text === "") return ok(null);
  const address = readPostgresAddress(text);
  return address.ok ? address : fail(`The store ${address.error}.`);
}

/** A password in it is never repeated. */
function readBus(text: string): Result<string | null, string> {
  if (text === "") return ok(null);
  const address = readBusAddress(text);
  return address.ok ? address : fail(`The bus ${address.error}.`);
}

function readShelf(text: string): Result<string | null, string> {
  if (text === "") return ok(null);
  const games = gameFolders(text);
  if (games.ok) return ok(text);
  const named = JSON.stringify(text);
  switch (games.error) {
    case "no-folder":
      return fail(`There is no folder ${named}. A shelf is a folder that holds a folder for every game.`);
    case "is-game":
      return fail(`${named} is a game itself. Name the folder that it lies in as the shelf.`);
    case "empty":
      return fail(`No folder in ${named} is a game. "npx safehouse new-game NAME --in ${text}" writes one.`);
  }
}

function readPause(text: string): Result<Pause, string> {
  const [, min, max = min] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  return min !== undefined && Number(min) <= Number(max)
    ? ok({ min: Number(min), max: Number(max) })
    : fail(`The bot delay must be milliseconds such as 600-1200, not ${JSON.stringify(text)}.`);
}

function readTrust(text: string): Result<Settings["trustProxy"], string> {
  if (text === "no") return ok(false);
  const addresses = text.split(",").map((address) => address.trim());
  return addresses.every((address) => address === "loopback" || isNetwork(address))
    ? ok(addresses)
    : fail(`The trusted proxy must be no, or addresses such as 127.0.0.1, not ${JSON.stringify(text)}.`);
}

/** One address, or those that begin with so many of its bits. */
function isNetwork(text: string): boolean {
  const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && (bits === undefined || Number(bits) <= (family === 4 ? 32 : 128));
}

function readOrigins(text: string): Result<readonly string[], string> {
  const origins = text
    .split(",")
    .map((origin) => origin.trim())
    .filter(Boolean);
  const wrong = origins.find((origin) => !/^https?:\/\/[^/?#\s]+$/.test(origin));
  return wrong === undefined
    ? ok(origins.map((origin) => origin.toLowerCase()))
    : fail(`An origin must look like https://example.org, not ${JSON.stringify(wrong)}.`);
}
