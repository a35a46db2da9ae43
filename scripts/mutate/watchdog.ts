/**
 * A thread that ends its process when a test has used up its time of the processor, however busy the machine is: a mutant that goes in
 * circles lets nobody else of its thread speak.
 */
import { parentPort, workerData } from "node:worker_threads";

/** Milliseconds of processor time, of the whole process, at which the test at work must be done. */
const deadline = workerData as Float64Array;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > deadline[0]!) process.kill(process.pid, "SIGKILL");
}, 100);
parentPort!.postMessage("watching");
