import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import { reportMailRhythms } from "@app/domain/reports/report-mail-enums.ts";
import { read, write, type Route } from "../../../http/route.ts";
import { reportMailPreviewRecord, reportMailRecord } from "./report-mail.record.ts";
import { ownReportMails } from "./report-mails.queries.ts";
import { previewReportMail, setReportMail } from "./report-mails.service.ts";

const every = z.enum(reportMailRhythms, messages.choice("How often"));
const path = "/reports/mails";
const answer = z.array(reportMailRecord);

/** Saved views of reports by email. Source: domain.md 3.7. */
export const reportMailRoutes: Route[] = [
  read({
    path,
    summary: "The caller's own views of reports that are emailed to them, by name.",
    permission: "signedIn",
    shape: "plain",
    answer,
    handle: (context) => ownReportMails(context),
  }),
  read({
    path: `${path}/{id}/preview`,
    summary: "The email of an own view, as it would be if it went out now.",
    permission: "signedIn",
    shape: "plain",
    query: z.object({ every: z.array(every).length(1) }),
    answer: reportMailPreviewRecord,
    handle: (context, { params: { id = "" }, query }) => previewReportMail(context, id, query.every[0] ?? "weekly"),
  }),
  write({
    method: "put",
    path: `${path}/{id}`,
    summary: "Has an own view of a report emailed to the caller from now on, or no longer.",
    permission: "signedIn",
    shape: "record",
    answer,
    body: z.object({ every: every.nullable().meta({ description: "Null ends it." }) }),
    handle: (context, { params: { id = "" }, body }) => setReportMail(context, id, body.every),
  }),
];
