import { memoize } from "@app/domain/memoize.ts";
import { ActionButton } from "../page/action-button.tsx";
import { selectedCount, type Selection } from "./selection.ts";
import css from "./bulk-bar.module.css";

const numbers = memoize(() => new Intl.NumberFormat("en-GB"));

/** "3 selected", "All 12,403 matching", "12,401 of 12,403 matching" */
function selectionInWords(selection: Selection, total: number): string {
  const [count, all] = [selectedCount(selection, total), total].map((n) => numbers().format(n));
  if (!selection.all) return `${count} selected`;
  return selection.ids.size === 0 ? `All ${all} matching` : `${count} of ${all} matching`;
}

/** The number of selected rows, and the bulk actions. */
export function BulkBar({ selection, total }: { selection: Selection; total: number }) {
  const count = selectedCount(selection, total);
  if (count === 0) return null;
  return (
    <div className={css.bar} role="group" aria-label="Selection">
      <strong role="status">{selectionInWords(selection, total)}</strong>
      {count < total ? (
        <ActionButton
          label={`Select all ${numbers().format(total)} matching`}
          plain
          size="small"
          onSelect={() => selection.onChange(new Set(), true)}
        />
      ) : null}
      {selection.actions.map((action) => (
        <ActionButton key={action.label} size="small" {...action} />
      ))}
      <ActionButton label="Clear selection" plain size="small" onSelect={() => selection.onChange(new Set(), false)} />
    </div>
  );
}
