import { periods, toEnumName } from "@app/domain/enums.ts";
import type { Period } from "@app/schema/types.generated.ts";
import type { FilterField } from "../list/list-filters.ts";
import { sentenceCase } from "../text/format.ts";

/** What lies ahead is asked of what has a date of its own, such as lessons. */
const ahead = new Set<string>(["tomorrow", "this-week", "next-7-days"]);

/** A filter by a time counted from today: `created: within("Created")`. `isAhead`: it may be still to come. */
export const within = (label: string, isAhead = false): FilterField<Period> => ({
  label,
  options: periods
    .filter((value) => isAhead || !ahead.has(value))
    .map((value) => ({ value, label: sentenceCase(value.replaceAll("-", " ")) })),
  uncounted: true,
  sent: ([first = ""]) => toEnumName(first) as Period,
});
