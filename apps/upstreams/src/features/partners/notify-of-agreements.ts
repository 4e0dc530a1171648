import { and, asc, eq, ne, sql, type SQL } from "drizzle-orm";
import { agreementSteps } from "@app/domain/partners/partner-states.ts";
import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../../database/client.ts";
import { insertRecord } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { accountUsers, type AccountUserRow } from "../account/account.public.ts";
import { notify, notifyPerson } from "../notifications/notifications.public.ts";
import { tasks } from "../tasks/tasks.public.ts";
import { todayThere } from "./partners.queries.ts";
import { partners, type PartnerRow } from "./partners.table.ts";

const system = { id: "system", name: "system", role: null };
const nowhere = { ip: null, userAgent: null, requestId: "tell-of-agreements" };
const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

type At = { db: Database; now: Date };

/** How near the end of an agreement is: the smallest of the steps that it is within; null before the first and after it. */
const stepNow = (today: SQL): SQL => sql`case
  when ${partners.agreementEndsOn} < ${today} then null
  when ${partners.agreementEndsOn} <= ${today} + ${agreementSteps[2]}::int then ${agreementSteps[2]}::int
  when ${partners.agreementEndsOn} <= ${today} + ${agreementSteps[1]}::int then ${agreementSteps[1]}::int
  when ${partners.agreementEndsOn} <= ${today} + ${agreementSteps[0]}::int then ${agreementSteps[0]}::int end`;

/** Gives the partner's owner a task for today, and says whether there is somebody to give it to. */
async function giveTask({ db, now }: At, { name, ownerId }: PartnerRow, until: string): Promise<AccountUserRow | null> {
  const [owner] = ownerId === null ? [] : await db.select().from(accountUsers).where(eq(accountUsers.id, ownerId));
  const may = permissionsOf(roleFrom(owner?.userRole));
  if (owner?.status !== "active" || !may.has("partners:read") || !may.has("tasks:read")) return null;
  const dueOn = wallClockOf(now, owner.timeZone).date;
  const title = `Renew the agreement with ${name}`;
  const task = await insertRecord({ db, now, actor: system }, tasks, {
    kind: "follow-up",
    ownerId: owner.id,
    title,
    note: `It ends on ${until}.`,
    // The notice below is the notice of the day; no other follows.
    dueOn,
    toldDueOn: dueOn,
  });
  const entry = { action: "created", kind: "task", id: task.id, label: title, after: task } as const;
  await audit({ db, now, actor: { ...system, id: null }, origin: nowhere }, entry);
  return owner;
}

async function tell(at: At, partner: PartnerRow, until: string): Promise<void> {
  const notice = {
    type: "new_message",
    kind: "partner",
    title: `Agreement ends soon: ${partner.name}`,
    description: `It ends on ${until}.`,
    url: `/app/partner/${partner.id}?tab=agreement`,
  } as const;
  const owner = await giveTask(at, partner, until);
  if (owner) await notifyPerson(at, owner.id, notice);
  else await notify({ ...at, actor: system }, { ...notice, needs: "partners:read" });
}

/**
 * Tells 60, 30 and 7 days before a partner's agreement ends: its owner by notice and task, where there is none all who see
 * partners by notice. Each once for an end, and after a stop of several days only the last step that was missed. At most so
 * many; returns how many.
 */
export const notifyOfAgreements = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const { id, status, agreementEndsOn, toldEndsOn, toldStep } = partners;
    const step = stepNow(todayThere(now));
    const isTold = sql`(${toldEndsOn} is not distinct from ${agreementEndsOn} and ${toldStep} <= ${step})`;
    const due = await db
      .select({ partner: partners, step: sql<number>`${step}` })
      .from(partners)
      .where(and(ne(status, "ended"), sql`${step} is not null`, sql`${isTold} is not true`))
      .orderBy(asc(agreementEndsOn), asc(id))
      .limit(atMost)
      .for("update", { of: partners, skipLocked: true });
    for (const { partner, step: reached } of due) {
      const before = { toldEndsOn: partner.toldEndsOn, toldStep: partner.toldStep };
      const after = { toldEndsOn: partner.agreementEndsOn, toldStep: reached };
      await db.update(partners).set(after).where(eq(id, partner.id));
      await audit(
        { db, now, actor: { ...system, id: null }, origin: nowhere },
        { action: "updated", kind: "partner", id: partner.id, label: partner.name, before, after },
      );
      await tell({ db, now }, partner, inWords.format(new Date(partner.agreementEndsOn ?? "")));
    }
    return due.length;
  });
