import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What the operator can watch. Labels come from closed lists: no address, no match, nobody's name. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = this.#counter("safehouse_requests_total", "HTTP requests", ["method", "route", "status"]);
  readonly seconds = new Histogram({
    name: "safehouse_request_seconds",
    help: "How long HTTP answers took",
    labelNames: ["route"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly matches = this.#counter("safehouse_matches_created_total", "Matches made", ["game"]);
  readonly commands = this.#counter("safehouse_commands_total", "Moves and undos by their answer", ["answer"]);
  readonly botFailures = this.#counter("safehouse_bot_failures_total", "First listed moves played for a bot", [
    "game",
    "level",
  ]);
  readonly quarantines = this.#counter("safehouse_quarantined_total", "Matches set apart since the start");
  readonly storeFailures = this.#counter("safehouse_store_failures_total", "Times the store would not read or write");
  readonly limited = this.#counter("safehouse_rate_limited_total", "Requests and frames refused", ["scope"]);
  readonly slowReaders = this.#counter("safehouse_slow_readers_total", "Sockets cut off because they did not read");

  readonly pushes = this.#counter("safehouse_pushes_total", "Messages to browsers with the page closed", ["outcome"]);
  readonly claims = this.#counter(
    "safehouse_claims_total",
    "Matches of which a client claims to know more than there is",
  );

  /** A gauge that is asked when it is read. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: async () => gauge.set(await read()) });
    this.registry.registerMetric(gauge);
  }

  /** Memory, event loop and the like of the whole process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
