import { useEffect, useState } from "preact/hooks";
import { addDays, type Day, dayOf, startOf } from "./logic/day.ts";

/** Today by this device's clock, also if the page stays open over midnight. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dayOf(Date.now()));
  useEffect(() => {
    const look = (): void => setToday(dayOf(Date.now()));
    const timer = setTimeout(look, startOf(addDays(today, 1)) - Date.now() + 1_000);
    // Timers sleep with the device.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [today]);
  return today;
}
