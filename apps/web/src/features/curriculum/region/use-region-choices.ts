import { useQuery } from "@apollo/client/react";
import { RegionChoicesDocument, type RegionChoiceFragment } from "./region-choices.generated.ts";

interface RegionChoices {
  /** By code; undefined until they are known. */
  regions: readonly RegionChoiceFragment[] | undefined;
  /** Where a school for all regions is looked at when no region is named; null when there is none. */
  homeCode: string | null;
  loading: boolean;
  /** They could not be loaded. */
  failed: boolean;
}

/** The regions that a filter and a form offer. */
export function useRegionChoices(): RegionChoices {
  const { data, loading, error } = useQuery(RegionChoicesDocument, { fetchPolicy: "cache-and-network" });
  const regions = data?.regions?.items;
  return {
    regions,
    homeCode: regions?.find(({ active }) => active)?.code ?? null,
    loading: regions === undefined && loading,
    failed: regions === undefined && error !== undefined,
  };
}
