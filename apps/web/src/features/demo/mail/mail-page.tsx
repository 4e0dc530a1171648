import { useEffect, useRef } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Star } from "@app/ui/icons.ts";
import { When } from "@app/ui/value/when.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import { DemoMailboxDocument, DemoMailPageDocument, type DemoMailPartsFragment } from "./mail.generated.ts";
import { MailLines } from "./mail-lines.tsx";
import css from "./mail-page.module.css";
import { labelName, mailPath, type MailPlace } from "./mail-place.ts";
import { useMailChange } from "./use-mail-change.ts";

/** The mail that the address names. */
export function MailPage() {
  const { mailId: id = "", customLabel, systemLabel = "all" } = useParams();
  const place = customLabel === undefined ? { systemLabel } : { customLabel };
  const back = mailPath(place);
  const answer = useQuery(DemoMailPageDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  usePageTitle(answer.data?.record?.subject ?? null);
  return (
    <FoundInDemo
      what="mail"
      title="Mail not fount"
      {...answer}
      list={{ label: `Go to ${labelName(customLabel ?? systemLabel).toLowerCase()}`, href: back }}
    >
      {(mail) => <OpenMail key={mail.id} mail={mail} place={place} />}
    </FoundInDemo>
  );
}

/** Opening a mail marks it as read, once. */
function OpenMail({ mail, place }: { mail: DemoMailPartsFragment; place: MailPlace }) {
  const back = mailPath(place);
  const { id, folder, subject, body, fromName, fromEmail, to, sentAt, isRead, isStarred } = mail;
  const navigate = useNavigate();
  const mayWrite = useCan()("demo:write");
  const { update, saving } = useMailChange();
  const isMarked = useRef(isRead || !mayWrite);
  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    void update(id, { isRead: true });
  });
  const moveTo = (target: DemoMailPartsFragment["folder"]) =>
    void update(id, { folder: target }).then((isDone) => (isDone ? navigate(back) : undefined));
  const move = (label: string, target: DemoMailPartsFragment["folder"]) => ({
    label,
    pending: saving,
    onSelect: () => moveTo(target),
  });
  const star = {
    label: isStarred ? "Remove star" : "Add star",
    icon: Star,
    onSelect: () => void update(id, { isStarred: !isStarred }),
  };
  const moves =
    folder === "TRASH" || folder === "SPAM"
      ? [move("Move to inbox", "INBOX")]
      : [move("Move to bin", "TRASH"), ...(folder === "INBOX" ? [move("Report as spam", "SPAM")] : [])];
  return (
    <DetailPage
      title={subject}
      line={
        <>
          {fromName} ({fromEmail}) to {to} · <When value={sentAt} />
        </>
      }
      actions={mayWrite ? [star, ...moves, { label: "Back", href: back }] : []}
    >
      <div className={css.panes}>
        <Beside place={place} openId={id} />
        <p className={css.body}>{body}</p>
      </div>
    </DetailPage>
  );
}

/** The other emails of the place, where there is room for them. */
function Beside({ place, openId }: { place: MailPlace; openId: string }) {
  const { data } = useQuery(DemoMailboxDocument, { variables: place, fetchPolicy: "cache-and-network" });
  return (
    <nav className={css.others} aria-label={labelName(place.customLabel ?? place.systemLabel ?? "all")}>
      <MailLines mails={data?.mails ?? []} place={place} openId={openId} />
    </nav>
  );
}
