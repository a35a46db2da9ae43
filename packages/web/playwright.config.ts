import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

/** Real Chromium against a real server. Nothing is repeated until it passes: a test that fails now and then is a finding. */
export default defineConfig({
  testDir: "browser",
  testMatch: "*.spec.ts",
  globalSetup: "./browser/prepare.ts",
  // Whole games by the screen, on machines that may be busy.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 180_000, navigationTimeout: 120_000 },
  // Much of a test is waiting: on two cores, two of them would leave both idle.
  workers: Math.max(3, availableParallelism()),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: process.env["BROWSER_REPORT"] ?? "test-results/report.json" }]],
});
