import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { fail, ok, type Result } from "@safehouse/kernel";

export interface Settings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the database will live. Nothing is kept yet. */
  readonly data: string;
}

export const USAGE = `npm start -- [--port N] [--data DIR] [--host ADDR]

  --port N     where to listen; 0 takes any free port (SAFEHOUSE_PORT, default 4600)
  --data DIR   where matches are kept (SAFEHOUSE_DATA, default data)
  --host ADDR  the address to listen on (SAFEHOUSE_HOST, default 127.0.0.1)
  --help       this text`;

const DEFAULTS: { readonly [name in keyof Settings]: string } = { port: "4600", data: "data", host: "127.0.0.1" };

/** Flags win over the environment, which wins over the defaults. The error is one sentence for the person at the keyboard. */
export function readSettings(
  argv: readonly string[],
  env: { readonly [name: string]: string | undefined },
): Result<Settings | "help", string> {
  const flags = readFlags(argv);
  if (!flags.ok) return flags;
  if (flags.value["help"]) return ok("help");
  const setting = (name: keyof Settings): string =>
    flags.value[name] ?? (env[`SAFEHOUSE_${name.toUpperCase()}`] || DEFAULTS[name]);

  const port = setting("port");
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    return fail(`The port must be a whole number from 0 to 65535, not ${JSON.stringify(port)}.`);
  }
  const host = setting("host");
  if (!/^[\w.:%-]+$/.test(host)) {
    return fail(`The host must be an address such as 127.0.0.1 or 0.0.0.0, not ${JSON.stringify(host)}.`);
  }
  const data = setting("data");
  if (statSync(data, { throwIfNoEntry: false })?.isDirectory() === false) {
    return fail(`${JSON.stringify(data)} is a file. Name a folder for the data.`);
  }
  return ok({ host, port: Number(port), data });
}

function readFlags(argv: readonly string[]): Result<{ readonly [name: string]: string | undefined }, string> {
  const options = {
    port: { type: "string" },
    data: { type: "string" },
    host: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { help, ...values } = parseArgs({ args: [...argv], options, strict: true }).values;
    return ok(help ? { ...values, help: "yes" } : values);
  } catch (error) {
    const reason = (error as Error).message.split(/[.\n]/, 1)[0];
    return fail(`${reason}. "npm start -- --help" lists the options.`);
  }
}
