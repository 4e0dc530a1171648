import { createContext } from "react";

interface KeptTabPlace {
  /** Reports whether a form in this tab has unsaved changes. */
  tell: (form: symbol, isUnsaved: boolean) => void;
}

/** The surrounding tab, on pages that keep hidden tabs with forms. */
export const KeptTab = createContext<KeptTabPlace | null>(null);
