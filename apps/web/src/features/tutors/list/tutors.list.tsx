import { toEnumName, tutorStatuses } from "@app/domain/enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/lessons/subjects.ts";
import { documentStates } from "@app/domain/tutors/tutor-enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { DocumentState, TutorStatus } from "@app/schema/types.generated.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { statusWord } from "@app/ui/value/status-tones.ts";
import { Day } from "@app/ui/value/when.tsx";
import { ZoneNow } from "@app/ui/value/zone-now.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, anyWord } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { within } from "../../../shared/views/period-filter.ts";
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
  return (
    <>
      <StatusChip status={status} />
      {awayUntil === null ? null : (
        <small>
          {" "}
          away until <Day value={awayUntil} />
        </small>
      )}
    </>
  );
}

const columns: readonly ListColumn<TutorRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", least: 168 },
  {
    ...{ id: "number", header: "Number", sort: "NUMBER", least: 84, most: 100, tight: "drop" },
    cell: ({ tutorNumber }) => tutorNumber,
  },
  {
    ...{ id: "status", header: "Status", card: "status", least: 112, most: 200 },
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
    ...{ id: "hours", header: "Max hours", least: 92, most: 110, tight: "drop" },
    cell: ({ maxHoursPerWeek }) => (maxHoursPerWeek === null ? "–" : `${maxHoursPerWeek} a week`),
  },
  { id: "documents", header: "Documents", least: 112, most: 150, tight: "drop", cell: documentsInWords },
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
    documents: {
      ...anyOf(
        "Documents",
        documentStates.map((value) => ({ value, label: stateWords[value] })),
        (state) => toEnumName(state) as DocumentState,
      ),
      uncounted: true,
    },
    onboarded: within("Tutor since"),
  },
});
