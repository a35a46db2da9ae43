export const en = {
  title: "Big screen",
  menu: "Big screen",
  lead: "Open this on a television or a laptop: everybody in the room sees the table there, and phones need to show only a hand. It shows what every spectator may see, nothing else.",
  leadPrivate:
    "Nobody may watch this table, so a screen shows who is in and no match. The host can allow watching before the start.",
  here: "Show it here",
  copy: "Copy the link",
  qr: "QR code of the screen’s link",
  offered: "The table is on a big screen.",
  handOnly: "As my hand only",
  isHandOnly: "My hand only: the table is on the screen.",
  wholeTable: "Whole table",
} as const;
