import { createContext, use } from "react";
import type { Drawn } from "./calendar-model.ts";

/** What is done with a calendar, wherever a lesson of it is drawn. */
export interface EntryActs {
  open: (one: Drawn) => void;
  /** Asks about a move to another time; null for who may not move lessons. */
  move: ((one: Drawn, to: Date) => void) | null;
  /** Asks about another tutor for it; null for who may not. */
  give: ((one: Drawn, tutorId: string) => void) | null;
  /** Begins a request for lessons at a time; null for who may not. */
  add: ((start: Date, end: Date, tutorId?: string | null) => void) | null;
}

export const EntryActsContext = createContext<EntryActs>({ open: () => undefined, move: null, give: null, add: null });
export const useEntryActs = (): EntryActs => use(EntryActsContext);
