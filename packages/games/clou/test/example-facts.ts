import { type AnyCore, playExample, type WorkedExample } from "@safehouse/kernel";
import { expect } from "vitest";
import { facesIn, type Reader } from "../reading/make-reader.ts";
import type { Facts } from "../rulebook/examples/acts.ts";
import type { View } from "../view.ts";

/** Plays an example of the family and looks whether its steps are true. A campaign's view has that of its heist inside. */
export function proveExample(
  core: AnyCore,
  reader: Reader,
  example: WorkedExample<unknown, Facts>,
  heistIn: (view: unknown) => View = (view) => view as View,
): void {
  const frames = playExample(core, example);
  for (const [i, { words, after }] of example.steps.entries()) {
    const view = heistIn(core.view(frames[i].state, example.eyes));
    expect({ step: words.en, ...factsOf(reader, view, after) }).toEqual({ step: words.en, ...after });
  }
}

/** Just the facts that a step speaks of. */
function factsOf(reader: Reader, view: View, said: Facts): Facts {
  const seat = view.seat as number;
  const cells = new Map(reader.readCells(view, seat).map((cell) => [cell.name, cell]));
  const things = reader.readThings(view);
  const symbols = things.flatMap(({ parts }) => parts.flatMap((part) => part.symbols));
  const night = reader.readNight(view);
  const hand = reader.readHand(view, seat);
  const facts: { readonly [fact in keyof Facts]-?: () => unknown } = {
    cells: () =>
      named(said.cells, (name) => {
        const cell = cells.get(name);
        return cell?.state === "written" ? cell.number : cell?.state;
      }),
    activated: () => night.queue,
    whites: () => hand.whites,
    diceLeft: () => facesIn(view, hand.left),
    symbols: () => named(said.symbols, (name) => symbols.find((symbol) => symbol.name === name)?.state),
    things: () => named(said.things, (name) => things.find((thing) => thing.name === name)?.state),
    rooms: () =>
      named(said.rooms, (name) => {
        const room = reader.readRooms(view).find((each) => each.name === name);
        return room?.isOpen === true ? "open" : "closed";
      }),
    bars: () => named(said.bars, (name) => night.bars[name as keyof typeof night.bars].left),
  };
  return Object.fromEntries(Object.keys(said).map((fact) => [fact, facts[fact as keyof Facts]()]));
}

function named(said: object = {}, find: (name: string) => unknown): { readonly [name: string]: unknown } {
  return Object.fromEntries(Object.keys(said).map((name) => [name, find(name)]));
}
