import { z } from "zod";
import { mailStatuses, mailTemplates } from "@app/domain/system/mail-enums.ts";
import { secretKey } from "../../../database/secret-key.ts";
import type { Actor, Context } from "../../../service/context.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../../records/list-spec.ts";
import { readPage } from "../../../records/read-page.ts";
import { facetRoute } from "../../../http/record-routes.ts";
import { list, type Route } from "../../../http/route.ts";
import { withPath } from "./mail-path.ts";
import { mails, type MailRow } from "./mail.table.ts";
import { linkOf, textOf } from "./send-mail.ts";

const mailRecord = z
  .object({
    _id: z.string(),
    template: z.enum(mailTemplates),
    to: z.string(),
    subject: z.string(),
    text: z.string().nullable().meta({ description: "Null once a mail server has accepted it." }),
    link: z.string().nullable(),
    attachmentFileId: z.string().nullable().meta({ description: "The file that goes along." }),
    status: z.enum(mailStatuses),
    attempts: z.int(),
    error: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Mail" });
export type MailRecord = z.infer<typeof mailRecord>;

/**
 * What waits for a mail server is for its receiver alone; what no server will take is read here, by people: its links
 * let somebody in.
 */
const isReadHere = ({ status }: MailRow, { kind }: Actor) => status === "stored" && kind === "person";

const mailOf = (row: MailRow, publicUrl: string, actor: Actor): MailRecord => ({
  _id: row.id,
  template: row.template,
  to: row.to,
  subject: row.subject,
  text: isReadHere(row, actor) ? textOf(row, publicUrl) : null,
  link: isReadHere(row, actor) ? linkOf(row, publicUrl) : null,
  attachmentFileId: row.attachmentFileId,
  status: row.status,
  attempts: row.attempts,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

export const mailList: ListSpec = {
  sorts: { createdAt: [mails.createdAt] },
  defaultSort: "-createdAt",
  search: mails.searchMail,
  id: mails.id,
  filters: {
    id: anyText(mails.id),
    status: anyOf(mails.status, mailStatuses, "Status"),
    template: anyOf(mails.template, mailTemplates, "Template"),
  },
};

export async function listMails(context: Context, request: ListRequest, publicUrl: string) {
  const { rows, total } = await readPage(context, { mail: mails }, mails, request);
  const key = await secretKey(context, "mail-path-key");
  return { rows: rows.map(({ mail }) => mailOf(withPath(mail, key), publicUrl, context.actor)), total };
}

/** The mails that the portal wrote; where there is no mail server they are read here. */
export const mailRoutes = ({ publicUrl }: { publicUrl: string }): Route[] => [
  list({
    path: "/admin/mails",
    summary: "Sent emails, newest first.",
    permission: "system:read",
    list: mailList,
    answer: mailRecord,
    handle: (context, request) => listMails(context, request, publicUrl),
  }),
  facetRoute("/admin/mails", "system:read", mailList),
];
