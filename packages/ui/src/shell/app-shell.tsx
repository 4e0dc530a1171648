import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from "react";
import { useNeighbourFocus } from "../list/focus-neighbour.ts";
import { MenuIcon } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import { IconAction } from "../page/icon-action.tsx";
import { BrandTile } from "./brand-tile.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { Crumb } from "./nav.ts";
import { usePlace, type Visit } from "./use-place.ts";
import { SideNav, type SideNavProps } from "./side-nav.tsx";
import css from "./app-shell.module.css";

const MenuDrawer = lazy(async () => ({ default: (await import("./menu-drawer.tsx")).MenuDrawer }));

interface AppShellProps extends SideNavProps {
  /** "Staff portal" and where its mark leads. */
  brand: { name: string; href: string };
  crumbs?: readonly Crumb[];
  /** Right in the top bar: search, ToolPopovers, account menu. */
  tools?: ReactNode;
  /** Under the top bar, in sight wherever the page is scrolled to: whose eyes one sees with. */
  strip?: ReactNode;
  /** Above the page: offline, a notice. */
  banner?: ReactNode;
  /** Another page starts at its top and closes the menu; one that is come back to is where it was. */
  visit: Visit;
  children: ReactNode;
}

/** Paper on cloth: one warm strip of nav and top bar, one sheet with the page. */
export function AppShell({ brand, crumbs = [], tools, strip, banner, visit, children, ...nav }: AppShellProps) {
  const { viewer, groups, currentHref } = nav;
  const sheet = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<{ open: boolean; page: string } | null>(null);

  usePlace(sheet, visit);
  useNeighbourFocus();
  // Each page names itself once it is drawn: the crumbs change then, and of the menu nothing.
  const side = useMemo(
    () => <SideNav viewer={viewer} groups={groups} currentHref={currentHref} />,
    [viewer, groups, currentHref],
  );

  return (
    <>
      <a className={css.skip} href="#content" onClick={(event) => (event.preventDefault(), sheet.current?.focus())}>
        Skip to content
      </a>
      <div className={css.frame}>
        <header className={css.topBar}>
          <span className={css.menuButton}>
            <IconAction label="Menu" icon={MenuIcon} onClick={() => setMenu({ open: true, page: visit.page })} />
          </span>
          <RouteLink className={css.brand} href={brand.href} aria-label={brand.name}>
            <BrandTile />
            <span>{brand.name}</span>
          </RouteLink>
          <div className={css.path}>
            <Breadcrumbs crumbs={crumbs} />
          </div>
          <div className={css.tools}>{tools}</div>
        </header>
        {strip ? <div className={css.strip}>{strip}</div> : null}
        <div className={css.side}>{side}</div>
        <main className={css.sheet} ref={sheet} id="content" tabIndex={-1}>
          <div className={css.banners}>{banner}</div>
          {children}
        </main>
      </div>
      {menu ? (
        <Suspense fallback={null}>
          <MenuDrawer
            open={menu.open && menu.page === visit.page}
            onClose={() => setMenu({ ...menu, open: false })}
            {...nav}
          />
        </Suspense>
      ) : null}
    </>
  );
}
