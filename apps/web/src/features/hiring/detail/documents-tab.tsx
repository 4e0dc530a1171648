import { useQuery } from "@apollo/client/react";
import { documentKinds } from "@app/domain/tutors/tutor-enums.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { optionsOf, wordsIn } from "../../../shared/text/option-words.ts";
import { CandidateDocumentsDocument } from "../candidate-parts.generated.ts";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";

const kindWord = wordsIn(optionsOf(documentKinds, { id: "Proof of identity", tax: "Tax form" }));

/** A candidate's papers, which stay theirs when they become a tutor. */
export function DocumentsTab({ record: { personId } }: { record: CandidacyRecordFragment }) {
  const { data, loading, error, refetch } = useQuery(CandidateDocumentsDocument, {
    variables: { id: personId },
    fetchPolicy: "cache-and-network",
  });
  const documents = data?.candidate?.documents;
  if (documents == null) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("documents", error, refetch)} />;
  }
  if (documents.length === 0) return <p>No documents yet.</p>;
  return (
    <TabColumn>
      {documents.map(({ id, kind, file, issuedOn, expiresOn, verifiedAt, note }) => (
        <FactsSection
          key={id}
          title={kindWord(kind)}
          facts={[
            ["File", file && <TextLink href={file.url}>{file.name}</TextLink>],
            ["Issued", issuedOn && <Day value={issuedOn} />],
            ["Valid until", expiresOn && <Day value={expiresOn} />],
            ["Verified", verifiedAt && <Day value={verifiedAt} />],
            ["Note", note],
          ]}
        />
      ))}
    </TabColumn>
  );
}
