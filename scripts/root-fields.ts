import { readFileSync } from "node:fs";
import { rootCalls, type RootCall } from "../apps/gateway/src/testing/root-calls.ts";
import { contractFile, contractServers } from "./wire-checks.ts";

export const rootFieldsFile = new URL("../packages/schema/upstreams/root-fields.txt", import.meta.url);

interface Contract {
  paths: Readonly<Record<string, object>>;
}

const templates = Object.fromEntries(
  contractServers.map((server) => {
    const { paths } = JSON.parse(readFileSync(contractFile(server, "openapi.json"), "utf8")) as Contract;
    return [server, Object.entries(paths)] as const;
  }),
);

/** The path of the contract that a call goes to; null for none. */
function templateOf({ server, method, path }: RootCall): string | null {
  if (server === "v1" && path === "/graphql") return path;
  const fits = (templates[server ?? ""] ?? []).filter(
    ([template, calls]) =>
      method.toLowerCase() in calls && new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`).test(path),
  );
  const [best] = fits.sort(([a], [b]) => a.split("{").length - b.split("{").length);
  return best?.[0] ?? null;
}

const lineOf = (call: RootCall): string => {
  const asks =
    call.server === null ? "nobody" : `${call.server} ${call.method} ${templateOf(call) ?? `? ${call.path}`}`;
  return `${call.place.padEnd(44)} ${call.isByConvention ? "convention" : "written   "} ${asks}`;
};

/** Each root field of the gateway: whether its resolver is written or follows from its name, and what it asks first. */
export const rootFieldsText = async (): Promise<string> => `${(await rootCalls()).map(lineOf).join("\n")}\n`;
