import { openClient } from "@safehouse/protocol";
import { openSqliteStore } from "../../packages/server/src/store/sqlite.ts";
import type { Case } from "../finding.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { makeMatch } from "../player.ts";
import { withFolder } from "../scratch.ts";

const RIVALS = 100;
const ROUNDS = { long: 20, short: 2 };

/** A hundred devices of one seat answer the same question at once, each with a command of its own. */
export const racingMoves: Case = {
  name: "100 parallel moves for one seat",
  run: (size) =>
    withFolder(async (data) => {
      const house = await HouseProcess.open({ data, port: await freePort() });
      try {
        const client = openClient({ server: house.address });
        const violations: string[] = [];
        for (let round = 0; round < ROUNDS[size]; round++) {
          const { id, tokens } = await makeMatch(client, round);
          const looks = await Promise.all(tokens.map((token) => client.getMatch(id, { token })));
          const seat = looks.findIndex((look) => look.result === "done" && look.value.moves.length > 0);
          const look = looks[seat];
          if (look?.result !== "done") throw new Error("nobody is asked");
          const { n, moves } = look.value;
          const answers = await Promise.all(
            Array.from({ length: RIVALS }, (_, i) => {
              const { decision, move } = moves[i % moves.length] as (typeof moves)[number];
              return client.postMove(id, tokens[seat] as string, { command: `rival-${i}`, n, decision, move });
            }),
          );
          const won = answers.filter(({ result }) => result === "done").length;
          const closed = answers.filter(({ result }) => result === "closed").length;
          if (won !== 1 || closed !== RIVALS - 1) violations.push(`round ${round}: ${won} won, ${closed} were refused`);
        }
        return { happened: `${ROUNDS[size]} rounds: one got 200, ${RIVALS - 1} got 409 each time`, violations };
      } finally {
        await house.close();
      }
    }),
};

/** A hundred guests want the one free seat of a table. */
export const racingJoins: Case = {
  name: "100 parallel joins for one seat",
  run: (size) =>
    withFolder(async (data) => {
      const house = await HouseProcess.open({ data, port: await freePort() });
      const post = async (path: string, body: unknown, token?: string) => {
        const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
        const response = await fetch(house.address + path, { method: "POST", headers, body: JSON.stringify(body) });
        return { status: response.status, body: (await response.json()) as { [field: string]: unknown } };
      };
      const comeIn = async (name: string): Promise<string> =>
        String((await post("/api/guests", { name })).body["token"]);
      try {
        const violations: string[] = [];
        const rounds = Math.ceil(ROUNDS[size] / 4);
        const statuses = new Set<number>();
        const rivals = await Promise.all(Array.from({ length: RIVALS }, (_, i) => comeIn(`Rival ${i}`)));
        for (let round = 0; round < rounds; round++) {
          const host = await comeIn("Ann");
          const opened = await post("/api/tables", { game: "klaumau", seats: 2 }, host);
          const answers = await Promise.all(
            rivals.map((token) => post(`/api/tables/${opened.body["id"]}/join`, {}, token)),
          );
          const won = answers.filter(({ status }) => status < 300).length;
          for (const { status } of answers) if (status >= 300) statuses.add(status);
          if (won !== 1) violations.push(`round ${round}: ${won} of ${RIVALS} got the one seat`);
          if (answers.some(({ status }) => status >= 500)) violations.push(`round ${round}: the house failed`);
        }
        return {
          happened: `${rounds} rounds: one sat down, ${RIVALS - 1} got ${[...statuses].join(" or ")}`,
          violations,
        };
      } finally {
        await house.close();
      }
    }),
};

/** The store itself: of many who append the same entry, one is first. */
export const racingAppends: Case = {
  name: "100 appends of one entry",
  run: () =>
    withFolder(async (data) => {
      const house = await HouseProcess.open({ data, port: await freePort() });
      const { id } = await makeMatch(openClient({ server: house.address }), 1);
      await house.close();
      const store = await openSqliteStore(data);
      try {
        const { head } = await store.readLog(id);
        const entry = { n: head.n + 1, decision: "x", seat: 0, move: null };
        const tries = await Promise.allSettled(
          Array.from({ length: RIVALS }, (_, i) => store.append(id, head, [{ entry, command: `rival-${i}` }])),
        );
        const won = tries.filter(({ status }) => status === "fulfilled").length;
        const violations = won === 1 ? [] : [`${won} were appended`];
        return { happened: "one was written, 99 were told of a conflict", violations };
      } finally {
        await store.close();
      }
    }),
};
