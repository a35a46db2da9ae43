import { expect, it } from "vitest";
import { readInvitation } from "../../src/pages/join/read-code.ts";

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
