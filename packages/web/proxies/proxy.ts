import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/free-port.ts";

/** The name in the document's examples. The browser is told that it is this machine. */
export const NAME = "play.example.org";
const DOCUMENT = readFileSync(new URL("../../../docs/running.md", import.meta.url), "utf8");

/** The examples in docs/running.md, in their order: first at the root of a host, then in a folder. */
function examples(language: "nginx" | "caddy"): readonly string[] {
  return [...DOCUMENT.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g"))].map(([, text = ""]) => text);
}

export interface Upstreams {
  /** The port of the house at the root of the host, and of the one in its folder; null where there is none. */
  readonly root: number | null;
  readonly folder: number | null;
}

/** A proxy of this machine, set up as docs/running.md says, but for its port, certificate and houses. */
export class Proxy {
  readonly address: string;
  readonly #folder: string;
  readonly #child: ChildProcess;

  static async open(kind: "nginx" | "caddy", upstreams: Upstreams): Promise<Proxy> {
    const folder = mkdtempSync(join(tmpdir(), "safehouse-proxy-"));
    const port = await freePort();
    makeCertificate(folder);
    const child = kind === "nginx" ? startNginx(folder, port, upstreams) : startCaddy(folder, port, upstreams);
    const proxy = new Proxy(`https://${NAME}:${port}/`, folder, child);
    await proxy.#opened(port);
    return proxy;
  }

  private constructor(address: string, folder: string, child: ChildProcess) {
    this.address = address;
    this.#folder = folder;
    this.#child = child;
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    if (this.#child.exitCode === null) {
      this.#child.kill("SIGTERM");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #opened(port: number): Promise<void> {
    while (!(await answers(port))) {
      if (this.#child.exitCode !== null) throw new Error(`the proxy did not start: ${this.#child.exitCode}`);
    }
  }
}

function startNginx(folder: string, port: number, upstreams: Upstreams): ChildProcess {
  const [atRoot = "", inFolder = ""] = examples("nginx");
  const places = {
    root: (text: string) => atPort(text, upstreams.root),
    folder: (text: string) => atPort(text, upstreams.folder),
  };
  // Both on one host: the folder's example, with the root's place where it says what else there may be.
  const other = /^ {4}location \/ \{[^]*?^ {4}\}$/m.exec(atRoot)?.[0] ?? "";
  const server =
    upstreams.folder === null
      ? places.root(atRoot)
      : places
          .folder(inFolder)
          .replace(/^ *# Whatever else.*$/m, () => (upstreams.root === null ? "" : places.root(other)));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const here = server
    .replace("listen 443 ", `listen 127.0.0.1:${port} `)
    .replaceAll(/(ssl_certificate(?:_key)?\s+).*\/(\w+\.pem);/g, `$1${folder}/$2;`);
  const text = `daemon off; pid ${folder}/pid; error_log stderr warn; events {} http { access_log off; ${temporary.join(" ")} ${here} }`;
  writeFileSync(join(folder, "nginx.conf"), text);
  return spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] });
}

function startCaddy(folder: string, port: number, upstreams: Upstreams): ChildProcess {
  const [atRoot = "", inFolder = ""] = examples("caddy");
  const example = upstreams.folder === null ? atPort(atRoot, upstreams.root) : atPort(inFolder, upstreams.folder);
  const both = upstreams.folder !== null && upstreams.root !== null;
  const site = both ? example.replace(/\}\s*$/, `    reverse_proxy 127.0.0.1:${upstreams.root}\n}\n`) : example;
  const here = site.replace(
    `${NAME} {`,
    `https://${NAME}:${port} {\n    bind 127.0.0.1\n    tls ${folder}/fullchain.pem ${folder}/privkey.pem`,
  );
  writeFileSync(join(folder, "Caddyfile"), `{\n    admin off\n    auto_https disable_redirects\n}\n${here}`);
  return spawn("caddy", ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}

function atPort(text: string, port: number | null): string {
  return text.replaceAll("127.0.0.1:4600", `127.0.0.1:${port}`);
}

function makeCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const subject = ["-subj", `/CN=${NAME}`, "-addext", `subjectAltName=DNS:${NAME}`];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...files, ...subject], {
    stdio: "ignore",
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    // Soon enough to be tried again, and not all the time.
    socket.once("error", () => setTimeout(() => resolve(false), 50));
  });
}
