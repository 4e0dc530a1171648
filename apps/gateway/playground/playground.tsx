import { explorerPlugin } from "@graphiql/plugin-explorer";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { examples } from "./examples.ts";

const plugins = [HISTORY_PLUGIN, explorerPlugin()];

/** GraphiQL on this server's schema, asking as the signed-in person. */
export function Playground({ accessToken }: { accessToken: string }) {
  const fetcher = createGraphiQLFetcher({ url: "/graphql", headers: { Authorization: `Bearer ${accessToken}` } });
  return (
    <GraphiQL fetcher={fetcher} plugins={plugins} defaultTabs={examples} defaultEditorToolsVisibility="variables" />
  );
}
