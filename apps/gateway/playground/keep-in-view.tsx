import { useGraphiQL } from "@graphiql/react";
import { useEffect } from "react";

function intoView(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The breakpoint at which playground.css stacks response and editor. */
const isPhone = () => window.matchMedia("(max-width: 720px)").matches;

/** Scrolls the open tab into view, and on a phone each response. Renders nothing. */
export function KeepInView() {
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => `${activeTabIndex} ${tabs[activeTabIndex]?.title ?? ""}`);
  const isFetching = useGraphiQL((state) => state.isFetching);
  useEffect(() => intoView(".graphiql-tab-active"), [tab]);
  useEffect(() => {
    if (isFetching && isPhone()) intoView(".graphiql-response");
  }, [isFetching]);
  return null;
}
