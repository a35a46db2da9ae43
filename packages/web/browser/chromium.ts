import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** As root there is no sandbox to be had, and a closed network answers none of what Chromium asks in the background. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Several tabs play at once: none of them is in the background.
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The machine's own Chromium, or the one that npm carries for Linux; elsewhere one has to be installed. */
export async function findChromium(): Promise<{ readonly executablePath: string; readonly args: string[] }> {
  const installed = process.env["CHROMIUM"] ?? onPath();
  if (installed !== undefined) return { executablePath: installed, args: FLAGS };
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("The browser tests need Chromium: install it, or name it in the environment as CHROMIUM.");
  }
  // It was packed for cloud functions: named as one, it brings the libraries along that a bare system lacks.
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs24.x";
  const { default: carried } = await import("@sparticuz/chromium");
  // Its own flags are for a cloud function that shows one page: all in one process, which dies with the first page that is closed.
  return { executablePath: await carried.executablePath(), args: [...FLAGS, "--no-zygote"] };
}

function onPath(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
