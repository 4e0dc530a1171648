import { explorerPlugin } from "@graphiql/plugin-explorer";
import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { useMemo } from "react";
import type { HandedOperation } from "@app/domain/playground/hand-over.ts";
import { changelogPlugin } from "./changelog-plugin.tsx";
import { codePlugin } from "./code-plugin.tsx";
import { discreetStorage } from "./discreet-storage.ts";
import { examplesPlugin } from "./examples-plugin.tsx";
import { firstTabs } from "./examples.ts";
import { fetcherFor } from "./fetcher.ts";
import { HandedOver } from "./handed-over.tsx";
import { IdentityBanner, identityPlugin, useIdentity } from "./identity-plugin.tsx";
import { KeepInView } from "./keep-in-view.tsx";
import { usePlainTabs } from "./plain-tabs.ts";
import { rulesPlugin } from "./rules-plugin.tsx";
import { savedPluginFor } from "./saved-plugin.tsx";
import { storedTab } from "./stored-tab.ts";
import { typesPlugin } from "./types-plugin.tsx";
import { viewerInWords, type Viewer } from "./viewer.ts";

const pluginsFor = (accessToken: string, mayShare: boolean) => [
  examplesPlugin,
  savedPluginFor(accessToken, mayShare),
  explorerPlugin(),
  typesPlugin,
  codePlugin,
  identityPlugin,
  HISTORY_PLUGIN,
  changelogPlugin,
  rulesPlugin,
];

const storage = discreetStorage(localStorage);

/** All panels share one scroll container; each starts at its top. */
const toTop = () => document.querySelector(".graphiql-plugin")?.scrollTo(0, 0);

interface PlaygroundProps {
  accessToken: string;
  /** Null if the server could not say. */
  viewer: Viewer | null;
  /** The portal's theme, for a first visit; later the playground stores its own. */
  theme: "light" | "dark";
  /** What the portal handed over, to be opened in tabs. */
  operations: HandedOperation[];
}

/** GraphiQL for this server's schema, as the signed-in person or as a service token. Tabs and history stay in the browser. */
export function Playground({ accessToken, viewer, theme, operations }: PlaygroundProps) {
  usePlainTabs();
  const mayShare = viewer?.permissions.includes("VIEWS_ACT") ?? false;
  const plugins = useMemo(() => pluginsFor(accessToken, mayShare), [accessToken, mayShare]);
  const service = useIdentity();
  const token = service?.token ?? accessToken;
  // Another fetcher has the schema read anew, as far as its token may see it.
  const fetcher = useMemo(() => fetcherFor(token), [token]);
  return (
    <>
      <IdentityBanner />
      <div className="workbench">
        <GraphiQL
          fetcher={fetcher}
          plugins={plugins}
          defaultTabs={firstTabs}
          storage={storage}
          {...storedTab(localStorage)}
          defaultTheme={theme}
          defaultEditorToolsVisibility="variables"
          visiblePlugin={operations.length > 0 ? undefined : examplesPlugin}
          onTogglePluginVisibility={() => requestAnimationFrame(() => toTop())}
        >
          <GraphiQL.Logo>
            <h1>Playground</h1>
            {service ? <span>{service.name}</span> : viewer ? <span>{viewerInWords(viewer)}</span> : null}
            <a href="/app">Portal</a>
            <KeepInView />
            <HandedOver operations={operations} />
          </GraphiQL.Logo>
        </GraphiQL>
      </div>
    </>
  );
}
