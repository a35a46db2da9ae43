import { expect, it } from "vitest";
import { readCode, readInvitation } from "../../src/pages/join/read-code.ts";

it("reads a code however it was typed", () => {
  const typed = [
    "velvet-crowbar-42",
    "VELVET CROWBAR 42",
    " Velvet  crowbar42 ",
    "velvet_crowbar_42.",
    "velvet – crowbar – 4 2",
    "velvet%20crowbar%2042",
    "“velvet crowbar 42”",
    "ｖelvet-crowbar-４２",
  ];
  expect(typed.map(readCode)).toEqual(typed.map(() => "velvet-crowbar-42"));
});

it("does not make a code out of something else", () => {
  const others = [
    "",
    "velvet",
    "velvet-crowbar",
    "velvet-crowbar-4",
    "velvet-crowbar-423",
    "42-velvet-crowbar",
    "a-b-c-42",
  ];
  expect(others.map(readCode)).toEqual(others.map(() => null));
  expect(readCode("%E0%A4%A velvet crowbar 42")).toBeNull();
});

it("reads pasted links", () => {
  const id = "aB3-_x".repeat(4).slice(0, 22);
  expect(readInvitation(`http://192.168.0.2:4600/table/${id}?x`)).toEqual({ kind: "table", id });
  expect(readInvitation("Come: http://localhost:4600/join/velvet-crowbar-42")).toEqual({
    kind: "code",
    code: "velvet-crowbar-42",
  });
  expect(readInvitation(`/table/${id}x`)).toBeNull();
  expect(readInvitation("hello")).toBeNull();
});
