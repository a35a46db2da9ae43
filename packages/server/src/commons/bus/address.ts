import { fail, ok, type Result } from "@safehouse/kernel";

/** The error ends a sentence and never repeats what was written: there may be a password in it. */
export function readBusAddress(text: string): Result<string, string> {
  const address = /^(nats|tls):\/\//.test(text) ? URL.parse(text) : null;
  return address !== null && address.hostname !== "" ? ok(text) : fail("must look like nats://host:4222");
}
