import { z } from "zod";
import { read, type Route } from "../../../http/route.ts";
import { pageOf } from "../report-query.ts";
import { checkSeals, readSeals } from "./check-seals.ts";
import { sealCheckRecord, sealsRecord } from "./seal.record.ts";

/** The blocks of the activity log; for those who manage staff, as it is their work that is checked. Source: domain.md 4.11. */
export const sealRoutes: Route[] = [
  read({
    path: "/reports/team-activities/seals",
    summary: "The blocks that the activity log is sealed in, the newest first.",
    permission: "staff:read",
    shape: "plain",
    query: z.object({ page: z.array(z.string()).max(1).optional() }),
    answer: sealsRecord,
    handle: (context, { query }) => readSeals(context, pageOf(query.page?.[0])),
  }),
  read({
    path: "/reports/team-activities/seal-check",
    summary: "Makes all hashes of the activity log anew and names what does not fit.",
    permission: "staff:read",
    shape: "plain",
    answer: sealCheckRecord,
    handle: (context) => checkSeals(context),
  }),
];
