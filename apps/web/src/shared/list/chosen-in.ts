import { valuesIn } from "@app/domain/views/address-values.ts";
import type { ListState } from "@app/ui/list/list-state.ts";
import { isKnownValue, type AddressFilter } from "./known-value.ts";

/** What an address says of each filter, on a page that is not a list: `status=DRAFT,SENT`. What no filter knows is left out. */
export const chosenIn = (filters: readonly AddressFilter[], params: URLSearchParams): ListState["filters"] =>
  Object.fromEntries(
    filters.flatMap((filter) => {
      const chosen = valuesIn(params.get(filter.name)).filter((value) => isKnownValue(filter, value));
      return chosen.length > 0 ? [[filter.name, chosen]] : [];
    }),
  );
