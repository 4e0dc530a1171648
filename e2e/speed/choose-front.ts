import { spawnSync } from "node:child_process";
import { startCaddyFront } from "./caddy-front.ts";
import { selfSigned, type Front } from "./front.ts";
import { startNodeFront } from "./node-front.ts";

/** Which Caddy is installed, if any. */
function installedCaddy(): string | null {
  const { status, stdout } = spawnSync("caddy", ["version"], { encoding: "utf8" });
  return status === 0 ? (stdout.split(" ")[0] ?? "").trim() : null;
}

/** The front that is asked for, or the best there is; its name says which. */
export function chooseFront(wanted: "caddy" | "node" | "any"): {
  name: string;
  start: (gateway: string) => Promise<Front>;
} {
  const caddy = wanted === "node" ? null : installedCaddy();
  if (wanted === "caddy" && caddy === null) throw new Error("Caddy is not installed.");
  const certificate = selfSigned();
  if (caddy === null) return { name: "Node’s own HTTP/2", start: (gateway) => startNodeFront(gateway, certificate) };
  return { name: `Caddy ${caddy} with deploy/portal.caddy`, start: (gateway) => startCaddyFront(gateway, certificate) };
}
