import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, bySubject, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { countOf } from "../../../shared/text/format.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useCandidateRowActions } from "../candidate-actions.ts";
import { CandidaciesListDocument, type CandidacyRowFragment } from "../candidacy.generated.ts";
import { openStageOptions, sourceOptions, sourceWord } from "../candidate-labels.ts";

function RowActions({ candidate }: { candidate: CandidacyRowFragment }) {
  return <MoreMenu actions={useCandidateRowActions(candidate)} label={`Actions for ${candidate.name}`} size="small" />;
}

/** "3 days"; how long somebody has stood where they stand. */
export function DaysIn({ since }: { since: string }) {
  const days = Math.max(0, Math.floor((useNow().getTime() - Date.parse(since)) / 86_400_000));
  return days === 0 ? "Today" : countOf(days, "day");
}

export const noScores = "–";

/** "4.2 · demo 3"; what they scored so far. */
export function scoresInWords({ interviewMean, demoScore }: Pick<CandidacyRowFragment, "interviewMean" | "demoScore">) {
  const parts = [
    interviewMean === null ? "" : `Interview ${interviewMean.toFixed(1)}`,
    demoScore === null ? "" : `demo ${demoScore}`,
  ];
  return parts.filter(Boolean).join(", ") || noScores;
}

const columns: readonly ListColumn<CandidacyRowFragment>[] = [
  {
    id: "name",
    header: "Name",
    sort: "NAME",
    card: "title",
    minWidth: 168,
    cell: ({ name, round }) => (round === 1 ? name : `${name} (round ${round})`),
  },
  {
    id: "stage",
    header: "Stage",
    card: "status",
    minWidth: 132,
    maxWidth: 160,
    cell: ({ stage }) => <StatusChip status={stage} />,
  },
  {
    id: "since",
    header: "In stage",
    sort: "STAGE_SINCE",
    minWidth: 132,
    maxWidth: 160,
    cell: ({ stageSince, holdUntil }) => (
      <Lines
        first={<DaysIn since={stageSince} />}
        second={
          holdUntil === null ? null : (
            <>
              until <Day value={holdUntil} />
            </>
          )
        }
      />
    ),
  },
  { id: "subjects", header: "Subjects", minWidth: 112, maxWidth: 240, cell: ({ subjects }) => subjects.join(", ") },
  { id: "scores", header: "Scores", minWidth: 172, maxWidth: 200, whenNarrow: "hide", cell: scoresInWords },
  {
    id: "owner",
    header: "Owner",
    minWidth: 128,
    maxWidth: 200,
    cell: ({ owner }) => (owner ? <StaffLink {...owner} /> : "–"),
  },
  {
    id: "source",
    header: "Source",
    minWidth: 96,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: ({ source }) => (source === null ? "–" : sourceWord(source)),
  },
  actionsColumn((candidate) => <RowActions candidate={candidate} />),
];

export const candidatesList = listOf(CandidaciesListDocument, {
  sorts: ["STAGE_SINCE", "NAME", "APPLIED"],
  sort: "STAGE_SINCE_ASC",
  columns,
  facets: "candidacy",
  filters: {
    stage: oneOf("Stage", openStageOptions),
    subject: bySubject(),
    ownerId: anyId("Owner", [
      { value: words.me, label: "Me" },
      { value: words.none, label: "Nobody" },
    ]),
    source: oneOf("Source", sourceOptions),
    overdue: { ...yesOrNo("Overdue", "More than 7 days", "7 days or fewer"), uncounted: true },
  },
});
