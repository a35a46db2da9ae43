import { createServer, connect, type AddressInfo, type Socket } from "node:net";
import type { Random } from "@safehouse/kernel";

export interface Proxy {
  readonly address: string;
  readonly mischief: { duplicates: number; reordered: number; late: number };
  close(): void;
}

const HEADER_END = Buffer.from("\r\n\r\n");
const HOLD_MS = 25;
const LATE_MS = 700;

/** Between clients and the server: sends clients' frames twice, in another order, and once more long afterwards. */
export async function openProxy(port: number, random: Random): Promise<Proxy> {
  const mischief = { duplicates: 0, reordered: 0, late: 0 };
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const [socket, other] of [[client, upstream] as const, [upstream, client] as const]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
    upstream.pipe(client);
    const send = (frame: Buffer): void => void (upstream.writable && upstream.write(frame));
    forward(client, send, (frame) => meddle(frame, send, random, mischief));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mischief,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** The request and the first frame, which says who is there, go straight through; every other frame is handed over. */
function forward(client: Socket, send: (bytes: Buffer) => void, onFrame: (frame: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  let frames = -1;
  client.on("data", (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    if (frames < 0) {
      const end = rest.indexOf(HEADER_END);
      if (end < 0) return;
      send(rest.subarray(0, end + HEADER_END.length));
      rest = rest.subarray(end + HEADER_END.length);
      frames = 0;
    }
    for (let length = frameLength(rest); length !== null && length <= rest.length; length = frameLength(rest)) {
      const frame = Buffer.from(rest.subarray(0, length));
      rest = rest.subarray(length);
      if (frames++ === 0) send(frame);
      else onFrame(frame);
    }
  });
}

/** Of the WebSocket frame at the beginning, as RFC 6455 has it; null if that cannot be told yet. */
function frameLength(bytes: Buffer): number | null {
  if (bytes.length < 2) return null;
  const mask = (bytes[1] as number) & 0x80 ? 4 : 0;
  const short = (bytes[1] as number) & 0x7f;
  if (short < 126) return 2 + mask + short;
  if (bytes.length < 10) return null;
  return short === 126 ? 4 + mask + bytes.readUInt16BE(2) : 10 + mask + Number(bytes.readBigUInt64BE(2));
}

function meddle(frame: Buffer, send: (frame: Buffer) => void, random: Random, mischief: Proxy["mischief"]): void {
  const isText = ((frame[0] as number) & 0x0f) === 1;
  const dice = isText ? random.below(10) : 9;
  if (dice < 3) {
    mischief.duplicates++;
    send(frame);
    send(frame);
  } else if (dice < 6) {
    // Whatever is sent meanwhile overtakes it.
    mischief.reordered++;
    setTimeout(() => send(frame), random.below(HOLD_MS));
  } else if (dice < 8) {
    mischief.late++;
    send(frame);
    setTimeout(() => send(frame), LATE_MS + random.below(LATE_MS));
  } else send(frame);
}
