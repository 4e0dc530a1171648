import { ActionButton } from "../page/action-button.tsx";
import { CheckBox } from "./check-box.tsx";
import type { PanelProps } from "./panel-opener.tsx";
import type { ListFilter, ListState } from "./list-state.ts";
import { PanelFrame } from "./panel-frame.tsx";

interface FilterPanelProps extends PanelProps {
  filters: readonly ListFilter[];
  state: ListState;
  onSet: (name: string, values: readonly string[]) => void;
  onClear: () => void;
}

/** The filters a list offers; each choice counts at once. */
export function FilterPanel({ filters, state, onSet, onClear, ...panel }: FilterPanelProps) {
  return (
    <PanelFrame {...panel} title="Filter">
      {filters.map((filter) => (
        <Choices
          key={filter.name}
          filter={filter}
          chosen={state.filters[filter.name] ?? []}
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

interface ChoicesProps {
  filter: ListFilter;
  chosen: readonly string[];
  onSet: (values: readonly string[]) => void;
}

function Choices({ filter: { name, label, options, multiple = false }, chosen, onSet }: ChoicesProps) {
  const all = multiple ? options : [{ value: "", label: "Any" }, ...options];
  const isOn = (value: string) => (value === "" ? chosen.length === 0 : chosen.includes(value));
  const turn = (value: string) => {
    if (!multiple) onSet(value === "" ? [] : [value]);
    else
      onSet(
        options.map((option) => option.value).filter((option) => (option === value ? !isOn(option) : isOn(option))),
      );
  };
  return (
    <fieldset>
      <legend>{label}</legend>
      {all.map((option) => (
        <label key={option.value}>
          <CheckBox
            type={multiple ? "checkbox" : "radio"}
            name={`filter-${name}`}
            checked={isOn(option.value)}
            onChange={() => turn(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
