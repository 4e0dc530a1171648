import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { builtApps } from "../support/servers.ts";

/** One built portal, or what stands beside it, with how its list and its detail are told. */
export interface Contestant {
  name: string;
  /** Its built files. */
  folder: string;
  /** Where its list is. */
  path: string;
  /** What opens a row of the list; the first one is there once the list is visible. */
  opener: string;
  /** What only the opened row shows. */
  detail: string;
  /** Whether it is opened past the front, where the gateway itself listens. */
  onOwnPort?: boolean;
}

interface Wanted {
  against: string | null;
  peers: boolean;
  ownPort: boolean;
}

const portal = { path: "/app/tutoring/curriculums", opener: "tbody [data-opener]", detail: "[role=treeitem]" };

const peers = fileURLToPath(new URL("../../bench/peers", import.meta.url));

const builtPeers: readonly Contestant[] = [
  { name: "floor", folder: join(peers, "floor/dist"), path: "/", opener: "tbody [data-opener]", detail: "[data-part]" },
  {
    name: "react-admin",
    folder: join(peers, "react-admin/dist"),
    path: "/#/curricula",
    opener: "tbody td.column-name",
    detail: "[data-part]",
  },
];

function npm(...args: string[]): void {
  const { status } = spawnSync("npm", args, { cwd: peers, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed in ${peers}.`);
}

/** Whether what is installed is older than the list of what is to be. */
function areOutdated(): boolean {
  const installed = join(peers, "node_modules/.package-lock.json");
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(join(peers, "package-lock.json")).mtimeMs;
}

/** Builds what the portal is measured beside, after installing it the first time. */
function buildPeers(): readonly Contestant[] {
  if (areOutdated()) npm("ci", "--ignore-scripts", "--silent");
  npm("run", "build", "--silent");
  return builtPeers;
}

/** Who takes turns; this build comes first. */
export function contestantsOf({ against, peers, ownPort }: Wanted): readonly Contestant[] {
  const own: Contestant = { ...portal, name: "this build", folder: join(builtApps, "web/dist") };
  // npm runs this in the folder of the package, and people name folders from where they are.
  const from = process.env["INIT_CWD"] ?? process.cwd();
  const other = against === null ? [] : [{ ...portal, name: "the other build", folder: resolve(from, against) }];
  for (const { name, folder } of [own, ...other])
    if (!existsSync(join(folder, "index.html"))) throw new Error(`${folder}: ${name} has not been built there.`);
  const past = ownPort ? [{ ...own, name: "own port", onOwnPort: true }] : [];
  return [own, ...other, ...past, ...(peers ? buildPeers() : [])];
}
