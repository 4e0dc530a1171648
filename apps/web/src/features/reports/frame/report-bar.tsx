import { useNavigate } from "react-router-dom";
import { ListFilter as FilterIcon } from "@app/ui/icons.ts";
import { FilterChip } from "@app/ui/list/filter-chip.tsx";
import { filtersInWords, type ListState } from "@app/ui/list/list-state.ts";
import { PanelOpener } from "@app/ui/list/panel-opener.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import type { ReportAddress } from "./report-address.ts";
import { chosenIn, reportFilters } from "./report-filters.ts";
import css from "./report-bar.module.css";

const panel = lazyWithPreload(async () => (await import("@app/ui/list/filter-panel.tsx")).FilterPanel);

/** The filters of a report: a panel, and a chip for each that is in force. */
export function ReportBar({ address: { params, to } }: { address: ReportAddress }) {
  const navigate = useNavigate();
  const { regions } = useRegionChoices();
  const tutors = useTutorChoices();
  const choices: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
    regionId: (regions ?? []).map(({ id, name }) => ({ value: id, label: name })),
    tutorId: tutors.map(({ value, label }) => ({ value, label })),
  };
  const filters = reportFilters.map((filter) => ({
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
    void navigate(to(Object.fromEntries(reportFilters.map(({ name }) => [name, null]))), { replace: true });
  return (
    <div className={css.bar} role="search">
      <PanelOpener
        onIntent={panel.load}
        button={({ open, ...rest }) => (
          <Button {...rest} size="small" aria-haspopup="dialog" aria-expanded={open} icon={FilterIcon}>
            Filter
          </Button>
        )}
        panel={(opened) => <panel.Part {...opened} filters={filters} state={state} onSet={set} onClear={clear} />}
      />
      {filtersInWords(filters, state).map(({ name, label, value }) => (
        <FilterChip key={name} label={label} value={value} onRemove={() => set(name, [])} />
      ))}
    </div>
  );
}
