import { useParams } from "react-router-dom";
import { isMailLabel } from "@app/domain/demo/mail.ts";
import { Plus } from "@app/ui/icons.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Missing } from "@app/ui/feedback/missing.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { dialogsOf, RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { DemoMailboxDocument } from "./mail.generated.ts";
import { MailLines } from "./mail-lines.tsx";
import { labelName, mailPath } from "./mail-place.ts";

const dialogs = dialogsOf({
  new: { needs: "demo:write", load: async () => (await import("./compose.tsx")).Compose },
});

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
  if (!isMailLabel(place))
    return (
      <Missing
        title="Mail not fount"
        text="The demo has no label of this name."
        link={<TextLink href={mailPath({})}>Go to all emails</TextLink>}
      />
    );
  const tabs = (data?.labels ?? []).map(({ name, isCustom, unreadCount }) => {
    const href = mailPath(isCustom ? { customLabel: name } : { systemLabel: name });
    return {
      value: href,
      label: unreadCount > 0 ? `${labelName(name)}, ${unreadCount} unread` : labelName(name),
      href,
    };
  });
  const mails = data?.mails;
  const unread = mails?.filter(({ isRead }) => !isRead).length ?? 0;
  const count = mails && countOf(mails.length, "email");
  return (
    <DetailPage
      title={title}
      line={count && unread > 0 ? `${count}, ${unread} unread` : count}
      actions={mayWrite ? [{ label: "Write an email", icon: Plus, href: "?new=", main: true }] : []}
      tabs={tabs.length > 0 ? <PageTabs label="Labels" tabs={tabs} value={here} /> : undefined}
    >
      {!mails && loading ? <SkeletonLines count={8} /> : null}
      {!mails && error ? <ErrorState {...failure("emails", error, refetch)} /> : null}
      {mails?.length === 0 ? <p>No emails here.</p> : null}
      <MailLines mails={mails ?? []} place={place} />
      <RecordDialogs dialogs={dialogs} />
    </DetailPage>
  );
}
