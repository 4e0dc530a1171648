import { useSyncExternalStore } from "react";
import { themes, type Theme } from "@app/domain/enums.ts";

const listen = (tell: () => void) => {
  addEventListener("popstate", tell);
  return () => removeEventListener("popstate", tell);
};

/** What the address asks for: `?part=forms&theme=ONE_DARK`. Changing the theme loads nothing anew, so that what is open stays so. */
export function useAddress() {
  const search = new URLSearchParams(useSyncExternalStore(listen, () => location.search));
  const theme: Theme = themes.find((name) => name === search.get("theme")) ?? "LIGHT";
  const hrefWith = (change: Record<string, string>) =>
    `?${new URLSearchParams({ ...Object.fromEntries(search), ...change }).toString()}`;
  function wear(next: Theme) {
    history.replaceState(null, "", hrefWith({ theme: next }));
    dispatchEvent(new PopStateEvent("popstate"));
  }
  return { part: search.get("part"), theme, hrefWith, wear };
}
