export const PANEL = "clw-panel";

/** On a phone the panel stands below the list: whoever chooses something there wants to see it. */
export function showPanel(): void {
  if (!matchMedia("(max-width: 700px)").matches) return;
  requestAnimationFrame(() => document.getElementById(PANEL)?.scrollIntoView({ block: "start", behavior: "instant" }));
}
