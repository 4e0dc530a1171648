import { and, eq, gt } from "drizzle-orm";
import { attemptLimits, attemptsRefusal, type AttemptKind } from "@app/domain/account/attempts.ts";
import { networkOf } from "@app/domain/network.ts";
import { newId } from "../../database/new-id.ts";
import type { App, Origin } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { publicAttempts } from "./one-time-codes.table.ts";

/** Notes a call that needs no sign-in, for the limit. */
export async function noteAttempt({ database, clock }: App, kind: AttemptKind, { ip }: Origin): Promise<void> {
  const at = clock.now();
  await database.insert(publicAttempts).values({ id: newId(at), kind, address: networkOf(ip ?? ""), at });
}

/** Refuses a network that has tried too often. */
export async function limitAttempts({ database, clock }: App, kind: AttemptKind, { ip }: Origin): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - attemptLimits[kind].windowMs);
  const fromHere = and(
    eq(publicAttempts.kind, kind),
    eq(publicAttempts.address, networkOf(ip ?? "")),
    gt(publicAttempts.at, since),
  );
  const tried = await database.select({ at: publicAttempts.at }).from(publicAttempts).where(fromHere);
  const refusal = attemptsRefusal(
    kind,
    tried.map(({ at }) => at),
    now,
  );
  if (refusal) throw new Refusal("RATE_LIMITED", refusal);
}
