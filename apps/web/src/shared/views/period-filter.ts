import { periods, toEnumName } from "@app/domain/enums.ts";
import type { Period } from "@app/schema/types.generated.ts";
import type { FilterField } from "../list/list-filters.ts";
import { sentenceCase } from "../text/format.ts";

/** A filter by a time counted from today: `created: within("Created")`. */
export const within = (label: string): FilterField<Period> => ({
  label,
  options: periods.map((value) => ({ value, label: sentenceCase(value.replaceAll("-", " ")) })),
  uncounted: true,
  sent: ([first = ""]) => toEnumName(first) as Period,
});
