/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@app/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PolicyCreateMutationVariables = Exact<{
  input: Types.CancellationPolicyCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type PolicyCreateMutation = { saved: { __typename: 'CancellationPolicyPayload', record: { __typename: 'CancellationPolicy', graceMinutes: number, tutorLatePayPercent: number, tutorWaitPayPercent: number, freeLateCancelsPerTerm: number, freeReschedules: number, outageIsFree: boolean, id: string, name: string, windowHours: number, lateCancelPercent: number, noShowPercent: number, regionCount: number, version: number, updatedAt: string, regions: Array<{ __typename: 'Region', id: string, name: string }> } | null, userErrors: Array<
      | { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
          | { __typename: 'AccountJob' }
          | { __typename: 'AccountJobItem' }
          | { __typename: 'AppFeedback' }
          | { __typename: 'AppRecording' }
          | { __typename: 'Background' }
          | { __typename: 'Banner' }
          | { __typename: 'BookedLesson' }
          | { __typename: 'CancellationPolicy', graceMinutes: number, tutorLatePayPercent: number, tutorWaitPayPercent: number, freeLateCancelsPerTerm: number, freeReschedules: number, outageIsFree: boolean, id: string, name: string, windowHours: number, lateCancelPercent: number, noShowPercent: number, regionCount: number, version: number, updatedAt: string, regions: Array<{ __typename: 'Region', id: string, name: string }> }
          | { __typename: 'Candidacy' }
          | { __typename: 'Character' }
          | { __typename: 'ConfirmedLesson' }
          | { __typename: 'Contact' }
          | { __typename: 'ContentCreator' }
          | { __typename: 'ConversationPractice' }
          | { __typename: 'CreditLot' }
          | { __typename: 'Curriculum' }
          | { __typename: 'CurriculumAttachment' }
          | { __typename: 'Customer' }
          | { __typename: 'CustomerNote' }
          | { __typename: 'CustomerPod' }
          | { __typename: 'Dependent' }
          | { __typename: 'Dialect' }
          | { __typename: 'Exam' }
          | { __typename: 'ExamLesson' }
          | { __typename: 'ExamPart' }
          | { __typename: 'ExamSection' }
          | { __typename: 'ExamSession' }
          | { __typename: 'ExamSubject' }
          | { __typename: 'ExamTopic' }
          | { __typename: 'Feedback' }
          | { __typename: 'File' }
          | { __typename: 'FileImport' }
          | { __typename: 'FileImportRow' }
          | { __typename: 'GroupInstance' }
          | { __typename: 'GroupLesson' }
          | { __typename: 'HistoryEntry' }
          | { __typename: 'Invoice' }
          | { __typename: 'Job' }
          | { __typename: 'JobRun' }
          | { __typename: 'JournalEntry' }
          | { __typename: 'JournalTemplate' }
          | { __typename: 'Lead' }
          | { __typename: 'Learner' }
          | { __typename: 'LessonAssignment' }
          | { __typename: 'LessonRating' }
          | { __typename: 'LessonRequest' }
          | { __typename: 'ListView' }
          | { __typename: 'Mail' }
          | { __typename: 'Message' }
          | { __typename: 'Notification' }
          | { __typename: 'OldInvoice' }
          | { __typename: 'OnboardedTutor' }
          | { __typename: 'Partner' }
          | { __typename: 'PartnerUser' }
          | { __typename: 'PayRate' }
          | { __typename: 'Payment' }
          | { __typename: 'PayoutAccount' }
          | { __typename: 'ProductUpdate' }
          | { __typename: 'Promo' }
          | { __typename: 'Referral' }
          | { __typename: 'ReferralPayout' }
          | { __typename: 'Referrer' }
          | { __typename: 'Region' }
          | { __typename: 'SentenceSession' }
          | { __typename: 'ServiceToken' }
          | { __typename: 'Session' }
          | { __typename: 'Setting' }
          | { __typename: 'Speaker' }
          | { __typename: 'StaffActivity' }
          | { __typename: 'StaffUser' }
          | { __typename: 'Story' }
          | { __typename: 'StudentRating' }
          | { __typename: 'Subdivision' }
          | { __typename: 'Task' }
          | { __typename: 'Template' }
          | { __typename: 'Tutor' }
          | { __typename: 'TutorDay' }
          | { __typename: 'TutorDocument' }
          | { __typename: 'TutorFeedback' }
          | { __typename: 'TutorTimeOff' }
          | { __typename: 'Viewer' }
          | { __typename: 'Word' }
         | null }
    > } };

export type PolicyUpdateMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.CancellationPolicyUpdateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type PolicyUpdateMutation = { saved: { __typename: 'CancellationPolicyPayload', record: { __typename: 'CancellationPolicy', graceMinutes: number, tutorLatePayPercent: number, tutorWaitPayPercent: number, freeLateCancelsPerTerm: number, freeReschedules: number, outageIsFree: boolean, id: string, name: string, windowHours: number, lateCancelPercent: number, noShowPercent: number, regionCount: number, version: number, updatedAt: string, regions: Array<{ __typename: 'Region', id: string, name: string }> } | null, userErrors: Array<
      | { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
          | { __typename: 'AccountJob' }
          | { __typename: 'AccountJobItem' }
          | { __typename: 'AppFeedback' }
          | { __typename: 'AppRecording' }
          | { __typename: 'Background' }
          | { __typename: 'Banner' }
          | { __typename: 'BookedLesson' }
          | { __typename: 'CancellationPolicy', graceMinutes: number, tutorLatePayPercent: number, tutorWaitPayPercent: number, freeLateCancelsPerTerm: number, freeReschedules: number, outageIsFree: boolean, id: string, name: string, windowHours: number, lateCancelPercent: number, noShowPercent: number, regionCount: number, version: number, updatedAt: string, regions: Array<{ __typename: 'Region', id: string, name: string }> }
          | { __typename: 'Candidacy' }
          | { __typename: 'Character' }
          | { __typename: 'ConfirmedLesson' }
          | { __typename: 'Contact' }
          | { __typename: 'ContentCreator' }
          | { __typename: 'ConversationPractice' }
          | { __typename: 'CreditLot' }
          | { __typename: 'Curriculum' }
          | { __typename: 'CurriculumAttachment' }
          | { __typename: 'Customer' }
          | { __typename: 'CustomerNote' }
          | { __typename: 'CustomerPod' }
          | { __typename: 'Dependent' }
          | { __typename: 'Dialect' }
          | { __typename: 'Exam' }
          | { __typename: 'ExamLesson' }
          | { __typename: 'ExamPart' }
          | { __typename: 'ExamSection' }
          | { __typename: 'ExamSession' }
          | { __typename: 'ExamSubject' }
          | { __typename: 'ExamTopic' }
          | { __typename: 'Feedback' }
          | { __typename: 'File' }
          | { __typename: 'FileImport' }
          | { __typename: 'FileImportRow' }
          | { __typename: 'GroupInstance' }
          | { __typename: 'GroupLesson' }
          | { __typename: 'HistoryEntry' }
          | { __typename: 'Invoice' }
          | { __typename: 'Job' }
          | { __typename: 'JobRun' }
          | { __typename: 'JournalEntry' }
          | { __typename: 'JournalTemplate' }
          | { __typename: 'Lead' }
          | { __typename: 'Learner' }
          | { __typename: 'LessonAssignment' }
          | { __typename: 'LessonRating' }
          | { __typename: 'LessonRequest' }
          | { __typename: 'ListView' }
          | { __typename: 'Mail' }
          | { __typename: 'Message' }
          | { __typename: 'Notification' }
          | { __typename: 'OldInvoice' }
          | { __typename: 'OnboardedTutor' }
          | { __typename: 'Partner' }
          | { __typename: 'PartnerUser' }
          | { __typename: 'PayRate' }
          | { __typename: 'Payment' }
          | { __typename: 'PayoutAccount' }
          | { __typename: 'ProductUpdate' }
          | { __typename: 'Promo' }
          | { __typename: 'Referral' }
          | { __typename: 'ReferralPayout' }
          | { __typename: 'Referrer' }
          | { __typename: 'Region' }
          | { __typename: 'SentenceSession' }
          | { __typename: 'ServiceToken' }
          | { __typename: 'Session' }
          | { __typename: 'Setting' }
          | { __typename: 'Speaker' }
          | { __typename: 'StaffActivity' }
          | { __typename: 'StaffUser' }
          | { __typename: 'Story' }
          | { __typename: 'StudentRating' }
          | { __typename: 'Subdivision' }
          | { __typename: 'Task' }
          | { __typename: 'Template' }
          | { __typename: 'Tutor' }
          | { __typename: 'TutorDay' }
          | { __typename: 'TutorDocument' }
          | { __typename: 'TutorFeedback' }
          | { __typename: 'TutorTimeOff' }
          | { __typename: 'Viewer' }
          | { __typename: 'Word' }
         | null }
    > } };

export type PolicyRefusal_FieldError_Fragment = { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> };

export type PolicyRefusal_RefusalError_Fragment = { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> };

export type PolicyRefusal_StaleError_Fragment = { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
    | { __typename: 'AccountJob' }
    | { __typename: 'AccountJobItem' }
    | { __typename: 'AppFeedback' }
    | { __typename: 'AppRecording' }
    | { __typename: 'Background' }
    | { __typename: 'Banner' }
    | { __typename: 'BookedLesson' }
    | { __typename: 'CancellationPolicy', graceMinutes: number, tutorLatePayPercent: number, tutorWaitPayPercent: number, freeLateCancelsPerTerm: number, freeReschedules: number, outageIsFree: boolean, id: string, name: string, windowHours: number, lateCancelPercent: number, noShowPercent: number, regionCount: number, version: number, updatedAt: string, regions: Array<{ __typename: 'Region', id: string, name: string }> }
    | { __typename: 'Candidacy' }
    | { __typename: 'Character' }
    | { __typename: 'ConfirmedLesson' }
    | { __typename: 'Contact' }
    | { __typename: 'ContentCreator' }
    | { __typename: 'ConversationPractice' }
    | { __typename: 'CreditLot' }
    | { __typename: 'Curriculum' }
    | { __typename: 'CurriculumAttachment' }
    | { __typename: 'Customer' }
    | { __typename: 'CustomerNote' }
    | { __typename: 'CustomerPod' }
    | { __typename: 'Dependent' }
    | { __typename: 'Dialect' }
    | { __typename: 'Exam' }
    | { __typename: 'ExamLesson' }
    | { __typename: 'ExamPart' }
    | { __typename: 'ExamSection' }
    | { __typename: 'ExamSession' }
    | { __typename: 'ExamSubject' }
    | { __typename: 'ExamTopic' }
    | { __typename: 'Feedback' }
    | { __typename: 'File' }
    | { __typename: 'FileImport' }
    | { __typename: 'FileImportRow' }
    | { __typename: 'GroupInstance' }
    | { __typename: 'GroupLesson' }
    | { __typename: 'HistoryEntry' }
    | { __typename: 'Invoice' }
    | { __typename: 'Job' }
    | { __typename: 'JobRun' }
    | { __typename: 'JournalEntry' }
    | { __typename: 'JournalTemplate' }
    | { __typename: 'Lead' }
    | { __typename: 'Learner' }
    | { __typename: 'LessonAssignment' }
    | { __typename: 'LessonRating' }
    | { __typename: 'LessonRequest' }
    | { __typename: 'ListView' }
    | { __typename: 'Mail' }
    | { __typename: 'Message' }
    | { __typename: 'Notification' }
    | { __typename: 'OldInvoice' }
    | { __typename: 'OnboardedTutor' }
    | { __typename: 'Partner' }
    | { __typename: 'PartnerUser' }
    | { __typename: 'PayRate' }
    | { __typename: 'Payment' }
    | { __typename: 'PayoutAccount' }
    | { __typename: 'ProductUpdate' }
    | { __typename: 'Promo' }
    | { __typename: 'Referral' }
    | { __typename: 'ReferralPayout' }
    | { __typename: 'Referrer' }
    | { __typename: 'Region' }
    | { __typename: 'SentenceSession' }
    | { __typename: 'ServiceToken' }
    | { __typename: 'Session' }
    | { __typename: 'Setting' }
    | { __typename: 'Speaker' }
    | { __typename: 'StaffActivity' }
    | { __typename: 'StaffUser' }
    | { __typename: 'Story' }
    | { __typename: 'StudentRating' }
    | { __typename: 'Subdivision' }
    | { __typename: 'Task' }
    | { __typename: 'Template' }
    | { __typename: 'Tutor' }
    | { __typename: 'TutorDay' }
    | { __typename: 'TutorDocument' }
    | { __typename: 'TutorFeedback' }
    | { __typename: 'TutorTimeOff' }
    | { __typename: 'Viewer' }
    | { __typename: 'Word' }
   | null };

export type PolicyRefusalFragment =
  | PolicyRefusal_FieldError_Fragment
  | PolicyRefusal_RefusalError_Fragment
  | PolicyRefusal_StaleError_Fragment
;

export const PolicyRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"windowHours"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancelPercent"}},{"kind":"Field","name":{"kind":"Name","value":"noShowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"regionCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRow"}},{"kind":"Field","name":{"kind":"Name","value":"graceMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"tutorLatePayPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tutorWaitPayPercent"}},{"kind":"Field","name":{"kind":"Name","value":"freeLateCancelsPerTerm"}},{"kind":"Field","name":{"kind":"Name","value":"freeReschedules"}},{"kind":"Field","name":{"kind":"Name","value":"outageIsFree"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PolicyRefusalFragment, unknown>;
export const PolicyCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PolicyCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationPolicyCreateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"cancellationPolicyCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"cancellationPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"windowHours"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancelPercent"}},{"kind":"Field","name":{"kind":"Name","value":"noShowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"regionCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRow"}},{"kind":"Field","name":{"kind":"Name","value":"graceMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"tutorLatePayPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tutorWaitPayPercent"}},{"kind":"Field","name":{"kind":"Name","value":"freeLateCancelsPerTerm"}},{"kind":"Field","name":{"kind":"Name","value":"freeReschedules"}},{"kind":"Field","name":{"kind":"Name","value":"outageIsFree"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<PolicyCreateMutation, PolicyCreateMutationVariables>;
export const PolicyUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PolicyUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationPolicyUpdateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"cancellationPolicyUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"cancellationPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"windowHours"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancelPercent"}},{"kind":"Field","name":{"kind":"Name","value":"noShowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"regionCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRow"}},{"kind":"Field","name":{"kind":"Name","value":"graceMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"tutorLatePayPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tutorWaitPayPercent"}},{"kind":"Field","name":{"kind":"Name","value":"freeLateCancelsPerTerm"}},{"kind":"Field","name":{"kind":"Name","value":"freeReschedules"}},{"kind":"Field","name":{"kind":"Name","value":"outageIsFree"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<PolicyUpdateMutation, PolicyUpdateMutationVariables>;