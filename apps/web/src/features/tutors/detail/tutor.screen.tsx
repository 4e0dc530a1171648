import { inSubjectOrder } from "@app/domain/subjects.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { placeName, timeText } from "@app/ui/value/when-text.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { LessonLink } from "../../../shared/links/lesson-link.tsx";
import { tutorsPath } from "../../../shared/links/record-paths.ts";
import { entryDialogs } from "../../journal/journal-dialogs.public.ts";
import { bookDialogs } from "../../lessons/courses/book/book-dialogs.public.ts";
import { ratingDialogs } from "../../lessons/ratings/rating-dialogs.public.ts";
import { feedbackTabDialogs } from "../../tutor-feedback/tutor-feedback-dialogs.public.ts";
import { partDialogs } from "../parts/part-dialogs.ts";
import { hoursText, ratingOf } from "../tutor-figures.ts";
import { useTutorActions } from "../tutor-actions.ts";
import { tutorDialogs } from "../tutor-dialogs.ts";
import { TutorRecordDocument, type TutorRecordFragment } from "../tutor.generated.ts";

const list = { label: "Go to tutors", href: tutorsPath };

const open = {
  profile: { label: "Profile", load: async () => (await import("./profile-tab.tsx")).ProfileTab },
  timeline: { label: "Timeline", load: async () => (await import("./timeline-tab.tsx")).TimelineTab },
  availability: {
    label: "Availability and time off",
    load: async () => (await import("./availability-tab.tsx")).AvailabilityTab,
  },
  lessons: { label: "Lessons", load: async () => (await import("./lessons-tab.tsx")).LessonsTab },
  learners: { label: "Learners", load: async () => (await import("./learners-tab.tsx")).LearnersTab },
  documents: { label: "Documents", load: async () => (await import("./documents-tab.tsx")).DocumentsTab },
};
const about = {
  ratings: {
    label: "Ratings",
    load: async () => (await import("./ratings-tab.tsx")).RatingsTab,
  },
  studentRatings: {
    label: "Student ratings given",
    load: async () => (await import("./ratings-tab.tsx")).StudentRatingsTab,
  },
  journal: {
    label: "Journal",
    load: async () => (await import("../../journal/tutor-journal.public.tsx")).TutorJournal,
    count: ({ journalCount }: TutorRecordFragment) => journalCount ?? 0,
  },
  feedback: {
    label: "Feedback",
    load: async () => (await import("../../tutor-feedback/tutor-feedback-tab.public.tsx")).TutorFeedbackTab,
    count: ({ feedbackCount }: TutorRecordFragment) => feedbackCount ?? 0,
  },
};
const hiring = { label: "Hiring history", load: async () => (await import("./hiring-tab.tsx")).HiringTab };
const activity = { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab };

const tabs = tabsOf<TutorRecordFragment>({ ...open, ...about, hiring, activity });
const tabsWithPay = tabsOf<TutorRecordFragment>({
  ...open,
  pay: { label: "Pay", load: async () => (await import("./pay-tab.tsx")).PayTab },
  ...about,
  hiring,
  activity,
});

/** One tutor: who they are and what they teach, when they are free, their papers, their pay, and what happened. */
export function TutorScreen() {
  return (
    <RecordPage what="tutor" query={TutorRecordDocument} param="customerId" list={list}>
      {(tutor) => <Tutor tutor={tutor} />}
    </RecordPage>
  );
}

/** "2 expired"; what is wrong with somebody's documents first. */
function documentsFact({ documentsDue, documentsExpired }: TutorRecordFragment) {
  if (documentsExpired > 0) return { value: `${documentsExpired} expired`, second: "Renew before the next booking" };
  if (documentsDue > 0) return { value: `${documentsDue} due`, second: "Within 30 days" };
  return { value: "In order" };
}

function Tutor({ tutor }: { tutor: TutorRecordFragment }) {
  const { name, status, region, tutorNumber, subjects, timeZone, awayUntil, onboardedAt, figures } = tutor;
  const now = useNow();
  const { strip, pane } = useRecordTabs(useCan()("payRates:read") ? tabsWithPay : tabs, tutor, `About ${name}`);
  const actions = useTutorActions(tutor);
  return (
    <>
      <DetailPage
        title={name}
        avatarOf={name}
        status={<StatusChip status={status} />}
        line={
          <>
            <span>{tutorNumber} · </span>
            {region ? <TextLink href={`/app/tutoring/regions?view=${region.id}`}>{region.name}</TextLink> : null}
            <span>
              {" "}
              · {inSubjectOrder(subjects.map(({ subject }) => subject)).join(", ")} · tutor since{" "}
              <Day value={onboardedAt} />
            </span>
          </>
        }
        actions={actions}
        facts={[
          {
            label: "Their time",
            value: timeText(now, timeZone),
            second:
              awayUntil === null ? (
                placeName(timeZone)
              ) : (
                <>
                  Away until <Day value={awayUntil} />
                </>
              ),
          },
          { label: "Hours this week", value: hoursText(tutor) },
          { label: "Rating", value: ratingOf(figures) },
          { label: "Next lesson", value: <LessonLink lesson={figures?.nextLesson ?? null} none="None booked" /> },
          { label: "Documents", ...documentsFact(tutor) },
        ]}
        tabs={strip}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={tutorDialogs} />
      <RecordDialogs dialogs={bookDialogs} />
      <RecordDialogs dialogs={partDialogs} />
      <RecordDialogs dialogs={entryDialogs} />
      <RecordDialogs dialogs={feedbackTabDialogs} />
      <RecordDialogs dialogs={ratingDialogs} />
    </>
  );
}
