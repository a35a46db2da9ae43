import * as fc from "fast-check";
import type { Trouble } from "./survival-store.ts";
import type { World } from "./survival-world.ts";

type Step = fc.AsyncCommand<object, World>;

/** Something that happens, and does not wait for what comes of it. */
function step(name: string, run: (world: World) => void | Promise<void>): Step {
  return { check: () => true, run: async (_model, world) => run(world), toString: () => name };
}

const person = fc.nat(2);
const names = fc.constantFrom("Ann", "Anna", "Bob", "Bobby", "Eve");
const moments = fc.constantFrom(100, 250, 700, 1500, 5_000, 61_000);
const troubles: fc.Arbitrary<Trouble> = fc.constantFrom("away", "lost", "cut", "conflict");

const rename = fc
  .tuple(person, names)
  .map(([who, name]) =>
    step(`rename(${who}, ${name})`, (world) =>
      world.asGuest(who, ({ personal }, guest) => personal.rename(guest, name)),
    ),
  );
const harass = fc
  .tuple(person, fc.integer({ min: 2, max: 15 }), fc.constantFrom(300, 1500))
  .map(([who, times, pause]) =>
    step(`harass(${who}, ${times} times, every ${pause} ms)`, async (world) => {
      for (let i = 0; i < times; i++) {
        world.asGuest(who, ({ personal }, guest) => personal.rename(guest, i % 2 === 0 ? "Annette" : "Antonia"));
        await world.calm();
        await world.pass(pause);
      }
    }),
  );
const answer = fc
  .tuple(person, fc.nat(6))
  .map(([who, choice]) => step(`answer(${who}, ${choice})`, (world) => world.answer(who, choice)));
const resend = fc.nat(9).map((which) => step(`resend(${which})`, (world) => world.resend(which)));
const undo = person.map((who) => step(`undo(${who})`, (world) => world.undo(who)));
const handOver = person.map((who) =>
  step(`handOver(${who})`, (world) => world.asGuest(who, ({ tables }, guest) => tables.handOver(guest, world.table))),
);
const takeBack = person.map((who) =>
  step(`takeBack(${who})`, (world) => world.asGuest(who, ({ tables }, guest) => tables.takeBack(guest, world.table))),
);
const leave = person.map((who) =>
  step(`leave(${who})`, (world) => world.asGuest(who, ({ tables }, guest) => tables.leave(guest, world.table))),
);
/** The others wait for somebody, and after a minute give the seat to a bot. */
const kick = fc.tuple(person, person).map(([who, seat]) =>
  step(`kick(${who}, seat ${seat})`, async (world) => {
    for (const minute of [0, 61_000]) {
      await world.pass(minute);
      for (const each of [who, (who + 1) % 3]) {
        world.asGuest(each, ({ tables }, guest) => tables.complainAbout(guest, world.table, seat));
      }
      await world.calm();
    }
  }),
);
const look = fc
  .option(person, { freq: 3 })
  .map((who) => step(`look(${who ?? "spectator"})`, (world) => world.look(who)));
const lookAway = fc
  .nat(5)
  .map((which) =>
    step(`lookAway(${which})`, ({ onlookers }) => onlookers[which % Math.max(1, onlookers.length)]?.leave()),
  );
const pass = moments.map((ms) => step(`pass(${ms} ms)`, (world) => world.pass(ms)));
const trouble = fc
  .tuple(troubles, fc.integer({ min: 1, max: 15 }))
  .map(([kind, calls]) => step(`trouble(${kind}, ${calls} calls)`, ({ kept }) => kept.trouble(kind, calls)));
const heal = fc.constant(step("heal", ({ kept }) => kept.heal()));
const restart = fc.constant(step("restart", (world) => world.restart()));

/** Whatever people and fate may do at a table. */
export const anything = fc.commands(
  [
    answer,
    answer,
    answer,
    rename,
    harass,
    undo,
    resend,
    handOver,
    takeBack,
    leave,
    kick,
    look,
    lookAway,
    pass,
    pass,
    trouble,
    heal,
    restart,
  ],
  { maxCommands: 40, size: "max" },
);
