import styled from "@emotion/styled";
import { ChevronRight } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import { color } from "../theme/color.ts";
import type { Crumb } from "./nav.ts";

const List = styled.ol({
  listStyle: "none",
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  color: color.textSecondary,
  "& > li": { display: "flex", alignItems: "center", gap: 8, minWidth: 0, whiteSpace: "nowrap" },
  // What is too long is cut at its end: only there.
  "& > li:not(:last-child)": { flexShrink: 0 },
  "& > li:last-child": {
    color: color.text,
    overflow: "hidden",
    "& > span": { overflow: "hidden", textOverflow: "ellipsis" },
  },
  "& svg": { flexShrink: 0, color: color.textTertiary },
  "& a": {
    color: "inherit",
    textDecoration: "none",
    borderRadius: 4,
    "&:hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: 3 },
  },
});

/** Where the page is in the portal. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" style={{ minWidth: 0 }}>
      <List>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index}${label}`} aria-current={index === crumbs.length - 1 ? "page" : undefined}>
            {index > 0 ? <ChevronRight size={14} strokeWidth={2} aria-hidden /> : null}
            {href ? <RouteLink href={href}>{label}</RouteLink> : <span>{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}
