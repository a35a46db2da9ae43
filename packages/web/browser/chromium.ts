import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { ROOT } from "../../../scripts/tool.ts";

interface Found {
  readonly executablePath: string;
  readonly args: string[];
}

/**
 * Every window of a Chromium with windows loads two pages of its own for the address bar that nobody types into: most of what an empty
 * page costs. Given twice, only the last of these switches counts, so what Playwright switches off is here, too, as far as it matters.
 */
const FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

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
  `--disable-features=${FEATURES.join(",")}`,
];

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** npm ci takes it away together with what was unpacked into it. */
const UNPACKED = join(ROOT, "node_modules", ".cache", "chromium");
/** The machine's fonts, and on one that has none those that npm carries: the package looks for them in a folder that it does not own. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(UNPACKED, "fonts")}</dir>
  <cachedir>${join(UNPACKED, "fonts-cache")}</cachedir>
</fontconfig>
`;

/** The machine's own Chromium, or the one that npm carries for Linux; elsewhere one has to be installed. */
export async function findChromium(): Promise<Found> {
  return installed() ?? (await carried()) ?? missing();
}

/**
 * For tests: first the one that npm carries. It is the engine without the windows around its pages, and needs half the processor time
 * of a whole browser.
 */
export async function findShell(): Promise<Found> {
  return named() ?? (await carried()) ?? installed() ?? missing();
}

function named(): Found | null {
  const executablePath = process.env["CHROMIUM"];
  return executablePath === undefined ? null : { executablePath, args: FLAGS };
}

function installed(): Found | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  return named() ?? (found === undefined ? null : { executablePath: found, args: FLAGS });
}

async function carried(): Promise<Found | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  // It was packed for cloud functions: named as one, it brings the libraries along that a bare system lacks.
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs24.x";
  const { default: packed } = await withTemporary(UNPACKED, () => import("@sparticuz/chromium"));
  // It would take any file of that name for itself: another version, or what an unpacking that was broken off has left.
  if (!existsSync(UNPACKED)) {
    mkdirSync(dirname(UNPACKED), { recursive: true });
    const scratch = mkdtempSync(`${UNPACKED}-`);
    await withTemporary(scratch, () => packed.executablePath());
    writeFileSync(join(scratch, "fonts", "fonts.conf"), FONTS);
    try {
      renameSync(scratch, UNPACKED);
    } catch (error) {
      rmSync(scratch, { recursive: true });
      // Another run was faster.
      if (!existsSync(UNPACKED)) throw error;
    }
  }
  // Its own flags are for a cloud function that shows one page: all in one process, which dies with the first page that is closed.
  return { executablePath: join(UNPACKED, "chromium"), args: [...FLAGS, "--no-zygote"] };
}

/** The folder for temporary files is the only one that the package knows. */
async function withTemporary<Result>(folder: string, act: () => Promise<Result>): Promise<Result> {
  const { TMPDIR: usual } = process.env;
  process.env["TMPDIR"] = folder;
  try {
    return await act();
  } finally {
    if (usual === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = usual;
  }
}

function missing(): never {
  throw new Error("The browser tests need Chromium: install it, or name it in the environment as CHROMIUM.");
}
