import { useQuery } from "@apollo/client/react";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { CandidateRoundsDocument } from "../candidate-parts.generated.ts";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";
import { reasonWord, stageWord } from "../candidate-words.ts";
import { scoresInWords } from "../list/candidates.list.tsx";

/** The rounds before this one, with what was found then; scores are not taken over. */
export function RoundsTab({ record: { id, personId } }: { record: CandidacyRecordFragment }) {
  const { data, loading, error, refetch } = useQuery(CandidateRoundsDocument, {
    variables: { id: personId },
    fetchPolicy: "cache-and-network",
  });
  const rounds = data?.candidate?.rounds;
  if (rounds == null) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("earlier rounds", error, refetch)} />;
  }
  const earlier = rounds.filter((round) => round.id !== id);
  if (earlier.length === 0) return <p>This is their first round.</p>;
  return (
    <TabColumn>
      {earlier.map((one) => (
        <FactsSection
          key={one.id}
          title={`Round ${one.round}: ${stageWord(one.stage).toLowerCase()}`}
          facts={[
            ["Applied", <Day key="applied" value={one.appliedAt} />],
            ["Stage reached", one.stageReached && stageWord(one.stageReached)],
            ["Scores", scoresInWords(one)],
            ["Reason", one.rejectionReason && reasonWord(one.rejectionReason)],
            ["Note", one.rejectionNote],
          ]}
        />
      ))}
    </TabColumn>
  );
}
