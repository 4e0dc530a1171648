import type { Role } from "@app/domain/enums.ts";
import { Shapes } from "@app/ui/icons.ts";
import type { Crumb, NavGroup } from "@app/ui/shell/nav.ts";
import { isRedirect, type AppRoute } from "../../shared/page/app-route.ts";
import type { CurrentPage } from "../current-page.ts";
import { menuIcons } from "../menu-icons.ts";
import { menuOf, type MenuGroup } from "../menu.ts";
import { routeTable } from "../route-table.ts";

const titles = new Map(routeTable.map(({ path, title }) => [path, title]));

const today = ["/app/system/today", "/app/system/tasks"];

/** The day's work, and that of those who write and review, before what the specification's menu has for them. */
const ownWork: Partial<Record<Role, readonly MenuGroup[]>> = {
  "super-admin": [{ group: "Overview", paths: today }],
  director: [{ group: "Overview", paths: today }],
  admin: [{ group: "My work", paths: today }],
  "content-creator": [{ group: "My work", paths: ["/app/content/content-creators/my-lessons"] }],
  "content-manager": [
    { group: "My work", paths: ["/app/content/lesson-status", "/app/content/exams", "/app/content/content-creators"] },
  ],
};

/** The menu of a role with its words and icons. */
export function navOf(role: Role | null): NavGroup[] {
  const own = role === null ? [] : (ownWork[role] ?? []);
  const menu = menuOf(role);
  const alone = own.filter(({ group }) => !menu.some((one) => one.group === group));
  const withOwn = menu.map(({ group, paths }) => ({
    group,
    paths: [...(own.find((one) => one.group === group)?.paths ?? []), ...paths],
  }));
  return [...alone, ...withOwn].map(({ group, paths }) => ({
    label: group,
    icon: menuIcons[group] ?? Shapes,
    entries: paths.map((path) => ({ label: titles.get(path) ?? path, href: path })),
  }));
}

/** Outside of the menu, behind the person's name; what hangs on it names it as its entry. */
export const account = "/app/account";

/** The entry that a path is inside of: its route's own word for it, else the longest that it begins with. */
export function currentEntry(groups: readonly NavGroup[], row: AppRoute, pathname: string): string | null {
  const entries = [account, ...groups.flatMap(({ entries: all }) => all.map(({ href }) => href))];
  const named = isRedirect(row) ? undefined : row.menu;
  if (named !== undefined) return entries.includes(named) ? named : null;
  const around = entries.filter((href) => pathname === href || pathname.startsWith(`${href}/`));
  return around.reduce<string | null>((longest, href) => (href.length > (longest?.length ?? 0) ? href : longest), null);
}

/** The list that a page belongs to by its route, also where the reader's menu does not have it. */
export const listOf = (row: AppRoute): string | null => (isRedirect(row) ? null : (row.menu ?? null));

/** The same levels; those behind which there is nothing for the reader are told without a link. */
export const leadingOn = (crumbs: readonly Crumb[], mayOpen: (href: string) => boolean): Crumb[] =>
  crumbs.map(({ label, href }) => (href !== undefined && mayOpen(href) ? { label, href } : { label }));

/** Group, menu entry, the records above the page, the page: where the open page is in the portal. */
export function crumbsOf(
  groups: readonly NavGroup[],
  entry: string | null,
  pathname: string,
  { title, trail }: CurrentPage,
): Crumb[] {
  const own = [...trail, ...(title === null ? [] : [{ label: title }])];
  if (entry === null) return own;
  const group = groups.find(({ entries }) => entries.some(({ href }) => href === entry));
  const inside = pathname !== entry && titles.get(entry) !== title;
  // A group with the name of its entry would read "Partners › Partners".
  const isNamedAlike = group?.label === titles.get(entry);
  return [
    ...(group && !isNamedAlike ? [{ label: group.label }] : []),
    ...(inside ? [{ label: titles.get(entry) ?? entry, href: entry }] : []),
    ...own,
  ];
}
