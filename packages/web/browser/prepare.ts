import { buildWeb, isBuilt } from "../../../scripts/web-build.ts";
import { findShell } from "./chromium.ts";

/** What the browsers see is what people get: the built app, made anew if its sources have changed. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function prepare(): Promise<void> {
  if (!isBuilt() && !(await buildWeb())) throw new Error("the web app could not be built");
  // Where npm carries it, it is unpacked at the first use: once, and not by every worker.
  await findShell();
}
