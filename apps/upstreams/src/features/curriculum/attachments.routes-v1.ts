import { z } from "zod";
import { attachInput, detachInput, progressInput } from "@app/domain/curriculum/attachment.ts";
import { progressEvents } from "@app/domain/enums.ts";
import { versionField } from "@app/domain/fields.ts";
import { list, write, type Route } from "../../http/route.ts";
import { attachmentRecord } from "./attachment.record.ts";
import { attachmentList, listAttachments } from "./attachments.queries.ts";
import { attach, detach, moveOn, reattach } from "./attachments.service.ts";

const path = "/student-attach-curriculum";
const attachment = { shape: "record", answer: attachmentRecord, method: "post" } as const;
const summaries = {
  start: "A learner starts a topic.",
  finish: "A learner is done with a topic.",
  reopen: "A learner takes up again a topic that was done.",
};

/** Which learners follow which curricula. Source: admin-portal.md section 7; domain.md 0.2, 1.4. */
export const attachmentRoutes: Route[] = [
  list({
    path,
    summary:
      "What learners follow now. With `subdivisionId` those who follow that part, or something above or below it.",
    permission: "customers:read",
    list: attachmentList,
    answer: attachmentRecord,
    handle: listAttachments,
  }),
  write({
    ...attachment,
    path,
    summary: "Gives a learner a curriculum, or branches of it.",
    permission: "customers:write",
    status: 201,
    body: attachInput,
    handle: (context, { body }) => attach(context, body),
  }),
  write({
    ...attachment,
    path: `${path}/{id}/detach`,
    summary: "Ends what a learner follows; the progress is kept.",
    permission: "customers:act",
    body: detachInput,
    handle: (context, { params: { id = "" }, body }) => detach(context, id, body),
  }),
  write({
    ...attachment,
    path: `${path}/{id}/restore`,
    summary: "Takes up again what was ended.",
    permission: "customers:act",
    body: z.object({ version: versionField }),
    handle: (context, { params: { id = "" }, body }) => reattach(context, id, body.version),
  }),
  ...progressEvents.map((event) =>
    write({
      ...attachment,
      path: `${path}/{id}/${event}`,
      summary: summaries[event],
      permission: "customers:act",
      body: progressInput,
      handle: (context, { params: { id = "" }, body }) => moveOn(context, id, event, body),
    }),
  ),
];
