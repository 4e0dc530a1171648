import { useNavigate } from "react-router-dom";
import { chargeInWords } from "@app/domain/lessons/settled-share.ts";
import { readDayRange } from "@app/domain/views/day-range.ts";
import { words } from "@app/domain/views/words.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import type { ListState } from "@app/ui/list/list-state.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { actionsColumn } from "../../../../shared/list/list-columns.tsx";
import { anyId, bySubject, oneOf, yesOrNo } from "../../../../shared/list/list-filters.ts";
import { listOf } from "../../../../shared/list/list-of.ts";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { within } from "../../../../shared/views/period-filter.ts";
import { CoverWords } from "../../credit-words.tsx";
import { moneyWords } from "../../../../shared/records/money-words.ts";
import { coursePath } from "../../../../shared/links/record-paths.ts";
import { TutorLink } from "../../../../shared/links/lesson-link.tsx";
import { LearnerLink, PayerLink } from "../../../../shared/links/party-links.tsx";
import { lessonKindOptions } from "../../requests/request-labels.ts";
import { BookedLessonsListDocument, type BookedLessonRowFragment } from "../booked.generated.ts";
import { useBookedRowActions } from "../booked-actions.ts";
import { bookedStatusOptions } from "../booked-labels.ts";

type Row = BookedLessonRowFragment;

/** What a lesson most often needs as it stands, its outcome or calling it off, is one press away; the menu has all. */
function RowActions({ lesson }: { lesson: Row }) {
  const actions = useBookedRowActions(lesson);
  const navigate = useNavigate();
  const can = actions.filter(({ href, disabledReason }) => href && !disabledReason);
  const first = can.find(({ label }) => label === "Complete") ?? can.find(({ danger }) => danger);
  return (
    <span style={{ display: "flex", justifyContent: "flex-end", gap: 4 }}>
      {first?.icon ? (
        <IconAction
          label={`${first.label} ${lesson.name}`}
          icon={first.icon}
          size="small"
          onClick={() => void navigate(first.href ?? "")}
        />
      ) : null}
      <MoreMenu actions={actions} label={`Actions for ${lesson.name}`} size="small" />
    </span>
  );
}

/** A time by somebody else's clock; the date stands beside it. */
function There({ at, timeZone }: { at: string; timeZone: string }) {
  return <Lines first={<When value={at} timeZone={timeZone} short />} second={placeName(timeZone)} />;
}

const kind = labelOf(lessonKindOptions);
const minutes = ({ startAt, endAt }: Row) => (Date.parse(endAt) - Date.parse(startAt)) / 60_000;

/** What it comes to once it is settled, and whether credit pays for it. */
function Money({ lesson }: { lesson: Row }) {
  const { settlement, credit, money } = lesson;
  if (!settlement) return credit ? <CoverWords credit={credit} minutes={minutes(lesson)} /> : "–";
  return <Lines first={`${chargeInWords(settlement)} charged`} second={money ? moneyWords(money) : null} />;
}

const columns: readonly ListColumn<Row>[] = [
  {
    id: "start",
    header: "Start",
    sort: "START",
    minWidth: 132,
    maxWidth: 170,
    card: "title",
    cell: (lesson) => <Lines first={<When value={lesson.startAt} />} second={`${minutes(lesson)} min`} />,
  },
  {
    id: "learnerTime",
    header: "Learner’s time",
    minWidth: 102,
    maxWidth: 140,
    whenNarrow: "hide",
    cell: ({ startAt, anchorTimeZone }) => <There at={startAt} timeZone={anchorTimeZone} />,
  },
  {
    id: "tutorTime",
    header: "Tutor’s time",
    minWidth: 102,
    maxWidth: 140,
    whenNarrow: "hide",
    cell: ({ startAt, tutor, anchorTimeZone }) => <There at={startAt} timeZone={tutor?.timeZone ?? anchorTimeZone} />,
  },
  {
    id: "learner",
    header: "Learner",
    card: "line",
    minWidth: 132,
    maxWidth: 230,
    cell: (lesson) => <Lines first={<LearnerLink party={lesson} />} second={<PayerLink party={lesson} />} />,
  },
  {
    id: "tutor",
    header: "Tutor",
    minWidth: 132,
    maxWidth: 200,
    card: "line",
    cell: ({ tutor, coversFor }) => (
      <Lines first={<TutorLink tutor={tutor} />} second={coversFor ? <>Covers for {coversFor.name}</> : undefined} />
    ),
  },
  {
    id: "subject",
    header: "Subject",
    minWidth: 90,
    maxWidth: 150,
    card: "line",
    cell: (lesson) => <Lines first={lesson.subject} second={kind(lesson.kind)} />,
  },
  {
    id: "number",
    header: "Lesson",
    minWidth: 110,
    maxWidth: 130,
    whenNarrow: "hide",
    card: "foot",
    cell: ({ name, course }) => (
      <Lines
        first={name}
        second={course ? <TextLink href={coursePath(course.id)}>{course.confirmedNumber}</TextLink> : undefined}
      />
    ),
  },
  {
    id: "link",
    header: "Link",
    onlyOnScreen: true,
    minWidth: 66,
    maxWidth: 100,
    cell: ({ meetingUrl }) => (meetingUrl ? <TextLink href={meetingUrl}>Open</TextLink> : "Missing"),
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 164,
    maxWidth: 190,
    cell: (lesson) => (
      <Lines first={<StatusChip status={lesson.status} />} second={lesson.hold ? "Held until paid" : undefined} />
    ),
  },
  {
    id: "money",
    header: "Money",
    minWidth: 104,
    maxWidth: 150,
    cell: (lesson) => <Money lesson={lesson} />,
  },
  actionsColumn((lesson) => <RowActions lesson={lesson} />, 86),
];

const backwards = new Set(["last-7-days", "last-28-days", "last-month"]);
const isPast = (period = "") =>
  backwards.has(period) || (readDayRange(period)?.until ?? "9") < new Date().toISOString().slice(0, 10);

/** None of these is to come: those that were called off or moved, and those with an outcome. */
const notToCome = ["completed", "student-no-show", "tutor-no-show", "cancelled", "rescheduled", "disputed"];
const isOff = (status: readonly string[] = []) => status.length > 0 && status.every((one) => notToCome.includes(one));

/** Whether lessons that are over are among those asked for, with no time or course to begin from. */
const looksBack = ({ upcoming, period, status, courseId }: ListState["filters"]) =>
  upcoming?.[0] === "false" ||
  isPast(period?.[0]) ||
  (isOff(status) && ![upcoming, period, courseId].some((one) => one?.length)) ||
  ![upcoming, period, status, courseId].some((one) => one?.length);

export const bookedList = listOf(BookedLessonsListDocument, {
  sorts: ["START"],
  sort: "START_ASC",
  // What is past is looked back at: the newest first.
  sortFor: (filters) => (looksBack(filters) ? "START_DESC" : undefined),
  columns,
  facets: "bookedLesson",
  preset: {
    name: "upcoming",
    value: "true",
    unless: ["status", "period", "late", "outage", "disputed", "courseId"],
    givesWayTo: ["period"],
    givesWayAt: { status: notToCome },
  },
  filters: {
    period: within("period", "Period", true),
    upcoming: { ...yesOrNo("When", "Upcoming", "Past"), unset: "Upcoming and past" },
    status: oneOf("Status", bookedStatusOptions),
    kind: oneOf("Kind", lessonKindOptions),
    subject: bySubject(),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    tutorId: anyId("Tutor"),
    late: yesOrNo("Late cancellation", "Cancelled late", "Others"),
    outage: yesOrNo("Outage", "Power or internet failed", "Others"),
    tutorAway: yesOrNo("Tutor away", "Tutor away", "Tutor at work"),
    covered: yesOrNo("Cover", "Covered by another tutor", "Usual tutor"),
    link: yesOrNo("Link", "Set", "Missing"),
    disputed: yesOrNo("Disputed", "In dispute", "Others"),
    hold: yesOrNo("Held", "Until paid", "Not held"),
    customerId: anyId("Customer"),
    courseId: anyId("Course"),
  },
});
