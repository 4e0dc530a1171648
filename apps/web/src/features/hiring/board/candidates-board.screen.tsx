import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { openStages } from "@app/domain/hiring/candidacy-states.ts";
import type { BoardCard, BoardColumn } from "@app/ui/board/board-model.ts";
import { Board } from "@app/ui/board/board.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Plus } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { countOf } from "../../../shared/text/format.ts";
import { candidateDialogs } from "../candidate-dialogs.ts";
import { candidacyKind, candidatePath, candidatesPath } from "../candidacy.kind.ts";
import { stageWord } from "../candidate-labels.ts";
import { DaysIn, noScores, scoresInWords } from "../list/candidates.list.tsx";
import {
  BoardAdvanceDocument,
  CandidatesBoardDocument,
  type BoardCandidateFragment,
  type CandidatesBoardQuery,
} from "./board.generated.ts";
import { boardStages, moveOf } from "./board-moves.ts";

const stagesIn = (data: CandidatesBoardQuery) =>
  [data.applied, data.screening, data.interview, data.demoLesson, data.checks, data.offer, data.onHold] as const;

const cardOf = (candidate: BoardCandidateFragment): BoardCard => ({
  id: candidate.id,
  title: candidate.name,
  href: candidatePath(candidate.personId),
  lines: (
    <>
      <span>{candidate.subjects.join(", ")}</span>
      <span>
        <DaysIn since={candidate.stageSince} />
        {scoresInWords(candidate) === noScores ? null : ` · ${scoresInWords(candidate)}`}
      </span>
      <span>{candidate.owner?.name ?? "No owner"}</span>
    </>
  ),
});

/** As many of a stage as the board asks for. */
const mostCards = 100;

/** Cards stand where they stand now: one that was moved is in its new column before the lists are asked for again. */
function columnsOf(candidates: readonly BoardCandidateFragment[], data: CandidatesBoardQuery): BoardColumn[] {
  return boardStages.map((stage, at) => {
    const cards = candidates.filter((candidate) => candidate.stage === stage).map(cardOf);
    const total = Math.max(stagesIn(data)[at]?.pageInfo.totalCount ?? 0, cards.length);
    if (total <= mostCards) return { id: stage, title: stageWord(stage), cards };
    const rest = (
      <TextLink href={`${candidatesPath}?stage=${openStages[at]}`}>{`Open all ${total} in the table`}</TextLink>
    );
    return { id: stage, title: stageWord(stage), cards, total, rest };
  });
}

/** Those who want to teach as cards, by the stage where they stand. */
export function CandidatesBoardScreen() {
  const [params, setParams] = useSearchParams();
  const can = useCan();
  const { data, loading, error, refetch } = useQuery(CandidatesBoardDocument, { fetchPolicy: "cache-and-network" });
  const { save } = useSave(BoardAdvanceDocument, ({ saved }) => saved);
  const candidates = useMemo(() => (data ? stagesIn(data).flatMap((stage) => stage?.items ?? []) : []), [data]);
  const columns = useMemo(() => (data ? columnsOf(candidates, data) : []), [candidates, data]);
  const byId = (id: string) => candidates.find((candidate) => candidate.id === id);

  async function advance({ id, version }: BoardCandidateFragment) {
    const { stale } = await save({ id, version });
    if (stale) toast.failed(stale.message);
  }
  function onMove({ id }: BoardCard, to: string) {
    const candidate = byId(id);
    if (!candidate) return;
    const move = moveOf(candidate, to);
    if ("does" in move) void advance(candidate);
    if ("asks" in move) setParams(new URLSearchParams(withParams(params, { [move.asks]: id })));
  }
  const canMove = ({ id }: BoardCard, to: string) => {
    const candidate = byId(id);
    if (!candidate || candidate.stage === to) return null;
    const move = moveOf(candidate, to);
    return "refusal" in move ? move.refusal : null;
  };

  return (
    <div>
      <PageHeader
        title="Hiring"
        facts={
          data
            ? countOf(
                columns.reduce((sum, { cards, total }) => sum + (total ?? cards.length), 0),
                "application",
              )
            : undefined
        }
        actions={[
          { label: "Table", href: candidatesPath },
          ...(can(candidacyKind.write)
            ? [{ label: "Add application", icon: Plus, href: withParams(params, { new: "" }) }]
            : []),
        ]}
      />
      {data ? (
        <Board
          label="Applications by stage"
          columns={columns}
          emptyText="Nobody is here."
          canMove={canMove}
          {...(can(candidacyKind.act) && { onMove })}
        />
      ) : loading ? (
        <SkeletonLines count={8} />
      ) : (
        <ErrorState {...failure("applications", error, refetch)} />
      )}
      <RecordDialogs dialogs={candidateDialogs} />
    </div>
  );
}
