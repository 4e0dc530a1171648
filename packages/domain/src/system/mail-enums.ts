/**
 * The purpose of an email.
 * @graphql MailTemplate
 */
export const mailTemplates = [
  /** Invites someone to choose a password. */ "invitation",
  /** Tells someone that they have been admitted. */ "admission",
  /** Tells someone that they have been refused. */ "refusal",
  /** Tells someone that they can sign in again. */ "reinstatement",
  /** Helps someone who forgot their password. */ "password-reset",
  /** Tells someone who registered that they already have an account. */ "already-registered",
  /** A message that a colleague wrote to a customer. */ "message",
  /** Invites a new tutor to the tutors' app. */ "tutor-invitation",
  /** Invites somebody to the partners' app. */ "partner-invitation",
  /** A tutor’s document expires soon. */ "document-expiry",
  /** A service token expires soon. */ "token-expiry",
  /** Tells a tutor or a customer of their lessons. */ "lesson",
  /** A saved view of a report, by schedule. */ "report",
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/**
 * How a text written ahead goes out.
 *
 * Source: domain.md 1.7.
 * @graphql TemplateChannel
 */
export const templateChannels = [
  /** By email. */ "email",
  /** By WhatsApp. */ "whatsapp",
  /** By text message. */ "sms",
] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/**
 * The language a text is written in.
 * @graphql TemplateLanguage
 */
export const templateLanguages = [/** English. */ "en", /** Igbo. */ "ig", /** Yoruba. */ "yo"] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/**
 * The status of an email.
 *
 * `stored` is kept in the mailbox, since there is no mail server to send it.
 * @graphql MailStatus
 */
export const mailStatuses = [
  /** Waiting to be sent or tried again. */ "waiting",
  /** Accepted by a mail server. */ "sent",
  /** Kept in the mailbox, as there is no mail server. */ "stored",
  /** Not accepted by a mail server within two days. */ "failed",
  /** Never sent, as the action that it tells of was undone in time. */ "withdrawn",
] as const;
export type MailStatus = (typeof mailStatuses)[number];
