import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseForStandIns } from "../scripts/lib/postgres.mjs";
import { buildGallery } from "./support/gallery.ts";
import { startGateway, startUpstreams } from "./support/servers.ts";
import { publishStack } from "./support/stack.ts";

async function startServers(): Promise<() => Promise<void>> {
  // `live.spec.ts` has servers of its own, on the embedded database wherever it runs.
  const database = await databaseForStandIns();
  const dataDir = await mkdtemp(join(tmpdir(), "portal-e2e-"));
  const upstreams = await startUpstreams(dataDir, { DEMO: "1", ...database.env });
  const gateway = await startGateway(upstreams.v1, upstreams.v2);
  publishStack({ address: gateway.address, v1: upstreams.v1, v2: upstreams.v2 });
  return async () => {
    await gateway.stop();
    await upstreams.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Starts the real servers, as built, on free ports and a data folder of their own; returns what stops them. */
export default async function startStack(): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startServers(), buildGallery()]);
  return stop;
}
