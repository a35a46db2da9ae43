/** What the model promises and how each promise was tried: the names are those of house.qnt. */

/** Hold in every state, whatever happens. */
export const SAFETY = [
  "noFork",
  "replicasArePrefixes",
  "oneEffect",
  "nothingAcknowledgedIsLost",
  "notHappenedIsTrue",
  "revokedAddNothing",
  "revokedHearNothing",
  "maskIsNeverEarly",
  "maskIsOneForAll",
  "noHalfMoves",
  "quarantineTakesTwo",
] as const;

/** Hold once the storm is over and everybody had time. */
export const PROGRESS = ["botsArePlayed", "replicasCatchUp"] as const;

export type Law = (typeof SAFETY)[number] | (typeof PROGRESS)[number];

/** What a run must have met somewhere, or else it has tried little. */
export const SIGHTS = [
  "sawConflict",
  "sawLateLanding",
  "sawResentDone",
  "sawRefusal",
  "sawDenial",
  "sawDelivery",
  "sawTwoHolders",
  "sawBot",
  "sawMaskAgain",
  "sawQuarantine",
] as const;

export interface Plant {
  readonly defect: string;
  /** The law that must notice; null for what costs work and nothing else. */
  readonly caughtBy: Law | null;
}

export const PLANTS: readonly Plant[] = [
  { defect: "append without the head", caughtBy: "noFork" },
  { defect: "append without the seating", caughtBy: "revokedAddNothing" },
  { defect: "draws apart from their move", caughtBy: "noHalfMoves" },
  { defect: "tried again without looking it up", caughtBy: "oneEffect" },
  { defect: "unknown taken for did not happen", caughtBy: "notHappenedIsTrue" },
  { defect: "away taken for did not happen", caughtBy: "notHappenedIsTrue" },
  { defect: "refused by a log not read again", caughtBy: "notHappenedIsTrue" },
  { defect: "lines delivered before the seats are read", caughtBy: "revokedHearNothing" },
  { defect: "the mask begins anew at catch-up", caughtBy: "maskIsOneForAll" },
  { defect: "the mask by a node's own clock", caughtBy: "maskIsNeverEarly" },
  { defect: "quarantine by one node", caughtBy: "quarantineTakesTwo" },
  { defect: "a lease without an end", caughtBy: "botsArePlayed" },
  { defect: "a lease kept while set apart", caughtBy: "botsArePlayed" },
  { defect: "caught up on hints alone", caughtBy: "replicasCatchUp" },
  { defect: "no lease at all", caughtBy: null },
];
