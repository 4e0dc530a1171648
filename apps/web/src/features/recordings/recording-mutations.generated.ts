/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@app/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecordingCreateMutationVariables = Exact<{
  input: Types.AppRecordingCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordingCreateMutation = { saved: { __typename: 'AppRecordingPayload', record: { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
      | { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
          | { __typename: 'AccountJob' }
          | { __typename: 'AccountJobItem' }
          | { __typename: 'AppFeedback' }
          | { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type RecordingApproveMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordingApproveMutation = { saved: { __typename: 'AppRecordingPayload', record: { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
      | { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
          | { __typename: 'AccountJob' }
          | { __typename: 'AccountJobItem' }
          | { __typename: 'AppFeedback' }
          | { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type RecordingRejectMutationVariables = Exact<{
  id: string | number;
  version: number;
  reason: string;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordingRejectMutation = { saved: { __typename: 'AppRecordingPayload', record: { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
      | { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
          | { __typename: 'AccountJob' }
          | { __typename: 'AccountJobItem' }
          | { __typename: 'AppFeedback' }
          | { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type RecordingMakeMainMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordingMakeMainMutation = { saved: { __typename: 'AppRecordingPayload', record: { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
      | { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
          | { __typename: 'AccountJob' }
          | { __typename: 'AccountJobItem' }
          | { __typename: 'AppFeedback' }
          | { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type RecordingArchiveMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordingArchiveMutation = { saved: { __typename: 'AppRecordingPayload', record: { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
      | { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> }
      | { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
          | { __typename: 'AccountJob' }
          | { __typename: 'AccountJobItem' }
          | { __typename: 'AppFeedback' }
          | { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type RecordingSavedFragment = { __typename: 'AppRecordingPayload', record: { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
    | { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> }
    | { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> }
    | { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
        | { __typename: 'AccountJob' }
        | { __typename: 'AccountJobItem' }
        | { __typename: 'AppFeedback' }
        | { __typename: 'AppRecording', id: string, partId: string | null, saidText: string, isOutdated: boolean, durationMs: number, state: Types.RecordingState, rejectReason: string | null, createdAt: string, mainSince: string | null, offered: Array<Types.RecordingAct>, version: number, name: string, file: { __typename: 'File', id: string, url: string } | null, speaker: { __typename: 'Speaker', id: string, code: string, displayName: string | null, status: Types.SpeakerStatus } | null, dialect: { __typename: 'Dialect', id: string, name: string } | null, author: { __typename: 'StaffUser', id: string, name: string } | null }
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
  > };

export const RecordingSavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecordingPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"appRecording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dialect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saidText"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mainSince"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<RecordingSavedFragment, unknown>;
export const RecordingCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordingCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecordingCreateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"appRecordingCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dialect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saidText"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mainSince"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecordingPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"appRecording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecordingCreateMutation, RecordingCreateMutationVariables>;
export const RecordingApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordingApprove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"appRecordingApprove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dialect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saidText"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mainSince"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecordingPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"appRecording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecordingApproveMutation, RecordingApproveMutationVariables>;
export const RecordingRejectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordingReject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"appRecordingReject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dialect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saidText"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mainSince"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecordingPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"appRecording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecordingRejectMutation, RecordingRejectMutationVariables>;
export const RecordingMakeMainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordingMakeMain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"appRecordingMakeMain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dialect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saidText"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mainSince"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecordingPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"appRecording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecordingMakeMainMutation, RecordingMakeMainMutationVariables>;
export const RecordingArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordingArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"appRecordingArchive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dialect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saidText"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mainSince"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordingSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppRecordingPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"appRecording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordingLine"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecordingArchiveMutation, RecordingArchiveMutationVariables>;