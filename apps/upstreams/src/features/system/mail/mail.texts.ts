import type { MailTemplate } from "@app/domain/system/mail-enums.ts";

/** Stands in a mail's text for its link. */
export const linkMark = "{link}";

/** Who a mail is for, and by whom. */
export interface MailFacts {
  /** The receiver's first name. */
  firstName: string;
  /** Whether the receiver has yet to choose a password. */
  choosesPassword: boolean;
}

/** What is worded here: all but what people write, and what an area words itself. */
export type WordedMail = Exclude<
  MailTemplate,
  "message" | "tutor-invitation" | "partner-invitation" | "document-expiry" | "token-expiry" | "lesson" | "report"
>;

interface Words {
  subject: string;
  lines: (facts: MailFacts) => readonly string[];
}

const choose = `Choose your password within seven days:\n${linkMark}`;
const signIn = `Sign in here:\n${linkMark}`;
const wayIn = ({ choosesPassword }: MailFacts) => (choosesPassword ? choose : signIn);

const words: Record<WordedMail, Words> = {
  invitation: {
    subject: "You have been invited to the staff portal",
    lines: () => ["An account has been created for you in the staff portal.", choose, "The link works once."],
  },
  admission: {
    subject: "You can now use the staff portal",
    lines: (facts) => ["Your request has been approved.", wayIn(facts)],
  },
  refusal: {
    subject: "Your request for a staff portal account",
    lines: () => ["Your request has not been approved. If you think this is a mistake, ask the person you work with."],
  },
  reinstatement: {
    subject: "Your account has been reinstated",
    lines: (facts) => ["Your staff portal account has been reinstated.", wayIn(facts)],
  },
  "password-reset": {
    subject: "Choose a new password",
    lines: () => [
      "Somebody asked for a new password for your account.",
      `Choose it within an hour:\n${linkMark}`,
      "If this was not you, ignore this email: your password has not changed.",
    ],
  },
  "already-registered": {
    subject: "You already have an account",
    lines: () => [
      "Somebody asked for an account with your email address, but you already have one.",
      signIn,
      "If you have forgotten your password, ask for a new one there. If this was not you, ignore this email.",
    ],
  },
};

/** What a mail says, as plain text, with a mark where its link belongs. */
export function mailWords(template: WordedMail, facts: MailFacts): { subject: string; text: string } {
  const { subject, lines } = words[template];
  return { subject, text: [`Hello ${facts.firstName},`, ...lines(facts)].join("\n\n") + "\n" };
}
