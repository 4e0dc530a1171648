import type { Option } from "@app/ui/form/option.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";

interface RegionNames {
  /** The regions that somebody may see first, by code. */
  options: Option[];
  /** Chosen ones by their names; none are all. */
  namesOf: (ids: unknown) => string;
}

export function useRegionNames(): RegionNames {
  const { regions = [], nameOf } = useRegionChoices();
  return {
    options: regions.map(({ id, code, name }) => ({ value: id, label: name, hint: code })),
    namesOf: (ids) => (ids as string[]).map(nameOf).join(", ") || "All regions",
  };
}
