import { periods, toEnumName } from "@app/domain/enums.ts";
import { readDayRange } from "@app/domain/views/day-range.ts";
import type { DayRangeInput, Period } from "@app/schema/types.generated.ts";
import type { OwnFilterField } from "../list/list-filters.ts";
import { sentenceCase } from "../text/format.ts";

/** Future periods only apply to records with a date of their own, such as lessons. */
const ahead = new Set<string>(["tomorrow", "this-week", "next-7-days"]);

type Within<Name extends string> = { [Key in Name]?: Period } & { [Key in `${Name}Between`]?: DayRangeInput };

/**
 * A filter by period relative to today, or by chosen dates: `created: within("created", "Created")` sends `created` or
 * `createdBetween`. `isAhead`: allows future periods.
 */
export const within = <Name extends string>(
  name: Name,
  label: string,
  isAhead = false,
): OwnFilterField<Within<Name>> => ({
  label,
  options: periods
    .filter((value) => isAhead || !ahead.has(value))
    .map((value) => ({ value, label: sentenceCase(value.replaceAll("-", " ")) })),
  uncounted: true,
  byDays: true,
  asks([first = ""]) {
    const days = readDayRange(first);
    return (days ? { [`${name}Between`]: days } : { [name]: toEnumName(first) }) as Within<Name>;
  },
});
