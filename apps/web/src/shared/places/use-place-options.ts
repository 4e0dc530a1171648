import { useEffect, useState } from "react";
import type { Option } from "@app/ui/form/option.ts";

import type * as PlaceOptions from "./place-options.ts";

export type Places = typeof PlaceOptions;

/** Options that load with the first field that needs them; empty until then. */
export function usePlaceOptions(make: (places: Places) => Option[]): readonly Option[] {
  const [options, setOptions] = useState<readonly Option[]>([]);
  useEffect(() => {
    let isShown = true;
    void import("./place-options.ts").then((places) => {
      if (isShown) setOptions(make(places));
    });
    return () => {
      isShown = false;
    };
  }, [make]);
  return options;
}
