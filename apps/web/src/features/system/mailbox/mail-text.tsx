import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { MailStatusChip } from "./mail-status.tsx";
import { mailWords } from "./mailbox.rules.ts";
import type { OpenMailQuery } from "./mailbox.generated.ts";
import css from "./mail-text.module.css";

type OpenedMail = NonNullable<OpenMailQuery["mail"]>;

/** A path of this portal opens inside of it; anything else as it stands. */
const insidePortal = (link: string) =>
  link.startsWith(window.location.origin) ? link.slice(window.location.origin.length) : link;

/** To whom, what about, what it says, and its link. */
export function MailText({ mail, isPage }: { mail: OpenedMail; isPage: boolean }) {
  const { subject, to, template, status, createdAt, sentAt, attempts, error, text, link } = mail;
  const { attachmentFile } = mail;
  const Heading = isPage ? "h1" : "h2";
  const facts = [
    ["To", to],
    ["About", mailWords(template)],
    ["Written", <When key="written" value={createdAt} />],
    ["Status", <MailStatusChip key="status" status={status} />],
    ...(attachmentFile
      ? [
          [
            "Attachment",
            <TextLink key="attachment" href={attachmentFile.url}>
              {attachmentFile.name}
            </TextLink>,
          ] as const,
        ]
      : []),
    ...(sentAt === null ? [] : [["Sent", <When key="sent" value={sentAt} />] as const]),
    ...(attempts === 0 ? [] : [["Attempts", attempts] as const]),
    ...(error === null ? [] : [["Server reply", error] as const]),
  ] as const;

  return (
    <article className={css.frame}>
      <Heading>{subject}</Heading>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text === null ? <p>The text is not kept once an email has been sent.</p> : <pre>{text}</pre>}
      {link === null ? null : (
        <p>
          <TextLink href={insidePortal(link)}>Open the link</TextLink>
        </p>
      )}
    </article>
  );
}
