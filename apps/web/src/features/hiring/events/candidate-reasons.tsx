import type { TypedDocumentNode } from "@apollo/client";
import { reasonInput } from "@app/domain/hiring/candidacy.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../../shared/records/reason-dialog.tsx";
import type { Saved } from "../../../shared/records/record-documents.ts";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import {
  CandidacyAllowRehireDocument,
  CandidacyMoveBackDocument,
  CandidacyWithdrawDocument,
} from "../candidacy-mutations.generated.ts";
import { CandidacyRecordDocument, type CandidacyRecordFragment } from "../candidacy.generated.ts";

type ReasonMutation = TypedDocumentNode<
  { saved: Saved<CandidacyRecordFragment> },
  { id: string; version: number; reason: string; idempotencyKey?: string | null | undefined }
>;

const rules = reasonInput.pick({ reason: true });

interface Asked {
  title: (name: string) => string;
  saveLabel: string;
  mutation: ReasonMutation;
  /** What will happen. */
  description: string;
  successMessage: (name: string) => string;
}

const moveBack: Asked = {
  title: (name) => `Move ${name} back?`,
  saveLabel: "Move back",
  mutation: CandidacyMoveBackDocument,
  description: "The application goes back by one stage. What was scored and checked stays.",
  successMessage: (name) => `${name} moved back.`,
};
const reasons: Readonly<Record<string, Asked>> = {
  moveBack,
  withdraw: {
    title: (name) => `Withdraw ${name}?`,
    saveLabel: "Withdraw application",
    mutation: CandidacyWithdrawDocument,
    description: "The candidate does not want to go on. The application can be reopened later.",
    successMessage: (name) => `${name} is withdrawn.`,
  },
  allowRehire: {
    title: (name) => `Allow rehiring ${name}?`,
    saveLabel: "Allow rehiring",
    mutation: CandidacyAllowRehireDocument,
    description: "Their application can be reopened again.",
    successMessage: (name) => `${name} can be hired again.`,
  },
};

/** Asks why an application goes back or is withdrawn, or why somebody may be hired after all. */
export function CandidateReasonDialog({ id, name, onClose }: RecordDialogProps) {
  if (id === null) return null;
  const { title, saveLabel, mutation, description, successMessage } = reasons[name] ?? moveBack;
  return (
    <RecordDialog
      what="application"
      query={CandidacyRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(candidate) => (
        <ReasonDialog
          record={candidate}
          title={title(candidate.name)}
          saveLabel={saveLabel}
          mutation={mutation}
          rules={rules}
          sent={(reason) => reason}
          help="Kept in the application’s activity."
          successMessage={successMessage(candidate.name)}
          onClose={onClose}
        >
          {description}
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}
