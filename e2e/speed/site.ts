import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtApps, startGateway } from "../support/servers.ts";
import type { Contestant } from "./contestants.ts";
import type { Front } from "./front.ts";

interface Behind {
  v1: string;
  v2: string;
  startFront: (gateway: string) => Promise<Front>;
  /** A folder to work in. */
  at: string;
}

interface Site extends Front {
  /** Its gateway past the front. */
  gateway: string;
}

/**
 * Serves one contestant as production serves the portal: by a gateway of its own, which finds it where it would find
 * the portal and writes the policy for its page, and by a front before that.
 */
export async function startSite(
  { name, folder, onOwnPort = false }: Contestant,
  { v1, v2, startFront, at }: Behind,
): Promise<Site> {
  const root = join(at, name);
  const apps = join(root, "apps");
  await mkdir(join(apps, "web"), { recursive: true });
  await cp(join(builtApps, "gateway/dist"), join(apps, "gateway/dist"), { recursive: true });
  await symlink(folder, join(apps, "web/dist"));
  await writeFile(join(root, "package.json"), `{ "type": "module" }\n`);
  const gateway = await startGateway(v1, v2, {}, apps);
  const front = onOwnPort ? { address: gateway.address, stop: () => undefined } : await startFront(gateway.address);
  return {
    address: front.address,
    gateway: gateway.address,
    stop: async () => {
      await front.stop();
      await gateway.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
