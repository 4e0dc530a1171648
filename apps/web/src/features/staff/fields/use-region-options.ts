import { useQuery } from "@apollo/client/react";
import type { Option } from "@app/ui/form/option.ts";
import { StaffRegionsDocument } from "./staff-fields.generated.ts";

/** The regions that somebody may see first, by code. */
export function useRegionOptions(): Option[] {
  const { data } = useQuery(StaffRegionsDocument, { fetchPolicy: "cache-and-network" });
  return (data?.regions?.items ?? []).map(({ id, code, name }) => ({ value: id, label: name, hint: code }));
}
