import { useSearchParams } from "react-router-dom";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { EntryList } from "./entry-list.tsx";
import { JournalOfDocument } from "./journal.generated.ts";
import { journalKind } from "./journal.kind.ts";

/** What was written about a tutor, the latest first; additions stand under what they add to. */
export function TutorJournal({ record: { id } }: { record: { id: string } }) {
  const mayWrite = useCan()(journalKind.write);
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(JournalOfDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const entries = data?.page?.items;
  if (entries === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("journal entries", error, refetch)} />;
  }
  const write = <TextLink href={withParams(params, { newEntry: id })}>Add journal entry</TextLink>;
  return (
    <TabColumn>
      <Section title="Journal" actions={mayWrite ? write : undefined}>
        <EntryList entries={entries} opens="entry" none="No journal entries yet." onDone={() => void refetch()} />
      </Section>
    </TabColumn>
  );
}
