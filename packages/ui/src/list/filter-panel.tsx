import { ActionButton } from "../page/action-button.tsx";
import { FilterChoices } from "./filter-panel-choices.tsx";
import type { PanelProps } from "./panel-opener.tsx";
import type { ListFilter, ListState } from "./list-state.ts";
import { PanelFrame } from "./panel-frame.tsx";

export interface FilterPanelProps extends PanelProps {
  filters: readonly ListFilter[];
  state: ListState;
  onSet: (name: string, values: readonly string[]) => void;
  onClear: () => void;
  /** Number of records for each choice of a filter, by value; undefined if unknown. */
  countsOf?: ((filter: ListFilter) => ReadonlyMap<string, number> | undefined) | undefined;
}

/** A filter that is set elsewhere has no choices until then. */
const offersSomething = ({ options }: ListFilter) => options.length > 0;

/** The filters of a list; each choice applies at once. */
export function FilterPanel({ filters, state, onSet, onClear, countsOf, ...panel }: FilterPanelProps) {
  return (
    <PanelFrame {...panel} title="Filter">
      {filters.filter(offersSomething).map((filter) => (
        <FilterChoices
          key={filter.name}
          filter={filter}
          chosen={state.filters[filter.name] ?? []}
          counts={countsOf?.(filter)}
          onSet={(values) => onSet(filter.name, values)}
        />
      ))}
      <div>
        <ActionButton label="Clear" plain size="small" onSelect={onClear} />
        <ActionButton label="Done" size="small" onSelect={panel.onClose} />
      </div>
    </PanelFrame>
  );
}
