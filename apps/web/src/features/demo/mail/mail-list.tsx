import { useParams } from "react-router-dom";
import { Plus } from "@app/ui/icons.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { dialogsOf, RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { DemoMailboxDocument, type DemoMailPartsFragment } from "./mail.generated.ts";
import { labelName, mailPath } from "./mail-place.ts";

const dialogs = dialogsOf({
  new: { needs: "demo:write", load: async () => (await import("./compose.tsx")).Compose },
});

/** Who it is from, or whom it was sent to. */
const otherOf = ({ folder, fromName, to }: DemoMailPartsFragment) => (folder === "SENT" ? `To ${to}` : fromName);

/** No address has anything below all emails: from there each is read in its folder. */
const readAt = (place: Parameters<typeof mailPath>[0], { id, folder }: DemoMailPartsFragment) =>
  mailPath(place.systemLabel === "all" ? { systemLabel: folder.toLowerCase() } : place, id);

/** The emails under the label that the address names. */
export function MailList() {
  const { customLabel, systemLabel = "all" } = useParams();
  const place = customLabel === undefined ? { systemLabel } : { customLabel };
  const mayWrite = useCan()("demo:write");
  const { data, loading, error, refetch } = useQuery(DemoMailboxDocument, {
    variables: place,
    fetchPolicy: "cache-and-network",
  });
  const here = mailPath(place);
  const title = labelName(customLabel ?? systemLabel);
  usePageTitle(title);
  const tabs = (data?.labels ?? []).map(({ name, isCustom, unreadCount }) => {
    const href = mailPath(isCustom ? { customLabel: name } : { systemLabel: name });
    return { value: href, label: labelName(name), href, ...(unreadCount > 0 && { count: unreadCount }) };
  });
  const mails = data?.mails;
  return (
    <DetailPage
      title={title}
      line={mails ? countOf(mails.length, "email") : undefined}
      actions={mayWrite ? [{ label: "Write an email", icon: Plus, href: "?new=", main: true }] : []}
      tabs={tabs.length > 0 ? <PageTabs label="Labels" tabs={tabs} value={here} /> : undefined}
    >
      {!mails && loading ? <SkeletonLines count={8} /> : null}
      {!mails && error ? <ErrorState {...failure("emails", error, refetch)} /> : null}
      {mails?.length === 0 ? <p>No emails here.</p> : null}
      <LineList>
        {(mails ?? []).map((mail) => (
          <li key={mail.id}>
            <p>
              <TextLink href={readAt(place, mail)}>{mail.subject}</TextLink>
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
      <RecordDialogs dialogs={dialogs} />
    </DetailPage>
  );
}
