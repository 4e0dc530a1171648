import type { MailTemplate } from "@app/domain/enums.ts";

/** Stands in a mail's text for its link. */
export const linkMark = "{link}";

/** Who a mail is for, and by whom. */
export interface MailFacts {
  /** The receiver's first name. */
  firstName: string;
  /** Whether the receiver has yet to choose a password. */
  choosesPassword: boolean;
}

interface Words {
  subject: string;
  lines: (facts: MailFacts) => readonly string[];
}

const choose = `Choose your password within seven days:\n${linkMark}`;
const signIn = `Sign in here:\n${linkMark}`;
const wayIn = ({ choosesPassword }: MailFacts) => (choosesPassword ? choose : signIn);

const words: Record<MailTemplate, Words> = {
  invitation: {
    subject: "You are invited to the staff portal",
    lines: () => ["An account was made for you in the staff portal.", choose, "The link works once."],
  },
  admission: {
    subject: "You can use the staff portal now",
    lines: (facts) => ["Your request was accepted.", wayIn(facts)],
  },
  refusal: {
    subject: "Your request for the staff portal",
    lines: () => ["Your request was not accepted. If you think this is a mistake, ask the person you work with."],
  },
  reinstatement: {
    subject: "Your account is in use again",
    lines: (facts) => ["Your account in the staff portal is in use again.", wayIn(facts)],
  },
  "password-reset": {
    subject: "Choose a new password",
    lines: () => [
      "Somebody asked for a new password for your account.",
      `Choose it within an hour:\n${linkMark}`,
      "If that was not you, do nothing: your password stays as it is.",
    ],
  },
  "already-registered": {
    subject: "You already have an account",
    lines: () => [
      "Somebody asked for an account with your address, and you already have one.",
      signIn,
      "If you forgot your password, ask for a new one there. If that was not you, do nothing.",
    ],
  },
};

/** What a mail says, as plain text, with a mark where its link belongs. */
export function mailWords(template: MailTemplate, facts: MailFacts): { subject: string; text: string } {
  const { subject, lines } = words[template];
  return { subject, text: [`Hello ${facts.firstName},`, ...lines(facts)].join("\n\n") + "\n" };
}
