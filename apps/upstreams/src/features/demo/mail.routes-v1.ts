import { z } from "zod";
import { mailBeginning } from "@app/domain/demo/mail-beginning.ts";
import { labelsOf, mailChanges, mailFolders, mailIn, mailInputs, mailsUnder } from "@app/domain/demo/mail.ts";
import { read, type Route } from "../../http/route.ts";
import { demoChanges } from "./demo-changes.ts";
import { orRefused, readDemo } from "./demo-documents.service.ts";

const text = z.string();
const single = z.array(z.string()).length(1);
const mail = z
  .object({
    _id: text,
    folder: z.enum(mailFolders),
    label: text.nullable(),
    isRead: z.boolean(),
    isStarred: z.boolean(),
    fromName: text,
    fromEmail: text,
    to: text,
    subject: text,
    body: text,
    sentAt: z.iso.datetime(),
  })
  .meta({ id: "DemoMail" });
const label = z.object({ name: text, isCustom: z.boolean(), unreadCount: z.int() }).meta({ id: "DemoMailLabel" });

const mailbox = { name: "mail", beginning: mailBeginning };
const change = demoChanges(mailbox, "/api/mail");
const common = { permission: "demo:read", shape: "plain" } as const;
const ofMail = [z.object({ mail }), (answer: z.input<typeof mail>) => ({ mail: answer })] as const;

/** The demo's mailbox. Source: admin-portal.md 7. */
export const mailDemoRoutes: Route[] = [
  read({
    ...common,
    path: "/api/mail/labels",
    summary: "The labels of the demo's mailbox.",
    answer: z.object({ labels: z.array(label) }),
    handle: async (context) => ({ labels: labelsOf(await readDemo(context, mailbox)) }),
  }),
  read({
    ...common,
    path: "/api/mail/mails",
    summary: "The demo's mails under a label.",
    query: z.object({ systemLabel: single, customLabel: single }).partial(),
    answer: z.object({ mails: z.array(mail) }),
    handle: async (context, { query: { systemLabel = [], customLabel = [] } }) => {
      const content = await readDemo(context, mailbox);
      const asked = { systemLabel: systemLabel[0], customLabel: customLabel[0] };
      return { mails: orRefused(() => mailsUnder(content, asked)) };
    },
  }),
  read({
    ...common,
    path: "/api/mail/mail",
    summary: "One mail of the demo.",
    query: z.object({ mailId: single }),
    answer: z.object({ mail }),
    handle: async (context, { query: { mailId } }) => {
      const content = await readDemo(context, mailbox);
      return { mail: orRefused(() => mailIn(content, mailId[0] ?? "")) };
    },
  }),
  change("compose", "Sends a mail by the caller, inside the demo.", mailInputs.compose, mailChanges.compose, ...ofMail),
  change("mails/update", "Marks or moves a mail.", mailInputs.update, mailChanges.update, ...ofMail),
];
