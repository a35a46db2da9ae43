/** Loaded before a house: its clock is off by FAULTS_CLOCK_MS. What runs on, such as timers, is as it was. */
const shift = Number(process.env["FAULTS_CLOCK_MS"]);
const trueNow = Date.now;
const TrueDate = Date;

globalThis.Date = class extends TrueDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(trueNow() + shift);
    else super(...(given as [number]));
  }

  static override now(): number {
    return trueNow() + shift;
  }
} as DateConstructor;
