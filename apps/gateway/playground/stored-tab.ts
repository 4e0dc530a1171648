interface Tab {
  query?: string | null;
  variables?: string | null;
}

/**
 * The tab that was open last. GraphiQL stores what it held once more, apart from the tabs and without variables that
 * were put there for it, and would open that as one tab more.
 */
export function storedTab(store: Pick<Storage, "getItem">): { initialQuery?: string; initialVariables?: string } {
  try {
    const stored = JSON.parse(store.getItem("graphiql:tabState") ?? "{}") as { tabs?: Tab[]; activeTabIndex?: number };
    const tab = stored.tabs?.[stored.activeTabIndex ?? 0];
    return tab ? { initialQuery: tab.query ?? "", initialVariables: tab.variables ?? "" } : {};
  } catch {
    return {};
  }
}
