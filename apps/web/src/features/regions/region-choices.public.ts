import { useQuery } from "../../shared/page/use-query.ts";
import { RegionChoicesDocument, type RegionChoiceFragment } from "./region-choices.generated.ts";

export { RegionChoicesDocument, type RegionChoiceFragment } from "./region-choices.generated.ts";

interface RegionChoices {
  /** By code; undefined until they are known. */
  regions: readonly RegionChoiceFragment[] | undefined;
  /** Where a school for all regions is looked at when no region is named; null when there is none. */
  homeCode: string | null;
  loading: boolean;
  /** They could not be loaded. */
  failed: boolean;
  /** A region's name by its id. */
  nameOf: (id: unknown) => string;
}

/** All regions, for what a filter or a form of another area offers. */
export function useRegionChoices(): RegionChoices {
  const { data, loading, error } = useQuery(RegionChoicesDocument, { fetchPolicy: "cache-and-network" });
  const regions = data?.regions?.items;
  return {
    regions,
    homeCode: regions?.find(({ active }) => active)?.code ?? null,
    loading: regions === undefined && loading,
    failed: regions === undefined && error !== undefined,
    nameOf: (id) => regions?.find((region) => region.id === id)?.name ?? "another region",
  };
}
