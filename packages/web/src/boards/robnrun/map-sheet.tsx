import type { JSX } from "preact";
import { Sheet } from "../../ui/sheet.tsx";
import { useTable } from "./context.ts";
import { Road } from "./road/road.tsx";
import { Station } from "./station/station.tsx";
import { Town } from "./town/town.tsx";

/** On a small screen the strips lead here: the whole road, the station and the town. */
export function MapSheet({ open, onClose }: { open: boolean; onClose: () => void }): JSX.Element {
  const { t } = useTable();
  return (
    <Sheet open={open} title={t.map} onClose={onClose}>
      <div class="rob-map">
        <Road titleId="rob-map-road" />
        <Station titleId="rob-map-station" />
        <Town titleId="rob-map-town" />
      </div>
    </Sheet>
  );
}
