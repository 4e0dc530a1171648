import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import { expirySteps } from "@app/domain/tokens/service-token.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { accountUsers, serviceTokens, type AccountUserRow, type ServiceTokenRow } from "../account/account.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { mailAsWritten } from "../system/mail/mail.public.ts";

const system = { id: null, name: "system", role: null };
const nowhere = { ip: null, userAgent: null, requestId: "tell-of-expiring-tokens" };
const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

type At = { db: Database; now: Date };

/** How near a token's last day is: the smallest of the steps that it is within; null before the first and after it. */
const stepNow = (today: SQL): SQL => sql`case
  when ${serviceTokens.expiresOn} < ${today} then null
  when ${serviceTokens.expiresOn} <= ${today} + ${expirySteps[2]}::int then ${expirySteps[2]}::int
  when ${serviceTokens.expiresOn} <= ${today} + ${expirySteps[1]}::int then ${expirySteps[1]}::int
  when ${serviceTokens.expiresOn} <= ${today} + ${expirySteps[0]}::int then ${expirySteps[0]}::int end`;

/** Its owner and whoever made it, if they can still sign in. */
const peopleOf = ({ db }: At, { ownerId, createdBy }: ServiceTokenRow): Promise<AccountUserRow[]> =>
  db
    .select()
    .from(accountUsers)
    .where(and(inArray(accountUsers.id, [ownerId, createdBy]), eq(accountUsers.status, "active")))
    .orderBy(asc(accountUsers.id));

async function tell(at: At, token: ServiceTokenRow): Promise<void> {
  const until = inWords.format(new Date(token.expiresOn));
  for (const person of await peopleOf(at, token)) {
    const mayOpen = permissionsOf(roleFrom(person.userRole)).has("tokens:read");
    await notifyPerson(at, person.id, {
      type: "new_message",
      kind: "service-token",
      title: `Service token expires soon: ${token.name}`,
      description: `Its last day is ${until}.`,
      url: mayOpen ? `/app/system/tokens?view=${token.id}` : null,
    });
    await mailAsWritten(at, {
      template: "token-expiry",
      to: person.email,
      subject: `The service token “${token.name}” expires on ${until}`,
      text: `Hello ${person.firstname},\n\nThe service token “${token.name}” can be used until the end of ${until}. Rotate it before then and give the new token to the tool, or the tool will be refused.\n\nIf the tool is no longer needed, there is nothing to do.\n`,
    });
  }
}

/**
 * Reminds a token's owner and whoever made it 30, 7 and 1 days before its last day, by email and notice. Each once for a
 * day, and after a stop of several days only the last step that was missed. At most so many; returns how many.
 */
export const notifyOfExpiringTokens = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const { id, expiresOn, toldExpiresOn, toldStep, revokedAt, endsAt } = serviceTokens;
    const step = stepNow(sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date`);
    const isTold = sql`(${toldExpiresOn} is not distinct from ${expiresOn} and ${toldStep} <= ${step})`;
    const due = await db
      .select({ token: serviceTokens, step: sql<number>`${step}` })
      .from(serviceTokens)
      .where(and(isNull(revokedAt), isNull(endsAt), sql`${step} is not null`, sql`${isTold} is not true`))
      .orderBy(asc(expiresOn), asc(id))
      .limit(atMost)
      .for("update", { of: serviceTokens, skipLocked: true });
    for (const { token, step: reached } of due) {
      const before = { toldExpiresOn: token.toldExpiresOn, toldStep: token.toldStep };
      const after = { toldExpiresOn: token.expiresOn, toldStep: reached };
      await db.update(serviceTokens).set(after).where(eq(id, token.id));
      await audit(
        { db, now, actor: system, origin: nowhere },
        { action: "updated", kind: "service-token", id: token.id, label: token.name, before, after },
      );
      await tell({ db, now }, token);
    }
    return due.length;
  });
