import { useSearchParams } from "react-router-dom";
import { documentState } from "@app/domain/tutors/documents.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Check, RotateCcw } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { PartList } from "../parts/part-list.tsx";
import {
  TutorDocumentDeleteDocument,
  TutorDocumentRestoreDocument,
  TutorDocumentsDocument,
  TutorDocumentUnverifyDocument,
  TutorDocumentVerifyDocument,
  type TutorDocumentItemFragment,
} from "../parts/documents.generated.ts";
import { documentKindOptions } from "../tutor-labels.ts";
import type { TutorRecordFragment } from "../tutor.generated.ts";
import { tutorKind } from "../tutor.kind.ts";

const kindWords = labelOf(documentKindOptions);

/** What is known of a document: its file, its days, and who looked at it. */
function DocumentFacts({ document }: { document: TutorDocumentItemFragment }) {
  const { kind, file, issuedOn, expiresOn, verifiedAt, verifiedBy, note } = document;
  const state = documentState(expiresOn, useNow().toISOString().slice(0, 10));
  return (
    <>
      <span>
        {kindWords(kind)} {file ? <TextLink href={file.url}>{file.name}</TextLink> : null}{" "}
        {state === "valid" ? null : <StatusChip status={state} tone={state === "expired" ? "trouble" : "waiting"} />}
      </span>
      <small>
        {issuedOn ? (
          <>
            Issued <Day value={issuedOn} /> ·{" "}
          </>
        ) : null}
        {expiresOn ? (
          <>
            {state === "expired" ? "Expired" : "Valid until"} <Day value={expiresOn} /> ·{" "}
          </>
        ) : null}
        {verifiedAt ? (
          <>
            Verified by {verifiedBy?.name ?? "a colleague who has left"}, <Day value={verifiedAt} />
          </>
        ) : (
          "Not verified"
        )}
      </small>
      {note ? <small>{note}</small> : null}
    </>
  );
}

/** A tutor's papers, with the days on which they expire. */
export function DocumentsTab({ record: { id } }: { record: TutorRecordFragment }) {
  const can = useCan();
  const [params] = useSearchParams();
  const verify = useSave(TutorDocumentVerifyDocument, ({ saved }) => saved);
  const unverify = useSave(TutorDocumentUnverifyDocument, ({ saved }) => saved);
  const { data, loading, error, refetch } = useQuery(TutorDocumentsDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const documents = data?.tutor?.documents;
  if (documents == null) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("documents", error, refetch)} />;
  }
  const actionsOf = ({ id: documentId, version, verifiedAt }: TutorDocumentItemFragment): PageAction[] => [
    {
      label: verifiedAt ? "Take back verification" : "Verify",
      icon: verifiedAt ? RotateCcw : Check,
      onSelect: () => void (verifiedAt ? unverify : verify).save({ id: documentId, version }),
      disabledReason: can(tutorKind.act) ? undefined : whoMay(tutorKind.act),
    },
  ];
  return (
    <TabColumn>
      <Section
        title="Documents"
        actions={
          can(tutorKind.write) ? (
            <TextLink href={withParams(params, { addDocument: id })}>Add document</TextLink>
          ) : undefined
        }
      >
        <PartList
          items={documents}
          none="No documents yet."
          one="document"
          nameOf={({ kind }) => kindWords(kind)}
          remove={TutorDocumentDeleteDocument}
          restore={TutorDocumentRestoreDocument}
          editParam="editDocument"
          actionsOf={actionsOf}
          onChanged={refetch}
        >
          {(document) => <DocumentFacts document={document} />}
        </PartList>
      </Section>
    </TabColumn>
  );
}
