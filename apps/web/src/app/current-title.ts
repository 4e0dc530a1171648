import { createContext } from "react";

/** The name of the open page, for the end of the breadcrumbs. */
export const CurrentTitleContext = createContext<string | null>(null);
