import { print, type Printed, type PrintOrder } from "@safehouse/paper/pdf";

/** Runs in a thread of its own: a page takes a good part of a second, and nobody's move waits for it. */
// oxlint-disable-next-line import/no-default-export -- piscina calls the default export
export default function work(order: PrintOrder): Promise<Printed> {
  return print(order);
}
