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
  /** "Staff portal", and the target of its logo. */
  brand: { name: string; href: string };
  crumbs?: readonly Crumb[];
  /** Right in the top bar: search, ToolPopovers, account menu. */
  tools?: ReactNode;
  /** Below the top bar, always visible: as which role the portal is viewed. */
  strip?: ReactNode;
  /** Above the page: offline, a notice. */
  banner?: ReactNode;
  /** A new page starts at its top and closes the menu; going back restores the scroll position. */
  visit: Visit;
  children: ReactNode;
}

/** Navigation and top bar as one strip, and one sheet with the page. */
export function AppShell({ brand, crumbs = [], tools, strip, banner, visit, children, ...nav }: AppShellProps) {
  const { viewer, groups, currentHref } = nav;
  const sheet = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<{ open: boolean; page: string } | null>(null);

  usePlace(sheet, visit);
  useNeighbourFocus();
  // Pages name themselves after rendering, which changes the breadcrumbs but not the menu.
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
