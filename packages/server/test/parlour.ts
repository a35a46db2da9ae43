import type { CreatedGuest, TableView } from "@safehouse/protocol";
import { table } from "@safehouse/protocol/schemas";
import { ask, type TestHouse, type TestMatch, type Told } from "./house.ts";

/** Arrivals at a table are not told by themselves, whoever wants to know asks: what is told then is what was done. */
export const TELL_NO_ARRIVALS = { audience: 3_600_000 };

export interface TestGuest extends CreatedGuest {
  /** Asks for something as this guest. */
  ask(path: string, body?: unknown, method?: string): Promise<Told>;
  /** As above, at a table, and insists on the table as the answer. */
  at(path: string, body?: unknown, method?: string): Promise<TableView>;
}

export async function comeIn(house: TestHouse, name: string): Promise<TestGuest> {
  const { status, body } = await ask(house, "/api/guests", { body: { name } });
  if (status !== 201) throw new Error(`${name} was not let in: ${JSON.stringify(body)}`);
  return asGuestOf(house, body as CreatedGuest);
}

/** Somebody who has come in, through this house or another one on the same store. */
export function asGuestOf(house: TestHouse, created: CreatedGuest): TestGuest {
  const asGuest: TestGuest["ask"] = (path, body, method) =>
    ask(house, path, {
      token: created.token,
      ...(body === undefined ? {} : { body }),
      ...(method === undefined ? {} : { method }),
    });
  return {
    ...created,
    ask: asGuest,
    async at(path, body, method) {
      const told = await asGuest(`/api/tables${path}`, body, method);
      if (told.status > 201) throw new Error(`${path}: ${told.status} ${JSON.stringify(told.body)}`);
      return table.parse(told.body);
    },
  };
}

export const openTable = (host: TestGuest, changes: object = {}): Promise<TableView> =>
  host.at("", { game: "klaumau", seats: 2, ...changes });

/** Two people at a table whose match has begun. */
export async function startedTable(house: TestHouse, changes: object = {}) {
  const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
  const { id } = await openTable(ann, changes);
  await bob.at(`/${id}/join`, {});
  await ann.at(`/${id}/start`, undefined, "POST");
  const [annSees, bobSees] = [await ann.at(`/${id}`), await bob.at(`/${id}`)];
  return { ann, bob, id, match: annSees.match as string, annSees, bobSees };
}

/** A table's match, for what the tests do with matches. */
export const asMatch = (id: string, tokens: readonly (string | null | undefined)[]): TestMatch =>
  ({ id, path: `/api/matches/${id}`, tokens: tokens.map((token) => token ?? "") }) as unknown as TestMatch;
