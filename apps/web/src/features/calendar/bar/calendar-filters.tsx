import { useNavigate } from "react-router-dom";
import { ListFilter as FilterIcon } from "@app/ui/icons.ts";
import { FilterChip } from "@app/ui/list/filter-chip.tsx";
import { filtersInWords, type FilterOption, type ListState } from "@app/ui/list/list-state.ts";
import { PanelOpener } from "@app/ui/list/panel-opener.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { calendarFilters, chosenIn } from "../calendar-filters.ts";
import type { useCalendarPlace } from "../calendar-place.ts";

const panel = lazyWithPreload(async () => (await import("@app/ui/list/filter-panel.tsx")).FilterPanel);

/** What the filters offer whose choices are records. */
export type FilterChoices = Readonly<Record<string, readonly FilterOption[]>>;

/** The filters of a calendar: a panel, and a chip for each that is in force. */
export function CalendarFilters({
  place: { params, to, isPhone },
  choices,
}: {
  place: ReturnType<typeof useCalendarPlace>;
  choices: FilterChoices;
}) {
  const navigate = useNavigate();
  const filters = calendarFilters.map((filter) => ({
    ...filter,
    options: [...filter.options, ...(choices[filter.name] ?? [])],
  }));
  const state: ListState = {
    search: "",
    sort: "",
    page: 1,
    size: 25,
    hidden: [],
    density: "comfortable",
    filters: chosenIn(params),
  };
  const set = (name: string, values: readonly string[]) =>
    void navigate(to({ [name]: values.length > 0 ? values.join(",") : null }), { replace: true });
  const clear = () =>
    void navigate(to(Object.fromEntries(calendarFilters.map(({ name }) => [name, null]))), { replace: true });
  const chips = filtersInWords(filters, state);
  return (
    <>
      <PanelOpener
        onIntent={panel.load}
        button={({ open, ...rest }) => (
          <Button {...rest} aria-haspopup="dialog" aria-expanded={open} icon={FilterIcon}>
            Filter{isPhone && chips.length > 0 ? ` (${chips.length})` : ""}
          </Button>
        )}
        panel={(opened) => <panel.Part {...opened} filters={filters} state={state} onSet={set} onClear={clear} />}
      />
      {isPhone
        ? null
        : chips.map(({ name, label, value }) => (
            <FilterChip key={name} label={label} value={value} onRemove={() => set(name, [])} />
          ))}
    </>
  );
}
