import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { listVariablesAt } from "../../../shared/list/use-list-state.ts";
import { RegionsListDocument } from "./regions-list.generated.ts";
import { regionRules, regionsVariables } from "./regions.rules.ts";

export { RegionsListScreen as Component } from "./regions-list.screen.tsx";

/** Asks for the rows that the address names. */
export const preload: Preload = (client, { search }) =>
  askEarly(client, RegionsListDocument, regionsVariables(listVariablesAt(search, regionRules)));
