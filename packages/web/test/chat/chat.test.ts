import type { ChatMessageView } from "@safehouse/protocol";
import { expect, it } from "vitest";
import { groupMessages } from "../../src/chat/group.ts";
import { LONGEST_MESSAGE, measure } from "../../src/chat/length.ts";
import { LONGEST_NOTE, reasonFrom } from "../../src/chat/reason.ts";
import { countUnread, mergeMessages } from "../../src/chat/unread.ts";

const said = (n: number, guest: string, at = n * 1000, name: string | null = guest): ChatMessageView => ({
  n,
  guest,
  name,
  text: `text ${n}`,
  at,
});

it("groups what one person says in a row, and begins anew after a pause", () => {
  const messages = [said(1, "ann"), said(2, "ann"), said(3, "ben"), said(4, "ann"), said(5, "ann", 900_000)];
  expect(groupMessages(messages, []).map(({ guest, lines }) => [guest, lines.map(({ n }) => n)])).toEqual([
    ["ann", [1, 2]],
    ["ben", [3]],
    ["ann", [4]],
    ["ann", [5]],
  ]);
});

it("leaves the muted out, and joins what they stood between", () => {
  const messages = [said(1, "ann"), said(2, "ben"), said(3, "ann")];
  expect(groupMessages(messages, ["ben"])).toMatchObject([{ guest: "ann", lines: [{ n: 1 }, { n: 3 }] }]);
});

it("counts what others said since the last look", () => {
  const messages = [said(1, "ben"), said(2, "ann"), said(3, "ben"), said(4, "cem")];
  expect(countUnread(messages, { lastRead: 1, me: "ann", muted: [] })).toBe(2);
  expect(countUnread(messages, { lastRead: 1, me: "ann", muted: ["cem"] })).toBe(1);
  expect(countUnread(messages, { lastRead: 4, me: "ann", muted: [] })).toBe(0);
});

it("merges what comes twice, and forgets names that were taken away", () => {
  const merged = mergeMessages([said(1, "ann"), said(3, "ben")], [said(2, "cem"), said(3, "ben", 3000, null)]);
  expect(merged.map(({ n, name }) => [n, name])).toEqual([
    [1, "ann"],
    [2, "cem"],
    [3, null],
  ]);
});

it("measures messages in characters as people see them", () => {
  expect(measure("hello")).toEqual({ fits: true, left: null });
  expect(measure("😀".repeat(LONGEST_MESSAGE))).toEqual({ fits: true, left: 0 });
  expect(measure(`${"x".repeat(LONGEST_MESSAGE + 2)}  `)).toEqual({ fits: false, over: 2 });
});

it("gives as much of a reason as was given", () => {
  expect(reasonFrom("", "  ")).toEqual({});
  expect(reasonFrom("spam", "")).toEqual({ kind: "spam" });
  expect(reasonFrom("", " rude ")).toEqual({ note: "rude" });
  expect([...(reasonFrom("other", "😀".repeat(300)).note ?? "")]).toHaveLength(LONGEST_NOTE);
});
