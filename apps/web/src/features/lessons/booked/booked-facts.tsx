import { noticeInWords } from "@app/domain/lessons/outcome-words.ts";
import { chargeInWords, payInWords } from "@app/domain/lessons/settled-share.ts";
import type { ReactNode } from "react";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { FactsDialog } from "../../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { FactsActions } from "../courses/facts-actions.tsx";
import { CoverWords } from "../credit-words.tsx";
import { giftsWords, MoneyParts } from "../../../shared/records/money-parts.tsx";
import { sharedMoneyWords } from "../../../shared/records/money-words.ts";
import { coursePath, lessonPath } from "../../../shared/links/record-paths.ts";
import { TutorLink } from "../../../shared/links/lesson-link.tsx";
import { CustomerLink, LearnerLink } from "../../../shared/links/party-links.tsx";
import { useBookedActions } from "./booked-actions.ts";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "./booked-record.generated.ts";
import { cancelled, reasonWord as reason, reported } from "./lesson-story.tsx";

type Lesson = BookedLessonRecordFragment;

const whoWords: Readonly<Record<string, string>> = {
  CUSTOMER: "The customer",
  TUTOR: "The tutor",
  STAFF: "Staff",
  SYSTEM: "The system",
};

/** That another time is sought, which times were proposed, and until when. */
function sought({ reschedule, anchorTimeZone }: Lesson): Readonly<Record<string, ReactNode>> {
  if (!reschedule) return {};
  const { byKind, at, note, proposals, status, expiresAt } = reschedule;
  return {
    "Another time": (
      <>
        {whoWords[byKind]} asked for it, <When value={at} />: {reason(reschedule.reason)}
        {note ? `. ${note}` : ""}
        {proposals.map(({ startAt, byKind: by, answer }) => (
          <p key={startAt} style={{ margin: 0 }}>
            <When value={startAt} timeZone={anchorTimeZone} place />, by {(whoWords[by] ?? "").toLowerCase()}:{" "}
            {answer?.toLowerCase() ?? "not answered yet"}
          </p>
        ))}
      </>
    ),
    ...(status === "PENDING_TIME" || status === "PROPOSED" ? { "Agree by": <When value={expiresAt} /> } : {}),
  };
}

/** That it was moved, by whom, why and how late. */
function moved({ move }: Lesson): Readonly<Record<string, ReactNode>> {
  if (!move) return {};
  const { byKind, noticeMinutes, inTime, note } = move;
  return {
    Moved: `${whoWords[byKind]}, ${noticeInWords(noticeMinutes)}, ${inTime ? "in time" : "late"}: ${reason(move.reason)}${note ? `. ${note}` : ""}`,
  };
}

/** What it comes to, and whether somebody objects. */
function settled({ dispute, settlement, money }: Lesson): Readonly<Record<string, ReactNode>> {
  const gift = money && giftsWords(money);
  return {
    ...(dispute
      ? {
          Disputed: (
            <>
              {whoWords[dispute.byKind]}, <When value={dispute.at} />: {dispute.reason}
            </>
          ),
        }
      : {}),
    ...(settlement
      ? {
          Settled: settlement.sentence,
          Charge: chargeInWords(settlement),
          ...(money
            ? {
                Money: (
                  <>
                    {sharedMoneyWords(money)}
                    <MoneyParts money={money} />
                  </>
                ),
              }
            : {}),
          ...(gift ? { Given: gift } : {}),
          "Tutor’s pay": payInWords(settlement),
        }
      : {}),
  };
}

/** Whether credit pays for it. */
function credited({ credit, settlement, startAt, endAt }: Lesson): Readonly<Record<string, ReactNode>> {
  if (!credit || settlement) return {};
  const minutes = (Date.parse(endAt) - Date.parse(startAt)) / 60_000;
  return { Credit: <CoverWords credit={credit} minutes={minutes} /> };
}

/** What is known of a lesson, by labels. */
export function lessonFacts(lesson: Lesson): Readonly<Record<string, ReactNode>> {
  const { startAt, anchorTimeZone, tutor, coversFor, customer, course, status, statusSince, hold, meetingUrl } = lesson;
  return {
    Status: (
      <>
        <StatusChip status={hold ? "hold" : status} /> since <Day value={statusSince} />
      </>
    ),
    Begins: <When value={startAt} place />,
    "For the learner": <When value={startAt} timeZone={anchorTimeZone} place />,
    "For the tutor": <When value={startAt} timeZone={tutor?.timeZone ?? anchorTimeZone} place />,
    Learner: <LearnerLink party={lesson} />,
    Customer: <CustomerLink customer={customer} />,
    Tutor: <TutorLink tutor={tutor} />,
    ...(coversFor ? { "Covers for": <TutorLink tutor={coversFor} /> } : {}),
    ...(course ? { Course: <TextLink href={coursePath(course.id)}>{course.confirmedNumber}</TextLink> } : {}),
    Link: meetingUrl ? <TextLink href={meetingUrl}>{meetingUrl}</TextLink> : "None yet",
    ...sought(lesson),
    ...moved(lesson),
    ...cancelled(lesson),
    ...settled(lesson),
    ...credited(lesson),
    ...reported(lesson),
    Activity: <TextLink href={lessonPath(lesson.id)}>Activity log</TextLink>,
  };
}

const Actions = ({ lesson }: { lesson: Lesson }) => (
  <FactsActions actions={useBookedActions(lesson)} label={`Actions for ${lesson.name}`} />
);

/** One dated lesson: by every clock, with what became of it. */
export function BookedFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="lesson"
      query={BookedLessonRecordDocument}
      title={({ name, subject }) => `${name}: ${subject}`}
      facts={lessonFacts}
    >
      {(lesson) => <Actions lesson={lesson} />}
    </FactsDialog>
  );
}
