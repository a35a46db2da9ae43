import { defineConfig } from "@playwright/test";

/** `npm run proxies`, by hand: it needs nginx, caddy and openssl on this machine. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "../browser/prepare.ts",
  outputDir: "../test-results/proxies",
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { actionTimeout: 30_000, navigationTimeout: 60_000 },
  workers: 1,
  reporter: "list",
});
