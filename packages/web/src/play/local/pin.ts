import { commitmentOf } from "@safehouse/chance";
import type { PinLock } from "./kept.ts";
import { randomHex } from "./random-hex.ts";

export function lockWith(pin: string): PinLock {
  const salt = randomHex(16);
  return { salt, hash: commitmentOf(`${salt}/${pin}`) };
}

export function opens(lock: PinLock, pin: string): boolean {
  return commitmentOf(`${lock.salt}/${pin}`) === lock.hash;
}
