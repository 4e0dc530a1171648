import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { placeName, timeText } from "@app/ui/value/when-text.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { LessonLink } from "../../../shared/links/lesson-link.tsx";
import { customerPath, tutorPath } from "../../../shared/links/record-paths.ts";
import { usePodActions } from "../pod-actions.ts";
import { podDialogs } from "../pod-dialogs.ts";
import { billingWords, levelWords } from "../pod-labels.ts";
import { PodRecordDocument, type PodRecordFragment } from "../pod.generated.ts";

const list = { label: "Go to customer pods", href: "/app/tutoring/customer-pods" };

const tabs = tabsOf<PodRecordFragment>({
  members: {
    label: "Members and shares",
    count: ({ members }) => members.length,
    load: async () => (await import("./members-tab.tsx")).MembersTab,
  },
  lessons: { label: "Lessons", load: async () => (await import("./lessons-tab.tsx")).LessonsTab },
  invoices: { label: "Invoices", load: async () => (await import("./invoices-tab.tsx")).InvoicesTab },
  attendance: { label: "Attendance", load: async () => (await import("./attendance-tab.tsx")).AttendanceTab },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** For those who may not read invoices. */
const withoutMoney = tabs.filter(({ value }) => value !== "invoices");

/** One pod: what it learns, with whom, who pays, and what happened to it. */
export function PodScreen() {
  return (
    <RecordPage what="pod" query={PodRecordDocument} param="podId" list={list}>
      {(pod) => <Pod pod={pod} />}
    </RecordPage>
  );
}

function Pod({ pod }: { pod: PodRecordFragment }) {
  const { name, status, region, subject, level, tutor, billingMode, payer, anchorTimeZone, nextLesson } = pod;
  const now = useNow();
  const can = useCan();
  const shown = can("invoices:read") ? tabs : withoutMoney;
  const { strip, pane } = useRecordTabs(shown, pod, `About ${name}`);
  return (
    <>
      <DetailPage
        title={name}
        status={<StatusChip status={status} />}
        line={
          <>
            {region ? <TextLink href={`/app/tutoring/regions?view=${region.id}`}>{region.name}</TextLink> : null}
            <span>
              {[region && "", subject, level && levelWords(level)].filter((part) => part !== null).join(" · ")}
            </span>
          </>
        }
        actions={usePodActions(pod)}
        facts={[
          {
            label: "Tutor",
            value: tutor ? <TextLink href={tutorPath(tutor.id)}>{tutor.name}</TextLink> : "Not chosen yet",
          },
          {
            label: "Who pays",
            value: payer ? <TextLink href={customerPath(payer.id)}>{payer.name}</TextLink> : billingWords(billingMode),
            second: payer?.customerNumber,
          },
          { label: "Next lesson", value: <LessonLink lesson={nextLesson} none="None booked" /> },
          { label: "Lesson time zone", value: `${placeName(anchorTimeZone)} ${timeText(now, anchorTimeZone)}` },
        ]}
        tabs={strip}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={podDialogs} />
    </>
  );
}
