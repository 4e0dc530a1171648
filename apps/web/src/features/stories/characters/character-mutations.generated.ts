/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@app/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CharacterCreateMutationVariables = Exact<{
  input: Types.CharacterCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CharacterCreateMutation = { saved: { __typename: 'CharacterPayload', record: { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null }
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

export type CharacterUpdateMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.CharacterUpdateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CharacterUpdateMutation = { saved: { __typename: 'CharacterPayload', record: { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null }
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

export type CharacterArchiveMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type CharacterArchiveMutation = { saved: { __typename: 'CharacterPayload', record: { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null }
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

export type CharacterRestoreMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type CharacterRestoreMutation = { saved: { __typename: 'CharacterPayload', record: { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null }
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

export type CharacterSavedFragment = { __typename: 'CharacterPayload', record: { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null } | null, userErrors: Array<
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
        | { __typename: 'Character', id: string, name: string, imageAlt: string, gender: Types.Gender | null, ageGroup: Types.AgeGroup | null, bio: string | null, active: boolean, storyCount: number, conversationCount: number, version: number, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, expressions: Array<{ __typename: 'CharacterExpression', id: string, name: string, imageFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null }>, speaker: { __typename: 'Speaker', id: string, code: string } | null }
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

export const CharacterSavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"character"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Character"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"expressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroup"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"storyCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversationCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<CharacterSavedFragment, unknown>;
export const CharacterCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CharacterCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterCreateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"characterCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Character"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"expressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroup"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"storyCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversationCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"character"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CharacterCreateMutation, CharacterCreateMutationVariables>;
export const CharacterUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CharacterUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterUpdateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"characterUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Character"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"expressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroup"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"storyCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversationCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"character"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CharacterUpdateMutation, CharacterUpdateMutationVariables>;
export const CharacterArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CharacterArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"characterArchive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Character"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"expressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroup"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"storyCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversationCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"character"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CharacterArchiveMutation, CharacterArchiveMutationVariables>;
export const CharacterRestoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CharacterRestore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"characterRestore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Character"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"expressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroup"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"storyCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversationCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CharacterPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"character"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CharacterRestoreMutation, CharacterRestoreMutationVariables>;