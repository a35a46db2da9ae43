import type { Bot } from "@safehouse/kernel";

/** A bot that is fetched when somebody first asks it: few matches have one. */
export function fetchedBot<View, Move, Event>(load: () => Promise<Bot<View, Move, Event>>): Bot<View, Move, Event> {
  let bot: Bot<View, Move, Event> | null = null;
  return {
    async prepare() {
      bot ??= await load();
      await bot.prepare?.();
    },
    choose(request) {
      if (bot === null) throw new Error("nobody has waited until this bot was there");
      return bot.choose(request);
    },
  };
}
