export interface RecentPage {
  title: string;
  href: string;
}

const most = 8;
const keyOf = (person: string) => `recent-pages:${person}`;

function isPage(value: unknown): value is RecentPage {
  const page = value as Partial<RecentPage> | null;
  return typeof page?.title === "string" && typeof page.href === "string" && page.href.startsWith("/app");
}

/** A person's recent pages in this browser, the newest first. */
export function recentPages(person: string): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPage).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a visited page; one that is opened again moves to the front. */
export function rememberPage(person: string, page: RecentPage): void {
  const others = recentPages(person).filter(({ href }) => href !== page.href);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([page, ...others].slice(0, most)));
  } catch {
    // Full or blocked storage only costs the list.
  }
}

/** Titles may contain people's names, so the next person on this device must not see them. */
export const forgetPages = (person: string): void => localStorage.removeItem(keyOf(person));

/** Removes pages that the person may no longer open. */
export function keepPages(person: string, mayOpen: (href: string) => boolean): void {
  const pages = recentPages(person);
  const allowed = pages.filter(({ href }) => mayOpen(href));
  if (allowed.length === pages.length) return;
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(allowed));
  } catch {
    forgetPages(person);
  }
}
