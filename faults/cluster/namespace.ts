import { spawnSync } from "node:child_process";
import type { Special } from "./cluster.ts";

/** Where a house stands alone with one cable to the rest of the machine. */
export interface Namespace extends Required<Pick<Special, "wrap" | "network">> {
  /** The cable is pulled: packets are lost and nobody is told. */
  cutOff(): void;
  joinAgain(): void;
  remove(): void;
}

/** Null where this account, or this machine, can make none. */
export function makeNamespace(index: number): Namespace | null {
  const name = `safehouse-${process.pid}-${index}`;
  const cable = `sh${process.pid % 100_000}-${index}`;
  const [ours, its] = [`10.213.${index}.1`, `10.213.${index}.2`];
  const remove = (): void => {
    run("ip", ["link", "del", cable]);
    run("ip", ["netns", "del", name]);
  };
  const isMade =
    process.platform === "linux" &&
    run("ip", ["netns", "add", name]) &&
    run("ip", ["link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name]) &&
    run("ip", ["addr", "add", `${ours}/24`, "dev", cable]) &&
    run("ip", ["link", "set", cable, "up"]) &&
    run("ip", ["-n", name, "addr", "add", `${its}/24`, "dev", "eth0"]) &&
    run("ip", ["-n", name, "link", "set", "eth0", "up"]) &&
    run("ip", ["-n", name, "link", "set", "lo", "up"]);
  if (!isMade) {
    remove();
    return null;
  }
  return {
    wrap: ["ip", "netns", "exec", name],
    network: { ours, its },
    // At its far end: ours must stay up, or connections here would be told.
    cutOff: () => void run("ip", ["-n", name, "link", "set", "eth0", "down"]),
    joinAgain: () => void run("ip", ["-n", name, "link", "set", "eth0", "up"]),
    remove,
  };
}

function run(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}
