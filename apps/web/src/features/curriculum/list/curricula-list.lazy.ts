import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { listVariablesAt } from "../../../shared/list/use-list-state.ts";
import { RegionChoicesDocument } from "../../regions/region-choices.public.ts";
import { RegionInAddressDocument } from "../region/region-in-address.generated.ts";
import { CurriculaListDocument } from "./curricula-list.generated.ts";
import { allRules, curriculaVariables } from "./curricula.rules.ts";

export { CurriculaListScreen as Component } from "./curricula-list.screen.tsx";

/** Asks for the rows of all regions that the address names, and for what its filter offers; those of one wait for the region. */
export const preload: Preload = async (client, { params, search }) => {
  const { region: code } = params;
  const asked = listVariablesAt(search, allRules(undefined, search.get("region")));
  await Promise.all([
    code === undefined
      ? prefetchQuery(client, CurriculaListDocument, curriculaVariables(asked))
      : prefetchQuery(client, RegionInAddressDocument, { code }),
    prefetchQuery(client, RegionChoicesDocument, {}),
  ]);
};
