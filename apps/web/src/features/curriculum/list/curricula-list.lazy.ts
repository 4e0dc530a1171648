import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { listVariablesAt } from "../../../shared/use-list-state.ts";
import { RegionInAddressDocument } from "../region/region-choices.generated.ts";
import { CurriculaListDocument } from "./curricula-list.generated.ts";
import { allRules, curriculaVariables } from "./curricula.rules.ts";

export { CurriculaListScreen as Component } from "./curricula-list.screen.tsx";

/** Asks for the rows of all regions that the address names; those of one wait for the region. */
export const preload: Preload = (client, { params, search }) => {
  const { region: code } = params;
  if (code !== undefined) askEarly(client, RegionInAddressDocument, { code });
  else {
    const asked = listVariablesAt(search, allRules(undefined, search.get("region")));
    askEarly(client, CurriculaListDocument, curriculaVariables(asked));
  }
};
