import { useSearchParams } from "react-router-dom";
import { ageGroups, dependentStatuses } from "@app/domain/people/people-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { words } from "@app/domain/views/words.ts";
import { Archive, CalendarCheck, Pencil, RotateCcw, User } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, bySubject, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { LessonLink, TutorLink } from "../../../shared/links/lesson-link.tsx";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { dependentKind } from "../customer.kind.ts";
import { useLessonActions } from "../use-lesson-actions.ts";
import { ageWords } from "../learner-labels.public.ts";
import { DependentsListDocument, type DependentRowFragment } from "./dependent.generated.ts";

function DependentRowActions({ dependent }: { dependent: DependentRowFragment }) {
  const { id, name, payer, status } = dependent;
  const can = useCan();
  const [params] = useSearchParams();
  const isActive = status === "ACTIVE";
  const lessons = useLessonActions("learnerId", id);
  const actions = [
    { label: "Open customer", icon: User, href: customerPath(payer.id) },
    ...(isActive && can(dependentKind.write)
      ? [{ label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) }]
      : []),
    { label: "Lessons", icon: CalendarCheck, href: `${customerPath(payer.id)}?tab=lessons` },
    ...(isActive ? lessons : []),
    {
      label: isActive ? "Archive" : "Restore",
      icon: isActive ? Archive : RotateCcw,
      href: withParams(params, { [isActive ? "archive" : "restore"]: id }),
      danger: isActive,
      disabledReason: can(dependentKind.act) ? undefined : whoMay(dependentKind.act),
    },
  ];
  return <MoreMenu actions={actions} label={`Actions for ${name}`} size="small" />;
}

const columns: readonly ListColumn<DependentRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 168 },
  {
    id: "age",
    header: "Age group",
    minWidth: 88,
    maxWidth: 104,
    cell: ({ ageGroup }) => (ageGroup ? sentenceCase(ageWords(ageGroup)) : "–"),
  },
  {
    id: "customer",
    header: "Customer",
    minWidth: 150,
    maxWidth: 240,
    cell: ({ payer }) => <TextLink href={customerPath(payer.id)}>{payer.name}</TextLink>,
  },
  {
    id: "level",
    header: "Level",
    minWidth: 100,
    maxWidth: 120,
    whenNarrow: "hide",
    cell: ({ level }) => (level ? sentenceCase(level.toLowerCase()) : "–"),
  },
  {
    id: "subjects",
    header: "Subjects",
    minWidth: 112,
    maxWidth: 200,
    cell: ({ subjects }) => subjects.join(", ") || "–",
  },
  {
    id: "tutor",
    header: "Tutor",
    minWidth: 120,
    maxWidth: 180,
    whenNarrow: "hide",
    cell: ({ nextLesson, lastLesson }) => <TutorLink tutor={(nextLesson ?? lastLesson)?.tutor ?? null} none="–" />,
  },
  {
    id: "nextLesson",
    header: "Next lesson",
    minWidth: 132,
    maxWidth: 170,
    cell: ({ nextLesson }) => <LessonLink lesson={nextLesson} />,
  },
  {
    id: "zone",
    header: "Time zone",
    minWidth: 136,
    maxWidth: 180,
    whenNarrow: "hide",
    cell: ({ zone, isElsewhere }) => (
      <Lines first={placeName(zone)} second={isElsewhere ? "Not the customer’s" : undefined} />
    ),
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 100,
    maxWidth: 120,
    cell: ({ status }) => <StatusChip status={status} />,
  },
  actionsColumn((dependent) => <DependentRowActions dependent={dependent} />),
];

export const dependentsList = listOf(DependentsListDocument, {
  sorts: ["NAME", "CREATED"],
  sort: "NAME_ASC",
  columns,
  facets: "dependent",
  filters: {
    ageGroup: anyOf(
      "Age group",
      ageGroups.map((value) => ({ value, label: sentenceCase(ageWords(toEnumName(value))) })),
      (group) => toEnumName(group),
    ),
    subject: bySubject(),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    upcoming: yesOrNo("Upcoming lesson", "Has one", "Has none"),
    status: oneOf("Status", dependentStatuses),
  },
});
