import { useGraphiQL } from "@graphiql/react";
import { useEffect } from "react";

function intoView(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** On a phone the answer stands below the editor: where playground.css puts everything below each other. */
const isPhone = () => window.matchMedia("(max-width: 720px)").matches;

/** Brings the tab that is open into the strip, and on a phone each answer onto the screen. Draws nothing. */
export function KeepInView() {
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => `${activeTabIndex} ${tabs[activeTabIndex]?.title ?? ""}`);
  const isFetching = useGraphiQL((state) => state.isFetching);
  useEffect(() => intoView(".graphiql-tab-active"), [tab]);
  useEffect(() => {
    if (isFetching && isPhone()) intoView(".graphiql-response");
  }, [isFetching]);
  return null;
}
