import websocket from "@fastify/websocket";
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { Commons } from "./commons/commons.ts";
import { soloCommons } from "./commons/solo.ts";
import { type GameModule, HOUSE_GAMES, openHouse } from "./house.ts";
import { readHouseId } from "./house-id.ts";
import { addressRoutes } from "./http/addresses.ts";
import { refuseOutside, withinBase } from "./http/base.ts";
import { basicRoutes } from "./http/basics.ts";
import {
  capConnections,
  type ConnectionPatience,
  serverPatience,
  USUAL_CONNECTION_PATIENCE,
  usualCaps,
} from "./http/connections.ts";
import { answerErrors, sendProblem } from "./http/errors.ts";
import { secureHeaders, SECURITY_HEADERS } from "./http/headers.ts";
import { houseRoutes } from "./http/house.ts";
import { MOST_BYTES, readJson } from "./http/json.ts";
import { matchRoutes } from "./http/matches.ts";
import { describeRoutes, documentRoutes } from "./http/openapi.ts";
import {
  metricsRoute,
  refuseForeignHosts,
  refuseOtherMethods,
  refuseWhileClosing,
  watchRequests,
} from "./http/operation.ts";
import { pageRoutes } from "./http/pages.ts";
import { printRoutes } from "./http/print.ts";
import { reviewRoutes } from "./http/review.ts";
import { seenRoute } from "./http/seen.ts";
import { answerNoHandshake, answerUnread, mayUpgrade } from "./http/unread.ts";
import { webRoutes } from "./http/web.ts";
import type { SocketPatience } from "./live/patience.ts";
import { closeSockets, liveRoute } from "./live/route.ts";
import { logOptions } from "./logging.ts";
import { tellLosses } from "./reported/losses.ts";
import type { Deliver } from "./push/deliver.ts";
import { malformed } from "./problem.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store/store.ts";
import { machine } from "./surroundings.ts";
import { addParlour } from "./tables/parlour.ts";

export interface AppOptions {
  readonly version: string;
  readonly settings: Settings;
  /** Closed with the app. */
  readonly store: Store;
  /** What it shares with other houses on its store; by default it is alone. Closed with the app. */
  readonly commons?: Commons;
  readonly games?: GameModule;
  /** The folder of the built web app; without one there is a plain front page. */
  readonly web?: string | null;
  readonly patience?: Partial<SocketPatience>;
  /** How messages get to push services; by default over HTTPS. */
  readonly deliver?: Deliver;
  readonly connectionPatience?: Partial<ConnectionPatience>;
  /** Where the log goes; by default the error output. */
  readonly logTo?: NodeJS.WritableStream;
  /** Whether /metrics tells of the whole process, too. */
  readonly watchesProcess?: boolean;
}

/** How long answers under way may take once the house is asked to close. */
const CLOSING_MS = 2_000;
const LONGEST_PARAMETER = 128;

/** Answers every request that reaches the house. Running matches go on as soon as it listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { version, settings, store, games = HOUSE_GAMES, web = null } = options;
  const patience = serverPatience({ ...USUAL_CONNECTION_PATIENCE, ...options.connectionPatience });
  const app: FastifyInstance = Fastify({
    logger: logOptions(settings.log, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    ...patience,
    // Who names no host is told the same as who names a wrong one.
    http: {
      ...patience.http,
      requireHostHeader: false,
      shouldUpgradeCallback: (request) => mayUpgrade(app.server, request),
    },
    clientErrorHandler: answerUnread,
    trustProxy: settings.trustProxy,
    // We say so ourselves: what the framework would answer has no code.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // Whatever a stranger sends is a path in this house, or it is nothing we know. No route knows where the house stands.
    rewriteUrl: ({ url = "/" }) => withinBase(url, settings.base) ?? "/not-a-path",
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(
        malformed("The request is malformed."),
        (reply as unknown as FastifyReply).headers(SECURITY_HEADERS),
      ),
  });
  const house = openHouse({
    id: await readHouseId(store, machine),
    version,
    settings,
    store,
    games,
    log: app.log,
    surroundings: machine,
    commons: options.commons ?? soloCommons(machine),
    ...(options.patience === undefined ? {} : { patience: options.patience }),
  });
  capConnections(app.server, usualCaps(settings), () => house.metrics.limited.inc({ scope: "connection" }));
  if (options.watchesProcess) house.metrics.watchProcess();

  app.setValidatorCompiler(validatorCompiler);
  // The schemas of answers document and test them; checking each before it is sent would only cost time.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.removeAllContentTypeParsers();
  // Many clients name a type with everything they send: to send nothing is no mistake where nothing is asked for.
  app.addContentTypeParser("application/json", { parseAs: "string" }, async (_request: unknown, text: string) =>
    text === "" ? undefined : readJson(text),
  );

  // Before all that may turn a request away: it closes the connection of a socket that is not to be.
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      closeSockets(app);
      // Others go on for us from now on; what is under way here comes to its end.
      void house.commons.close();
      machine.after(CLOSING_MS, () => {
        app.server.closeAllConnections();
        // The server does not count these among its connections: a client that never says goodbye would be waited for.
        for (const client of app.websocketServer.clients) client.terminate();
      });
      done();
    },
  });
  app.websocketServer.on("wsClientError", answerNoHandshake);
  secureHeaders(app);
  answerErrors(app, web, settings.base);
  refuseForeignHosts(app, house);
  refuseWhileClosing(app);
  watchRequests(app, house);
  refuseOutside(app, settings.base);
  await describeRoutes(app, version, settings.base);
  const refuseRest = refuseOtherMethods(app);
  const shelved = await Promise.all(games.ids.map((id) => house.matches.shelf.find(id)));
  const onShelf = shelved.flatMap((each) => (each === null ? [] : [each.game]));
  await app.register(basicRoutes(house, onShelf));
  await app.register(addressRoutes(house));
  await app.register(houseRoutes(house));
  await app.register(seenRoute());
  await app.register(matchRoutes(house));
  await app.register(printRoutes(house));
  await app.register(reviewRoutes(house));
  liveRoute(app, house);
  await addParlour(app, house, options.deliver);
  documentRoutes(app, settings.base);
  metricsRoute(app, house);
  pageRoutes(app, settings.base, web === null ? onShelf.map(({ meta }) => meta) : null);
  if (web !== null) await webRoutes(app, web, settings.base);
  refuseRest();

  app.addHook("onReady", () => tellLosses(store, app.log));
  // Not before the door is open: a house that cannot have its port has nothing to do.
  app.addHook("onListen", async () => {
    house.matches.resume().catch((error: unknown) => house.report(error, "running matches could not be resumed"));
  });
  app.addHook("onClose", () => house.close());
  return app;
}
