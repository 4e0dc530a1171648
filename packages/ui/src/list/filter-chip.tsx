import { X } from "../icons.ts";
import css from "./filter-chip.module.css";

/** An active filter: "Status: **Draft or Active** ×". */
export function FilterChip({ label, value, onRemove }: { label: string; value: string; onRemove: () => void }) {
  return (
    <span className={css.chip} data-chip="">
      {label}: <strong>{value}</strong>
      <button
        type="button"
        aria-label={`Remove filter ${label}: ${value}`}
        data-hint="Remove filter"
        onClick={onRemove}
      >
        <X size={14} strokeWidth={2} aria-hidden />
      </button>
    </span>
  );
}
