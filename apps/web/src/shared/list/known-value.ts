import { readDayRange } from "@app/domain/views/day-range.ts";
import type { ListFilter } from "@app/ui/list/list-state.ts";

/** A filter in the address. `byId`, `byText`: every id or text is valid, since choices come from elsewhere. */
export type AddressFilter = Pick<ListFilter, "name" | "options" | "byDays"> & { byId?: boolean; byText?: boolean };

const isId = (value: string) => /^[0-9a-f]{24}$/.test(value);

/** Whether a filter has a choice of that value. */
export const isKnownValue = ({ options, byId, byText, byDays }: AddressFilter, value: string): boolean =>
  byText === true ||
  options.some((option) => option.value === value) ||
  (byId === true && isId(value)) ||
  (byDays === true && readDayRange(value) !== null);
