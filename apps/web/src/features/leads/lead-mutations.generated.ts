/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@app/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LeadCreateMutationVariables = Exact<{
  input: Types.LeadCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type LeadCreateMutation = { saved: { __typename: 'LeadPayload', record: { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'CancellationPolicy' }
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
          | { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type LeadUpdateMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.LeadUpdateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type LeadUpdateMutation = { saved: { __typename: 'LeadPayload', record: { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'CancellationPolicy' }
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
          | { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type LeadContactMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type LeadContactMutation = { saved: { __typename: 'LeadPayload', record: { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'CancellationPolicy' }
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
          | { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type LeadReopenMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type LeadReopenMutation = { saved: { __typename: 'LeadPayload', record: { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'CancellationPolicy' }
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
          | { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type LeadMarkLostMutationVariables = Exact<{
  id: string | number;
  version: number;
  lostReason: Types.LostReason;
  idempotencyKey?: string | null | undefined;
}>;


export type LeadMarkLostMutation = { saved: { __typename: 'LeadPayload', record: { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'CancellationPolicy' }
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
          | { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type LeadConvertMutationVariables = Exact<{
  id: string | number;
  version: number;
  customerId?: string | number | null | undefined;
  lastName?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type LeadConvertMutation = { saved: { __typename: 'LeadPayload', record: { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'CancellationPolicy' }
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
          | { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type LeadRefusal_FieldError_Fragment = { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> };

export type LeadRefusal_RefusalError_Fragment = { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> };

export type LeadRefusal_StaleError_Fragment = { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
    | { __typename: 'AccountJob' }
    | { __typename: 'AccountJobItem' }
    | { __typename: 'AppFeedback' }
    | { __typename: 'AppRecording' }
    | { __typename: 'Background' }
    | { __typename: 'Banner' }
    | { __typename: 'BookedLesson' }
    | { __typename: 'CancellationPolicy' }
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
    | { __typename: 'Lead', firstName: string, lastName: string | null, email: string | null, phoneNumber: string | null, utmSource: string | null, utmMedium: string | null, utmCampaign: string | null, message: string | null, lostReason: Types.LostReason | null, updatedAt: string, id: string, name: string, whoIsLessonFor: Types.LessonFor, subjects: Array<string>, source: Types.CustomerSource, stage: Types.LeadStage, stageSince: string, nextActionOn: string | null, nextAction: string | null, needsAttention: boolean, createdAt: string, version: number, region: { __typename: 'Region', id: string, code: string, name: string } | null, stages: Array<{ __typename: 'LeadStageReached', stage: Types.LeadStage, reachedAt: string, by: { __typename: 'StaffUser', id: string, name: string } | null }>, customer: { __typename: 'Customer', id: string, name: string } | null, trialLesson: { __typename: 'BookedLesson', id: string, startAt: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type LeadRefusalFragment =
  | LeadRefusal_FieldError_Fragment
  | LeadRefusal_RefusalError_Fragment
  | LeadRefusal_StaleError_Fragment
;

export const LeadRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"whoIsLessonFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextActionOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttention"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"utmSource"}},{"kind":"Field","name":{"kind":"Name","value":"utmMedium"}},{"kind":"Field","name":{"kind":"Name","value":"utmCampaign"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<LeadRefusalFragment, unknown>;
export const LeadCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadCreateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"leadCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"whoIsLessonFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextActionOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttention"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"utmSource"}},{"kind":"Field","name":{"kind":"Name","value":"utmMedium"}},{"kind":"Field","name":{"kind":"Name","value":"utmCampaign"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}}]}}]}}]} as unknown as DocumentNode<LeadCreateMutation, LeadCreateMutationVariables>;
export const LeadUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadUpdateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"leadUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"whoIsLessonFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextActionOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttention"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"utmSource"}},{"kind":"Field","name":{"kind":"Name","value":"utmMedium"}},{"kind":"Field","name":{"kind":"Name","value":"utmCampaign"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}}]}}]}}]} as unknown as DocumentNode<LeadUpdateMutation, LeadUpdateMutationVariables>;
export const LeadContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"leadContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"whoIsLessonFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextActionOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttention"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"utmSource"}},{"kind":"Field","name":{"kind":"Name","value":"utmMedium"}},{"kind":"Field","name":{"kind":"Name","value":"utmCampaign"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}}]}}]}}]} as unknown as DocumentNode<LeadContactMutation, LeadContactMutationVariables>;
export const LeadReopenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadReopen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"leadReopen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"whoIsLessonFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextActionOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttention"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"utmSource"}},{"kind":"Field","name":{"kind":"Name","value":"utmMedium"}},{"kind":"Field","name":{"kind":"Name","value":"utmCampaign"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}}]}}]}}]} as unknown as DocumentNode<LeadReopenMutation, LeadReopenMutationVariables>;
export const LeadMarkLostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadMarkLost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lostReason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LostReason"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"leadMarkLost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"lostReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lostReason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"whoIsLessonFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextActionOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttention"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"utmSource"}},{"kind":"Field","name":{"kind":"Name","value":"utmMedium"}},{"kind":"Field","name":{"kind":"Name","value":"utmCampaign"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}}]}}]}}]} as unknown as DocumentNode<LeadMarkLostMutation, LeadMarkLostMutationVariables>;
export const LeadConvertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeadConvert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"leadConvert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"lastName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastName"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"whoIsLessonFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextActionOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttention"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"utmSource"}},{"kind":"Field","name":{"kind":"Name","value":"utmMedium"}},{"kind":"Field","name":{"kind":"Name","value":"utmCampaign"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRecord"}}]}}]}}]}}]} as unknown as DocumentNode<LeadConvertMutation, LeadConvertMutationVariables>;