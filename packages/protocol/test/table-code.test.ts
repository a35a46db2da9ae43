import { expect, it } from "vitest";
import { readTableCode } from "../src/index.ts";

it("reads a code however it was typed", () => {
  const typed = [
    "velvet-crowbar-40721",
    "VELVET CROWBAR 40721",
    " Velvet  crowbar40721 ",
    "velvet_crowbar_40721.",
    "velvet – crowbar – 4 07 21",
    "VELVET·CROWBAR·40721",
    "“velvet crowbar 40721”",
    "ｖelvet-crowbar-４０７２１",
  ];
  expect(typed.map(readTableCode)).toEqual(typed.map(() => "velvet-crowbar-40721"));
});

it("reads the shorter codes of tables from before, with or without their zero", () => {
  expect(["sly vault 42", "sly-vault-07", "Sly Vault 7"].map(readTableCode)).toEqual([
    "sly-vault-42",
    "sly-vault-07",
    "sly-vault-07",
  ]);
});

it("leaves words that were written as one to the house that gave them", () => {
  expect(["VelvetCrowbar40721", "velvetcrowbar 40 721", "politemuseum8"].map(readTableCode)).toEqual([
    "velvetcrowbar-40721",
    "velvetcrowbar-40721",
    "politemuseum-08",
  ]);
});

it("does not make a code out of something else", () => {
  const others = [
    "",
    "velvet",
    "velvet-crowbar",
    "velvet-crowbar-423",
    "velvet-crowbar-4072",
    "velvet-crowbar-407210",
    "42-velvet-crowbar",
    "a-b-c-42",
    "velvet-42-crowbar",
    "40721",
    "x".repeat(64),
  ];
  expect(others.map(readTableCode)).toEqual(others.map(() => null));
});
