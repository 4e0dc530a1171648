import { inPercent } from "@app/domain/percent.ts";
import { counted } from "@app/domain/counted.ts";
import type { ComponentProps, ReactNode } from "react";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { FactsDialog } from "../../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { lessonsOfCourse, requestPath } from "../../../shared/links/record-paths.ts";
import { TutorLink } from "../../../shared/links/lesson-link.tsx";
import { CustomerLink, LearnerLink } from "../../../shared/links/party-links.tsx";
import { CreditOfCourse } from "../credit-words.tsx";
import { useCourseActions } from "./course-actions.ts";
import { ConfirmedLessonRecordDocument, type ConfirmedLessonRecordFragment } from "./course-record.generated.ts";
import { PauseDays } from "./course-status.tsx";
import { slotsInWords } from "./course-labels.ts";
import { FactsActions } from "./facts-actions.tsx";

type Course = ConfirmedLessonRecordFragment;

function Times({ course }: { course: Course }) {
  const [here, there] = slotsInWords(course, course.tutor?.timeZone ?? course.anchorTimeZone, useNow());
  return <Lines first={here} second={there} />;
}

function Extent({ course: { startOn, endOn, lessonCount } }: { course: Course }) {
  return (
    <>
      From <Day value={startOn} />
      {endOn ? (
        <>
          {" until "}
          <Day value={endOn} />
        </>
      ) : null}
      {lessonCount ? `, ${counted(lessonCount, "lesson")}` : null}
    </>
  );
}

/** "£30.00 until 1 Dec": what lessons cost before its price was changed. */
function Price({ course: { priceCurrency, priceAmount, earlierPrices, billing } }: { course: Course }) {
  return (
    <>
      <MoneyText currency={priceCurrency} amount={priceAmount} /> a lesson, {billing.toLowerCase()}
      {earlierPrices.map(({ until, priceAmount: before }) => (
        <span key={until}>
          ; <MoneyText currency={priceCurrency} amount={before} /> before <Day value={until} />
        </span>
      ))}
    </>
  );
}

/** From when until when there are no lessons, and who taught before. */
function changed(course: Course): Readonly<Record<string, ReactNode>> {
  const { pausedFrom, handover } = course;
  return {
    ...(pausedFrom ? { Pause: <PauseDays {...course} /> } : {}),
    ...(handover
      ? {
          Handover: (
            <>
              From <TutorLink tutor={handover.fromTutor} /> on <Day value={handover.effectiveOn} />: {handover.note}
            </>
          ),
        }
      : {}),
  };
}

function Credit(props: Omit<ComponentProps<typeof CreditOfCourse>, "mayBill">) {
  return <CreditOfCourse {...props} mayBill={useCan()("invoices:write")} />;
}

const days = (dates: readonly string[]) =>
  dates.map((date, n) => (
    <span key={date}>
      {n > 0 ? ", " : null}
      <Day value={date} />
    </span>
  ));

function factsOf(course: Course): Readonly<Record<string, ReactNode>> {
  const { customer, tutor, status, statusSince, endedReason, nextLessonAt, skipDates, clashDates, request } = course;
  const { policySnapshot: policy, meetingUrl, pausedFrom, pausedUntil } = course;
  // The days of a pause are told as one.
  const skipped = skipDates.filter((date) => !pausedFrom || !pausedUntil || date < pausedFrom || date > pausedUntil);
  return {
    Status: (
      <>
        <StatusChip status={status} /> since <Day value={statusSince} />
      </>
    ),
    ...(endedReason ? { "Why it ended": endedReason } : {}),
    Learner: <LearnerLink party={course} />,
    Customer: <CustomerLink customer={customer} />,
    Tutor: <TutorLink tutor={tutor} />,
    ...changed(course),
    Times: <Times course={course} />,
    Extent: <Extent course={course} />,
    Lessons: <TextLink href={lessonsOfCourse(course.id)}>All lessons of this course</TextLink>,
    ...(nextLessonAt ? { "Next lesson": <When value={nextLessonAt} /> } : {}),
    ...(skipped.length > 0 ? { "No lesson on": days(skipped) } : {}),
    ...(clashDates.length > 0 ? { "Could not be booked": days(clashDates) } : {}),
    Price: <Price course={course} />,
    ...(course.credit ? { Credit: <Credit courseId={course.id} credit={course.credit} /> } : {}),
    "Cancellation policy": `Free until ${policy.windowHours} h before; then ${inPercent(policy.lateCancelPercent)}, no-show ${inPercent(policy.noShowPercent)} after ${policy.graceMinutes} min`,
    Link: meetingUrl ? <TextLink href={meetingUrl}>{meetingUrl}</TextLink> : "None yet",
    ...(request ? { Request: <TextLink href={requestPath(request.id)}>{request.requestNumber}</TextLink> } : {}),
  };
}

const Actions = ({ course }: { course: Course }) => (
  <FactsActions actions={useCourseActions(course)} label={`Actions for ${course.name}`} />
);

/** One course: who, when, what it costs, where its lessons are, and what can be done with it. */
export function CourseFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="confirmed lesson"
      query={ConfirmedLessonRecordDocument}
      title={({ name, subject }) => `${name}: ${subject}`}
      facts={factsOf}
    >
      {(course) => <Actions course={course} />}
    </FactsDialog>
  );
}
