/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@app/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CandidacyCreateMutationVariables = Exact<{
  input: Types.CandidacyCreateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyCreateMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyUpdateMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.CandidacyUpdateInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyUpdateMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyAdvanceMutationVariables = Exact<{
  id: string | number;
  version: number;
  reason?: string | null | undefined;
  mail?: boolean;
  notes?: Types.ActNotesInput | null | undefined;
  preview?: boolean;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyAdvanceMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, mails?: Array<{ __typename: 'MailShown', to: string, name: string | null, subject: string, text: string }> | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyHoldMutationVariables = Exact<{
  id: string | number;
  version: number;
  until: string;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyHoldMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyRejectMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: Types.RejectionInput;
  notes?: Types.ActNotesInput | null | undefined;
  preview?: boolean;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyRejectMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, mails?: Array<{ __typename: 'MailShown', to: string, name: string | null, subject: string, text: string }> | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyReopenMutationVariables = Exact<{
  id: string | number;
  version: number;
  early?: boolean;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyReopenMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyResumeMutationVariables = Exact<{
  id: string | number;
  version: number;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyResumeMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyOnboardMutationVariables = Exact<{
  id: string | number;
  version: number;
  notes?: Types.ActNotesInput | null | undefined;
  preview?: boolean;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyOnboardMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, mails?: Array<{ __typename: 'MailShown', to: string, name: string | null, subject: string, text: string }> | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyMoveBackMutationVariables = Exact<{
  id: string | number;
  version: number;
  reason: string;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyMoveBackMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyWithdrawMutationVariables = Exact<{
  id: string | number;
  version: number;
  reason: string;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyWithdrawMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyAllowRehireMutationVariables = Exact<{
  id: string | number;
  version: number;
  reason: string;
  idempotencyKey?: string | null | undefined;
}>;


export type CandidacyAllowRehireMutation = { saved: { __typename: 'CandidacyPayload', record: { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null } | null, userErrors: Array<
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
          | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyRefusal_FieldError_Fragment = { __typename: 'FieldError', message: string, code: Types.UserErrorCode, path: Array<string> };

export type CandidacyRefusal_RefusalError_Fragment = { __typename: 'RefusalError', message: string, code: Types.UserErrorCode, path: Array<string> };

export type CandidacyRefusal_StaleError_Fragment = { __typename: 'StaleError', currentVersion: number, changedBy: string | null, changedAt: string | null, message: string, code: Types.UserErrorCode, path: Array<string>, current:
    | { __typename: 'AccountJob' }
    | { __typename: 'AccountJobItem' }
    | { __typename: 'AppFeedback' }
    | { __typename: 'AppRecording' }
    | { __typename: 'Background' }
    | { __typename: 'Banner' }
    | { __typename: 'BookedLesson' }
    | { __typename: 'CancellationPolicy' }
    | { __typename: 'Candidacy', firstName: string, lastName: string, email: string | null, secondaryEmail: string | null, phoneNumber: string | null, gender: Types.Gender | null, dateOfBirth: string | null, country: string | null, timeZone: string, marketingConsent: boolean, heldFrom: Types.CandidacyStage | null, appliedAt: string, dialects: Array<string>, cvUrl: string | null, introAudioUrl: string | null, introVideoUrl: string | null, hoursPerWeek: number | null, interviewDate: string | null, interviewTime: string | null, interviewTimeZone: string | null, languageScore: number | null, teachingScore: number | null, warmthScore: number | null, technologyScore: number | null, reliabilityScore: number | null, interviewNotes: string | null, interviewOutcome: Types.InterviewOutcome | null, demoDate: string | null, demoRecordingUrl: string | null, demoNotes: string | null, idCheck: Types.CheckState, backgroundCheck: Types.CheckState, referencesCheck: Types.CheckState, contractCheck: Types.CheckState, payoutCheck: Types.CheckState, offerAmount: number | null, offerCurrency: Types.Currency | null, offerStartsOn: string | null, offerSentAt: string | null, offerAnsweredAt: string | null, offerAnswer: Types.OfferAnswer | null, rejectionNote: string | null, updatedAt: string, id: string, personId: string, name: string, round: number, stage: Types.CandidacyStage, stageSince: string, holdUntil: string | null, subjects: Array<string>, source: Types.CandidateSource | null, interviewMean: number | null, demoScore: number | null, stageReached: Types.CandidacyStage | null, rejectionReason: Types.RejectionReason | null, rejectedAt: string | null, reopenAfter: string | null, doNotRehire: boolean, version: number, cvFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introAudioFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, introVideoFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, region: { __typename: 'Region', id: string, name: string } | null, interviewer: { __typename: 'StaffUser', id: string, name: string } | null, observer: { __typename: 'StaffUser', id: string, name: string } | null, demoRecordingFile: { __typename: 'File', id: string, name: string, size: number, url: string } | null, owner: { __typename: 'StaffUser', id: string, name: string } | null, rejectedBy: { __typename: 'StaffUser', id: string, name: string } | null }
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

export type CandidacyRefusalFragment =
  | CandidacyRefusal_FieldError_Fragment
  | CandidacyRefusal_RefusalError_Fragment
  | CandidacyRefusal_StaleError_Fragment
;

export const CandidacyRefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CandidacyRefusalFragment, unknown>;
export const CandidacyCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidacyCreateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyCreateMutation, CandidacyCreateMutationVariables>;
export const CandidacyUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidacyUpdateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyUpdateMutation, CandidacyUpdateMutationVariables>;
export const CandidacyAdvanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyAdvance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActNotesInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preview"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyAdvance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"mail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mail"}}},{"kind":"Argument","name":{"kind":"Name","value":"notes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notes"}}},{"kind":"Argument","name":{"kind":"Name","value":"preview"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyAdvanceMutation, CandidacyAdvanceMutationVariables>;
export const CandidacyHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyHoldMutation, CandidacyHoldMutationVariables>;
export const CandidacyRejectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyReject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActNotesInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preview"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyReject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"notes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notes"}}},{"kind":"Argument","name":{"kind":"Name","value":"preview"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyRejectMutation, CandidacyRejectMutationVariables>;
export const CandidacyReopenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyReopen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"early"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyReopen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"early"},"value":{"kind":"Variable","name":{"kind":"Name","value":"early"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyReopenMutation, CandidacyReopenMutationVariables>;
export const CandidacyResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyResumeMutation, CandidacyResumeMutationVariables>;
export const CandidacyOnboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyOnboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActNotesInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preview"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyOnboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"notes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notes"}}},{"kind":"Argument","name":{"kind":"Name","value":"preview"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preview"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailShown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyOnboardMutation, CandidacyOnboardMutationVariables>;
export const CandidacyMoveBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyMoveBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyMoveBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyMoveBackMutation, CandidacyMoveBackMutationVariables>;
export const CandidacyWithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyWithdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyWithdrawMutation, CandidacyWithdrawMutationVariables>;
export const CandidacyAllowRehireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidacyAllowRehire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"candidacyAllowRehire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRefusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewMean"}},{"kind":"Field","name":{"kind":"Name","value":"demoScore"}},{"kind":"Field","name":{"kind":"Name","value":"stageReached"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reopenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"doNotRehire"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRow"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"heldFrom"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dialects"}},{"kind":"Field","name":{"kind":"Name","value":"cvFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introAudioFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introAudioUrl"}},{"kind":"Field","name":{"kind":"Name","value":"introVideoFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"introVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"interviewTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"interviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languageScore"}},{"kind":"Field","name":{"kind":"Name","value":"teachingScore"}},{"kind":"Field","name":{"kind":"Name","value":"warmthScore"}},{"kind":"Field","name":{"kind":"Name","value":"technologyScore"}},{"kind":"Field","name":{"kind":"Name","value":"reliabilityScore"}},{"kind":"Field","name":{"kind":"Name","value":"interviewNotes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"demoDate"}},{"kind":"Field","name":{"kind":"Name","value":"observer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoRecordingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"demoNotes"}},{"kind":"Field","name":{"kind":"Name","value":"idCheck"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundCheck"}},{"kind":"Field","name":{"kind":"Name","value":"referencesCheck"}},{"kind":"Field","name":{"kind":"Name","value":"contractCheck"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCheck"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"offerCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"offerStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnsweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidacyRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidacyRecord"}}]}}]}}]}}]} as unknown as DocumentNode<CandidacyAllowRehireMutation, CandidacyAllowRehireMutationVariables>;