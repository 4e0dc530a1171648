import { useParams, useSearchParams } from "react-router-dom";
import { accountPaths } from "@app/domain/account/account-paths.ts";
import { messages } from "@app/domain/messages.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Missing } from "@app/ui/feedback/missing.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { History } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Ago, Day } from "@app/ui/value/when.tsx";
import { useKeptTabs } from "../../../shared/drafts/kept-tabs.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { roleName, roleOf } from "../../../shared/text/format.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { LastSignIn } from "../last-sign-in.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { staffDialogs } from "../events/staff-dialogs.ts";
import { staffActions } from "../events/staff-events.ts";
import { tabOf, tabs } from "./staff-tabs.ts";
import { StaffUserDocument, type StaffDetailFragment } from "./staff-user.generated.ts";

/** One account: who it is, what it may do, where it is signed in and what it did. */
export function StaffUserScreen() {
  const id = useParams()["userId"] ?? "";
  const { data, loading, error, refetch } = useQuery(StaffUserDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const user = data?.staffUser;
  usePageTitle(user?.name ?? null);

  if (user) return <Account user={user} />;
  if (loading) return <SkeletonPage what="account" />;
  if (error) return <ErrorState {...failure("account", error, refetch)} />;
  return (
    <Missing
      title={messages.missing("account")}
      text="The address may be mistyped."
      link={<TextLink href="/app/management/users">Go to staff</TextLink>}
    />
  );
}

function Account({ user }: { user: StaffDetailFragment }) {
  const [params] = useSearchParams();
  const { id, name, avatar, email, role, status, lastLoginAt, lastActivityAt, createdAt, isActivated, viewerCan } =
    user;
  const { value } = tabOf(params.get("tab"));
  const { isUnsaved, panes } = useKeptTabs(value);
  const path = accountPaths.staffUser(id);
  const links = tabs.map((tab, index) => ({
    ...tab,
    href: index === 0 ? path : `${path}?tab=${tab.value}`,
    unsaved: isUnsaved(tab.value),
  }));

  return (
    <>
      <DetailPage
        title={name}
        avatarOf={name}
        avatarSrc={avatar}
        status={<StatusChip status={status} />}
        line={email}
        actions={[
          ...staffActions(user, params),
          {
            label: "History",
            icon: History,
            href: withParams(params, { history: id }),
            disabledReason: viewerCan.inspect.reason ?? undefined,
          },
        ]}
        facts={[
          { label: "Role", value: roleName(roleOf(role)) },
          { label: "Last sign-in", value: <LastSignIn at={lastLoginAt} role={role} /> },
          { label: "Last seen", value: lastActivityAt === null ? "Never" : <Ago value={lastActivityAt} /> },
          { label: "Password", value: isActivated ? "Chosen" : "Not chosen yet" },
          { label: "Account since", value: <Day value={createdAt} /> },
        ]}
        tabs={<PageTabs label={`About ${name}`} tabs={links} value={value} />}
      >
        {panes((name) => {
          const { Tab } = tabOf(name);
          return <Tab user={user} />;
        })}
      </DetailPage>
      <RecordDialogs dialogs={staffDialogs} />
    </>
  );
}
