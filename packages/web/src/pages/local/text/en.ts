export const en = {
  opening: "Laying the table …",
  busy: "This match is open in another tab.",
  playHere: "Play here",
  unknown: "There is no such match on this device.",
  damaged:
    "This match cannot be opened: what is kept of it does not fit together, or it was begun with another version.",
  full: "This device is full. Free some space, then try again.",
  broken: "This browser refuses to keep or open matches. Private windows do that.",
  taken: "This match goes on in another tab.",
  gone: "This match was deleted.",
  retry: "Try again",
  tables: "My tables",
  title: "A match on this device",
};
