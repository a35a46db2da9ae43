import { hostname, networkInterfaces } from "node:os";
import { fail, ok, type Result } from "@safehouse/kernel";

/** A name the house answers to; `*.example.org` stands for all names below that one. A port, if any, must be the one asked for. */
export interface HostName {
  readonly name: string;
  readonly port: string;
}

/** How this machine is known where it is. */
export interface Machine {
  name(): string;
  addresses(): readonly string[];
}

export const thisMachine: Machine = {
  name: hostname,
  addresses() {
    try {
      return Object.values(networkInterfaces()).flatMap((faces) => (faces ?? []).map(({ address }) => address));
    } catch {
      // A sandbox may forbid to ask.
      return [];
    }
  },
};

/** Addresses come and go while a house is open. They are looked up again when an unknown one is asked for, but not all the time. */
const LOOK_AGAIN_MS = 1_000;

/**
 * The names this house answers to. A page of any other name that somebody has pointed at this machine would else count as one of our
 * own, and whoever runs it as somebody at the keyboard.
 */
export class OwnHosts {
  readonly #named: readonly HostName[];
  readonly #listening: string;
  readonly #machine: Machine;
  readonly #now: () => number;
  #own = new Set<string>();
  #lookedAt = -Infinity;

  constructor(listening: string, named: readonly HostName[], machine: Machine, now: () => number) {
    this.#listening = listening.toLowerCase();
    this.#named = named;
    this.#machine = machine;
    this.#now = now;
  }

  /** The `Host` of a request, as it came. */
  include(header: string | undefined): boolean {
    const host = readHost(header ?? "");
    if (host === null) return false;
    return isLoopback(host.name) || this.#named.some((named) => fits(host, named)) || this.#isOwn(host.name);
  }

  #isOwn(name: string): boolean {
    if (this.#own.has(name)) return true;
    if (this.#now() - this.#lookedAt < LOOK_AGAIN_MS) return false;
    this.#lookedAt = this.#now();
    this.#own = new Set(this.#look().flatMap((each) => readHost(bracketed(each))?.name ?? []));
    return this.#own.has(name);
  }

  #look(): readonly string[] {
    if (isLoopback(readHost(bracketed(this.#listening))?.name ?? "")) return [];
    const isEverywhere = this.#listening === "0.0.0.0" || this.#listening === "::";
    const name = this.#machine.name();
    const names = [name, `${name.split(".", 1)[0]}.local`];
    return [...names, ...(isEverywhere ? this.#machine.addresses() : [this.#listening])];
  }
}

/** Reads what `--hosts` is given. */
export function readHosts(text: string): Result<readonly HostName[], string> {
  const hosts: HostName[] = [];
  for (const each of text.split(",").map((part) => part.trim())) {
    if (each === "") continue;
    const host = readHost(each.replace(/^\*\./, ""));
    if (host === null) {
      return fail(
        `A host must look like play.example.org, *.example.org or 192.168.0.2:8080, not ${JSON.stringify(each)}.`,
      );
    }
    hosts.push(each.startsWith("*.") ? { ...host, name: `*.${host.name}` } : host);
  }
  return ok(hosts);
}

/** A name or an address as a browser writes it, with the port if it is told. Null for what is neither. */
function readHost(text: string): HostName | null {
  const [, name = "", port = ""] = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const url = `http://${name.replace(/\.$/, "")}`;
  return name !== "" && URL.canParse(url) ? { name: new URL(url).hostname, port } : null;
}

function fits({ name, port }: HostName, wanted: HostName): boolean {
  const isNamed = wanted.name.startsWith("*.") ? name.endsWith(wanted.name.slice(1)) : name === wanted.name;
  // Browsers leave out the usual ports.
  const isUsual = port === "" && (wanted.port === "80" || wanted.port === "443");
  return isNamed && (wanted.port === "" || wanted.port === port || isUsual);
}

function isLoopback(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(\.\d+){3}$/.test(name);
}

function bracketed(address: string): string {
  return address.includes(":") ? `[${address.split("%", 1)[0]}]` : address;
}
