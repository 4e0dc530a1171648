import type { TypedDocumentNode } from "@apollo/client";
import type { Saved } from "../../shared/records/record-documents.ts";
import {
  CustomerMessagesDocument,
  LeadCallCreateDocument,
  type LeadCallCreateMutationVariables,
  MessageCreateDocument,
  type MessageCreateMutationVariables,
  TutorMessageCreateDocument,
  TutorMessagesDocument,
} from "./messages.generated.ts";

/** Where a call with a lead is written: among what was done for them. */
const leadCalls = { create: LeadCallCreateDocument, fields: ["leadTimeline", "tasks", "leads"] } as const;

/** How messages are read and sent, by what the person is: each has an area of permissions of its own. */
export const messageCalls = {
  customer: {
    query: CustomerMessagesDocument,
    create: MessageCreateDocument,
    fields: ["customerMessages", "customerTimeline"],
  },
  tutor: {
    query: TutorMessagesDocument,
    create: TutorMessageCreateDocument,
    fields: ["tutorMessages", "tutorTimeline"],
  },
} as const;

/** A customer, or somebody who teaches or applies to. */
export type Correspondent = keyof typeof messageCalls;

interface CallLog {
  create: TypedDocumentNode<
    { saved: Saved<{ id: string }> },
    // Tasks are done only with a call to a lead.
    MessageCreateMutationVariables & Pick<LeadCallCreateMutationVariables, "finishedTaskIds">
  >;
  /** What it makes outdated. */
  fields: readonly string[];
}

/** How what was said is written down, by what the person is. */
export const callLogs: Readonly<Record<Correspondent | "lead", CallLog>> = { ...messageCalls, lead: leadCalls };
