import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { listVariablesAt } from "../../../shared/list/use-list-state.ts";
import { ImportsDocument } from "../import.generated.ts";
import { importRules } from "./imports.columns.tsx";

export { ImportsListScreen as Component } from "./imports-list.screen.tsx";

/** Asks for the imports that the viewer may see. */
export const preload: Preload = (client, { search }) =>
  prefetchQuery(client, ImportsDocument, { page: listVariablesAt(search, importRules).page });
