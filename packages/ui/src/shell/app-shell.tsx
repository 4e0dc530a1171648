import styled from "@emotion/styled";
import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from "react";
import { MenuIcon } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import { IconAction } from "../page/icon-action.tsx";
import { above, below, color } from "../theme/color.ts";
import { BrandTile } from "./brand-tile.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { Crumb } from "./nav.ts";
import { usePlace, type Visit } from "./use-place.ts";
import { SideNav, type SideNavProps } from "./side-nav.tsx";

const MenuDrawer = lazy(async () => ({ default: (await import("./menu-drawer.tsx")).MenuDrawer }));

const Frame = styled.div({
  display: "grid",
  gridTemplateColumns: "256px minmax(0, 1fr)",
  gridTemplateRows: "64px minmax(0, 1fr)",
  minHeight: "calc(100dvh - var(--notice-height, 0px))",
  [above.tablet]: { height: "calc(100dvh - var(--notice-height, 0px))" },
  [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

/** A small phone, or a page at 400 %: all of the bar is to be in it still. */
const narrowest = "@media (max-width: 359.95px)";

const TopBar = styled.header({
  gridColumn: "1 / -1",
  position: "sticky",
  top: 0,
  zIndex: 1100,
  display: "flex",
  alignItems: "center",
  gap: 12,
  height: 64,
  padding: "0 20px",
  backgroundColor: color.chrome,
  [below.tablet]: { padding: "0 8px 0 12px", gap: 8 },
  [narrowest]: { padding: "0 4px", gap: 0 },
});

const Brand = styled(RouteLink)({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: 235,
  flexShrink: 0,
  color: "inherit",
  fontSize: "1rem",
  fontWeight: 600,
  textDecoration: "none",
  borderRadius: 8,
  [below.tablet]: { width: "auto", "& > span": { display: "none" } },
});

const Path = styled.div({ flex: 1, minWidth: 0 });

const Tools = styled.div({ display: "flex", alignItems: "center", gap: 4, flexShrink: 0, [narrowest]: { gap: 0 } });

const Sheet = styled.main({
  position: "relative",
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderWidth: "1px 0 0 1px",
  borderTopLeftRadius: 14,
  backgroundColor: color.sheet,
  outline: "none",
  [above.tablet]: { overflowY: "auto" },
  [below.tablet]: {
    borderLeftWidth: 0,
    borderTopRightRadius: 14,
    minHeight: "calc(100dvh - 64px)",
    display: "flex",
    flexDirection: "column",
    "& > *": { flex: 1 },
  },
});

const Side = styled.div({ minHeight: 0, [below.tablet]: { display: "none" } });

const Skip = styled.a({
  position: "fixed",
  top: -100,
  left: 16,
  zIndex: 1500,
  padding: "8px 14px",
  borderRadius: 8,
  color: color.onAccent,
  backgroundColor: color.accent,
  fontWeight: 600,
  "&:focus": { top: 14 },
});

const MenuButton = styled(IconAction)({ [above.tablet]: { display: "none" } });

/** As high as what it says: on narrow screens the page alone takes what is left. */
const Banners = styled.div({ gridColumn: "1 / -1", "&&": { flex: "none" }, "&:empty": { display: "none" } });

interface AppShellProps extends SideNavProps {
  /** "Staff portal" and where its mark leads. */
  brand: { name: string; href: string };
  crumbs?: readonly Crumb[];
  /** Right in the top bar: search, ToolPopovers, account menu. */
  tools?: ReactNode;
  /** Above the page: offline, a notice. */
  banner?: ReactNode;
  /** Another page starts at its top and closes the menu; one that is come back to is where it was. */
  visit: Visit;
  children: ReactNode;
}

/** Paper on cloth: one warm strip of nav and top bar, one sheet with the page. */
export function AppShell({ brand, crumbs = [], tools, banner, visit, children, ...nav }: AppShellProps) {
  const { viewer, groups, currentHref } = nav;
  const sheet = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<{ open: boolean; page: string } | null>(null);

  usePlace(sheet, visit);
  // Each page names itself once it is drawn: the crumbs change then, and of the menu nothing.
  const side = useMemo(
    () => <SideNav viewer={viewer} groups={groups} currentHref={currentHref} />,
    [viewer, groups, currentHref],
  );

  return (
    <>
      <Skip href="#content" onClick={(event) => (event.preventDefault(), sheet.current?.focus())}>
        Skip to content
      </Skip>
      <Frame>
        <TopBar>
          <MenuButton label="Menu" icon={MenuIcon} onClick={() => setMenu({ open: true, page: visit.page })} />
          <Brand href={brand.href} aria-label={brand.name}>
            <BrandTile />
            <span>{brand.name}</span>
          </Brand>
          <Path>
            <Breadcrumbs crumbs={crumbs} />
          </Path>
          <Tools>{tools}</Tools>
        </TopBar>
        <Side>{side}</Side>
        <Sheet ref={sheet} id="content" tabIndex={-1}>
          <Banners>{banner}</Banners>
          {children}
        </Sheet>
      </Frame>
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
