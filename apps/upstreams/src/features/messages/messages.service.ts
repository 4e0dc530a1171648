import { and, eq, sql } from "drizzle-orm";
import type { MailStatus } from "@app/domain/system/mail-enums.ts";
import { messageTexts } from "@app/domain/messages-sent/message-texts.ts";
import { saidDayProblems } from "@app/domain/messages-sent/said-days.ts";
import type { CustomerMessageInput, MessageInput } from "@app/domain/messages-sent/message.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import { insertRecord } from "../../database/records.ts";
import { createRecord, type RecordKind } from "../../records/change-record.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { fieldRefusal, withFields } from "../../service/refusal.ts";
import { contactChannels } from "@app/domain/people/people-enums.ts";
import { holdInUse, persons } from "../customers/customers.public.ts";
import { createTask } from "../tasks/tasks.public.ts";
import { mailAsWritten, mails, mailWithLink } from "../system/mail/mail.public.ts";
import { messageOf, type MessageRecord } from "./message.record.ts";
import { readableMessages } from "./readable-messages.public.ts";
import { sentMessages, type SentMessageRow } from "./messages.table.ts";

/** How much of a message the activity log calls it by. */
const labelMax = 40;

const statusOf = sql<MailStatus | null>`(select ${mails.status} from ${mails} where ${mails.id} = ${sentMessages.mailId})`;

const messageKind: RecordKind<SentMessageRow, MessageRecord> = {
  table: sentMessages,
  kind: "message",
  labelOf: ({ subject, body }) => (subject ?? body).slice(0, labelMax),
  partOf: ({ toPersonId }) => toPersonId,
  // Just added, so that its email waits.
  present: (_, row) => messageOf(row, { mailStatus: row.mailId === null ? null : "waiting" }),
};

export const messageList: ListSpec = {
  sorts: { at: [sentMessages.at] },
  defaultSort: "-at",
  id: sentMessages.id,
  filters: {
    id: anyText(sentMessages.id),
    toPersonId: anyText(sentMessages.toPersonId),
    channel: anyOf(sentMessages.channel, contactChannels, "Channel"),
  },
};

export async function listMessages(context: Context, request: ListRequest) {
  const selected = { message: sentMessages, mailStatus: statusOf };
  const where = and(request.where, readableMessages(context, "messages"));
  const { rows, total } = await readPage(context, selected, sentMessages, { ...request, where });
  return { rows: rows.map(({ message, mailStatus }) => messageOf(message, { mailStatus })), total };
}

/** When something was said: now, or around the middle of the day that is given, by the clock of who says so. */
export function saidAt({ now, actor: { timeZone } }: Context, saidOn: string | null | undefined): Date {
  const today = wallClockOf(now, timeZone).date;
  refuseDays(today, { saidOn });
  if (!saidOn || saidOn === today) return now;
  return instantOf({ date: saidOn, time: "12:00", timeZone });
}

type SaidDays = Parameters<typeof saidDayProblems>[0];

function refuseDays(today: string, said: SaidDays): void {
  const [problem] = Object.entries(saidDayProblems(said, today));
  if (problem) throw fieldRefusal(...problem);
}

/** Refuses days that cannot be, by the clock of who writes it down. */
export const refuseSaidDays = ({ now, actor: { timeZone } }: Context, said: SaidDays): void =>
  refuseDays(wallClockOf(now, timeZone).date, said);

/**
 * Sends a customer an email, or writes down what went to them another way, with the task of who follows it up. Source:
 * domain.md 1.7.
 */
export async function createMessage(
  context: Context,
  { followUp, ...input }: CustomerMessageInput,
): Promise<MessageRecord> {
  refuseSaidDays(context, { ...input, followUp });
  await holdInUse(context, input.toPersonId, "toPersonId");
  const message = await writeMessage(context, input);
  if (followUp) {
    requirePermission(context, "tasks:write");
    const task = { ...followUp, kind: "follow-up" as const, customerId: input.toPersonId };
    await withFields("followUp", () => createTask(context, task));
  }
  return message;
}

/** The same to anybody whose record is held already. */
export function writeMessage(context: Context, input: MessageInput): Promise<MessageRecord> {
  const { saidOn, subject, ...message } = input;
  const at = saidAt(context, saidOn);
  return createRecord(context, messageKind, {
    async write() {
      const sent = message.channel === "email" ? await sendEmail(context, { ...message, subject: subject ?? "" }) : {};
      return insertRecord(context, sentMessages, { ...message, subject: subject || null, at, ...sent });
    },
  });
}

async function sendEmail(
  context: Context,
  { toPersonId, subject, body }: Pick<MessageInput, "toPersonId" | "body"> & { subject: string },
) {
  const { email } = persons;
  const [person] = await context.db.select({ email }).from(persons).where(eq(persons.id, toPersonId));
  const address = person?.email ?? null;
  if (address === null) throw fieldRefusal("channel", messageTexts.noEmail);
  return { address, mailId: await mailAsWritten(context, { to: address, subject, text: body }) };
}

export interface Letter {
  toPersonId: string;
  /** Where it goes: theirs, as it is now. */
  address: string;
  subject: string;
  /** What it says, with something in place of its link. */
  textFor: (link: string) => string;
  /** A path of the portal that holds a one-time code; null for a letter without. */
  link: string | null;
  /** A file that goes along, or will be stored. */
  attachmentFileId?: string | null;
}

/** Stands in a message for a one-time link, which only its reader is to have. */
const linkKept = "(the link in the email)";

/** Sends somebody what the portal words itself, and keeps it among their messages without its one-time link. */
export function writeEmail(
  context: Context,
  { toPersonId, address, subject, textFor, link, attachmentFileId = null }: Letter,
): Promise<MessageRecord> {
  return createRecord(context, messageKind, {
    async write() {
      const mail = { template: "lesson" as const, to: address, subject, attachmentFileId };
      const mailId = await (link === null
        ? mailAsWritten(context, { ...mail, text: textFor("") })
        : mailWithLink(context, { ...mail, textFor, link }));
      return insertRecord(context, sentMessages, {
        toPersonId,
        channel: "email",
        subject,
        body: textFor(link === null ? "" : linkKept),
        at: context.now,
        address,
        mailId,
      });
    },
  });
}
