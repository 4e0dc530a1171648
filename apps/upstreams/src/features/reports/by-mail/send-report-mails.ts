import { and, asc, eq } from "drizzle-orm";
import { lastMailDay } from "@app/domain/reports/report-mail.ts";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import { audit } from "../../../records/audit.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { accountUsers, actorById } from "../../account/account.public.ts";
import { mailWithLink } from "../../system/mail/mail.public.ts";
import { listViews, type ListViewRow } from "../../views/views.public.ts";
import { neededForReport } from "../report-permission.ts";
import { reportOfView, writeReportMail } from "./report-mails.queries.ts";
import { reportMails } from "./report-mails.table.ts";

const system = { id: null, name: "system", role: null };
const nowhere = { ip: null, userAgent: null, requestId: "email-reports" };

const isActive = and(eq(accountUsers.id, listViews.ownerId), eq(accountUsers.status, "active"));

/** What the email says where it cannot be counted, such as for a subject that is no longer taught. */
const uncounted = (why: string) => (link: string) =>
  `This report could not be counted for your view: ${why}\n\nOpen it and save the view anew:\n${link}\n`;

/** Ends the emails of a view whose owner may no longer read its report, and says so to them. */
async function endMails(
  { db, now }: Pick<Context, "db" | "now">,
  { id, name }: ListViewRow,
  to: string,
): Promise<void> {
  await db.delete(reportMails).where(eq(reportMails.viewId, id));
  const textFor = (link: string) =>
    `The emails of your view “${name}” have ended, because your role no longer reads that report.\n\nYour account:\n${link}\n`;
  await mailWithLink(
    { db, now },
    { template: "report", to, subject: `Emails of “${name}” have ended`, textFor, link: "/app/account" },
  );
}

/**
 * Writes the email of a view, and notes its day in the same transaction: after a stop it is written once or not yet, never
 * twice. For an owner who may no longer read the report they end. Returns how many were written.
 */
function writeOne(database: Database, viewId: string, now: Date): Promise<number> {
  return retryable(database, async (db) => {
    const [found] = await db
      .select({ view: listViews, mail: reportMails, owner: accountUsers })
      .from(reportMails)
      .innerJoin(listViews, eq(listViews.id, reportMails.viewId))
      .innerJoin(accountUsers, isActive)
      .where(eq(reportMails.viewId, viewId))
      .for("update", { of: reportMails, skipLocked: true });
    if (!found) return 0;
    const { view, mail, owner } = found;
    const day = lastMailDay(mail.every, now, owner.timeZone);
    if (day <= mail.lastDay) return 0;
    const actor = await actorById({ db, now }, owner.id);
    const report = reportOfView(view);
    const mayRead = actor && report && actor.permissions.has(neededForReport(report.name));
    if (mayRead) {
      const { firstname: firstName, email: to } = owner;
      const written = await writeReportMail({ db, now, actor }, view, { every: mail.every, day, firstName }).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          const path = `${view.list}?view_id=${view.id}`;
          return { subject: `${report.title}, ${view.name}`, textFor: uncounted(error.message), path, until: now };
        },
      );
      // Far east of the report's region the morning comes before its week is over.
      if (written.until > now) return 0;
      const { subject, textFor, path: link } = written;
      await mailWithLink({ db, now }, { template: "report", to, subject, textFor, link });
    }
    if (mayRead) await db.update(reportMails).set({ lastDay: day }).where(eq(reportMails.viewId, viewId));
    else await endMails({ db, now }, view, owner.email);
    await audit(
      { db, now, actor: system, origin: nowhere },
      {
        action: "updated",
        kind: "list-view",
        id: view.id,
        label: view.name,
        owner: view.ownerId,
        ...(mayRead
          ? { before: { emailedOn: mail.lastDay }, after: { emailedOn: day }, reason: "Emailed by schedule." }
          : {
              before: { emailed: mail.every },
              after: { emailed: null },
              reason: "Ended: its owner may no longer read the report.",
            }),
        readBy: [null],
      },
    );
    return mayRead ? 1 : 0;
  });
}

/** Emails saved views of reports to their owners, on each owner's morning. Returns how many were written. */
export async function sendReportMails(database: Database, now: Date, signal: AbortSignal): Promise<number> {
  const all = await database
    .select({
      viewId: reportMails.viewId,
      every: reportMails.every,
      lastDay: reportMails.lastDay,
      timeZone: accountUsers.timeZone,
    })
    .from(reportMails)
    .innerJoin(listViews, eq(listViews.id, reportMails.viewId))
    .innerJoin(accountUsers, isActive)
    .orderBy(asc(reportMails.lastDay), asc(reportMails.viewId));
  let sent = 0;
  for (const { viewId, every, lastDay, timeZone } of all) {
    if (signal.aborted) break;
    if (lastMailDay(every, now, timeZone) > lastDay) sent += await writeOne(database, viewId, now);
  }
  return sent;
}
