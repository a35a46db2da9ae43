import type { Decor } from "../decor.ts";
import { bin, car, clockPost, drain, lantern, trolley } from "../outdoors.ts";
import { bench, counter, desk, reception, roundTable, safe, sacks, trunks, turnstile, workbench } from "../pieces.ts";
import { bufferStop, churns, coach, lampRack, lockers, timetable, urns } from "../rail-pieces.ts";
import {
  bankParcel,
  carriageKey,
  guardsCoat,
  handLamp,
  roster,
  routeChart,
  violin,
  wagePackets,
} from "../rail-things.ts";
import { coins, parcel } from "../things.ts";

export const decor: Decor = {
  rooms: {
    "station-yard": {
      floor: "cobbles",
      pieces: [
        [car, "c"],
        [lantern, "nw"],
        [car, "s"],
        [bin, "se"],
        [drain, "c"],
        [lantern, "sw"],
      ],
    },
    "booking-hall": {
      floor: "tiles",
      pieces: [
        [reception, "s"],
        [clockPost, "c"],
        [timetable, "n"],
        [bench, "w"],
        [turnstile, "se"],
        [bench, "c"],
      ],
    },
    "left-luggage": {
      windows: false,
      floor: "boards",
      pieces: [
        [trunks, "s"],
        [lockers, "n"],
        [counter, "s"],
        [trunks, "c"],
        [trunks, "ne"],
      ],
    },
    "masters-office": {
      floor: "parquet",
      pieces: [
        [desk, "s"],
        [safe, "se"],
        [timetable, "n"],
        [timetable, "s"],
        [clockPost, "c"],
      ],
    },
    "tea-room": {
      floor: "tiles",
      pieces: [
        [urns, "n"],
        [roundTable, "c"],
        [roundTable, "s"],
        [urns, "s"],
        [roundTable, "e"],
      ],
    },
    "lamp-room": {
      windows: false,
      floor: "cobbles",
      pieces: [
        [lampRack, "s"],
        [workbench, "s"],
        [lampRack, "n"],
        [churns, "c"],
      ],
    },
    "platform-nine": {
      windows: false,
      floor: "rails",
      pieces: [
        [trolley, "w"],
        [bench, "n"],
        [churns, "c"],
        [clockPost, "c"],
        [trolley, "c"],
        [bench, "c"],
        [coach, "c", 90],
        [churns, "s"],
      ],
    },
    "mail-siding": {
      windows: false,
      floor: "rails",
      pieces: [
        [bufferStop, "e", 90],
        [coach, "s"],
        [sacks, "c"],
        [bufferStop, "w", 270],
        [coach, "c"],
      ],
    },
  },
  ways: {
    "yard-gate": "gate",
    "night-clerk": "double",
    "luggage-counter": "folding",
    "platform-barrier": "gate",
    "swing-doors": "double",
    "siding-barrier": "gate",
  },
  loot: {
    "the-fares": coins,
    "guards-coat": guardsCoat,
    "violin-case": violin,
    "carriage-key": carriageKey,
    "weeks-wages": wagePackets,
    "duty-roster": roster,
    "signal-lamp": handLamp,
    "late-parcels": parcel,
    "bank-parcel": bankParcel,
    "route-chart": routeChart,
  },
};
