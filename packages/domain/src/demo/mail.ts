import * as z from "zod";
import { emailField, idField, proseField, textField } from "../fields.ts";
import { messages } from "../messages.ts";
import { added, DemoMissing, type DemoChange } from "./demo-change.ts";

/**
 * Where a mail of the demo is kept.
 *
 * Source: admin-portal.md 3.
 * @graphql DemoMailFolder
 */
export const mailFolders = [
  /** What has come. */ "inbox",
  /** What has been sent. */ "sent",
  /** What nobody wants. */ "spam",
  /** What has been thrown away. */ "trash",
] as const;
export type DemoMailFolder = (typeof mailFolders)[number];

/** Labels that everybody has; all but the last two show a folder. */
const systemLabels = ["all", ...mailFolders, "starred", "unread"] as const;
const customLabels = ["orders", "teaching", "personal"] as const;

export interface DemoMail {
  _id: string;
  folder: DemoMailFolder;
  /** A custom label. */
  label: string | null;
  isRead: boolean;
  isStarred: boolean;
  fromName: string;
  fromEmail: string;
  to: string;
  subject: string;
  body: string;
  sentAt: string;
}
interface Mailbox {
  mails: DemoMail[];
}

const mostAddresses = 20;
const isAddress = (address: string) => emailField.safeParse(address).success;
const addressesIn = (text: string) =>
  text
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== "");
/** Email addresses with commas between them. */
const addressesField = proseField("To", 2000)
  .refine((text) => addressesIn(text).length > 0 && addressesIn(text).every(isAddress), {
    error: "Enter valid email addresses, separated by commas.",
    abort: true,
  })
  .refine((text) => addressesIn(text).length <= mostAddresses, `Write to at most ${mostAddresses} people at once.`)
  .transform((text) => [...new Set(addressesIn(text))].join(", "));

export const mailInputs = {
  compose: z.object({ to: addressesField, subject: textField("Subject", 150), body: proseField("Message", 5000) }),
  update: z.object({
    mailId: idField("Mail"),
    update: z.object({
      isRead: z.boolean().optional(),
      isStarred: z.boolean().optional(),
      folder: z.enum(mailFolders, messages.choice("Folder")).optional(),
    }),
  }),
};

const notFound = "Mail not fount";
const knows = (names: readonly string[], name: string) => names.includes(name);
export const isMailLabel = ({ systemLabel = "all", customLabel }: MailAsked): boolean =>
  customLabel === undefined ? knows(systemLabels, systemLabel) : knows(customLabels, customLabel);

/** The mails under a label, newest first; spam and what was thrown away are only in their own folders. */
export function mailsUnder({ mails }: Mailbox, asked: MailAsked): DemoMail[] {
  if (!isMailLabel(asked)) throw new DemoMissing(notFound);
  const { systemLabel = "all", customLabel } = asked;
  const isKept = ({ folder }: DemoMail) => folder === "inbox" || folder === "sent";
  const isUnder = (mail: DemoMail) => {
    if (customLabel !== undefined) return mail.label === customLabel && isKept(mail);
    if (systemLabel === "all") return isKept(mail);
    if (systemLabel === "starred") return mail.isStarred && isKept(mail);
    if (systemLabel === "unread") return !mail.isRead && isKept(mail);
    return mail.folder === systemLabel;
  };
  return mails.filter(isUnder).toSorted((one, other) => (one.sentAt < other.sentAt ? 1 : -1));
}
interface MailAsked {
  systemLabel?: string | undefined;
  customLabel?: string | undefined;
}

/** The labels with the number of mails under each that nobody has read. */
export const labelsOf = (mailbox: Mailbox) => {
  const unread = (asked: MailAsked) => mailsUnder(mailbox, asked).filter(({ isRead }) => !isRead).length;
  return [
    ...systemLabels.map((name) => ({ name, isCustom: false, unreadCount: unread({ systemLabel: name }) })),
    ...customLabels.map((name) => ({ name, isCustom: true, unreadCount: unread({ customLabel: name }) })),
  ];
};

/** The text is the template's own. Source: admin-portal.md 8. */
export function mailIn({ mails }: Mailbox, id: string): DemoMail {
  const mail = mails.find(({ _id }) => _id === id);
  if (!mail) throw new DemoMissing(notFound);
  return mail;
}

/** Each change writes into the copy of the mailbox that it is given, and returns what the call answers. */
export const mailChanges = {
  compose: ({ mails }: Mailbox, input: z.output<typeof mailInputs.compose>, { id, userName, now }: DemoChange) =>
    added<DemoMail>(mails, {
      _id: id,
      folder: "sent",
      label: null,
      isRead: true,
      isStarred: false,
      fromName: userName,
      fromEmail: "staff@mail.example",
      ...input,
      sentAt: now.toISOString(),
    }),
  update: (mailbox: Mailbox, { mailId, update }: z.output<typeof mailInputs.update>): DemoMail =>
    Object.assign(mailIn(mailbox, mailId), update),
};
