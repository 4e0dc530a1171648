import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { makeServers } from "../app.ts";
import { Availability } from "../database/availability.ts";
import { demoPassword } from "../seed/seed.ts";
import { EventSignal } from "../service/event-signal.ts";
import { openStorage } from "../storage/open-storage.ts";
import { openSeeded } from "./seeded-database.ts";
import { beginning, makeTemplate } from "./template.ts";

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Both servers on ports of their own, over a seeded database, for tests of what calls them. */
export async function startSeededServers(eventsToken: string) {
  await makeTemplate();
  const { database, close } = await openSeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "seeded-servers-"));
  const log = pino({ level: "silent" });
  const made = await makeServers({
    files: await openStorage({ dataDir, s3: null, unusedFilesMs: 60_000 }),
    database,
    availability: new Availability(database, log),
    clock: { now: () => beginning },
    log,
    publicUrl: "https://portal.example.org",
    events: { token: eventsToken, signal: new EventSignal() },
  });
  const servers = [createServer(made.v1), createServer(made.v2)];
  const [v1Url = "", v2Url = ""] = await Promise.all(servers.map(listening));
  return {
    v1Url,
    v2Url,
    password: demoPassword,
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
