import styled from "@emotion/styled";
import { X } from "../icons.ts";
import { color } from "../theme/color.ts";

const Chip = styled.span({
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  height: 30,
  maxWidth: 320,
  paddingLeft: 10,
  borderRadius: 8,
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.sunken,
  fontSize: "0.84375rem",
  color: color.textSecondary,
  whiteSpace: "nowrap",
  "& strong": { color: color.text, fontWeight: 600, overflow: "hidden", textOverflow: "ellipsis" },
  "& button": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: 30,
    height: 28,
    flexShrink: 0,
    border: 0,
    borderRadius: 7,
    padding: 0,
    background: "none",
    cursor: "pointer",
    "&:hover": { color: color.text, backgroundColor: color.hover },
    "&:focus-visible": { outlineOffset: -3 },
  },
});

/** A filter in force: "Status: **draft, active** ×". */
export function FilterChip({ label, value, onRemove }: { label: string; value: string; onRemove: () => void }) {
  return (
    <Chip>
      {label}: <strong>{value}</strong>
      <button
        type="button"
        aria-label={`Remove filter ${label}: ${value}`}
        data-hint="Remove filter"
        onClick={onRemove}
      >
        <X size={14} strokeWidth={2} aria-hidden />
      </button>
    </Chip>
  );
}
