import { sql } from "drizzle-orm";
import { z } from "zod";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { requestsCancelInput, requestsOwnerInput } from "@app/domain/lessons/request.ts";
import { lessonRequests } from "../../features/lessons/lessons.public.ts";
import {
  cancelRequest,
  claimRequest,
  assignRequestOwner,
  requestList,
} from "../../features/lessons/requests-list.public.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

const ofRequests = {
  list: requestList,
  table: lessonRequests,
  label: lessonRequests.requestNumber,
  url: sql<string>`'/app/tutoring/admin-lesson-requests/view/' || ${lessonRequests.id}`,
  permission: "lessons:act",
} as const;

export const requestKinds = {
  "requests-claim": bulkKind({
    ...ofRequests,
    payload: z.object({}),
    run: async (context, at) => {
      const { version } = await claimRequest(context, at);
      return version === at.version ? { skipped: lessonMessages.claimed } : null;
    },
  }),
  "requests-owner": bulkKind({
    ...ofRequests,
    payload: requestsOwnerInput,
    run: async (context, at, { ownerId }) =>
      (await assignRequestOwner(context, at, ownerId ?? null)) ? null : { skipped: lessonMessages.hasOwner },
  }),
  "requests-cancel": bulkKind({
    ...ofRequests,
    payload: requestsCancelInput,
    run: async (context, at, { reason }) =>
      skipIfUnchanged(context, at, await cancelRequest(context, { ...at, reason }), "cancelled"),
  }),
};
