import { pino } from "pino";
import type { AccountJobKind } from "@app/domain/system/account-job-enums.ts";
import { AccountJobRunner } from "../jobs/account-jobs/account-job-runner.ts";
import type { AccountJobItemRecord, AccountJobRecord } from "../jobs/account-jobs/account-jobs.record.ts";
import { bulkKinds } from "../jobs/account-jobs/kinds.ts";
import type { Caller, One, Page, World } from "./world.ts";

type Wrote = One<AccountJobRecord> & { error: string; fields: object };

/** Somebody's jobs in a world: asked for, worked through, and seen. */
export function jobsOf(world: World, as: Caller) {
  const { database, clock, signal, availability } = world;
  const log = pino({ level: "silent" });
  return {
    start: (kind: AccountJobKind, choice: object, payload: object = {}) =>
      world.v2<Wrote>("post", "/account-jobs", { as, body: { kind, choice, payload } }),
    event: (id: string, name: "cancel" | "retry") =>
      world.v2<Wrote>("post", `/account-jobs/${id}/${name}`, { as, body: {} }),
    byId: async (id: string) =>
      (await world.v2<Page<AccountJobRecord>>("get", `/account-jobs?id=${id}`, { as })).body.data[0],
    items: async (id: string, verdict: string) =>
      (
        await world.v2<Page<AccountJobItemRecord>>(
          "get",
          `/account-jobs/items?jobId=${id}&verdict=${verdict}&pageSize=100`,
          { as },
        )
      ).body,
    /** Works until nothing is left to do. */
    work: () =>
      new AccountJobRunner({ database, clock, signal, availability, log, holder: "a", kinds: bulkKinds }).tick(),
  };
}
