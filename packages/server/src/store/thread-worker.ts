import { parentPort, workerData } from "node:worker_threads";
import { openSqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";
import type { StoreCall, StoreReply, StoreThreadData } from "./thread.ts";

const { folder, ...options } = workerData as StoreThreadData;
let replies: StoreReply[] = [];

try {
  const store = await openSqliteStore(folder, options);
  parentPort?.on("message", (calls: readonly StoreCall[]) => calls.forEach((call) => void answer(store, call)));
  reply({ id: 0, value: null });
} catch (error) {
  reply({ id: 0, error: describe(error) });
}

async function answer(store: Store, { id, method, args }: StoreCall): Promise<void> {
  try {
    const act = store[method] as (...args: readonly unknown[]) => Promise<unknown>;
    reply({ id, value: await act(...args) });
  } catch (error) {
    reply({ id, error: describe(error) });
  }
}

/** All that one commit settles goes back together. */
function reply(one: StoreReply): void {
  if (replies.push(one) > 1) return;
  setImmediate(() => {
    parentPort?.postMessage(replies);
    replies = [];
  });
}

function describe(error: unknown): { readonly kind: string; readonly message: string } {
  return error instanceof Error
    ? { kind: error.constructor.name, message: error.message }
    : { kind: "Error", message: String(error) };
}
