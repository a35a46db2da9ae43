import { expect, it } from "vitest";
import { isTableId, readInvitation } from "../../src/pages/join/read-code.ts";

it("reads pasted links", () => {
  const id = "aB3-_x".repeat(4).slice(0, 22);
  expect(readInvitation(`http://192.168.0.2:4600/table/${id}?x`)).toEqual({ kind: "table", id });
  expect(readInvitation("Come: http://localhost:4600/join/velvet-crowbar-40721")).toEqual({
    kind: "code",
    code: "velvet-crowbar-40721",
  });
  expect(readInvitation("velvet%20crowbar%2040721")).toEqual({ kind: "code", code: "velvet-crowbar-40721" });
  expect(readInvitation("%E0%A4%A velvet crowbar 40721")).toBeNull();
  expect(readInvitation(`/table/${id}x`)).toBeNull();
  expect(readInvitation("hello")).toBeNull();
});

it("takes no code for the name of a table, however long it is", () => {
  expect(isTableId("JnOowPCTQgxglOwvAtn8Vw")).toBe(true);
  expect("midnight-whistle-29933").toHaveLength(22);
  expect(isTableId("midnight-whistle-29933")).toBe(false);
  expect(isTableId("velvet-crowbar-40721")).toBe(false);
});
