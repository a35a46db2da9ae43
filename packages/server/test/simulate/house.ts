import { gameBots } from "@safehouse/host";
import type { AnyGame, Language } from "@safehouse/kernel";
import Fastify, { type FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { answerErrors } from "../../src/http/errors.ts";
import { readJson } from "../../src/http/json.ts";
import { matchRoutes } from "../../src/http/matches.ts";
import { type House, type HouseOptions, openHouse } from "../../src/house.ts";
import type { Peer, Wire } from "../../src/live/peer.ts";
import { serveSocket } from "../../src/live/socket.ts";
import { readSettings, type Settings } from "../../src/settings.ts";
import { OutcomeUnknown, StoreUnavailable } from "../../src/store/store.ts";
import type { Surroundings } from "../../src/surroundings.ts";
import { addParlour, type Parlour } from "../../src/tables/parlour.ts";
import { serveTableSocket } from "../../src/tables/routes/live.ts";
import type { SimulatedCommons } from "./commons.ts";
import type { Database } from "./database.ts";
import type { Fate } from "./fate.ts";
import { GAME, MASK } from "./game.ts";
import { Life } from "./life.ts";
import type { Answered, Asked, Reachable } from "./network.ts";

/** What a test may put in the place of the house's own, to see whether the laws find it. */
export interface Plants {
  readonly surroundings?: (real: Surroundings) => Surroundings;
  readonly house?: (options: HouseOptions) => HouseOptions;
  readonly opened?: (parlour: Parlour) => void;
}

export interface HouseReports {
  /** Something that nobody should ever read. */
  onUnexpected(life: Life, what: string): void;
}

function gamesOf(game: AnyGame): HouseOptions["games"] {
  return { ids: [game.meta.id], load: async () => game, module: "" };
}

/** One start of the real server, from its routes and sockets down to its store, until it ends. */
export class SimulatedHouse implements Reachable {
  readonly life: Life;
  readonly house: House;
  readonly #app: FastifyInstance;
  readonly #parlour: Parlour;

  static async open(
    fate: Fate,
    name: string,
    database: Database,
    commons: SimulatedCommons,
    reports: HouseReports,
    plants: Plants,
    game: AnyGame = GAME,
  ): Promise<SimulatedHouse> {
    const life = new Life(fate, name);
    const real = life.surroundings(fate.between(-60_000, 60_000));
    const surroundings = plants.surroundings?.(real) ?? real;
    const complain = (details: object, what: string): void => {
      const { err, problem } = details as { err?: unknown; problem?: unknown };
      fate.note(`${name} reports: ${what} ${err instanceof Error ? err.message : String(err ?? problem ?? "")}`);
      const isBad = game !== GAME && what === "a match is set apart";
      if (life.isAlive && !isBad && !isExpected(what, err))
        reports.onUnexpected(life, `${what}: ${explain(err ?? problem)}`);
    };
    const options: HouseOptions = {
      id: "house",
      version: "1",
      settings: settings(),
      store: database.line(life),
      games: gamesOf(game),
      log: { warn: complain, error: complain } as HouseOptions["log"],
      surroundings,
      commons: commons.join(life, game === GAME ? "good build" : "bad build"),
      thinkers: {
        choose: (_game, level, question) =>
          new Promise((resolve) => {
            life.after(fate.between(1, 300), "bot", () => resolve(gameBots(GAME).choose(level, question)));
          }),
        close: async () => {},
      },
    };
    const house = openHouse(plants.house?.(options) ?? options);
    const { app, parlour } = await routesOf(house);
    plants.opened?.(parlour);
    return new SimulatedHouse(life, house, app, parlour);
  }

  private constructor(life: Life, house: House, app: FastifyInstance, parlour: Parlour) {
    this.life = life;
    this.house = house;
    this.#app = app;
    this.#parlour = parlour;
    const report = (error: unknown): void => house.report(error, "could not be resumed");
    house.matches.resume().catch(report);
    parlour.book.resume().catch(report);
  }

  async answer({ method, path, headers, body }: Asked): Promise<Answered> {
    const answered = await this.#app.inject({
      method: method as "GET",
      url: path,
      headers,
      ...(body === null ? {} : { payload: body }),
    });
    return { status: answered.statusCode, body: answered.body };
  }

  serve(path: string, language: Language, peer: Peer, wire: Wire): void {
    const [, , what, id = ""] = path.split("/");
    const request = { language, caller: null, wire } as const;
    if (what === "matches") serveSocket(this.house, { ...request, match: id }, peer);
    else serveTableSocket(this.#parlour, { ...request, table: id, headers: {} }, peer);
  }
}

/** As `buildApp` does it, without what only a real socket or a browser needs. */
async function routesOf(house: House): Promise<{ app: FastifyInstance; parlour: Parlour }> {
  const app: FastifyInstance = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, async (_request: unknown, text: string) =>
    readJson(text),
  );
  answerErrors(app, null, "/");
  await app.register(matchRoutes(house));
  const parlour = await addParlour(app, house);
  await app.ready();
  return { app, parlour };
}

function settings(): Settings {
  const read = readSettings([`--mask=${MASK}`, "--bot-delay=0", "--log=silent", "--push-hosts=no"], {});
  if (!read.ok || read.value === "help") throw new Error("the settings of the simulation are wrong");
  return read.value;
}

const EXPECTED = [
  "the store failed",
  "a match could not be told who plays its seats",
  "a table could not follow its match",
  "could not be resumed",
  "it could not be seen whether a guest is to be forgotten",
];

/** What a house in trouble may well report. */
function isExpected(what: string, error: unknown): boolean {
  const isStoreAway = error instanceof StoreUnavailable || error instanceof OutcomeUnknown;
  return isStoreAway || (EXPECTED.includes(what) && !(error instanceof TypeError));
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
