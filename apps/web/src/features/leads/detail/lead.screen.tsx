import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { None } from "../../../shared/errors/none.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { customerPath, leadsPath } from "../../../shared/links/record-paths.ts";
import { LessonLink } from "../../../shared/links/lesson-link.tsx";
import { lessonForOptions } from "../../customers/person-labels.public.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { aboutTaskDialogs } from "../../tasks/task-dialogs.public.ts";
import { useLeadActions } from "../lead-actions.ts";
import { leadDialogs } from "../lead-dialogs.ts";
import { noTrialWords } from "../lead-labels.ts";
import { LeadRecordDocument, type LeadRecordFragment } from "../lead.generated.ts";
import { NextActionDay } from "../next-action.tsx";
import { StageStrip } from "./stage-strip.tsx";

const list = { label: "Go to leads", href: leadsPath };
const learner = labelOf(lessonForOptions);

const tabs = tabsOf<LeadRecordFragment>({
  overview: { label: "Overview", load: async () => (await import("./overview-tab.tsx")).OverviewTab },
  timeline: { label: "Timeline", load: async () => (await import("./timeline-tab.tsx")).TimelineTab },
  tasks: { label: "Tasks", load: async () => (await import("./tasks-tab.tsx")).TasksTab },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** One lead: how far they have come, what is next, what they want, and what happened. */
export function LeadScreen() {
  return (
    <RecordPage what="lead" query={LeadRecordDocument} param="leadId" list={list}>
      {(lead) => <Lead lead={lead} />}
    </RecordPage>
  );
}

function Lead({ lead }: { lead: LeadRecordFragment }) {
  const { name, stage, region, customer, owner, createdAt, trialLesson } = lead;
  const { strip, pane } = useRecordTabs(tabs, lead, `About ${name}`);
  const actions = useLeadActions(lead);
  return (
    <>
      <DetailPage
        title={name}
        avatarOf={name}
        status={<StatusChip status={stage} />}
        line={
          <>
            {region ? <TextLink href={`/app/tutoring/regions?view=${region.id}`}>{region.name}</TextLink> : null}
            <span>
              {" "}
              · {learner(lead.whoIsLessonFor)} · asked on <Day value={createdAt} />
            </span>
            {customer ? (
              <span>
                {" "}
                · {stage === "CONVERTED" ? "now" : "account"}{" "}
                <TextLink href={customerPath(customer.id)}>{customer.name}</TextLink>
              </span>
            ) : null}
          </>
        }
        actions={actions}
        facts={[
          { label: "Next action", value: <NextActionDay lead={lead} />, second: lead.nextAction ?? undefined },
          { label: "Trial lesson", value: <LessonLink lesson={trialLesson} none={noTrialWords(stage)} /> },
          { label: "Owner", value: owner ? <StaffLink {...owner} /> : <None field="owner">Nobody yet</None> },
          { label: "Subjects", value: lead.subjects.join(", ") || "Not said" },
        ]}
        tabs={strip}
      >
        <StageStrip lead={lead} />
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={leadDialogs} />
      <RecordDialogs dialogs={aboutTaskDialogs} />
    </>
  );
}
