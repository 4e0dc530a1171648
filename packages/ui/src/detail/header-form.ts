import { createContext } from "react";

interface HeaderFormPlaces {
  /** Where a page's form shows its unsaved state and its Save button; null until mounted. */
  note: HTMLElement | null;
  save: HTMLElement | null;
  /** Registers a form on the page; the returned function unregisters it. */
  enter: () => () => void;
}

/** The surrounding page's header; null if there is none. */
export const HeaderForm = createContext<HeaderFormPlaces | null>(null);

/** For forms on the page that are hidden. */
export const noHeaderForm: HeaderFormPlaces = { note: null, save: null, enter: () => () => undefined };
