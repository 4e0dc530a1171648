import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { listAnswer } from "../../../shared/list/list-answer.ts";
import { unavailableFields } from "../../../shared/errors/unavailable.ts";
import { useListState } from "../../../shared/list/use-list-state.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { RegionInAddressDocument } from "../region/region-in-address.generated.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { CurriculaListDocument } from "./curricula-list.generated.ts";
import { allRules, curriculaVariables, regionRules } from "./curricula.rules.ts";

/** The curricula that the address asks for: all, or those of the region in its path. */
export function useCurricula() {
  const { region: code } = useParams();
  const named = useSearchParams()[0].get("region");
  const choices = useRegionChoices();
  const found = useQuery(
    RegionInAddressDocument,
    code === undefined ? skipToken : { variables: { code }, fetchPolicy: "cache-and-network" },
  );
  const region = found.data?.regionByCode ?? null;

  const rules = useMemo(
    () => (code === undefined ? allRules(choices.regions, named) : regionRules),
    [code, choices.regions, named],
  );
  const { state, onChange, variables, isViewPending } = useListState(rules);
  const isReady = (code === undefined || region !== null) && !isViewPending;
  const asksFor = curriculaVariables(variables, region?.id);
  const result = useQuery(
    CurriculaListDocument,
    isReady ? { variables: asksFor, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const missing = unavailableFields(result.error);
  if (choices.failed && code === undefined) missing.add("region");

  const answer = listAnswer(
    isReady ? result : { loading: found.loading || isViewPending, error: found.error, refetch: found.refetch },
    (data) => data.page,
    ["curriculum", "curriculums"],
  );
  return {
    code,
    region,
    isUnknownRegion: code !== undefined && found.data?.regionByCode === null && !found.loading && !found.error,
    homeCode: choices.homeCode,
    state,
    onChange,
    filters: rules.filters ?? [],
    missing,
    asked: asksFor,
    retry: () => void result.refetch(),
    answer,
    rules,
  };
}
