import styled from "@emotion/styled";
import { TextLink } from "@app/ui/link/link.tsx";
import { below, color } from "@app/ui/theme/color.ts";
import { When } from "@app/ui/value/when.tsx";
import { MailStatusChip } from "./mail-status.tsx";
import { mailWords } from "./mailbox.rules.ts";
import type { OpenMailQuery } from "./mailbox.generated.ts";

const Frame = styled.article({
  padding: "20px 28px 40px",
  "& h1, & h2": { overflowWrap: "anywhere" },
  "& > pre": {
    margin: "20px 0 0",
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: 8,
    backgroundColor: color.sheet,
    font: "inherit",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  "& > p": { marginTop: 16, overflowWrap: "anywhere" },
  [below.phone]: { padding: "16px 16px 28px" },
});

const Facts = styled.dl({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "6px 16px",
  margin: "12px 0 0",
  color: color.textSecondary,
  "& dd": { margin: 0, color: color.text, overflowWrap: "anywhere" },
});

type OpenedMail = NonNullable<OpenMailQuery["mail"]>;

/** A path of this portal opens inside of it; anything else as it stands. */
const insidePortal = (link: string) =>
  link.startsWith(window.location.origin) ? link.slice(window.location.origin.length) : link;

/** To whom, what about, what it says, and its link. */
export function MailText({ mail, isPage }: { mail: OpenedMail; isPage: boolean }) {
  const { subject, to, template, status, createdAt, sentAt, attempts, error, text, link } = mail;
  const Heading = isPage ? "h1" : "h2";
  const facts = [
    ["To", to],
    ["About", mailWords(template)],
    ["Written", <When key="written" value={createdAt} />],
    ["Status", <MailStatusChip key="status" status={status} />],
    ...(sentAt === null ? [] : [["Sent", <When key="sent" value={sentAt} />] as const]),
    ...(attempts === 0 ? [] : [["Attempts", attempts] as const]),
    ...(error === null ? [] : [["Server reply", error] as const]),
  ] as const;

  return (
    <Frame>
      <Heading>{subject}</Heading>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {text === null ? <p>The text is not kept once an email has been sent.</p> : <pre>{text}</pre>}
      {link === null ? null : (
        <p>
          <TextLink href={insidePortal(link)}>Open the link</TextLink>
        </p>
      )}
    </Frame>
  );
}
