import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import { timelineKinds } from "@app/domain/timeline/timeline-enums.ts";
import { timelineOwners, timelineReaders } from "@app/domain/timeline/timeline.ts";
import { read, type Route } from "../../http/route.ts";
import { readTimeline } from "./timeline.queries.ts";
import { timelineEntryRecord } from "./timeline.record.ts";

const largest = 100;
const limitRefused = messages.between("Limit", 1, largest);
const timelineQuery = z.object({
  id: z.array(z.string()).min(1, messages.required("Id")),
  kind: z.array(z.enum(timelineKinds, messages.choice("kind"))).default([]),
  limit: z
    .array(z.coerce.number(limitRefused).int(limitRefused).min(1, limitRefused).max(largest, limitRefused))
    .default([30]),
  after: z.array(z.string()).default([]),
});

/** What happened to a customer, learner, lead or tutor, in one stream. */
export const timelineRoutes: Route[] = timelineOwners.map((owner) =>
  read({
    path: `/people/${owner}-timeline`,
    summary: `What happened to a ${owner}, newest first: as much of it as the caller may read.`,
    permission: timelineReaders[owner],
    shape: "plain",
    query: timelineQuery,
    answer: z.object({ data: z.array(timelineEntryRecord), nextCursor: z.string().nullable() }),
    handle: (context, { query: { id, kind, limit, after } }) =>
      readTimeline(context, owner, id[0] ?? "", { kinds: kind, limit: limit[0] ?? 30, after: after[0] }),
  }),
);
