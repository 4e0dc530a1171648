import { CheckBox } from "./check-box.tsx";
import type { PanelProps } from "./panel-opener.tsx";
import type { ListColumn } from "./list-column.ts";
import { PanelFrame } from "./panel-frame.tsx";

interface ColumnPanelProps extends PanelProps {
  columns: readonly Pick<ListColumn<never>, "id" | "header" | "fixed">[];
  /** Columns that currently do not fit. */
  dropped: readonly { id: string }[];
  /** Columns shown below the row's name for lack of room. */
  folded: readonly { id: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Chooses the visible columns; the first is always shown. */
export function ColumnPanel({ columns, dropped, folded, hidden, onChange, ...panel }: ColumnPanelProps) {
  const turn = (id: string) => onChange(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  const has = (some: readonly { id: string }[], id: string) => some.some((column) => column.id === id);
  return (
    <PanelFrame {...panel} title="Columns">
      <fieldset>
        {columns.map(({ id, header, fixed }, index) => {
          const always = index === 0 || Boolean(fixed);
          return (
            <label key={id}>
              <CheckBox checked={always || !hidden.includes(id)} disabled={always} onChange={() => turn(id)} />
              {header}
              {always
                ? " (always shown)"
                : has(dropped, id)
                  ? " (no room now)"
                  : has(folded, id)
                    ? " (below the name now)"
                    : ""}
            </label>
          );
        })}
      </fieldset>
    </PanelFrame>
  );
}
