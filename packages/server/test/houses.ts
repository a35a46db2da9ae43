import { machine } from "../src/surroundings.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { NewDocument, Store } from "../src/store/store.ts";
import type { AppOptions } from "../src/app.ts";
import { openHouse, type TestHouse } from "./house.ts";
import { CommonsHub } from "./memory-commons.ts";
import { asGuestOf, comeIn, type TestGuest } from "./parlour.ts";

/** Several houses on one store. Closing one leaves the store to the others. */
export interface Street {
  readonly hub: CommonsHub;
  readonly store: Store;
  readonly houses: readonly TestHouse[];
  close(): Promise<void>;
}

export async function openStreet(
  count: number,
  options: Partial<AppOptions> = {},
  store: Store = memoryStore(Date.now, true),
): Promise<Street> {
  const hub = new CommonsHub(machine, store);
  const shared: Store = { ...store, async close() {} };
  const houses: TestHouse[] = [];
  for (let i = 0; i < count; i++) {
    houses.push(await openHouse({ store: shared, commons: hub.join(`house ${i}`), ...options }));
  }
  return {
    hub,
    store,
    houses,
    async close() {
      await Promise.all(houses.map((house) => house.close()));
    },
  };
}

/** Of the writes of a kind that fit, the first waits for the second: both have seen the same. */
export function together(store: Store, fits: (document: NewDocument) => boolean): Store {
  let go = (): void => {};
  const second = new Promise<void>((resolve) => (go = resolve));
  let count = 0;
  return {
    ...store,
    async putDocument(document) {
      if (fits(document) && ++count === 2) go();
      if (fits(document)) await second;
      return store.putDocument(document);
    },
  };
}

/** The same person through every house of a street: they all know whoever came in through one. */
export async function comeInEverywhere({ houses }: Street, name: string): Promise<TestGuest[]> {
  const first = await comeIn(houses[0] as TestHouse, name);
  return houses.map((house) => asGuestOf(house, first));
}
