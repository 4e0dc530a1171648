import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { Button } from "@app/ui/page/button.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Due } from "@app/ui/value/due.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { StaffLink } from "../../../staff/staff-link.public.tsx";
import { None, useIsUnavailable } from "../../../../shared/errors/none.tsx";
import { actionsColumn } from "../../../../shared/list/list-columns.tsx";
import { anyId, bySubject, oneOf, yesOrNo } from "../../../../shared/list/list-filters.ts";
import { listOf } from "../../../../shared/list/list-of.ts";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { within } from "../../../../shared/views/period-filter.ts";
import { MatchCount } from "./match-count.tsx";
import { askerOf, learnerInWords } from "../party.tsx";
import { PreferredTimes } from "../preferred-times.tsx";
import { useRequestRowActions } from "../request-actions.ts";
import { lessonKindOptions, levelOptions, requestStatusOptions } from "../request-labels.ts";
import { LessonRequestsListDocument, type LessonRequestRowFragment } from "../request.generated.ts";
import { requestKind } from "../request.kind.ts";
import { useClaim } from "../use-claim.ts";

type Row = LessonRequestRowFragment;

function RowActions({ request }: { request: Row }) {
  return <MoreMenu actions={useRequestRowActions(request)} label={`Actions for ${request.name}`} size="small" />;
}

/** The customer or lead, and below it the learner; "Unknown" is shown once for both. */
function Party({ request }: { request: Row }) {
  const [asker, learner] = [askerOf(request), learnerInWords(request)];
  return <Lines first={asker} second={learner === asker ? undefined : learner} />;
}

/** Who looks after it; where nobody does, the way to do so. */
function Owner({ request }: { request: Row }) {
  const { owner, name, dueAt } = request;
  const claim = useClaim(request);
  const mayClaim = useCan()(requestKind.act);
  const isUnknown = useIsUnavailable("owner");
  if (owner) return <StaffLink {...owner} />;
  if (isUnknown || !claim || !mayClaim || dueAt === null) return <None field="owner">Nobody</None>;
  return (
    <Button size="small" aria-label={`Claim ${name}`} pending={claim.pending} onClick={() => claim.onSelect?.()}>
      Claim
    </Button>
  );
}

const kind = labelOf(lessonKindOptions);
const level = labelOf(levelOptions);

const columns: readonly ListColumn<Row>[] = [
  {
    id: "due",
    header: "Answer due",
    sort: "DUE",
    minWidth: 172,
    maxWidth: 190,
    card: "lead",
    cell: ({ dueAt, statusSince }) => (dueAt ? <Due value={dueAt} from={statusSince} /> : "–"),
  },
  {
    id: "number",
    header: "Request",
    sort: "NUMBER",
    minWidth: 88,
    maxWidth: 110,
    whenNarrow: "hide",
    card: "foot",
    cell: (request) => <Lines first={request.name} second={kind(request.kind)} />,
  },
  {
    id: "party",
    header: "Customer and learner",
    card: "title",
    minWidth: 168,
    maxWidth: 260,
    cell: (request) => <Party request={request} />,
  },
  {
    id: "subject",
    header: "Subject",
    minWidth: 120,
    maxWidth: 180,
    card: "line",
    cell: (request) => (
      <Lines
        first={request.subject}
        second={`${request.lessonsPerWeek} × ${request.durationMinutes} min${request.level ? ` · ${level(request.level)}` : ""}`}
      />
    ),
  },
  {
    id: "times",
    header: "Preferred times",
    minWidth: 170,
    maxWidth: 300,
    card: "line",
    cell: ({ preferredTimes }) => <PreferredTimes times={preferredTimes} />,
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 142,
    maxWidth: 160,
    cell: (request) => <StatusChip status={request.status} />,
  },
  {
    id: "matches",
    header: "Matches",
    onlyOnScreen: true,
    align: "right",
    minWidth: 76,
    maxWidth: 90,
    whenNarrow: "hide",
    cell: ({ id, version }) => <MatchCount id={id} version={version} />,
  },
  {
    id: "owner",
    header: "Owner",
    minWidth: 120,
    maxWidth: 170,
    card: "actions",
    cell: (request) => <Owner request={request} />,
  },
  actionsColumn((request) => <RowActions request={request} />),
];

export const requestsList = listOf(LessonRequestsListDocument, {
  sorts: ["DUE", "NUMBER", "CREATED"],
  sort: "DUE_ASC",
  columns,
  facets: "lessonRequest",
  filters: {
    status: {
      ...oneOf("Status", requestStatusOptions),
      unset: "open requests",
    },
    overdue: yesOrNo("Answer due", "Past due", "In time"),
    subject: bySubject(),
    kind: oneOf("Kind", lessonKindOptions),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    ownerId: anyId("Owner", [
      { value: words.me, label: "Me" },
      { value: words.none, label: "Nobody" },
    ]),
    created: within("created", "Asked"),
  },
});
