import { setTimeout as wait } from "node:timers/promises";
import type { Express } from "express";
import type { Clock } from "@app/domain/time.ts";
import type { Logger } from "pino";
import type { Database } from "./database/client.ts";
import { accountRoutes } from "./features/account/account.routes-v1.ts";
import { authenticateWith } from "./features/account/authenticate.ts";
import { openTokens } from "./features/account/tokens.ts";
import { regionRoutes } from "./features/regions/regions.routes-v2.ts";
import { staffRoutes } from "./features/staff/staff.routes-v1.ts";
import type { App } from "./http/context.ts";
import { envelopeV1, envelopeV2 } from "./http/envelope.ts";
import { makeServer } from "./http/server.ts";

export interface Servers {
  v1: Express;
  v2: Express;
}

/** Both servers over one database. `slowBy` is how a guess is held up; tests pass one that does not wait. */
export async function makeServers(
  parts: { database: Database; clock: Clock; log: Logger },
  slowBy: (ms: number) => Promise<unknown> = wait,
): Promise<Servers> {
  const { database, clock } = parts;
  const tokens = await openTokens(database, clock.now());
  const app: App = { ...parts, authenticate: authenticateWith(database, tokens, clock) };
  const v1 = [...accountRoutes({ tokens, wait: slowBy }), ...staffRoutes];
  const v2 = [...regionRoutes];
  return {
    v1: makeServer(app, { envelope: envelopeV1, routes: v1, title: "Staff portal: older server (v1)" }),
    v2: makeServer(app, { envelope: envelopeV2, routes: v2, title: "Staff portal: newer server (v2)" }),
  };
}
