import { describe, expect, it } from "vitest";
import { type AnyReasons, type GameEvent, type Message, newestFirst, tellAloud } from "@safehouse/kernel";

const BOT = { kind: "bot", level: "normal" } as const;
const PERSON = { kind: "human" } as const;

/** Seats in brackets, so that a test sees who speaks. */
const say = ({ id, args = {} }: Message): string =>
  id === "house.says" ? `[${String(args["seat"])}] ${String(args["words"])}` : id;

const reasons: AnyReasons = {
  reasonFor({ type }: GameEvent, back: Iterable<GameEvent>) {
    if (type === "silence") return { by: [0], why: { id: "before" }, isSaidBefore: true };
    return type === "loud"
      ? { by: [0, 1], why: { id: `${[...back].length} ${[...back].map((event) => event.type).join()}` } }
      : null;
  },
};

describe("what bots say", () => {
  it("stands behind what it is about, knows what happened before, and is said by the first bot who did it", () => {
    const back = newestFirst([{ type: "a" }, { type: "b" }]);
    const told = tellAloud([{ type: "c" }, { type: "loud" }], back, { say, reasons, seats: [PERSON, BOT] });
    expect(told).toEqual(["event.c", "event.loud", "[1] 3 c,b,a"]);
  });

  it("comes first where silence follows", () => {
    expect(tellAloud([{ type: "silence" }], [], { say, reasons, seats: [BOT] })).toEqual([
      "[0] before",
      "event.silence",
    ]);
  });

  it.each([[PERSON], [{ kind: "bot", level: "random" } as const]])("is nothing that %o would say", (seat) => {
    expect(tellAloud([{ type: "loud" }], [], { say, reasons, seats: [seat, seat] })).toEqual(["event.loud"]);
  });
});
