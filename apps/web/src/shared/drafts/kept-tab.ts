import { createContext } from "react";

interface KeptTabPlace {
  /** Tells whether a form in this tab holds something that is not saved. */
  tell: (form: symbol, isUnsaved: boolean) => void;
}

/** The tab around the caller, where the page keeps its forms while another tab is shown. */
export const KeptTab = createContext<KeptTabPlace | null>(null);
