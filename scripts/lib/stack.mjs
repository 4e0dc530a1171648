import { standInHost } from "./settings.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */

/** Where the two servers behind the gateway are. @param {Settings} settings */
export const upstreamsOf = ({ v1Url, v2Url, v1Port, v2Port }) => ({
  V1_URL: v1Url ?? `http://${standInHost}:${v1Port}`,
  V2_URL: v2Url ?? `http://${standInHost}:${v2Port}`,
});

/** The upstream servers to start, for example "v1,v2"; empty when both addresses are set. @param {Settings} settings */
export const standInsOf = ({ v1Url, v2Url }) => [v1Url === null && "v1", v2Url === null && "v2"].filter(Boolean).join();

/** Answers under way live through fewer collections of garbage: a fifth less work on large ones, for some 100 MiB. */
const manyYoung = ["--max-semi-space-size=64"];

/**
 * The programs that make up the product, and what each is told besides the environment.
 * @param {Settings} settings
 * @returns {{ name: string, app: "upstreams" | "gateway", engine: string[], env: Record<string, string> }[]}
 */
export function serversOf(settings) {
  const standIns = standInsOf(settings);
  const shared = { EVENTS_TOKEN: settings.eventsToken };
  const env = { ...upstreamsOf(settings), ...shared };
  const gateway = { name: "Gateway", app: /** @type {const} */ ("gateway"), engine: manyYoung, env };
  if (standIns === "") return [gateway];
  const own = { SERVE: standIns, HOST: standInHost, ...shared };
  return [{ name: "Upstream servers", app: "upstreams", engine: [], env: own }, gateway];
}

/** What answers well when all is up. @param {Settings} settings */
export function readinessOf(settings) {
  const { V1_URL, V2_URL } = upstreamsOf(settings);
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  return [
    `http://${host}:${settings.port}/readyz`,
    ...(settings.v1Url === null ? [`${V1_URL}/healthz`] : []),
    ...(settings.v2Url === null ? [`${V2_URL}/healthz`] : []),
  ];
}
