import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Permission as PermissionValue } from '@app/domain/permissions.ts';
import type { Role as RoleValue, Currency as CurrencyValue, CurriculumShape as CurriculumShapeValue, CurriculumStatus as CurriculumStatusValue, CurriculumEvent as CurriculumEventValue, SubdivisionType as SubdivisionTypeValue, ResourceKind as ResourceKindValue, StaffStatus as StaffStatusValue, StaffEvent as StaffEventValue, OneTimeCodeState as OneTimeCodeStateValue, AuditAction as AuditActionValue, MailTemplate as MailTemplateValue, MailStatus as MailStatusValue, TemplateKind as TemplateKindValue, TemplateChannel as TemplateChannelValue, TemplateLanguage as TemplateLanguageValue, LearnerKind as LearnerKindValue, AgeGroup as AgeGroupValue, LearnerLevel as LearnerLevelValue, PodBillingMode as PodBillingModeValue, PodStatus as PodStatusValue, CustomerStatus as CustomerStatusValue, CustomerSource as CustomerSourceValue, ContactChannel as ContactChannelValue, TaskDue as TaskDueValue, TaskKind as TaskKindValue, TaskSubjectKind as TaskSubjectKindValue, LessonFor as LessonForValue, Gender as GenderValue, TutorStatus as TutorStatusValue, DependentStatus as DependentStatusValue, Relationship as RelationshipValue, ProgressState as ProgressStateValue, ContentStatus as ContentStatusValue, ActiveFlag as ActiveFlagValue, NotificationType as NotificationTypeValue, SearchResultKind as SearchResultKindValue, JobTrigger as JobTriggerValue, JobRunState as JobRunStateValue, ChangeAction as ChangeActionValue, Period as PeriodValue, ViewAudience as ViewAudienceValue, UserErrorCode as UserErrorCodeValue } from '@app/domain/enums.ts';
import type { HistoryKind as HistoryKindValue, EntityKind as EntityKindValue } from '@app/domain/changes.ts';
import type { Likeness as LikenessValue, MergeMoveKind as MergeMoveKindValue, MergeSide as MergeSideValue, PairVerdict as PairVerdictValue } from '@app/domain/people/merge-enums.ts';
import type { LeadStage as LeadStageValue, LostReason as LostReasonValue, LeadActionDue as LeadActionDueValue } from '@app/domain/leads/lead-enums.ts';
import type { DocumentState as DocumentStateValue, DocumentKind as DocumentKindValue, HourKind as HourKindValue, TimeOffReason as TimeOffReasonValue, PayoutMethod as PayoutMethodValue, PaidLessonKind as PaidLessonKindValue } from '@app/domain/tutors/tutor-enums.ts';
import type { CandidacyStage as CandidacyStageValue, CandidateSource as CandidateSourceValue, CheckState as CheckStateValue, InterviewOutcome as InterviewOutcomeValue, OfferAnswer as OfferAnswerValue, RejectionReason as RejectionReasonValue } from '@app/domain/hiring/hiring-enums.ts';
import type { JournalKind as JournalKindValue, JournalVisibility as JournalVisibilityValue, FollowUpState as FollowUpStateValue } from '@app/domain/journal/journal-enums.ts';
import type { FeedbackDirection as FeedbackDirectionValue, FeedbackAuthorKind as FeedbackAuthorKindValue, FeedbackCategory as FeedbackCategoryValue, TutorFeedbackStatus as TutorFeedbackStatusValue } from '@app/domain/tutor-feedback/tutor-feedback-enums.ts';
import type { AccountJobKind as AccountJobKindValue, ExportFormat as ExportFormatValue, AccountJobState as AccountJobStateValue, ItemVerdict as ItemVerdictValue } from '@app/domain/system/account-job-enums.ts';
import type { ImportKind as ImportKindValue, ImportState as ImportStateValue, RowVerdict as RowVerdictValue, UndoVerdict as UndoVerdictValue, DateOrder as DateOrderValue } from '@app/domain/imports/import-enums.ts';
import type { CurriculumAttachment as CurriculumAttachmentRecord, Mail as MailRecord, Session as SessionRecord, StaffActivity as StaffActivityRecord, Candidacy as CandidacyRecord, StageStep as StageStepRecord, PayoutAccount as PayoutAccountRecord, PayRate as PayRateRecord, Tutor as TutorRecord, TutorDay as TutorDayRecord, TutorDocument as TutorDocumentRecord, TutorTimeOff as TutorTimeOffRecord, JournalEntry as JournalEntryRecord, JournalTemplate as JournalTemplateRecord, TutorFeedback as TutorFeedbackRecord, StaffMember as StaffMemberRecord } from '@app/schema/upstreams/v1.records.generated.ts';
import type { CancellationPolicy as CancellationPolicyRecord, Curriculum as CurriculumRecord, Customer as CustomerRecord, CustomerNote as CustomerNoteRecord, CustomerPod as CustomerPodRecord, File as FileRecord, Dependent as DependentRecord, HistoryEntry as HistoryEntryRecord, Job as JobRecord, JobRun as JobRunRecord, Learner as LearnerRecord, AccountJob as AccountJobRecord, AccountJobItem as AccountJobItemRecord, ListView as ListViewRecord, Message as MessageRecord, Task as TaskRecord, Lead as LeadRecord, LeadStageReached as LeadStageReachedRecord, LikelyDuplicate as LikelyDuplicateRecord, MergePreview as MergePreviewRecord, PersonMerge as PersonMergeRecord, FileImport as FileImportRecord, FileImportRow as FileImportRowRecord, Setting as SettingRecord, Template as TemplateRecord, LearnerPayer as LearnerPayerRecord, LessonResource as LessonResourceRecord, Notification as NotificationRecord, PodMember as PodMemberRecord, Region as RegionRecord, Subdivision as SubdivisionRecord } from '@app/schema/upstreams/v2.records.generated.ts';
import type { ExamRecord, ExamPageRecord, ExamSubjectRecord, ExamSubjectPageRecord, ExamTopicRecord, ExamTopicPageRecord, ExamSectionRecord, ExamSectionPageRecord, ExamLessonRecord, ExamLessonPageRecord } from './content/content.source.ts';
import type { NodeRecord } from '../errors/node-record.ts';
import type { UserErrorRecord } from '../errors/user-errors.ts';
import type { ViewerRecord } from './account/account.source.ts';
import type { StaffUserRecord } from './staff/staff-user.record.ts';
import type { OnboardedTutorRecord } from './tutors/tutors.source.ts';
import type { ChangeRecord } from '../upstream/change-record.ts';
import type { GatewayContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date, for example 2026-10-27. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601, for example 2026-10-27T17:00:00.000Z. */
  DateTime: { input: string; output: string; }
  /** A field's stored value: text, a number, true or false, a list, an object, or null. */
  FieldValue: { input: unknown; output: unknown; }
  /** An IANA time zone name, for example Africa/Lagos. */
  TimeZone: { input: string; output: string; }
};

/** Whether the viewer may do something with a record as it stands. */
export type Ability = {
  __typename?: 'Ability';
  /** Whether the viewer may do it. */
  allowed: Scalars['Boolean']['output'];
  /** Why not, to show to the user; null if it is allowed. */
  reason: Maybe<Scalars['String']['output']>;
};

/** An activation link and the first password. */
export type AccountActivateInput = {
  /** The one-time code, from the link. */
  code: Scalars['String']['input'];
  /** 10 to 128 characters, without the person's name or email. */
  password: Scalars['String']['input'];
  /** The account's id, from the link. */
  userId: Scalars['ID']['input'];
};

/** The outcome of activating an account. */
export type AccountActivatePayload = {
  __typename?: 'AccountActivatePayload';
  /** The email address to sign in with; null if the request was refused. */
  email: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** Who an activation link is for, and whether it can still be used. */
export type AccountActivation = {
  __typename?: 'AccountActivation';
  /** The email address they will sign in with. */
  email: Scalars['String']['output'];
  /** Why the link cannot be used, to show to the user; null if it can. */
  message: Maybe<Scalars['String']['output']>;
  /** The owner's first and last name. */
  name: Scalars['String']['output'];
  /** Whether the link can still be used. */
  state: OneTimeCodeState;
};

/** Work on many records that the viewer asked for. */
export type AccountJob = Node & {
  __typename?: 'AccountJob';
  /** When the viewer asked for it. */
  askedAt: Scalars['DateTime']['output'];
  /** How many were changed. */
  done: Scalars['Int']['output'];
  /** When it ended; null until then. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it could not go on. */
  error: Maybe<Scalars['String']['output']>;
  /** How many could not be changed. */
  failed: Scalars['Int']['output'];
  /** Of an export that is done: until when its file can be fetched, also once it was removed; null for everything else. */
  fetchUntil: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** What is done to each record. */
  kind: AccountJobKind;
  /** The id of the job whose failed records it tries again. */
  retryOf: Maybe<Scalars['ID']['output']>;
  /** How many needed nothing. */
  skipped: Scalars['Int']['output'];
  /** When work on it began; null until then. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** The state of the job. */
  state: AccountJobState;
  /** How many records were chosen. */
  total: Scalars['Int']['output'];
};

/** A record of a job and what became of it. */
export type AccountJobItem = Node & {
  __typename?: 'AccountJobItem';
  /** When it had its turn; null until then. */
  at: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The name of the record when the job was asked for. */
  label: Scalars['String']['output'];
  /** Why it was skipped or failed. */
  reason: Maybe<Scalars['String']['output']>;
  /** A path of the portal that shows the record. */
  url: Scalars['String']['output'];
  /** What became of it; null until its turn comes. */
  verdict: Maybe<ItemVerdict>;
};

export type AccountJobItemPage = {
  __typename?: 'AccountJobItemPage';
  items: Array<AccountJobItem>;
  pageInfo: PageInfo;
};

/** What a person may ask for that takes its time. */
export type AccountJobKind =
  /** Archive curricula. */
  | 'curricula-archive'
  /** Write curricula to a file. */
  | 'curricula-export'
  /** Restore archived curricula. */
  | 'curricula-restore'
  /** Archive customers. */
  | 'customers-archive'
  /** Write customers to a file. */
  | 'customers-export'
  /** Send customers an email. */
  | 'customers-message'
  /** Change who looks after customers. */
  | 'customers-owner'
  /** Restore archived customers. */
  | 'customers-restore'
  /** Add a tag to customers. */
  | 'customers-tag'
  /** Remove a tag from customers. */
  | 'customers-untag'
  /** Archive dependents. */
  | 'dependents-archive'
  /** Write dependents to a file. */
  | 'dependents-export'
  /** Restore archived dependents. */
  | 'dependents-restore'
  /** Write journal entries to a file. */
  | 'journal-export'
  /** Say that leads were contacted. */
  | 'leads-contact'
  /** Write leads to a file. */
  | 'leads-export'
  /** Say that leads were lost, and why. */
  | 'leads-lose'
  /** Change who looks after leads. */
  | 'leads-owner'
  /** Write emails to a file. */
  | 'mails-export'
  /** Write customer pods to a file. */
  | 'pods-export'
  /** Write cancellation policies to a file. */
  | 'policies-export'
  /** Archive regions. */
  | 'regions-archive'
  /** Write regions to a file. */
  | 'regions-export'
  /** Restore archived regions. */
  | 'regions-restore'
  /** Write staff accounts to a file. */
  | 'staff-export'
  /** Reinstate suspended staff accounts. */
  | 'staff-reinstate'
  /** Suspend staff accounts, with a reason. */
  | 'staff-suspend'
  /** Write tutors to a file. */
  | 'tutors-export'
  /** Say that tutor feedback has been read. */
  | 'tutor-feedback-acknowledge'
  /** Change who looks after tutor feedback. */
  | 'tutor-feedback-assign'
  /** Write tutor feedback to a file. */
  | 'tutor-feedback-export';

export type AccountJobPage = {
  __typename?: 'AccountJobPage';
  items: Array<AccountJob>;
  pageInfo: PageInfo;
};

export type AccountJobPayload = {
  __typename?: 'AccountJobPayload';
  job: Maybe<AccountJob>;
  userErrors: Array<UserError>;
};

/** The state of a job that a person asked for. */
export type AccountJobState =
  /** It was stopped; what was done stays done. */
  | 'cancelled'
  /** Every record has a verdict. */
  | 'done'
  /** It could not go on. */
  | 'failed'
  /** Records are being worked through. */
  | 'running'
  /** It starts within seconds. */
  | 'waiting';

/** Whether the app may show a lesson once it is published. */
export type ActiveFlag =
  /** May be shown. */
  | 'Active'
  /** Held back. */
  | 'Inactive';

/** A dependent's age group. */
export type AgeGroup =
  /** Eighteen and over. */
  | 'adult'
  /** Five to eight. */
  | 'from-5'
  /** Nine to twelve. */
  | 'from-9'
  /** Thirteen to seventeen. */
  | 'from-13'
  /** Under five. */
  | 'under-5';

/** The kind of activity. */
export type AuditAction =
  /** Archived a record. */
  | 'archived'
  /** Added a record. */
  | 'created'
  /** Deleted a record. */
  | 'deleted'
  /** Exported data. */
  | 'exported'
  /** Acted as someone else. */
  | 'impersonated'
  /** Tried something the role may not do. */
  | 'permission-denied'
  /** Signed in. */
  | 'signed-in'
  /** Tried to sign in and failed. */
  | 'sign-in-failed'
  /** Moved a record to another state. */
  | 'state-changed'
  /** Changed a record. */
  | 'updated'
  /** Viewed sensitive data. */
  | 'viewed-sensitive';

/** A picture of oneself. */
export type AvatarSetInput = {
  /** A picture that was uploaded as `avatar` (`POST /files`); null removes the picture. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which records of a list are meant: some by their ids, or everything that matches the filter but some. */
export type BulkChoice = {
  /** With everything that matches: how many records the viewer was shown, without those that are not meant. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** With everything that matches: records that are not meant. */
  excludeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The records by their ids; left out where everything that matches is meant. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The rules for what a cancelled, moved or missed lesson costs. Each edit is a new version; lessons keep the one they were agreed under. */
export type CancellationPolicy = Node & {
  __typename?: 'CancellationPolicy';
  createdAt: Scalars['DateTime']['output'];
  /** How many late cancellations a term are free. */
  freeLateCancelsPerTerm: Scalars['Int']['output'];
  /** How many lessons may be moved free of charge in any 30 days. */
  freeReschedules: Scalars['Int']['output'];
  /** How many minutes after the start someone may still come before it counts as a no-show. */
  graceMinutes: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The percentage of the price charged for a late cancellation. */
  lateCancelPercent: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The percentage of the price charged if the learner does not attend. */
  noShowPercent: Scalars['Int']['output'];
  /** Whether a lesson lost to a power or internet failure is free. */
  outageIsFree: Scalars['Boolean']['output'];
  /** How many regions use it. */
  regionCount: Scalars['Int']['output'];
  /** The regions that use it, at most 100. */
  regions: Array<Region>;
  /** The percentage of their pay that the tutor gets for a late cancellation. */
  tutorLatePayPercent: Scalars['Int']['output'];
  /** The percentage of their pay that the tutor gets when a late cancellation is not charged. */
  tutorWaitPayPercent: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** How many hours before the start a cancellation becomes late. */
  windowHours: Scalars['Int']['output'];
};

export type CancellationPolicyCreateInput = {
  freeLateCancelsPerTerm?: InputMaybe<Scalars['Int']['input']>;
  freeReschedules?: InputMaybe<Scalars['Int']['input']>;
  graceMinutes?: InputMaybe<Scalars['Int']['input']>;
  lateCancelPercent?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  noShowPercent?: InputMaybe<Scalars['Int']['input']>;
  outageIsFree?: InputMaybe<Scalars['Boolean']['input']>;
  tutorLatePayPercent?: InputMaybe<Scalars['Int']['input']>;
  tutorWaitPayPercent?: InputMaybe<Scalars['Int']['input']>;
  windowHours?: InputMaybe<Scalars['Int']['input']>;
};

export type CancellationPolicyFilter = {
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type CancellationPolicyPage = {
  __typename?: 'CancellationPolicyPage';
  items: Array<CancellationPolicy>;
  pageInfo: PageInfo;
};

export type CancellationPolicyPayload = {
  __typename?: 'CancellationPolicyPayload';
  cancellationPolicy: Maybe<CancellationPolicy>;
  userErrors: Array<UserError>;
};

export type CancellationPolicySort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type CancellationPolicyUpdateInput = {
  freeLateCancelsPerTerm?: InputMaybe<Scalars['Int']['input']>;
  freeReschedules?: InputMaybe<Scalars['Int']['input']>;
  graceMinutes?: InputMaybe<Scalars['Int']['input']>;
  lateCancelPercent?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  noShowPercent?: InputMaybe<Scalars['Int']['input']>;
  outageIsFree?: InputMaybe<Scalars['Boolean']['input']>;
  tutorLatePayPercent?: InputMaybe<Scalars['Int']['input']>;
  tutorWaitPayPercent?: InputMaybe<Scalars['Int']['input']>;
  windowHours?: InputMaybe<Scalars['Int']['input']>;
};

/** An application of someone who wants to teach: one for each round in which they were considered. */
export type Candidacy = Node & {
  __typename?: 'Candidacy';
  /** When they applied. */
  appliedAt: Scalars['DateTime']['output'];
  /** The check of their background. */
  backgroundCheck: CheckState;
  /** Whether their contract is signed. */
  contractCheck: CheckState;
  /** The country they live in, as two letters. */
  country: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Their CV. */
  cvUrl: Maybe<Scalars['String']['output']>;
  /** When they were born, if known. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** The day of the demo lesson. */
  demoDate: Maybe<Scalars['Date']['output']>;
  /** What was noted in it. */
  demoNotes: Maybe<Scalars['String']['output']>;
  /** A recording of it. */
  demoRecordingUrl: Maybe<Scalars['String']['output']>;
  /** Its score, from 1 to 5. */
  demoScore: Maybe<Scalars['Int']['output']>;
  /** The dialects they speak. */
  dialects: Array<Scalars['String']['output']>;
  /** Whether they are not to be hired again. */
  doNotRehire: Scalars['Boolean']['output'];
  /** Their documents, by kind. */
  documents: Maybe<Array<TutorDocument>>;
  /** Where they are written to; nobody else has it. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Their gender, if known. */
  gender: Maybe<Gender>;
  /** Where it goes on when it is no longer on hold. */
  heldFrom: Maybe<CandidacyStage>;
  /** The day until which it is on hold. */
  holdUntil: Maybe<Scalars['Date']['output']>;
  /** How many hours a week they want to teach. */
  hoursPerWeek: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The check of their proof of identity. */
  idCheck: CheckState;
  /** The day of the interview. */
  interviewDate: Maybe<Scalars['Date']['output']>;
  /** The mean of the five scores; null until all are given. */
  interviewMean: Maybe<Scalars['Float']['output']>;
  /** What was noted in the interview. */
  interviewNotes: Maybe<Scalars['String']['output']>;
  /** What came of the interview. */
  interviewOutcome: Maybe<InterviewOutcome>;
  /** Its time by the clock of its zone, for example 09:30. */
  interviewTime: Maybe<Scalars['String']['output']>;
  /** Its time zone; the candidate's own if none was set. */
  interviewTimeZone: Maybe<Scalars['TimeZone']['output']>;
  /** Who holds it. */
  interviewer: Maybe<StaffUser>;
  /** A recording in which they introduce themselves. */
  introAudioUrl: Maybe<Scalars['String']['output']>;
  /** A film in which they introduce themselves. */
  introVideoUrl: Maybe<Scalars['String']['output']>;
  /** Whether it is their last round. */
  isLatest: Scalars['Boolean']['output'];
  /** Command of the language, from 1 to 5. */
  languageScore: Maybe<Scalars['Int']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Whether they agreed to be written to about offers. */
  marketingConsent: Scalars['Boolean']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Who watched it. */
  observer: Maybe<StaffUser>;
  /** What they are offered for an hour, in minor units. */
  offerAmount: Maybe<Scalars['Int']['output']>;
  /** What they said. */
  offerAnswer: Maybe<OfferAnswer>;
  /** When they answered. */
  offerAnsweredAt: Maybe<Scalars['DateTime']['output']>;
  /** The currency of the offer. */
  offerCurrency: Maybe<Currency>;
  /** When they were written to about it. */
  offerSentAt: Maybe<Scalars['DateTime']['output']>;
  /** The day on which they would begin. */
  offerStartsOn: Maybe<Scalars['Date']['output']>;
  /** Who looks after the application. */
  owner: Maybe<StaffUser>;
  /** What they are to be paid, latest first. */
  payRates: Maybe<Array<PayRate>>;
  /** Where their pay is to go; null if nobody has said. */
  payoutAccount: Maybe<PayoutAccount>;
  /** The check of the account that their pay goes to. */
  payoutCheck: CheckState;
  /** The person's own id, which stays theirs as a tutor or a customer. */
  personId: Scalars['ID']['output'];
  /** With the country's code, for example +2348012345678. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** The check of their references. */
  referencesCheck: CheckState;
  /** The region that would pay them. */
  region: Maybe<Region>;
  /** When they did. */
  rejectedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who rejected them. */
  rejectedBy: Maybe<StaffUser>;
  /** What else was said about it. */
  rejectionNote: Maybe<Scalars['String']['output']>;
  /** Why they were rejected. */
  rejectionReason: Maybe<RejectionReason>;
  /** Reliability, from 1 to 5. */
  reliabilityScore: Maybe<Scalars['Int']['output']>;
  /** The day from which they can be considered again. */
  reopenAfter: Maybe<Scalars['Date']['output']>;
  /** From 1; someone who is considered again has another. */
  round: Scalars['Int']['output'];
  /** All rounds of the person, the last one first. */
  rounds: Maybe<Array<Candidacy>>;
  /** Another address of theirs. */
  secondaryEmail: Maybe<Scalars['String']['output']>;
  /** Where they came from. */
  source: Maybe<CandidateSource>;
  /** Where it stands. */
  stage: CandidacyStage;
  /** Every step of its way, the first one first. */
  stageHistory: Array<StageStep>;
  /** Where the application stood when it was rejected or withdrawn. */
  stageReached: Maybe<CandidacyStage>;
  /** Since when it has stood there. */
  stageSince: Scalars['DateTime']['output'];
  /** What they want to teach. */
  subjects: Array<Scalars['String']['output']>;
  /** Teaching, from 1 to 5. */
  teachingScore: Maybe<Scalars['Int']['output']>;
  /** Use of technology, from 1 to 5. */
  technologyScore: Maybe<Scalars['Int']['output']>;
  /** The time zone they are in. */
  timeZone: Scalars['TimeZone']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Warmth, from 1 to 5. */
  warmthScore: Maybe<Scalars['Int']['output']>;
};

/** An application of someone who wants to teach. */
export type CandidacyCreateInput = {
  country?: InputMaybe<Scalars['String']['input']>;
  cvUrl?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  dialects: Array<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  hoursPerWeek?: InputMaybe<Scalars['Int']['input']>;
  introAudioUrl?: InputMaybe<Scalars['String']['input']>;
  introVideoUrl?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  marketingConsent: Scalars['Boolean']['input'];
  /** Who looks after the application. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The region that would pay them. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether someone who is known by this email is meant, to whose record the application is added. */
  samePerson?: InputMaybe<Scalars['Boolean']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<CandidateSource>;
  subjects: Array<Scalars['String']['input']>;
  timeZone: Scalars['String']['input'];
};

export type CandidacyFilter = {
  /** Whether they can be considered again today. */
  eligible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is the person's last round. */
  isLatest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they have stood in an open stage for more than seven days. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these owners; `me` is the viewer, `none` is nobody. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these reasons for a rejection. */
  reason?: InputMaybe<Array<RejectionReason>>;
  /** Parts of names, of an email or of a phone number in any order; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these sources. */
  source?: InputMaybe<Array<CandidateSource>>;
  /** Any of these stages; those in which an application is open if left out. */
  stage?: InputMaybe<Array<CandidacyStage>>;
  /** Any of these stages when they were rejected or withdrawn. */
  stageReached?: InputMaybe<Array<CandidacyStage>>;
  /** Who wants to teach any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CandidacyPage = {
  __typename?: 'CandidacyPage';
  items: Array<Candidacy>;
  pageInfo: PageInfo;
};

export type CandidacyPayload = {
  __typename?: 'CandidacyPayload';
  candidacy: Maybe<Candidacy>;
  userErrors: Array<UserError>;
};

export type CandidacySort =
  /** Who applied first comes first. */
  | 'APPLIED_ASC'
  /** Who applied last comes first. */
  | 'APPLIED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  /** Who was rejected first comes first. */
  | 'REJECTED_ASC'
  /** Who was rejected last comes first. */
  | 'REJECTED_DESC'
  /** Who has stood longest in a stage comes first. */
  | 'STAGE_SINCE_ASC'
  /** Who came to a stage last comes first. */
  | 'STAGE_SINCE_DESC';

/** The stage of an application. */
export type CandidacyStage =
  /** Has come in. */
  | 'applied'
  /** Papers and references are checked. */
  | 'checks'
  /** The candidate gives a lesson to try. */
  | 'demo-lesson'
  /** The candidate is interviewed. */
  | 'interview'
  /** The candidate has an offer. */
  | 'offer'
  /** The candidate is a tutor. */
  | 'onboarded'
  /** Waits until a day. */
  | 'on-hold'
  /** The candidate is not taken. */
  | 'rejected'
  /** Is being looked at. */
  | 'screening'
  /** The candidate does not want to go on. */
  | 'withdrawn';

/** Changes to an application and to whoever applies. What is left out stays. */
export type CandidacyUpdateInput = {
  backgroundCheck?: InputMaybe<CheckState>;
  contractCheck?: InputMaybe<CheckState>;
  country?: InputMaybe<Scalars['String']['input']>;
  cvUrl?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  demoDate?: InputMaybe<Scalars['Date']['input']>;
  demoNotes?: InputMaybe<Scalars['String']['input']>;
  demoRecordingUrl?: InputMaybe<Scalars['String']['input']>;
  demoScore?: InputMaybe<Scalars['Int']['input']>;
  dialects?: InputMaybe<Array<Scalars['String']['input']>>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  hoursPerWeek?: InputMaybe<Scalars['Int']['input']>;
  idCheck?: InputMaybe<CheckState>;
  interviewDate?: InputMaybe<Scalars['Date']['input']>;
  interviewNotes?: InputMaybe<Scalars['String']['input']>;
  interviewOutcome?: InputMaybe<InterviewOutcome>;
  interviewTime?: InputMaybe<Scalars['String']['input']>;
  interviewTimeZone?: InputMaybe<Scalars['String']['input']>;
  /** Who holds the interview. */
  interviewerId?: InputMaybe<Scalars['ID']['input']>;
  introAudioUrl?: InputMaybe<Scalars['String']['input']>;
  introVideoUrl?: InputMaybe<Scalars['String']['input']>;
  languageScore?: InputMaybe<Scalars['Int']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who watches the demo lesson. */
  observerId?: InputMaybe<Scalars['ID']['input']>;
  offerAmount?: InputMaybe<Scalars['Int']['input']>;
  offerAnswer?: InputMaybe<OfferAnswer>;
  offerCurrency?: InputMaybe<Currency>;
  offerStartsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Who looks after the application. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  payoutCheck?: InputMaybe<CheckState>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  referencesCheck?: InputMaybe<CheckState>;
  /** The region that would pay them. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  reliabilityScore?: InputMaybe<Scalars['Int']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<CandidateSource>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  teachingScore?: InputMaybe<Scalars['Int']['input']>;
  technologyScore?: InputMaybe<Scalars['Int']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  warmthScore?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a candidate comes from. */
export type CandidateSource =
  /** Met at an event. */
  | 'event'
  /** Answered an advertisement. */
  | 'job-board'
  /** Found the firm by themselves. */
  | 'organic'
  /** From elsewhere. */
  | 'other'
  /** Was recommended. */
  | 'referral'
  /** Through social media. */
  | 'social';

/** A change to a record that the viewer may see. */
export type Change = {
  __typename?: 'Change';
  /** What happened. */
  action: ChangeAction;
  /** When it happened. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** Pass it as `after` to continue from this change, at any gateway. */
  cursor: Scalars['String']['output'];
  /** The record; null if the viewer may see only some records of its kind. */
  entityId: Maybe<Scalars['ID']['output']>;
  /** The kind of record; null for OPENED and RESYNC. */
  kind: Maybe<EntityKind>;
  /** The record it belongs to, for example the curriculum of a part. */
  partOfId: Maybe<Scalars['ID']['output']>;
  /** The record's version after the change. */
  version: Maybe<Scalars['Int']['output']>;
};

/** What happened to a record, or to the stream itself. */
export type ChangeAction =
  /** It was archived. */
  | 'archived'
  /** It was added. */
  | 'created'
  /** It was deleted. */
  | 'deleted'
  /** The stream starts here. */
  | 'opened'
  /** Changes may have been missed: read everything shown again. */
  | 'resync'
  /** It moved to another state. */
  | 'state-changed'
  /** It was changed. */
  | 'updated';

/** How a check of a candidate stands. */
export type CheckState =
  /** Passed. */
  | 'done'
  /** Not passed. */
  | 'failed'
  /** Left out on purpose. */
  | 'not-needed'
  /** To be started. */
  | 'todo'
  /** Under way. */
  | 'waiting';

export type ColleagueFilter = {
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ColleagueSort =
  /** By last name, then first name, ascending. */
  | 'NAME_ASC'
  /** By last name, then first name, descending. */
  | 'NAME_DESC';

/** A colleague in the contacts list. */
export type Contact = Node & {
  __typename?: 'Contact';
  /** The URL of their picture, on this server. */
  avatar: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether they were active in the last five minutes. */
  isActive: Scalars['Boolean']['output'];
  /** When they were last active; null if never. */
  lastActivity: Maybe<Scalars['DateTime']['output']>;
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** How someone would rather be reached. */
export type ContactChannel =
  /** By email. */
  | 'email'
  /** By telephone. */
  | 'phone'
  /** By text message. */
  | 'sms'
  /** By WhatsApp. */
  | 'whatsapp';

/** The status of a content lesson. */
export type ContentStatus =
  /** Being written. */
  | 'Draft'
  /** Nothing has been written yet. */
  | 'No Content'
  /** A version has been published. */
  | 'Published'
  /** Waiting for its reviewer. */
  | 'Review';

/** A currency. */
export type Currency =
  /** Pound sterling. */
  | 'GBP'
  /** Nigerian naira. */
  | 'NGN'
  /** US dollar. */
  | 'USD';

/** A course of study: a tree of parts with outcomes and resources. */
export type Curriculum = Node & {
  __typename?: 'Curriculum';
  /** What the viewer may do next: activate, archive or restore. */
  allowedEvents: Array<CurriculumEvent>;
  /** How many learners follow it at present. */
  attachedLearners: Scalars['Int']['output'];
  /** How many parts it has of each type, not counting archived ones. */
  counts: Array<SubdivisionCount>;
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The region it serves; null for all regions. */
  region: Maybe<Region>;
  /** The types of parts it has. */
  shape: CurriculumShape;
  /** Used in web addresses; unique in its region. */
  slug: Scalars['String']['output'];
  /** Its status. */
  status: CurriculumStatus;
  /** All parts, including archived ones: parents before children, siblings in order. */
  subdivisions: Maybe<Array<Subdivision>>;
  /** The subject it teaches, for example Igbo. */
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Maybe<StaffUser>;
  version: Scalars['Int']['output'];
};

/** The learner and the curriculum to attach. */
export type CurriculumAttachInput = {
  /** The curriculum. */
  curriculumId: Scalars['ID']['input'];
  /** The id of a customer or a dependent. */
  learnerId: Scalars['ID']['input'];
  /** The first day; today if left out. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The branches to follow; the whole curriculum if left out or empty. */
  subdivisionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A learner's attachment to a curriculum, or to branches of it, with their progress. */
export type CurriculumAttachment = Node & {
  __typename?: 'CurriculumAttachment';
  /** When it was attached. */
  createdAt: Scalars['DateTime']['output'];
  /** The curriculum. */
  curriculum: Maybe<Curriculum>;
  /** When it was detached; null while it is followed. */
  detachedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The learner. */
  learner: Maybe<Learner>;
  /** Progress by topic. A topic without an entry has not been started. */
  progress: Array<TopicProgress>;
  /** The first day. */
  startDate: Scalars['Date']['output'];
  /** The branches that are followed; empty for the whole curriculum. */
  subdivisionIds: Array<Scalars['ID']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Maybe<StaffUser>;
  version: Scalars['Int']['output'];
};

export type CurriculumAttachmentPage = {
  __typename?: 'CurriculumAttachmentPage';
  items: Array<CurriculumAttachment>;
  pageInfo: PageInfo;
};

export type CurriculumAttachmentPayload = {
  __typename?: 'CurriculumAttachmentPayload';
  attachment: Maybe<CurriculumAttachment>;
  userErrors: Array<UserError>;
};

export type CurriculumCreateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  regionId?: InputMaybe<Scalars['ID']['input']>;
  shape: CurriculumShape;
  /** Used in web addresses; made from the name if left out. */
  slug?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
};

/** A change of a curriculum's status. */
export type CurriculumEvent =
  /** Start using a draft. */
  | 'activate'
  /** Archive it. */
  | 'archive'
  /** Restore it. */
  | 'restore';

export type CurriculumFilter = {
  /** Curricula for this region and those for all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these shapes. */
  shape?: InputMaybe<Array<CurriculumShape>>;
  /** Any of these statuses. */
  status?: InputMaybe<Array<CurriculumStatus>>;
  /** Any of these subject options. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CurriculumPage = {
  __typename?: 'CurriculumPage';
  items: Array<Curriculum>;
  pageInfo: PageInfo;
};

export type CurriculumPayload = {
  __typename?: 'CurriculumPayload';
  curriculum: Maybe<Curriculum>;
  userErrors: Array<UserError>;
};

/** The types of parts a curriculum has. */
export type CurriculumShape =
  /** Age groups, levels and topics. */
  | 'language'
  /** Subjects and topics. */
  | 'school';

export type CurriculumSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'UPDATED_ASC'
  | 'UPDATED_DESC';

/** The status of a curriculum. */
export type CurriculumStatus =
  /** In use. */
  | 'active'
  /** Out of use; can be restored. */
  | 'archived'
  /** Being written. */
  | 'draft';

/** Changes to a curriculum. Fields that are left out keep their values; null clears a field. The shape cannot change once there are parts. */
export type CurriculumUpdateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The region it serves; null for all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  shape?: InputMaybe<CurriculumShape>;
  slug?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** Where one part of a longer list ends. */
export type CursorInfo = {
  __typename?: 'CursorInfo';
  /** Pass it as `after` to continue from here; null at the end. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is more. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Someone who pays for lessons, for themselves or for others. */
export type Customer = Node & {
  __typename?: 'Customer';
  /** When they were archived, or merged into another; null while they are in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether invoices are sent without being looked at. */
  autoSend: Scalars['Boolean']['output'];
  /** Where invoices are addressed to. */
  billingAddress: Maybe<Scalars['String']['output']>;
  /** Their own cancellation policy; null if it is the region's. */
  cancellationPolicy: Maybe<CancellationPolicy>;
  /** When they last said so, either way. */
  consentAt: Maybe<Scalars['DateTime']['output']>;
  /** The country they live in, as two letters. */
  country: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What they are charged in unless an invoice says otherwise. */
  currency: Currency;
  /** For example C-000123; never reused. */
  customerNumber: Scalars['String']['output'];
  /** When they were born, if known. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** Days that they have to pay an invoice. */
  dueDays: Scalars['Int']['output'];
  /** Where they are written to; nobody else has it. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Their gender, if known. */
  gender: Maybe<Gender>;
  id: Scalars['ID']['output'];
  /** Where invoices are sent, if not to their email. */
  invoiceEmail: Maybe<Scalars['String']['output']>;
  /** Whether they are taught themselves. */
  isLearner: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First names of those who learn: the customer, then active dependents by name. */
  learnerNames: Array<Scalars['String']['output']>;
  /** Whether they agreed to be written to about offers. */
  marketingConsent: Scalars['Boolean']['output'];
  /** The customer that this record was merged into; it is not changed any more. */
  mergedInto: Maybe<Customer>;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** How many notes there are of them. */
  noteCount: Scalars['Int']['output'];
  /** The colleague who looks after them. */
  owner: Maybe<StaffUser>;
  /** With the country's code, for example +2348012345678. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** How they would rather be reached. */
  preferredChannel: ContactChannel;
  /** Their region. */
  region: Maybe<Region>;
  /** How many other people have the same phone number. */
  samePhone: Scalars['Int']['output'];
  /** Another address of theirs. */
  secondaryEmail: Maybe<Scalars['String']['output']>;
  /** How they came to the business. */
  source: Maybe<CustomerSource>;
  /** Their state. */
  status: CustomerStatus;
  /** Up to twenty words that they are found by. */
  tags: Array<Scalars['String']['output']>;
  /** Their tax number. */
  taxId: Maybe<Scalars['String']['output']>;
  /** The time zone they are in. */
  timeZone: Scalars['TimeZone']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Whom their lessons are for. */
  whoIsLessonFor: LessonFor;
  /** Their address in the business's Zoho books. */
  zohoEmail: Maybe<Scalars['String']['output']>;
};

export type CustomerCreateInput = {
  autoSend?: InputMaybe<Scalars['Boolean']['input']>;
  billingAddress?: InputMaybe<Scalars['String']['input']>;
  /** Their own cancellation policy; the region's if left out. */
  cancellationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** The region's if left out. */
  currency?: InputMaybe<Currency>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  invoiceEmail?: InputMaybe<Scalars['String']['input']>;
  isLearner?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The colleague who looks after them. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  preferredChannel?: InputMaybe<ContactChannel>;
  /** Their region. */
  regionId: Scalars['ID']['input'];
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<CustomerSource>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** The region's if left out. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
  zohoEmail?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerFilter = {
  /** True for archived customers, false for those in use; those in use if left out. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Added within this period. */
  created?: InputMaybe<Period>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** Any of these owners; `me` is the viewer, `none` is nobody. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Parts of names, of an email or of a phone number in any order, or a customer number; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these sources. */
  source?: InputMaybe<Array<CustomerSource>>;
  /** Any of these states. */
  status?: InputMaybe<Array<CustomerStatus>>;
  /** Any of these tags. */
  tag?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CustomerMergePayload = {
  __typename?: 'CustomerMergePayload';
  customer: Maybe<Customer>;
  /** To undo it by. */
  mergeId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

/** What staff wrote down of a customer, for staff only. */
export type CustomerNote = Node & {
  __typename?: 'CustomerNote';
  /** Who wrote it; null for the system. */
  author: Maybe<StaffUser>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether the viewer wrote it, and may change and delete it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether it is held at the top. */
  pinned: Scalars['Boolean']['output'];
  /** What was written. */
  text: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type CustomerNoteCreateInput = {
  /** The customer it is about. */
  customerId: Scalars['ID']['input'];
  /** Whether it is held at the top. */
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  text: Scalars['String']['input'];
};

export type CustomerNotePage = {
  __typename?: 'CustomerNotePage';
  items: Array<CustomerNote>;
  pageInfo: PageInfo;
};

export type CustomerNotePayload = {
  __typename?: 'CustomerNotePayload';
  customerNote: Maybe<CustomerNote>;
  userErrors: Array<UserError>;
};

/** Changes to a note. What is left out stays. */
export type CustomerNoteUpdateInput = {
  text?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerPage = {
  __typename?: 'CustomerPage';
  items: Array<Customer>;
  pageInfo: PageInfo;
};

export type CustomerPayload = {
  __typename?: 'CustomerPayload';
  customer: Maybe<Customer>;
  userErrors: Array<UserError>;
};

/** Learners who study together as one private group. */
export type CustomerPod = Node & {
  __typename?: 'CustomerPod';
  /** The time zone its lessons keep to, wherever its members live. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** Whether one customer pays for everyone or each payer pays a share. */
  billingMode: PodBillingMode;
  createdAt: Scalars['DateTime']['output'];
  /** Those who have left it, most recent first. */
  formerMembers: Maybe<Array<PodMember>>;
  id: Scalars['ID']['output'];
  /** What its members can already do, if known. */
  level: Maybe<LearnerLevel>;
  /** Its current members, in order. */
  members: Array<PodMember>;
  /** Unique in its region. */
  name: Scalars['String']['output'];
  /** Who pays for everyone; null if each payer pays a share. */
  payer: Maybe<LearnerPayer>;
  /** The region that it belongs to. */
  region: Maybe<Region>;
  /** Its state. */
  status: PodStatus;
  /** What it learns. */
  subject: Scalars['String']['output'];
  /** Who teaches it; null if no one is chosen, or they no longer teach. */
  tutor: Maybe<OnboardedTutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type CustomerPodCreateInput = {
  anchorTimeZone: Scalars['String']['input'];
  billingMode?: InputMaybe<PodBillingMode>;
  level?: InputMaybe<LearnerLevel>;
  /** Two to eight learners, in order. */
  members: Array<PodMemberInput>;
  name: Scalars['String']['input'];
  /** Who pays for everyone: one of the members' payers. */
  payerCustomerId?: InputMaybe<Scalars['ID']['input']>;
  /** The region that it belongs to. */
  regionId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
  /** Who teaches it. */
  tutorId?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomerPodFilter = {
  /** Pods that any of these learners is in now. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<PodStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type CustomerPodPage = {
  __typename?: 'CustomerPodPage';
  items: Array<CustomerPod>;
  pageInfo: PageInfo;
};

export type CustomerPodPayload = {
  __typename?: 'CustomerPodPayload';
  customerPod: Maybe<CustomerPod>;
  userErrors: Array<UserError>;
};

export type CustomerPodSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

/** Changes to a pod. What is left out stays; members are sent all together or not at all. */
export type CustomerPodUpdateInput = {
  anchorTimeZone?: InputMaybe<Scalars['String']['input']>;
  billingMode?: InputMaybe<PodBillingMode>;
  level?: InputMaybe<LearnerLevel>;
  /** Two to eight learners, in order; anyone left out leaves the pod. */
  members?: InputMaybe<Array<PodMemberInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for everyone: one of the members' payers. */
  payerCustomerId?: InputMaybe<Scalars['ID']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Who teaches it. */
  tutorId?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomerSort =
  | 'CHANGED_ASC'
  | 'CHANGED_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC';

/** How a customer came to the business. */
export type CustomerSource =
  /** Through an advertisement. */
  | 'ads'
  /** Through the learning app. */
  | 'app'
  /** At an event. */
  | 'event'
  /** Found it alone. */
  | 'organic'
  /** In another way. */
  | 'other'
  /** Through a partner. */
  | 'partner'
  /** Sent by another customer. */
  | 'referral-customer'
  /** Sent by a teacher. */
  | 'referral-teacher'
  /** Through social media. */
  | 'social';

/** The state of a customer. */
export type CustomerStatus =
  /** Takes lessons. */
  | 'active'
  /** May take no lessons; a reason was given. */
  | 'blocked'
  /** Has stopped taking lessons. */
  | 'churned'
  /** Has not yet paid or taken a lesson. */
  | 'lead'
  /** Taking a break. */
  | 'paused';

export type CustomerUnmergePayload = {
  __typename?: 'CustomerUnmergePayload';
  /** The customer who stayed. */
  customer: Maybe<Customer>;
  /** Fields that were changed since the merge, and stay as they are. */
  left: Maybe<Array<Scalars['String']['output']>>;
  /** The one who is a record of their own again. */
  other: Maybe<Customer>;
  userErrors: Array<UserError>;
};

/** Changes to a customer. What is left out stays. */
export type CustomerUpdateInput = {
  autoSend?: InputMaybe<Scalars['Boolean']['input']>;
  billingAddress?: InputMaybe<Scalars['String']['input']>;
  /** Their own cancellation policy; null is the region's. */
  cancellationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** Null is the region's. */
  currency?: InputMaybe<Currency>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  invoiceEmail?: InputMaybe<Scalars['String']['input']>;
  isLearner?: InputMaybe<Scalars['Boolean']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The colleague who looks after them. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  preferredChannel?: InputMaybe<ContactChannel>;
  /** Their region. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<CustomerSource>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Null is the region's. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
  zohoEmail?: InputMaybe<Scalars['String']['input']>;
};

/** How a file writes dates in figures alone. */
export type DateOrder =
  /** 31/12/2025. */
  | 'day-first'
  /** 12/31/2025. */
  | 'month-first';

/** The views of a list after a change of what it opens with. */
export type DefaultListViewPayload = {
  __typename?: 'DefaultListViewPayload';
  /** The views of the list that the viewer may open. */
  listViews: Maybe<Array<ListView>>;
  userErrors: Array<UserError>;
};

/** Someone whom a customer pays for. */
export type Dependent = Node & {
  __typename?: 'Dependent';
  /** Their age group: by the date of birth, where that is known. */
  ageGroup: Maybe<AgeGroup>;
  createdAt: Scalars['DateTime']['output'];
  /** When they were born, if known. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Their gender, if known. */
  gender: Maybe<Gender>;
  id: Scalars['ID']['output'];
  /** Whether their clock is another than the customer's. */
  isElsewhere: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** What helps them learn. */
  learningNeeds: Maybe<Scalars['String']['output']>;
  /** What they can already do, if known. */
  level: Maybe<LearnerLevel>;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Who pays for them. */
  payer: LearnerPayer;
  /** Whether pictures of them may be shown. */
  photoConsent: Scalars['Boolean']['output'];
  /** The region of the customer. */
  region: Maybe<Region>;
  /** What they are to the customer. */
  relationship: Relationship;
  /** What is to be known to keep them safe. */
  safeguardingNote: Maybe<Scalars['String']['output']>;
  /** Their state. */
  status: DependentStatus;
  /** What they learn. */
  subjects: Array<Scalars['String']['output']>;
  /** Their own time zone; null if it is the customer's. */
  timeZone: Maybe<Scalars['TimeZone']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** The time zone they are in: their own, or the customer's. */
  zone: Scalars['TimeZone']['output'];
};

export type DependentCreateInput = {
  /** Where nobody knows the date of birth. */
  ageGroup?: InputMaybe<AgeGroup>;
  /** Who pays for them. */
  customerId: Scalars['ID']['input'];
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  lastName: Scalars['String']['input'];
  learningNeeds?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<LearnerLevel>;
  photoConsent?: InputMaybe<Scalars['Boolean']['input']>;
  relationship: Relationship;
  safeguardingNote?: InputMaybe<Scalars['String']['input']>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type DependentFilter = {
  /** Any of these age groups. */
  ageGroup?: InputMaybe<Array<AgeGroup>>;
  /** Any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of their name or of their customer's; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<DependentStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DependentPage = {
  __typename?: 'DependentPage';
  items: Array<Dependent>;
  pageInfo: PageInfo;
};

export type DependentPayload = {
  __typename?: 'DependentPayload';
  dependent: Maybe<Dependent>;
  userErrors: Array<UserError>;
};

export type DependentSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

/** The state of a dependent. */
export type DependentStatus =
  /** Can take lessons. */
  | 'active'
  /** Out of use; can be restored. */
  | 'archived';

/** Changes to a dependent. What is left out stays. */
export type DependentUpdateInput = {
  /** Where nobody knows the date of birth. */
  ageGroup?: InputMaybe<AgeGroup>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  learningNeeds?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<LearnerLevel>;
  photoConsent?: InputMaybe<Scalars['Boolean']['input']>;
  relationship?: InputMaybe<Relationship>;
  safeguardingNote?: InputMaybe<Scalars['String']['input']>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** What a tutor's document is. */
export type DocumentKind =
  /** A background check. */
  | 'background-check'
  /** A certificate. */
  | 'certificate'
  /** A contract. */
  | 'contract'
  /** A passport or another proof of identity. */
  | 'id'
  /** A tax form. */
  | 'tax';

/** How a document stands today. */
export type DocumentState =
  /** Expires within 30 days. */
  | 'due'
  /** Has expired. */
  | 'expired'
  /** Valid for more than 30 days, or without an end. */
  | 'valid';

/** A kind of record whose changes are sent as they happen. */
export type EntityKind =
  /** One of the viewer's own jobs. */
  | 'account-job'
  /** A learner's attachment to a curriculum. */
  | 'attachment'
  /** A cancellation policy. */
  | 'cancellation-policy'
  /** A candidacy. */
  | 'candidacy'
  /** A curriculum. */
  | 'curriculum'
  /** A customer. */
  | 'customer'
  /** A customer note. */
  | 'customer-note'
  /** A customer pod. */
  | 'customer-pod'
  /** A dependent. */
  | 'dependent'
  /** One of the viewer's own imports. */
  | 'import'
  /** A job of the system. */
  | 'job'
  /** A journal entry. */
  | 'journal-entry'
  /** A journal template. */
  | 'journal-template'
  /** A lead. */
  | 'lead'
  /** One of the viewer's own views of a list. */
  | 'list-view'
  /** A message to a customer. */
  | 'message'
  /** One of the viewer's notifications. */
  | 'notification'
  /** A payout account. */
  | 'payout-account'
  /** A pay rate. */
  | 'pay-rate'
  /** A region. */
  | 'region'
  /** One of the viewer's sessions. */
  | 'session'
  /** A setting. */
  | 'setting'
  /** A staff account. */
  | 'staff-user'
  /** A part of a curriculum. */
  | 'subdivision'
  /** A task of a colleague. */
  | 'task'
  /** A template. */
  | 'template'
  /** A tutor. */
  | 'tutor'
  /** A tutor day. */
  | 'tutor-day'
  /** A tutor document. */
  | 'tutor-document'
  /** A tutor feedback. */
  | 'tutor-feedback'
  /** A tutor time off. */
  | 'tutor-time-off'
  /** The viewer's own account. */
  | 'viewer';

/** An exam in the learning content, made up of subjects. A content-creator sees only exams with lessons assigned to them. */
export type Exam = Node & {
  __typename?: 'Exam';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** The path of a picture. */
  coverImage: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The number of lessons in it. */
  lessonCount: Scalars['Int']['output'];
  /** The number of lessons in it by status: all four statuses, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** The only region it is for; null for all regions. */
  region: Maybe<Region>;
  /** Used in web addresses. */
  slug: Scalars['String']['output'];
  /** The number of subjects in it. */
  subjectCount: Scalars['Int']['output'];
  /** Its subjects, in order. */
  subjects: ExamSubjectPage;
  /** Its title. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


/** An exam in the learning content, made up of subjects. A content-creator sees only exams with lessons assigned to them. */
export type ExamSubjectsArgs = {
  filter: ExamPartFilter;
  page: PageInput;
};

export type ExamFilter = {
  /** True for what the app shows, false for what it does not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A lesson in the learning content. */
export type ExamLesson = Node & {
  __typename?: 'ExamLesson';
  /** Whether the app may show it once it is published. */
  activeFlag: ActiveFlag;
  /** The writer; null if there is none or they have left. */
  assignee: Maybe<StaffUser>;
  /** The status of its newest version. */
  contentStatus: ContentStatus;
  createdAt: Scalars['DateTime']['output'];
  /** The date by which the assignee should finish it. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** How long it takes, in minutes. */
  estimatedMinutes: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Its position in the section, starting at 0. */
  order: Scalars['Int']['output'];
  /** The reviewer; null if there is none or they have left. */
  reviewer: Maybe<StaffUser>;
  /** The section it belongs to. */
  section: Maybe<ExamSection>;
  /** When it got this status. */
  statusSince: Scalars['DateTime']['output'];
  /** What it is about, in a few sentences. */
  summary: Maybe<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** The number of lessons with one status. */
export type ExamLessonCount = {
  __typename?: 'ExamLessonCount';
  /** The status. */
  contentStatus: ContentStatus;
  /** How many lessons have it. */
  count: Scalars['Int']['output'];
};

export type ExamLessonFilter = {
  /** Only lessons with this flag. */
  activeFlag?: InputMaybe<ActiveFlag>;
  /** Assigned to any of these people. */
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these statuses. */
  contentStatus?: InputMaybe<Array<ContentStatus>>;
  /** True for lessons past their due date and not published, false for all others. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reviewed by any of these people. */
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ExamLessonPage = {
  __typename?: 'ExamLessonPage';
  items: Array<ExamLesson>;
  pageInfo: PageInfo;
};

/** Where to look for lessons: anywhere in any of these. */
export type ExamLessonPlace = {
  /** In any of these exams. */
  examId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In any of these sections. */
  sectionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In any of these subjects. */
  subjectId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In any of these topics. */
  topicId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ExamLessonSort =
  /** Earliest due date first; lessons without one come last. */
  | 'DUE_ASC'
  /** Latest due date first; lessons without one come last. */
  | 'DUE_DESC'
  /** Longest in their current status first. */
  | 'STATUS_SINCE_ASC'
  /** Most recently moved to their current status first. */
  | 'STATUS_SINCE_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

export type ExamPage = {
  __typename?: 'ExamPage';
  items: Array<Exam>;
  pageInfo: PageInfo;
};

export type ExamPartFilter = {
  /** True for what the app shows, false for what it does not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A section of a topic, made up of lessons. */
export type ExamSection = Node & {
  __typename?: 'ExamSection';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The number of lessons in it. */
  lessonCount: Scalars['Int']['output'];
  /** The number of lessons in it by status: all four statuses, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** Its lessons, in order. */
  lessons: ExamLessonPage;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** The topic it belongs to. */
  topic: Maybe<ExamTopic>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


/** A section of a topic, made up of lessons. */
export type ExamSectionLessonsArgs = {
  filter: ExamLessonFilter;
  page: PageInput;
};

export type ExamSectionPage = {
  __typename?: 'ExamSectionPage';
  items: Array<ExamSection>;
  pageInfo: PageInfo;
};

export type ExamSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

/** A subject in an exam, made up of topics. */
export type ExamSubject = Node & {
  __typename?: 'ExamSubject';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description: Maybe<Scalars['String']['output']>;
  /** The exam it belongs to. */
  exam: Maybe<Exam>;
  /** The path of a picture. */
  icon: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The number of lessons in it. */
  lessonCount: Scalars['Int']['output'];
  /** The number of lessons in it by status: all four statuses, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** The number of topics in it. */
  topicCount: Scalars['Int']['output'];
  /** Its topics, in order. */
  topics: ExamTopicPage;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


/** A subject in an exam, made up of topics. */
export type ExamSubjectTopicsArgs = {
  filter: ExamPartFilter;
  page: PageInput;
};

export type ExamSubjectPage = {
  __typename?: 'ExamSubjectPage';
  items: Array<ExamSubject>;
  pageInfo: PageInfo;
};

/** A topic in a subject, made up of sections. */
export type ExamTopic = Node & {
  __typename?: 'ExamTopic';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The number of lessons in it. */
  lessonCount: Scalars['Int']['output'];
  /** The number of lessons in it by status: all four statuses, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** The number of sections in it. */
  sectionCount: Scalars['Int']['output'];
  /** Its sections, in order. */
  sections: ExamSectionPage;
  /** The subject it belongs to. */
  subject: Maybe<ExamSubject>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


/** A topic in a subject, made up of sections. */
export type ExamTopicSectionsArgs = {
  filter: ExamPartFilter;
  page: PageInput;
};

export type ExamTopicPage = {
  __typename?: 'ExamTopicPage';
  items: Array<ExamTopic>;
  pageInfo: PageInfo;
};

/** How a list is written to a file. */
export type ExportAs = {
  /** Ids of the columns, in their order; every column if left out. */
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is written as. */
  format: ExportFormat;
};

/** What a list is written as. */
export type ExportFormat =
  /** Comma-separated values; any number of rows. */
  | 'csv'
  /** An Excel workbook; up to 100,000 rows. */
  | 'xlsx';

/** How many records each choice of one filter would leave, the other filters and the search in force. */
export type Facet = {
  __typename?: 'Facet';
  /** The choices that any record has, the most first; words such as `me` stand for what they mean to the viewer. */
  counts: Array<FacetCount>;
  /** The filter, by its field in the list's filter. */
  name: Scalars['String']['output'];
};

/** How many records one choice of a filter would leave. */
export type FacetCount = {
  __typename?: 'FacetCount';
  /** How many records there are. */
  count: Scalars['Int']['output'];
  /** The choice: an id, a text, or a closed list's value in the servers' spelling. */
  value: Scalars['String']['output'];
};

/** Who gave feedback. */
export type FeedbackAuthorKind =
  /** A customer. */
  | 'customer'
  /** A learner. */
  | 'learner'
  /** The colleague who wrote it down. */
  | 'staff'
  /** The tutor. */
  | 'tutor';

/** What feedback is about, in a word. */
export type FeedbackCategory =
  /** Messages and answers. */
  | 'communication'
  /** What is taught, and in which order. */
  | 'curriculum'
  /** What lessons are taught with. */
  | 'materials'
  /** Anything else. */
  | 'other'
  /** Pay and prices. */
  | 'pay'
  /** Being on time. */
  | 'punctuality'
  /** The safety of learners; for directors and super-admins alone. */
  | 'safeguarding'
  /** How lessons are taught. */
  | 'teaching'
  /** Sound, video and the classroom. */
  | 'technology';

/** What feedback is about. */
export type FeedbackDirection =
  /** What someone says of a tutor. */
  | 'about-tutor'
  /** What a tutor says of us. */
  | 'from-tutor';

/** One field of a record that was changed. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The value after the change. */
  after: Maybe<Scalars['FieldValue']['output']>;
  /** The value before the change. Ids and enum values are as the servers spell them. */
  before: Maybe<Scalars['FieldValue']['output']>;
  /** The field's name in this API, or in its inputs. */
  field: Scalars['String']['output'];
};

/** A refusal of one input field. */
export type FieldError = UserError & {
  __typename?: 'FieldError';
  /** The kind of refusal. */
  code: UserErrorCode;
  /** A message to show beside the field. */
  message: Scalars['String']['output'];
  /** The path to the refused input field, one name per level. */
  path: Array<Scalars['String']['output']>;
};

/** An uploaded file: a document, a picture, a recording. It is sent with `POST /files` and named by the record that it belongs to. */
export type File = Node & {
  __typename?: 'File';
  /** The media type, by what the file holds. */
  contentType: Scalars['String']['output'];
  /** Until when the path opens it; null where it always does. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The name, as the person who sent it calls it. */
  name: Scalars['String']['output'];
  /** How many bytes it has. */
  size: Scalars['Int']['output'];
  /** A path that opens it, or a part of it, made for this answer. */
  url: Scalars['String']['output'];
};

/** A file of records that was imported, or is about to be. */
export type FileImport = Node & {
  __typename?: 'FileImport';
  createdAt: Scalars['DateTime']['output'];
  /** The curriculum that its topics are put into; null for records that stand for themselves. */
  curriculum: Maybe<Curriculum>;
  /** How the file writes dates in figures alone; null where that is not said. */
  dateOrder: Maybe<DateOrder>;
  /** How many rows the work under way has done. */
  done: Scalars['Int']['output'];
  /** Why it could not go on. */
  error: Maybe<Scalars['String']['output']>;
  /** The file's name. */
  fileName: Scalars['String']['output'];
  /** Identifies what was checked; send it with the import. */
  fingerprint: Maybe<Scalars['String']['output']>;
  /** What the first row calls the columns. */
  headings: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** When it was imported; null until then. */
  importedAt: Maybe<Scalars['DateTime']['output']>;
  /** What its rows are. */
  kind: ImportKind;
  /** Whether rows that cannot be imported are left out. */
  leavesOut: Scalars['Boolean']['output'];
  /** The field that each column fills, by its place; null for none. */
  mapping: Array<Maybe<Scalars['String']['output']>>;
  /** Who sent it; null if they are no longer known. */
  owner: Maybe<StaffUser>;
  /** The rows that cannot be imported, with what is wrong; null if there are none. */
  problemFile: Maybe<File>;
  /** Whether archived records that rows mean are restored. */
  restores: Scalars['Boolean']['output'];
  /** The first rows, until the file is checked. */
  sample: Array<Array<Scalars['String']['output']>>;
  /** The state of the import. */
  state: ImportState;
  /** How many rows are below the headings. */
  total: Scalars['Int']['output'];
  /** Until when it can be undone; null where it cannot. */
  undoUntil: Maybe<Scalars['DateTime']['output']>;
  /** What became of the rows when the import was undone. */
  undone: Array<UndoVerdictCount>;
  /** When it was undone; null if it was not. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** How many rows there are of each verdict. */
  verdicts: Array<RowVerdictCount>;
};

/** How a file is read. */
export type FileImportChoice = {
  /** How the file writes dates in figures alone. */
  dateOrder?: InputMaybe<DateOrder>;
  /** The field that each column fills, by its place; null for none. */
  mapping: Array<InputMaybe<Scalars['String']['input']>>;
  /** Whether archived records that rows mean are restored. */
  restores: Scalars['Boolean']['input'];
};

export type FileImportPage = {
  __typename?: 'FileImportPage';
  items: Array<FileImport>;
  pageInfo: PageInfo;
};

export type FileImportPayload = {
  __typename?: 'FileImportPayload';
  import: Maybe<FileImport>;
  userErrors: Array<UserError>;
};

/** A row of an imported file, and what becomes of it. */
export type FileImportRow = Node & {
  __typename?: 'FileImportRow';
  /** Records that may be meant. */
  candidates: Array<RowCandidate>;
  /** What it changes, field by field. */
  changes: Array<RowChange>;
  id: Scalars['ID']['output'];
  /** Whom or what the row is about. */
  label: Scalars['String']['output'];
  /** Why it is not imported. */
  problem: Maybe<Scalars['String']['output']>;
  /** The row number in the file; the headings are row 1. */
  row: Scalars['Int']['output'];
  /** What became of it when the import was undone. */
  undo: Maybe<UndoVerdict>;
  /** Why it was not reversed. */
  undoReason: Maybe<Scalars['String']['output']>;
  /** A path of the portal that shows the record; null where there is none. */
  url: Maybe<Scalars['String']['output']>;
  /** What the row does. */
  verdict: RowVerdict;
};

export type FileImportRowPage = {
  __typename?: 'FileImportRowPage';
  items: Array<FileImportRow>;
  pageInfo: PageInfo;
};

/** How the follow-up of an entry stands. */
export type FollowUpState =
  /** It is done. */
  | 'done'
  /** Its day is to come. */
  | 'later'
  /** Its day has passed. */
  | 'overdue'
  /** It is due today. */
  | 'today';

/** A person's gender. */
export type Gender =
  /** Female. */
  | 'female'
  /** Male. */
  | 'male'
  /** Another. */
  | 'other'
  /** Prefers not to say. */
  | 'undisclosed';

export type HistoryConnection = {
  __typename?: 'HistoryConnection';
  edges: Array<HistoryEdge>;
  pageInfo: CursorInfo;
};

export type HistoryEdge = {
  __typename?: 'HistoryEdge';
  cursor: Scalars['String']['output'];
  /** The change. */
  node: HistoryEntry;
};

/** A change made to a record. Entries are never edited or removed. */
export type HistoryEntry = Node & {
  __typename?: 'HistoryEntry';
  /** The kind of change. */
  action: AuditAction;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Who made it, by the name they had then. */
  changedBy: Scalars['String']['output'];
  /** The fields it changed, without internal ones. */
  changes: Array<FieldChange>;
  id: Scalars['ID']['output'];
  /** Whether the viewer made it. */
  isOwn: Scalars['Boolean']['output'];
  /** The reason, if there was a special one, for example a restored version. */
  reason: Maybe<Scalars['String']['output']>;
  /** The record's version after the change; null if it is too old to be restored. */
  version: Maybe<Scalars['Int']['output']>;
};

/** A kind of record with a history of its changes. */
export type HistoryKind =
  /** A cancellation policy. */
  | 'cancellation-policy'
  /** A candidacy. */
  | 'candidacy'
  /** A curriculum. */
  | 'curriculum'
  /** A customer. */
  | 'customer'
  /** A customer note. */
  | 'customer-note'
  /** A customer pod. */
  | 'customer-pod'
  /** A dependent. */
  | 'dependent'
  /** A journal entry. */
  | 'journal-entry'
  /** A lead. */
  | 'lead'
  /** A region. */
  | 'region'
  /** A setting. */
  | 'setting'
  /** A staff account. */
  | 'staff-user'
  /** A part of a curriculum. */
  | 'subdivision'
  /** A task of a colleague. */
  | 'task'
  /** A template. */
  | 'template'
  /** A tutor. */
  | 'tutor'
  /** A tutor feedback. */
  | 'tutor-feedback';

export type HistoryPayload = {
  __typename?: 'HistoryPayload';
  userErrors: Array<UserError>;
  /** The record's new version; null if the change was refused. */
  version: Maybe<Scalars['Int']['output']>;
};

/** What is other than usual on one day. */
export type HourKind =
  /** Free besides the hours of the week. */
  | 'available'
  /** Not free after all. */
  | 'unavailable';

/** What the rows of an imported file are. */
export type ImportKind =
  /** Customers. */
  | 'customers'
  /** Dependents of customers. */
  | 'dependents'
  /** Topics of a curriculum with age groups and levels. */
  | 'language-topics'
  /** Topics of a curriculum with subjects. */
  | 'school-topics';

/** The state of an imported file. */
export type ImportState =
  /** It was ended before anything was changed. */
  | 'cancelled'
  /** Every row has a verdict, and it can be imported. */
  | 'checked'
  /** Its rows are being tried out; nothing is changed. */
  | 'checking'
  /** It could not go on; nothing was imported. */
  | 'failed'
  /** It was imported. */
  | 'imported'
  /** Its rows are being imported. */
  | 'importing'
  /** Its columns are to be chosen. */
  | 'mapping'
  /** Its rows are being read. */
  | 'reading'
  /** It is being taken back. */
  | 'undoing'
  /** It was taken back, except for what somebody had edited. */
  | 'undone';

/** What came of an interview. */
export type InterviewOutcome =
  /** Suitable. */
  | 'suitable'
  /** Not suitable. */
  | 'unsuitable'
  /** Undecided. */
  | 'unsure';

/** What became of one record of a job. */
export type ItemVerdict =
  /** It was changed. */
  | 'done'
  /** It could not be changed; the reason is given. */
  | 'failed'
  /** There was nothing to do. */
  | 'skipped';

/** Work that the servers do on a schedule. */
export type Job = Node & {
  __typename?: 'Job';
  /** What it does, in one sentence. */
  description: Scalars['String']['output'];
  /** The minutes between runs. */
  everyMinutes: Scalars['Int']['output'];
  /** The job's name: lower-case words with hyphens. */
  id: Scalars['ID']['output'];
  /** Whether it should have run by now but has not. */
  isLate: Scalars['Boolean']['output'];
  /** Whether it is running now. */
  isRunning: Scalars['Boolean']['output'];
  /** The latest failed run that is still kept; null if there is none. */
  lastFailure: Maybe<JobRun>;
  /** The latest run; null before the first. */
  lastRun: Maybe<JobRun>;
  /** When it is next due; null if it is due now. */
  nextAt: Maybe<Scalars['DateTime']['output']>;
  /** When someone asked for a run that has not ended; null if nobody did. */
  requestedAt: Maybe<Scalars['DateTime']['output']>;
  /** The job's display name. */
  title: Scalars['String']['output'];
};

/** A count from a run. */
export type JobCount = {
  __typename?: 'JobCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** What was counted, for example removed. */
  name: Scalars['String']['output'];
};

export type JobPayload = {
  __typename?: 'JobPayload';
  job: Maybe<Job>;
  userErrors: Array<UserError>;
};

/** One run of a job. */
export type JobRun = Node & {
  __typename?: 'JobRun';
  /** What was done, with counts. */
  counts: Array<JobCount>;
  /** When it ended; null while it is running. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed. */
  error: Maybe<Scalars['String']['output']>;
  /** The start of the period it covers. */
  from: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The server that ran it. */
  server: Scalars['String']['output'];
  /** When it started. */
  startedAt: Scalars['DateTime']['output'];
  /** Who asked for it; null if it was scheduled or the account no longer exists. */
  startedBy: Maybe<StaffUser>;
  /** The state of the run. */
  state: JobRunState;
  /** The end of the period it covers. */
  to: Scalars['DateTime']['output'];
  /** Why it ran. */
  trigger: JobTrigger;
};

export type JobRunPage = {
  __typename?: 'JobRunPage';
  items: Array<JobRun>;
  pageInfo: PageInfo;
};

/** The state of a job run. */
export type JobRunState =
  /** Finished successfully. */
  | 'done'
  /** Failed; it will be tried again. */
  | 'failed'
  /** Running now. */
  | 'running';

/** Why a job ran. */
export type JobTrigger =
  /** Someone asked for it. */
  | 'person'
  /** It was due. */
  | 'schedule';

/** What was seen of, or agreed with, a tutor or someone who wants to be one. */
export type JournalEntry = Node & {
  __typename?: 'JournalEntry';
  /** What was added to it, the latest first. */
  additions: Array<JournalEntry>;
  /** The entry that it adds to. */
  addsToId: Maybe<Scalars['ID']['output']>;
  /** Files that belong to it. */
  attachments: Array<File>;
  /** Who wrote it; null for the system. They can edit it for 24 hours. */
  author: Maybe<StaffUser>;
  /** The whole of it. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When it was followed up; null while it is not. */
  followUpDoneAt: Maybe<Scalars['DateTime']['output']>;
  /** The day on which it is to be followed up, by its author’s clock. */
  followUpOn: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: JournalKind;
  /** The day on which it happened, by its author’s clock. */
  occurredOn: Scalars['Date']['output'];
  /** Whom it is about. */
  person: JournalPerson;
  /** How serious it was, from 1 to 3; of warnings and incidents alone. */
  severity: Maybe<Scalars['Int']['output']>;
  /** What it is about, in a few words. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Who reads it. */
  visibility: JournalVisibility;
};

export type JournalEntryCreateInput = {
  /** The entry that it adds to; it is about the same person, and read by no others. */
  addsToId?: InputMaybe<Scalars['ID']['input']>;
  /** Uploads of the kind DOCUMENT. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The whole of it. */
  body: Scalars['String']['input'];
  /** The day on which it is to be followed up, by its author’s clock. */
  followUpOn?: InputMaybe<Scalars['Date']['input']>;
  /** What it is. */
  kind: JournalKind;
  /** The day on which it happened; not in the future. */
  occurredOn: Scalars['Date']['input'];
  /** Whom it is about. */
  personId: Scalars['ID']['input'];
  /** How serious it was, from 1 to 3; of warnings and incidents alone. */
  severity?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, in a few words. */
  title: Scalars['String']['input'];
  /** Who reads it; staff if left out. */
  visibility?: InputMaybe<JournalVisibility>;
};

export type JournalEntryPayload = {
  __typename?: 'JournalEntryPayload';
  journalEntry: Maybe<JournalEntry>;
  userErrors: Array<UserError>;
};

/** Changes to an entry. What is left out stays. */
export type JournalEntryUpdateInput = {
  /** Uploads of the kind DOCUMENT. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The whole of it. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it is to be followed up, by its author’s clock. */
  followUpOn?: InputMaybe<Scalars['Date']['input']>;
  /** What it is. */
  kind?: InputMaybe<JournalKind>;
  /** The day on which it happened; not in the future. */
  occurredOn?: InputMaybe<Scalars['Date']['input']>;
  /** How serious it was, from 1 to 3; of warnings and incidents alone. */
  severity?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, in a few words. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Who reads it. */
  visibility?: InputMaybe<JournalVisibility>;
};

export type JournalFilter = {
  /** Any of these authors; `me` is the viewer. */
  authorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How the follow-up stands: any of these. */
  followUp?: InputMaybe<Array<FollowUpState>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<JournalKind>>;
  /** The days on which it happened, by the viewer’s calendar. */
  period?: InputMaybe<Period>;
  /** Any of these people, whom it is about. */
  personId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the title or of the name of whom it is about; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these severities. */
  severity?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Any of these, who read it. */
  visibility?: InputMaybe<Array<JournalVisibility>>;
};

/** What an entry of the journal is. */
export type JournalKind =
  /** A talk about how things are going. */
  | 'check-in'
  /** Something that went wrong; it has a severity. */
  | 'incident'
  /** A lesson that someone watched. */
  | 'observation'
  /** Anything else. */
  | 'other'
  /** A note about pay. */
  | 'pay-note'
  /** Praise. */
  | 'praise'
  /** A training that they took part in. */
  | 'training'
  /** A warning; it has a severity. */
  | 'warning';

export type JournalPage = {
  __typename?: 'JournalPage';
  items: Array<JournalEntry>;
  pageInfo: PageInfo;
};

/** Whom an entry of the journal, or feedback, is about. */
export type JournalPerson = {
  __typename?: 'JournalPerson';
  /** The person’s id. */
  id: Scalars['ID']['output'];
  /** Whether they teach, or did, so that they have a page among the tutors. */
  isTutor: Scalars['Boolean']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

export type JournalSort =
  | 'FOLLOW_UP_ASC'
  | 'FOLLOW_UP_DESC'
  | 'OCCURRED_ASC'
  | 'OCCURRED_DESC';

/** The text that an entry of a kind begins with. */
export type JournalTemplate = Node & {
  __typename?: 'JournalTemplate';
  /** The text. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The kind of entry. */
  kind: JournalKind;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type JournalTemplateCreateInput = {
  /** The text. */
  body: Scalars['String']['input'];
  /** The kind of entry; each has one text. */
  kind: JournalKind;
};

export type JournalTemplatePayload = {
  __typename?: 'JournalTemplatePayload';
  journalTemplate: Maybe<JournalTemplate>;
  userErrors: Array<UserError>;
};

/** Changes to a text. What is left out stays. */
export type JournalTemplateUpdateInput = {
  /** The text. */
  body?: InputMaybe<Scalars['String']['input']>;
};

/** Who reads an entry of the journal. */
export type JournalVisibility =
  /** Directors and super-admins alone. */
  | 'managers-only'
  /** The same as staff, and the tutor. */
  | 'shared-with-tutor'
  /** Everyone who may read tutors. */
  | 'staff';

/** Someone who asked for lessons and may become a customer. */
export type Lead = Node & {
  __typename?: 'Lead';
  createdAt: Scalars['DateTime']['output'];
  /** The customer they became. */
  customer: Maybe<Customer>;
  /** Where they are written to; no other open lead has it. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Last name, if known. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Why they were lost. */
  lostReason: Maybe<LostReason>;
  /** What they wrote. */
  message: Maybe<Scalars['String']['output']>;
  /** First and last name, as far as they are known. */
  name: Scalars['String']['output'];
  /** Whether they have waited two hours for a first word, or nothing is to be done next. */
  needsAttention: Scalars['Boolean']['output'];
  /** What is to be done next. */
  nextAction: Maybe<Scalars['String']['output']>;
  /** The day by which the next action is to be done. */
  nextActionOn: Maybe<Scalars['Date']['output']>;
  /** Who looks after them. */
  owner: Maybe<StaffUser>;
  /** With the country's code, for example +2348012345678. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** The region they belong to. */
  region: Maybe<Region>;
  /** How they came to the business. */
  source: CustomerSource;
  /** How far they have come. */
  stage: LeadStage;
  /** Since when they are in that stage. */
  stageSince: Scalars['DateTime']['output'];
  /** The stages that were reached, the first in front. */
  stages: Array<LeadStageReached>;
  /** What they would like to learn. */
  subjects: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** The campaign's name. */
  utmCampaign: Maybe<Scalars['String']['output']>;
  /** How the campaign reached them, such as cpc. */
  utmMedium: Maybe<Scalars['String']['output']>;
  /** The site that the campaign ran on. */
  utmSource: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  /** Whom the lessons are for. */
  whoIsLessonFor: LessonFor;
};

/** When the next action of an open lead is due, by the clock of the viewer. */
export type LeadActionDue =
  /** No day is set. */
  | 'none'
  /** On a day that has passed. */
  | 'overdue'
  /** Today. */
  | 'today'
  /** From today until Sunday. */
  | 'week';

export type LeadCreateInput = {
  /** Where they are written to. An email or a phone number is needed. */
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  nextAction?: InputMaybe<Scalars['String']['input']>;
  nextActionOn?: InputMaybe<Scalars['Date']['input']>;
  /** Who looks after them: an active colleague. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  regionId: Scalars['ID']['input'];
  source: CustomerSource;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  utmCampaign?: InputMaybe<Scalars['String']['input']>;
  utmMedium?: InputMaybe<Scalars['String']['input']>;
  utmSource?: InputMaybe<Scalars['String']['input']>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
};

export type LeadFilter = {
  /** Whether they have waited two hours for a first word, or nothing is to be done next. */
  attention?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who was added within this period. */
  created?: InputMaybe<Period>;
  /** Who became any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Who was lost for any of these reasons. */
  lostReason?: InputMaybe<Array<LostReason>>;
  /** Whose next action is due then; only open leads. */
  nextAction?: InputMaybe<Array<LeadActionDue>>;
  /** Whether they may still become a customer. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these owners; `me` is the viewer, `none` is nobody. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Parts of names, of an email or of a phone number in any order; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these sources. */
  source?: InputMaybe<Array<CustomerSource>>;
  /** Any of these stages. */
  stage?: InputMaybe<Array<LeadStage>>;
  /** Who would like to learn any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whom the lessons are for: any of these. */
  whoIsLessonFor?: InputMaybe<Array<LessonFor>>;
};

export type LeadPage = {
  __typename?: 'LeadPage';
  items: Array<Lead>;
  pageInfo: PageInfo;
};

export type LeadPayload = {
  __typename?: 'LeadPayload';
  lead: Maybe<Lead>;
  userErrors: Array<UserError>;
};

export type LeadSort =
  /** Whose next action is due first comes first. */
  | 'ACTION_ASC'
  /** Whose next action is due last comes first. */
  | 'ACTION_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  /** Who has been longest in their stage comes first. */
  | 'SINCE_ASC'
  /** Who came into their stage last comes first. */
  | 'SINCE_DESC';

/** How far a lead has come. */
export type LeadStage =
  /** Somebody has contacted them. */
  | 'contacted'
  /** They became a customer. */
  | 'converted'
  /** They will not become a customer for now. */
  | 'lost'
  /** Nobody has contacted them. */
  | 'new'
  /** A trial is booked. */
  | 'trial-booked'
  /** They have had a trial. */
  | 'trial-completed';

/** When a stage of a lead was first reached. */
export type LeadStageReached = {
  __typename?: 'LeadStageReached';
  /** Who moved them there; null for the system. */
  by: Maybe<StaffUser>;
  /** When it was first reached. */
  reachedAt: Scalars['DateTime']['output'];
  /** The stage. */
  stage: LeadStage;
};

/** Changes to a lead. What is left out stays; the subjects are given whole. */
export type LeadUpdateInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  nextAction?: InputMaybe<Scalars['String']['input']>;
  nextActionOn?: InputMaybe<Scalars['Date']['input']>;
  /** Who looks after them: an active colleague; null for nobody. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The region they belong to. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  source?: InputMaybe<CustomerSource>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  utmCampaign?: InputMaybe<Scalars['String']['input']>;
  utmMedium?: InputMaybe<Scalars['String']['input']>;
  utmSource?: InputMaybe<Scalars['String']['input']>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
};

/** A person who is taught: a customer, or a dependent on a customer's account. */
export type Learner = Node & {
  __typename?: 'Learner';
  /** A dependent's age group; null for customers. */
  ageGroup: Maybe<AgeGroup>;
  /** The curricula they follow, newest first. */
  attachments: Maybe<Array<CurriculumAttachment>>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** The id of the customer or dependent. */
  id: Scalars['ID']['output'];
  /** Whether they are archived: no longer offered, but still shown where they are used. */
  isArchived: Scalars['Boolean']['output'];
  /** Whether it is a customer or a dependent. */
  kind: LearnerKind;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Who pays; for a customer, the same person. */
  payer: LearnerPayer;
  /** The region of the payer. */
  region: Maybe<Region>;
  /** What they have to read, listen to, watch or open, in the order of their curricula. */
  resources: Maybe<Array<LessonResource>>;
  /** The time zone they are in. */
  timeZone: Scalars['TimeZone']['output'];
};

/** The kind of learner. */
export type LearnerKind =
  /** Someone who pays for their own lessons. */
  | 'customer'
  /** Someone on a customer's account. */
  | 'dependent';

/** What a learner can already do. */
export type LearnerLevel =
  /** Speaks, reads and writes freely. */
  | 'advanced'
  /** Starting from nothing. */
  | 'beginner'
  /** Manages greetings and simple needs. */
  | 'elementary'
  /** Holds a conversation about daily life. */
  | 'intermediate';

export type LearnerPage = {
  __typename?: 'LearnerPage';
  items: Array<Learner>;
  pageInfo: PageInfo;
};

/** The customer who pays for a learner. */
export type LearnerPayer = {
  __typename?: 'LearnerPayer';
  /** For example C-000123; never reused. */
  customerNumber: Scalars['String']['output'];
  /** The customer's id. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** Whom a customer's lessons are for. */
export type LessonFor =
  /** For someone on their account. */
  | 'dependent'
  /** For the customer. */
  | 'me'
  /** For a pod. */
  | 'pod';

/** Something for a learner to read, listen to, watch or open. */
export type LessonResource = {
  __typename?: 'LessonResource';
  /** When the learner got it. */
  addedAt: Scalars['DateTime']['output'];
  /** The same for as long as the resource is. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: ResourceKind;
  /** The content lesson it is, if it is one. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** The curriculum part it belongs to. */
  subdivisionId: Maybe<Scalars['ID']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** A full web address, or the path in the portal for a session. */
  url: Scalars['String']['output'];
};

/** Somebody who may be the same person. */
export type LikelyDuplicate = {
  __typename?: 'LikelyDuplicate';
  /** Who it may be. */
  customer: Customer;
  /** What the two records look like. */
  likeness: Likeness;
};

/** What two records look like. */
export type Likeness =
  /** Of a family that shares a phone. */
  | 'household'
  /** One person's. */
  | 'same';

/**
 * A list's filters, search, order and columns under a name. It holds words such as `me`, which mean, for each who opens it,
 * themselves; and it shows nobody more than they may see.
 */
export type ListView = Node & {
  __typename?: 'ListView';
  /** Who sees it. */
  audience: ViewAudience;
  createdAt: Scalars['DateTime']['output'];
  /** Roles for which the list opens with it. */
  defaultFor: Array<Role>;
  id: Scalars['ID']['output'];
  /** Whether the list opens with it for the viewer. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether it is the viewer's own. */
  isOwn: Scalars['Boolean']['output'];
  /** The path of the list in the portal, for example /app/tutoring/customers. */
  list: Scalars['String']['output'];
  /** Whether the viewer may change and delete it. */
  mayChange: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What the list's address says. */
  query: Scalars['String']['output'];
  /** Whom it is for, where it is for a role. */
  role: Maybe<Role>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ListViewCreateInput = {
  /** Who sees it; for others than the viewer only with `VIEWS_ACT`. */
  audience: ViewAudience;
  /** The path of the list in the portal. */
  list: Scalars['String']['input'];
  /** What it is called, in up to 60 characters. */
  name: Scalars['String']['input'];
  /** What the list's address says. */
  query: Scalars['String']['input'];
  /** Whom it is for, where it is for a role. */
  role?: InputMaybe<Role>;
};

export type ListViewPayload = {
  __typename?: 'ListViewPayload';
  listView: Maybe<ListView>;
  userErrors: Array<UserError>;
};

/** Changes to a view, for everyone who sees it. What is left out stays. */
export type ListViewUpdateInput = {
  audience?: InputMaybe<ViewAudience>;
  name?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is for, where it is for a role. */
  role?: InputMaybe<Role>;
};

/** An email address and password. */
export type LoginInput = {
  /** The account's email address; capitals are ignored. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The outcome of signing in; `accessToken` and `user` are null if it was refused. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** A bearer token, valid for two days. */
  accessToken: Maybe<Scalars['String']['output']>;
  /** Who is signed in. */
  user: Maybe<Viewer>;
  userErrors: Array<UserError>;
};

/** The outcome of signing out. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Whether the session has ended. */
  loggedOut: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** Why a lead was lost. */
export type LostReason =
  /** They are on the list twice. */
  | 'duplicate'
  /** They found lessons elsewhere. */
  | 'found-other'
  /** They are not ready to begin. */
  | 'not-ready'
  /** They did not answer. */
  | 'no-reply'
  /** For another reason. */
  | 'other'
  /** Lessons cost too much. */
  | 'price'
  /** No time suited them. */
  | 'time'
  /** What they want is not taught here. */
  | 'wrong-fit';

/** An email from the portal. */
export type Mail = Node & {
  __typename?: 'Mail';
  /** How many times sending was tried. */
  attempts: Scalars['Int']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The mail server's last answer, if sending failed. */
  error: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The link in the email; null if it has none or the email is not kept in the mailbox. */
  link: Maybe<Scalars['String']['output']>;
  /** When a mail server accepted it; null until then. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Its status. */
  status: MailStatus;
  /** The subject line. */
  subject: Scalars['String']['output'];
  /** What it is about. */
  template: MailTemplate;
  /** The plain text; only for emails kept in the mailbox, since links are for the recipient alone. */
  text: Maybe<Scalars['String']['output']>;
  /** The recipient's email address. */
  to: Scalars['String']['output'];
};

export type MailFilter = {
  /** Part of an email address or subject; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<MailStatus>>;
  /** Any of these kinds. */
  template?: InputMaybe<Array<MailTemplate>>;
};

export type MailPage = {
  __typename?: 'MailPage';
  items: Array<Mail>;
  pageInfo: PageInfo;
};

export type MailSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC';

/** The status of an email. */
export type MailStatus =
  /** Not accepted by a mail server within two days. */
  | 'failed'
  /** Accepted by a mail server. */
  | 'sent'
  /** Kept in the mailbox, as there is no mail server. */
  | 'stored'
  /** Waiting to be sent or tried again. */
  | 'waiting';

/** The purpose of an email. */
export type MailTemplate =
  /** Tells someone that they have been admitted. */
  | 'admission'
  /** Tells someone who registered that they already have an account. */
  | 'already-registered'
  /** A tutor’s document expires soon. */
  | 'document-expiry'
  /** Invites someone to choose a password. */
  | 'invitation'
  /** A message that a colleague wrote to a customer. */
  | 'message'
  /** Helps someone who forgot their password. */
  | 'password-reset'
  /** Tells someone that they have been refused. */
  | 'refusal'
  /** Tells someone that they can sign in again. */
  | 'reinstatement'
  /** Invites a new tutor to the tutors' app. */
  | 'tutor-invitation';

/** The value of the other side, or of the kept one, for a field. */
export type MergeChoice = {
  /** As the customer has it. */
  field: Scalars['String']['input'];
  /** Whose value stays. */
  side: MergeSide;
};

/** A field in which two records differ. */
export type MergeField = {
  __typename?: 'MergeField';
  /** As the customer has it. */
  field: Scalars['String']['output'];
  /** Whose value stays unless the other is chosen. */
  side: MergeSide;
};

/** How much goes over to the record that stays. */
export type MergeMove = {
  __typename?: 'MergeMove';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Of what. */
  what: MergeMoveKind;
};

/** What goes over to the record that stays. */
export type MergeMoveKind =
  /** Curricula followed. */
  | 'curricula'
  /** Dependents. */
  | 'dependents'
  /** Messages. */
  | 'messages'
  /** Notes. */
  | 'notes'
  /** Places in pods. */
  | 'pods'
  /** Tasks. */
  | 'tasks';

/** What merging two customers would do. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** Why it cannot be done; empty where it can. */
  blockers: Array<Scalars['String']['output']>;
  /** Where the two differ. */
  fields: Array<MergeField>;
  /** The customer who stays. */
  kept: Customer;
  /** What goes over. */
  moves: Array<MergeMove>;
  /** The customer whose record becomes a pointer. */
  other: Customer;
};

/** One of the two records of a merge. */
export type MergeSide =
  /** The one that stays. */
  | 'kept'
  /** The one that becomes a pointer. */
  | 'other';

/** What staff wrote or said to a customer. It is never changed. */
export type Message = Node & {
  __typename?: 'Message';
  /** Where an email went. */
  address: Maybe<Scalars['String']['output']>;
  /** When it was sent or said; of a call on an earlier day, only the day is known. */
  at: Scalars['DateTime']['output'];
  /** Who wrote or said it; null for the system. */
  author: Maybe<StaffUser>;
  /** What was written, or what was said. */
  body: Scalars['String']['output'];
  /** How it went: an email was sent by the portal, anything else was written down. */
  channel: ContactChannel;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Where its email stands; null for other channels, and once the email has been removed. */
  mailStatus: Maybe<MailStatus>;
  /** The subject of an email. */
  subject: Maybe<Scalars['String']['output']>;
};

export type MessageCreateInput = {
  /** What is written, or what was said. */
  body: Scalars['String']['input'];
  /** By email it is sent, otherwise it is written down. */
  channel: ContactChannel;
  /** The customer it is for. */
  customerId: Scalars['ID']['input'];
  /** The day of what went another way than by email; today if left out. */
  saidOn?: InputMaybe<Scalars['Date']['input']>;
  /** Only of an email, which needs one. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type MessagePage = {
  __typename?: 'MessagePage';
  items: Array<Message>;
  pageInfo: PageInfo;
};

export type MessagePayload = {
  __typename?: 'MessagePayload';
  message: Maybe<Message>;
  userErrors: Array<UserError>;
};

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Sets the first password of an account with the link from its email. The link works once. Open to everyone. */
  accountActivate: AccountActivatePayload;
  /** Ends one of the viewer's own jobs before its next record; what is done stays done. */
  accountJobCancel: AccountJobPayload;
  /** Tries what failed in one of the viewer's own jobs again, as a new job. */
  accountJobRetry: AccountJobPayload;
  /** Sets or removes the viewer's picture. */
  avatarSet: ViewerPayload;
  /** Has a list of cancellation policies written to a file, as the viewer sees it. */
  cancellationPoliciesExport: AccountJobPayload;
  /** Adds a cancellation policy. */
  cancellationPolicyCreate: CancellationPolicyPayload;
  /** Saves changes to a cancellation policy, as a new version. */
  cancellationPolicyUpdate: CancellationPolicyPayload;
  /** Moves an application to the next stage, if what that asks for is there. */
  candidacyAdvance: CandidacyPayload;
  /** Lets someone apply again who was not to be hired again. */
  candidacyAllowRehire: CandidacyPayload;
  /** Adds an application. */
  candidacyCreate: CandidacyPayload;
  /** Puts an application on hold. */
  candidacyHold: CandidacyPayload;
  /** Moves an application back by one stage. */
  candidacyMoveBack: CandidacyPayload;
  /** Makes a candidate a tutor and invites them to the tutors' app. */
  candidacyOnboard: CandidacyPayload;
  /** Rejects a candidate. */
  candidacyReject: CandidacyPayload;
  /** Considers someone again, in a new round, which is answered. */
  candidacyReopen: CandidacyPayload;
  /** Takes an application off hold, to where it stood. */
  candidacyUnhold: CandidacyPayload;
  /** Saves changes to an application and to whoever applies. */
  candidacyUpdate: CandidacyPayload;
  /** Withdraws an application for the candidate. */
  candidacyWithdraw: CandidacyPayload;
  /** Activates a draft curriculum. */
  curriculumActivate: CurriculumPayload;
  /** Archives a curriculum. */
  curriculumArchive: CurriculumPayload;
  /** Attaches a learner to a curriculum, or to branches of it. */
  curriculumAttach: CurriculumAttachmentPayload;
  /** Adds a curriculum as a draft. */
  curriculumCreate: CurriculumPayload;
  /** Detaches a learner from a curriculum. Their progress is kept. */
  curriculumDetach: CurriculumAttachmentPayload;
  /** Attaches a learner again to a curriculum they were detached from. */
  curriculumReattach: CurriculumAttachmentPayload;
  /** Restores an archived curriculum. */
  curriculumRestore: CurriculumPayload;
  /** Saves changes to a curriculum. */
  curriculumUpdate: CurriculumPayload;
  /** Has a list of curricula written to a file, as the viewer sees it. */
  curriculumsExport: AccountJobPayload;
  /** Has something done to many curricula; refused if they are not as many as the viewer was shown. */
  curriculumsInBulk: AccountJobPayload;
  /** Archives a customer, who is left out of lists and choices; nothing is deleted. */
  customerArchive: CustomerPayload;
  /** Blocks a customer. */
  customerBlock: CustomerPayload;
  /** Adds a customer as a lead, with the person they are. */
  customerCreate: CustomerPayload;
  /** Merges another customer into one. It can be undone for 30 days. */
  customerMerge: CustomerMergePayload;
  /** Adds a note. */
  customerNoteCreate: CustomerNotePayload;
  /** Deletes the viewer's own note. */
  customerNoteDelete: CustomerNotePayload;
  /** Holds a note at the top. */
  customerNotePin: CustomerNotePayload;
  /** Brings back the viewer's own deleted note. */
  customerNoteRestore: CustomerNotePayload;
  /** No longer holds a note at the top. */
  customerNoteUnpin: CustomerNotePayload;
  /** Saves changes to the viewer's own note. */
  customerNoteUpdate: CustomerNotePayload;
  /** Pauses a customer. */
  customerPause: CustomerPayload;
  /** Activates a pod. */
  customerPodActivate: CustomerPodPayload;
  /** Closes a pod. */
  customerPodClose: CustomerPodPayload;
  /** Adds a pod with its members. */
  customerPodCreate: CustomerPodPayload;
  /** Pauses a pod. */
  customerPodPause: CustomerPodPayload;
  /** Reopens a closed pod. */
  customerPodReopen: CustomerPodPayload;
  /** Resumes a paused pod. */
  customerPodResume: CustomerPodPayload;
  /** Saves changes to a pod. */
  customerPodUpdate: CustomerPodPayload;
  /** Has a list of customer pods written to a file, as the viewer sees it. */
  customerPodsExport: AccountJobPayload;
  /** Restores an archived customer, who stands where they stood. */
  customerRestore: CustomerPayload;
  /** Resumes a paused customer. */
  customerResume: CustomerPayload;
  /** Unblocks a customer, who goes back to where they stood. */
  customerUnblock: CustomerPayload;
  /** Takes a merge back. What was changed since stays. */
  customerUnmerge: CustomerUnmergePayload;
  /** Saves changes to a customer and to the person they are. */
  customerUpdate: CustomerPayload;
  /** Has a list of customers written to a file, as the viewer sees it. */
  customersExport: AccountJobPayload;
  /** Has something done to many customers; refused if they are not as many as the viewer was shown. */
  customersInBulk: AccountJobPayload;
  /** Remembers that two customers are not the same person, until a name, an email or a phone changes. */
  customersTellApart: TellApartPayload;
  /** Archives a dependent. */
  dependentArchive: DependentPayload;
  /** Adds a dependent to a customer's account. */
  dependentCreate: DependentPayload;
  /** Restores an archived dependent. */
  dependentRestore: DependentPayload;
  /** Saves changes to a dependent. */
  dependentUpdate: DependentPayload;
  /** Has a list of dependents written to a file, as the viewer sees it. */
  dependentsExport: AccountJobPayload;
  /** Has something done to many dependents; refused if they are not as many as the viewer was shown. */
  dependentsInBulk: AccountJobPayload;
  /** Ends an import before anything is changed. */
  fileImportCancel: FileImportPayload;
  /** Tries a file out row by row. Nothing is changed. */
  fileImportCheck: FileImportPayload;
  /** Imports what was checked, all or nothing. */
  fileImportRun: FileImportPayload;
  /** Takes up an uploaded file, to be read. */
  fileImportStart: FileImportPayload;
  /** Takes an import back, except for what somebody has edited since. */
  fileImportUndo: FileImportPayload;
  /** Restores the values from before a change, as a normal update. The history records it. */
  historyRestore: HistoryPayload;
  /** Undoes the change that made a version, as a change of its own. Refused if the record has changed since. */
  historyUndo: HistoryPayload;
  /** Asks for a job to run now; it starts within seconds. */
  jobRunNow: JobPayload;
  /** Writes an entry. */
  journalEntryCreate: JournalEntryPayload;
  /** Says that the follow-up of an entry is done. */
  journalEntryFollowUp: JournalEntryPayload;
  /** Says that the follow-up of an entry is to be done after all. */
  journalEntryReopenFollowUp: JournalEntryPayload;
  /** Saves changes to an entry: its author’s, for 24 hours. */
  journalEntryUpdate: JournalEntryPayload;
  /** Has the journal written to a file, as the viewer sees it. */
  journalExport: AccountJobPayload;
  /** Adds a text for a kind of entry. */
  journalTemplateCreate: JournalTemplatePayload;
  /** Saves changes to a text. */
  journalTemplateUpdate: JournalTemplatePayload;
  /** Says that a lead has booked a trial. */
  leadBookTrial: LeadPayload;
  /** Says that a lead has had a trial. */
  leadCompleteTrial: LeadPayload;
  /** Says that somebody has contacted a lead. */
  leadContact: LeadPayload;
  /** Makes a customer of a lead, or links the one who is there. */
  leadConvert: LeadPayload;
  /** Adds a lead. */
  leadCreate: LeadPayload;
  /** Says that a lead was lost. */
  leadLose: LeadPayload;
  /** Takes up a lead again that was lost; they stand at contacted. */
  leadReopen: LeadPayload;
  /** Saves changes to a lead. */
  leadUpdate: LeadPayload;
  /** Has a list of leads written to a file, as the viewer sees it. */
  leadsExport: AccountJobPayload;
  /** Has something done to many leads; refused if they are not as many as the viewer was shown. */
  leadsInBulk: AccountJobPayload;
  /** Saves what a list shows under a name. */
  listViewCreate: ListViewPayload;
  /** Chooses what a list opens with: for the viewer, or, with `VIEWS_ACT`, for a role whose people have not chosen. */
  listViewDefault: DefaultListViewPayload;
  /** Deletes a view. */
  listViewDelete: ListViewPayload;
  /** Saves changes to a view; its owner may, and super-admins where it is shared. */
  listViewUpdate: ListViewPayload;
  /** Signs in with an email address and password. */
  login: LoginPayload;
  /** Ends the session that sent the request. */
  logout: LogoutPayload;
  /** Has a list of emails written to a file, as the viewer sees it. */
  mailsExport: AccountJobPayload;
  /** Sends an email to a customer, or writes down what went another way. */
  messageCreate: MessagePayload;
  /** Marks all of the viewer's notifications as read. */
  notificationsMarkAllRead: NotificationsMarkAllReadPayload;
  /** Changes the viewer's password. */
  passwordChange: PasswordChangePayload;
  /** Sets a new password with the link from a reset email. The link works once. Open to everyone. */
  passwordReset: PasswordResetPayload;
  /** Emails a reset link if the address has an active account. Open to everyone. */
  passwordResetRequest: PasswordResetRequestPayload;
  /** Says what an hour is paid from a day on. */
  payRateCreate: PayRatePayload;
  /** Deletes a rate of pay. */
  payRateDelete: PayRatePayload;
  /** Brings back a deleted rate of pay. */
  payRateRestore: PayRatePayload;
  /** Says where someone's pay goes. */
  payoutAccountCreate: PayoutAccountPayload;
  /** Saves changes to a payout account. */
  payoutAccountUpdate: PayoutAccountPayload;
  /** Saves the viewer's profile. */
  profileUpdate: ViewerPayload;
  /** Records that a learner has finished a topic. */
  progressFinish: CurriculumAttachmentPayload;
  /** Reopens a topic that a learner had finished. */
  progressReopen: CurriculumAttachmentPayload;
  /** Records that a learner has started a topic. */
  progressStart: CurriculumAttachmentPayload;
  /** Archives a region. Everything that belongs to it stays. */
  regionArchive: RegionPayload;
  /** Adds a region. */
  regionCreate: RegionPayload;
  /** Restores an archived region. */
  regionRestore: RegionPayload;
  /** Saves changes to a region. */
  regionUpdate: RegionPayload;
  /** Has a list of regions written to a file, as the viewer sees it. */
  regionsExport: AccountJobPayload;
  /** Has something done to many regions; refused if they are not as many as the viewer was shown. */
  regionsInBulk: AccountJobPayload;
  /** Asks for an account. It stays pending until a director or super-admin admits it with a role. Open to everyone. */
  register: RegisterPayload;
  /** Ends one of the viewer's sessions. */
  sessionRevoke: SessionsPayload;
  /** Ends all of the viewer's sessions except this one. */
  sessionsRevokeOthers: SessionsPayload;
  /** Sets what was never set before, for all regions or for one. */
  settingCreate: SettingPayload;
  /** Sets it to another value, as a new version. */
  settingUpdate: SettingPayload;
  /** Admits a registered person with a role and emails them a link to choose a password. */
  staffUserAdmit: StaffUserPayload;
  /** Adds an account and emails its owner an invitation. */
  staffUserCreate: StaffUserPayload;
  /** Sends the activation link again. Earlier links stop working. */
  staffUserInvite: StaffUserPayload;
  /** Refuses a registered person. */
  staffUserRefuse: StaffUserPayload;
  /** Reinstates a suspended account. */
  staffUserReinstate: StaffUserPayload;
  /** Changes the role of an account. */
  staffUserRoleChange: StaffUserPayload;
  /** Ends one session of a staff user, or all of them. */
  staffUserSessionsRevoke: SessionsPayload;
  /** Suspends an account. Its sessions end at once and its links stop working. */
  staffUserSuspend: StaffUserPayload;
  /** Saves changes to an account. */
  staffUserUpdate: StaffUserPayload;
  /** Has a list of staff accounts written to a file, as the viewer sees it. */
  staffUsersExport: AccountJobPayload;
  /** Has something done to many staff accounts; refused if they are not as many as the viewer was shown. */
  staffUsersInBulk: AccountJobPayload;
  /** Archives a part and everything under it. */
  subdivisionArchive: SubdivisionPayload;
  /** Copies a part and everything in use under it, all or nothing. Names are kept. */
  subdivisionCopy: SubdivisionCopyPayload;
  /** Adds a part to a curriculum, after its siblings. */
  subdivisionCreate: SubdivisionPayload;
  /** Moves a part among its siblings or under another parent. */
  subdivisionMove: SubdivisionPayload;
  /** Restores an archived part, after its siblings. */
  subdivisionRestore: SubdivisionPayload;
  /** Saves changes to a part. */
  subdivisionUpdate: SubdivisionPayload;
  /** Gives a colleague, or the viewer, a task. */
  taskCreate: TaskPayload;
  /** Says that a task is done. */
  taskFinish: TaskPayload;
  /** Says that a task is to be done after all. */
  taskReopen: TaskPayload;
  /** Saves changes to a task. */
  taskUpdate: TaskPayload;
  /** Archives a template. What was written from it stays. */
  templateArchive: TemplatePayload;
  /** Adds a template. */
  templateCreate: TemplatePayload;
  /** Restores an archived template. */
  templateRestore: TemplatePayload;
  /** Saves changes to a template, as a new version. */
  templateUpdate: TemplatePayload;
  /** Says what is other than usual on one day. */
  tutorDayCreate: TutorDayPayload;
  /** Deletes such a day. */
  tutorDayDelete: TutorDayPayload;
  /** Brings back such a day. */
  tutorDayRestore: TutorDayPayload;
  /** Saves changes to such a day. */
  tutorDayUpdate: TutorDayPayload;
  /** Adds a document. */
  tutorDocumentCreate: TutorDocumentPayload;
  /** Deletes a document. */
  tutorDocumentDelete: TutorDocumentPayload;
  /** Brings back a deleted document. */
  tutorDocumentRestore: TutorDocumentPayload;
  /** Takes that back. */
  tutorDocumentUnverify: TutorDocumentPayload;
  /** Saves changes to a document. */
  tutorDocumentUpdate: TutorDocumentPayload;
  /** Says that a document was looked at and is good. */
  tutorDocumentVerify: TutorDocumentPayload;
  /** Says that it has been read. */
  tutorFeedbackAcknowledge: TutorFeedbackPayload;
  /** Writes feedback down. */
  tutorFeedbackCreate: TutorFeedbackPayload;
  /** Has tutor feedback written to a file, as the viewer sees it. */
  tutorFeedbackExport: AccountJobPayload;
  /** Takes it up again. */
  tutorFeedbackReopen: TutorFeedbackPayload;
  /** Says how it was resolved. */
  tutorFeedbackResolve: TutorFeedbackPayload;
  /** Says that someone is seeing to it. */
  tutorFeedbackStart: TutorFeedbackPayload;
  /** Saves changes to feedback. */
  tutorFeedbackUpdate: TutorFeedbackPayload;
  /** Has something done to many pieces of feedback; refused if they are not as many as the viewer was shown. */
  tutorFeedbacksInBulk: AccountJobPayload;
  /** Off-boards a tutor. */
  tutorOffBoard: TutorPayload;
  /** Pauses a tutor, who gets no new lessons. */
  tutorPause: TutorPayload;
  /** Reinstates a tutor who left at most 180 days ago. */
  tutorReinstate: TutorPayload;
  /** Resumes a paused tutor. */
  tutorResume: TutorPayload;
  /** Brings a tutor back from leave. */
  tutorReturn: TutorPayload;
  /** Sends a tutor on leave. */
  tutorTakeLeave: TutorPayload;
  /** Writes down when a tutor is away. */
  tutorTimeOffCreate: TutorTimeOffPayload;
  /** Deletes time off. */
  tutorTimeOffDelete: TutorTimeOffPayload;
  /** Brings back time off. */
  tutorTimeOffRestore: TutorTimeOffPayload;
  /** Saves changes to time off. */
  tutorTimeOffUpdate: TutorTimeOffPayload;
  /** Saves changes to a tutor and to the person they are. */
  tutorUpdate: TutorPayload;
  /** Has a list of tutors written to a file, as the viewer sees it. */
  tutorsExport: AccountJobPayload;
  /** Begins to view the portal as another role, beside the session that sent the request. Every role but super-admin can be viewed. */
  viewAsBegin: ViewAsBeginPayload;
  /** Ends viewing the portal as another role. It and `logout` are all that can be called while viewing. */
  viewAsStop: ViewAsStopPayload;
};


/** Everything that can be changed. */
export type MutationAccountActivateArgs = {
  input: AccountActivateInput;
};


/** Everything that can be changed. */
export type MutationAccountJobCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationAccountJobRetryArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationAvatarSetArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AvatarSetInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCancellationPoliciesExportArgs = {
  as: ExportAs;
  filter: CancellationPolicyFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: CancellationPolicySort;
};


/** Everything that can be changed. */
export type MutationCancellationPolicyCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CancellationPolicyCreateInput;
};


/** Everything that can be changed. */
export type MutationCancellationPolicyUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CancellationPolicyUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyAdvanceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  mail: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyAllowRehireArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CandidacyCreateInput;
};


/** Everything that can be changed. */
export type MutationCandidacyHoldArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  until: Scalars['Date']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyMoveBackArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyOnboardArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyRejectArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RejectionInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyReopenArgs = {
  early: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyUnholdArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CandidacyUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumActivateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumAttachArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CurriculumAttachInput;
};


/** Everything that can be changed. */
export type MutationCurriculumCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CurriculumCreateInput;
};


/** Everything that can be changed. */
export type MutationCurriculumDetachArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumReattachArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CurriculumUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumsExportArgs = {
  as: ExportAs;
  filter: CurriculumFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: CurriculumSort;
};


/** Everything that can be changed. */
export type MutationCurriculumsInBulkArgs = {
  choice: BulkChoice;
  filter: CurriculumFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationCustomerArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerBlockArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerCreateInput;
};


/** Everything that can be changed. */
export type MutationCustomerMergeArgs = {
  choices: Array<MergeChoice>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  otherId: Scalars['ID']['input'];
  otherVersion: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNoteCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerNoteCreateInput;
};


/** Everything that can be changed. */
export type MutationCustomerNoteDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNotePinArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNoteRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNoteUnpinArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNoteUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerNoteUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodActivateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodCloseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerPodCreateInput;
};


/** Everything that can be changed. */
export type MutationCustomerPodPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerPodUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodsExportArgs = {
  as: ExportAs;
  filter: CustomerPodFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: CustomerPodSort;
};


/** Everything that can be changed. */
export type MutationCustomerRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerUnblockArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerUnmergeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationCustomerUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomersExportArgs = {
  as: ExportAs;
  filter: CustomerFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: CustomerSort;
};


/** Everything that can be changed. */
export type MutationCustomersInBulkArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  choice: BulkChoice;
  filter: CustomerFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationCustomersTellApartArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  otherId: Scalars['ID']['input'];
  verdict: PairVerdict;
};


/** Everything that can be changed. */
export type MutationDependentArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDependentCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DependentCreateInput;
};


/** Everything that can be changed. */
export type MutationDependentRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDependentUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DependentUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDependentsExportArgs = {
  as: ExportAs;
  filter: DependentFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: DependentSort;
};


/** Everything that can be changed. */
export type MutationDependentsInBulkArgs = {
  choice: BulkChoice;
  filter: DependentFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationFileImportCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationFileImportCheckArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FileImportChoice;
};


/** Everything that can be changed. */
export type MutationFileImportRunArgs = {
  fingerprint: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  leavesOut: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationFileImportStartArgs = {
  curriculumId?: InputMaybe<Scalars['ID']['input']>;
  fileId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: ImportKind;
};


/** Everything that can be changed. */
export type MutationFileImportUndoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationHistoryRestoreArgs = {
  entryId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: HistoryKind;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationHistoryUndoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: HistoryKind;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationJobRunNowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationJournalEntryCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JournalEntryCreateInput;
};


/** Everything that can be changed. */
export type MutationJournalEntryFollowUpArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationJournalEntryReopenFollowUpArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationJournalEntryUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JournalEntryUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationJournalExportArgs = {
  as: ExportAs;
  filter: JournalFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: JournalSort;
};


/** Everything that can be changed. */
export type MutationJournalTemplateCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JournalTemplateCreateInput;
};


/** Everything that can be changed. */
export type MutationJournalTemplateUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JournalTemplateUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadBookTrialArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadCompleteTrialArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadContactArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadConvertArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LeadCreateInput;
};


/** Everything that can be changed. */
export type MutationLeadLoseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lostReason: LostReason;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LeadUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadsExportArgs = {
  as: ExportAs;
  filter: LeadFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: LeadSort;
};


/** Everything that can be changed. */
export type MutationLeadsInBulkArgs = {
  choice: BulkChoice;
  filter: LeadFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  lostReason?: InputMaybe<LostReason>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationListViewCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ListViewCreateInput;
};


/** Everything that can be changed. */
export type MutationListViewDefaultArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  list: Scalars['String']['input'];
  role?: InputMaybe<Role>;
  viewId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationListViewDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationListViewUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ListViewUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that can be changed. */
export type MutationLogoutArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationMailsExportArgs = {
  as: ExportAs;
  filter: MailFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: MailSort;
};


/** Everything that can be changed. */
export type MutationMessageCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MessageCreateInput;
};


/** Everything that can be changed. */
export type MutationNotificationsMarkAllReadArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationPasswordChangeArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PasswordChangeInput;
};


/** Everything that can be changed. */
export type MutationPasswordResetArgs = {
  input: PasswordResetInput;
};


/** Everything that can be changed. */
export type MutationPasswordResetRequestArgs = {
  input: PasswordResetRequestInput;
};


/** Everything that can be changed. */
export type MutationPayRateCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PayRateCreateInput;
};


/** Everything that can be changed. */
export type MutationPayRateDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPayRateRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPayoutAccountCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PayoutAccountCreateInput;
};


/** Everything that can be changed. */
export type MutationPayoutAccountUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PayoutAccountUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProfileUpdateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProfileUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProgressFinishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProgressInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProgressReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProgressInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProgressStartArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProgressInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRegionArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRegionCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RegionCreateInput;
};


/** Everything that can be changed. */
export type MutationRegionRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRegionUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RegionUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRegionsExportArgs = {
  as: ExportAs;
  filter: RegionFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: RegionSort;
};


/** Everything that can be changed. */
export type MutationRegionsInBulkArgs = {
  choice: BulkChoice;
  filter: RegionFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. */
export type MutationSessionRevokeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationSessionsRevokeOthersArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationSettingCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SettingCreateInput;
};


/** Everything that can be changed. */
export type MutationSettingUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SettingUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserAdmitArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Role>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StaffUserCreateInput;
};


/** Everything that can be changed. */
export type MutationStaffUserInviteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserRefuseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserReinstateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserRoleChangeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Role>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserSessionsRevokeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sessionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationStaffUserSuspendArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StaffUserUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUsersExportArgs = {
  as: ExportAs;
  filter: StaffUserFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: StaffUserSort;
};


/** Everything that can be changed. */
export type MutationStaffUsersInBulkArgs = {
  choice: BulkChoice;
  filter: StaffUserFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationSubdivisionArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSubdivisionCopyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubdivisionCopyInput;
};


/** Everything that can be changed. */
export type MutationSubdivisionCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubdivisionCreateInput;
};


/** Everything that can be changed. */
export type MutationSubdivisionMoveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubdivisionMoveInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSubdivisionRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSubdivisionUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubdivisionUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTaskCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TaskCreateInput;
};


/** Everything that can be changed. */
export type MutationTaskFinishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTaskReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTaskUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TaskUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTemplateArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTemplateCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TemplateCreateInput;
};


/** Everything that can be changed. */
export type MutationTemplateRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTemplateUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TemplateUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDayCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorDayCreateInput;
};


/** Everything that can be changed. */
export type MutationTutorDayDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDayRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDayUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorDayUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorDocumentCreateInput;
};


/** Everything that can be changed. */
export type MutationTutorDocumentDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentUnverifyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorDocumentUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentVerifyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackAcknowledgeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorFeedbackCreateInput;
};


/** Everything that can be changed. */
export type MutationTutorFeedbackExportArgs = {
  as: ExportAs;
  filter: TutorFeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: TutorFeedbackSort;
};


/** Everything that can be changed. */
export type MutationTutorFeedbackReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackResolveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  resolution: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackStartArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorFeedbackUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbacksInBulkArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  choice: BulkChoice;
  filter: TutorFeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationTutorOffBoardArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorReinstateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorReturnArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorTakeLeaveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorTimeOffCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorTimeOffCreateInput;
};


/** Everything that can be changed. */
export type MutationTutorTimeOffDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorTimeOffRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorTimeOffUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorTimeOffUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorsExportArgs = {
  as: ExportAs;
  filter: TutorFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: TutorSort;
};


/** Everything that can be changed. */
export type MutationViewAsBeginArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  role: Role;
};


/** Everything that can be changed. */
export type MutationViewAsStopArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A record with an id that never changes. */
export type Node = {
  /** The record's id: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
};

/** A notification for the viewer. */
export type Notification = Node & {
  __typename?: 'Notification';
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** What happened, in one sentence. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** When it was read; null while unread. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in a few words. */
  title: Scalars['String']['output'];
  /** The kind of notification; decides the icon. */
  type: NotificationType;
  /** The path to open in the portal. */
  url: Maybe<Scalars['String']['output']>;
};

export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  edges: Array<NotificationEdge>;
  pageInfo: CursorInfo;
  /** How many are unread in total. */
  unreadCount: Scalars['Int']['output'];
};

export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

/** The kind of notification; decides the icon. */
export type NotificationType =
  /** Something is on its way. */
  | 'item_shipped'
  /** Someone wrote or did something. */
  | 'new_message'
  /** Something was ordered or booked. */
  | 'order_placed';

/** The outcome of marking notifications as read. */
export type NotificationsMarkAllReadPayload = {
  __typename?: 'NotificationsMarkAllReadPayload';
  /** The newest notifications, all read; null if the change was refused. */
  notifications: Maybe<NotificationConnection>;
  userErrors: Array<UserError>;
};

/** What a candidate said to an offer. */
export type OfferAnswer =
  /** Accepted. */
  | 'accepted'
  /** Declined. */
  | 'declined';

/** A tutor who has been onboarded. */
export type OnboardedTutor = Node & {
  __typename?: 'OnboardedTutor';
  /** Their first name. */
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Their last name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The subjects they teach. */
  subjects: Array<Scalars['String']['output']>;
};

/** The state of a one-time code. */
export type OneTimeCodeState =
  /** Was not used in time. */
  | 'expired'
  /** Can be used. */
  | 'ready'
  /** Has been used. */
  | 'used';

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The number of this page, starting at 1. */
  number: Scalars['Int']['output'];
  /** Rows per page. */
  size: Scalars['Int']['output'];
  /** How many rows the list has. */
  totalCount: Scalars['Int']['output'];
  /** True if an exact count would be too slow and the total is approximate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  /** How many pages the list has. */
  totalPages: Scalars['Int']['output'];
};

/** Which page of a list to return, and how many rows. */
export type PageInput = {
  /** The page number, starting at 1. */
  number: Scalars['Int']['input'];
  /** Rows per page, from 1 to 100. */
  size: Scalars['Int']['input'];
};

/** The kind of lesson that a rate of pay is for. */
export type PaidLessonKind =
  /** A lesson of a learning pod. */
  | 'learning-pod'
  /** A lesson that makes up for another. */
  | 'make-up'
  /** A single lesson. */
  | 'one-off'
  /** A lesson that repeats. */
  | 'regular'
  /** A trial lesson. */
  | 'trial'
  /** A virtual immersion. */
  | 'virtual-immersion';

/** What is said of two records that look like one. */
export type PairVerdict =
  /** Not the same person. */
  | 'different'
  /** Of one household. */
  | 'household';

/** The current and the new password. */
export type PasswordChangeInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** 10 to 128 characters, without the person's name or email. */
  newPassword: Scalars['String']['input'];
};

/** The outcome of changing the password. All other sessions are ended. */
export type PasswordChangePayload = {
  __typename?: 'PasswordChangePayload';
  /** How many other sessions were ended. */
  endedSessions: Scalars['Int']['output'];
  userErrors: Array<UserError>;
};

/** A reset link and the new password. */
export type PasswordResetInput = {
  /** The one-time code, from the link. */
  code: Scalars['String']['input'];
  /** 10 to 128 characters, without the person's name or email. */
  password: Scalars['String']['input'];
};

/** The outcome of setting a new password. Every session of the account is ended. */
export type PasswordResetPayload = {
  __typename?: 'PasswordResetPayload';
  /** The email address to sign in with; null if the request was refused. */
  email: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** Someone who forgot their password. */
export type PasswordResetRequestInput = {
  /** The email address they sign in with. */
  email: Scalars['String']['input'];
};

/** The outcome of asking for a new password. It is the same, and takes as long, whether or not the email address is known. */
export type PasswordResetRequestPayload = {
  __typename?: 'PasswordResetRequestPayload';
  /** Whether the request was accepted. */
  requested: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** What someone is paid for an hour from a day on; the narrowest that fits a lesson counts. */
export type PayRate = Node & {
  __typename?: 'PayRate';
  /** For an hour, in minor units. */
  amount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What it is paid in. */
  currency: Currency;
  /** The first day it counts for. */
  effectiveFrom: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** The kind of lesson it is for; null for every kind. */
  lessonKind: Maybe<PaidLessonKind>;
  /** The subject it is for; null for every subject. */
  subject: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type PayRateCreateInput = {
  amount: Scalars['Int']['input'];
  currency: Currency;
  effectiveFrom: Scalars['Date']['input'];
  lessonKind?: InputMaybe<PaidLessonKind>;
  /** Whose it is: a tutor, or someone who wants to be one. */
  personId: Scalars['ID']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type PayRatePayload = {
  __typename?: 'PayRatePayload';
  payRate: Maybe<PayRate>;
  userErrors: Array<UserError>;
};

/** Where someone's pay goes. */
export type PayoutAccount = Node & {
  __typename?: 'PayoutAccount';
  createdAt: Scalars['DateTime']['output'];
  /** What they are paid in. */
  currency: Currency;
  /** Whose account it is. */
  holder: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The last four characters of its number; the rest is never shown. */
  last4: Scalars['String']['output'];
  /** How they are paid. */
  method: PayoutMethod;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type PayoutAccountCreateInput = {
  /** The account's number; kept encrypted. */
  accountNumber: Scalars['String']['input'];
  currency: Currency;
  holder: Scalars['String']['input'];
  method: PayoutMethod;
  /** Whose pay it is. */
  personId: Scalars['ID']['input'];
};

export type PayoutAccountPayload = {
  __typename?: 'PayoutAccountPayload';
  payoutAccount: Maybe<PayoutAccount>;
  userErrors: Array<UserError>;
};

/** Changes to a payout account. What is left out stays. */
export type PayoutAccountUpdateInput = {
  /** The account's number; kept encrypted. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Currency>;
  holder?: InputMaybe<Scalars['String']['input']>;
  method?: InputMaybe<PayoutMethod>;
};

/** How a tutor is paid. */
export type PayoutMethod =
  /** By bank transfer. */
  | 'bank'
  /** By hand. */
  | 'manual'
  /** Through Paystack. */
  | 'paystack'
  /** Through Wise. */
  | 'wise';

/** A time that is counted from the day it is for the viewer, in their time zone. */
export type Period =
  /** Seven days, of which today is the last. */
  | 'last-7-days'
  /** Twenty-eight days, of which today is the last. */
  | 'last-28-days'
  /** The month before. */
  | 'last-month'
  /** The month it is. */
  | 'this-month'
  /** The year it is. */
  | 'this-year'
  /** The day it is. */
  | 'today';

/** One thing a role may do: in one area of the business, to view, to edit, or to act (states and money). */
export type Permission =
  /** Act on: app feedback. */
  | 'appFeedback:act'
  /** View: app feedback. */
  | 'appFeedback:read'
  /** Add and edit: app feedback. */
  | 'appFeedback:write'
  /** Act on: conversations. */
  | 'conversations:act'
  /** View: conversations. */
  | 'conversations:read'
  /** Add and edit: conversations. */
  | 'conversations:write'
  /** Act on: curriculums. */
  | 'curriculums:act'
  /** View: curriculums. */
  | 'curriculums:read'
  /** Add and edit: curriculums. */
  | 'curriculums:write'
  /** Act on: customers. */
  | 'customers:act'
  /** View: customers. */
  | 'customers:read'
  /** Add and edit: customers. */
  | 'customers:write'
  /** Act on: dashboard. */
  | 'dashboard:act'
  /** View: dashboard. */
  | 'dashboard:read'
  /** Add and edit: dashboard. */
  | 'dashboard:write'
  /** Act on: demo. */
  | 'demo:act'
  /** View: demo. */
  | 'demo:read'
  /** Add and edit: demo. */
  | 'demo:write'
  /** Act on: exams. */
  | 'exams:act'
  /** View: exams. */
  | 'exams:read'
  /** Add and edit: exams. */
  | 'exams:write'
  /** Act on: invoices. */
  | 'invoices:act'
  /** View: invoices. */
  | 'invoices:read'
  /** Add and edit: invoices. */
  | 'invoices:write'
  /** Act on: lessons. */
  | 'lessons:act'
  /** View: lessons. */
  | 'lessons:read'
  /** Add and edit: lessons. */
  | 'lessons:write'
  /** Act on: partners. */
  | 'partners:act'
  /** View: partners. */
  | 'partners:read'
  /** Add and edit: partners. */
  | 'partners:write'
  /** Act on: pay rates. */
  | 'payRates:act'
  /** View: pay rates. */
  | 'payRates:read'
  /** Add and edit: pay rates. */
  | 'payRates:write'
  /** Act on: promos. */
  | 'promos:act'
  /** View: promos. */
  | 'promos:read'
  /** Add and edit: promos. */
  | 'promos:write'
  /** Act on: reference. */
  | 'reference:act'
  /** View: reference. */
  | 'reference:read'
  /** Add and edit: reference. */
  | 'reference:write'
  /** Act on: referrals. */
  | 'referrals:act'
  /** View: referrals. */
  | 'referrals:read'
  /** Add and edit: referrals. */
  | 'referrals:write'
  /** Act on: regions. */
  | 'regions:act'
  /** View: regions. */
  | 'regions:read'
  /** Add and edit: regions. */
  | 'regions:write'
  /** Act on: reports. */
  | 'reports:act'
  /** View: reports. */
  | 'reports:read'
  /** Add and edit: reports. */
  | 'reports:write'
  /** Act on: sessions. */
  | 'sessions:act'
  /** View: sessions. */
  | 'sessions:read'
  /** Add and edit: sessions. */
  | 'sessions:write'
  /** Act on: settings. */
  | 'settings:act'
  /** View: settings. */
  | 'settings:read'
  /** Add and edit: settings. */
  | 'settings:write'
  /** Act on: settlements. */
  | 'settlements:act'
  /** View: settlements. */
  | 'settlements:read'
  /** Add and edit: settlements. */
  | 'settlements:write'
  /** Open to everyone who is signed in. */
  | 'signedIn'
  /** Act on: staff. */
  | 'staff:act'
  /** View: staff. */
  | 'staff:read'
  /** Add and edit: staff. */
  | 'staff:write'
  /** Act on: stories. */
  | 'stories:act'
  /** View: stories. */
  | 'stories:read'
  /** Add and edit: stories. */
  | 'stories:write'
  /** Act on: system. */
  | 'system:act'
  /** View: system. */
  | 'system:read'
  /** Add and edit: system. */
  | 'system:write'
  /** Act on: tasks. */
  | 'tasks:act'
  /** View: tasks. */
  | 'tasks:read'
  /** Add and edit: tasks. */
  | 'tasks:write'
  /** Act on: team activity. */
  | 'teamActivity:act'
  /** View: team activity. */
  | 'teamActivity:read'
  /** Add and edit: team activity. */
  | 'teamActivity:write'
  /** Act on: transcripts. */
  | 'transcripts:act'
  /** View: transcripts. */
  | 'transcripts:read'
  /** Add and edit: transcripts. */
  | 'transcripts:write'
  /** Act on: tutors. */
  | 'tutors:act'
  /** View: tutors. */
  | 'tutors:read'
  /** Add and edit: tutors. */
  | 'tutors:write'
  /** Act on: tutor management. */
  | 'tutorManagement:act'
  /** View: tutor management. */
  | 'tutorManagement:read'
  /** Add and edit: tutor management. */
  | 'tutorManagement:write'
  /** Act on: views. */
  | 'views:act'
  /** View: views. */
  | 'views:read'
  /** Add and edit: views. */
  | 'views:write'
  /** Act on: words. */
  | 'words:act'
  /** View: words. */
  | 'words:read'
  /** Add and edit: words. */
  | 'words:write';

/** One area of the business and what each role may do there. */
export type PermissionArea = {
  __typename?: 'PermissionArea';
  /** One grant for each role, in the order of the roles. */
  grants: Array<PermissionGrant>;
  /** The key, which its permissions start with, for example customers. */
  key: Scalars['String']['output'];
  /** The display name. */
  name: Scalars['String']['output'];
};

/** What a role may do in an area. */
export type PermissionGrant = {
  __typename?: 'PermissionGrant';
  /** Whether they may change states and handle money. */
  act: Scalars['Boolean']['output'];
  /** Whether they may see records. */
  read: Scalars['Boolean']['output'];
  /** The role. */
  role: Role;
  /** A limit to show beside the grant, for example own records only; null if there is none. */
  scope: Maybe<Scalars['String']['output']>;
  /** Whether they may add and edit records. */
  write: Scalars['Boolean']['output'];
};

/** Two records of one person, made one. */
export type PersonMerge = {
  __typename?: 'PersonMerge';
  /** When they were merged. */
  at: Scalars['DateTime']['output'];
  /** Who merged them. */
  by: Maybe<StaffUser>;
  id: Scalars['ID']['output'];
  /** The id of the customer who stayed. */
  keptId: Scalars['ID']['output'];
  /** The id of the record that became a pointer. */
  otherId: Scalars['ID']['output'];
  /** Whose record that was. */
  otherName: Scalars['String']['output'];
  /** Until when it can be undone; null where it cannot. */
  undoableUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was undone. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
};

/** Who pays for a pod. */
export type PodBillingMode =
  /** One customer pays for everybody. */
  | 'one-payer'
  /** Each member's payer pays a share. */
  | 'split';

/** Someone who is or was in a pod. */
export type PodMember = {
  __typename?: 'PodMember';
  /** When they joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** The learner. */
  learner: Maybe<Learner>;
  /** The customer's or the dependent's id. */
  learnerId: Scalars['ID']['output'];
  /** When they left; null while they are in it. */
  leftAt: Maybe<Scalars['DateTime']['output']>;
  /** The share that the learner's payer pays, in hundredths of a per cent: 2500 is 25 %; null if one customer pays for everyone. */
  shareBp: Maybe<Scalars['Int']['output']>;
};

/** A member and the share of their payer. */
export type PodMemberInput = {
  /** The customer's or the dependent's id. */
  learnerId: Scalars['ID']['input'];
  /** In hundredths of a per cent; all shares together are 10000. Left out if one customer pays for everyone. */
  shareBp?: InputMaybe<Scalars['Int']['input']>;
};

/** The state of a pod. */
export type PodStatus =
  /** Taking lessons. */
  | 'active'
  /** Ended; it can be reopened. */
  | 'closed'
  /** Being put together. */
  | 'forming'
  /** Taking a break. */
  | 'paused';

/** Changes to the viewer's profile. Fields that are left out keep their values; null clears a field. */
export type ProfileUpdateInput = {
  /** A few words about themselves, at most 500 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** An IANA time zone name. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A learner's step in one topic. */
export type ProgressInput = {
  /** The lesson it was taught in. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** The topic. */
  subdivisionId: Scalars['ID']['input'];
};

/** A learner's progress in a topic. */
export type ProgressState =
  /** Finished. */
  | 'done'
  /** In progress. */
  | 'in-progress'
  /** Not started. */
  | 'not-started';

/** What a tutor learned before they taught. */
export type Qualification = {
  __typename?: 'Qualification';
  /** Where they got it. */
  institution: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** The year they got it. */
  year: Scalars['Int']['output'];
};

/** What a tutor learned before they taught. */
export type QualificationInput = {
  institution: Scalars['String']['input'];
  title: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** Who an activation link is for; null if the link does not exist. Open to everyone. */
  accountActivation: Maybe<AccountActivation>;
  /** One of the viewer's own jobs by its id. */
  accountJob: Maybe<AccountJob>;
  /** The file of one of the viewer's own exports, for as long as they may read the list; null where it is gone. */
  accountJobFile: Maybe<File>;
  /** The records of one of the viewer's own jobs, in the order of the list. */
  accountJobItems: Maybe<AccountJobItemPage>;
  /** The viewer's own jobs, newest first. */
  accountJobs: Maybe<AccountJobPage>;
  /** The cancellation policies that regions can use. */
  cancellationPolicies: Maybe<Array<CancellationPolicy>>;
  /** One cancellation policy by its id. */
  cancellationPolicy: Maybe<CancellationPolicy>;
  /** A list of cancellation policies. */
  cancellationPolicyList: Maybe<CancellationPolicyPage>;
  /** A list of applications. */
  candidacies: Maybe<CandidacyPage>;
  /** One application by its id. */
  candidacy: Maybe<Candidacy>;
  /** How many applications each choice of some filters would leave. */
  candidacyFacets: Maybe<Array<Facet>>;
  /** The last application of a person, by the person's id. */
  candidate: Maybe<Candidacy>;
  /** Names and pictures of active staff. */
  colleagues: Maybe<StaffUserPage>;
  /** Up to 50 colleagues, most recently active first. */
  contacts: Maybe<Array<Contact>>;
  /** One curriculum by its id. */
  curriculum: Maybe<Curriculum>;
  /** The learners on a curriculum, newest first. With a part, those who follow it or anything above or below it. */
  curriculumAttachments: Maybe<CurriculumAttachmentPage>;
  /** One curriculum by its slug, and by region code where its web address has one. */
  curriculumByAddress: Maybe<Curriculum>;
  /** How many curricula each choice of some filters would leave. */
  curriculumFacets: Maybe<Array<Facet>>;
  /** A list of curricula. */
  curriculums: Maybe<CurriculumPage>;
  /** One customer by their id. */
  customer: Maybe<Customer>;
  /** How many customers each choice of some filters would leave. */
  customerFacets: Maybe<Array<Facet>>;
  /** What merging another customer into one would do, and why it cannot be done. */
  customerMergePreview: Maybe<MergePreview>;
  /** The merges that a customer was part of, the newest first. */
  customerMerges: Maybe<Array<PersonMerge>>;
  /** The messages to a customer, newest first. */
  customerMessages: Maybe<MessagePage>;
  /** The notes of a customer: pinned ones first, then newest first. */
  customerNotes: Maybe<CustomerNotePage>;
  /** One pod by its id. */
  customerPod: Maybe<CustomerPod>;
  /** How many pods each choice of some filters would leave. */
  customerPodFacets: Maybe<Array<Facet>>;
  /** A list of pods. */
  customerPods: Maybe<CustomerPodPage>;
  /** Every tag that a customer has, by name. */
  customerTags: Maybe<Array<Scalars['String']['output']>>;
  /** A list of customers. */
  customers: Maybe<CustomerPage>;
  /** One dependent by their id. */
  dependent: Maybe<Dependent>;
  /** How many dependents each choice of some filters would leave. */
  dependentFacets: Maybe<Array<Facet>>;
  /** A list of dependents. */
  dependents: Maybe<DependentPage>;
  /** One exam by its id. */
  exam: Maybe<Exam>;
  /** One exam by its slug. */
  examBySlug: Maybe<Exam>;
  /** One lesson by its id. */
  examLesson: Maybe<ExamLesson>;
  /** Lessons in all exams. */
  examLessons: Maybe<ExamLessonPage>;
  /** One section by its id. */
  examSection: Maybe<ExamSection>;
  /** One subject by its id. */
  examSubject: Maybe<ExamSubject>;
  /** One topic by its id. */
  examTopic: Maybe<ExamTopic>;
  /** In any of these exams. */
  exams: Maybe<ExamPage>;
  /** A file that the viewer may read: one of a record that they may read, or one that they have just uploaded. */
  file: Maybe<File>;
  /** One import by its id. */
  fileImport: Maybe<FileImport>;
  /** The rows of an import, in the order of the file. */
  fileImportRows: Maybe<FileImportRowPage>;
  /**
   * The viewer's own imports and those into curriculums that they may write, newest first; everybody's for a super-admin or
   * a director.
   */
  fileImports: Maybe<FileImportPage>;
  /** The changes made to one record, newest first. Open to those who may read the record; everyone may read the history of their own account. */
  history: Maybe<HistoryConnection>;
  /** The runs of a job, newest first. */
  jobRuns: Maybe<JobRunPage>;
  /** Every job and its current state. */
  jobs: Maybe<Array<Job>>;
  /** The entries that the viewer may read. */
  journalEntries: Maybe<JournalPage>;
  /** One entry of the journal by its id. */
  journalEntry: Maybe<JournalEntry>;
  /** How many entries each choice of some filters would leave. */
  journalFacets: Maybe<Array<Facet>>;
  /** The texts that entries begin with; a kind without one begins empty. */
  journalTemplates: Maybe<Array<JournalTemplate>>;
  /** One lead by their id. */
  lead: Maybe<Lead>;
  /** How many leads each choice of some filters would leave. */
  leadFacets: Maybe<Array<Facet>>;
  /** Customers who may be a lead: the same email or phone. */
  leadLikelyCustomers: Maybe<Array<Customer>>;
  /** A list of leads. */
  leads: Maybe<LeadPage>;
  /** One learner, by the id of the customer or dependent. */
  learner: Maybe<Learner>;
  /** Learners who are not archived, found by part of a name (accents optional) or by customer number. The best 200 come first; `totalIsEstimate` is true if there are more. One or two letters match only the start of a name. */
  learners: Maybe<LearnerPage>;
  /** Customers who may be the person about to be added: the same email, or the same phone and surname. */
  likelyCustomers: Maybe<Array<Customer>>;
  /** Customers who may be the same person as one, or of the same household. */
  likelyDuplicates: Maybe<Array<LikelyDuplicate>>;
  /** The views of a list that the viewer may open, by name: their own, their role's and everyone's. */
  listViews: Maybe<Array<ListView>>;
  /** One email by its id. */
  mail: Maybe<Mail>;
  /** How many emails each choice of some filters would leave. */
  mailFacets: Maybe<Array<Facet>>;
  /** Emails from the portal. Without a mail server, this is the mailbox where they can be read. */
  mails: Maybe<MailPage>;
  /** The signed-in person. */
  me: Maybe<Viewer>;
  /** The viewer's notifications, newest first. */
  notifications: Maybe<NotificationConnection>;
  /** Onboarded tutors, by name. */
  onboardedTutors: Maybe<Array<OnboardedTutor>>;
  /** The permission matrix: every area with what each role may do there. */
  permissionMatrix: Array<PermissionArea>;
  /** One region by its id. */
  region: Maybe<Region>;
  /** One region by its code, as used in web addresses. */
  regionByCode: Maybe<Region>;
  /** How many regions each choice of some filters would leave. */
  regionFacets: Maybe<Array<Facet>>;
  /** A list of regions. */
  regions: Maybe<RegionPage>;
  /** Those who were rejected in their last round. */
  rejectedCandidacies: Maybe<CandidacyPage>;
  /** Finds up to 20 people, places and content that the viewer may see. */
  search: Maybe<Array<SearchResult>>;
  /** The viewer's sessions, newest first. */
  sessions: Maybe<Array<Session>>;
  /** One value that was set, by its id. */
  setting: Maybe<Setting>;
  /** Everything that was set. */
  settings: Maybe<Array<Setting>>;
  /** One staff account by its id. */
  staffUser: Maybe<StaffUser>;
  /** What a staff user did, newest first. */
  staffUserActivity: Maybe<StaffActivityConnection>;
  /** How many staff accounts each choice of some filters would leave. */
  staffUserFacets: Maybe<Array<Facet>>;
  /** A staff user's active sessions, newest first. */
  staffUserSessions: Maybe<Array<Session>>;
  /** Staff accounts in any state. */
  staffUsers: Maybe<StaffUserPage>;
  /** All subjects, Igbo and Yoruba first. */
  subjectOptions: Maybe<Array<SubjectOption>>;
  /** One task by its id. */
  task: Maybe<Task>;
  /** The tasks that the viewer sees: their own, those they added, and those about what they may read. */
  tasks: Maybe<TaskPage>;
  /** One template by its id. */
  template: Maybe<Template>;
  /** A list of templates. */
  templates: Maybe<TemplatePage>;
  /** One tutor by their id. */
  tutor: Maybe<Tutor>;
  /** Every dialect that a tutor speaks, by name. */
  tutorDialects: Maybe<Array<Scalars['String']['output']>>;
  /** How many tutors each choice of some filters would leave. */
  tutorFacets: Maybe<Array<Facet>>;
  /** One piece of feedback by its id. */
  tutorFeedback: Maybe<TutorFeedback>;
  /** How many pieces of feedback each choice of some filters would leave. */
  tutorFeedbackFacets: Maybe<Array<Facet>>;
  /** The feedback that the viewer may read. */
  tutorFeedbacks: Maybe<TutorFeedbackPage>;
  /** A list of tutors. */
  tutors: Maybe<TutorPage>;
};


/** Everything that can be read. */
export type QueryAccountActivationArgs = {
  code: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAccountJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAccountJobFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAccountJobItemsArgs = {
  job: Scalars['ID']['input'];
  page: PageInput;
  verdict?: InputMaybe<Array<ItemVerdict>>;
};


/** Everything that can be read. */
export type QueryAccountJobsArgs = {
  page: PageInput;
};


/** Everything that can be read. */
export type QueryCancellationPolicyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCancellationPolicyListArgs = {
  filter: CancellationPolicyFilter;
  page: PageInput;
  sort: CancellationPolicySort;
};


/** Everything that can be read. */
export type QueryCandidaciesArgs = {
  filter: CandidacyFilter;
  page: PageInput;
  sort: CandidacySort;
};


/** Everything that can be read. */
export type QueryCandidacyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCandidacyFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: CandidacyFilter;
};


/** Everything that can be read. */
export type QueryCandidateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryColleaguesArgs = {
  filter: ColleagueFilter;
  page: PageInput;
  sort: ColleagueSort;
};


/** Everything that can be read. */
export type QueryCurriculumArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCurriculumAttachmentsArgs = {
  curriculumId: Scalars['ID']['input'];
  page: PageInput;
  subdivisionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryCurriculumByAddressArgs = {
  regionCode?: InputMaybe<Scalars['String']['input']>;
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryCurriculumFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: CurriculumFilter;
};


/** Everything that can be read. */
export type QueryCurriculumsArgs = {
  filter: CurriculumFilter;
  page: PageInput;
  sort: CurriculumSort;
};


/** Everything that can be read. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomerFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: CustomerFilter;
};


/** Everything that can be read. */
export type QueryCustomerMergePreviewArgs = {
  id: Scalars['ID']['input'];
  otherId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomerMergesArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomerMessagesArgs = {
  customerId: Scalars['ID']['input'];
  page: PageInput;
};


/** Everything that can be read. */
export type QueryCustomerNotesArgs = {
  customerId: Scalars['ID']['input'];
  page: PageInput;
};


/** Everything that can be read. */
export type QueryCustomerPodArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomerPodFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: CustomerPodFilter;
};


/** Everything that can be read. */
export type QueryCustomerPodsArgs = {
  filter: CustomerPodFilter;
  page: PageInput;
  sort: CustomerPodSort;
};


/** Everything that can be read. */
export type QueryCustomersArgs = {
  filter: CustomerFilter;
  page: PageInput;
  sort: CustomerSort;
};


/** Everything that can be read. */
export type QueryDependentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDependentFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: DependentFilter;
};


/** Everything that can be read. */
export type QueryDependentsArgs = {
  filter: DependentFilter;
  page: PageInput;
  sort: DependentSort;
};


/** Everything that can be read. */
export type QueryExamArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamBySlugArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryExamLessonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamLessonsArgs = {
  filter: ExamLessonFilter;
  page: PageInput;
  place: ExamLessonPlace;
  sort: ExamLessonSort;
};


/** Everything that can be read. */
export type QueryExamSectionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamSubjectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamTopicArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamsArgs = {
  filter: ExamFilter;
  page: PageInput;
  sort: ExamSort;
};


/** Everything that can be read. */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryFileImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryFileImportRowsArgs = {
  import: Scalars['ID']['input'];
  page: PageInput;
  undo?: InputMaybe<Array<UndoVerdict>>;
  verdict?: InputMaybe<Array<RowVerdict>>;
};


/** Everything that can be read. */
export type QueryFileImportsArgs = {
  curriculumId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ImportKind>;
  page: PageInput;
  state?: InputMaybe<Array<ImportState>>;
};


/** Everything that can be read. */
export type QueryHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: HistoryKind;
};


/** Everything that can be read. */
export type QueryJobRunsArgs = {
  job: Scalars['ID']['input'];
  page: PageInput;
};


/** Everything that can be read. */
export type QueryJournalEntriesArgs = {
  filter: JournalFilter;
  page: PageInput;
  sort: JournalSort;
};


/** Everything that can be read. */
export type QueryJournalEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryJournalFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: JournalFilter;
};


/** Everything that can be read. */
export type QueryLeadArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLeadFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: LeadFilter;
};


/** Everything that can be read. */
export type QueryLeadLikelyCustomersArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLeadsArgs = {
  filter: LeadFilter;
  page: PageInput;
  sort: LeadSort;
};


/** Everything that can be read. */
export type QueryLearnerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLearnersArgs = {
  page: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryLikelyCustomersArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryLikelyDuplicatesArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryListViewsArgs = {
  list: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryMailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMailFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: MailFilter;
};


/** Everything that can be read. */
export type QueryMailsArgs = {
  filter: MailFilter;
  page: PageInput;
  sort: MailSort;
};


/** Everything that can be read. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryRegionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryRegionByCodeArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryRegionFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: RegionFilter;
};


/** Everything that can be read. */
export type QueryRegionsArgs = {
  filter: RegionFilter;
  page: PageInput;
  sort: RegionSort;
};


/** Everything that can be read. */
export type QueryRejectedCandidaciesArgs = {
  filter: RejectedFilter;
  page: PageInput;
  sort: CandidacySort;
};


/** Everything that can be read. */
export type QuerySearchArgs = {
  query: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySettingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStaffUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStaffUserActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStaffUserFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: StaffUserFilter;
};


/** Everything that can be read. */
export type QueryStaffUserSessionsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStaffUsersArgs = {
  filter: StaffUserFilter;
  page: PageInput;
  sort: StaffUserSort;
};


/** Everything that can be read. */
export type QueryTaskArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTasksArgs = {
  filter: TaskFilter;
  page: PageInput;
  sort: TaskSort;
};


/** Everything that can be read. */
export type QueryTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTemplatesArgs = {
  filter: TemplateFilter;
  page: PageInput;
  sort: TemplateSort;
};


/** Everything that can be read. */
export type QueryTutorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTutorFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: TutorFilter;
};


/** Everything that can be read. */
export type QueryTutorFeedbackArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTutorFeedbackFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: TutorFeedbackFilter;
};


/** Everything that can be read. */
export type QueryTutorFeedbacksArgs = {
  filter: TutorFeedbackFilter;
  page: PageInput;
  sort: TutorFeedbackSort;
};


/** Everything that can be read. */
export type QueryTutorsArgs = {
  filter: TutorFilter;
  page: PageInput;
  sort: TutorSort;
};

/** A refusal of the whole request: not allowed, not found, or not possible in the record's current state. */
export type RefusalError = UserError & {
  __typename?: 'RefusalError';
  /** The kind of refusal. */
  code: UserErrorCode;
  /** A message to show to the user. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** A part of the business with its own currency, time zone and rules. */
export type Region = Node & {
  __typename?: 'Region';
  /** Whether it can be chosen for new records. */
  active: Scalars['Boolean']['output'];
  /** The rules for cancelled lessons, unless something else was agreed. */
  cancellationPolicy: Maybe<CancellationPolicy>;
  /** Two to eight capital letters, for example UK; used in web addresses in lower case. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The currency charged in the region. */
  currency: Currency;
  /** How many customers belong to it. */
  customerCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The start of every invoice number in the region. */
  invoicePrefix: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The tax rate in hundredths of a percent: 2000 is 20%. */
  taxRateBp: Scalars['Int']['output'];
  /** The time zone its dates and times are in. */
  timeZone: Scalars['TimeZone']['output'];
  /** How many tutors are paid through it. */
  tutorCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type RegionCreateInput = {
  cancellationPolicyId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  currency: Currency;
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  taxRateBp?: InputMaybe<Scalars['Int']['input']>;
  timeZone: Scalars['String']['input'];
};

export type RegionFilter = {
  /** True for regions in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** Part of a code or name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type RegionPage = {
  __typename?: 'RegionPage';
  items: Array<Region>;
  pageInfo: PageInfo;
};

export type RegionPayload = {
  __typename?: 'RegionPayload';
  region: Maybe<Region>;
  userErrors: Array<UserError>;
};

export type RegionSort =
  | 'CODE_ASC'
  | 'CODE_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type RegionUpdateInput = {
  cancellationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Currency>;
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  taxRateBp?: InputMaybe<Scalars['Int']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Someone asking for an account. */
export type RegisterInput = {
  /** The email address they want to sign in with. What they need is sent there. */
  email: Scalars['String']['input'];
  /** Their first name, at most 60 characters. */
  firstName: Scalars['String']['input'];
  /** Their last name, at most 60 characters. */
  lastName: Scalars['String']['input'];
};

/** The outcome of registering. It is the same whether or not the email address is known. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Whether the request was accepted. */
  registered: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** Of those who were rejected in their last round. */
export type RejectedFilter = {
  /** Whether they can be considered again today. */
  eligible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these reasons for a rejection. */
  reason?: InputMaybe<Array<RejectionReason>>;
  /** Parts of names, of an email or of a phone number in any order; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these stages when they were rejected. */
  stageReached?: InputMaybe<Array<CandidacyStage>>;
  /** Who wants to teach any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Why a candidate is not taken. */
export type RejectionInput = {
  /** Whether they are not to be hired again; for directors to say. */
  doNotRehire: Scalars['Boolean']['input'];
  /** Whether they are written to. */
  mail: Scalars['Boolean']['input'];
  /** What else is to be known; needed for another reason. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why they are not taken. */
  reason: RejectionReason;
  /** The day from which they can be considered again. */
  reopenAfter?: InputMaybe<Scalars['Date']['input']>;
};

/** Why a candidate is not taken. */
export type RejectionReason =
  /** Their hours do not fit. */
  | 'availability'
  /** Papers are missing or wrong. */
  | 'documents'
  /** They applied twice. */
  | 'duplicate'
  /** A check was not passed. */
  | 'failed-checks'
  /** Their command of the language. */
  | 'language-level'
  /** Another reason. */
  | 'other'
  /** They expect more pay. */
  | 'pay-expectation'
  /** Against the rules of the firm. */
  | 'policy'
  /** Not reliable. */
  | 'reliability'
  /** Their teaching. */
  | 'teaching-skill'
  /** They did not want to go on. */
  | 'withdrew';

/** What a dependent is to the customer. */
export type Relationship =
  /** A son or daughter. */
  | 'child'
  /** Something else. */
  | 'other'
  /** A mother or father. */
  | 'parent'
  /** A brother or sister. */
  | 'sibling'
  /** A husband or wife. */
  | 'spouse'
  /** Someone in their care. */
  | 'ward';

/** The kind of resource. */
export type ResourceKind =
  /** Something to listen to. */
  | 'audio'
  /** Something to read. */
  | 'document'
  /** A web page. */
  | 'link'
  /** A session in the learning app. */
  | 'session'
  /** Something to watch. */
  | 'video';

/** A staff role. Roles are not a ladder: each has its own permissions. */
export type Role =
  /** Looks after customers, tutors and lessons. */
  | 'admin'
  /** Writes content; others publish it. */
  | 'content-creator'
  /** Responsible for curricula and for what is published in the learning app. */
  | 'content-manager'
  /** Runs the business: regions, staff, money and everything an admin does. */
  | 'director'
  /** May do everything, including on the system's own pages. */
  | 'super-admin';

/** A record that a row may mean. */
export type RowCandidate = {
  __typename?: 'RowCandidate';
  /** The name of the record. */
  label: Scalars['String']['output'];
  /** A path of the portal that shows it. */
  url: Scalars['String']['output'];
};

/** What a row changes in one field. */
export type RowChange = {
  __typename?: 'RowChange';
  /** What the record holds; null for nothing. */
  from: Maybe<Scalars['String']['output']>;
  /** What people call the field. */
  label: Scalars['String']['output'];
  /** What the row says; null for nothing. */
  to: Maybe<Scalars['String']['output']>;
};

/** What a row of an imported file does. */
export type RowVerdict =
  /** May mean several records, or somebody who is there already; nothing is done. */
  | 'ambiguous'
  /** Means an archived record; nothing is done. */
  | 'archived'
  /** Adds a record. */
  | 'create'
  /** Cannot be imported; the reason is given. */
  | 'failed'
  /** Says what the record holds already. */
  | 'unchanged'
  /** Changes a record. */
  | 'update';

/** How many rows of a file have a verdict. */
export type RowVerdictCount = {
  __typename?: 'RowVerdictCount';
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** What they do. */
  verdict: RowVerdict;
};

/** One search result. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** What sets it apart from others with the same name. */
  description: Scalars['String']['output'];
  /** The kind of result. */
  kind: SearchResultKind;
  /** The name to show. */
  title: Scalars['String']['output'];
  /** The path to open in the portal; null if it has no page. */
  url: Maybe<Scalars['String']['output']>;
};

/** The kind of search result. */
export type SearchResultKind =
  /** A curriculum. */
  | 'curriculum'
  /** Someone who pays for lessons. */
  | 'customer'
  /** Someone who learns on a customer's account. */
  | 'dependent'
  /** An exam. */
  | 'exam'
  /** A lesson in the learning content. */
  | 'lesson'
  /** A region. */
  | 'region'
  /** A staff account. */
  | 'staff'
  /** A part of a curriculum. */
  | 'subdivision'
  /** Someone who teaches. */
  | 'tutor';

/** A signed-in device or browser. */
export type Session = Node & {
  __typename?: 'Session';
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The network address it was opened from. */
  ip: Maybe<Scalars['String']['output']>;
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The browser or tool, as it identified itself. */
  userAgent: Maybe<Scalars['String']['output']>;
};

export type SessionsPayload = {
  __typename?: 'SessionsPayload';
  /** The sessions that are still active. */
  sessions: Maybe<Array<Session>>;
  userErrors: Array<UserError>;
};

/** What the business is set to in one respect, for all regions or for one. What was never set is at its default. */
export type Setting = Node & {
  __typename?: 'Setting';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What is set, as the list of settings names it. */
  key: Scalars['String']['output'];
  /** The region it is set for; null for all regions. */
  regionId: Maybe<Scalars['ID']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** What it is set to; null once it was taken away. */
  value: Maybe<Scalars['FieldValue']['output']>;
  version: Scalars['Int']['output'];
};

export type SettingCreateInput = {
  key: Scalars['String']['input'];
  /** Why it is set; kept in the history. */
  reason?: InputMaybe<Scalars['String']['input']>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
  value: Scalars['FieldValue']['input'];
};

export type SettingPayload = {
  __typename?: 'SettingPayload';
  setting: Maybe<Setting>;
  userErrors: Array<UserError>;
};

export type SettingUpdateInput = {
  /** Why it is set; kept in the history. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Null takes the value away: what stands behind it is in force. */
  value?: InputMaybe<Scalars['FieldValue']['input']>;
};

/** Something a staff user did. Entries are never edited or removed. */
export type StaffActivity = Node & {
  __typename?: 'StaffActivity';
  /** The kind of activity. */
  action: AuditAction;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** The fields it changed, as the server names them. */
  changedFields: Array<Scalars['String']['output']>;
  /** The record it was done to; null if there is none. */
  entityId: Maybe<Scalars['ID']['output']>;
  /** The kind of record it was done to, for example region. */
  entityKind: Scalars['String']['output'];
  /** The record's label, for example UK. */
  entityLabel: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The network address it came from. */
  ip: Maybe<Scalars['String']['output']>;
  /** The reason, if one was given. */
  reason: Maybe<Scalars['String']['output']>;
  /** The browser or tool, as it identified itself. */
  userAgent: Maybe<Scalars['String']['output']>;
};

export type StaffActivityConnection = {
  __typename?: 'StaffActivityConnection';
  edges: Array<StaffActivityEdge>;
  pageInfo: CursorInfo;
};

export type StaffActivityEdge = {
  __typename?: 'StaffActivityEdge';
  cursor: Scalars['String']['output'];
  /** The activity. */
  node: StaffActivity;
};

/** A change of a staff account's status. */
export type StaffEvent =
  /** Choose the first password with the link from the email. */
  | 'activate'
  /** Admit someone who registered, with a role. */
  | 'admit'
  /** Send the invitation again. */
  | 'invite'
  /** Refuse someone who registered. */
  | 'refuse'
  /** Let them sign in again. */
  | 'reinstate'
  /** Stop them signing in and end their sessions. */
  | 'suspend';

/** The status of a staff account. */
export type StaffStatus =
  /** Can sign in. */
  | 'active'
  /** Invited by a colleague; has not yet chosen a password. */
  | 'invited'
  /** Asked for an account; not yet decided. */
  | 'pending'
  /** Asked for an account and was refused. */
  | 'refused'
  /** Cannot sign in until reinstated. */
  | 'suspended';

/** A person who uses the portal. Everyone sees their name and picture; the account itself is for those who manage staff. */
export type StaffUser = Node & {
  __typename?: 'StaffUser';
  /** What the viewer may do with the account next. */
  allowedEvents: Array<StaffEvent>;
  /** The URL of their picture, on this server. */
  avatar: Maybe<Scalars['String']['output']>;
  /** A few words about themselves. */
  bio: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The email address they sign in with. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether they have chosen a password; until then they cannot sign in, whatever the status. */
  isActivated: Scalars['Boolean']['output'];
  /** When they were last active, to the minute; null if never. */
  lastActivityAt: Maybe<Scalars['DateTime']['output']>;
  /** When they last signed in; null if never. */
  lastLoginAt: Maybe<Scalars['DateTime']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Phone number in international format. */
  phone: Maybe<Scalars['String']['output']>;
  /** The regions they see first; empty for all regions. */
  regions: Maybe<Array<Region>>;
  /** Their role; null if they have none or it is unknown. */
  role: Maybe<Role>;
  /** The status of the account. */
  status: StaffStatus;
  /** The time zone used to show them times. */
  timeZone: Scalars['TimeZone']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** What the viewer may do with the account, and why not where they may not. */
  viewerCan: StaffUserAbilities;
};

/** What the viewer may do with a staff user. */
export type StaffUserAbilities = {
  __typename?: 'StaffUserAbilities';
  /** Admit them after they registered. */
  admit: Ability;
  /** Change their role to one of `roles`. */
  changeRole: Ability;
  /** See their sessions and activity. */
  inspect: Ability;
  /** Send the activation link again. */
  invite: Ability;
  /** Refuse them after they registered. */
  refuse: Ability;
  /** Reinstate the suspended account. */
  reinstate: Ability;
  /** End their sessions. */
  revokeSessions: Ability;
  /** The roles the viewer may give. */
  roles: Array<Role>;
  /** Suspend the account. */
  suspend: Ability;
  /** Edit their name, email address and details. */
  update: Ability;
};

export type StaffUserCreateInput = {
  /** The email address to sign in with; unique to the account. */
  email: Scalars['String']['input'];
  /** First name, at most 60 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 60 characters. */
  lastName: Scalars['String']['input'];
  /** Phone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The regions they see first; all regions if left out. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The role to give them; required. */
  role?: InputMaybe<Role>;
  /** The time zone used to show them times; Africa/Lagos if left out. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type StaffUserFilter = {
  /** Accounts that see any of these regions first. Accounts that see all regions are not included. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these roles. */
  role?: InputMaybe<Array<Role>>;
  /** Part of a name or email address; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<StaffStatus>>;
  /** True for accounts without a role, false for accounts with one. */
  withoutRole?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StaffUserPage = {
  __typename?: 'StaffUserPage';
  items: Array<StaffUser>;
  pageInfo: PageInfo;
};

export type StaffUserPayload = {
  __typename?: 'StaffUserPayload';
  staffUser: Maybe<StaffUser>;
  userErrors: Array<UserError>;
};

export type StaffUserSort =
  /** Oldest accounts first. */
  | 'CREATED_ASC'
  /** Newest accounts first. */
  | 'CREATED_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  /** Least recently signed in first. */
  | 'LAST_LOGIN_ASC'
  /** Most recently signed in first. */
  | 'LAST_LOGIN_DESC'
  /** By last name, then first name, ascending. */
  | 'NAME_ASC'
  /** By last name, then first name, descending. */
  | 'NAME_DESC';

/** Changes to an account. Fields that are left out keep their values; null clears a field. */
export type StaffUserUpdateInput = {
  /** The email address to sign in with. Links sent to the old one stop working. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 60 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 60 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The regions they see first; an empty list for all regions. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The time zone used to show them times. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** One step of an application. */
export type StageStep = {
  __typename?: 'StageStep';
  /** When it did. */
  at: Scalars['DateTime']['output'];
  /** Who moved it; null if the system did, or a colleague who has left. */
  by: Maybe<StaffUser>;
  /** Why, if they said so. */
  reason: Maybe<Scalars['String']['output']>;
  /** The stage it came to. */
  stage: CandidacyStage;
};

/** Someone else saved the record first. Nothing was saved; both versions can be shown side by side. */
export type StaleError = UserError & {
  __typename?: 'StaleError';
  /** When it was saved. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who saved it, by name. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Always STALE. */
  code: UserErrorCode;
  /** The record as it stands now. */
  current: Maybe<Node>;
  /** The version to send with the next attempt. */
  currentVersion: Scalars['Int']['output'];
  /** A message to show to the user. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** One part of a curriculum's tree: an age group, level, subject or topic. */
export type Subdivision = Node & {
  __typename?: 'Subdivision';
  /** When it was archived; null while it is in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The curriculum it belongs to. */
  curriculumId: Scalars['ID']['output'];
  /** What it is about. */
  description: Maybe<Scalars['String']['output']>;
  /** How long it takes, in minutes. */
  estimatedMinutes: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The number of content lessons it uses. */
  lessonCount: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0, without gaps. */
  order: Scalars['Int']['output'];
  /** What the learner can do by the end; at most 200 characters each. */
  outcomes: Array<Scalars['String']['output']>;
  /** The part above it; null at the top level. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** What there is to read, listen to, watch or open. */
  resources: Array<SubdivisionResource>;
  /** Used in web addresses; unique among its siblings. */
  slug: Scalars['String']['output'];
  /** The type of part. */
  type: SubdivisionType;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Maybe<StaffUser>;
  version: Scalars['Int']['output'];
};

/** Where to put a copy of a part. */
export type SubdivisionCopyInput = {
  /** The curriculum to copy into; it must have the same shape. */
  curriculumId: Scalars['ID']['input'];
  /** The parent of the copy; null for the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether to copy the resources too; true if left out. */
  withResources?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of copying a part. */
export type SubdivisionCopyPayload = {
  __typename?: 'SubdivisionCopyPayload';
  /** How many parts were added. */
  copied: Maybe<Scalars['Int']['output']>;
  curriculum: Maybe<Curriculum>;
  /** The copy, which includes everything under it. */
  subdivision: Maybe<Subdivision>;
  userErrors: Array<UserError>;
};

/** The number of parts of one type in a curriculum. */
export type SubdivisionCount = {
  __typename?: 'SubdivisionCount';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The type of part. */
  type: SubdivisionType;
};

export type SubdivisionCreateInput = {
  curriculumId: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The part above it; null for the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  /** The type of part; which types are possible depends on the parent. */
  type: SubdivisionType;
};

/** Where to move a part. */
export type SubdivisionMoveInput = {
  /** The position among the new siblings, starting at 0. */
  order: Scalars['Int']['input'];
  /** The new parent; null for the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type SubdivisionPayload = {
  __typename?: 'SubdivisionPayload';
  curriculum: Maybe<Curriculum>;
  subdivision: Maybe<Subdivision>;
  userErrors: Array<UserError>;
};

/** Something to read, listen to, watch or open. */
export type SubdivisionResource = {
  __typename?: 'SubdivisionResource';
  /** What it is. */
  kind: ResourceKind;
  /** The name. */
  title: Scalars['String']['output'];
  /** A full web address. */
  url: Scalars['String']['output'];
};

/** Something to read, listen to, watch or open. */
export type SubdivisionResourceInput = {
  /** What it is. */
  kind: ResourceKind;
  /** The name. */
  title: Scalars['String']['input'];
  /** A full web address starting with https://. */
  url: Scalars['String']['input'];
};

/** A type of curriculum part. */
export type SubdivisionType =
  /** An age group, at the top of a language curriculum. */
  | 'ageGroup'
  /** A level, under an age group. */
  | 'level'
  /** A subject, at the top of a school curriculum. */
  | 'subject'
  /** A topic, at the end of every branch. */
  | 'topic';

/** Changes to a part. Fields that are left out keep their values; null clears a field. */
export type SubdivisionUpdateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** A subject that lessons are taught in. */
export type SubjectOption = {
  __typename?: 'SubjectOption';
  /** The subject's name and key, for example Igbo. */
  value: Scalars['String']['output'];
};

/** Everything that can be subscribed to, as server-sent events at /graphql/stream. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Changes of what the viewer may see, as they happen. The first is OPENED, where the stream begins. After a break, pass
   * the last `cursor` as `after`: nothing is lost and nothing comes twice; RESYNC says that too much time has passed, and
   * that all that is shown must be asked for again.
   */
  changes: Change;
  /** New notifications for the viewer, as they happen. */
  notificationReceived: Notification;
};


/** Everything that can be subscribed to, as server-sent events at /graphql/stream. */
export type SubscriptionChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<EntityKind>>;
  recent?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that a colleague is to do. */
export type Task = Node & {
  __typename?: 'Task';
  /** Who added it; null for the system. */
  author: Maybe<StaffUser>;
  createdAt: Scalars['DateTime']['output'];
  /** When it was done; null while it is not. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
  /** The day by which it is to be done, by the owner's clock; null for no particular day. */
  dueOn: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** What it asks for. */
  kind: TaskKind;
  /** Whether the viewer may change it, and say that it is done. */
  mayChange: Scalars['Boolean']['output'];
  /** What else is to be known about it. */
  note: Maybe<Scalars['String']['output']>;
  /** Who is to do it. */
  owner: Maybe<StaffUser>;
  /** What it is about; null for nothing, and where the viewer may not see that. */
  subject: Maybe<TaskSubject>;
  /** What is to be done, in a few words. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type TaskCreateInput = {
  /** The customer it is about. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** What it asks for. */
  kind: TaskKind;
  /** The lead it is about, where it is about no customer. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who is to do it: an active colleague who may see what it is about. */
  ownerId: Scalars['ID']['input'];
  /** What is to be done, in a few words. */
  title: Scalars['String']['input'];
};

/** When a task that is not done is due, by the clock of its owner. */
export type TaskDue =
  /** On a day that has passed. */
  | 'overdue'
  /** Today. */
  | 'today'
  /** Between today and Sunday. */
  | 'week';

export type TaskFilter = {
  /** Any of these customers, whom it is about. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is done. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these; only tasks that are not done. */
  due?: InputMaybe<Array<TaskDue>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<TaskKind>>;
  /** Any of these leads, whom it is about. */
  leadId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether the viewer is to do it: `true` leaves out those of others; anything else leaves out none. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these owners. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What a task asks for. */
export type TaskKind =
  /** Call someone. */
  | 'call'
  /** Check something. */
  | 'check'
  /** Get back to someone. */
  | 'follow-up'
  /** Something else. */
  | 'other';

export type TaskPage = {
  __typename?: 'TaskPage';
  items: Array<Task>;
  pageInfo: PageInfo;
};

export type TaskPayload = {
  __typename?: 'TaskPayload';
  task: Maybe<Task>;
  userErrors: Array<UserError>;
};

export type TaskSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'DUE_ASC'
  | 'DUE_DESC';

/** What a task is about. */
export type TaskSubject = {
  __typename?: 'TaskSubject';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** What kind of record it is. */
  kind: TaskSubjectKind;
  /** What it is called, such as a customer's name. */
  label: Scalars['String']['output'];
};

/** What a task can be about. */
export type TaskSubjectKind =
  /** A customer. */
  | 'customer'
  /** A lead. */
  | 'lead';

/** Changes to a task. What is left out stays. */
export type TaskUpdateInput = {
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  kind?: InputMaybe<TaskKind>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who is to do it: an active colleague who may see what it is about. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** What is to be done, in a few words. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** One subject that a tutor teaches. */
export type TaughtSubject = {
  __typename?: 'TaughtSubject';
  /** The ages they teach it to; none is any. */
  ageGroups: Array<AgeGroup>;
  /** The dialects they speak. */
  dialects: Array<Scalars['String']['output']>;
  /** The levels they teach it at; none is any. */
  levels: Array<LearnerLevel>;
  /** Whether they grew up with it. */
  nativeSpeaker: Scalars['Boolean']['output'];
  /** The subject, for example Igbo. */
  subject: Scalars['String']['output'];
};

/** One subject that a tutor teaches. */
export type TaughtSubjectInput = {
  ageGroups?: InputMaybe<Array<AgeGroup>>;
  dialects?: InputMaybe<Array<Scalars['String']['input']>>;
  levels?: InputMaybe<Array<LearnerLevel>>;
  nativeSpeaker?: InputMaybe<Scalars['Boolean']['input']>;
  subject: Scalars['String']['input'];
};

export type TellApartPayload = {
  __typename?: 'TellApartPayload';
  /** Who else may be the same person. */
  duplicates: Maybe<Array<LikelyDuplicate>>;
  userErrors: Array<UserError>;
};

/** A text to customers, written ahead, with places for what differs from one to the next. Each edit is a new version. */
export type Template = Node & {
  __typename?: 'Template';
  /** Whether it can be chosen for new messages. */
  active: Scalars['Boolean']['output'];
  /** The text; what is to be filled in stands in it as {{firstName}}. */
  body: Scalars['String']['output'];
  /** How it goes out. */
  channel: TemplateChannel;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What it is for; decides its placeholders. */
  kind: TemplateKind;
  /** The language it is written in. */
  language: TemplateLanguage;
  /** The name. */
  name: Scalars['String']['output'];
  /** The subject, of emails alone. */
  subject: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** How a text written ahead goes out. */
export type TemplateChannel =
  /** By email. */
  | 'email'
  /** By text message. */
  | 'sms'
  /** By WhatsApp. */
  | 'whatsapp';

export type TemplateCreateInput = {
  body: Scalars['String']['input'];
  channel: TemplateChannel;
  kind: TemplateKind;
  language: TemplateLanguage;
  name: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type TemplateFilter = {
  /** True for templates in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these channels. */
  channel?: InputMaybe<Array<TemplateChannel>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<TemplateKind>>;
  /** Any of these languages. */
  language?: InputMaybe<Array<TemplateLanguage>>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What a text written ahead is for; decides its placeholders. */
export type TemplateKind =
  /** Invites a candidate to an interview. */
  | 'candidate-interview'
  /** Makes a candidate an offer. */
  | 'candidate-offer'
  /** Tells a candidate that they are not taken. */
  | 'candidate-rejection'
  /** Anything to a customer. */
  | 'general'
  /** About the learners on a customer's account. */
  | 'learners'
  /** About a customer pod. */
  | 'pod'
  /** Welcomes a new tutor, with the link to the tutors' app. */
  | 'tutor-welcome'
  /** Greets a new customer. */
  | 'welcome';

/** The language a text is written in. */
export type TemplateLanguage =
  /** English. */
  | 'en'
  /** Igbo. */
  | 'ig'
  /** Yoruba. */
  | 'yo';

export type TemplatePage = {
  __typename?: 'TemplatePage';
  items: Array<Template>;
  pageInfo: PageInfo;
};

export type TemplatePayload = {
  __typename?: 'TemplatePayload';
  template: Maybe<Template>;
  userErrors: Array<UserError>;
};

export type TemplateSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type TemplateUpdateInput = {
  body?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<TemplateChannel>;
  kind?: InputMaybe<TemplateKind>;
  language?: InputMaybe<TemplateLanguage>;
  name?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** Why a tutor is away. */
export type TimeOffReason =
  /** On holiday. */
  | 'holiday'
  /** For another reason. */
  | 'other'
  /** For personal reasons. */
  | 'personal'
  /** A public holiday. */
  | 'public-holiday'
  /** Ill. */
  | 'sick';

/** A learner's progress in one topic. */
export type TopicProgress = {
  __typename?: 'TopicProgress';
  /** When it entered this state. */
  at: Scalars['DateTime']['output'];
  /** The lesson it was taught in, if one was given. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** The progress made. */
  state: ProgressState;
  /** The topic. */
  subdivisionId: Scalars['ID']['output'];
};

/** Someone who teaches, or did. */
export type Tutor = Node & {
  __typename?: 'Tutor';
  /** Whether they take trial lessons. */
  acceptsTrial: Scalars['Boolean']['output'];
  /** The end of the time off they are in now; null if they are not away. */
  awayUntil: Maybe<Scalars['DateTime']['output']>;
  /** What they say of themselves. */
  bio: Maybe<Scalars['String']['output']>;
  /** The country they live in, as two letters. */
  country: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** When they were born, if known. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** Days on which their hours are other than those of the week, by date. */
  days: Maybe<Array<TutorDay>>;
  /** Their documents, by kind. */
  documents: Maybe<Array<TutorDocument>>;
  /** How many of their documents expire within 30 days. */
  documentsDue: Scalars['Int']['output'];
  /** How many of their documents have expired. */
  documentsExpired: Scalars['Int']['output'];
  /** Where they are written to; nobody else has it. */
  email: Maybe<Scalars['String']['output']>;
  /** How many pieces of feedback about them or from them the viewer may read. */
  feedbackCount: Maybe<Scalars['Int']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Their gender, if known. */
  gender: Maybe<Gender>;
  /** A line that says what they offer. */
  headline: Maybe<Scalars['String']['output']>;
  /** Their week, Monday first; none is not set, which is not always free. */
  hours: Array<WeeklyHours>;
  id: Scalars['ID']['output'];
  /** A film in which they introduce themselves. */
  introVideoUrl: Maybe<Scalars['String']['output']>;
  /** How many entries of the journal about them the viewer may read. */
  journalCount: Maybe<Scalars['Int']['output']>;
  /** The languages they speak with learners. */
  languages: Array<Scalars['String']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** When they left. */
  leftAt: Maybe<Scalars['DateTime']['output']>;
  /** Why they left. */
  leftReason: Maybe<Scalars['String']['output']>;
  /** Whether they agreed to be written to about offers. */
  marketingConsent: Scalars['Boolean']['output'];
  /** How many hours a week they want to teach at most; null if they have not said. */
  maxHoursPerWeek: Maybe<Scalars['Int']['output']>;
  /** Minutes between two of their lessons. */
  minGapMinutes: Scalars['Int']['output'];
  /** Hours before a lesson by which they have to know of it. */
  minNoticeHours: Scalars['Int']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** When they became a tutor. */
  onboardedAt: Scalars['DateTime']['output'];
  /** What they are paid, latest first. */
  payRates: Maybe<Array<PayRate>>;
  /** Where their pay goes; null if nobody has said. */
  payoutAccount: Maybe<PayoutAccount>;
  /** With the country's code, for example +2348012345678. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** What they learned before they taught. */
  qualifications: Array<Qualification>;
  /** The region they are paid through. */
  region: Maybe<Region>;
  /** Another address of theirs. */
  secondaryEmail: Maybe<Scalars['String']['output']>;
  /** Their state. */
  status: TutorStatus;
  /** What they teach. */
  subjects: Array<TaughtSubject>;
  /** When they are or were away, latest first. */
  timeOff: Maybe<Array<TutorTimeOff>>;
  /** The time zone they are in, whose clock their hours go by. */
  timeZone: Scalars['TimeZone']['output'];
  /** For example T-0001; never reused. */
  tutorNumber: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** A day on which a tutor's hours are other than those of the week; a plain date of their own zone. */
export type TutorDay = Node & {
  __typename?: 'TutorDay';
  createdAt: Scalars['DateTime']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** Until when. */
  end: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether they are free then besides their week, or not free after all. */
  kind: HourKind;
  /** From when, for example 09:30; null for the whole day. */
  start: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type TutorDayCreateInput = {
  date: Scalars['Date']['input'];
  end?: InputMaybe<Scalars['String']['input']>;
  kind: HourKind;
  start?: InputMaybe<Scalars['String']['input']>;
  /** Whose it is. */
  tutorId: Scalars['ID']['input'];
};

export type TutorDayPayload = {
  __typename?: 'TutorDayPayload';
  tutorDay: Maybe<TutorDay>;
  userErrors: Array<UserError>;
};

/** Changes to such a day. What is left out stays. */
export type TutorDayUpdateInput = {
  date?: InputMaybe<Scalars['Date']['input']>;
  end?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<HourKind>;
  start?: InputMaybe<Scalars['String']['input']>;
};

/** A document of a tutor, or of someone who wants to be one. */
export type TutorDocument = Node & {
  __typename?: 'TutorDocument';
  createdAt: Scalars['DateTime']['output'];
  /** The last day on which it is valid; null if it has no end. */
  expiresOn: Maybe<Scalars['Date']['output']>;
  /** The document itself, if it was uploaded and the viewer may see it. */
  file: Maybe<File>;
  id: Scalars['ID']['output'];
  /** When it was issued. */
  issuedOn: Maybe<Scalars['Date']['output']>;
  /** What it is. */
  kind: DocumentKind;
  /** What else is to be known about it. */
  note: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** When they did. */
  verifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who looked at it and found it good. */
  verifiedBy: Maybe<StaffUser>;
  version: Scalars['Int']['output'];
};

export type TutorDocumentCreateInput = {
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** A file that was uploaded as `document` (`POST /files`). */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  kind: DocumentKind;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Whose it is: a tutor, or someone who wants to be one. */
  personId: Scalars['ID']['input'];
};

export type TutorDocumentPayload = {
  __typename?: 'TutorDocumentPayload';
  tutorDocument: Maybe<TutorDocument>;
  userErrors: Array<UserError>;
};

/** Changes to a document. What is left out stays; another file, or other days, have to be verified anew. */
export type TutorDocumentUpdateInput = {
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** A file that was uploaded as `document` (`POST /files`); null removes it. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  kind?: InputMaybe<DocumentKind>;
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Feedback about a tutor, or from one. Safeguarding is there for directors and super-admins alone. */
export type TutorFeedback = Node & {
  __typename?: 'TutorFeedback';
  /** Who is to see to it. */
  assignee: Maybe<StaffUser>;
  /** Who gave it. */
  authorKind: FeedbackAuthorKind;
  /** Their name; null where nobody is named. */
  authorName: Maybe<Scalars['String']['output']>;
  /** The whole of it. */
  body: Scalars['String']['output'];
  /** What it is about, in a word. */
  category: FeedbackCategory;
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is about the tutor or from them. */
  direction: FeedbackDirection;
  id: Scalars['ID']['output'];
  /** What it is called: “Feedback: Ada Eze”. */
  name: Scalars['String']['output'];
  /** The tutor. */
  person: JournalPerson;
  /** From 1 to 5; of feedback about the tutor alone. */
  rating: Maybe<Scalars['Int']['output']>;
  /** How it was resolved. */
  resolution: Maybe<Scalars['String']['output']>;
  /** Whether the tutor may read it. */
  sharedWithTutor: Scalars['Boolean']['output'];
  /** Where it stands. */
  status: TutorFeedbackStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Who wrote it down; null for the system. */
  writtenBy: Maybe<StaffUser>;
};

export type TutorFeedbackCreateInput = {
  /** Who is to see to it: an active colleague who may read it. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The customer or the learner who gave it, if they are to be named. */
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** Who gave it; what the tutor says is from them, everything else about them. */
  authorKind: FeedbackAuthorKind;
  /** The whole of it. */
  body: Scalars['String']['input'];
  /** What it is about, in a word. Safeguarding goes at once to all directors and super-admins. */
  category: FeedbackCategory;
  /** The tutor. */
  personId: Scalars['ID']['input'];
  /** From 1 to 5; of feedback about the tutor alone. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the tutor may read it; not if left out. */
  sharedWithTutor?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TutorFeedbackFilter = {
  /** Any of these colleagues, who are to see to it; `me` is the viewer, `none` is nobody. */
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these, who gave it. */
  authorKind?: InputMaybe<Array<FeedbackAuthorKind>>;
  /** Any of these. */
  category?: InputMaybe<Array<FeedbackCategory>>;
  /** When it was written down, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** Any of these. */
  direction?: InputMaybe<Array<FeedbackDirection>>;
  /** Any of these tutors. */
  personId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these ratings. */
  rating?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Part of the feedback or of the tutor’s name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these. */
  status?: InputMaybe<Array<TutorFeedbackStatus>>;
};

export type TutorFeedbackPage = {
  __typename?: 'TutorFeedbackPage';
  items: Array<TutorFeedback>;
  pageInfo: PageInfo;
};

export type TutorFeedbackPayload = {
  __typename?: 'TutorFeedbackPayload';
  tutorFeedback: Maybe<TutorFeedback>;
  userErrors: Array<UserError>;
};

export type TutorFeedbackSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'RATING_ASC'
  | 'RATING_DESC';

/** The state of feedback. */
export type TutorFeedbackStatus =
  /** It has been read. */
  | 'acknowledged'
  /** Someone is seeing to it. */
  | 'in-progress'
  /** No one has read it. */
  | 'new'
  /** It was resolved; it says how. */
  | 'resolved';

/** Changes to feedback. What is left out stays. */
export type TutorFeedbackUpdateInput = {
  /** Who is to see to it: an active colleague who may read it. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The whole of it. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, in a word. Safeguarding goes at once to all directors and super-admins. */
  category?: InputMaybe<FeedbackCategory>;
  /** From 1 to 5; of feedback about the tutor alone. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the tutor may read it. */
  sharedWithTutor?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TutorFilter = {
  /** Who speaks any of these dialects. */
  dialect?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Who has a document that stands so. */
  documents?: InputMaybe<Array<DocumentState>>;
  /** Who became a tutor within this period. */
  onboarded?: InputMaybe<Period>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Parts of names, of an email or of a phone number in any order, or a tutor number; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<TutorStatus>>;
  /** Who teaches any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type TutorPage = {
  __typename?: 'TutorPage';
  items: Array<Tutor>;
  pageInfo: PageInfo;
};

export type TutorPayload = {
  __typename?: 'TutorPayload';
  tutor: Maybe<Tutor>;
  userErrors: Array<UserError>;
};

export type TutorSort =
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  /** Who became a tutor first comes first. */
  | 'ONBOARDED_ASC'
  /** Who became a tutor last comes first. */
  | 'ONBOARDED_DESC';

/** The state of a tutor. */
export type TutorStatus =
  /** Teaches. */
  | 'active'
  /** Teaches here no longer. */
  | 'left'
  /** Away for a while. */
  | 'on-leave'
  /** Gets no new lessons. */
  | 'paused';

/** When a tutor is away. */
export type TutorTimeOff = Node & {
  __typename?: 'TutorTimeOff';
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What else is to be known about it. */
  note: Maybe<Scalars['String']['output']>;
  /** Why they are away. */
  reason: TimeOffReason;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type TutorTimeOffCreateInput = {
  /** By their own clock; the end of that day if left out. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** The last day. */
  endsOn: Scalars['Date']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  reason: TimeOffReason;
  /** By their own clock, for example 09:30; the beginning of that day if left out. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** The first day, by the tutor's own calendar. */
  startsOn: Scalars['Date']['input'];
  /** Whose it is. */
  tutorId: Scalars['ID']['input'];
};

export type TutorTimeOffPayload = {
  __typename?: 'TutorTimeOffPayload';
  tutorTimeOff: Maybe<TutorTimeOff>;
  userErrors: Array<UserError>;
};

/** Changes to time off. What is left out stays. */
export type TutorTimeOffUpdateInput = {
  /** By their own clock; null is the end of that day. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** The last day. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<TimeOffReason>;
  /** By their own clock, for example 09:30; null is the beginning of that day. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** The first day, by the tutor's own calendar. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Changes to a tutor. What is left out stays; lists are given whole. */
export type TutorUpdateInput = {
  acceptsTrial?: InputMaybe<Scalars['Boolean']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  headline?: InputMaybe<Scalars['String']['input']>;
  hours?: InputMaybe<Array<WeeklyHoursInput>>;
  introVideoUrl?: InputMaybe<Scalars['String']['input']>;
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  maxHoursPerWeek?: InputMaybe<Scalars['Int']['input']>;
  minGapMinutes?: InputMaybe<Scalars['Int']['input']>;
  minNoticeHours?: InputMaybe<Scalars['Int']['input']>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  qualifications?: InputMaybe<Array<QualificationInput>>;
  /** The region they are paid through. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  subjects?: InputMaybe<Array<TaughtSubjectInput>>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a row when its import was undone. */
export type UndoVerdict =
  /** Somebody has edited the record since, so it stays. */
  | 'kept'
  /** Its effect was taken back. */
  | 'reversed'
  /** It could not be taken back; the reason is given. */
  | 'stuck';

/** How many rows of an import were undone, or why they were not. */
export type UndoVerdictCount = {
  __typename?: 'UndoVerdictCount';
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** What became of them. */
  undo: UndoVerdict;
};

/** A refusal that the user can act on. */
export type UserError = {
  /** The kind of refusal. */
  code: UserErrorCode;
  /** A message to show to the user. */
  message: Scalars['String']['output'];
  /** The path to the refused input field, one name per level; empty if no single field was refused. */
  path: Array<Scalars['String']['output']>;
};

/** The kind of refusal. */
export type UserErrorCode =
  /** The viewer may not do it. */
  | 'FORBIDDEN'
  /** A field is missing or not valid. */
  | 'INVALID'
  /** The record does not exist, or the viewer may not see it. */
  | 'NOT_FOUND'
  /** Someone else saved the record first. */
  | 'STALE'
  /** Tried too often; it may work later. */
  | 'TOO_MANY'
  /** The record's state does not allow it. */
  | 'WRONG_STATE';

/** The outcome of beginning to view the portal as another role. */
export type ViewAsBeginPayload = {
  __typename?: 'ViewAsBeginPayload';
  /** A second bearer token, valid for an hour, that reads what the role may read and changes nothing; null if refused. */
  accessToken: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** The outcome of ceasing to view the portal as another role. */
export type ViewAsStopPayload = {
  __typename?: 'ViewAsStopPayload';
  /** Whether it has ended. */
  stopped: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** Who sees a saved view of a list. */
export type ViewAudience =
  /** Everyone who may open the list. */
  | 'everyone'
  /** Its owner alone. */
  | 'private'
  /** Everyone in one role. */
  | 'role';

/** The signed-in person. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** The URL of their picture, on this server. */
  avatar: Maybe<Scalars['String']['output']>;
  /** A few words about themselves, at most 500 characters. */
  bio: Maybe<Scalars['String']['output']>;
  /** The email address they sign in with. */
  email: Scalars['String']['output'];
  /** Their first name. */
  firstName: Scalars['String']['output'];
  /** The path of the role's home page, for example /app/account. */
  home: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Their last name. */
  lastName: Scalars['String']['output'];
  /** Everything the role may do. */
  permissions: Array<Permission>;
  /** Phone number in international format. */
  phone: Maybe<Scalars['String']['output']>;
  /** Their role; null if they have none or it is unknown. */
  role: Maybe<Role>;
  /** The time zone used to show them times. */
  timeZone: Scalars['TimeZone']['output'];
  version: Scalars['Int']['output'];
  /** Until when they view the portal as `role`, which is not their own, and can change nothing; null for their own role. */
  viewingUntil: Maybe<Scalars['DateTime']['output']>;
};

export type ViewerPayload = {
  __typename?: 'ViewerPayload';
  user: Maybe<Viewer>;
  userErrors: Array<UserError>;
};

/** One stretch of a tutor's week, by the clock of their own zone. */
export type WeeklyHours = {
  __typename?: 'WeeklyHours';
  /** For example 12:00; 24:00 is the end of the day. */
  end: Scalars['String']['output'];
  /** For example 09:30. */
  start: Scalars['String']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

/** One stretch of a tutor's week. */
export type WeeklyHoursInput = {
  end: Scalars['String']['input'];
  start: Scalars['String']['input'];
  weekday: Scalars['Int']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Ability: ResolverTypeWrapper<Ability>;
  AccountActivateInput: AccountActivateInput;
  AccountActivatePayload: ResolverTypeWrapper<Omit<AccountActivatePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AccountActivation: ResolverTypeWrapper<Omit<AccountActivation, 'state'> & { state: ResolversTypes['OneTimeCodeState'] }>;
  AccountJob: ResolverTypeWrapper<AccountJobRecord>;
  AccountJobItem: ResolverTypeWrapper<AccountJobItemRecord>;
  AccountJobItemPage: ResolverTypeWrapper<Omit<AccountJobItemPage, 'items'> & { items: Array<ResolversTypes['AccountJobItem']> }>;
  AccountJobKind: ResolverTypeWrapper<AccountJobKindValue>;
  AccountJobPage: ResolverTypeWrapper<Omit<AccountJobPage, 'items'> & { items: Array<ResolversTypes['AccountJob']> }>;
  AccountJobPayload: ResolverTypeWrapper<Omit<AccountJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['AccountJob']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AccountJobState: ResolverTypeWrapper<AccountJobStateValue>;
  ActiveFlag: ResolverTypeWrapper<ActiveFlagValue>;
  AgeGroup: ResolverTypeWrapper<AgeGroupValue>;
  AuditAction: ResolverTypeWrapper<AuditActionValue>;
  AvatarSetInput: AvatarSetInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BulkChoice: BulkChoice;
  CancellationPolicy: ResolverTypeWrapper<CancellationPolicyRecord>;
  CancellationPolicyCreateInput: CancellationPolicyCreateInput;
  CancellationPolicyFilter: CancellationPolicyFilter;
  CancellationPolicyPage: ResolverTypeWrapper<Omit<CancellationPolicyPage, 'items'> & { items: Array<ResolversTypes['CancellationPolicy']> }>;
  CancellationPolicyPayload: ResolverTypeWrapper<Omit<CancellationPolicyPayload, 'cancellationPolicy' | 'userErrors'> & { cancellationPolicy?: Maybe<ResolversTypes['CancellationPolicy']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CancellationPolicySort: CancellationPolicySort;
  CancellationPolicyUpdateInput: CancellationPolicyUpdateInput;
  Candidacy: ResolverTypeWrapper<CandidacyRecord>;
  CandidacyCreateInput: CandidacyCreateInput;
  CandidacyFilter: CandidacyFilter;
  CandidacyPage: ResolverTypeWrapper<Omit<CandidacyPage, 'items'> & { items: Array<ResolversTypes['Candidacy']> }>;
  CandidacyPayload: ResolverTypeWrapper<Omit<CandidacyPayload, 'candidacy' | 'userErrors'> & { candidacy?: Maybe<ResolversTypes['Candidacy']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CandidacySort: CandidacySort;
  CandidacyStage: ResolverTypeWrapper<CandidacyStageValue>;
  CandidacyUpdateInput: CandidacyUpdateInput;
  CandidateSource: ResolverTypeWrapper<CandidateSourceValue>;
  Change: ResolverTypeWrapper<ChangeRecord>;
  ChangeAction: ResolverTypeWrapper<ChangeActionValue>;
  CheckState: ResolverTypeWrapper<CheckStateValue>;
  ColleagueFilter: ColleagueFilter;
  ColleagueSort: ColleagueSort;
  Contact: ResolverTypeWrapper<StaffMemberRecord>;
  ContactChannel: ResolverTypeWrapper<ContactChannelValue>;
  ContentStatus: ResolverTypeWrapper<ContentStatusValue>;
  Currency: ResolverTypeWrapper<CurrencyValue>;
  Curriculum: ResolverTypeWrapper<CurriculumRecord>;
  CurriculumAttachInput: CurriculumAttachInput;
  CurriculumAttachment: ResolverTypeWrapper<CurriculumAttachmentRecord>;
  CurriculumAttachmentPage: ResolverTypeWrapper<Omit<CurriculumAttachmentPage, 'items'> & { items: Array<ResolversTypes['CurriculumAttachment']> }>;
  CurriculumAttachmentPayload: ResolverTypeWrapper<Omit<CurriculumAttachmentPayload, 'attachment' | 'userErrors'> & { attachment?: Maybe<ResolversTypes['CurriculumAttachment']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CurriculumCreateInput: CurriculumCreateInput;
  CurriculumEvent: ResolverTypeWrapper<CurriculumEventValue>;
  CurriculumFilter: CurriculumFilter;
  CurriculumPage: ResolverTypeWrapper<Omit<CurriculumPage, 'items'> & { items: Array<ResolversTypes['Curriculum']> }>;
  CurriculumPayload: ResolverTypeWrapper<Omit<CurriculumPayload, 'curriculum' | 'userErrors'> & { curriculum?: Maybe<ResolversTypes['Curriculum']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CurriculumShape: ResolverTypeWrapper<CurriculumShapeValue>;
  CurriculumSort: CurriculumSort;
  CurriculumStatus: ResolverTypeWrapper<CurriculumStatusValue>;
  CurriculumUpdateInput: CurriculumUpdateInput;
  CursorInfo: ResolverTypeWrapper<CursorInfo>;
  Customer: ResolverTypeWrapper<CustomerRecord>;
  CustomerCreateInput: CustomerCreateInput;
  CustomerFilter: CustomerFilter;
  CustomerMergePayload: ResolverTypeWrapper<Omit<CustomerMergePayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversTypes['Customer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CustomerNote: ResolverTypeWrapper<CustomerNoteRecord>;
  CustomerNoteCreateInput: CustomerNoteCreateInput;
  CustomerNotePage: ResolverTypeWrapper<Omit<CustomerNotePage, 'items'> & { items: Array<ResolversTypes['CustomerNote']> }>;
  CustomerNotePayload: ResolverTypeWrapper<Omit<CustomerNotePayload, 'customerNote' | 'userErrors'> & { customerNote?: Maybe<ResolversTypes['CustomerNote']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CustomerNoteUpdateInput: CustomerNoteUpdateInput;
  CustomerPage: ResolverTypeWrapper<Omit<CustomerPage, 'items'> & { items: Array<ResolversTypes['Customer']> }>;
  CustomerPayload: ResolverTypeWrapper<Omit<CustomerPayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversTypes['Customer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CustomerPod: ResolverTypeWrapper<CustomerPodRecord>;
  CustomerPodCreateInput: CustomerPodCreateInput;
  CustomerPodFilter: CustomerPodFilter;
  CustomerPodPage: ResolverTypeWrapper<Omit<CustomerPodPage, 'items'> & { items: Array<ResolversTypes['CustomerPod']> }>;
  CustomerPodPayload: ResolverTypeWrapper<Omit<CustomerPodPayload, 'customerPod' | 'userErrors'> & { customerPod?: Maybe<ResolversTypes['CustomerPod']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CustomerPodSort: CustomerPodSort;
  CustomerPodUpdateInput: CustomerPodUpdateInput;
  CustomerSort: CustomerSort;
  CustomerSource: ResolverTypeWrapper<CustomerSourceValue>;
  CustomerStatus: ResolverTypeWrapper<CustomerStatusValue>;
  CustomerUnmergePayload: ResolverTypeWrapper<Omit<CustomerUnmergePayload, 'customer' | 'other' | 'userErrors'> & { customer?: Maybe<ResolversTypes['Customer']>, other?: Maybe<ResolversTypes['Customer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CustomerUpdateInput: CustomerUpdateInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateOrder: ResolverTypeWrapper<DateOrderValue>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DefaultListViewPayload: ResolverTypeWrapper<Omit<DefaultListViewPayload, 'listViews' | 'userErrors'> & { listViews?: Maybe<Array<ResolversTypes['ListView']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  Dependent: ResolverTypeWrapper<DependentRecord>;
  DependentCreateInput: DependentCreateInput;
  DependentFilter: DependentFilter;
  DependentPage: ResolverTypeWrapper<Omit<DependentPage, 'items'> & { items: Array<ResolversTypes['Dependent']> }>;
  DependentPayload: ResolverTypeWrapper<Omit<DependentPayload, 'dependent' | 'userErrors'> & { dependent?: Maybe<ResolversTypes['Dependent']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DependentSort: DependentSort;
  DependentStatus: ResolverTypeWrapper<DependentStatusValue>;
  DependentUpdateInput: DependentUpdateInput;
  DocumentKind: ResolverTypeWrapper<DocumentKindValue>;
  DocumentState: ResolverTypeWrapper<DocumentStateValue>;
  EntityKind: ResolverTypeWrapper<EntityKindValue>;
  Exam: ResolverTypeWrapper<ExamRecord>;
  ExamFilter: ExamFilter;
  ExamLesson: ResolverTypeWrapper<ExamLessonRecord>;
  ExamLessonCount: ResolverTypeWrapper<Omit<ExamLessonCount, 'contentStatus'> & { contentStatus: ResolversTypes['ContentStatus'] }>;
  ExamLessonFilter: ExamLessonFilter;
  ExamLessonPage: ResolverTypeWrapper<ExamLessonPageRecord>;
  ExamLessonPlace: ExamLessonPlace;
  ExamLessonSort: ExamLessonSort;
  ExamPage: ResolverTypeWrapper<ExamPageRecord>;
  ExamPartFilter: ExamPartFilter;
  ExamSection: ResolverTypeWrapper<ExamSectionRecord>;
  ExamSectionPage: ResolverTypeWrapper<ExamSectionPageRecord>;
  ExamSort: ExamSort;
  ExamSubject: ResolverTypeWrapper<ExamSubjectRecord>;
  ExamSubjectPage: ResolverTypeWrapper<ExamSubjectPageRecord>;
  ExamTopic: ResolverTypeWrapper<ExamTopicRecord>;
  ExamTopicPage: ResolverTypeWrapper<ExamTopicPageRecord>;
  ExportAs: ExportAs;
  ExportFormat: ResolverTypeWrapper<ExportFormatValue>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetCount: ResolverTypeWrapper<FacetCount>;
  FeedbackAuthorKind: ResolverTypeWrapper<FeedbackAuthorKindValue>;
  FeedbackCategory: ResolverTypeWrapper<FeedbackCategoryValue>;
  FeedbackDirection: ResolverTypeWrapper<FeedbackDirectionValue>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldError: ResolverTypeWrapper<Omit<FieldError, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  FieldValue: ResolverTypeWrapper<Scalars['FieldValue']['output']>;
  File: ResolverTypeWrapper<FileRecord>;
  FileImport: ResolverTypeWrapper<FileImportRecord>;
  FileImportChoice: FileImportChoice;
  FileImportPage: ResolverTypeWrapper<Omit<FileImportPage, 'items'> & { items: Array<ResolversTypes['FileImport']> }>;
  FileImportPayload: ResolverTypeWrapper<Omit<FileImportPayload, 'import' | 'userErrors'> & { import?: Maybe<ResolversTypes['FileImport']>, userErrors: Array<ResolversTypes['UserError']> }>;
  FileImportRow: ResolverTypeWrapper<FileImportRowRecord>;
  FileImportRowPage: ResolverTypeWrapper<Omit<FileImportRowPage, 'items'> & { items: Array<ResolversTypes['FileImportRow']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowUpState: ResolverTypeWrapper<FollowUpStateValue>;
  Gender: ResolverTypeWrapper<GenderValue>;
  HistoryConnection: ResolverTypeWrapper<Omit<HistoryConnection, 'edges'> & { edges: Array<ResolversTypes['HistoryEdge']> }>;
  HistoryEdge: ResolverTypeWrapper<Omit<HistoryEdge, 'node'> & { node: ResolversTypes['HistoryEntry'] }>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntryRecord>;
  HistoryKind: ResolverTypeWrapper<HistoryKindValue>;
  HistoryPayload: ResolverTypeWrapper<Omit<HistoryPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  HourKind: ResolverTypeWrapper<HourKindValue>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportKind: ResolverTypeWrapper<ImportKindValue>;
  ImportState: ResolverTypeWrapper<ImportStateValue>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InterviewOutcome: ResolverTypeWrapper<InterviewOutcomeValue>;
  ItemVerdict: ResolverTypeWrapper<ItemVerdictValue>;
  Job: ResolverTypeWrapper<JobRecord>;
  JobCount: ResolverTypeWrapper<JobCount>;
  JobPayload: ResolverTypeWrapper<Omit<JobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  JobRun: ResolverTypeWrapper<JobRunRecord>;
  JobRunPage: ResolverTypeWrapper<Omit<JobRunPage, 'items'> & { items: Array<ResolversTypes['JobRun']> }>;
  JobRunState: ResolverTypeWrapper<JobRunStateValue>;
  JobTrigger: ResolverTypeWrapper<JobTriggerValue>;
  JournalEntry: ResolverTypeWrapper<JournalEntryRecord>;
  JournalEntryCreateInput: JournalEntryCreateInput;
  JournalEntryPayload: ResolverTypeWrapper<Omit<JournalEntryPayload, 'journalEntry' | 'userErrors'> & { journalEntry?: Maybe<ResolversTypes['JournalEntry']>, userErrors: Array<ResolversTypes['UserError']> }>;
  JournalEntryUpdateInput: JournalEntryUpdateInput;
  JournalFilter: JournalFilter;
  JournalKind: ResolverTypeWrapper<JournalKindValue>;
  JournalPage: ResolverTypeWrapper<Omit<JournalPage, 'items'> & { items: Array<ResolversTypes['JournalEntry']> }>;
  JournalPerson: ResolverTypeWrapper<JournalPerson>;
  JournalSort: JournalSort;
  JournalTemplate: ResolverTypeWrapper<JournalTemplateRecord>;
  JournalTemplateCreateInput: JournalTemplateCreateInput;
  JournalTemplatePayload: ResolverTypeWrapper<Omit<JournalTemplatePayload, 'journalTemplate' | 'userErrors'> & { journalTemplate?: Maybe<ResolversTypes['JournalTemplate']>, userErrors: Array<ResolversTypes['UserError']> }>;
  JournalTemplateUpdateInput: JournalTemplateUpdateInput;
  JournalVisibility: ResolverTypeWrapper<JournalVisibilityValue>;
  Lead: ResolverTypeWrapper<LeadRecord>;
  LeadActionDue: ResolverTypeWrapper<LeadActionDueValue>;
  LeadCreateInput: LeadCreateInput;
  LeadFilter: LeadFilter;
  LeadPage: ResolverTypeWrapper<Omit<LeadPage, 'items'> & { items: Array<ResolversTypes['Lead']> }>;
  LeadPayload: ResolverTypeWrapper<Omit<LeadPayload, 'lead' | 'userErrors'> & { lead?: Maybe<ResolversTypes['Lead']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LeadSort: LeadSort;
  LeadStage: ResolverTypeWrapper<LeadStageValue>;
  LeadStageReached: ResolverTypeWrapper<LeadStageReachedRecord>;
  LeadUpdateInput: LeadUpdateInput;
  Learner: ResolverTypeWrapper<LearnerRecord>;
  LearnerKind: ResolverTypeWrapper<LearnerKindValue>;
  LearnerLevel: ResolverTypeWrapper<LearnerLevelValue>;
  LearnerPage: ResolverTypeWrapper<Omit<LearnerPage, 'items'> & { items: Array<ResolversTypes['Learner']> }>;
  LearnerPayer: ResolverTypeWrapper<LearnerPayerRecord>;
  LessonFor: ResolverTypeWrapper<LessonForValue>;
  LessonResource: ResolverTypeWrapper<LessonResourceRecord>;
  LikelyDuplicate: ResolverTypeWrapper<LikelyDuplicateRecord>;
  Likeness: ResolverTypeWrapper<LikenessValue>;
  ListView: ResolverTypeWrapper<ListViewRecord>;
  ListViewCreateInput: ListViewCreateInput;
  ListViewPayload: ResolverTypeWrapper<Omit<ListViewPayload, 'listView' | 'userErrors'> & { listView?: Maybe<ResolversTypes['ListView']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ListViewUpdateInput: ListViewUpdateInput;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['Viewer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LogoutPayload: ResolverTypeWrapper<Omit<LogoutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  LostReason: ResolverTypeWrapper<LostReasonValue>;
  Mail: ResolverTypeWrapper<MailRecord>;
  MailFilter: MailFilter;
  MailPage: ResolverTypeWrapper<Omit<MailPage, 'items'> & { items: Array<ResolversTypes['Mail']> }>;
  MailSort: MailSort;
  MailStatus: ResolverTypeWrapper<MailStatusValue>;
  MailTemplate: ResolverTypeWrapper<MailTemplateValue>;
  MergeChoice: MergeChoice;
  MergeField: ResolverTypeWrapper<Omit<MergeField, 'side'> & { side: ResolversTypes['MergeSide'] }>;
  MergeMove: ResolverTypeWrapper<Omit<MergeMove, 'what'> & { what: ResolversTypes['MergeMoveKind'] }>;
  MergeMoveKind: ResolverTypeWrapper<MergeMoveKindValue>;
  MergePreview: ResolverTypeWrapper<MergePreviewRecord>;
  MergeSide: ResolverTypeWrapper<MergeSideValue>;
  Message: ResolverTypeWrapper<MessageRecord>;
  MessageCreateInput: MessageCreateInput;
  MessagePage: ResolverTypeWrapper<Omit<MessagePage, 'items'> & { items: Array<ResolversTypes['Message']> }>;
  MessagePayload: ResolverTypeWrapper<Omit<MessagePayload, 'message' | 'userErrors'> & { message?: Maybe<ResolversTypes['Message']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<NodeRecord>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationType: ResolverTypeWrapper<NotificationTypeValue>;
  NotificationsMarkAllReadPayload: ResolverTypeWrapper<Omit<NotificationsMarkAllReadPayload, 'notifications' | 'userErrors'> & { notifications?: Maybe<ResolversTypes['NotificationConnection']>, userErrors: Array<ResolversTypes['UserError']> }>;
  OfferAnswer: ResolverTypeWrapper<OfferAnswerValue>;
  OnboardedTutor: ResolverTypeWrapper<OnboardedTutorRecord>;
  OneTimeCodeState: ResolverTypeWrapper<OneTimeCodeStateValue>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageInput: PageInput;
  PaidLessonKind: ResolverTypeWrapper<PaidLessonKindValue>;
  PairVerdict: ResolverTypeWrapper<PairVerdictValue>;
  PasswordChangeInput: PasswordChangeInput;
  PasswordChangePayload: ResolverTypeWrapper<Omit<PasswordChangePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: ResolverTypeWrapper<Omit<PasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  PasswordResetRequestInput: PasswordResetRequestInput;
  PasswordResetRequestPayload: ResolverTypeWrapper<Omit<PasswordResetRequestPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  PayRate: ResolverTypeWrapper<PayRateRecord>;
  PayRateCreateInput: PayRateCreateInput;
  PayRatePayload: ResolverTypeWrapper<Omit<PayRatePayload, 'payRate' | 'userErrors'> & { payRate?: Maybe<ResolversTypes['PayRate']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PayoutAccount: ResolverTypeWrapper<PayoutAccountRecord>;
  PayoutAccountCreateInput: PayoutAccountCreateInput;
  PayoutAccountPayload: ResolverTypeWrapper<Omit<PayoutAccountPayload, 'payoutAccount' | 'userErrors'> & { payoutAccount?: Maybe<ResolversTypes['PayoutAccount']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PayoutAccountUpdateInput: PayoutAccountUpdateInput;
  PayoutMethod: ResolverTypeWrapper<PayoutMethodValue>;
  Period: ResolverTypeWrapper<PeriodValue>;
  Permission: ResolverTypeWrapper<PermissionValue>;
  PermissionArea: ResolverTypeWrapper<Omit<PermissionArea, 'grants'> & { grants: Array<ResolversTypes['PermissionGrant']> }>;
  PermissionGrant: ResolverTypeWrapper<Omit<PermissionGrant, 'role'> & { role: ResolversTypes['Role'] }>;
  PersonMerge: ResolverTypeWrapper<PersonMergeRecord>;
  PodBillingMode: ResolverTypeWrapper<PodBillingModeValue>;
  PodMember: ResolverTypeWrapper<PodMemberRecord>;
  PodMemberInput: PodMemberInput;
  PodStatus: ResolverTypeWrapper<PodStatusValue>;
  ProfileUpdateInput: ProfileUpdateInput;
  ProgressInput: ProgressInput;
  ProgressState: ResolverTypeWrapper<ProgressStateValue>;
  Qualification: ResolverTypeWrapper<Qualification>;
  QualificationInput: QualificationInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefusalError: ResolverTypeWrapper<Omit<RefusalError, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  Region: ResolverTypeWrapper<RegionRecord>;
  RegionCreateInput: RegionCreateInput;
  RegionFilter: RegionFilter;
  RegionPage: ResolverTypeWrapper<Omit<RegionPage, 'items'> & { items: Array<ResolversTypes['Region']> }>;
  RegionPayload: ResolverTypeWrapper<Omit<RegionPayload, 'region' | 'userErrors'> & { region?: Maybe<ResolversTypes['Region']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RegionSort: RegionSort;
  RegionUpdateInput: RegionUpdateInput;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RejectedFilter: RejectedFilter;
  RejectionInput: RejectionInput;
  RejectionReason: ResolverTypeWrapper<RejectionReasonValue>;
  Relationship: ResolverTypeWrapper<RelationshipValue>;
  ResourceKind: ResolverTypeWrapper<ResourceKindValue>;
  Role: ResolverTypeWrapper<RoleValue>;
  RowCandidate: ResolverTypeWrapper<RowCandidate>;
  RowChange: ResolverTypeWrapper<RowChange>;
  RowVerdict: ResolverTypeWrapper<RowVerdictValue>;
  RowVerdictCount: ResolverTypeWrapper<Omit<RowVerdictCount, 'verdict'> & { verdict: ResolversTypes['RowVerdict'] }>;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'kind'> & { kind: ResolversTypes['SearchResultKind'] }>;
  SearchResultKind: ResolverTypeWrapper<SearchResultKindValue>;
  Session: ResolverTypeWrapper<SessionRecord>;
  SessionsPayload: ResolverTypeWrapper<Omit<SessionsPayload, 'sessions' | 'userErrors'> & { sessions?: Maybe<Array<ResolversTypes['Session']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  Setting: ResolverTypeWrapper<SettingRecord>;
  SettingCreateInput: SettingCreateInput;
  SettingPayload: ResolverTypeWrapper<Omit<SettingPayload, 'setting' | 'userErrors'> & { setting?: Maybe<ResolversTypes['Setting']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SettingUpdateInput: SettingUpdateInput;
  StaffActivity: ResolverTypeWrapper<StaffActivityRecord>;
  StaffActivityConnection: ResolverTypeWrapper<Omit<StaffActivityConnection, 'edges'> & { edges: Array<ResolversTypes['StaffActivityEdge']> }>;
  StaffActivityEdge: ResolverTypeWrapper<Omit<StaffActivityEdge, 'node'> & { node: ResolversTypes['StaffActivity'] }>;
  StaffEvent: ResolverTypeWrapper<StaffEventValue>;
  StaffStatus: ResolverTypeWrapper<StaffStatusValue>;
  StaffUser: ResolverTypeWrapper<StaffUserRecord>;
  StaffUserAbilities: ResolverTypeWrapper<Omit<StaffUserAbilities, 'roles'> & { roles: Array<ResolversTypes['Role']> }>;
  StaffUserCreateInput: StaffUserCreateInput;
  StaffUserFilter: StaffUserFilter;
  StaffUserPage: ResolverTypeWrapper<Omit<StaffUserPage, 'items'> & { items: Array<ResolversTypes['StaffUser']> }>;
  StaffUserPayload: ResolverTypeWrapper<Omit<StaffUserPayload, 'staffUser' | 'userErrors'> & { staffUser?: Maybe<ResolversTypes['StaffUser']>, userErrors: Array<ResolversTypes['UserError']> }>;
  StaffUserSort: StaffUserSort;
  StaffUserUpdateInput: StaffUserUpdateInput;
  StageStep: ResolverTypeWrapper<StageStepRecord>;
  StaleError: ResolverTypeWrapper<Omit<StaleError, 'code' | 'current'> & { code: ResolversTypes['UserErrorCode'], current?: Maybe<ResolversTypes['Node']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subdivision: ResolverTypeWrapper<SubdivisionRecord>;
  SubdivisionCopyInput: SubdivisionCopyInput;
  SubdivisionCopyPayload: ResolverTypeWrapper<Omit<SubdivisionCopyPayload, 'curriculum' | 'subdivision' | 'userErrors'> & { curriculum?: Maybe<ResolversTypes['Curriculum']>, subdivision?: Maybe<ResolversTypes['Subdivision']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SubdivisionCount: ResolverTypeWrapper<Omit<SubdivisionCount, 'type'> & { type: ResolversTypes['SubdivisionType'] }>;
  SubdivisionCreateInput: SubdivisionCreateInput;
  SubdivisionMoveInput: SubdivisionMoveInput;
  SubdivisionPayload: ResolverTypeWrapper<Omit<SubdivisionPayload, 'curriculum' | 'subdivision' | 'userErrors'> & { curriculum?: Maybe<ResolversTypes['Curriculum']>, subdivision?: Maybe<ResolversTypes['Subdivision']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SubdivisionResource: ResolverTypeWrapper<Omit<SubdivisionResource, 'kind'> & { kind: ResolversTypes['ResourceKind'] }>;
  SubdivisionResourceInput: SubdivisionResourceInput;
  SubdivisionType: ResolverTypeWrapper<SubdivisionTypeValue>;
  SubdivisionUpdateInput: SubdivisionUpdateInput;
  SubjectOption: ResolverTypeWrapper<SubjectOption>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Task: ResolverTypeWrapper<TaskRecord>;
  TaskCreateInput: TaskCreateInput;
  TaskDue: ResolverTypeWrapper<TaskDueValue>;
  TaskFilter: TaskFilter;
  TaskKind: ResolverTypeWrapper<TaskKindValue>;
  TaskPage: ResolverTypeWrapper<Omit<TaskPage, 'items'> & { items: Array<ResolversTypes['Task']> }>;
  TaskPayload: ResolverTypeWrapper<Omit<TaskPayload, 'task' | 'userErrors'> & { task?: Maybe<ResolversTypes['Task']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TaskSort: TaskSort;
  TaskSubject: ResolverTypeWrapper<Omit<TaskSubject, 'kind'> & { kind: ResolversTypes['TaskSubjectKind'] }>;
  TaskSubjectKind: ResolverTypeWrapper<TaskSubjectKindValue>;
  TaskUpdateInput: TaskUpdateInput;
  TaughtSubject: ResolverTypeWrapper<Omit<TaughtSubject, 'ageGroups' | 'levels'> & { ageGroups: Array<ResolversTypes['AgeGroup']>, levels: Array<ResolversTypes['LearnerLevel']> }>;
  TaughtSubjectInput: TaughtSubjectInput;
  TellApartPayload: ResolverTypeWrapper<Omit<TellApartPayload, 'duplicates' | 'userErrors'> & { duplicates?: Maybe<Array<ResolversTypes['LikelyDuplicate']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  Template: ResolverTypeWrapper<TemplateRecord>;
  TemplateChannel: ResolverTypeWrapper<TemplateChannelValue>;
  TemplateCreateInput: TemplateCreateInput;
  TemplateFilter: TemplateFilter;
  TemplateKind: ResolverTypeWrapper<TemplateKindValue>;
  TemplateLanguage: ResolverTypeWrapper<TemplateLanguageValue>;
  TemplatePage: ResolverTypeWrapper<Omit<TemplatePage, 'items'> & { items: Array<ResolversTypes['Template']> }>;
  TemplatePayload: ResolverTypeWrapper<Omit<TemplatePayload, 'template' | 'userErrors'> & { template?: Maybe<ResolversTypes['Template']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TemplateSort: TemplateSort;
  TemplateUpdateInput: TemplateUpdateInput;
  TimeOffReason: ResolverTypeWrapper<TimeOffReasonValue>;
  TimeZone: ResolverTypeWrapper<Scalars['TimeZone']['output']>;
  TopicProgress: ResolverTypeWrapper<Omit<TopicProgress, 'state'> & { state: ResolversTypes['ProgressState'] }>;
  Tutor: ResolverTypeWrapper<TutorRecord>;
  TutorDay: ResolverTypeWrapper<TutorDayRecord>;
  TutorDayCreateInput: TutorDayCreateInput;
  TutorDayPayload: ResolverTypeWrapper<Omit<TutorDayPayload, 'tutorDay' | 'userErrors'> & { tutorDay?: Maybe<ResolversTypes['TutorDay']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TutorDayUpdateInput: TutorDayUpdateInput;
  TutorDocument: ResolverTypeWrapper<TutorDocumentRecord>;
  TutorDocumentCreateInput: TutorDocumentCreateInput;
  TutorDocumentPayload: ResolverTypeWrapper<Omit<TutorDocumentPayload, 'tutorDocument' | 'userErrors'> & { tutorDocument?: Maybe<ResolversTypes['TutorDocument']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TutorDocumentUpdateInput: TutorDocumentUpdateInput;
  TutorFeedback: ResolverTypeWrapper<TutorFeedbackRecord>;
  TutorFeedbackCreateInput: TutorFeedbackCreateInput;
  TutorFeedbackFilter: TutorFeedbackFilter;
  TutorFeedbackPage: ResolverTypeWrapper<Omit<TutorFeedbackPage, 'items'> & { items: Array<ResolversTypes['TutorFeedback']> }>;
  TutorFeedbackPayload: ResolverTypeWrapper<Omit<TutorFeedbackPayload, 'tutorFeedback' | 'userErrors'> & { tutorFeedback?: Maybe<ResolversTypes['TutorFeedback']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TutorFeedbackSort: TutorFeedbackSort;
  TutorFeedbackStatus: ResolverTypeWrapper<TutorFeedbackStatusValue>;
  TutorFeedbackUpdateInput: TutorFeedbackUpdateInput;
  TutorFilter: TutorFilter;
  TutorPage: ResolverTypeWrapper<Omit<TutorPage, 'items'> & { items: Array<ResolversTypes['Tutor']> }>;
  TutorPayload: ResolverTypeWrapper<Omit<TutorPayload, 'tutor' | 'userErrors'> & { tutor?: Maybe<ResolversTypes['Tutor']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TutorSort: TutorSort;
  TutorStatus: ResolverTypeWrapper<TutorStatusValue>;
  TutorTimeOff: ResolverTypeWrapper<TutorTimeOffRecord>;
  TutorTimeOffCreateInput: TutorTimeOffCreateInput;
  TutorTimeOffPayload: ResolverTypeWrapper<Omit<TutorTimeOffPayload, 'tutorTimeOff' | 'userErrors'> & { tutorTimeOff?: Maybe<ResolversTypes['TutorTimeOff']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TutorTimeOffUpdateInput: TutorTimeOffUpdateInput;
  TutorUpdateInput: TutorUpdateInput;
  UndoVerdict: ResolverTypeWrapper<UndoVerdictValue>;
  UndoVerdictCount: ResolverTypeWrapper<Omit<UndoVerdictCount, 'undo'> & { undo: ResolversTypes['UndoVerdict'] }>;
  UserError: ResolverTypeWrapper<UserErrorRecord>;
  UserErrorCode: ResolverTypeWrapper<UserErrorCodeValue>;
  ViewAsBeginPayload: ResolverTypeWrapper<Omit<ViewAsBeginPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ViewAsStopPayload: ResolverTypeWrapper<Omit<ViewAsStopPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ViewAudience: ResolverTypeWrapper<ViewAudienceValue>;
  Viewer: ResolverTypeWrapper<ViewerRecord>;
  ViewerPayload: ResolverTypeWrapper<Omit<ViewerPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['Viewer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  WeeklyHours: ResolverTypeWrapper<WeeklyHours>;
  WeeklyHoursInput: WeeklyHoursInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Ability: Ability;
  AccountActivateInput: AccountActivateInput;
  AccountActivatePayload: Omit<AccountActivatePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AccountActivation: AccountActivation;
  AccountJob: AccountJobRecord;
  AccountJobItem: AccountJobItemRecord;
  AccountJobItemPage: Omit<AccountJobItemPage, 'items'> & { items: Array<ResolversParentTypes['AccountJobItem']> };
  AccountJobPage: Omit<AccountJobPage, 'items'> & { items: Array<ResolversParentTypes['AccountJob']> };
  AccountJobPayload: Omit<AccountJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['AccountJob']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AvatarSetInput: AvatarSetInput;
  Boolean: Scalars['Boolean']['output'];
  BulkChoice: BulkChoice;
  CancellationPolicy: CancellationPolicyRecord;
  CancellationPolicyCreateInput: CancellationPolicyCreateInput;
  CancellationPolicyFilter: CancellationPolicyFilter;
  CancellationPolicyPage: Omit<CancellationPolicyPage, 'items'> & { items: Array<ResolversParentTypes['CancellationPolicy']> };
  CancellationPolicyPayload: Omit<CancellationPolicyPayload, 'cancellationPolicy' | 'userErrors'> & { cancellationPolicy?: Maybe<ResolversParentTypes['CancellationPolicy']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancellationPolicyUpdateInput: CancellationPolicyUpdateInput;
  Candidacy: CandidacyRecord;
  CandidacyCreateInput: CandidacyCreateInput;
  CandidacyFilter: CandidacyFilter;
  CandidacyPage: Omit<CandidacyPage, 'items'> & { items: Array<ResolversParentTypes['Candidacy']> };
  CandidacyPayload: Omit<CandidacyPayload, 'candidacy' | 'userErrors'> & { candidacy?: Maybe<ResolversParentTypes['Candidacy']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CandidacyUpdateInput: CandidacyUpdateInput;
  Change: ChangeRecord;
  ColleagueFilter: ColleagueFilter;
  Contact: StaffMemberRecord;
  Curriculum: CurriculumRecord;
  CurriculumAttachInput: CurriculumAttachInput;
  CurriculumAttachment: CurriculumAttachmentRecord;
  CurriculumAttachmentPage: Omit<CurriculumAttachmentPage, 'items'> & { items: Array<ResolversParentTypes['CurriculumAttachment']> };
  CurriculumAttachmentPayload: Omit<CurriculumAttachmentPayload, 'attachment' | 'userErrors'> & { attachment?: Maybe<ResolversParentTypes['CurriculumAttachment']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CurriculumCreateInput: CurriculumCreateInput;
  CurriculumFilter: CurriculumFilter;
  CurriculumPage: Omit<CurriculumPage, 'items'> & { items: Array<ResolversParentTypes['Curriculum']> };
  CurriculumPayload: Omit<CurriculumPayload, 'curriculum' | 'userErrors'> & { curriculum?: Maybe<ResolversParentTypes['Curriculum']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CurriculumUpdateInput: CurriculumUpdateInput;
  CursorInfo: CursorInfo;
  Customer: CustomerRecord;
  CustomerCreateInput: CustomerCreateInput;
  CustomerFilter: CustomerFilter;
  CustomerMergePayload: Omit<CustomerMergePayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversParentTypes['Customer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CustomerNote: CustomerNoteRecord;
  CustomerNoteCreateInput: CustomerNoteCreateInput;
  CustomerNotePage: Omit<CustomerNotePage, 'items'> & { items: Array<ResolversParentTypes['CustomerNote']> };
  CustomerNotePayload: Omit<CustomerNotePayload, 'customerNote' | 'userErrors'> & { customerNote?: Maybe<ResolversParentTypes['CustomerNote']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CustomerNoteUpdateInput: CustomerNoteUpdateInput;
  CustomerPage: Omit<CustomerPage, 'items'> & { items: Array<ResolversParentTypes['Customer']> };
  CustomerPayload: Omit<CustomerPayload, 'customer' | 'userErrors'> & { customer?: Maybe<ResolversParentTypes['Customer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CustomerPod: CustomerPodRecord;
  CustomerPodCreateInput: CustomerPodCreateInput;
  CustomerPodFilter: CustomerPodFilter;
  CustomerPodPage: Omit<CustomerPodPage, 'items'> & { items: Array<ResolversParentTypes['CustomerPod']> };
  CustomerPodPayload: Omit<CustomerPodPayload, 'customerPod' | 'userErrors'> & { customerPod?: Maybe<ResolversParentTypes['CustomerPod']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CustomerPodUpdateInput: CustomerPodUpdateInput;
  CustomerUnmergePayload: Omit<CustomerUnmergePayload, 'customer' | 'other' | 'userErrors'> & { customer?: Maybe<ResolversParentTypes['Customer']>, other?: Maybe<ResolversParentTypes['Customer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CustomerUpdateInput: CustomerUpdateInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DefaultListViewPayload: Omit<DefaultListViewPayload, 'listViews' | 'userErrors'> & { listViews?: Maybe<Array<ResolversParentTypes['ListView']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  Dependent: DependentRecord;
  DependentCreateInput: DependentCreateInput;
  DependentFilter: DependentFilter;
  DependentPage: Omit<DependentPage, 'items'> & { items: Array<ResolversParentTypes['Dependent']> };
  DependentPayload: Omit<DependentPayload, 'dependent' | 'userErrors'> & { dependent?: Maybe<ResolversParentTypes['Dependent']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DependentUpdateInput: DependentUpdateInput;
  Exam: ExamRecord;
  ExamFilter: ExamFilter;
  ExamLesson: ExamLessonRecord;
  ExamLessonCount: ExamLessonCount;
  ExamLessonFilter: ExamLessonFilter;
  ExamLessonPage: ExamLessonPageRecord;
  ExamLessonPlace: ExamLessonPlace;
  ExamPage: ExamPageRecord;
  ExamPartFilter: ExamPartFilter;
  ExamSection: ExamSectionRecord;
  ExamSectionPage: ExamSectionPageRecord;
  ExamSubject: ExamSubjectRecord;
  ExamSubjectPage: ExamSubjectPageRecord;
  ExamTopic: ExamTopicRecord;
  ExamTopicPage: ExamTopicPageRecord;
  ExportAs: ExportAs;
  Facet: Facet;
  FacetCount: FacetCount;
  FieldChange: FieldChange;
  FieldError: FieldError;
  FieldValue: Scalars['FieldValue']['output'];
  File: FileRecord;
  FileImport: FileImportRecord;
  FileImportChoice: FileImportChoice;
  FileImportPage: Omit<FileImportPage, 'items'> & { items: Array<ResolversParentTypes['FileImport']> };
  FileImportPayload: Omit<FileImportPayload, 'import' | 'userErrors'> & { import?: Maybe<ResolversParentTypes['FileImport']>, userErrors: Array<ResolversParentTypes['UserError']> };
  FileImportRow: FileImportRowRecord;
  FileImportRowPage: Omit<FileImportRowPage, 'items'> & { items: Array<ResolversParentTypes['FileImportRow']> };
  Float: Scalars['Float']['output'];
  HistoryConnection: Omit<HistoryConnection, 'edges'> & { edges: Array<ResolversParentTypes['HistoryEdge']> };
  HistoryEdge: Omit<HistoryEdge, 'node'> & { node: ResolversParentTypes['HistoryEntry'] };
  HistoryEntry: HistoryEntryRecord;
  HistoryPayload: Omit<HistoryPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Job: JobRecord;
  JobCount: JobCount;
  JobPayload: Omit<JobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  JobRun: JobRunRecord;
  JobRunPage: Omit<JobRunPage, 'items'> & { items: Array<ResolversParentTypes['JobRun']> };
  JournalEntry: JournalEntryRecord;
  JournalEntryCreateInput: JournalEntryCreateInput;
  JournalEntryPayload: Omit<JournalEntryPayload, 'journalEntry' | 'userErrors'> & { journalEntry?: Maybe<ResolversParentTypes['JournalEntry']>, userErrors: Array<ResolversParentTypes['UserError']> };
  JournalEntryUpdateInput: JournalEntryUpdateInput;
  JournalFilter: JournalFilter;
  JournalPage: Omit<JournalPage, 'items'> & { items: Array<ResolversParentTypes['JournalEntry']> };
  JournalPerson: JournalPerson;
  JournalTemplate: JournalTemplateRecord;
  JournalTemplateCreateInput: JournalTemplateCreateInput;
  JournalTemplatePayload: Omit<JournalTemplatePayload, 'journalTemplate' | 'userErrors'> & { journalTemplate?: Maybe<ResolversParentTypes['JournalTemplate']>, userErrors: Array<ResolversParentTypes['UserError']> };
  JournalTemplateUpdateInput: JournalTemplateUpdateInput;
  Lead: LeadRecord;
  LeadCreateInput: LeadCreateInput;
  LeadFilter: LeadFilter;
  LeadPage: Omit<LeadPage, 'items'> & { items: Array<ResolversParentTypes['Lead']> };
  LeadPayload: Omit<LeadPayload, 'lead' | 'userErrors'> & { lead?: Maybe<ResolversParentTypes['Lead']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LeadStageReached: LeadStageReachedRecord;
  LeadUpdateInput: LeadUpdateInput;
  Learner: LearnerRecord;
  LearnerPage: Omit<LearnerPage, 'items'> & { items: Array<ResolversParentTypes['Learner']> };
  LearnerPayer: LearnerPayerRecord;
  LessonResource: LessonResourceRecord;
  LikelyDuplicate: LikelyDuplicateRecord;
  ListView: ListViewRecord;
  ListViewCreateInput: ListViewCreateInput;
  ListViewPayload: Omit<ListViewPayload, 'listView' | 'userErrors'> & { listView?: Maybe<ResolversParentTypes['ListView']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ListViewUpdateInput: ListViewUpdateInput;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['Viewer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LogoutPayload: Omit<LogoutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Mail: MailRecord;
  MailFilter: MailFilter;
  MailPage: Omit<MailPage, 'items'> & { items: Array<ResolversParentTypes['Mail']> };
  MergeChoice: MergeChoice;
  MergeField: MergeField;
  MergeMove: MergeMove;
  MergePreview: MergePreviewRecord;
  Message: MessageRecord;
  MessageCreateInput: MessageCreateInput;
  MessagePage: Omit<MessagePage, 'items'> & { items: Array<ResolversParentTypes['Message']> };
  MessagePayload: Omit<MessagePayload, 'message' | 'userErrors'> & { message?: Maybe<ResolversParentTypes['Message']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Mutation: Record<PropertyKey, never>;
  Node: NodeRecord;
  Notification: NotificationRecord;
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationsMarkAllReadPayload: Omit<NotificationsMarkAllReadPayload, 'notifications' | 'userErrors'> & { notifications?: Maybe<ResolversParentTypes['NotificationConnection']>, userErrors: Array<ResolversParentTypes['UserError']> };
  OnboardedTutor: OnboardedTutorRecord;
  PageInfo: PageInfo;
  PageInput: PageInput;
  PasswordChangeInput: PasswordChangeInput;
  PasswordChangePayload: Omit<PasswordChangePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: Omit<PasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  PasswordResetRequestInput: PasswordResetRequestInput;
  PasswordResetRequestPayload: Omit<PasswordResetRequestPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  PayRate: PayRateRecord;
  PayRateCreateInput: PayRateCreateInput;
  PayRatePayload: Omit<PayRatePayload, 'payRate' | 'userErrors'> & { payRate?: Maybe<ResolversParentTypes['PayRate']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PayoutAccount: PayoutAccountRecord;
  PayoutAccountCreateInput: PayoutAccountCreateInput;
  PayoutAccountPayload: Omit<PayoutAccountPayload, 'payoutAccount' | 'userErrors'> & { payoutAccount?: Maybe<ResolversParentTypes['PayoutAccount']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PayoutAccountUpdateInput: PayoutAccountUpdateInput;
  PermissionArea: Omit<PermissionArea, 'grants'> & { grants: Array<ResolversParentTypes['PermissionGrant']> };
  PermissionGrant: PermissionGrant;
  PersonMerge: PersonMergeRecord;
  PodMember: PodMemberRecord;
  PodMemberInput: PodMemberInput;
  ProfileUpdateInput: ProfileUpdateInput;
  ProgressInput: ProgressInput;
  Qualification: Qualification;
  QualificationInput: QualificationInput;
  Query: Record<PropertyKey, never>;
  RefusalError: RefusalError;
  Region: RegionRecord;
  RegionCreateInput: RegionCreateInput;
  RegionFilter: RegionFilter;
  RegionPage: Omit<RegionPage, 'items'> & { items: Array<ResolversParentTypes['Region']> };
  RegionPayload: Omit<RegionPayload, 'region' | 'userErrors'> & { region?: Maybe<ResolversParentTypes['Region']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RegionUpdateInput: RegionUpdateInput;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RejectedFilter: RejectedFilter;
  RejectionInput: RejectionInput;
  RowCandidate: RowCandidate;
  RowChange: RowChange;
  RowVerdictCount: RowVerdictCount;
  SearchResult: SearchResult;
  Session: SessionRecord;
  SessionsPayload: Omit<SessionsPayload, 'sessions' | 'userErrors'> & { sessions?: Maybe<Array<ResolversParentTypes['Session']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  Setting: SettingRecord;
  SettingCreateInput: SettingCreateInput;
  SettingPayload: Omit<SettingPayload, 'setting' | 'userErrors'> & { setting?: Maybe<ResolversParentTypes['Setting']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SettingUpdateInput: SettingUpdateInput;
  StaffActivity: StaffActivityRecord;
  StaffActivityConnection: Omit<StaffActivityConnection, 'edges'> & { edges: Array<ResolversParentTypes['StaffActivityEdge']> };
  StaffActivityEdge: Omit<StaffActivityEdge, 'node'> & { node: ResolversParentTypes['StaffActivity'] };
  StaffUser: StaffUserRecord;
  StaffUserAbilities: StaffUserAbilities;
  StaffUserCreateInput: StaffUserCreateInput;
  StaffUserFilter: StaffUserFilter;
  StaffUserPage: Omit<StaffUserPage, 'items'> & { items: Array<ResolversParentTypes['StaffUser']> };
  StaffUserPayload: Omit<StaffUserPayload, 'staffUser' | 'userErrors'> & { staffUser?: Maybe<ResolversParentTypes['StaffUser']>, userErrors: Array<ResolversParentTypes['UserError']> };
  StaffUserUpdateInput: StaffUserUpdateInput;
  StageStep: StageStepRecord;
  StaleError: Omit<StaleError, 'current'> & { current?: Maybe<ResolversParentTypes['Node']> };
  String: Scalars['String']['output'];
  Subdivision: SubdivisionRecord;
  SubdivisionCopyInput: SubdivisionCopyInput;
  SubdivisionCopyPayload: Omit<SubdivisionCopyPayload, 'curriculum' | 'subdivision' | 'userErrors'> & { curriculum?: Maybe<ResolversParentTypes['Curriculum']>, subdivision?: Maybe<ResolversParentTypes['Subdivision']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SubdivisionCount: SubdivisionCount;
  SubdivisionCreateInput: SubdivisionCreateInput;
  SubdivisionMoveInput: SubdivisionMoveInput;
  SubdivisionPayload: Omit<SubdivisionPayload, 'curriculum' | 'subdivision' | 'userErrors'> & { curriculum?: Maybe<ResolversParentTypes['Curriculum']>, subdivision?: Maybe<ResolversParentTypes['Subdivision']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SubdivisionResource: SubdivisionResource;
  SubdivisionResourceInput: SubdivisionResourceInput;
  SubdivisionUpdateInput: SubdivisionUpdateInput;
  SubjectOption: SubjectOption;
  Subscription: Record<PropertyKey, never>;
  Task: TaskRecord;
  TaskCreateInput: TaskCreateInput;
  TaskFilter: TaskFilter;
  TaskPage: Omit<TaskPage, 'items'> & { items: Array<ResolversParentTypes['Task']> };
  TaskPayload: Omit<TaskPayload, 'task' | 'userErrors'> & { task?: Maybe<ResolversParentTypes['Task']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TaskSubject: TaskSubject;
  TaskUpdateInput: TaskUpdateInput;
  TaughtSubject: TaughtSubject;
  TaughtSubjectInput: TaughtSubjectInput;
  TellApartPayload: Omit<TellApartPayload, 'duplicates' | 'userErrors'> & { duplicates?: Maybe<Array<ResolversParentTypes['LikelyDuplicate']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  Template: TemplateRecord;
  TemplateCreateInput: TemplateCreateInput;
  TemplateFilter: TemplateFilter;
  TemplatePage: Omit<TemplatePage, 'items'> & { items: Array<ResolversParentTypes['Template']> };
  TemplatePayload: Omit<TemplatePayload, 'template' | 'userErrors'> & { template?: Maybe<ResolversParentTypes['Template']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TemplateUpdateInput: TemplateUpdateInput;
  TimeZone: Scalars['TimeZone']['output'];
  TopicProgress: TopicProgress;
  Tutor: TutorRecord;
  TutorDay: TutorDayRecord;
  TutorDayCreateInput: TutorDayCreateInput;
  TutorDayPayload: Omit<TutorDayPayload, 'tutorDay' | 'userErrors'> & { tutorDay?: Maybe<ResolversParentTypes['TutorDay']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TutorDayUpdateInput: TutorDayUpdateInput;
  TutorDocument: TutorDocumentRecord;
  TutorDocumentCreateInput: TutorDocumentCreateInput;
  TutorDocumentPayload: Omit<TutorDocumentPayload, 'tutorDocument' | 'userErrors'> & { tutorDocument?: Maybe<ResolversParentTypes['TutorDocument']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TutorDocumentUpdateInput: TutorDocumentUpdateInput;
  TutorFeedback: TutorFeedbackRecord;
  TutorFeedbackCreateInput: TutorFeedbackCreateInput;
  TutorFeedbackFilter: TutorFeedbackFilter;
  TutorFeedbackPage: Omit<TutorFeedbackPage, 'items'> & { items: Array<ResolversParentTypes['TutorFeedback']> };
  TutorFeedbackPayload: Omit<TutorFeedbackPayload, 'tutorFeedback' | 'userErrors'> & { tutorFeedback?: Maybe<ResolversParentTypes['TutorFeedback']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TutorFeedbackUpdateInput: TutorFeedbackUpdateInput;
  TutorFilter: TutorFilter;
  TutorPage: Omit<TutorPage, 'items'> & { items: Array<ResolversParentTypes['Tutor']> };
  TutorPayload: Omit<TutorPayload, 'tutor' | 'userErrors'> & { tutor?: Maybe<ResolversParentTypes['Tutor']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TutorTimeOff: TutorTimeOffRecord;
  TutorTimeOffCreateInput: TutorTimeOffCreateInput;
  TutorTimeOffPayload: Omit<TutorTimeOffPayload, 'tutorTimeOff' | 'userErrors'> & { tutorTimeOff?: Maybe<ResolversParentTypes['TutorTimeOff']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TutorTimeOffUpdateInput: TutorTimeOffUpdateInput;
  TutorUpdateInput: TutorUpdateInput;
  UndoVerdictCount: UndoVerdictCount;
  UserError: UserErrorRecord;
  ViewAsBeginPayload: Omit<ViewAsBeginPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ViewAsStopPayload: Omit<ViewAsStopPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Viewer: ViewerRecord;
  ViewerPayload: Omit<ViewerPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['Viewer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  WeeklyHours: WeeklyHours;
  WeeklyHoursInput: WeeklyHoursInput;
};

export type AuthDirectiveArgs = {
  requires: Permission;
};

export type AuthDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = AuthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Ability'] = ResolversParentTypes['Ability']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountActivatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountActivatePayload'] = ResolversParentTypes['AccountActivatePayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccountActivationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountActivation'] = ResolversParentTypes['AccountActivation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OneTimeCodeState'], ParentType, ContextType>;
};

export type AccountJobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountJob'] = ResolversParentTypes['AccountJob']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fetchUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountJobKind'], ParentType, ContextType>;
  retryOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountJobState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountJobItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountJobItem'] = ResolversParentTypes['AccountJobItem']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['ItemVerdict']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountJobItemPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountJobItemPage'] = ResolversParentTypes['AccountJobItemPage']> = {
  items?: Resolver<Array<ResolversTypes['AccountJobItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AccountJobKindResolvers = { CURRICULA_ARCHIVE: 'curricula-archive', CURRICULA_EXPORT: 'curricula-export', CURRICULA_RESTORE: 'curricula-restore', CUSTOMERS_ARCHIVE: 'customers-archive', CUSTOMERS_EXPORT: 'customers-export', CUSTOMERS_MESSAGE: 'customers-message', CUSTOMERS_OWNER: 'customers-owner', CUSTOMERS_RESTORE: 'customers-restore', CUSTOMERS_TAG: 'customers-tag', CUSTOMERS_UNTAG: 'customers-untag', DEPENDENTS_ARCHIVE: 'dependents-archive', DEPENDENTS_EXPORT: 'dependents-export', DEPENDENTS_RESTORE: 'dependents-restore', JOURNAL_EXPORT: 'journal-export', LEADS_CONTACT: 'leads-contact', LEADS_EXPORT: 'leads-export', LEADS_LOSE: 'leads-lose', LEADS_OWNER: 'leads-owner', MAILS_EXPORT: 'mails-export', PODS_EXPORT: 'pods-export', POLICIES_EXPORT: 'policies-export', REGIONS_ARCHIVE: 'regions-archive', REGIONS_EXPORT: 'regions-export', REGIONS_RESTORE: 'regions-restore', STAFF_EXPORT: 'staff-export', STAFF_REINSTATE: 'staff-reinstate', STAFF_SUSPEND: 'staff-suspend', TUTORS_EXPORT: 'tutors-export', TUTOR_FEEDBACK_ACKNOWLEDGE: 'tutor-feedback-acknowledge', TUTOR_FEEDBACK_ASSIGN: 'tutor-feedback-assign', TUTOR_FEEDBACK_EXPORT: 'tutor-feedback-export' };

export type AccountJobPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountJobPage'] = ResolversParentTypes['AccountJobPage']> = {
  items?: Resolver<Array<ResolversTypes['AccountJob']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AccountJobPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountJobPayload'] = ResolversParentTypes['AccountJobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['AccountJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccountJobStateResolvers = { CANCELLED: 'cancelled', DONE: 'done', FAILED: 'failed', RUNNING: 'running', WAITING: 'waiting' };

export type ActiveFlagResolvers = { ACTIVE: 'Active', INACTIVE: 'Inactive' };

export type AgeGroupResolvers = { ADULT: 'adult', FROM_5: 'from-5', FROM_9: 'from-9', FROM_13: 'from-13', UNDER_5: 'under-5' };

export type AuditActionResolvers = { ARCHIVED: 'archived', CREATED: 'created', DELETED: 'deleted', EXPORTED: 'exported', IMPERSONATED: 'impersonated', PERMISSION_DENIED: 'permission-denied', SIGNED_IN: 'signed-in', SIGN_IN_FAILED: 'sign-in-failed', STATE_CHANGED: 'state-changed', UPDATED: 'updated', VIEWED_SENSITIVE: 'viewed-sensitive' };

export type CancellationPolicyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationPolicy'] = ResolversParentTypes['CancellationPolicy']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  freeLateCancelsPerTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeReschedules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  graceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateCancelPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noShowPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outageIsFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
  tutorLatePayPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tutorWaitPayPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationPolicyPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationPolicyPage'] = ResolversParentTypes['CancellationPolicyPage']> = {
  items?: Resolver<Array<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CancellationPolicyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationPolicyPayload'] = ResolversParentTypes['CancellationPolicyPayload']> = {
  cancellationPolicy?: Resolver<Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CandidacyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Candidacy'] = ResolversParentTypes['Candidacy']> = {
  appliedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  backgroundCheck?: Resolver<ResolversTypes['CheckState'], ParentType, ContextType>;
  contractCheck?: Resolver<ResolversTypes['CheckState'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cvUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  demoDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  demoNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  demoRecordingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  demoScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dialects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  doNotRehire?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['TutorDocument']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  heldFrom?: Resolver<Maybe<ResolversTypes['CandidacyStage']>, ParentType, ContextType>;
  holdUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hoursPerWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idCheck?: Resolver<ResolversTypes['CheckState'], ParentType, ContextType>;
  interviewDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  interviewMean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  interviewNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interviewOutcome?: Resolver<Maybe<ResolversTypes['InterviewOutcome']>, ParentType, ContextType>;
  interviewTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interviewTimeZone?: Resolver<Maybe<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  interviewer?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  introAudioUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  introVideoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLatest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languageScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketingConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observer?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  offerAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offerAnswer?: Resolver<Maybe<ResolversTypes['OfferAnswer']>, ParentType, ContextType>;
  offerAnsweredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offerCurrency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  offerSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offerStartsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  payRates?: Resolver<Maybe<Array<ResolversTypes['PayRate']>>, ParentType, ContextType>;
  payoutAccount?: Resolver<Maybe<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  payoutCheck?: Resolver<ResolversTypes['CheckState'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referencesCheck?: Resolver<ResolversTypes['CheckState'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  rejectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejectedBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  rejectionNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['RejectionReason']>, ParentType, ContextType>;
  reliabilityScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reopenAfter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<Maybe<Array<ResolversTypes['Candidacy']>>, ParentType, ContextType>;
  secondaryEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CandidateSource']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CandidacyStage'], ParentType, ContextType>;
  stageHistory?: Resolver<Array<ResolversTypes['StageStep']>, ParentType, ContextType>;
  stageReached?: Resolver<Maybe<ResolversTypes['CandidacyStage']>, ParentType, ContextType>;
  stageSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  teachingScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  technologyScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warmthScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidacyPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CandidacyPage'] = ResolversParentTypes['CandidacyPage']> = {
  items?: Resolver<Array<ResolversTypes['Candidacy']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CandidacyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CandidacyPayload'] = ResolversParentTypes['CandidacyPayload']> = {
  candidacy?: Resolver<Maybe<ResolversTypes['Candidacy']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CandidacyStageResolvers = { APPLIED: 'applied', CHECKS: 'checks', DEMO_LESSON: 'demo-lesson', INTERVIEW: 'interview', OFFER: 'offer', ONBOARDED: 'onboarded', ON_HOLD: 'on-hold', REJECTED: 'rejected', SCREENING: 'screening', WITHDRAWN: 'withdrawn' };

export type CandidateSourceResolvers = { EVENT: 'event', JOB_BOARD: 'job-board', ORGANIC: 'organic', OTHER: 'other', REFERRAL: 'referral', SOCIAL: 'social' };

export type ChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  action?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['EntityKind']>, ParentType, ContextType>;
  partOfId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeActionResolvers = { ARCHIVED: 'archived', CREATED: 'created', DELETED: 'deleted', OPENED: 'opened', RESYNC: 'resync', STATE_CHANGED: 'state-changed', UPDATED: 'updated' };

export type CheckStateResolvers = { DONE: 'done', FAILED: 'failed', NOT_NEEDED: 'not-needed', TODO: 'todo', WAITING: 'waiting' };

export type ContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivity?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactChannelResolvers = { EMAIL: 'email', PHONE: 'phone', SMS: 'sms', WHATSAPP: 'whatsapp' };

export type ContentStatusResolvers = { DRAFT: 'Draft', NO_CONTENT: 'No Content', PUBLISHED: 'Published', REVIEW: 'Review' };

export type CurrencyResolvers = { GBP: 'GBP', NGN: 'NGN', USD: 'USD' };

export type CurriculumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Curriculum'] = ResolversParentTypes['Curriculum']> = {
  allowedEvents?: Resolver<Array<ResolversTypes['CurriculumEvent']>, ParentType, ContextType>;
  attachedLearners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['SubdivisionCount']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['CurriculumShape'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CurriculumStatus'], ParentType, ContextType>;
  subdivisions?: Resolver<Maybe<Array<ResolversTypes['Subdivision']>>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CurriculumAttachmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurriculumAttachment'] = ResolversParentTypes['CurriculumAttachment']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  curriculum?: Resolver<Maybe<ResolversTypes['Curriculum']>, ParentType, ContextType>;
  detachedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType>;
  progress?: Resolver<Array<ResolversTypes['TopicProgress']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  subdivisionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CurriculumAttachmentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurriculumAttachmentPage'] = ResolversParentTypes['CurriculumAttachmentPage']> = {
  items?: Resolver<Array<ResolversTypes['CurriculumAttachment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CurriculumAttachmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurriculumAttachmentPayload'] = ResolversParentTypes['CurriculumAttachmentPayload']> = {
  attachment?: Resolver<Maybe<ResolversTypes['CurriculumAttachment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CurriculumEventResolvers = { ACTIVATE: 'activate', ARCHIVE: 'archive', RESTORE: 'restore' };

export type CurriculumPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurriculumPage'] = ResolversParentTypes['CurriculumPage']> = {
  items?: Resolver<Array<ResolversTypes['Curriculum']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CurriculumPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurriculumPayload'] = ResolversParentTypes['CurriculumPayload']> = {
  curriculum?: Resolver<Maybe<ResolversTypes['Curriculum']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CurriculumShapeResolvers = { LANGUAGE: 'language', SCHOOL: 'school' };

export type CurriculumStatusResolvers = { ACTIVE: 'active', ARCHIVED: 'archived', DRAFT: 'draft' };

export type CursorInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CursorInfo'] = ResolversParentTypes['CursorInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  autoSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  consentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLearner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learnerNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  marketingConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredChannel?: Resolver<ResolversTypes['ContactChannel'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  samePhone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondaryEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CustomerSource']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CustomerStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whoIsLessonFor?: Resolver<ResolversTypes['LessonFor'], ParentType, ContextType>;
  zohoEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerMergePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerMergePayload'] = ResolversParentTypes['CustomerMergePayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  mergeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerNoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerNote'] = ResolversParentTypes['CustomerNote']> = {
  author?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerNotePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerNotePage'] = ResolversParentTypes['CustomerNotePage']> = {
  items?: Resolver<Array<ResolversTypes['CustomerNote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CustomerNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerNotePayload'] = ResolversParentTypes['CustomerNotePayload']> = {
  customerNote?: Resolver<Maybe<ResolversTypes['CustomerNote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPage'] = ResolversParentTypes['CustomerPage']> = {
  items?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CustomerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPayload'] = ResolversParentTypes['CustomerPayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerPodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPod'] = ResolversParentTypes['CustomerPod']> = {
  anchorTimeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  billingMode?: Resolver<ResolversTypes['PodBillingMode'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  formerMembers?: Resolver<Maybe<Array<ResolversTypes['PodMember']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['LearnerLevel']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['PodMember']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payer?: Resolver<Maybe<ResolversTypes['LearnerPayer']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PodStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['OnboardedTutor']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerPodPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPodPage'] = ResolversParentTypes['CustomerPodPage']> = {
  items?: Resolver<Array<ResolversTypes['CustomerPod']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CustomerPodPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPodPayload'] = ResolversParentTypes['CustomerPodPayload']> = {
  customerPod?: Resolver<Maybe<ResolversTypes['CustomerPod']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerSourceResolvers = { ADS: 'ads', APP: 'app', EVENT: 'event', ORGANIC: 'organic', OTHER: 'other', PARTNER: 'partner', REFERRAL_CUSTOMER: 'referral-customer', REFERRAL_TEACHER: 'referral-teacher', SOCIAL: 'social' };

export type CustomerStatusResolvers = { ACTIVE: 'active', BLOCKED: 'blocked', CHURNED: 'churned', LEAD: 'lead', PAUSED: 'paused' };

export type CustomerUnmergePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerUnmergePayload'] = ResolversParentTypes['CustomerUnmergePayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  left?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DateOrderResolvers = { DAY_FIRST: 'day-first', MONTH_FIRST: 'month-first' };

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DefaultListViewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DefaultListViewPayload'] = ResolversParentTypes['DefaultListViewPayload']> = {
  listViews?: Resolver<Maybe<Array<ResolversTypes['ListView']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DependentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dependent'] = ResolversParentTypes['Dependent']> = {
  ageGroup?: Resolver<Maybe<ResolversTypes['AgeGroup']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learningNeeds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['LearnerLevel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payer?: Resolver<ResolversTypes['LearnerPayer'], ParentType, ContextType>;
  photoConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  relationship?: Resolver<ResolversTypes['Relationship'], ParentType, ContextType>;
  safeguardingNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DependentStatus'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DependentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DependentPage'] = ResolversParentTypes['DependentPage']> = {
  items?: Resolver<Array<ResolversTypes['Dependent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DependentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DependentPayload'] = ResolversParentTypes['DependentPayload']> = {
  dependent?: Resolver<Maybe<ResolversTypes['Dependent']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DependentStatusResolvers = { ACTIVE: 'active', ARCHIVED: 'archived' };

export type DocumentKindResolvers = { BACKGROUND_CHECK: 'background-check', CERTIFICATE: 'certificate', CONTRACT: 'contract', ID: 'id', TAX: 'tax' };

export type DocumentStateResolvers = { DUE: 'due', EXPIRED: 'expired', VALID: 'valid' };

export type EntityKindResolvers = { ACCOUNT_JOB: 'account-job', ATTACHMENT: 'attachment', CANCELLATION_POLICY: 'cancellation-policy', CANDIDACY: 'candidacy', CURRICULUM: 'curriculum', CUSTOMER: 'customer', CUSTOMER_NOTE: 'customer-note', CUSTOMER_POD: 'customer-pod', DEPENDENT: 'dependent', IMPORT: 'import', JOB: 'job', JOURNAL_ENTRY: 'journal-entry', JOURNAL_TEMPLATE: 'journal-template', LEAD: 'lead', LIST_VIEW: 'list-view', MESSAGE: 'message', NOTIFICATION: 'notification', PAYOUT_ACCOUNT: 'payout-account', PAY_RATE: 'pay-rate', REGION: 'region', SESSION: 'session', SETTING: 'setting', STAFF_USER: 'staff-user', SUBDIVISION: 'subdivision', TASK: 'task', TEMPLATE: 'template', TUTOR: 'tutor', TUTOR_DAY: 'tutor-day', TUTOR_DOCUMENT: 'tutor-document', TUTOR_FEEDBACK: 'tutor-feedback', TUTOR_TIME_OFF: 'tutor-time-off', VIEWER: 'viewer' };

export type ExamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Exam'] = ResolversParentTypes['Exam']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coverImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessonCounts?: Resolver<Array<ResolversTypes['ExamLessonCount']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjects?: Resolver<ResolversTypes['ExamSubjectPage'], ParentType, ContextType, RequireFields<ExamSubjectsArgs, 'filter' | 'page'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExamLessonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamLesson'] = ResolversParentTypes['ExamLesson']> = {
  activeFlag?: Resolver<ResolversTypes['ActiveFlag'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  contentStatus?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  estimatedMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['ExamSection']>, ParentType, ContextType>;
  statusSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExamLessonCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamLessonCount'] = ResolversParentTypes['ExamLessonCount']> = {
  contentStatus?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamLessonPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamLessonPage'] = ResolversParentTypes['ExamLessonPage']> = {
  items?: Resolver<Array<ResolversTypes['ExamLesson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExamPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamPage'] = ResolversParentTypes['ExamPage']> = {
  items?: Resolver<Array<ResolversTypes['Exam']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExamSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamSection'] = ResolversParentTypes['ExamSection']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessonCounts?: Resolver<Array<ResolversTypes['ExamLessonCount']>, ParentType, ContextType>;
  lessons?: Resolver<ResolversTypes['ExamLessonPage'], ParentType, ContextType, RequireFields<ExamSectionLessonsArgs, 'filter' | 'page'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['ExamTopic']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExamSectionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamSectionPage'] = ResolversParentTypes['ExamSectionPage']> = {
  items?: Resolver<Array<ResolversTypes['ExamSection']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExamSubjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamSubject'] = ResolversParentTypes['ExamSubject']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessonCounts?: Resolver<Array<ResolversTypes['ExamLessonCount']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topicCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topics?: Resolver<ResolversTypes['ExamTopicPage'], ParentType, ContextType, RequireFields<ExamSubjectTopicsArgs, 'filter' | 'page'>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExamSubjectPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamSubjectPage'] = ResolversParentTypes['ExamSubjectPage']> = {
  items?: Resolver<Array<ResolversTypes['ExamSubject']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExamTopicResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamTopic'] = ResolversParentTypes['ExamTopic']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessonCounts?: Resolver<Array<ResolversTypes['ExamLessonCount']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<ResolversTypes['ExamSectionPage'], ParentType, ContextType, RequireFields<ExamTopicSectionsArgs, 'filter' | 'page'>>;
  subject?: Resolver<Maybe<ResolversTypes['ExamSubject']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExamTopicPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamTopicPage'] = ResolversParentTypes['ExamTopicPage']> = {
  items?: Resolver<Array<ResolversTypes['ExamTopic']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExportFormatResolvers = { CSV: 'csv', XLSX: 'xlsx' };

export type FacetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  counts?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FacetCount'] = ResolversParentTypes['FacetCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackAuthorKindResolvers = { CUSTOMER: 'customer', LEARNER: 'learner', STAFF: 'staff', TUTOR: 'tutor' };

export type FeedbackCategoryResolvers = { COMMUNICATION: 'communication', CURRICULUM: 'curriculum', MATERIALS: 'materials', OTHER: 'other', PAY: 'pay', PUNCTUALITY: 'punctuality', SAFEGUARDING: 'safeguarding', TEACHING: 'teaching', TECHNOLOGY: 'technology' };

export type FeedbackDirectionResolvers = { ABOUT_TUTOR: 'about-tutor', FROM_TUTOR: 'from-tutor' };

export type FieldChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface FieldValueScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FieldValue'], any> {
  name: 'FieldValue';
}

export type FileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileImportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FileImport'] = ResolversParentTypes['FileImport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  curriculum?: Resolver<Maybe<ResolversTypes['Curriculum']>, ParentType, ContextType>;
  dateOrder?: Resolver<Maybe<ResolversTypes['DateOrder']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fingerprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportKind'], ParentType, ContextType>;
  leavesOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mapping?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  problemFile?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  restores?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sample?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undone?: Resolver<Array<ResolversTypes['UndoVerdictCount']>, ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verdicts?: Resolver<Array<ResolversTypes['RowVerdictCount']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileImportPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FileImportPage'] = ResolversParentTypes['FileImportPage']> = {
  items?: Resolver<Array<ResolversTypes['FileImport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FileImportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FileImportPayload'] = ResolversParentTypes['FileImportPayload']> = {
  import?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FileImportRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FileImportRow'] = ResolversParentTypes['FileImportRow']> = {
  candidates?: Resolver<Array<ResolversTypes['RowCandidate']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['RowChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['UndoVerdict']>, ParentType, ContextType>;
  undoReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['RowVerdict'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileImportRowPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FileImportRowPage'] = ResolversParentTypes['FileImportRowPage']> = {
  items?: Resolver<Array<ResolversTypes['FileImportRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FollowUpStateResolvers = { DONE: 'done', LATER: 'later', OVERDUE: 'overdue', TODAY: 'today' };

export type GenderResolvers = { FEMALE: 'female', MALE: 'male', OTHER: 'other', UNDISCLOSED: 'undisclosed' };

export type HistoryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryConnection'] = ResolversParentTypes['HistoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HistoryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorInfo'], ParentType, ContextType>;
};

export type HistoryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryEdge'] = ResolversParentTypes['HistoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryKindResolvers = { CANCELLATION_POLICY: 'cancellation-policy', CANDIDACY: 'candidacy', CURRICULUM: 'curriculum', CUSTOMER: 'customer', CUSTOMER_NOTE: 'customer-note', CUSTOMER_POD: 'customer-pod', DEPENDENT: 'dependent', JOURNAL_ENTRY: 'journal-entry', LEAD: 'lead', REGION: 'region', SETTING: 'setting', STAFF_USER: 'staff-user', SUBDIVISION: 'subdivision', TASK: 'task', TEMPLATE: 'template', TUTOR: 'tutor', TUTOR_FEEDBACK: 'tutor-feedback' };

export type HistoryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryPayload'] = ResolversParentTypes['HistoryPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HourKindResolvers = { AVAILABLE: 'available', UNAVAILABLE: 'unavailable' };

export type ImportKindResolvers = { CUSTOMERS: 'customers', DEPENDENTS: 'dependents', LANGUAGE_TOPICS: 'language-topics', SCHOOL_TOPICS: 'school-topics' };

export type ImportStateResolvers = { CANCELLED: 'cancelled', CHECKED: 'checked', CHECKING: 'checking', FAILED: 'failed', IMPORTED: 'imported', IMPORTING: 'importing', MAPPING: 'mapping', READING: 'reading', UNDOING: 'undoing', UNDONE: 'undone' };

export type InterviewOutcomeResolvers = { SUITABLE: 'suitable', UNSUITABLE: 'unsuitable', UNSURE: 'unsure' };

export type ItemVerdictResolvers = { DONE: 'done', FAILED: 'failed', SKIPPED: 'skipped' };

export type JobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  everyMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastFailure?: Resolver<Maybe<ResolversTypes['JobRun']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['JobRun']>, ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobCount'] = ResolversParentTypes['JobCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobPayload'] = ResolversParentTypes['JobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type JobRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobRun'] = ResolversParentTypes['JobRun']> = {
  counts?: Resolver<Array<ResolversTypes['JobCount']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  server?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobRunState'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['JobTrigger'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobRunPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobRunPage'] = ResolversParentTypes['JobRunPage']> = {
  items?: Resolver<Array<ResolversTypes['JobRun']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type JobRunStateResolvers = { DONE: 'done', FAILED: 'failed', RUNNING: 'running' };

export type JobTriggerResolvers = { PERSON: 'person', SCHEDULE: 'schedule' };

export type JournalEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JournalEntry'] = ResolversParentTypes['JournalEntry']> = {
  additions?: Resolver<Array<ResolversTypes['JournalEntry']>, ParentType, ContextType>;
  addsToId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  followUpDoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  followUpOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JournalKind'], ParentType, ContextType>;
  occurredOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['JournalPerson'], ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['JournalVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JournalEntryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JournalEntryPayload'] = ResolversParentTypes['JournalEntryPayload']> = {
  journalEntry?: Resolver<Maybe<ResolversTypes['JournalEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type JournalKindResolvers = { CHECK_IN: 'check-in', INCIDENT: 'incident', OBSERVATION: 'observation', OTHER: 'other', PAY_NOTE: 'pay-note', PRAISE: 'praise', TRAINING: 'training', WARNING: 'warning' };

export type JournalPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JournalPage'] = ResolversParentTypes['JournalPage']> = {
  items?: Resolver<Array<ResolversTypes['JournalEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type JournalPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JournalPerson'] = ResolversParentTypes['JournalPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTutor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JournalTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JournalTemplate'] = ResolversParentTypes['JournalTemplate']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JournalKind'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JournalTemplatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JournalTemplatePayload'] = ResolversParentTypes['JournalTemplatePayload']> = {
  journalTemplate?: Resolver<Maybe<ResolversTypes['JournalTemplate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type JournalVisibilityResolvers = { MANAGERS_ONLY: 'managers-only', SHARED_WITH_TUTOR: 'shared-with-tutor', STAFF: 'staff' };

export type LeadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lead'] = ResolversParentTypes['Lead']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lostReason?: Resolver<Maybe<ResolversTypes['LostReason']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsAttention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextAction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextActionOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CustomerSource'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['LeadStage'], ParentType, ContextType>;
  stageSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['LeadStageReached']>, ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  utmCampaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmMedium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whoIsLessonFor?: Resolver<ResolversTypes['LessonFor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadActionDueResolvers = { NONE: 'none', OVERDUE: 'overdue', TODAY: 'today', WEEK: 'week' };

export type LeadPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeadPage'] = ResolversParentTypes['LeadPage']> = {
  items?: Resolver<Array<ResolversTypes['Lead']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LeadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeadPayload'] = ResolversParentTypes['LeadPayload']> = {
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LeadStageResolvers = { CONTACTED: 'contacted', CONVERTED: 'converted', LOST: 'lost', NEW: 'new', TRIAL_BOOKED: 'trial-booked', TRIAL_COMPLETED: 'trial-completed' };

export type LeadStageReachedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeadStageReached'] = ResolversParentTypes['LeadStageReached']> = {
  by?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  reachedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['LeadStage'], ParentType, ContextType>;
};

export type LearnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Learner'] = ResolversParentTypes['Learner']> = {
  ageGroup?: Resolver<Maybe<ResolversTypes['AgeGroup']>, ParentType, ContextType>;
  attachments?: Resolver<Maybe<Array<ResolversTypes['CurriculumAttachment']>>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LearnerKind'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payer?: Resolver<ResolversTypes['LearnerPayer'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  resources?: Resolver<Maybe<Array<ResolversTypes['LessonResource']>>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LearnerKindResolvers = { CUSTOMER: 'customer', DEPENDENT: 'dependent' };

export type LearnerLevelResolvers = { ADVANCED: 'advanced', BEGINNER: 'beginner', ELEMENTARY: 'elementary', INTERMEDIATE: 'intermediate' };

export type LearnerPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LearnerPage'] = ResolversParentTypes['LearnerPage']> = {
  items?: Resolver<Array<ResolversTypes['Learner']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LearnerPayerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LearnerPayer'] = ResolversParentTypes['LearnerPayer']> = {
  customerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonForResolvers = { DEPENDENT: 'dependent', ME: 'me', POD: 'pod' };

export type LessonResourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonResource'] = ResolversParentTypes['LessonResource']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  lessonId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subdivisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LikelyDuplicateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LikelyDuplicate'] = ResolversParentTypes['LikelyDuplicate']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Likeness'], ParentType, ContextType>;
};

export type LikenessResolvers = { HOUSEHOLD: 'household', SAME: 'same' };

export type ListViewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListView'] = ResolversParentTypes['ListView']> = {
  audience?: Resolver<ResolversTypes['ViewAudience'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultFor?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListViewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListViewPayload'] = ResolversParentTypes['ListViewPayload']> = {
  listView?: Resolver<Maybe<ResolversTypes['ListView']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  loggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LostReasonResolvers = { DUPLICATE: 'duplicate', FOUND_OTHER: 'found-other', NOT_READY: 'not-ready', NO_REPLY: 'no-reply', OTHER: 'other', PRICE: 'price', TIME: 'time', WRONG_FIT: 'wrong-fit' };

export type MailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mail'] = ResolversParentTypes['Mail']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MailStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['MailTemplate'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailPage'] = ResolversParentTypes['MailPage']> = {
  items?: Resolver<Array<ResolversTypes['Mail']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MailStatusResolvers = { FAILED: 'failed', SENT: 'sent', STORED: 'stored', WAITING: 'waiting' };

export type MailTemplateResolvers = { ADMISSION: 'admission', ALREADY_REGISTERED: 'already-registered', DOCUMENT_EXPIRY: 'document-expiry', INVITATION: 'invitation', MESSAGE: 'message', PASSWORD_RESET: 'password-reset', REFUSAL: 'refusal', REINSTATEMENT: 'reinstatement', TUTOR_INVITATION: 'tutor-invitation' };

export type MergeFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MergeField'] = ResolversParentTypes['MergeField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['MergeSide'], ParentType, ContextType>;
};

export type MergeMoveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MergeMove'] = ResolversParentTypes['MergeMove']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['MergeMoveKind'], ParentType, ContextType>;
};

export type MergeMoveKindResolvers = { CURRICULA: 'curricula', DEPENDENTS: 'dependents', MESSAGES: 'messages', NOTES: 'notes', PODS: 'pods', TASKS: 'tasks' };

export type MergePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MergePreview'] = ResolversParentTypes['MergePreview']> = {
  blockers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['MergeField']>, ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['MergeMove']>, ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type MergeSideResolvers = { KEPT: 'kept', OTHER: 'other' };

export type MessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['ContactChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mailStatus?: Resolver<Maybe<ResolversTypes['MailStatus']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessagePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessagePage'] = ResolversParentTypes['MessagePage']> = {
  items?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessagePayload'] = ResolversParentTypes['MessagePayload']> = {
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  accountActivate?: Resolver<ResolversTypes['AccountActivatePayload'], ParentType, ContextType, RequireFields<MutationAccountActivateArgs, 'input'>>;
  accountJobCancel?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationAccountJobCancelArgs, 'id'>>;
  accountJobRetry?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationAccountJobRetryArgs, 'id'>>;
  avatarSet?: Resolver<ResolversTypes['ViewerPayload'], ParentType, ContextType, RequireFields<MutationAvatarSetArgs, 'input' | 'version'>>;
  cancellationPoliciesExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCancellationPoliciesExportArgs, 'as' | 'filter' | 'sort'>>;
  cancellationPolicyCreate?: Resolver<ResolversTypes['CancellationPolicyPayload'], ParentType, ContextType, RequireFields<MutationCancellationPolicyCreateArgs, 'input'>>;
  cancellationPolicyUpdate?: Resolver<ResolversTypes['CancellationPolicyPayload'], ParentType, ContextType, RequireFields<MutationCancellationPolicyUpdateArgs, 'id' | 'input' | 'version'>>;
  candidacyAdvance?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyAdvanceArgs, 'id' | 'mail' | 'version'>>;
  candidacyAllowRehire?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyAllowRehireArgs, 'id' | 'reason' | 'version'>>;
  candidacyCreate?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyCreateArgs, 'input'>>;
  candidacyHold?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyHoldArgs, 'id' | 'until' | 'version'>>;
  candidacyMoveBack?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyMoveBackArgs, 'id' | 'reason' | 'version'>>;
  candidacyOnboard?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyOnboardArgs, 'id' | 'version'>>;
  candidacyReject?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyRejectArgs, 'id' | 'input' | 'version'>>;
  candidacyReopen?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyReopenArgs, 'early' | 'id' | 'version'>>;
  candidacyUnhold?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyUnholdArgs, 'id' | 'version'>>;
  candidacyUpdate?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyUpdateArgs, 'id' | 'input' | 'version'>>;
  candidacyWithdraw?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyWithdrawArgs, 'id' | 'reason' | 'version'>>;
  curriculumActivate?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumActivateArgs, 'id' | 'version'>>;
  curriculumArchive?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumArchiveArgs, 'id' | 'version'>>;
  curriculumAttach?: Resolver<ResolversTypes['CurriculumAttachmentPayload'], ParentType, ContextType, RequireFields<MutationCurriculumAttachArgs, 'input'>>;
  curriculumCreate?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumCreateArgs, 'input'>>;
  curriculumDetach?: Resolver<ResolversTypes['CurriculumAttachmentPayload'], ParentType, ContextType, RequireFields<MutationCurriculumDetachArgs, 'id' | 'version'>>;
  curriculumReattach?: Resolver<ResolversTypes['CurriculumAttachmentPayload'], ParentType, ContextType, RequireFields<MutationCurriculumReattachArgs, 'id' | 'version'>>;
  curriculumRestore?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumRestoreArgs, 'id' | 'version'>>;
  curriculumUpdate?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumUpdateArgs, 'id' | 'input' | 'version'>>;
  curriculumsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCurriculumsExportArgs, 'as' | 'filter' | 'sort'>>;
  curriculumsInBulk?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCurriculumsInBulkArgs, 'choice' | 'filter' | 'kind'>>;
  customerArchive?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerArchiveArgs, 'id' | 'version'>>;
  customerBlock?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerBlockArgs, 'id' | 'reason' | 'version'>>;
  customerCreate?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerCreateArgs, 'input'>>;
  customerMerge?: Resolver<ResolversTypes['CustomerMergePayload'], ParentType, ContextType, RequireFields<MutationCustomerMergeArgs, 'choices' | 'id' | 'otherId' | 'otherVersion' | 'version'>>;
  customerNoteCreate?: Resolver<ResolversTypes['CustomerNotePayload'], ParentType, ContextType, RequireFields<MutationCustomerNoteCreateArgs, 'input'>>;
  customerNoteDelete?: Resolver<ResolversTypes['CustomerNotePayload'], ParentType, ContextType, RequireFields<MutationCustomerNoteDeleteArgs, 'id' | 'version'>>;
  customerNotePin?: Resolver<ResolversTypes['CustomerNotePayload'], ParentType, ContextType, RequireFields<MutationCustomerNotePinArgs, 'id' | 'version'>>;
  customerNoteRestore?: Resolver<ResolversTypes['CustomerNotePayload'], ParentType, ContextType, RequireFields<MutationCustomerNoteRestoreArgs, 'id' | 'version'>>;
  customerNoteUnpin?: Resolver<ResolversTypes['CustomerNotePayload'], ParentType, ContextType, RequireFields<MutationCustomerNoteUnpinArgs, 'id' | 'version'>>;
  customerNoteUpdate?: Resolver<ResolversTypes['CustomerNotePayload'], ParentType, ContextType, RequireFields<MutationCustomerNoteUpdateArgs, 'id' | 'input' | 'version'>>;
  customerPause?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerPauseArgs, 'id' | 'version'>>;
  customerPodActivate?: Resolver<ResolversTypes['CustomerPodPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodActivateArgs, 'id' | 'version'>>;
  customerPodClose?: Resolver<ResolversTypes['CustomerPodPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodCloseArgs, 'id' | 'reason' | 'version'>>;
  customerPodCreate?: Resolver<ResolversTypes['CustomerPodPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodCreateArgs, 'input'>>;
  customerPodPause?: Resolver<ResolversTypes['CustomerPodPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodPauseArgs, 'id' | 'version'>>;
  customerPodReopen?: Resolver<ResolversTypes['CustomerPodPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodReopenArgs, 'id' | 'version'>>;
  customerPodResume?: Resolver<ResolversTypes['CustomerPodPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodResumeArgs, 'id' | 'version'>>;
  customerPodUpdate?: Resolver<ResolversTypes['CustomerPodPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodUpdateArgs, 'id' | 'input' | 'version'>>;
  customerPodsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodsExportArgs, 'as' | 'filter' | 'sort'>>;
  customerRestore?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerRestoreArgs, 'id' | 'version'>>;
  customerResume?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerResumeArgs, 'id' | 'version'>>;
  customerUnblock?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerUnblockArgs, 'id' | 'version'>>;
  customerUnmerge?: Resolver<ResolversTypes['CustomerUnmergePayload'], ParentType, ContextType, RequireFields<MutationCustomerUnmergeArgs, 'id'>>;
  customerUpdate?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerUpdateArgs, 'id' | 'input' | 'version'>>;
  customersExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCustomersExportArgs, 'as' | 'filter' | 'sort'>>;
  customersInBulk?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCustomersInBulkArgs, 'choice' | 'filter' | 'kind'>>;
  customersTellApart?: Resolver<ResolversTypes['TellApartPayload'], ParentType, ContextType, RequireFields<MutationCustomersTellApartArgs, 'id' | 'otherId' | 'verdict'>>;
  dependentArchive?: Resolver<ResolversTypes['DependentPayload'], ParentType, ContextType, RequireFields<MutationDependentArchiveArgs, 'id' | 'version'>>;
  dependentCreate?: Resolver<ResolversTypes['DependentPayload'], ParentType, ContextType, RequireFields<MutationDependentCreateArgs, 'input'>>;
  dependentRestore?: Resolver<ResolversTypes['DependentPayload'], ParentType, ContextType, RequireFields<MutationDependentRestoreArgs, 'id' | 'version'>>;
  dependentUpdate?: Resolver<ResolversTypes['DependentPayload'], ParentType, ContextType, RequireFields<MutationDependentUpdateArgs, 'id' | 'input' | 'version'>>;
  dependentsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationDependentsExportArgs, 'as' | 'filter' | 'sort'>>;
  dependentsInBulk?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationDependentsInBulkArgs, 'choice' | 'filter' | 'kind'>>;
  fileImportCancel?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportCancelArgs, 'id'>>;
  fileImportCheck?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportCheckArgs, 'id' | 'input'>>;
  fileImportRun?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportRunArgs, 'fingerprint' | 'id' | 'leavesOut'>>;
  fileImportStart?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportStartArgs, 'fileId' | 'kind'>>;
  fileImportUndo?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportUndoArgs, 'id'>>;
  historyRestore?: Resolver<ResolversTypes['HistoryPayload'], ParentType, ContextType, RequireFields<MutationHistoryRestoreArgs, 'entryId' | 'id' | 'kind' | 'version'>>;
  historyUndo?: Resolver<ResolversTypes['HistoryPayload'], ParentType, ContextType, RequireFields<MutationHistoryUndoArgs, 'id' | 'kind' | 'version'>>;
  jobRunNow?: Resolver<ResolversTypes['JobPayload'], ParentType, ContextType, RequireFields<MutationJobRunNowArgs, 'id'>>;
  journalEntryCreate?: Resolver<ResolversTypes['JournalEntryPayload'], ParentType, ContextType, RequireFields<MutationJournalEntryCreateArgs, 'input'>>;
  journalEntryFollowUp?: Resolver<ResolversTypes['JournalEntryPayload'], ParentType, ContextType, RequireFields<MutationJournalEntryFollowUpArgs, 'id' | 'version'>>;
  journalEntryReopenFollowUp?: Resolver<ResolversTypes['JournalEntryPayload'], ParentType, ContextType, RequireFields<MutationJournalEntryReopenFollowUpArgs, 'id' | 'version'>>;
  journalEntryUpdate?: Resolver<ResolversTypes['JournalEntryPayload'], ParentType, ContextType, RequireFields<MutationJournalEntryUpdateArgs, 'id' | 'input' | 'version'>>;
  journalExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationJournalExportArgs, 'as' | 'filter' | 'sort'>>;
  journalTemplateCreate?: Resolver<ResolversTypes['JournalTemplatePayload'], ParentType, ContextType, RequireFields<MutationJournalTemplateCreateArgs, 'input'>>;
  journalTemplateUpdate?: Resolver<ResolversTypes['JournalTemplatePayload'], ParentType, ContextType, RequireFields<MutationJournalTemplateUpdateArgs, 'id' | 'input' | 'version'>>;
  leadBookTrial?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadBookTrialArgs, 'id' | 'version'>>;
  leadCompleteTrial?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadCompleteTrialArgs, 'id' | 'version'>>;
  leadContact?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadContactArgs, 'id' | 'version'>>;
  leadConvert?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadConvertArgs, 'id' | 'version'>>;
  leadCreate?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadCreateArgs, 'input'>>;
  leadLose?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadLoseArgs, 'id' | 'lostReason' | 'version'>>;
  leadReopen?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadReopenArgs, 'id' | 'version'>>;
  leadUpdate?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadUpdateArgs, 'id' | 'input' | 'version'>>;
  leadsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationLeadsExportArgs, 'as' | 'filter' | 'sort'>>;
  leadsInBulk?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationLeadsInBulkArgs, 'choice' | 'filter' | 'kind'>>;
  listViewCreate?: Resolver<ResolversTypes['ListViewPayload'], ParentType, ContextType, RequireFields<MutationListViewCreateArgs, 'input'>>;
  listViewDefault?: Resolver<ResolversTypes['DefaultListViewPayload'], ParentType, ContextType, RequireFields<MutationListViewDefaultArgs, 'list'>>;
  listViewDelete?: Resolver<ResolversTypes['ListViewPayload'], ParentType, ContextType, RequireFields<MutationListViewDeleteArgs, 'id' | 'version'>>;
  listViewUpdate?: Resolver<ResolversTypes['ListViewPayload'], ParentType, ContextType, RequireFields<MutationListViewUpdateArgs, 'id' | 'input' | 'version'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType, Partial<MutationLogoutArgs>>;
  mailsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationMailsExportArgs, 'as' | 'filter' | 'sort'>>;
  messageCreate?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationMessageCreateArgs, 'input'>>;
  notificationsMarkAllRead?: Resolver<ResolversTypes['NotificationsMarkAllReadPayload'], ParentType, ContextType, Partial<MutationNotificationsMarkAllReadArgs>>;
  passwordChange?: Resolver<ResolversTypes['PasswordChangePayload'], ParentType, ContextType, RequireFields<MutationPasswordChangeArgs, 'input'>>;
  passwordReset?: Resolver<ResolversTypes['PasswordResetPayload'], ParentType, ContextType, RequireFields<MutationPasswordResetArgs, 'input'>>;
  passwordResetRequest?: Resolver<ResolversTypes['PasswordResetRequestPayload'], ParentType, ContextType, RequireFields<MutationPasswordResetRequestArgs, 'input'>>;
  payRateCreate?: Resolver<ResolversTypes['PayRatePayload'], ParentType, ContextType, RequireFields<MutationPayRateCreateArgs, 'input'>>;
  payRateDelete?: Resolver<ResolversTypes['PayRatePayload'], ParentType, ContextType, RequireFields<MutationPayRateDeleteArgs, 'id' | 'version'>>;
  payRateRestore?: Resolver<ResolversTypes['PayRatePayload'], ParentType, ContextType, RequireFields<MutationPayRateRestoreArgs, 'id' | 'version'>>;
  payoutAccountCreate?: Resolver<ResolversTypes['PayoutAccountPayload'], ParentType, ContextType, RequireFields<MutationPayoutAccountCreateArgs, 'input'>>;
  payoutAccountUpdate?: Resolver<ResolversTypes['PayoutAccountPayload'], ParentType, ContextType, RequireFields<MutationPayoutAccountUpdateArgs, 'id' | 'input' | 'version'>>;
  profileUpdate?: Resolver<ResolversTypes['ViewerPayload'], ParentType, ContextType, RequireFields<MutationProfileUpdateArgs, 'input' | 'version'>>;
  progressFinish?: Resolver<ResolversTypes['CurriculumAttachmentPayload'], ParentType, ContextType, RequireFields<MutationProgressFinishArgs, 'id' | 'input' | 'version'>>;
  progressReopen?: Resolver<ResolversTypes['CurriculumAttachmentPayload'], ParentType, ContextType, RequireFields<MutationProgressReopenArgs, 'id' | 'input' | 'version'>>;
  progressStart?: Resolver<ResolversTypes['CurriculumAttachmentPayload'], ParentType, ContextType, RequireFields<MutationProgressStartArgs, 'id' | 'input' | 'version'>>;
  regionArchive?: Resolver<ResolversTypes['RegionPayload'], ParentType, ContextType, RequireFields<MutationRegionArchiveArgs, 'id' | 'version'>>;
  regionCreate?: Resolver<ResolversTypes['RegionPayload'], ParentType, ContextType, RequireFields<MutationRegionCreateArgs, 'input'>>;
  regionRestore?: Resolver<ResolversTypes['RegionPayload'], ParentType, ContextType, RequireFields<MutationRegionRestoreArgs, 'id' | 'version'>>;
  regionUpdate?: Resolver<ResolversTypes['RegionPayload'], ParentType, ContextType, RequireFields<MutationRegionUpdateArgs, 'id' | 'input' | 'version'>>;
  regionsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationRegionsExportArgs, 'as' | 'filter' | 'sort'>>;
  regionsInBulk?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationRegionsInBulkArgs, 'choice' | 'filter' | 'kind'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  sessionRevoke?: Resolver<ResolversTypes['SessionsPayload'], ParentType, ContextType, RequireFields<MutationSessionRevokeArgs, 'id'>>;
  sessionsRevokeOthers?: Resolver<ResolversTypes['SessionsPayload'], ParentType, ContextType, Partial<MutationSessionsRevokeOthersArgs>>;
  settingCreate?: Resolver<ResolversTypes['SettingPayload'], ParentType, ContextType, RequireFields<MutationSettingCreateArgs, 'input'>>;
  settingUpdate?: Resolver<ResolversTypes['SettingPayload'], ParentType, ContextType, RequireFields<MutationSettingUpdateArgs, 'id' | 'input' | 'version'>>;
  staffUserAdmit?: Resolver<ResolversTypes['StaffUserPayload'], ParentType, ContextType, RequireFields<MutationStaffUserAdmitArgs, 'id' | 'version'>>;
  staffUserCreate?: Resolver<ResolversTypes['StaffUserPayload'], ParentType, ContextType, RequireFields<MutationStaffUserCreateArgs, 'input'>>;
  staffUserInvite?: Resolver<ResolversTypes['StaffUserPayload'], ParentType, ContextType, RequireFields<MutationStaffUserInviteArgs, 'id' | 'version'>>;
  staffUserRefuse?: Resolver<ResolversTypes['StaffUserPayload'], ParentType, ContextType, RequireFields<MutationStaffUserRefuseArgs, 'id' | 'version'>>;
  staffUserReinstate?: Resolver<ResolversTypes['StaffUserPayload'], ParentType, ContextType, RequireFields<MutationStaffUserReinstateArgs, 'id' | 'version'>>;
  staffUserRoleChange?: Resolver<ResolversTypes['StaffUserPayload'], ParentType, ContextType, RequireFields<MutationStaffUserRoleChangeArgs, 'id' | 'version'>>;
  staffUserSessionsRevoke?: Resolver<ResolversTypes['SessionsPayload'], ParentType, ContextType, RequireFields<MutationStaffUserSessionsRevokeArgs, 'id'>>;
  staffUserSuspend?: Resolver<ResolversTypes['StaffUserPayload'], ParentType, ContextType, RequireFields<MutationStaffUserSuspendArgs, 'id' | 'reason' | 'version'>>;
  staffUserUpdate?: Resolver<ResolversTypes['StaffUserPayload'], ParentType, ContextType, RequireFields<MutationStaffUserUpdateArgs, 'id' | 'input' | 'version'>>;
  staffUsersExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationStaffUsersExportArgs, 'as' | 'filter' | 'sort'>>;
  staffUsersInBulk?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationStaffUsersInBulkArgs, 'choice' | 'filter' | 'kind'>>;
  subdivisionArchive?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionArchiveArgs, 'id' | 'version'>>;
  subdivisionCopy?: Resolver<ResolversTypes['SubdivisionCopyPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionCopyArgs, 'id' | 'input'>>;
  subdivisionCreate?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionCreateArgs, 'input'>>;
  subdivisionMove?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionMoveArgs, 'id' | 'input' | 'version'>>;
  subdivisionRestore?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionRestoreArgs, 'id' | 'version'>>;
  subdivisionUpdate?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionUpdateArgs, 'id' | 'input' | 'version'>>;
  taskCreate?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<MutationTaskCreateArgs, 'input'>>;
  taskFinish?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<MutationTaskFinishArgs, 'id' | 'version'>>;
  taskReopen?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<MutationTaskReopenArgs, 'id' | 'version'>>;
  taskUpdate?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<MutationTaskUpdateArgs, 'id' | 'input' | 'version'>>;
  templateArchive?: Resolver<ResolversTypes['TemplatePayload'], ParentType, ContextType, RequireFields<MutationTemplateArchiveArgs, 'id' | 'version'>>;
  templateCreate?: Resolver<ResolversTypes['TemplatePayload'], ParentType, ContextType, RequireFields<MutationTemplateCreateArgs, 'input'>>;
  templateRestore?: Resolver<ResolversTypes['TemplatePayload'], ParentType, ContextType, RequireFields<MutationTemplateRestoreArgs, 'id' | 'version'>>;
  templateUpdate?: Resolver<ResolversTypes['TemplatePayload'], ParentType, ContextType, RequireFields<MutationTemplateUpdateArgs, 'id' | 'input' | 'version'>>;
  tutorDayCreate?: Resolver<ResolversTypes['TutorDayPayload'], ParentType, ContextType, RequireFields<MutationTutorDayCreateArgs, 'input'>>;
  tutorDayDelete?: Resolver<ResolversTypes['TutorDayPayload'], ParentType, ContextType, RequireFields<MutationTutorDayDeleteArgs, 'id' | 'version'>>;
  tutorDayRestore?: Resolver<ResolversTypes['TutorDayPayload'], ParentType, ContextType, RequireFields<MutationTutorDayRestoreArgs, 'id' | 'version'>>;
  tutorDayUpdate?: Resolver<ResolversTypes['TutorDayPayload'], ParentType, ContextType, RequireFields<MutationTutorDayUpdateArgs, 'id' | 'input' | 'version'>>;
  tutorDocumentCreate?: Resolver<ResolversTypes['TutorDocumentPayload'], ParentType, ContextType, RequireFields<MutationTutorDocumentCreateArgs, 'input'>>;
  tutorDocumentDelete?: Resolver<ResolversTypes['TutorDocumentPayload'], ParentType, ContextType, RequireFields<MutationTutorDocumentDeleteArgs, 'id' | 'version'>>;
  tutorDocumentRestore?: Resolver<ResolversTypes['TutorDocumentPayload'], ParentType, ContextType, RequireFields<MutationTutorDocumentRestoreArgs, 'id' | 'version'>>;
  tutorDocumentUnverify?: Resolver<ResolversTypes['TutorDocumentPayload'], ParentType, ContextType, RequireFields<MutationTutorDocumentUnverifyArgs, 'id' | 'version'>>;
  tutorDocumentUpdate?: Resolver<ResolversTypes['TutorDocumentPayload'], ParentType, ContextType, RequireFields<MutationTutorDocumentUpdateArgs, 'id' | 'input' | 'version'>>;
  tutorDocumentVerify?: Resolver<ResolversTypes['TutorDocumentPayload'], ParentType, ContextType, RequireFields<MutationTutorDocumentVerifyArgs, 'id' | 'version'>>;
  tutorFeedbackAcknowledge?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackAcknowledgeArgs, 'id' | 'version'>>;
  tutorFeedbackCreate?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackCreateArgs, 'input'>>;
  tutorFeedbackExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackExportArgs, 'as' | 'filter' | 'sort'>>;
  tutorFeedbackReopen?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackReopenArgs, 'id' | 'version'>>;
  tutorFeedbackResolve?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackResolveArgs, 'id' | 'resolution' | 'version'>>;
  tutorFeedbackStart?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackStartArgs, 'id' | 'version'>>;
  tutorFeedbackUpdate?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackUpdateArgs, 'id' | 'input' | 'version'>>;
  tutorFeedbacksInBulk?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbacksInBulkArgs, 'choice' | 'filter' | 'kind'>>;
  tutorOffBoard?: Resolver<ResolversTypes['TutorPayload'], ParentType, ContextType, RequireFields<MutationTutorOffBoardArgs, 'id' | 'reason' | 'version'>>;
  tutorPause?: Resolver<ResolversTypes['TutorPayload'], ParentType, ContextType, RequireFields<MutationTutorPauseArgs, 'id' | 'version'>>;
  tutorReinstate?: Resolver<ResolversTypes['TutorPayload'], ParentType, ContextType, RequireFields<MutationTutorReinstateArgs, 'id' | 'version'>>;
  tutorResume?: Resolver<ResolversTypes['TutorPayload'], ParentType, ContextType, RequireFields<MutationTutorResumeArgs, 'id' | 'version'>>;
  tutorReturn?: Resolver<ResolversTypes['TutorPayload'], ParentType, ContextType, RequireFields<MutationTutorReturnArgs, 'id' | 'version'>>;
  tutorTakeLeave?: Resolver<ResolversTypes['TutorPayload'], ParentType, ContextType, RequireFields<MutationTutorTakeLeaveArgs, 'id' | 'version'>>;
  tutorTimeOffCreate?: Resolver<ResolversTypes['TutorTimeOffPayload'], ParentType, ContextType, RequireFields<MutationTutorTimeOffCreateArgs, 'input'>>;
  tutorTimeOffDelete?: Resolver<ResolversTypes['TutorTimeOffPayload'], ParentType, ContextType, RequireFields<MutationTutorTimeOffDeleteArgs, 'id' | 'version'>>;
  tutorTimeOffRestore?: Resolver<ResolversTypes['TutorTimeOffPayload'], ParentType, ContextType, RequireFields<MutationTutorTimeOffRestoreArgs, 'id' | 'version'>>;
  tutorTimeOffUpdate?: Resolver<ResolversTypes['TutorTimeOffPayload'], ParentType, ContextType, RequireFields<MutationTutorTimeOffUpdateArgs, 'id' | 'input' | 'version'>>;
  tutorUpdate?: Resolver<ResolversTypes['TutorPayload'], ParentType, ContextType, RequireFields<MutationTutorUpdateArgs, 'id' | 'input' | 'version'>>;
  tutorsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationTutorsExportArgs, 'as' | 'filter' | 'sort'>>;
  viewAsBegin?: Resolver<ResolversTypes['ViewAsBeginPayload'], ParentType, ContextType, RequireFields<MutationViewAsBeginArgs, 'role'>>;
  viewAsStop?: Resolver<ResolversTypes['ViewAsStopPayload'], ParentType, ContextType, Partial<MutationViewAsStopArgs>>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountJob' | 'AccountJobItem' | 'CancellationPolicy' | 'Candidacy' | 'Contact' | 'Curriculum' | 'CurriculumAttachment' | 'Customer' | 'CustomerNote' | 'CustomerPod' | 'Dependent' | 'Exam' | 'ExamLesson' | 'ExamSection' | 'ExamSubject' | 'ExamTopic' | 'File' | 'FileImport' | 'FileImportRow' | 'HistoryEntry' | 'Job' | 'JobRun' | 'JournalEntry' | 'JournalTemplate' | 'Lead' | 'Learner' | 'ListView' | 'Mail' | 'Message' | 'Notification' | 'OnboardedTutor' | 'PayRate' | 'PayoutAccount' | 'Region' | 'Session' | 'Setting' | 'StaffActivity' | 'StaffUser' | 'Subdivision' | 'Task' | 'Template' | 'Tutor' | 'TutorDay' | 'TutorDocument' | 'TutorFeedback' | 'TutorTimeOff' | 'Viewer', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorInfo'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationTypeResolvers = { ITEM_SHIPPED: 'item_shipped', NEW_MESSAGE: 'new_message', ORDER_PLACED: 'order_placed' };

export type NotificationsMarkAllReadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationsMarkAllReadPayload'] = ResolversParentTypes['NotificationsMarkAllReadPayload']> = {
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OfferAnswerResolvers = { ACCEPTED: 'accepted', DECLINED: 'declined' };

export type OnboardedTutorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OnboardedTutor'] = ResolversParentTypes['OnboardedTutor']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OneTimeCodeStateResolvers = { EXPIRED: 'expired', READY: 'ready', USED: 'used' };

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaidLessonKindResolvers = { LEARNING_POD: 'learning-pod', MAKE_UP: 'make-up', ONE_OFF: 'one-off', REGULAR: 'regular', TRIAL: 'trial', VIRTUAL_IMMERSION: 'virtual-immersion' };

export type PairVerdictResolvers = { DIFFERENT: 'different', HOUSEHOLD: 'household' };

export type PasswordChangePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordChangePayload'] = ResolversParentTypes['PasswordChangePayload']> = {
  endedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasswordResetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordResetPayload'] = ResolversParentTypes['PasswordResetPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasswordResetRequestPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordResetRequestPayload'] = ResolversParentTypes['PasswordResetRequestPayload']> = {
  requested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PayRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayRate'] = ResolversParentTypes['PayRate']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonKind?: Resolver<Maybe<ResolversTypes['PaidLessonKind']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayRatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayRatePayload'] = ResolversParentTypes['PayRatePayload']> = {
  payRate?: Resolver<Maybe<ResolversTypes['PayRate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PayoutAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutAccount'] = ResolversParentTypes['PayoutAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PayoutMethod'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayoutAccountPayload'] = ResolversParentTypes['PayoutAccountPayload']> = {
  payoutAccount?: Resolver<Maybe<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PayoutMethodResolvers = { BANK: 'bank', MANUAL: 'manual', PAYSTACK: 'paystack', WISE: 'wise' };

export type PeriodResolvers = { LAST_7_DAYS: 'last-7-days', LAST_28_DAYS: 'last-28-days', LAST_MONTH: 'last-month', THIS_MONTH: 'this-month', THIS_YEAR: 'this-year', TODAY: 'today' };

export type PermissionResolvers = { APP_FEEDBACK_ACT: 'appFeedback:act', APP_FEEDBACK_READ: 'appFeedback:read', APP_FEEDBACK_WRITE: 'appFeedback:write', CONVERSATIONS_ACT: 'conversations:act', CONVERSATIONS_READ: 'conversations:read', CONVERSATIONS_WRITE: 'conversations:write', CURRICULUMS_ACT: 'curriculums:act', CURRICULUMS_READ: 'curriculums:read', CURRICULUMS_WRITE: 'curriculums:write', CUSTOMERS_ACT: 'customers:act', CUSTOMERS_READ: 'customers:read', CUSTOMERS_WRITE: 'customers:write', DASHBOARD_ACT: 'dashboard:act', DASHBOARD_READ: 'dashboard:read', DASHBOARD_WRITE: 'dashboard:write', DEMO_ACT: 'demo:act', DEMO_READ: 'demo:read', DEMO_WRITE: 'demo:write', EXAMS_ACT: 'exams:act', EXAMS_READ: 'exams:read', EXAMS_WRITE: 'exams:write', INVOICES_ACT: 'invoices:act', INVOICES_READ: 'invoices:read', INVOICES_WRITE: 'invoices:write', LESSONS_ACT: 'lessons:act', LESSONS_READ: 'lessons:read', LESSONS_WRITE: 'lessons:write', PARTNERS_ACT: 'partners:act', PARTNERS_READ: 'partners:read', PARTNERS_WRITE: 'partners:write', PAY_RATES_ACT: 'payRates:act', PAY_RATES_READ: 'payRates:read', PAY_RATES_WRITE: 'payRates:write', PROMOS_ACT: 'promos:act', PROMOS_READ: 'promos:read', PROMOS_WRITE: 'promos:write', REFERENCE_ACT: 'reference:act', REFERENCE_READ: 'reference:read', REFERENCE_WRITE: 'reference:write', REFERRALS_ACT: 'referrals:act', REFERRALS_READ: 'referrals:read', REFERRALS_WRITE: 'referrals:write', REGIONS_ACT: 'regions:act', REGIONS_READ: 'regions:read', REGIONS_WRITE: 'regions:write', REPORTS_ACT: 'reports:act', REPORTS_READ: 'reports:read', REPORTS_WRITE: 'reports:write', SESSIONS_ACT: 'sessions:act', SESSIONS_READ: 'sessions:read', SESSIONS_WRITE: 'sessions:write', SETTINGS_ACT: 'settings:act', SETTINGS_READ: 'settings:read', SETTINGS_WRITE: 'settings:write', SETTLEMENTS_ACT: 'settlements:act', SETTLEMENTS_READ: 'settlements:read', SETTLEMENTS_WRITE: 'settlements:write', SIGNED_IN: 'signedIn', STAFF_ACT: 'staff:act', STAFF_READ: 'staff:read', STAFF_WRITE: 'staff:write', STORIES_ACT: 'stories:act', STORIES_READ: 'stories:read', STORIES_WRITE: 'stories:write', SYSTEM_ACT: 'system:act', SYSTEM_READ: 'system:read', SYSTEM_WRITE: 'system:write', TASKS_ACT: 'tasks:act', TASKS_READ: 'tasks:read', TASKS_WRITE: 'tasks:write', TEAM_ACTIVITY_ACT: 'teamActivity:act', TEAM_ACTIVITY_READ: 'teamActivity:read', TEAM_ACTIVITY_WRITE: 'teamActivity:write', TRANSCRIPTS_ACT: 'transcripts:act', TRANSCRIPTS_READ: 'transcripts:read', TRANSCRIPTS_WRITE: 'transcripts:write', TUTORS_ACT: 'tutors:act', TUTORS_READ: 'tutors:read', TUTORS_WRITE: 'tutors:write', TUTOR_MANAGEMENT_ACT: 'tutorManagement:act', TUTOR_MANAGEMENT_READ: 'tutorManagement:read', TUTOR_MANAGEMENT_WRITE: 'tutorManagement:write', VIEWS_ACT: 'views:act', VIEWS_READ: 'views:read', VIEWS_WRITE: 'views:write', WORDS_ACT: 'words:act', WORDS_READ: 'words:read', WORDS_WRITE: 'words:write' };

export type PermissionAreaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PermissionArea'] = ResolversParentTypes['PermissionArea']> = {
  grants?: Resolver<Array<ResolversTypes['PermissionGrant']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PermissionGrantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PermissionGrant'] = ResolversParentTypes['PermissionGrant']> = {
  act?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PersonMergeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonMerge'] = ResolversParentTypes['PersonMerge']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PodBillingModeResolvers = { ONE_PAYER: 'one-payer', SPLIT: 'split' };

export type PodMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PodMember'] = ResolversParentTypes['PodMember']> = {
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType>;
  learnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leftAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shareBp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PodStatusResolvers = { ACTIVE: 'active', CLOSED: 'closed', FORMING: 'forming', PAUSED: 'paused' };

export type ProgressStateResolvers = { DONE: 'done', IN_PROGRESS: 'in-progress', NOT_STARTED: 'not-started' };

export type QualificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Qualification'] = ResolversParentTypes['Qualification']> = {
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountActivation?: Resolver<Maybe<ResolversTypes['AccountActivation']>, ParentType, ContextType, RequireFields<QueryAccountActivationArgs, 'code' | 'userId'>>;
  accountJob?: Resolver<Maybe<ResolversTypes['AccountJob']>, ParentType, ContextType, RequireFields<QueryAccountJobArgs, 'id'>>;
  accountJobFile?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryAccountJobFileArgs, 'id'>>;
  accountJobItems?: Resolver<Maybe<ResolversTypes['AccountJobItemPage']>, ParentType, ContextType, RequireFields<QueryAccountJobItemsArgs, 'job' | 'page'>>;
  accountJobs?: Resolver<Maybe<ResolversTypes['AccountJobPage']>, ParentType, ContextType, RequireFields<QueryAccountJobsArgs, 'page'>>;
  cancellationPolicies?: Resolver<Maybe<Array<ResolversTypes['CancellationPolicy']>>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType, RequireFields<QueryCancellationPolicyArgs, 'id'>>;
  cancellationPolicyList?: Resolver<Maybe<ResolversTypes['CancellationPolicyPage']>, ParentType, ContextType, RequireFields<QueryCancellationPolicyListArgs, 'filter' | 'page' | 'sort'>>;
  candidacies?: Resolver<Maybe<ResolversTypes['CandidacyPage']>, ParentType, ContextType, RequireFields<QueryCandidaciesArgs, 'filter' | 'page' | 'sort'>>;
  candidacy?: Resolver<Maybe<ResolversTypes['Candidacy']>, ParentType, ContextType, RequireFields<QueryCandidacyArgs, 'id'>>;
  candidacyFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryCandidacyFacetsArgs, 'by' | 'filter'>>;
  candidate?: Resolver<Maybe<ResolversTypes['Candidacy']>, ParentType, ContextType, RequireFields<QueryCandidateArgs, 'id'>>;
  colleagues?: Resolver<Maybe<ResolversTypes['StaffUserPage']>, ParentType, ContextType, RequireFields<QueryColleaguesArgs, 'filter' | 'page' | 'sort'>>;
  contacts?: Resolver<Maybe<Array<ResolversTypes['Contact']>>, ParentType, ContextType>;
  curriculum?: Resolver<Maybe<ResolversTypes['Curriculum']>, ParentType, ContextType, RequireFields<QueryCurriculumArgs, 'id'>>;
  curriculumAttachments?: Resolver<Maybe<ResolversTypes['CurriculumAttachmentPage']>, ParentType, ContextType, RequireFields<QueryCurriculumAttachmentsArgs, 'curriculumId' | 'page'>>;
  curriculumByAddress?: Resolver<Maybe<ResolversTypes['Curriculum']>, ParentType, ContextType, RequireFields<QueryCurriculumByAddressArgs, 'slug'>>;
  curriculumFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryCurriculumFacetsArgs, 'by' | 'filter'>>;
  curriculums?: Resolver<Maybe<ResolversTypes['CurriculumPage']>, ParentType, ContextType, RequireFields<QueryCurriculumsArgs, 'filter' | 'page' | 'sort'>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customerFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryCustomerFacetsArgs, 'by' | 'filter'>>;
  customerMergePreview?: Resolver<Maybe<ResolversTypes['MergePreview']>, ParentType, ContextType, RequireFields<QueryCustomerMergePreviewArgs, 'id' | 'otherId'>>;
  customerMerges?: Resolver<Maybe<Array<ResolversTypes['PersonMerge']>>, ParentType, ContextType, RequireFields<QueryCustomerMergesArgs, 'id'>>;
  customerMessages?: Resolver<Maybe<ResolversTypes['MessagePage']>, ParentType, ContextType, RequireFields<QueryCustomerMessagesArgs, 'customerId' | 'page'>>;
  customerNotes?: Resolver<Maybe<ResolversTypes['CustomerNotePage']>, ParentType, ContextType, RequireFields<QueryCustomerNotesArgs, 'customerId' | 'page'>>;
  customerPod?: Resolver<Maybe<ResolversTypes['CustomerPod']>, ParentType, ContextType, RequireFields<QueryCustomerPodArgs, 'id'>>;
  customerPodFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryCustomerPodFacetsArgs, 'by' | 'filter'>>;
  customerPods?: Resolver<Maybe<ResolversTypes['CustomerPodPage']>, ParentType, ContextType, RequireFields<QueryCustomerPodsArgs, 'filter' | 'page' | 'sort'>>;
  customerTags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['CustomerPage']>, ParentType, ContextType, RequireFields<QueryCustomersArgs, 'filter' | 'page' | 'sort'>>;
  dependent?: Resolver<Maybe<ResolversTypes['Dependent']>, ParentType, ContextType, RequireFields<QueryDependentArgs, 'id'>>;
  dependentFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryDependentFacetsArgs, 'by' | 'filter'>>;
  dependents?: Resolver<Maybe<ResolversTypes['DependentPage']>, ParentType, ContextType, RequireFields<QueryDependentsArgs, 'filter' | 'page' | 'sort'>>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType, RequireFields<QueryExamArgs, 'id'>>;
  examBySlug?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType, RequireFields<QueryExamBySlugArgs, 'slug'>>;
  examLesson?: Resolver<Maybe<ResolversTypes['ExamLesson']>, ParentType, ContextType, RequireFields<QueryExamLessonArgs, 'id'>>;
  examLessons?: Resolver<Maybe<ResolversTypes['ExamLessonPage']>, ParentType, ContextType, RequireFields<QueryExamLessonsArgs, 'filter' | 'page' | 'place' | 'sort'>>;
  examSection?: Resolver<Maybe<ResolversTypes['ExamSection']>, ParentType, ContextType, RequireFields<QueryExamSectionArgs, 'id'>>;
  examSubject?: Resolver<Maybe<ResolversTypes['ExamSubject']>, ParentType, ContextType, RequireFields<QueryExamSubjectArgs, 'id'>>;
  examTopic?: Resolver<Maybe<ResolversTypes['ExamTopic']>, ParentType, ContextType, RequireFields<QueryExamTopicArgs, 'id'>>;
  exams?: Resolver<Maybe<ResolversTypes['ExamPage']>, ParentType, ContextType, RequireFields<QueryExamsArgs, 'filter' | 'page' | 'sort'>>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  fileImport?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType, RequireFields<QueryFileImportArgs, 'id'>>;
  fileImportRows?: Resolver<Maybe<ResolversTypes['FileImportRowPage']>, ParentType, ContextType, RequireFields<QueryFileImportRowsArgs, 'import' | 'page'>>;
  fileImports?: Resolver<Maybe<ResolversTypes['FileImportPage']>, ParentType, ContextType, RequireFields<QueryFileImportsArgs, 'page'>>;
  history?: Resolver<Maybe<ResolversTypes['HistoryConnection']>, ParentType, ContextType, RequireFields<QueryHistoryArgs, 'first' | 'id' | 'kind'>>;
  jobRuns?: Resolver<Maybe<ResolversTypes['JobRunPage']>, ParentType, ContextType, RequireFields<QueryJobRunsArgs, 'job' | 'page'>>;
  jobs?: Resolver<Maybe<Array<ResolversTypes['Job']>>, ParentType, ContextType>;
  journalEntries?: Resolver<Maybe<ResolversTypes['JournalPage']>, ParentType, ContextType, RequireFields<QueryJournalEntriesArgs, 'filter' | 'page' | 'sort'>>;
  journalEntry?: Resolver<Maybe<ResolversTypes['JournalEntry']>, ParentType, ContextType, RequireFields<QueryJournalEntryArgs, 'id'>>;
  journalFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryJournalFacetsArgs, 'by' | 'filter'>>;
  journalTemplates?: Resolver<Maybe<Array<ResolversTypes['JournalTemplate']>>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType, RequireFields<QueryLeadArgs, 'id'>>;
  leadFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryLeadFacetsArgs, 'by' | 'filter'>>;
  leadLikelyCustomers?: Resolver<Maybe<Array<ResolversTypes['Customer']>>, ParentType, ContextType, RequireFields<QueryLeadLikelyCustomersArgs, 'id'>>;
  leads?: Resolver<Maybe<ResolversTypes['LeadPage']>, ParentType, ContextType, RequireFields<QueryLeadsArgs, 'filter' | 'page' | 'sort'>>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType, RequireFields<QueryLearnerArgs, 'id'>>;
  learners?: Resolver<Maybe<ResolversTypes['LearnerPage']>, ParentType, ContextType, RequireFields<QueryLearnersArgs, 'page'>>;
  likelyCustomers?: Resolver<Maybe<Array<ResolversTypes['Customer']>>, ParentType, ContextType, Partial<QueryLikelyCustomersArgs>>;
  likelyDuplicates?: Resolver<Maybe<Array<ResolversTypes['LikelyDuplicate']>>, ParentType, ContextType, RequireFields<QueryLikelyDuplicatesArgs, 'id'>>;
  listViews?: Resolver<Maybe<Array<ResolversTypes['ListView']>>, ParentType, ContextType, RequireFields<QueryListViewsArgs, 'list'>>;
  mail?: Resolver<Maybe<ResolversTypes['Mail']>, ParentType, ContextType, RequireFields<QueryMailArgs, 'id'>>;
  mailFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryMailFacetsArgs, 'by' | 'filter'>>;
  mails?: Resolver<Maybe<ResolversTypes['MailPage']>, ParentType, ContextType, RequireFields<QueryMailsArgs, 'filter' | 'page' | 'sort'>>;
  me?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  onboardedTutors?: Resolver<Maybe<Array<ResolversTypes['OnboardedTutor']>>, ParentType, ContextType>;
  permissionMatrix?: Resolver<Array<ResolversTypes['PermissionArea']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType, RequireFields<QueryRegionArgs, 'id'>>;
  regionByCode?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType, RequireFields<QueryRegionByCodeArgs, 'code'>>;
  regionFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryRegionFacetsArgs, 'by' | 'filter'>>;
  regions?: Resolver<Maybe<ResolversTypes['RegionPage']>, ParentType, ContextType, RequireFields<QueryRegionsArgs, 'filter' | 'page' | 'sort'>>;
  rejectedCandidacies?: Resolver<Maybe<ResolversTypes['CandidacyPage']>, ParentType, ContextType, RequireFields<QueryRejectedCandidaciesArgs, 'filter' | 'page' | 'sort'>>;
  search?: Resolver<Maybe<Array<ResolversTypes['SearchResult']>>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'query'>>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  setting?: Resolver<Maybe<ResolversTypes['Setting']>, ParentType, ContextType, RequireFields<QuerySettingArgs, 'id'>>;
  settings?: Resolver<Maybe<Array<ResolversTypes['Setting']>>, ParentType, ContextType>;
  staffUser?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType, RequireFields<QueryStaffUserArgs, 'id'>>;
  staffUserActivity?: Resolver<Maybe<ResolversTypes['StaffActivityConnection']>, ParentType, ContextType, RequireFields<QueryStaffUserActivityArgs, 'first' | 'id'>>;
  staffUserFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryStaffUserFacetsArgs, 'by' | 'filter'>>;
  staffUserSessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType, RequireFields<QueryStaffUserSessionsArgs, 'id'>>;
  staffUsers?: Resolver<Maybe<ResolversTypes['StaffUserPage']>, ParentType, ContextType, RequireFields<QueryStaffUsersArgs, 'filter' | 'page' | 'sort'>>;
  subjectOptions?: Resolver<Maybe<Array<ResolversTypes['SubjectOption']>>, ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<QueryTaskArgs, 'id'>>;
  tasks?: Resolver<Maybe<ResolversTypes['TaskPage']>, ParentType, ContextType, RequireFields<QueryTasksArgs, 'filter' | 'page' | 'sort'>>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType, RequireFields<QueryTemplateArgs, 'id'>>;
  templates?: Resolver<Maybe<ResolversTypes['TemplatePage']>, ParentType, ContextType, RequireFields<QueryTemplatesArgs, 'filter' | 'page' | 'sort'>>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType, RequireFields<QueryTutorArgs, 'id'>>;
  tutorDialects?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  tutorFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryTutorFacetsArgs, 'by' | 'filter'>>;
  tutorFeedback?: Resolver<Maybe<ResolversTypes['TutorFeedback']>, ParentType, ContextType, RequireFields<QueryTutorFeedbackArgs, 'id'>>;
  tutorFeedbackFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryTutorFeedbackFacetsArgs, 'by' | 'filter'>>;
  tutorFeedbacks?: Resolver<Maybe<ResolversTypes['TutorFeedbackPage']>, ParentType, ContextType, RequireFields<QueryTutorFeedbacksArgs, 'filter' | 'page' | 'sort'>>;
  tutors?: Resolver<Maybe<ResolversTypes['TutorPage']>, ParentType, ContextType, RequireFields<QueryTutorsArgs, 'filter' | 'page' | 'sort'>>;
};

export type RefusalErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusalError'] = ResolversParentTypes['RefusalError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoicePrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxRateBp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  tutorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegionPage'] = ResolversParentTypes['RegionPage']> = {
  items?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RegionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegionPayload'] = ResolversParentTypes['RegionPayload']> = {
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RejectionReasonResolvers = { AVAILABILITY: 'availability', DOCUMENTS: 'documents', DUPLICATE: 'duplicate', FAILED_CHECKS: 'failed-checks', LANGUAGE_LEVEL: 'language-level', OTHER: 'other', PAY_EXPECTATION: 'pay-expectation', POLICY: 'policy', RELIABILITY: 'reliability', TEACHING_SKILL: 'teaching-skill', WITHDREW: 'withdrew' };

export type RelationshipResolvers = { CHILD: 'child', OTHER: 'other', PARENT: 'parent', SIBLING: 'sibling', SPOUSE: 'spouse', WARD: 'ward' };

export type ResourceKindResolvers = { AUDIO: 'audio', DOCUMENT: 'document', LINK: 'link', SESSION: 'session', VIDEO: 'video' };

export type RoleResolvers = { ADMIN: 'admin', CONTENT_CREATOR: 'content-creator', CONTENT_MANAGER: 'content-manager', DIRECTOR: 'director', SUPER_ADMIN: 'super-admin' };

export type RowCandidateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RowCandidate'] = ResolversParentTypes['RowCandidate']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RowChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RowChange'] = ResolversParentTypes['RowChange']> = {
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RowVerdictResolvers = { AMBIGUOUS: 'ambiguous', ARCHIVED: 'archived', CREATE: 'create', FAILED: 'failed', UNCHANGED: 'unchanged', UPDATE: 'update' };

export type RowVerdictCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RowVerdictCount'] = ResolversParentTypes['RowVerdictCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['RowVerdict'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchResultKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchResultKindResolvers = { CURRICULUM: 'curriculum', CUSTOMER: 'customer', DEPENDENT: 'dependent', EXAM: 'exam', LESSON: 'lesson', REGION: 'region', STAFF: 'staff', SUBDIVISION: 'subdivision', TUTOR: 'tutor' };

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionsPayload'] = ResolversParentTypes['SessionsPayload']> = {
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Setting'] = ResolversParentTypes['Setting']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettingPayload'] = ResolversParentTypes['SettingPayload']> = {
  setting?: Resolver<Maybe<ResolversTypes['Setting']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffActivityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffActivity'] = ResolversParentTypes['StaffActivity']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entityKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffActivityConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffActivityConnection'] = ResolversParentTypes['StaffActivityConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StaffActivityEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorInfo'], ParentType, ContextType>;
};

export type StaffActivityEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffActivityEdge'] = ResolversParentTypes['StaffActivityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StaffActivity'], ParentType, ContextType>;
};

export type StaffEventResolvers = { ACTIVATE: 'activate', ADMIT: 'admit', INVITE: 'invite', REFUSE: 'refuse', REINSTATE: 'reinstate', SUSPEND: 'suspend' };

export type StaffStatusResolvers = { ACTIVE: 'active', INVITED: 'invited', PENDING: 'pending', REFUSED: 'refused', SUSPENDED: 'suspended' };

export type StaffUserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffUser'] = ResolversParentTypes['StaffUser']> = {
  allowedEvents?: Resolver<Array<ResolversTypes['StaffEvent']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActivated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivityAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regions?: Resolver<Maybe<Array<ResolversTypes['Region']>>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StaffStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['StaffUserAbilities'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffUserAbilitiesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffUserAbilities'] = ResolversParentTypes['StaffUserAbilities']> = {
  admit?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  changeRole?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  inspect?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  invite?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  refuse?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  reinstate?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  revokeSessions?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  suspend?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
};

export type StaffUserPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffUserPage'] = ResolversParentTypes['StaffUserPage']> = {
  items?: Resolver<Array<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StaffUserPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffUserPayload'] = ResolversParentTypes['StaffUserPayload']> = {
  staffUser?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StageStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StageStep'] = ResolversParentTypes['StageStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CandidacyStage'], ParentType, ContextType>;
};

export type StaleErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaleError'] = ResolversParentTypes['StaleError']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  currentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubdivisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subdivision'] = ResolversParentTypes['Subdivision']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  curriculumId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimatedMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['SubdivisionResource']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SubdivisionType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubdivisionCopyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubdivisionCopyPayload'] = ResolversParentTypes['SubdivisionCopyPayload']> = {
  copied?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  curriculum?: Resolver<Maybe<ResolversTypes['Curriculum']>, ParentType, ContextType>;
  subdivision?: Resolver<Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubdivisionCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubdivisionCount'] = ResolversParentTypes['SubdivisionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SubdivisionType'], ParentType, ContextType>;
};

export type SubdivisionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubdivisionPayload'] = ResolversParentTypes['SubdivisionPayload']> = {
  curriculum?: Resolver<Maybe<ResolversTypes['Curriculum']>, ParentType, ContextType>;
  subdivision?: Resolver<Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubdivisionResourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubdivisionResource'] = ResolversParentTypes['SubdivisionResource']> = {
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubdivisionTypeResolvers = { AGE_GROUP: 'ageGroup', LEVEL: 'level', SUBJECT: 'subject', TOPIC: 'topic' };

export type SubjectOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubjectOption'] = ResolversParentTypes['SubjectOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['Change'], "changes", ParentType, ContextType, Partial<SubscriptionChangesArgs>>;
  notificationReceived?: SubscriptionResolver<ResolversTypes['Notification'], "notificationReceived", ParentType, ContextType>;
};

export type TaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  author?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TaskKind'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['TaskSubject']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskDueResolvers = { OVERDUE: 'overdue', TODAY: 'today', WEEK: 'week' };

export type TaskKindResolvers = { CALL: 'call', CHECK: 'check', FOLLOW_UP: 'follow-up', OTHER: 'other' };

export type TaskPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskPage'] = ResolversParentTypes['TaskPage']> = {
  items?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TaskPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskPayload'] = ResolversParentTypes['TaskPayload']> = {
  task?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TaskSubjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskSubject'] = ResolversParentTypes['TaskSubject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TaskSubjectKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskSubjectKindResolvers = { CUSTOMER: 'customer', LEAD: 'lead' };

export type TaughtSubjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaughtSubject'] = ResolversParentTypes['TaughtSubject']> = {
  ageGroups?: Resolver<Array<ResolversTypes['AgeGroup']>, ParentType, ContextType>;
  dialects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['LearnerLevel']>, ParentType, ContextType>;
  nativeSpeaker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TellApartPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TellApartPayload'] = ResolversParentTypes['TellApartPayload']> = {
  duplicates?: Resolver<Maybe<Array<ResolversTypes['LikelyDuplicate']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['TemplateChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TemplateKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TemplateLanguage'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TemplateChannelResolvers = { EMAIL: 'email', SMS: 'sms', WHATSAPP: 'whatsapp' };

export type TemplateKindResolvers = { CANDIDATE_INTERVIEW: 'candidate-interview', CANDIDATE_OFFER: 'candidate-offer', CANDIDATE_REJECTION: 'candidate-rejection', GENERAL: 'general', LEARNERS: 'learners', POD: 'pod', TUTOR_WELCOME: 'tutor-welcome', WELCOME: 'welcome' };

export type TemplateLanguageResolvers = { EN: 'en', IG: 'ig', YO: 'yo' };

export type TemplatePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TemplatePage'] = ResolversParentTypes['TemplatePage']> = {
  items?: Resolver<Array<ResolversTypes['Template']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TemplatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TemplatePayload'] = ResolversParentTypes['TemplatePayload']> = {
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TimeOffReasonResolvers = { HOLIDAY: 'holiday', OTHER: 'other', PERSONAL: 'personal', PUBLIC_HOLIDAY: 'public-holiday', SICK: 'sick' };

export interface TimeZoneScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TimeZone'], any> {
  name: 'TimeZone';
}

export type TopicProgressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TopicProgress'] = ResolversParentTypes['TopicProgress']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lessonId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProgressState'], ParentType, ContextType>;
  subdivisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TutorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tutor'] = ResolversParentTypes['Tutor']> = {
  acceptsTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awayUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  days?: Resolver<Maybe<Array<ResolversTypes['TutorDay']>>, ParentType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['TutorDocument']>>, ParentType, ContextType>;
  documentsDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentsExpired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['WeeklyHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introVideoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  journalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leftAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketingConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxHoursPerWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minGapMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minNoticeHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onboardedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payRates?: Resolver<Maybe<Array<ResolversTypes['PayRate']>>, ParentType, ContextType>;
  payoutAccount?: Resolver<Maybe<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qualifications?: Resolver<Array<ResolversTypes['Qualification']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  secondaryEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TutorStatus'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['TaughtSubject']>, ParentType, ContextType>;
  timeOff?: Resolver<Maybe<Array<ResolversTypes['TutorTimeOff']>>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  tutorNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TutorDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorDay'] = ResolversParentTypes['TutorDay']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HourKind'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TutorDayPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorDayPayload'] = ResolversParentTypes['TutorDayPayload']> = {
  tutorDay?: Resolver<Maybe<ResolversTypes['TutorDay']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TutorDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorDocument'] = ResolversParentTypes['TutorDocument']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verifiedBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TutorDocumentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorDocumentPayload'] = ResolversParentTypes['TutorDocumentPayload']> = {
  tutorDocument?: Resolver<Maybe<ResolversTypes['TutorDocument']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TutorFeedbackResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorFeedback'] = ResolversParentTypes['TutorFeedback']> = {
  assignee?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  authorKind?: Resolver<ResolversTypes['FeedbackAuthorKind'], ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['FeedbackCategory'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['FeedbackDirection'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['JournalPerson'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedWithTutor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TutorFeedbackStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TutorFeedbackPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorFeedbackPage'] = ResolversParentTypes['TutorFeedbackPage']> = {
  items?: Resolver<Array<ResolversTypes['TutorFeedback']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TutorFeedbackPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorFeedbackPayload'] = ResolversParentTypes['TutorFeedbackPayload']> = {
  tutorFeedback?: Resolver<Maybe<ResolversTypes['TutorFeedback']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TutorFeedbackStatusResolvers = { ACKNOWLEDGED: 'acknowledged', IN_PROGRESS: 'in-progress', NEW: 'new', RESOLVED: 'resolved' };

export type TutorPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorPage'] = ResolversParentTypes['TutorPage']> = {
  items?: Resolver<Array<ResolversTypes['Tutor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TutorPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorPayload'] = ResolversParentTypes['TutorPayload']> = {
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TutorStatusResolvers = { ACTIVE: 'active', LEFT: 'left', ON_LEAVE: 'on-leave', PAUSED: 'paused' };

export type TutorTimeOffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorTimeOff'] = ResolversParentTypes['TutorTimeOff']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['TimeOffReason'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TutorTimeOffPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorTimeOffPayload'] = ResolversParentTypes['TutorTimeOffPayload']> = {
  tutorTimeOff?: Resolver<Maybe<ResolversTypes['TutorTimeOff']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoVerdictResolvers = { KEPT: 'kept', REVERSED: 'reversed', STUCK: 'stuck' };

export type UndoVerdictCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UndoVerdictCount'] = ResolversParentTypes['UndoVerdictCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['UndoVerdict'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'FieldError' | 'RefusalError' | 'StaleError', ParentType, ContextType>;
};

export type UserErrorCodeResolvers = { FORBIDDEN: 'FORBIDDEN', INVALID: 'INVALID', NOT_FOUND: 'NOT_FOUND', STALE: 'STALE', TOO_MANY: 'TOO_MANY', WRONG_STATE: 'WRONG_STATE' };

export type ViewAsBeginPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewAsBeginPayload'] = ResolversParentTypes['ViewAsBeginPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ViewAsStopPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewAsStopPayload'] = ResolversParentTypes['ViewAsStopPayload']> = {
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ViewAudienceResolvers = { EVERYONE: 'everyone', PRIVATE: 'private', ROLE: 'role' };

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewingUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewerPayload'] = ResolversParentTypes['ViewerPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WeeklyHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WeeklyHours'] = ResolversParentTypes['WeeklyHours']> = {
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Ability?: AbilityResolvers<ContextType>;
  AccountActivatePayload?: AccountActivatePayloadResolvers<ContextType>;
  AccountActivation?: AccountActivationResolvers<ContextType>;
  AccountJob?: AccountJobResolvers<ContextType>;
  AccountJobItem?: AccountJobItemResolvers<ContextType>;
  AccountJobItemPage?: AccountJobItemPageResolvers<ContextType>;
  AccountJobKind?: AccountJobKindResolvers;
  AccountJobPage?: AccountJobPageResolvers<ContextType>;
  AccountJobPayload?: AccountJobPayloadResolvers<ContextType>;
  AccountJobState?: AccountJobStateResolvers;
  ActiveFlag?: ActiveFlagResolvers;
  AgeGroup?: AgeGroupResolvers;
  AuditAction?: AuditActionResolvers;
  CancellationPolicy?: CancellationPolicyResolvers<ContextType>;
  CancellationPolicyPage?: CancellationPolicyPageResolvers<ContextType>;
  CancellationPolicyPayload?: CancellationPolicyPayloadResolvers<ContextType>;
  Candidacy?: CandidacyResolvers<ContextType>;
  CandidacyPage?: CandidacyPageResolvers<ContextType>;
  CandidacyPayload?: CandidacyPayloadResolvers<ContextType>;
  CandidacyStage?: CandidacyStageResolvers;
  CandidateSource?: CandidateSourceResolvers;
  Change?: ChangeResolvers<ContextType>;
  ChangeAction?: ChangeActionResolvers;
  CheckState?: CheckStateResolvers;
  Contact?: ContactResolvers<ContextType>;
  ContactChannel?: ContactChannelResolvers;
  ContentStatus?: ContentStatusResolvers;
  Currency?: CurrencyResolvers;
  Curriculum?: CurriculumResolvers<ContextType>;
  CurriculumAttachment?: CurriculumAttachmentResolvers<ContextType>;
  CurriculumAttachmentPage?: CurriculumAttachmentPageResolvers<ContextType>;
  CurriculumAttachmentPayload?: CurriculumAttachmentPayloadResolvers<ContextType>;
  CurriculumEvent?: CurriculumEventResolvers;
  CurriculumPage?: CurriculumPageResolvers<ContextType>;
  CurriculumPayload?: CurriculumPayloadResolvers<ContextType>;
  CurriculumShape?: CurriculumShapeResolvers;
  CurriculumStatus?: CurriculumStatusResolvers;
  CursorInfo?: CursorInfoResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerMergePayload?: CustomerMergePayloadResolvers<ContextType>;
  CustomerNote?: CustomerNoteResolvers<ContextType>;
  CustomerNotePage?: CustomerNotePageResolvers<ContextType>;
  CustomerNotePayload?: CustomerNotePayloadResolvers<ContextType>;
  CustomerPage?: CustomerPageResolvers<ContextType>;
  CustomerPayload?: CustomerPayloadResolvers<ContextType>;
  CustomerPod?: CustomerPodResolvers<ContextType>;
  CustomerPodPage?: CustomerPodPageResolvers<ContextType>;
  CustomerPodPayload?: CustomerPodPayloadResolvers<ContextType>;
  CustomerSource?: CustomerSourceResolvers;
  CustomerStatus?: CustomerStatusResolvers;
  CustomerUnmergePayload?: CustomerUnmergePayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateOrder?: DateOrderResolvers;
  DateTime?: GraphQLScalarType;
  DefaultListViewPayload?: DefaultListViewPayloadResolvers<ContextType>;
  Dependent?: DependentResolvers<ContextType>;
  DependentPage?: DependentPageResolvers<ContextType>;
  DependentPayload?: DependentPayloadResolvers<ContextType>;
  DependentStatus?: DependentStatusResolvers;
  DocumentKind?: DocumentKindResolvers;
  DocumentState?: DocumentStateResolvers;
  EntityKind?: EntityKindResolvers;
  Exam?: ExamResolvers<ContextType>;
  ExamLesson?: ExamLessonResolvers<ContextType>;
  ExamLessonCount?: ExamLessonCountResolvers<ContextType>;
  ExamLessonPage?: ExamLessonPageResolvers<ContextType>;
  ExamPage?: ExamPageResolvers<ContextType>;
  ExamSection?: ExamSectionResolvers<ContextType>;
  ExamSectionPage?: ExamSectionPageResolvers<ContextType>;
  ExamSubject?: ExamSubjectResolvers<ContextType>;
  ExamSubjectPage?: ExamSubjectPageResolvers<ContextType>;
  ExamTopic?: ExamTopicResolvers<ContextType>;
  ExamTopicPage?: ExamTopicPageResolvers<ContextType>;
  ExportFormat?: ExportFormatResolvers;
  Facet?: FacetResolvers<ContextType>;
  FacetCount?: FacetCountResolvers<ContextType>;
  FeedbackAuthorKind?: FeedbackAuthorKindResolvers;
  FeedbackCategory?: FeedbackCategoryResolvers;
  FeedbackDirection?: FeedbackDirectionResolvers;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FieldValue?: GraphQLScalarType;
  File?: FileResolvers<ContextType>;
  FileImport?: FileImportResolvers<ContextType>;
  FileImportPage?: FileImportPageResolvers<ContextType>;
  FileImportPayload?: FileImportPayloadResolvers<ContextType>;
  FileImportRow?: FileImportRowResolvers<ContextType>;
  FileImportRowPage?: FileImportRowPageResolvers<ContextType>;
  FollowUpState?: FollowUpStateResolvers;
  Gender?: GenderResolvers;
  HistoryConnection?: HistoryConnectionResolvers<ContextType>;
  HistoryEdge?: HistoryEdgeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryKind?: HistoryKindResolvers;
  HistoryPayload?: HistoryPayloadResolvers<ContextType>;
  HourKind?: HourKindResolvers;
  ImportKind?: ImportKindResolvers;
  ImportState?: ImportStateResolvers;
  InterviewOutcome?: InterviewOutcomeResolvers;
  ItemVerdict?: ItemVerdictResolvers;
  Job?: JobResolvers<ContextType>;
  JobCount?: JobCountResolvers<ContextType>;
  JobPayload?: JobPayloadResolvers<ContextType>;
  JobRun?: JobRunResolvers<ContextType>;
  JobRunPage?: JobRunPageResolvers<ContextType>;
  JobRunState?: JobRunStateResolvers;
  JobTrigger?: JobTriggerResolvers;
  JournalEntry?: JournalEntryResolvers<ContextType>;
  JournalEntryPayload?: JournalEntryPayloadResolvers<ContextType>;
  JournalKind?: JournalKindResolvers;
  JournalPage?: JournalPageResolvers<ContextType>;
  JournalPerson?: JournalPersonResolvers<ContextType>;
  JournalTemplate?: JournalTemplateResolvers<ContextType>;
  JournalTemplatePayload?: JournalTemplatePayloadResolvers<ContextType>;
  JournalVisibility?: JournalVisibilityResolvers;
  Lead?: LeadResolvers<ContextType>;
  LeadActionDue?: LeadActionDueResolvers;
  LeadPage?: LeadPageResolvers<ContextType>;
  LeadPayload?: LeadPayloadResolvers<ContextType>;
  LeadStage?: LeadStageResolvers;
  LeadStageReached?: LeadStageReachedResolvers<ContextType>;
  Learner?: LearnerResolvers<ContextType>;
  LearnerKind?: LearnerKindResolvers;
  LearnerLevel?: LearnerLevelResolvers;
  LearnerPage?: LearnerPageResolvers<ContextType>;
  LearnerPayer?: LearnerPayerResolvers<ContextType>;
  LessonFor?: LessonForResolvers;
  LessonResource?: LessonResourceResolvers<ContextType>;
  LikelyDuplicate?: LikelyDuplicateResolvers<ContextType>;
  Likeness?: LikenessResolvers;
  ListView?: ListViewResolvers<ContextType>;
  ListViewPayload?: ListViewPayloadResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  LostReason?: LostReasonResolvers;
  Mail?: MailResolvers<ContextType>;
  MailPage?: MailPageResolvers<ContextType>;
  MailStatus?: MailStatusResolvers;
  MailTemplate?: MailTemplateResolvers;
  MergeField?: MergeFieldResolvers<ContextType>;
  MergeMove?: MergeMoveResolvers<ContextType>;
  MergeMoveKind?: MergeMoveKindResolvers;
  MergePreview?: MergePreviewResolvers<ContextType>;
  MergeSide?: MergeSideResolvers;
  Message?: MessageResolvers<ContextType>;
  MessagePage?: MessagePageResolvers<ContextType>;
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationType?: NotificationTypeResolvers;
  NotificationsMarkAllReadPayload?: NotificationsMarkAllReadPayloadResolvers<ContextType>;
  OfferAnswer?: OfferAnswerResolvers;
  OnboardedTutor?: OnboardedTutorResolvers<ContextType>;
  OneTimeCodeState?: OneTimeCodeStateResolvers;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaidLessonKind?: PaidLessonKindResolvers;
  PairVerdict?: PairVerdictResolvers;
  PasswordChangePayload?: PasswordChangePayloadResolvers<ContextType>;
  PasswordResetPayload?: PasswordResetPayloadResolvers<ContextType>;
  PasswordResetRequestPayload?: PasswordResetRequestPayloadResolvers<ContextType>;
  PayRate?: PayRateResolvers<ContextType>;
  PayRatePayload?: PayRatePayloadResolvers<ContextType>;
  PayoutAccount?: PayoutAccountResolvers<ContextType>;
  PayoutAccountPayload?: PayoutAccountPayloadResolvers<ContextType>;
  PayoutMethod?: PayoutMethodResolvers;
  Period?: PeriodResolvers;
  Permission?: PermissionResolvers;
  PermissionArea?: PermissionAreaResolvers<ContextType>;
  PermissionGrant?: PermissionGrantResolvers<ContextType>;
  PersonMerge?: PersonMergeResolvers<ContextType>;
  PodBillingMode?: PodBillingModeResolvers;
  PodMember?: PodMemberResolvers<ContextType>;
  PodStatus?: PodStatusResolvers;
  ProgressState?: ProgressStateResolvers;
  Qualification?: QualificationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefusalError?: RefusalErrorResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegionPage?: RegionPageResolvers<ContextType>;
  RegionPayload?: RegionPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RejectionReason?: RejectionReasonResolvers;
  Relationship?: RelationshipResolvers;
  ResourceKind?: ResourceKindResolvers;
  Role?: RoleResolvers;
  RowCandidate?: RowCandidateResolvers<ContextType>;
  RowChange?: RowChangeResolvers<ContextType>;
  RowVerdict?: RowVerdictResolvers;
  RowVerdictCount?: RowVerdictCountResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResultKind?: SearchResultKindResolvers;
  Session?: SessionResolvers<ContextType>;
  SessionsPayload?: SessionsPayloadResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  SettingPayload?: SettingPayloadResolvers<ContextType>;
  StaffActivity?: StaffActivityResolvers<ContextType>;
  StaffActivityConnection?: StaffActivityConnectionResolvers<ContextType>;
  StaffActivityEdge?: StaffActivityEdgeResolvers<ContextType>;
  StaffEvent?: StaffEventResolvers;
  StaffStatus?: StaffStatusResolvers;
  StaffUser?: StaffUserResolvers<ContextType>;
  StaffUserAbilities?: StaffUserAbilitiesResolvers<ContextType>;
  StaffUserPage?: StaffUserPageResolvers<ContextType>;
  StaffUserPayload?: StaffUserPayloadResolvers<ContextType>;
  StageStep?: StageStepResolvers<ContextType>;
  StaleError?: StaleErrorResolvers<ContextType>;
  Subdivision?: SubdivisionResolvers<ContextType>;
  SubdivisionCopyPayload?: SubdivisionCopyPayloadResolvers<ContextType>;
  SubdivisionCount?: SubdivisionCountResolvers<ContextType>;
  SubdivisionPayload?: SubdivisionPayloadResolvers<ContextType>;
  SubdivisionResource?: SubdivisionResourceResolvers<ContextType>;
  SubdivisionType?: SubdivisionTypeResolvers;
  SubjectOption?: SubjectOptionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  TaskDue?: TaskDueResolvers;
  TaskKind?: TaskKindResolvers;
  TaskPage?: TaskPageResolvers<ContextType>;
  TaskPayload?: TaskPayloadResolvers<ContextType>;
  TaskSubject?: TaskSubjectResolvers<ContextType>;
  TaskSubjectKind?: TaskSubjectKindResolvers;
  TaughtSubject?: TaughtSubjectResolvers<ContextType>;
  TellApartPayload?: TellApartPayloadResolvers<ContextType>;
  Template?: TemplateResolvers<ContextType>;
  TemplateChannel?: TemplateChannelResolvers;
  TemplateKind?: TemplateKindResolvers;
  TemplateLanguage?: TemplateLanguageResolvers;
  TemplatePage?: TemplatePageResolvers<ContextType>;
  TemplatePayload?: TemplatePayloadResolvers<ContextType>;
  TimeOffReason?: TimeOffReasonResolvers;
  TimeZone?: GraphQLScalarType;
  TopicProgress?: TopicProgressResolvers<ContextType>;
  Tutor?: TutorResolvers<ContextType>;
  TutorDay?: TutorDayResolvers<ContextType>;
  TutorDayPayload?: TutorDayPayloadResolvers<ContextType>;
  TutorDocument?: TutorDocumentResolvers<ContextType>;
  TutorDocumentPayload?: TutorDocumentPayloadResolvers<ContextType>;
  TutorFeedback?: TutorFeedbackResolvers<ContextType>;
  TutorFeedbackPage?: TutorFeedbackPageResolvers<ContextType>;
  TutorFeedbackPayload?: TutorFeedbackPayloadResolvers<ContextType>;
  TutorFeedbackStatus?: TutorFeedbackStatusResolvers;
  TutorPage?: TutorPageResolvers<ContextType>;
  TutorPayload?: TutorPayloadResolvers<ContextType>;
  TutorStatus?: TutorStatusResolvers;
  TutorTimeOff?: TutorTimeOffResolvers<ContextType>;
  TutorTimeOffPayload?: TutorTimeOffPayloadResolvers<ContextType>;
  UndoVerdict?: UndoVerdictResolvers;
  UndoVerdictCount?: UndoVerdictCountResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserErrorCode?: UserErrorCodeResolvers;
  ViewAsBeginPayload?: ViewAsBeginPayloadResolvers<ContextType>;
  ViewAsStopPayload?: ViewAsStopPayloadResolvers<ContextType>;
  ViewAudience?: ViewAudienceResolvers;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerPayload?: ViewerPayloadResolvers<ContextType>;
  WeeklyHours?: WeeklyHoursResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
};
