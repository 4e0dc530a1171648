import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { candidatePath } from "./candidacy.kind.ts";
import { CandidateRoundsDocument, type CandidateRoundsQuery } from "./candidate-parts.generated.ts";
import { reasonWord, stageWord } from "./candidate-labels.ts";
import { scoresInWords } from "./list/candidates.list.tsx";

interface RoundsOfProps {
  personId: string;
  /** The round that is on the screen already. */
  shownId?: string;
  /** What is said where there are none. */
  none: string;
}

type Round = NonNullable<NonNullable<CandidateRoundsQuery["candidate"]>["rounds"]>[number];

const rejection = ({ stageReached, rejectionReason, rejectionNote }: Round): [string, string | null][] => [
  ["Stage reached", stageReached && stageWord(stageReached)],
  ["Reason", rejectionReason && reasonWord(rejectionReason)],
  ["Note", rejectionNote],
];

/** The rounds in which somebody applied, the last first, with what was found in each. */
export function RoundsOf({ personId, shownId, none }: RoundsOfProps) {
  const { data, loading, error, refetch } = useQuery(CandidateRoundsDocument, {
    variables: { id: personId },
    fetchPolicy: "cache-and-network",
  });
  if (data === undefined && loading) return <SkeletonLines count={6} />;
  // Nobody and no answer look the same in the data.
  if (data === undefined || error) return <ErrorState {...failure("rounds", error, refetch)} />;
  const rounds = (data.candidate?.rounds ?? []).filter(({ id }) => id !== shownId);
  if (rounds.length === 0) return <p>{none}</p>;
  return (
    <TabColumn>
      {rounds.map((one, place) => (
        <FactsSection
          key={one.id}
          title={`Round ${one.round}: ${stageWord(one.stage).toLowerCase()}`}
          actions={
            shownId === undefined && place === 0 ? (
              <TextLink href={candidatePath(personId)}>Open application</TextLink>
            ) : null
          }
          facts={[
            ["Applied", <Day key="applied" value={one.appliedAt} />],
            ["Scores", scoresInWords(one)],
            ...(one.rejectionReason === null ? [] : rejection(one)),
          ]}
        />
      ))}
    </TabColumn>
  );
}
