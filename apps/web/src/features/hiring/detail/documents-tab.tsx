import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { documentKinds, documentKindLabels } from "@app/domain/tutors/tutor-enums.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { toOptions, labelOf } from "../../../shared/text/option-labels.ts";
import { partDialogs, payInWords, rateInWords } from "../../tutors/part-dialogs.public.ts";
import { CandidateDocumentsDocument, CandidatePayDocument } from "../candidate-parts.generated.ts";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";

const kindWord = labelOf(toOptions(documentKinds, documentKindLabels));

/** A candidate's papers, which stay theirs when they become a tutor. */
function Documents({ personId, add }: { personId: string; add: ReactNode }) {
  const { data, loading, error, refetch } = useQuery(CandidateDocumentsDocument, {
    variables: { id: personId },
    fetchPolicy: "cache-and-network",
  });
  const documents = data?.candidate?.documents;
  if (documents == null) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("documents", error, refetch)} />;
  }
  return (
    <>
      <Section title="Documents" actions={add}>
        {documents.length === 0 ? <p>No documents yet.</p> : null}
      </Section>
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
    </>
  );
}

type Link = (label: string, param: string) => ReactNode;

/** What a candidate is to be paid, and where it is to go: nobody is onboarded without. */
function Pay({ personId, link }: { personId: string; link: Link }) {
  const { data, loading, error, refetch } = useQuery(CandidatePayDocument, {
    variables: { id: personId },
    fetchPolicy: "cache-and-network",
  });
  const candidate = data?.candidate;
  if (candidate?.payRates == null) {
    if (loading) return <SkeletonLines count={4} />;
    return <ErrorState {...failure("rates of pay", error, refetch)} />;
  }
  const { payRates, payoutAccount } = candidate;
  return (
    <>
      <FactsSection
        title="Rates"
        actions={link("Add rate", "addRate")}
        facts={
          payRates.length === 0
            ? [["Rate", "None yet."]]
            : payRates.map((rate) => [
                rateInWords(rate),
                <span key={rate.id}>
                  From <Day value={rate.effectiveFrom} />
                </span>,
              ])
        }
      />
      <FactsSection
        title="Payout account"
        actions={payoutAccount ? undefined : link("Add account", "account")}
        facts={payInWords(payoutAccount)}
      />
    </>
  );
}

/** What has to be there before somebody is onboarded: papers, a rate of pay and an account. */
export function DocumentsTab({ record: { personId } }: { record: CandidacyRecordFragment }) {
  const can = useCan();
  const [params] = useSearchParams();
  const link = (label: string, param: string) => (
    <TextLink href={withParams(params, { [param]: personId })}>{label}</TextLink>
  );
  return (
    <TabColumn>
      <Documents personId={personId} add={can("tutors:write") ? link("Add document", "addDocument") : undefined} />
      {can("payRates:read") ? (
        <Pay personId={personId} link={(label, param) => (can("payRates:write") ? link(label, param) : undefined)} />
      ) : null}
      <RecordDialogs dialogs={partDialogs} />
    </TabColumn>
  );
}
