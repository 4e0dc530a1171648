import { Fragment } from "react";
import { ArrowLeft, ChevronRight } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import { MoreMenu } from "../page/more-menu.tsx";
import type { Crumb } from "./nav.ts";
import css from "./breadcrumbs.module.css";

/** With more levels, the ones between the first and the last two become a menu. */
const mostInLine = 4;

/** The page's place in the portal, each level a link; on small screens only the level above. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  const parent = crumbs.findLast(({ href }, index) => href !== undefined && index < crumbs.length - 1);
  const isLong = crumbs.length > mostInLine;
  const shown = isLong ? [...crumbs.slice(0, 1), ...crumbs.slice(-2)] : crumbs;
  const between = isLong ? crumbs.slice(1, -2).filter(({ href }) => href !== undefined) : [];
  return (
    <nav aria-label="Breadcrumb" style={{ minWidth: 0 }}>
      <ol className={css.list}>
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
                  actions={between.flatMap(({ label: name, href: to }) =>
                    to === undefined ? [] : { label: name, href: to },
                  )}
                />
              </li>
            ) : null}
          </Fragment>
        ))}
      </ol>
      {parent?.href === undefined ? null : (
        <RouteLink className={css.up} href={parent.href} aria-label={`Back to ${parent.label}`}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          <span>{parent.label}</span>
        </RouteLink>
      )}
    </nav>
  );
}

const Arrow = () => <ChevronRight size={14} strokeWidth={2} aria-hidden />;
