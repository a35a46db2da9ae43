import type { Client, Reply, TableNews, TableView } from "@safehouse/protocol";
import { describe, expect, it } from "vitest";
import { Chat } from "../../src/chat/chat.ts";
import { TableLine } from "../../src/pages/lobby/table-line.ts";
import { guest, tableOf } from "./table.ts";

const done = <Value>(value: Value): Reply<Value> => ({ result: "done", status: 200, value });
const said = (n: number, by: string) => ({ n, guest: by, name: by, text: `text ${n}`, at: n });

/** A server that says what the test lets it say. */
function fakeServer() {
  const listeners: ((news: TableNews) => void)[] = [];
  let muted: string[] = [];
  let answer: TableView = tableOf([guest(0), guest(1)]);
  const client = {
    table: () => ({
      connection: { status: "connecting" },
      subscribe(listener: (news: TableNews) => void) {
        listeners.push(listener);
        return () => {};
      },
      close() {},
    }),
    tables: {
      find: async () => done(answer),
      messages: async () => done({ messages: [said(1, "ben"), said(2, "ben")] }),
      say: async () => ({ result: "failed", status: 409, code: "chat.silent", error: "silent" }),
    },
    guests: {
      own: async () => done({ id: "ann", name: "Ann", muted }),
      mute: async (id: string) => done({ id: "ann", name: "Ann", muted: (muted = [...muted, id]) }),
      unmute: async () => done({ id: "ann", name: "Ann", muted: (muted = []) }),
    },
  } as unknown as Client;
  return {
    client,
    tell: (news: TableNews) => listeners.at(-1)?.(news),
    set: (table: TableView) => (answer = table),
  };
}

describe("a table's line", () => {
  it("takes what the line tells and what came of own doings, never an older picture", async () => {
    const server = fakeServer();
    const line = new TableLine(server.client, "t".repeat(22));
    const table = tableOf([guest(0), guest(1)], { version: 5 });
    server.tell({ type: "table", table });
    server.set({ ...table, version: 4, timer: 10 });
    await line.refresh();
    expect(line.table.value).toMatchObject({ version: 5, timer: null });
    server.set({
      ...table,
      version: 6,
      deadlines: [{ seat: 1, decision: "turn:1:1", milliseconds: 5, rests: false, reminders: 0 }],
    });
    await line.refresh();
    expect(line.table.value?.version).toBe(6);
    expect(line.clocks.value.deadlines).toHaveLength(1);
  });

  it("believes a new line even if the server has forgotten something", () => {
    const server = fakeServer();
    const line = new TableLine(server.client, "t".repeat(22));
    server.tell({ type: "table", table: tableOf([guest(0)], { version: 9 }) });
    line.reopen();
    server.tell({ type: "table", table: tableOf([guest(0)], { version: 3 }) });
    expect(line.table.value?.version).toBe(3);
  });
});

describe("the talk", () => {
  it("counts what was not read, and tells of others' new messages only", async () => {
    const server = fakeServer();
    const line = new TableLine(server.client, "t".repeat(22));
    const chat = new Chat(server.client, line, "ann");
    const heard: number[] = [];
    chat.onOthers(({ n }) => heard.push(n));
    for (const message of [said(1, "ben"), said(2, "ann"), said(3, "ben")]) server.tell({ type: "message", message });
    expect([chat.unread.value, heard]).toEqual([2, [1, 3]]);
    chat.markRead();
    expect(chat.unread.value).toBe(0);
  });

  it("reads again what a muted person said meanwhile", async () => {
    const server = fakeServer();
    const line = new TableLine(server.client, "t".repeat(22));
    const chat = new Chat(server.client, line, "ann");
    server.tell({ type: "message", message: said(1, "ben") });
    await chat.mute("ben");
    expect([chat.muted.value, chat.unread.value]).toEqual([["ben"], 0]);
    await chat.unmute("ben");
    expect(chat.messages.value.map(({ n }) => n)).toEqual([1, 2]);
    expect(await chat.say("psst")).toMatchObject({ status: 409 });
  });
});
