import { and, eq } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { lastMailDay, nextMailDay } from "@app/domain/reports/report-mail.ts";
import type { ReportMailRhythm } from "@app/domain/reports/report-mail-enums.ts";
import { audit } from "../../../records/audit.ts";
import type { Context } from "../../../service/context.ts";
import { requirePermission } from "../../../service/permission.ts";
import { Refusal } from "../../../service/refusal.ts";
import { accountUsers } from "../../account/account.public.ts";
import { listViews, type ListViewRow } from "../../views/views.public.ts";
import { neededForReport } from "../report-permission.ts";
import type { ReportMailPreviewRecord, ReportMailRecord } from "./report-mail.record.ts";
import { ownReportMails, reportOfView, writeReportMail } from "./report-mails.queries.ts";
import { reportMails } from "./report-mails.table.ts";

/** The caller's own view of a report. Views of others are as if they were not there: only their owners get emails. */
async function ownView(context: Context, id: string): Promise<ListViewRow> {
  const [view] = await context.db
    .select()
    .from(listViews)
    .where(and(eq(listViews.id, id), eq(listViews.ownerId, context.actor.id)))
    .for("update");
  if (!view) throw new Refusal("NOT_FOUND", messages.missing("View"));
  return view;
}

function demandReport(context: Context, view: ListViewRow): void {
  const report = reportOfView(view);
  if (!report) throw new Refusal("WRONG_STATE", "Only views of reports can be emailed.");
  requirePermission(context, neededForReport(report.name));
}

/**
 * Begins or changes the emails of a view, or ends them; the first goes out on the next such morning. Refused for a view whose
 * email cannot be written, such as one of a subject that is not taught.
 */
export async function setReportMail(
  context: Context,
  viewId: string,
  every: ReportMailRhythm | null,
): Promise<ReportMailRecord[]> {
  const { db, actor, now } = context;
  const view = await ownView(context, viewId);
  if (every !== null) demandReport(context, view);
  const [before] = await db.select().from(reportMails).where(eq(reportMails.viewId, viewId));
  if ((before?.every ?? null) === every) return ownReportMails(context);
  if (every !== null) await previewReportMail(context, viewId, every);
  if (every === null) await db.delete(reportMails).where(eq(reportMails.viewId, viewId));
  else {
    const values = { viewId, every, lastDay: lastMailDay(every, now, actor.timeZone), askedAt: now };
    await db.insert(reportMails).values(values).onConflictDoUpdate({ target: reportMails.viewId, set: values });
  }
  await audit(context, {
    action: "updated",
    kind: "list-view",
    id: viewId,
    label: view.name,
    owner: view.ownerId,
    before: { emailed: before?.every ?? null },
    after: { emailed: every },
    readBy: [null],
  });
  return ownReportMails(context);
}

/** The email as it would have been this week or month. */
export async function previewReportMail(
  context: Context,
  viewId: string,
  every: ReportMailRhythm,
): Promise<ReportMailPreviewRecord> {
  const { db, actor, now } = context;
  const view = await ownView(context, viewId);
  demandReport(context, view);
  const [owner] = await db.select().from(accountUsers).where(eq(accountUsers.id, actor.id));
  if (!owner) throw new Refusal("NOT_FOUND", messages.missing("Account"));
  const day = lastMailDay(every, now, actor.timeZone);
  const written = await writeReportMail(context, view, { every, day, firstName: owner.firstname });
  return {
    to: owner.email,
    subject: written.subject,
    text: written.textFor("(link)"),
    nextOn: nextMailDay(every, now, actor.timeZone),
  };
}
