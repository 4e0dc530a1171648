import { toOptions } from "../../../shared/text/option-labels.ts";
import { freeAtAsked, readFreeAt } from "@app/domain/tutors/free-at.ts";
import { inSubjectOrder } from "@app/domain/subjects.ts";
import { ratingFloors } from "@app/domain/ratings/rating-enums.ts";
import { documentStates, tutorStatuses, documentStateLabels } from "@app/domain/tutors/tutor-enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { ZoneNow } from "@app/ui/value/zone-now.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, anyWord, bySubject, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { LessonLink } from "../../../shared/links/lesson-link.tsx";
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
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 168 },
  {
    id: "number",
    header: "Number",
    sort: "NUMBER",
    minWidth: 84,
    maxWidth: 100,
    whenNarrow: "hide",
    cell: ({ tutorNumber }) => tutorNumber,
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 132,
    maxWidth: 160,
    cell: (tutor) => <Standing tutor={tutor} />,
  },
  {
    id: "subjects",
    header: "Subjects",
    minWidth: 128,
    maxWidth: 260,
    cell: ({ subjects }) => inSubjectOrder(subjects.map(({ subject }) => subject)).join(", "),
  },
  {
    id: "region",
    header: "Region",
    minWidth: 72,
    maxWidth: 90,
    whenNarrow: "hide",
    cell: ({ region }) => region?.code ?? "–",
  },
  {
    id: "time",
    header: "Their time",
    minWidth: 124,
    maxWidth: 150,
    whenNarrow: "hide",
    cell: ({ timeZone }) => <ZoneNow timeZone={timeZone} />,
  },
  {
    id: "hours",
    header: "This week",
    minWidth: 92,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: hoursText,
  },
  { id: "rating", header: "Rating", minWidth: 84, maxWidth: 110, cell: ({ figures }) => ratingOf(figures) },
  {
    id: "acceptance",
    header: "Accepts",
    minWidth: 84,
    maxWidth: 110,
    whenNarrow: "hide",
    cell: ({ figures }) => acceptanceText(figures),
  },
  {
    id: "noShows",
    header: "No-shows",
    minWidth: 84,
    maxWidth: 100,
    whenNarrow: "hide",
    cell: ({ figures }) => figures?.noShows ?? "–",
  },
  {
    id: "nextLesson",
    header: "Next lesson",
    minWidth: 132,
    maxWidth: 170,
    whenNarrow: "hide",
    cell: ({ figures }) => <LessonLink lesson={figures?.nextLesson ?? null} />,
  },
  { id: "documents", header: "Documents", minWidth: 112, maxWidth: 150, whenNarrow: "hide", cell: documentsInWords },
  {
    id: "tags",
    header: "Tags",
    minWidth: 112,
    maxWidth: 200,
    whenNarrow: "hide",
    cell: ({ tags }) => tags.join(", ") || "–",
  },
  {
    id: "onboarded",
    header: "Tutor since",
    sort: "ONBOARDED",
    minWidth: 132,
    maxWidth: 150,
    whenNarrow: "hide",
    cell: ({ onboardedAt }) => <Day value={onboardedAt} />,
  },
  actionsColumn((tutor) => <TutorRowActions tutor={tutor} />),
];

export const tutorsList = listOf(TutorsListDocument, {
  sorts: ["NAME", "NUMBER", "ONBOARDED"],
  sort: "NAME_ASC",
  columns,
  facets: "tutor",
  filters: {
    subject: bySubject(),
    dialect: anyWord("Dialect"),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    status: oneOf("Status", tutorStatuses),
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
      ...oneOf("Documents", toOptions(documentStates, documentStateLabels)),
      uncounted: true,
    },
    // Chosen in a dialog of its own, which no list of choices could be.
    freeAt: {
      label: "Free",
      options: [],
      byText: true,
      uncounted: true,
      asks: ([asked = ""]) => {
        const read = readFreeAt(asked);
        return read ? { freeAt: freeAtAsked(read) } : {};
      },
    },
    onboarded: within("onboarded", "Tutor since"),
  },
});
