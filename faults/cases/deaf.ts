import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { openClient } from "@safehouse/protocol";
import { checkAll } from "../check.ts";
import type { Case } from "../finding.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { makeMatch, openPlayers } from "../player.ts";
import { pause, until, withFolder } from "../scratch.ts";
import { megabytes } from "./crowd.ts";

const CLIENTS = { long: 50, short: 10 };
const HELLO = JSON.stringify({ type: "hello", n: 0 });
const HELLOS_A_TIME = 40;
/** Who asks again before the first answer is malformed, not deaf. */
const GREETING_MS = 1_000;

/** Clients that ask for the state again and again and never read a byte of it, while others play. */
export const deaf: Case = {
  name: "50 clients that never read",
  run: (size) =>
    withFolder(async (data) => {
      const count = CLIENTS[size];
      const port = await freePort();
      const house = await HouseProcess.open({ data, port });
      const sockets: Socket[] = [];
      let asking: NodeJS.Timeout | undefined;
      try {
        const { id } = await makeMatch(openClient({ server: house.address }), 1);
        const players = await openPlayers(house.address, 2);
        const before = megabytes(house.pid);
        for (let i = 0; i < count; i++) sockets.push(neverReading(port, id));
        for (const socket of sockets) socket.write(textFrame(HELLO));
        await pause(GREETING_MS);
        asking = setInterval(() => {
          for (const socket of sockets) for (let i = 0; i < HELLOS_A_TIME; i++) socket.write(textFrame(HELLO));
        }, 50);
        const cut = async (): Promise<number> => {
          const text = await (await fetch(`${house.address}/metrics`)).text();
          return Number(/^safehouse_slow_readers\w* (\d+)/m.exec(text)?.[1] ?? 0);
        };
        let most = 0;
        const allCut = await until(async () => {
          most = Math.max(most, megabytes(house.pid));
          return (await cut()) >= count;
        });
        const violations: string[] = [];
        if (!allCut) violations.push(`only ${await cut()} of ${count} were cut off`);
        if (!(await until(() => players.some(({ acknowledged }) => acknowledged > 5)))) {
          violations.push("the others could not play");
        }
        await Promise.all(players.map((player) => player.leave(5_000)));
        await house.close();
        const checked = await checkAll(
          data,
          players.map(({ diary }) => diary),
        );
        return {
          happened: `${count} cut off; others played ${checked.acknowledged} moves; ${before} MB before, ${most} MB at most`,
          violations: [...violations, ...checked.violations],
        };
      } finally {
        clearInterval(asking);
        for (const socket of sockets) socket.destroy();
        await house.close();
      }
    }),
};

function neverReading(port: number, match: string): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.pause();
  const key = randomBytes(16).toString("base64");
  socket.write(
    `GET /api/matches/${match}/live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  return socket;
}

/** A short masked text frame; a mask of zeros leaves the text as it is. */
function textFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}
