import { useEffect, useRef } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Star } from "@app/ui/icons.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { When } from "@app/ui/value/when.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { dialogsOf, RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { FoundInDemo } from "../found-in-demo.tsx";
import { DemoMailboxDocument, DemoMailPageDocument, type DemoMailPartsFragment } from "./mail.generated.ts";
import { MailLines } from "./mail-lines.tsx";
import css from "./mail-page.module.css";
import { labelName, mailPath, type MailPlace } from "./mail-place.ts";
import { useMailChange } from "./use-mail-change.ts";

type Folder = DemoMailPartsFragment["folder"];

const answers = async () => (await import("./compose.tsx")).Answer;
const dialogs = dialogsOf({
  reply: { needs: "demo:write", load: answers },
  forward: { needs: "demo:write", load: answers },
});

/** A mail opens only below a label that it has. */
function isUnder({ folder, label }: DemoMailPartsFragment, { systemLabel, customLabel }: MailPlace): boolean {
  if (customLabel !== undefined) return label === customLabel;
  const own = folder.toLowerCase();
  // It stays open when its star is taken away, or once it counts as read.
  return (
    systemLabel === own || (["all", "starred", "unread"].includes(systemLabel ?? "") && ["inbox", "sent"].includes(own))
  );
}

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
      data={answer.data?.record && !isUnder(answer.data.record, place) ? { record: null } : answer.data}
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
  const [params] = useSearchParams();
  const mayWrite = useCan()("demo:write");
  const { update, saving } = useMailChange();
  const isMarked = useRef(isRead || !mayWrite);
  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    void update(id, { isRead: true });
  });
  const heading = useRef<HTMLSpanElement>(null);
  // Whoever opens a mail by keyboard reads on from its heading.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const moveTo = async (target: Folder, message: string) => {
    if (!(await update(id, { folder: target }))) return;
    toast.done(message, { label: "Undo", onSelect: () => void update(id, { folder }) });
    void navigate(back);
  };
  const move = (label: string, target: Folder, message: string) => ({
    label,
    pending: saving,
    onSelect: () => void moveTo(target, message),
  });
  const toggleStar = async () => {
    await update(id, { isStarred: !isStarred });
    heading.current?.focus();
  };
  const star = { label: isStarred ? "Remove star" : "Add star", icon: Star, onSelect: () => void toggleStar() };
  const answer = (name: string, label: string) => ({ label, href: withParams(params, { [name]: id }) });
  const moves =
    folder === "TRASH" || folder === "SPAM"
      ? [move("Move to inbox", "INBOX", "Moved to the inbox.")]
      : [
          answer("reply", "Reply"),
          answer("forward", "Forward"),
          move("Move to bin", "TRASH", "Moved to the bin."),
          ...(folder === "INBOX" ? [move("Report as spam", "SPAM", "Reported as spam.")] : []),
        ];
  return (
    <DetailPage
      title={
        <span ref={heading} tabIndex={-1} className={css.title}>
          {subject}
        </span>
      }
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
      <RecordDialogs dialogs={dialogs} />
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
