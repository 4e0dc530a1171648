import { z } from "zod";
import { attachInput, detachInput, progressInput } from "@app/domain/curriculum/attachment.ts";
import { progressEvents } from "@app/domain/curriculum/curriculum-enums.ts";
import { versionField } from "@app/domain/fields.ts";
import { list, write, type Route } from "../../http/route.ts";
import { attachmentRecord } from "./attachment.record.ts";
import { attachmentList, listAttachments } from "./attachments.queries.ts";
import { attach, detach, moveOn, reattach } from "./attachments.service.ts";

const path = "/student-attach-curriculum";
const attachment = { shape: "record", answer: attachmentRecord, method: "post" } as const;
const summaries = {
  start: "Records that a learner has started a topic.",
  finish: "Records that a learner has finished a topic.",
  reopen: "Reopens a topic that a learner had finished.",
};

/** Which learners follow which curricula. Source: admin-portal.md section 7; domain.md 0.2, 1.4. */
export const attachmentRoutes: Route[] = [
  list({
    path,
    summary:
      "The curricula that learners follow at present. With `subdivisionId`, those following that part or anything above or below it.",
    permission: "customers:read",
    list: attachmentList,
    answer: attachmentRecord,
    handle: listAttachments,
  }),
  write({
    ...attachment,
    path,
    summary: "Attaches a learner to a curriculum, or to branches of it.",
    permission: "customers:write",
    status: 201,
    body: attachInput,
    handle: (context, { body }) => attach(context, body),
  }),
  write({
    ...attachment,
    path: `${path}/{id}/detach`,
    summary: "Detaches a learner from a curriculum. Their progress is kept.",
    permission: "customers:act",
    body: detachInput,
    handle: (context, { params: { id = "" }, body }) => detach(context, id, body),
  }),
  write({
    ...attachment,
    path: `${path}/{id}/restore`,
    summary: "Attaches a learner again to a curriculum they were detached from.",
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
