import styled from "@emotion/styled";
import { Fragment } from "react";
import { ArrowLeft, ChevronRight } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import { MoreMenu } from "../page/more-menu.tsx";
import { above, below, color } from "../theme/color.ts";
import type { Crumb } from "./nav.ts";

const quietLink = {
  color: "inherit",
  textDecoration: "none",
  borderRadius: 4,
  "&:hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: 3 },
};

const List = styled.ol({
  listStyle: "none",
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  color: color.textSecondary,
  "& > li": { display: "flex", alignItems: "center", gap: 8, minWidth: 24, whiteSpace: "nowrap" },
  "& a, & span": { overflow: "hidden", textOverflow: "ellipsis" },
  // The group and the page itself keep their words longest; what lies between gives way first.
  "& > li:first-of-type": { flexShrink: 0 },
  "& > li:not(:first-of-type, :last-child)": { flexShrink: 8 },
  "& > li:last-child": { color: color.text },
  "& svg": { flexShrink: 0, color: color.textTertiary },
  "& a": quietLink,
  // A group leads nowhere: it is the first to go where the bar is short.
  "@media (max-width: 1199.95px)": {
    "& > li:first-of-type:not(:last-child)": { display: "none" },
    "& > li:nth-of-type(2) > svg": { display: "none" },
  },
  [below.tablet]: { display: "none" },
});

/** On small screens: only the way back up. */
const Up = styled(RouteLink)({
  ...quietLink,
  display: "flex",
  alignItems: "center",
  gap: 6,
  minHeight: 40,
  "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& > svg": { flexShrink: 0 },
  [below.phone]: { "& > span": { display: "none" }, padding: "0 8px" },
  [above.tablet]: { display: "none" },
});

/** More levels than these are told as the first, a menu of those between, and the last two. */
const mostInLine = 4;

/** Where the page is in the portal: every level, each a link; on small screens the level above. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  const parent = crumbs.findLast(({ href }, index) => href !== undefined && index < crumbs.length - 1);
  const isLong = crumbs.length > mostInLine;
  const shown = isLong ? [...crumbs.slice(0, 1), ...crumbs.slice(-2)] : crumbs;
  const between = isLong ? crumbs.slice(1, -2) : [];
  return (
    <nav aria-label="Breadcrumb" style={{ minWidth: 0 }}>
      <List>
        {shown.map(({ label, href }, index) => (
          <Fragment key={`${index}${label}`}>
            <li aria-current={index === shown.length - 1 ? "page" : undefined} title={label}>
              {index > 0 ? <Arrow /> : null}
              {href ? <RouteLink href={href}>{label}</RouteLink> : <span>{label}</span>}
            </li>
            {index === 0 && between.length > 0 ? (
              <li>
                <Arrow />
                <MoreMenu
                  label="Levels between"
                  size="small"
                  plain
                  actions={between.map(({ label: name, href: to = "" }) => ({ label: name, href: to }))}
                />
              </li>
            ) : null}
          </Fragment>
        ))}
      </List>
      {parent?.href === undefined ? null : (
        <Up href={parent.href} aria-label={`Back to ${parent.label}`}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          <span>{parent.label}</span>
        </Up>
      )}
    </nav>
  );
}

const Arrow = () => <ChevronRight size={14} strokeWidth={2} aria-hidden />;
