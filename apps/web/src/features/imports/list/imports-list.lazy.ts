import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { listVariablesAt } from "../../../shared/list/use-list-state.ts";
import { ImportsDocument } from "../import.generated.ts";
import { importRules } from "./imports.columns.tsx";

export { ImportsListScreen as Component } from "./imports-list.screen.tsx";

/** Asks for the imports that the viewer may see. */
export const preload: Preload = (client, { search }) =>
  askEarly(client, ImportsDocument, { page: listVariablesAt(search, importRules).page });
