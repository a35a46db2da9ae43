import { type AddressInfo, createServer } from "node:net";
import type { TestProject } from "vitest/node";
import { type Postgres, startPostgres } from "./start.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where to ask for the address of the run's Postgres. */
    readonly postgresDesk: number;
  }
}

/** One Postgres for all tests of a run, started when the first of them asks, and with the durability of a real house. Vitest calls this. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<Postgres> | null = null;
  const desk = createServer((asker) => {
    asker.on("error", () => {});
    started ??= startPostgres({ max_connections: "200" });
    started.then(
      ({ url }) => asker.end(url),
      (error: unknown) => asker.destroy(error as Error),
    );
  });
  await new Promise<void>((resolve) => void desk.listen(0, "127.0.0.1", resolve));
  project.provide("postgresDesk", (desk.address() as AddressInfo).port);
  return async () => {
    desk.close();
    await (await started)?.end();
  };
}
