import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Room } from "./use-room.ts";

/** How papers are drawn for the room there is. */
export interface Layouts {
  readonly plan: "wide" | "tall";
  readonly sheet: "wide" | "tall";
  /** The plan is larger than the place it has, and is looked at through a window that is moved over it. */
  readonly isWindow: boolean;
  /** Looked at across the room: letters are large, and what the bars say stands beside the plan. */
  readonly isAfar?: true;
}

export const LAYOUTS: { readonly [room in Room]: Layouts } = {
  beside: { plan: "wide", sheet: "wide", isWindow: false },
  upright: { plan: "tall", sheet: "tall", isWindow: true },
  single: { plan: "wide", sheet: "wide", isWindow: false },
  phone: { plan: "tall", sheet: "tall", isWindow: true },
  sideways: { plan: "wide", sheet: "tall", isWindow: true },
};

/** A big screen at the head of the table. */
export const AFAR: Layouts = { ...LAYOUTS.beside, isAfar: true };

export const LayoutContext = createContext<Layouts>(LAYOUTS.beside);

export function useLayouts(): Layouts {
  return useContext(LayoutContext);
}
