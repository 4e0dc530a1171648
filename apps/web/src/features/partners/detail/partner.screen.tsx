import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { AgreementEnd } from "../agreement-end.tsx";
import { usePartnerActions } from "../partner-actions.ts";
import { partnerDialogs } from "../partner-dialogs.ts";
import { learnerDialogs } from "../learners/learner-dialogs.ts";
import { kindWord } from "../partner-labels.ts";
import { PartnerRecordDocument, type PartnerRecordFragment } from "../partner.generated.ts";
import { partnersPath } from "../partner.kind.ts";

const list = { label: "Go to partners", href: partnersPath };

const dialogs = { ...partnerDialogs, ...learnerDialogs };

const tabs = tabsOf<PartnerRecordFragment>({
  overview: { label: "Overview", load: async () => (await import("./overview-tab.tsx")).OverviewTab },
  users: {
    label: "Users",
    count: ({ userCount }) => userCount,
    load: async () => (await import("./users-tab.tsx")).UsersTab,
  },
  learners: {
    label: "Learners",
    count: ({ learnerCount }) => learnerCount,
    load: async () => (await import("./learners-tab.tsx")).LearnersTab,
  },
  agreement: { label: "Agreement", load: async () => (await import("./agreement-tab.tsx")).AgreementTab },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** One partner: who it is, what was agreed, and what happened to it. */
export function PartnerScreen() {
  return (
    <RecordPage what="partner" query={PartnerRecordDocument} param="id" list={list}>
      {(partner) => <Partner partner={partner} />}
    </RecordPage>
  );
}

function Partner({ partner }: { partner: PartnerRecordFragment }) {
  const { name, kind, status, logoFile, contactName, contactEmail, code, owner, regions } = partner;
  const { strip, pane } = useRecordTabs(tabs, partner, `About ${name}`);
  const places = (regions ?? []).map((region) => region.name);
  return (
    <>
      <DetailPage
        title={name}
        avatarOf={name}
        avatarSrc={logoFile?.url}
        status={<StatusChip status={status} />}
        line={[kindWord(kind), ...places].join(" · ")}
        actions={usePartnerActions(partner)}
        facts={[
          { label: "Contact", value: contactName, second: contactEmail },
          { label: "Code", value: code },
          { label: "Agreement end", value: <AgreementEnd {...partner} /> },
          { label: "Owner", value: owner ? <StaffLink {...owner} /> : "Nobody yet" },
        ]}
        tabs={strip}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={dialogs} />
    </>
  );
}
