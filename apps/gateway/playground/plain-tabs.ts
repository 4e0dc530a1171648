import { useEffect } from "react";

/**
 * GraphiQL nests controls inside each tab, which screen readers cannot separate. This turns the strip into a list whose
 * current button is marked.
 */
export function usePlainTabs(): void {
  useEffect(() => {
    plainTabs();
    const observer = new MutationObserver(plainTabs);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["aria-selected"],
    });
    return () => observer.disconnect();
  }, []);
}

function plainTabs(): void {
  document.querySelector(".graphiql-tabs[role=tablist]")?.setAttribute("role", "list");
  const session = document.querySelector("#graphiql-session[role=tabpanel]");
  session?.setAttribute("role", "region");
  session?.setAttribute("aria-label", "Operation and answer");
  session?.removeAttribute("aria-labelledby");
  for (const tab of document.querySelectorAll(".graphiql-tab[aria-selected]")) {
    const isOpen = tab.getAttribute("aria-selected") === "true";
    tab.removeAttribute("role");
    tab.removeAttribute("aria-selected");
    const button = tab.querySelector(".graphiql-tab-button");
    if (isOpen) button?.setAttribute("aria-current", "true");
    else button?.removeAttribute("aria-current");
  }
}
