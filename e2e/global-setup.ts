import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, postgresUrl, startPostgres, unsafeButFast } from "../scripts/lib/postgres.mjs";
import { buildGallery } from "./support/gallery.ts";
import { startGateway, startUpstreams } from "./support/servers.ts";
import { publishStack } from "./support/stack.ts";

/**
 * A PostgreSQL server for the stand-ins where one is installed: on the embedded database they cost a quarter of all the
 * processor's time. `live.spec.ts` has servers of its own, on the embedded one wherever it runs.
 */
async function startDatabase(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  if (findPostgres() === null) return { env: {}, stop: () => Promise.resolve() };
  const server = await startPostgres(unsafeButFast);
  return { env: { DATABASE_URL: postgresUrl(server.folder, "postgres"), DEMO: "1" }, stop: () => server.stop() };
}

async function startServers(): Promise<() => Promise<void>> {
  const database = await startDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "portal-e2e-"));
  const upstreams = await startUpstreams(dataDir, database.env);
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
