import { defineConfig } from "vitest/config";
import { workspaceAliases } from "../vitest-aliases.ts";

/** For games outside of this repository: they find its packages by name, as its own tests do. */
export default defineConfig({
  resolve: { alias: workspaceAliases() },
  test: { include: ["**/test/**/*.test.{ts,tsx}"], testTimeout: 900_000 },
});
