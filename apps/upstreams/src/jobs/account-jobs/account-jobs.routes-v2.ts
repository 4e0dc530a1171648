import { z } from "zod";
import { bulkJobKinds } from "@app/domain/system/account-job-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { list, read, write, type Route } from "../../http/route.ts";
import { fileRecord } from "../../features/files/files.public.ts";
import { exportAsked, exportedFile, startExport } from "../exports/exports.service.ts";
import { accountJobItemRecord, accountJobRecord } from "./account-jobs.record.ts";
import {
  accountJobItemList,
  accountJobList,
  cancelAccountJob,
  listAccountJobItems,
  listAccountJobs,
  startAccountJob,
} from "./account-jobs.service.ts";
import { billingRunInput, startBillingRun } from "./billing-run.service.ts";
import { retryAccountJob } from "./retry.service.ts";
import { choice } from "./choose-records.ts";
import { lessonsPreviewRoute } from "./lessons-preview.ts";
import { topUpsPreviewRoute } from "./top-up-preview.ts";

const start = z.object({
  kind: z.enum(bulkJobKinds, messages.choice("Kind")),
  choice,
  payload: z.unknown().optional().meta({ description: "What the kind asks for besides the records." }),
});

const job = { method: "post", permission: "caller", shape: "record", answer: accountJobRecord } as const;

/** Bulk jobs of people; each sees their own. Source: domain.md 1.7. */
export const accountJobRoutes: Route[] = [
  list({
    path: "/account-jobs",
    summary: "A list of the caller's own jobs.",
    permission: "caller",
    list: accountJobList,
    answer: accountJobRecord,
    handle: listAccountJobs,
  }),
  list({
    path: "/account-jobs/items",
    summary: "The records of the caller's own jobs, each with its verdict.",
    permission: "caller",
    list: accountJobItemList,
    answer: accountJobItemRecord,
    handle: listAccountJobItems,
  }),
  write({
    ...job,
    path: "/account-jobs",
    summary: "Asks for something to be done to many records. Refused if they are not as many as the person was shown.",
    status: 201,
    body: start,
    handle: (context, { body }) => startAccountJob(context, body),
  }),
  lessonsPreviewRoute,
  topUpsPreviewRoute,
  write({
    ...job,
    path: "/account-jobs/exports",
    summary: "Asks for a list to be written to a file, as the caller sees it.",
    status: 201,
    body: exportAsked,
    handle: (context, { body }) => startExport(context, body),
  }),
  write({
    ...job,
    path: "/account-jobs/billing-run",
    permission: "invoices:write",
    summary: "Starts a billing run, which drafts ongoing invoices. Refused if they are not for as many as was shown.",
    status: 201,
    body: billingRunInput,
    handle: (context, { body }) => startBillingRun(context, body),
  }),
  read({
    path: "/account-jobs/{id}/file",
    summary: "The file of the caller's own export, with a link that opens it.",
    permission: "caller",
    shape: "record",
    answer: fileRecord,
    handle: (context, { params: { id = "" } }) => exportedFile(context, id),
  }),
  write({
    ...job,
    path: "/account-jobs/{id}/cancel",
    summary: "Ends a job before its next record.",
    body: z.object({}),
    handle: (context, { params: { id = "" } }) => cancelAccountJob(context, id),
  }),
  write({
    ...job,
    path: "/account-jobs/{id}/retry",
    summary: "Tries what failed again, as a new job.",
    status: 201,
    body: z.object({}),
    handle: (context, { params: { id = "" } }) => retryAccountJob(context, id),
  }),
];
