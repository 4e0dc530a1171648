import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Ago, Day, When } from "@app/ui/value/when.tsx";
import { RecordDialogs } from "../../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../../shared/records/record-tabs.tsx";
import { partnerPath } from "../../partner.kind.ts";
import { useUserActions } from "../user-actions.ts";
import { partnerUserDialogs } from "../user-dialogs.ts";
import { roleWord, staffRemark } from "../user-labels.ts";
import { UserStatus } from "../user-status.tsx";
import { PartnerUserRecordDocument, type PartnerUserRowFragment } from "../user.generated.ts";
import { partnerUsersPath } from "../user.kind.ts";

const list = { label: "Go to partner users", href: partnerUsersPath };

const tabs = tabsOf<PartnerUserRowFragment>({
  learners: { label: "Learners", load: async () => (await import("./user-learners.tsx")).UserLearners },
  activity: { label: "Activity", load: async () => (await import("./user-activity.tsx")).UserActivity },
});

/** One person who works for a partner, and what happened to them. */
export function UserScreen() {
  return (
    <RecordPage what="partner user" query={PartnerUserRecordDocument} param="userId" list={list}>
      {(user) => <User user={user} />}
    </RecordPage>
  );
}

function User({ user }: { user: PartnerUserRowFragment }) {
  const { name, email, partner, partnerRole, hasStaffAccount, invitedUntil, lastSeenAt, createdAt, status } = user;
  const { strip, pane } = useRecordTabs(tabs, user, `About ${name}`);
  return (
    <>
      <DetailPage
        title={name}
        avatarOf={name}
        status={<UserStatus user={user} />}
        line={hasStaffAccount ? `${email} · ${staffRemark}` : email}
        actions={useUserActions(user)}
        facts={[
          {
            label: "Partner",
            value: partner ? <TextLink href={partnerPath(partner.id)}>{partner.name}</TextLink> : "–",
          },
          { label: "Role", value: roleWord(partnerRole) },
          { label: "Last seen", value: lastSeenAt === null ? "Never" : <Ago value={lastSeenAt} /> },
          status === "INVITED"
            ? { label: "Link works until", value: invitedUntil ? <When value={invitedUntil} /> : "No link" }
            : { label: "Added", value: <Day value={createdAt} /> },
        ]}
        tabs={strip}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={partnerUserDialogs} />
    </>
  );
}
