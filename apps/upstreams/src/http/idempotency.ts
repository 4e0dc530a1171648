import { and, eq, lt } from "drizzle-orm";
import { answeredRequests } from "../database/schema/answered-requests.table.ts";
import type { Context } from "../service/context.ts";
import { fieldRefusal, Refusal } from "../service/refusal.ts";

/** How long a first response is kept, in milliseconds. Source: domain.md 0.2. */
export const keptMs = 24 * 60 * 60_000;
const longestKey = 200;

/** The key of the header; null if there is none. */
export function keyFrom(header: string | undefined): string | null {
  if (header === undefined || header === "") return null;
  if (header.length > longestKey)
    throw new Refusal("BAD_REQUEST", `Idempotency-Key must be ${longestKey} characters or fewer.`);
  // Other characters may be altered in a header.
  if (!/^[\x20-\x7e]+$/.test(header))
    throw fieldRefusal("idempotencyKey", "Idempotency-Key must be made of plain letters, digits and signs.");
  return header;
}

/**
 * Answers a repeated call with its first response. The key is claimed in the write's transaction, so a concurrent
 * repeat waits, and a refused call, which wrote nothing, releases its key.
 */
export async function once(
  context: Context,
  key: string | null,
  fingerprint: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (key === null) return work();
  const { db, actor, now } = context;
  const mine = and(eq(answeredRequests.personId, actor.id), eq(answeredRequests.key, key));

  await db.delete(answeredRequests).where(lt(answeredRequests.createdAt, new Date(now.getTime() - keptMs)));
  const [claimed] = await db
    .insert(answeredRequests)
    .values({ personId: actor.id, key, fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: answeredRequests.key });
  if (!claimed) {
    const [first] = await db.select().from(answeredRequests).where(mine);
    if (first?.fingerprint === fingerprint) return first.answer;
    throw new Refusal(
      "KEY_REUSED",
      "The first attempt was saved after all, with different content. Look at it before saving again.",
    );
  }
  const answer = await work();
  await db.update(answeredRequests).set({ answer }).where(mine);
  return answer;
}
