import { type LiveMatch, openClient } from "@safehouse/protocol";
import { Cluster, type ClusterNode } from "../../cluster/cluster.ts";
import { comeIn, fullTable, type Guest, insist, line } from "../../cluster/guests.ts";
import type { Case } from "../../finding.ts";
import { makeMatch } from "../../player.ts";
import { until } from "../../scratch.ts";

const NODES = 3;
const RIVALS = 30;
const ROUNDS = { long: 30, short: 3 };

/** Several houses are asked the same thing at once: it happens once, and all of them say so. */
export const clusterRaces: Case = {
  name: "cluster: one question, one start, one seat through two nodes at once",
  async run(size) {
    const cluster = await Cluster.open({ nodes: NODES });
    try {
      const violations: string[] = [];
      for (let round = 0; round < ROUNDS[size]; round++) {
        // New ones every time: nobody may sit at more than thirty unfinished tables.
        const rivals = await Promise.all(Array.from({ length: RIVALS }, (_, i) => comeIn(cluster, `Rival ${i}`)));
        const say = (text: string): void => void violations.push(`round ${round}: ${text}`);
        await answerAtOnce(cluster, round, say);
        await startAtOnce(rivals[0] as Guest, rivals[1] as Guest, say);
        await sitAtOnce(rivals, round, say);
        await useRevoked(cluster, rivals[2] as Guest, rivals[3] as Guest, say);
      }
      return {
        happened: `${ROUNDS[size]} rounds through ${NODES} houses: of ${RIVALS} answers one was played, one command sent to all was played once, ${NODES} starts made one match, of ${RIVALS - 1} guests one sat down, a token revoked by one house was worth nothing to the others`,
        violations,
      };
    } finally {
      await cluster.close();
    }
  },
};

async function answerAtOnce(cluster: Cluster, round: number, say: (text: string) => void): Promise<void> {
  const clients = cluster.nodes.map(({ address }) => openClient({ server: address }));
  const through = (i: number) => clients[i % clients.length] as (typeof clients)[number];
  const { id, tokens } = await makeMatch(through(round), round);
  for (const isOneCommand of [false, true]) {
    const looks = await Promise.all(tokens.map((token, i) => through(i).getMatch(id, { token })));
    const seat = looks.findIndex((look) => look.result === "done" && look.value.moves.length > 0);
    const look = looks[seat];
    if (look?.result !== "done") return say("nobody is asked");
    const { n, moves } = look.value;
    const answers = await Promise.all(
      Array.from({ length: RIVALS }, (_, i) => {
        const { decision, move } = moves[isOneCommand ? 0 : i % moves.length] as (typeof moves)[number];
        const command = isOneCommand ? "the-same" : `rival-${i}`;
        return through(i).postMove(id, tokens[seat] as string, { command, n, decision, move });
      }),
    );
    const done = answers.filter((answer) => answer.result === "done");
    const closed = answers.filter(({ result }) => result === "closed");
    if (isOneCommand && (done.length < RIVALS || new Set(done.map((answer) => answer.n)).size !== 1)) {
      say(`one command through all houses got ${answers.map(({ status }) => status).join(" ")}`);
    }
    if (!isOneCommand && (done.length !== 1 || closed.length !== RIVALS - 1)) {
      say(`of ${RIVALS} answers ${done.length} were played and ${closed.length} refused`);
    }
  }
}

async function startAtOnce(host: Guest, other: Guest, say: (text: string) => void): Promise<void> {
  const { id } = await fullTable(host, other);
  const starts = await Promise.all(host.map((client) => client.tables.start(id)));
  const tables = await Promise.all(other.map((client) => client.tables.find(id)));
  const matches = new Set(
    [...starts, ...tables].flatMap((reply) => (reply.result === "done" ? [reply.value.match] : [])),
  );
  if (matches.size !== 1 || matches.has(null)) say(`${NODES} starts made ${[...matches].join(", ")}`);
  const others = starts.flatMap((reply) => (reply.result === "done" || reply.status === 409 ? [] : [reply.status]));
  if (others.length > 0) say(`a start was answered with ${others.join(", ")}`);
}

async function sitAtOnce(rivals: readonly Guest[], round: number, say: (text: string) => void): Promise<void> {
  const [host, ...others] = rivals as readonly [Guest, ...Guest[]];
  const { id } = await insist(() => line(host, round).tables.create({ game: "klaumau", seats: 2 }));
  const answers = await Promise.all(others.map((guest, i) => line(guest, i).tables.join(id)));
  const won = answers.filter(({ result }) => result === "done").length;
  if (won !== 1) say(`${won} of ${others.length} got the one seat`);
  const failed = answers.filter(({ status }) => status === null || status >= 500);
  if (failed.length > 0) say(`${failed.length} joins failed with ${failed.map(({ status }) => status).join(" ")}`);
}

/** Somebody lets a bot play: from then on the old token shows and moves nothing, whichever house it is shown to. */
async function useRevoked(cluster: Cluster, host: Guest, other: Guest, say: (text: string) => void): Promise<void> {
  const { id } = await fullTable(host, other);
  const started = await insist(() => line(host, 0).tables.start(id));
  const [match, token] = [started.match, started.you?.token ?? null];
  if (match === null || token === null) return say("the table did not start");
  const lines: LiveMatch[] = cluster.nodes.map(({ address }) => openClient({ server: address }).match(match, token));
  try {
    if (!(await until(() => lines.every(({ state }) => state !== null)))) say("a house did not let the token in");
    await insist(() => line(host, 0).tables.handOver(id));
    const looks = await Promise.all(
      cluster.nodes.map(({ address }: ClusterNode) => openClient({ server: address }).getMatch(match, { token })),
    );
    if (looks.some(({ status }) => status !== 401)) {
      say(`a revoked token got ${looks.map(({ status }) => status).join(", ")}`);
    }
    const isOut = (): boolean => lines.every(({ connection }) => connection.status === "refused");
    if (!(await until(isOut, 30_000))) {
      say(`lines of a revoked token are ${lines.map(({ connection }) => connection.status).join(", ")}`);
    }
  } finally {
    for (const each of lines) each.close();
  }
}
