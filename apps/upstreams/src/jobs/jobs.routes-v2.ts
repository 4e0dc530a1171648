import { z } from "zod";
import { list, read, write, type Route } from "../http/route.ts";
import { jobRecord, jobRunRecord } from "./jobs.record.ts";
import { listJobs, listRuns, requestRun, runList } from "./jobs.service.ts";

/** The servers' own jobs. Source: domain.md 5.10. */
export const jobRoutes: Route[] = [
  read({
    path: "/jobs",
    summary: "Every job, with its last run and when it is next due.",
    permission: "system:read",
    shape: "plain",
    answer: z.object({ data: z.array(jobRecord) }),
    handle: listJobs,
  }),
  list({
    path: "/jobs/runs",
    summary: "A list of job runs.",
    permission: "system:read",
    list: runList,
    answer: jobRunRecord,
    handle: listRuns,
  }),
  write({
    method: "post",
    path: "/jobs/{name}/run",
    summary: "Asks for a job to run now.",
    permission: "system:act",
    shape: "record",
    body: z.object({}),
    answer: jobRecord,
    handle: (context, { params: { name = "" } }) => requestRun(context, name),
  }),
];
