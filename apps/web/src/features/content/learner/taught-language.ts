import { createContext, useContext } from "react";
import type { Language } from "@app/domain/text.ts";

/** The language that the session around is in; undefined where it is in none that is taught, and reads as the page. */
export const TaughtLanguage = createContext<Language | undefined>(undefined);

export const useTaughtLanguage = (): Language | undefined => useContext(TaughtLanguage);

/** As a field takes it, which is given no language rather than an undefined one. */
export const langOf = (language: Language | undefined) => (language === undefined ? {} : { lang: language });
