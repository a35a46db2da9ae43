import { randomBytes } from "node:crypto";
import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { cleanText } from "../clean.ts";
import { below, PATIENCE_MS, reasonOf } from "./ask.ts";
import { fine, type Finding, skipped, wrong } from "./finding.ts";
import type { Patient } from "./patient.ts";

/** No match has this id; the house opens the socket before it looks for one. */
const PATH = "api/matches/doctor/live";

/** Whether a WebSocket gets through, opened as one of the house's own pages would. */
export async function lookAtSocket({ words, url }: Patient): Promise<Finding[]> {
  if (url === null) return [skipped("socket", words("doctor.needs-url"))];
  const answer = await upgrade(url);
  if ("problem" in answer) {
    const what = words("doctor.socket.failed", { problem: cleanText(answer.problem) });
    return [wrong("socket", what, words("doctor.socket.todo"))];
  }
  const { status } = answer;
  if (status === 101) return [fine("socket", words("doctor.socket.fine"))];
  const todo = words(status === 403 ? "doctor.socket.origin.todo" : "doctor.socket.todo");
  return [wrong("socket", words("doctor.socket.status", { status }), todo)];
}

function upgrade(url: URL): Promise<{ readonly status: number } | { readonly problem: string }> {
  return new Promise((resolve) => {
    const request = (url.protocol === "https:" ? secure : plain)(below(url, PATH), {
      headers: {
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-key": randomBytes(16).toString("base64"),
        "sec-websocket-version": "13",
        origin: url.origin,
      },
      timeout: PATIENCE_MS,
    });
    request.once("upgrade", (_, socket) => {
      socket.destroy();
      resolve({ status: 101 });
    });
    request.once("response", (response) => {
      response.destroy();
      resolve({ status: response.statusCode ?? 0 });
    });
    request.once("timeout", () => request.destroy(new Error("ETIMEDOUT")));
    request.once("error", (error) => resolve({ problem: reasonOf(error) }));
    request.end();
  });
}
