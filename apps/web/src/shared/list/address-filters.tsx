import { useNavigate, type To } from "react-router-dom";
import { ListFilter as FilterIcon } from "@app/ui/icons.ts";
import { FilterChip } from "@app/ui/list/filter-chip.tsx";
import { filtersInWords, type FilterOption, type ListFilter, type ListState } from "@app/ui/list/list-state.ts";
import { PanelOpener } from "@app/ui/list/panel-opener.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { chosenIn } from "./chosen-in.ts";

const panel = lazyWithPreload(async () => (await import("@app/ui/list/filter-panel.tsx")).FilterPanel);

/** What the filters offer whose choices are records. */
export type FilterChoices = Readonly<Record<string, readonly FilterOption[]>>;

interface AddressFiltersProps {
  filters: readonly ListFilter[];
  choices: FilterChoices;
  params: URLSearchParams;
  /** The address with some of it changed. */
  to: (changes: Readonly<Record<string, string | null>>) => To;
  size?: "small";
  /** Counts the active filters on the button, where there is no room for their chips. */
  isNarrow?: boolean;
}

/** Filters of a page that is not a list, in its address: a panel, and a chip for each that is active. */
export function AddressFilters({ filters: offered, choices, params, to, size, isNarrow = false }: AddressFiltersProps) {
  const navigate = useNavigate();
  const filters = offered.map((filter) => ({
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
    filters: chosenIn(filters, params),
  };
  const set = (name: string, values: readonly string[]) =>
    void navigate(to({ [name]: values.length > 0 ? values.join(",") : null }), { replace: true });
  const clear = () => void navigate(to(Object.fromEntries(filters.map(({ name }) => [name, null]))), { replace: true });
  const chips = filtersInWords(filters, state);
  return (
    <>
      <PanelOpener
        onIntent={panel.load}
        button={({ open, ...rest }) => (
          <Button {...rest} size={size} aria-haspopup="dialog" aria-expanded={open} icon={FilterIcon}>
            Filter{isNarrow && chips.length > 0 ? ` (${chips.length})` : ""}
          </Button>
        )}
        panel={(opened) => <panel.Part {...opened} filters={filters} state={state} onSet={set} onClear={clear} />}
      />
      {isNarrow
        ? null
        : chips.map(({ name, label, value }) => (
            <FilterChip key={name} label={label} value={value} onRemove={() => set(name, [])} />
          ))}
    </>
  );
}
