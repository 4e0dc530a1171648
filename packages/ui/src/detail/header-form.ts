import { createContext } from "react";

interface HeaderFormPlaces {
  /** Where a form of the page says what is not saved, and where its Save is; null until they stand. */
  note: HTMLElement | null;
  save: HTMLElement | null;
  /** A form is shown on the page; what is returned tells that it is not any more. */
  enter: () => () => void;
}

/** The header of the page around the caller; null where there is none. */
export const HeaderForm = createContext<HeaderFormPlaces | null>(null);

/** For what is on the page but hidden. */
export const noHeaderForm: HeaderFormPlaces = { note: null, save: null, enter: () => () => undefined };
