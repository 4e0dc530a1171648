import { accountJobMessages } from "@app/domain/system/account-job.ts";
import { givenUpMessages } from "@app/domain/system/given-up.ts";
import type { Database } from "../../database/client.ts";
import type { AccountJobRow } from "../../database/schema/account-jobs.table.ts";
import { actorById, nameOf } from "../../features/account/account.public.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";

/** The context of a job's owner, with their current permissions. */
export async function contextOfOwner(
  db: Database,
  { id, kind, total, ownerId }: AccountJobRow,
  now: Date,
): Promise<Context> {
  const actor = await actorById({ db, now }, ownerId);
  if (!actor) throw new Refusal("FORBIDDEN", givenUpMessages.ownerGone);
  const origin = { ip: null, userAgent: null, requestId: id };
  return { db, actor, now, origin, nameOf, reason: accountJobMessages.reason(kind, total) };
}
