import type { DemoMailPartsFragment } from "./mail.generated.ts";

export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/** Begins once with "Re:" or "Fwd:", however often a mail goes to and fro. */
const begun = (word: string, subject: string) =>
  `${word} ${subject.replace(/^(?:(?:re|fwd?):\s*)+/i, "")}`.slice(0, 150);

/** A mail that answers another or passes it on, with its text below. */
export function answerTo(
  name: string,
  { folder, fromName, fromEmail, to, subject, body }: DemoMailPartsFragment,
): Letter {
  const quoted = body.split("\n").map((line) => `> ${line}`);
  const text = ["", "", `${fromName} wrote:`, ...quoted].join("\n").slice(0, 5000);
  if (name === "forward") return { to: "", subject: begun("Fwd:", subject), body: text };
  return { to: folder === "SENT" ? to : fromEmail, subject: begun("Re:", subject), body: text };
}
