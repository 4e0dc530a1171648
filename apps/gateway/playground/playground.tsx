import { explorerPlugin } from "@graphiql/plugin-explorer";
import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { examplesPlugin } from "./examples-plugin.tsx";
import { firstTabs } from "./examples.ts";
import { fetcherFor } from "./fetcher.ts";
import { KeepInView } from "./keep-in-view.tsx";
import { usePlainTabs } from "./plain-tabs.ts";
import { rulesPlugin } from "./rules-plugin.tsx";
import { viewerInWords, type Viewer } from "./viewer.ts";

const plugins = [examplesPlugin, explorerPlugin(), HISTORY_PLUGIN, rulesPlugin];

/** All panels share one scroll container; each starts at its top. */
const toTop = () => document.querySelector(".graphiql-plugin")?.scrollTo(0, 0);

interface PlaygroundProps {
  accessToken: string;
  /** Null if the server could not say. */
  viewer: Viewer | null;
  /** The portal's theme, for a first visit; later the playground stores its own. */
  theme: "light" | "dark";
}

/** GraphiQL for this server's schema, as the signed-in person. Tabs and history stay in the browser. */
export function Playground({ accessToken, viewer, theme }: PlaygroundProps) {
  usePlainTabs();
  return (
    <GraphiQL
      fetcher={fetcherFor(accessToken)}
      plugins={plugins}
      defaultTabs={firstTabs}
      defaultTheme={theme}
      defaultEditorToolsVisibility="variables"
      visiblePlugin={examplesPlugin}
      onTogglePluginVisibility={() => requestAnimationFrame(() => toTop())}
    >
      <GraphiQL.Logo>
        <h1>Playground</h1>
        {viewer ? <span>{viewerInWords(viewer)}</span> : null}
        <a href="/app">Portal</a>
        <KeepInView />
      </GraphiQL.Logo>
    </GraphiQL>
  );
}
