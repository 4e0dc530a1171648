import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildGallery } from "./support/gallery.ts";
import { startGateway, startUpstreams } from "./support/servers.ts";
import { publishStack } from "./support/stack.ts";

/** Starts the real servers, as built, on free ports and a data folder of their own; returns what stops them. */
export default async function startStack(): Promise<() => Promise<void>> {
  await buildGallery();
  const dataDir = await mkdtemp(join(tmpdir(), "portal-e2e-"));
  const upstreams = await startUpstreams(dataDir);
  const gateway = await startGateway(upstreams.v1, upstreams.v2);
  publishStack({ address: gateway.address, v1: upstreams.v1, v2: upstreams.v2 });
  return async () => {
    await gateway.stop();
    await upstreams.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
