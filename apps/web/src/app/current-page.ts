import { createContext } from "react";
import type { Crumb } from "@app/ui/shell/nav.ts";

/** The end of the breadcrumbs: the name of the open page, and the records above it. */
export interface CurrentPage {
  title: string | null;
  trail: readonly Crumb[];
}

export const CurrentPageContext = createContext<CurrentPage>({ title: null, trail: [] });
