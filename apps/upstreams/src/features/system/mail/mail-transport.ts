import { createTransport } from "nodemailer";

/** A file that goes along with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Hands a mail to a mail server; rejects when that does not take it. */
export interface MailTransport {
  send(message: {
    id: string;
    to: string;
    subject: string;
    text: string;
    attachment: Attachment | null;
  }): Promise<void>;
  close(): void;
}

/** How long a mail server may take to be reached and to answer, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A mail server by its address: smtp:// or smtps://, with name and password where it asks for them. */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport(url, { from, ...patience });
  return {
    // The same id at each attempt, so that a mail that arrived twice can be told for one.
    send: async ({ id, to, subject, text, attachment }) => {
      const [, domain = "localhost"] = /@([^>\s]+)/.exec(from) ?? [];
      const attachments = attachment ? [attachment] : [];
      const message = { messageId: `<${id}@${domain}>`, to: { name: "", address: to }, subject, text, attachments };
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}
