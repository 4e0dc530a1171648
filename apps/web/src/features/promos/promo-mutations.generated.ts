/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@app/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PromoCreateMutationVariables = Exact<{
  input: Types.PromoCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type PromoCreateMutation = { saved: { __typename: 'PromoPayload', record: { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> } | null, userErrors: Array<
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
          | { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> }
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

export type PromoUpdateMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.PromoUpdateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type PromoUpdateMutation = { saved: { __typename: 'PromoPayload', record: { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> } | null, userErrors: Array<
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
          | { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> }
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

export type PromoActivateMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type PromoActivateMutation = { saved: { __typename: 'PromoPayload', record: { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> } | null, userErrors: Array<
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
          | { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> }
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

export type PromoPauseMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type PromoPauseMutation = { saved: { __typename: 'PromoPayload', record: { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> } | null, userErrors: Array<
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
          | { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> }
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

export type PromoResumeMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type PromoResumeMutation = { saved: { __typename: 'PromoPayload', record: { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> } | null, userErrors: Array<
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
          | { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> }
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

export type PromoArchiveMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type PromoArchiveMutation = { saved: { __typename: 'PromoPayload', record: { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> } | null, userErrors: Array<
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
          | { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> }
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

export type PromoCopyMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type PromoCopyMutation = { saved: { __typename: 'PromoPayload', record: { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> } | null, userErrors: Array<
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
          | { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> }
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

export type PromoSavedFragment = { __typename: 'PromoPayload', record: { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> } | null, userErrors: Array<
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
        | { __typename: 'Promo', maxPerCustomer: number, stackable: boolean, reserved: number, used: number, createdAt: string, id: string, name: string, code: string, discountType: Types.PromoDiscount, percentBp: number | null, freeLessons: number | null, appliesTo: Array<Types.PromoTarget>, subjects: Array<string>, customerScope: Types.PromoScope, startsOn: string, endsOn: string | null, redemptions: number, maxRedemptions: number | null, status: Types.PromoStatus, standing: Types.PromoStanding, version: number, minSpend: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, customers: Array<{ __typename: 'Customer', id: string, name: string }> | null, amounts: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, maxDiscount: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }>, regions: Array<{ __typename: 'Region', id: string, code: string, name: string }> | null, given: Array<{ __typename: 'MoneySum', currency: Types.Currency, amount: number }> }
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

export const PromoSavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"percentBp"}},{"kind":"Field","name":{"kind":"Name","value":"freeLessons"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerScope"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRow"}},{"kind":"Field","name":{"kind":"Name","value":"minSpend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"stackable"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<PromoSavedFragment, unknown>;
export const PromoCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromoCreateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"promoCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"percentBp"}},{"kind":"Field","name":{"kind":"Name","value":"freeLessons"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerScope"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRow"}},{"kind":"Field","name":{"kind":"Name","value":"minSpend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"stackable"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PromoCreateMutation, PromoCreateMutationVariables>;
export const PromoUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromoUpdateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"promoUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"percentBp"}},{"kind":"Field","name":{"kind":"Name","value":"freeLessons"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerScope"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRow"}},{"kind":"Field","name":{"kind":"Name","value":"minSpend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"stackable"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PromoUpdateMutation, PromoUpdateMutationVariables>;
export const PromoActivateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoActivate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"promoActivate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"percentBp"}},{"kind":"Field","name":{"kind":"Name","value":"freeLessons"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerScope"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRow"}},{"kind":"Field","name":{"kind":"Name","value":"minSpend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"stackable"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PromoActivateMutation, PromoActivateMutationVariables>;
export const PromoPauseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoPause"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"promoPause"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"percentBp"}},{"kind":"Field","name":{"kind":"Name","value":"freeLessons"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerScope"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRow"}},{"kind":"Field","name":{"kind":"Name","value":"minSpend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"stackable"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PromoPauseMutation, PromoPauseMutationVariables>;
export const PromoResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"promoResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"percentBp"}},{"kind":"Field","name":{"kind":"Name","value":"freeLessons"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerScope"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRow"}},{"kind":"Field","name":{"kind":"Name","value":"minSpend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"stackable"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PromoResumeMutation, PromoResumeMutationVariables>;
export const PromoArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"promoArchive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"percentBp"}},{"kind":"Field","name":{"kind":"Name","value":"freeLessons"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerScope"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRow"}},{"kind":"Field","name":{"kind":"Name","value":"minSpend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"stackable"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PromoArchiveMutation, PromoArchiveMutationVariables>;
export const PromoCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"promoCopy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneySum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"percentBp"}},{"kind":"Field","name":{"kind":"Name","value":"freeLessons"}},{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerScope"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRow"}},{"kind":"Field","name":{"kind":"Name","value":"minSpend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"stackable"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"promo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoRecord"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PromoCopyMutation, PromoCopyMutationVariables>;