import type { TypedDocumentNode } from "@apollo/client";
import { requestReasonInput } from "@app/domain/lessons/request.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../../../shared/records/reason-dialog.tsx";
import type { Mailing } from "../../../../shared/records/mail-notes.ts";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import type { Saved } from "../../../../shared/records/record-documents.ts";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import {
  LessonRequestCancelDocument,
  LessonRequestCustomerDeclineDocument,
  LessonRequestTutorAcceptDocument,
  LessonRequestTutorDeclineDocument,
  LessonRequestWithdrawDocument,
} from "../request-mutations.generated.ts";
import { LessonRequestRecordDocument, type LessonRequestRecordFragment } from "../request.generated.ts";
import { askerOf } from "../party.tsx";

type Request = LessonRequestRecordFragment;
type ReasonMutation = TypedDocumentNode<
  { saved: Saved<Request> },
  { id: string; version: number; reason: string; idempotencyKey?: string | null | undefined }
>;

const rules = requestReasonInput.pick({ reason: true });

interface Asked {
  title: (request: Request) => string;
  saveLabel: string;
  mutation: ReasonMutation;
  /** What will happen. */
  description: string;
  help: string;
  successMessage: (request: Request) => string;
  /** Nothing ends by it. */
  harmless?: true;
  mails: Mailing;
}

const tutorOf = ({ proposedTutor }: Request) => proposedTutor?.name ?? "the tutor";
const inActivity = "Kept in the request’s activity.";

const cancel: Asked = {
  title: (request) => `Cancel ${askerOf(request)}’s request?`,
  saveLabel: "Cancel request",
  mutation: LessonRequestCancelDocument,
  description:
    "It leaves the list of open requests, and what was proposed is withdrawn. It can be reopened for 90 days.",
  help: inActivity,
  successMessage: ({ name }) => `${name} is cancelled.`,
  mails: { to: ["tutor"] },
};
const reasons: Readonly<Record<string, Asked>> = {
  cancel,
  tutorAccept: {
    title: (request) => `${tutorOf(request)} accepts?`,
    saveLabel: "Tutor accepts",
    mutation: LessonRequestTutorAcceptDocument,
    description: "You answer for the tutor. The customer is asked next, within 24 hours.",
    help: "How they said so, for example “By phone”.",
    successMessage: (request) => `${tutorOf(request)} has accepted ${request.name}.`,
    mails: { to: ["family"] },
    harmless: true,
  },
  tutorDecline: {
    title: (request) => `${tutorOf(request)} declines?`,
    saveLabel: "Tutor declines",
    mutation: LessonRequestTutorDeclineDocument,
    description: "You answer for the tutor. The request is new again, and due in 24 hours.",
    help: "Why they decline.",
    successMessage: (request) => `${tutorOf(request)} has declined ${request.name}.`,
    mails: { to: [] },
  },
  customerDecline: {
    title: (request) => `${askerOf(request)} declines?`,
    saveLabel: "Customer declines",
    mutation: LessonRequestCustomerDeclineDocument,
    description: "You answer for the customer. The request is new again, and due in 24 hours.",
    help: "Why they decline.",
    successMessage: (request) => `${askerOf(request)} has declined the proposal.`,
    mails: { to: ["tutor"] },
  },
  withdraw: {
    title: (request) => `Withdraw the proposal to ${tutorOf(request)}?`,
    saveLabel: "Withdraw proposal",
    mutation: LessonRequestWithdrawDocument,
    description: "The request is new again, and can be changed or proposed to somebody else.",
    help: inActivity,
    successMessage: (request) => `The proposal to ${tutorOf(request)} is withdrawn.`,
    mails: { to: ["tutor"] },
  },
};

/** Asks why a request is ended, or how somebody answered a proposal. */
export function RequestReasonDialog({ id, name, onClose }: RecordDialogProps) {
  if (id === null) return null;
  const { title, saveLabel, mutation, description, help, successMessage, harmless, mails } = reasons[name] ?? cancel;
  return (
    <RecordDialog
      what="request"
      query={LessonRequestRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(request) => (
        <ReasonDialog
          record={request}
          title={title(request)}
          saveLabel={saveLabel}
          mutation={mutation}
          rules={rules}
          sent={(reason) => reason}
          help={help}
          successMessage={successMessage(request)}
          harmless={harmless === true}
          mails={mails}
          onClose={onClose}
        >
          {description}
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}
