import type { ReactNode } from "react";
import { MenuSelect } from "../form/menu-select.tsx";
import { ChevronLeft, ChevronRight } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { pageSizes, rangeText, type ListChange, type ListState } from "./list-state.ts";
import { selectedCount, type Selection } from "./selection.ts";
import css from "./list-footer.module.css";

interface ListFooterProps {
  state: ListState;
  onChange: ListChange;
  total: number | undefined;
  totalIsEstimate: boolean;
  selection: Selection | undefined;
  note: ReactNode;
}

/** Pages, page size and totals; with selected rows also the bulk actions. */
export function ListFooter({ state, onChange, total, totalIsEstimate, selection, note }: ListFooterProps) {
  const pages = Math.max(1, Math.ceil((total ?? 0) / state.size));
  const turn = (page: number) => onChange({ page });
  return (
    <footer className={css.bar} data-chosen={selection && selectedCount(selection, total ?? 0) > 0 ? "" : undefined}>
      {selection && total !== undefined ? <BulkBar selection={selection} total={total} /> : null}
      {note}
      <div className={css.paging}>
        <span aria-live="polite">{total === undefined ? "" : rangeText(state, total, totalIsEstimate)}</span>
        <span>
          <MenuSelect
            label="Rows per page"
            value={String(state.size)}
            options={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
            onChange={(size) => onChange({ size: Number(size), page: 1 })}
          />
        </span>
        <span>
          <IconAction
            label="Previous page"
            icon={ChevronLeft}
            size="small"
            disabled={state.page <= 1}
            onClick={() => turn(state.page - 1)}
          />
          <IconAction
            label="Next page"
            icon={ChevronRight}
            size="small"
            disabled={state.page >= pages}
            onClick={() => turn(state.page + 1)}
          />
        </span>
      </div>
    </footer>
  );
}
