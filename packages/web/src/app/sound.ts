import type { SoundName } from "../boards/contract.ts";
import { settings } from "./settings.ts";

/** Plays one of the house's sounds, if the person has switched them on; most have not, and fetch none. */
export function playSound(name: SoundName): void {
  if (!settings.sound.value || typeof AudioContext === "undefined") return;
  import("./sounds.ts").then(
    ({ sound }) => sound(name),
    () => {
      // Never the only sign of anything.
    },
  );
}
