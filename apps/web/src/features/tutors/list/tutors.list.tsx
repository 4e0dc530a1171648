import { freeAtAsked, readFreeAt } from "@app/domain/tutors/free-at.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/lessons/subjects.ts";
import { ratingFloors } from "@app/domain/ratings/rating-enums.ts";
import { documentStates, tutorStatuses } from "@app/domain/tutors/tutor-enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { DocumentState, TutorStatus } from "@app/schema/types.generated.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { statusWord } from "@app/ui/value/status-tones.ts";
import { Day } from "@app/ui/value/when.tsx";
import { ZoneNow } from "@app/ui/value/zone-now.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, anyWord } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { LessonLink } from "../../lessons/lesson-link.public.tsx";
import { acceptanceText, hoursText, ratingOf } from "../tutor-figures.ts";
import { useTutorRowActions } from "../tutor-actions.ts";
import { TutorsListDocument, type TutorRowFragment } from "../tutor.generated.ts";

function TutorRowActions({ tutor }: { tutor: TutorRowFragment }) {
  return <MoreMenu actions={useTutorRowActions(tutor)} label={`Actions for ${tutor.name}`} size="small" />;
}

/** "2 expired, 1 due"; "–" where every document is in order. */
function documentsInWords({
  documentsDue,
  documentsExpired,
}: Pick<TutorRowFragment, "documentsDue" | "documentsExpired">): string {
  const parts = [
    documentsExpired > 0 ? `${documentsExpired} expired` : "",
    documentsDue > 0 ? `${documentsDue} due` : "",
  ];
  return parts.filter(Boolean).join(", ") || "–";
}

/** The state, and until when somebody is away who is. */
function Standing({ tutor: { status, awayUntil } }: { tutor: TutorRowFragment }) {
  const until =
    awayUntil === null ? null : (
      <>
        until <Day value={awayUntil} />
      </>
    );
  return <Lines first={<StatusChip status={status} />} second={until} />;
}

const columns: readonly ListColumn<TutorRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", least: 168 },
  {
    ...{ id: "number", header: "Number", sort: "NUMBER", least: 84, most: 100, tight: "drop" },
    cell: ({ tutorNumber }) => tutorNumber,
  },
  {
    ...{ id: "status", header: "Status", card: "status", least: 132, most: 160 },
    cell: (tutor) => <Standing tutor={tutor} />,
  },
  {
    ...{ id: "subjects", header: "Subjects", least: 128, most: 260 },
    cell: ({ subjects }) => inSubjectOrder(subjects.map(({ subject }) => subject)).join(", "),
  },
  {
    ...{ id: "region", header: "Region", least: 72, most: 90, tight: "drop" },
    cell: ({ region }) => region?.code ?? "–",
  },
  {
    ...{ id: "time", header: "Their time", least: 124, most: 150, tight: "drop" },
    cell: ({ timeZone }) => <ZoneNow timeZone={timeZone} />,
  },
  {
    ...{ id: "hours", header: "This week", least: 92, most: 130, tight: "drop" },
    cell: hoursText,
  },
  { ...{ id: "rating", header: "Rating", least: 84, most: 110 }, cell: ({ figures }) => ratingOf(figures) },
  {
    ...{ id: "acceptance", header: "Accepts", least: 84, most: 110, tight: "drop" },
    cell: ({ figures }) => acceptanceText(figures),
  },
  {
    ...{ id: "noShows", header: "No-shows", least: 84, most: 100, tight: "drop" },
    cell: ({ figures }) => figures?.noShows ?? "–",
  },
  {
    ...{ id: "nextLesson", header: "Next lesson", least: 132, most: 170, tight: "drop" },
    cell: ({ figures }) => <LessonLink lesson={figures?.nextLesson ?? null} />,
  },
  { id: "documents", header: "Documents", least: 112, most: 150, tight: "drop", cell: documentsInWords },
  { id: "tags", header: "Tags", least: 112, most: 200, tight: "drop", cell: ({ tags }) => tags.join(", ") || "–" },
  {
    ...{ id: "onboarded", header: "Tutor since", sort: "ONBOARDED", least: 132, most: 150, tight: "drop" },
    cell: ({ onboardedAt }) => <Day value={onboardedAt} />,
  },
  actionsColumn((tutor) => <TutorRowActions tutor={tutor} />),
];

const stateWords: Record<(typeof documentStates)[number], string> = {
  valid: "Has a valid one",
  due: "Has one due",
  expired: "Has one expired",
};

export const tutorsList = listOf(TutorsListDocument, {
  sorts: ["NAME", "NUMBER", "ONBOARDED"],
  sort: "NAME_ASC",
  columns,
  facets: "tutor",
  filters: {
    subject: anyOf(
      "Subject",
      inSubjectOrder(subjectOptions).map((value) => ({ value, label: value })),
      (subject) => subject,
    ),
    dialect: anyWord("Dialect"),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    status: anyOf(
      "Status",
      tutorStatuses.map((value) => ({ value, label: statusWord(value) })),
      (status) => toEnumName(status) as TutorStatus,
    ),
    tag: anyWord("Tag"),
    rating: {
      ...anyOf(
        "Rating",
        ratingFloors.map((value) => ({ value, label: `${value} or more` })),
        (floor) => Number(floor),
      ),
      uncounted: true,
    },
    documents: {
      ...anyOf(
        "Documents",
        documentStates.map((value) => ({ value, label: stateWords[value] })),
        (state) => toEnumName(state) as DocumentState,
      ),
      uncounted: true,
    },
    // Chosen in a dialog of its own, which no list of choices could be.
    freeAt: {
      ...{ label: "Free", options: [], byText: true, uncounted: true },
      asks: ([asked = ""]) => {
        const read = readFreeAt(asked);
        return read ? { freeAt: freeAtAsked(read) } : {};
      },
    },
    onboarded: within("onboarded", "Tutor since"),
  },
});
