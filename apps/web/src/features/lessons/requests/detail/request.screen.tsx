import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Due } from "@app/ui/value/due.tsx";
import { Search } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { None, useIsUnavailable } from "../../../../shared/errors/none.tsx";
import { RecordDialogs } from "../../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../../shared/records/record-tabs.tsx";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { soughtAddress } from "../../../../shared/links/slots-address.ts";
import { coursePath, requestsPath, tutorPath } from "../../../../shared/links/record-paths.ts";
import { StaffLink } from "../../../staff/staff-link.public.tsx";
import { AskerLink, LearnerLink, zoneOf } from "../party.tsx";
import { useRequestActions } from "../request-actions.ts";
import { requestDialogs } from "../request-dialogs.ts";
import { lessonKindOptions } from "../request-labels.ts";
import { LessonRequestRecordDocument, type LessonRequestRecordFragment } from "../request.generated.ts";
import { RequestFacts } from "./request-facts.tsx";

const list = { label: "Go to lesson requests", href: requestsPath };
const kind = labelOf(lessonKindOptions);

const panes = {
  matches: { label: "Matches", load: async () => (await import("./matches-tab.tsx")).MatchesTab },
  proposals: {
    label: "Proposals",
    count: ({ proposals }: LessonRequestRecordFragment) => proposals?.length ?? 0,
    load: async () => (await import("./proposals-tab.tsx")).ProposalsTab,
  },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
};
const tabs = tabsOf<LessonRequestRecordFragment>(panes);
/** Once something is proposed or agreed, that is what the page opens on. */
const agreedTabs = tabsOf<LessonRequestRecordFragment>({
  proposals: panes.proposals,
  matches: panes.matches,
  activity: panes.activity,
});
const agreedStatuses = ["PROPOSED", "TUTOR_ACCEPTED", "CONFIRMED"];

/** One request: who asks and for what, who could teach it, what was proposed, and what happened. */
export function RequestScreen() {
  return (
    <RecordPage what="request" query={LessonRequestRecordDocument} param="requestId" list={list}>
      {(request) => <Request request={request} />}
    </RecordPage>
  );
}

/** Where free times are looked for, with what is known of who learns. */
function freeSlotOf(request: LessonRequestRecordFragment): PageAction[] {
  const { subject, durationMinutes: minutes, dueAt, pod, learner } = request;
  if (dueAt === null) return [];
  const sought = {
    subject,
    minutes,
    timeZone: zoneOf(request) ?? "",
    learnerId: pod === null ? (learner?.id ?? "") : "",
    requestId: request.id,
  };
  const href = `/app/tutoring/calendar?slots=${encodeURIComponent(soughtAddress(sought))}`;
  return [{ label: "Find a free slot", icon: Search, href }];
}

function Request({ request }: { request: LessonRequestRecordFragment }) {
  const {
    name,
    status,
    region,
    owner,
    regionIsStaffed,
    dueAt,
    statusSince,
    subject,
    closedReason,
    createdAt,
    proposedTutor,
    confirmedLesson,
  } = request;
  const isOwnerUnknown = useIsUnavailable("owner");
  const { strip, pane } = useRecordTabs(agreedStatuses.includes(status) ? agreedTabs : tabs, request, `About ${name}`);
  return (
    <>
      <DetailPage
        title={`${name}: ${subject}`}
        status={<StatusChip status={status} />}
        line={
          <>
            {region ? (
              <>
                <TextLink href={`/app/tutoring/regions?view=${region.id}`}>{region.name}</TextLink> ·{" "}
              </>
            ) : null}
            <span>
              {kind(request.kind)} · asked <When value={createdAt} />
            </span>
          </>
        }
        actions={[...useRequestActions(request), ...freeSlotOf(request)]}
        facts={[
          dueAt
            ? { label: "Answer due", value: <Due value={dueAt} from={statusSince} /> }
            : { label: "Closed", value: <When value={statusSince} />, second: closedReason ?? undefined },
          { label: "Customer", value: <AskerLink party={request} /> },
          { label: "Learner", value: <LearnerLink party={request} /> },
          ...(proposedTutor
            ? [
                {
                  label: status === "PROPOSED" ? "Proposed to" : "Tutor",
                  value: <TextLink href={tutorPath(proposedTutor.id)}>{proposedTutor.name}</TextLink>,
                },
              ]
            : []),
          ...(confirmedLesson
            ? [
                {
                  label: "Course",
                  value: <TextLink href={coursePath(confirmedLesson.id)}>{confirmedLesson.confirmedNumber}</TextLink>,
                },
              ]
            : []),
          {
            label: "Owner",
            value: owner ? <StaffLink {...owner} /> : <None field="owner">Nobody yet</None>,
            second:
              owner || regionIsStaffed || isOwnerUnknown
                ? undefined
                : `Nobody is assigned to ${region?.name ?? "its region"}`,
          },
        ]}
        tabs={strip}
        aside={<RequestFacts request={request} />}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={requestDialogs} />
    </>
  );
}
