import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { demoPassword } from "../seed/seed.ts";
import { makeTemplate } from "./template.ts";
import { eventsToken, openWorld } from "./world.ts";

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Both servers on ports of their own, over a seeded database, for tests of what calls them. */
export async function startSeededServers() {
  await makeTemplate();
  const { servers, close } = await openWorld();
  const http = [createServer(servers.v1), createServer(servers.v2)];
  const [v1Url = "", v2Url = ""] = await Promise.all(http.map(listening));
  return {
    v1Url,
    v2Url,
    eventsToken,
    password: demoPassword,
    close: async () => {
      for (const server of http) {
        server.closeAllConnections();
        server.close();
      }
      await close();
    },
  };
}
