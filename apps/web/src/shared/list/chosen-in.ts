import { readDayRange } from "@app/domain/views/day-range.ts";
import type { ListFilter, ListState } from "@app/ui/list/list-state.ts";

type Known = Pick<ListFilter, "name" | "options" | "byDays"> & { byId?: boolean; byText?: boolean };

/** Whether a filter has a choice of that value; names of records and free texts are for the server to know. */
const isKnown = ({ options, byDays, byId, byText }: Known, value: string): boolean =>
  byId === true ||
  byText === true ||
  options.some((option) => option.value === value) ||
  (byDays === true && readDayRange(value) !== null);

/** What an address says of each filter, on a page that is not a list: `status=DRAFT,SENT`. What no filter knows is left out. */
export const chosenIn = (filters: readonly Known[], params: URLSearchParams): ListState["filters"] =>
  Object.fromEntries(
    filters.flatMap((filter) => {
      const chosen = (params.get(filter.name) ?? "")
        .split(",")
        .filter((value) => value !== "" && isKnown(filter, value));
      return chosen.length > 0 ? [[filter.name, chosen]] : [];
    }),
  );
