import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import type { DemoMailPartsFragment } from "./mail.generated.ts";
import { labelName, mailPath, type MailPlace } from "./mail-place.ts";

/** Who it is from, or whom it was sent to. */
const otherOf = ({ folder, fromName, to }: DemoMailPartsFragment) => (folder === "SENT" ? `To ${to}` : fromName);

interface MailLinesProps {
  mails: readonly DemoMailPartsFragment[];
  place: MailPlace;
  /** The one that is open. */
  openId?: string;
}

/** Emails as rows, each a link to where it is read. */
export const MailLines = ({ mails, place, openId }: MailLinesProps) => (
  <LineList>
    {mails.map((mail) => (
      <li key={mail.id}>
        <p>
          {mail.id === openId ? (
            <strong aria-current="true">{mail.subject}</strong>
          ) : (
            <TextLink href={mailPath(place, mail.id)}>{mail.subject}</TextLink>
          )}
          <small>
            {otherOf(mail)} · <When value={mail.sentAt} />
            {mail.label ? ` · ${labelName(mail.label)}` : ""}
            {mail.isStarred ? " · starred" : ""}
          </small>
        </p>
        {mail.isRead ? null : <StatusChip status="new" word="Unread" />}
      </li>
    ))}
  </LineList>
);
