import { lessonBillings } from "@app/domain/lessons/lesson-enums.ts";
import { words } from "@app/domain/views/words.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { When } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../../shared/list/list-columns.tsx";
import { anyId, bySubject, oneOf, yesOrNo } from "../../../../shared/list/list-filters.ts";
import { listOf } from "../../../../shared/list/list-of.ts";
import { sentenceCase } from "../../../../shared/text/format.ts";
import { requestPath } from "../../../../shared/links/record-paths.ts";
import { TutorLink } from "../../../../shared/links/lesson-link.tsx";
import { LearnerLink, PayerLink } from "../../../../shared/links/party-links.tsx";
import { useCourseRowActions } from "../course-actions.ts";
import { ConfirmedLessonsListDocument, type ConfirmedLessonRowFragment } from "../course.generated.ts";
import { CourseStatus } from "../course-status.tsx";
import { courseCreditOptions, courseStatusOptions, slotsInWords } from "../course-labels.ts";
import { LessonsLeft } from "../../credit-words.tsx";

type Row = ConfirmedLessonRowFragment;

function RowActions({ course }: { course: Row }) {
  return <MoreMenu actions={useCourseRowActions(course)} label={`Actions for ${course.name}`} size="small" />;
}

function Times({ course }: { course: Row }) {
  const [here, there] = slotsInWords(course, course.tutor?.timeZone ?? course.anchorTimeZone, useNow());
  return <Lines first={here} second={there} />;
}

const clashes = ({ clashDates }: Row) => (clashDates.length > 0 ? `${clashDates.length} not booked` : undefined);

const columns: readonly ListColumn<Row>[] = [
  {
    id: "number",
    header: "Course",
    sort: "NUMBER",
    minWidth: 96,
    maxWidth: 120,
    card: "title",
    cell: ({ name, kind }) => <Lines first={name} second={sentenceCase(kind)} />,
  },
  {
    id: "learner",
    header: "Learner",
    card: "line",
    minWidth: 160,
    maxWidth: 240,
    cell: (course) => <Lines first={<LearnerLink party={course} />} second={<PayerLink party={course} />} />,
  },
  {
    id: "tutor",
    header: "Tutor",
    minWidth: 140,
    maxWidth: 200,
    card: "line",
    cell: ({ tutor }) => <TutorLink tutor={tutor} />,
  },
  {
    id: "subject",
    header: "Subject",
    minWidth: 110,
    maxWidth: 150,
    card: "line",
    cell: ({ subject, slots }) => (
      <Lines first={subject} second={`${slots.length} × ${slots[0]?.durationMinutes ?? 0} min`} />
    ),
  },
  {
    id: "times",
    header: "Times",
    minWidth: 190,
    maxWidth: 280,
    card: "line",
    cell: (course) => <Times course={course} />,
  },
  {
    id: "price",
    header: "Price",
    align: "right",
    minWidth: 110,
    maxWidth: 140,
    cell: ({ priceAmount, priceCurrency, billing, credit }) => (
      <Lines
        first={<MoneyText currency={priceCurrency} amount={priceAmount} />}
        second={credit ? <LessonsLeft credit={credit} /> : sentenceCase(billing)}
      />
    ),
  },
  {
    id: "next",
    header: "Next lesson",
    minWidth: 130,
    maxWidth: 150,
    whenNarrow: "hide",
    card: "foot",
    cell: ({ nextLessonAt }) => (nextLessonAt ? <When value={nextLessonAt} /> : "–"),
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 150,
    maxWidth: 170,
    cell: (course) => <Lines first={<CourseStatus course={course} />} second={clashes(course)} />,
  },
  {
    id: "request",
    header: "Request",
    minWidth: 96,
    maxWidth: 110,
    whenNarrow: "hide",
    cell: ({ request }) =>
      request ? <TextLink href={requestPath(request.id)}>{request.requestNumber}</TextLink> : "None",
  },
  actionsColumn((course) => <RowActions course={course} />),
];

export const coursesList = listOf(ConfirmedLessonsListDocument, {
  sorts: ["CREATED", "NUMBER", "START"],
  sort: "CREATED_DESC",
  columns,
  facets: "confirmedLesson",
  filters: {
    status: {
      ...oneOf("Status", courseStatusOptions),
      unset: "courses that have not ended",
    },
    subject: bySubject(),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    billing: oneOf("Billing", lessonBillings),
    credit: { ...oneOf("Credit", courseCreditOptions), uncounted: true },
    clash: yesOrNo("Clashes", "Could not be booked", "All booked"),
    pausing: yesOrNo("Pause", "Paused or about to be", "No pause"),
    tutorId: anyId("Tutor"),
  },
});
