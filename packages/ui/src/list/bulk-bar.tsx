import { ActionButton } from "../page/action-button.tsx";
import { selectedCount, type Selection } from "./selection.ts";

/** How many rows are ticked, and what can be done to all of them. */
export function BulkBar({ selection, total }: { selection: Selection; total: number }) {
  const count = selectedCount(selection, total);
  if (count === 0) return null;
  return (
    <>
      <strong role="status">{count} selected</strong>
      {count < total ? (
        <ActionButton
          label={`Select all ${total} matching`}
          plain
          size="small"
          onSelect={() => selection.onChange(new Set(), true)}
        />
      ) : null}
      {selection.actions.map((action) => (
        <ActionButton key={action.label} size="small" {...action} />
      ))}
      <ActionButton label="Clear selection" plain size="small" onSelect={() => selection.onChange(new Set(), false)} />
    </>
  );
}
