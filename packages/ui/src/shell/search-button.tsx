import styled from "@emotion/styled";
import { Search } from "../icons.ts";
import { below, color } from "../theme/color.ts";

const Button = styled.button({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: 320,
  height: 36,
  marginRight: 8,
  padding: "0 8px 0 11px",
  borderRadius: 8,
  border: `1px solid ${color.controlBorder}`,
  backgroundColor: color.control,
  color: color.textTertiary,
  textAlign: "start",
  whiteSpace: "nowrap",
  overflow: "hidden",
  cursor: "pointer",
  "&:hover": { borderColor: color.textSecondary },
  "& > svg": { flexShrink: 0 },
  "& > kbd": {
    marginLeft: "auto",
    padding: "0 6px",
    borderRadius: 4,
    border: `1px solid ${color.lineStrong}`,
    font: "inherit",
    fontSize: "0.75rem",
  },
  "@media (max-width: 1199.95px)": { width: 220, "& > kbd": { display: "none" } },
  [below.tablet]: {
    width: 40,
    height: 40,
    margin: 0,
    justifyContent: "center",
    border: 0,
    backgroundColor: "transparent",
    "& > span": { display: "none" },
  },
});

/** Looks like a search box and opens the search drawer; an icon on narrow screens. */
export function SearchButton({ label, keys, onClick }: { label: string; keys?: string; onClick: () => void }) {
  return (
    <Button
      type="button"
      aria-label={label}
      data-hint={label}
      aria-keyshortcuts={keys?.replace("Ctrl ", "Control+")}
      onClick={onClick}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
      {keys ? <kbd aria-hidden="true">{keys}</kbd> : null}
    </Button>
  );
}
