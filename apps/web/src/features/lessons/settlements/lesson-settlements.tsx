import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { LessonSettlementsDocument } from "./settlement-round.generated.ts";
import { moneyWords } from "../../../shared/records/money-words.ts";
import { SettlementRounds } from "./settlement-rounds.tsx";

/** What a lesson came to, each time that it was settled. */
export function LessonSettlements({ id }: { id: string }) {
  const { data, loading, error, refetch } = useQuery(LessonSettlementsDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const rounds = data?.bookedLesson?.settlements;
  const money = data?.bookedLesson?.money;
  return (
    <Section title="Settlement" note={money ? moneyWords(money) : "In per cent of the price and of the tutor’s pay."}>
      {rounds ? <SettlementRounds rounds={rounds} /> : null}
      {!rounds && loading ? <SkeletonLines count={3} /> : null}
      {!rounds && !loading ? <ErrorState {...failure("settlement", error, refetch)} /> : null}
    </Section>
  );
}
