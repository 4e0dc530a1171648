import { useRef, type ReactNode } from "react";
import { Columns3, ListFilter as FilterIcon, Rows2, Rows3 } from "../icons.ts";
import { ActionButton } from "../page/action-button.tsx";
import { Button } from "../page/button.tsx";
import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import { IconAction } from "../page/icon-action.tsx";
import { useOneStop } from "../form/use-one-stop.ts";
import { FilterChip } from "./filter-chip.tsx";
import { PanelOpener } from "./panel-opener.tsx";
import type { FittedColumns } from "./fit-columns.ts";
import type { ListColumn } from "./list-column.ts";
import { filtersInWords, type ListChange, type ListFilter, type ListState } from "./list-state.ts";
import type { FilterPanelProps } from "./filter-panel.tsx";
import { SearchBox } from "./search-box.tsx";
import { SortSelect } from "./sort-select.tsx";
import css from "./filter-bar.module.css";

const plainPanel = lazyWithPreload(async () => (await import("./filter-panel.tsx")).FilterPanel);
const uncounted: LatePanel = { load: plainPanel.load, draw: (props) => <plainPanel.Part {...props} /> };
const columnPanel = lazyWithPreload(async () => (await import("./column-panel.tsx")).ColumnPanel);

const moreColumns = (count: number) => `${count} more ${count === 1 ? "column" : "columns"}`;

/** A filter panel that loads on first use. */
export interface LatePanel {
  load: () => void;
  draw: (props: FilterPanelProps) => ReactNode;
}

interface FilterBarProps {
  /** Saved views, left of the search. */
  views: ReactNode;
  filterPanel: LatePanel | undefined;
  state: ListState;
  onChange: ListChange;
  filters: readonly ListFilter[];
  searchLabel: string | undefined;
  columns: readonly Pick<ListColumn<never>, "id" | "header" | "fixed" | "sort" | "firstSort">[];
  /** Columns without room; the column button shows the number of dropped ones. */
  fit: Pick<FittedColumns<never>, "dropped" | "folded">;
  note: ReactNode;
  isPhone: boolean;
  /** Whether the rows are in a table, whose columns can be chosen and sort it. */
  hasTable: boolean;
  showChips: boolean;
}

/** Search, active filters as removable chips, and the table's appearance. */
export function FilterBar({
  views,
  filterPanel = uncounted,
  state,
  onChange,
  filters,
  searchLabel,
  columns,
  fit,
  note,
  isPhone,
  hasTable,
  showChips,
}: FilterBarProps) {
  const chips = filtersInWords(filters, state);
  const isCompact = state.density === "compact";
  const set = (name: string, values: readonly string[]) =>
    onChange({ filters: { ...state.filters, [name]: values }, page: 1 });
  const bar = useRef<HTMLDivElement>(null);
  // On a phone, arrows select the sort order; the clear button belongs to the search field.
  const onArrow = useOneStop(
    bar,
    isPhone ? ":not(*)" : "button:not([role=combobox], [data-control] *, input ~ *, input ~ * *)",
  );
  // For keyboard users, the focus moves to the next chip, not to the top of the page.
  const remove = (name: string, place: number) => {
    const removers = bar.current?.querySelectorAll<HTMLElement>("[data-chip] button") ?? [];
    const opener = bar.current?.querySelector<HTMLElement>("[data-opens-filters]");
    (removers[place + 1] ?? removers[place - 1] ?? opener)?.focus();
    set(name, []);
  };
  return (
    <div className={css.bar} role="search" ref={bar} onKeyDown={onArrow}>
      {views}
      {searchLabel ? (
        <SearchBox label={searchLabel} value={state.search} onSearch={(search) => onChange({ search, page: 1 })} />
      ) : null}
      {filters.length > 0 ? (
        <PanelOpener
          onIntent={filterPanel.load}
          button={({ open, ...rest }) => (
            <Button
              {...rest}
              size="small"
              aria-haspopup="dialog"
              aria-expanded={open}
              icon={FilterIcon}
              data-opens-filters=""
            >
              Filter
              {isPhone && chips.length > 0 ? <span className={css.count}>{chips.length}</span> : null}
            </Button>
          )}
          panel={(panel) =>
            filterPanel.draw({
              ...panel,
              filters,
              state,
              onSet: set,
              onClear: () => onChange({ filters: {}, page: 1 }),
            })
          }
        />
      ) : null}
      {showChips && !isPhone
        ? chips.map(({ name, label, value }, place) => (
            <FilterChip key={name} label={label} value={value} onRemove={() => remove(name, place)} />
          ))
        : null}
      {showChips && chips.length + (state.search ? 1 : 0) > 0 && !isPhone ? (
        <ActionButton
          label="Clear all"
          plain
          size="small"
          onSelect={() => onChange({ filters: {}, search: "", page: 1 })}
        />
      ) : null}
      {hasTable ? (
        <div className={css.right}>
          {note ? <span>{note}</span> : null}
          <PanelOpener
            onIntent={columnPanel.load}
            button={({ open, ...rest }) => (
              <Button {...rest} size="small" aria-haspopup="dialog" aria-expanded={open} icon={Columns3}>
                {fit.dropped.length > 0 ? moreColumns(fit.dropped.length) : "Columns"}
              </Button>
            )}
            panel={(panel) => (
              <columnPanel.Part
                {...panel}
                columns={columns}
                dropped={fit.dropped}
                folded={fit.folded}
                hidden={state.hidden}
                onChange={(hidden) => onChange({ hidden })}
              />
            )}
          />
          <IconAction
            label={isCompact ? "Comfortable rows" : "Compact rows"}
            icon={isCompact ? Rows3 : Rows2}
            size="small"
            boxed
            onClick={() => onChange({ density: isCompact ? "comfortable" : "compact" })}
          />
        </div>
      ) : (
        <SortSelect columns={columns} sort={state.sort} onSort={(sort) => onChange({ sort, page: 1 })} />
      )}
    </div>
  );
}
