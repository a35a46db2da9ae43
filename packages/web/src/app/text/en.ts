import type { MessageTable } from "../../text/texts.ts";

export const en = {
  skip: "Skip to the page",
  tools: "The house",
  tables: "My tables",
  turns: "waiting for you",
  rules: "Rules",
  otherLanguage: "Deutsch",
  sound: "Sounds",
  toPaper: "Light on",
  toNight: "Light off",
  settings: "Settings",
  updateReady: "A newer version is ready.",
  updateNow: "Reload",
  loadFailed: "This page could not be loaded.",
  loadFailedWhy: "Perhaps you are offline, or the house has moved on to a newer version.",
  reload: "Reload",
  closeToast: "Close",
  more: "Go there",
} satisfies MessageTable;
