import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountJobKind as AccountJobKindValue, AccountJobState as AccountJobStateValue, ExportFormat as ExportFormatValue, ItemVerdict as ItemVerdictValue } from '@app/domain/system/account-job-enums.ts';
import type { ActiveFlag as ActiveFlagValue, ContentStatus as ContentStatusValue, ExamPartLevel as ExamPartLevelValue } from '@app/domain/content/content-enums.ts';
import type { AgeGroup as AgeGroupValue, ContactChannel as ContactChannelValue, CustomerSource as CustomerSourceValue, CustomerStatus as CustomerStatusValue, DependentStatus as DependentStatusValue, Gender as GenderValue, LearnerKind as LearnerKindValue, LearnerLevel as LearnerLevelValue, Relationship as RelationshipValue } from '@app/domain/people/people-enums.ts';
import type { AnswerStrictness as AnswerStrictnessValue, BlockKind as BlockKindValue, GradeVerdict as GradeVerdictValue } from '@app/domain/content/block-kinds.ts';
import type { AssignmentState as AssignmentStateValue, CreatorStatus as CreatorStatusValue, ReviewOutcome as ReviewOutcomeValue } from '@app/domain/content/assignment-enums.ts';
import type { AuditAction as AuditActionValue, ChangeAction as ChangeActionValue, Currency as CurrencyValue, NotificationType as NotificationTypeValue, Period as PeriodValue, Role as RoleValue, SearchResultKind as SearchResultKindValue, UserErrorCode as UserErrorCodeValue, ViewAudience as ViewAudienceValue } from '@app/domain/enums.ts';
import type { BookPart as BookPartValue } from '@app/domain/billing/book-parts.ts';
import type { BookedLessonStatus as BookedLessonStatusValue, ClockChange as ClockChangeValue, ConfirmedLessonStatus as ConfirmedLessonStatusValue, LessonActor as LessonActorValue, LessonLogEvent as LessonLogEventValue, LessonLogSource as LessonLogSourceValue, LessonParty as LessonPartyValue, LessonReason as LessonReasonValue, MeetingProvider as MeetingProviderValue, OutcomeSource as OutcomeSourceValue, RescheduleAnswer as RescheduleAnswerValue, RescheduleStatus as RescheduleStatusValue, ShortReason as ShortReasonValue } from '@app/domain/lessons/course-enums.ts';
import type { CalendarSide as CalendarSideValue } from '@app/domain/lessons/calendar-enums.ts';
import type { CandidacyStage as CandidacyStageValue, CandidateSource as CandidateSourceValue, CheckState as CheckStateValue, InterviewOutcome as InterviewOutcomeValue, OfferAnswer as OfferAnswerValue, RejectionReason as RejectionReasonValue } from '@app/domain/hiring/hiring-enums.ts';
import type { ConflictLevel as ConflictLevelValue, ConflictRule as ConflictRuleValue, LessonBilling as LessonBillingValue, LessonFor as LessonForValue, LessonKind as LessonKindValue, LessonRequestStatus as LessonRequestStatusValue, MatchReason as MatchReasonValue, ProposalState as ProposalStateValue } from '@app/domain/lessons/lesson-enums.ts';
import type { CreditEntryType as CreditEntryTypeValue, CreditSource as CreditSourceValue, CreditUnit as CreditUnitValue } from '@app/domain/billing/credit-enums.ts';
import type { CurriculumEvent as CurriculumEventValue, CurriculumShape as CurriculumShapeValue, CurriculumStatus as CurriculumStatusValue, ProgressState as ProgressStateValue, ResourceKind as ResourceKindValue, SubdivisionType as SubdivisionTypeValue } from '@app/domain/curriculum/curriculum-enums.ts';
import type { DateOrder as DateOrderValue, ImportKind as ImportKindValue, ImportState as ImportStateValue, RowVerdict as RowVerdictValue, UndoVerdict as UndoVerdictValue } from '@app/domain/imports/import-enums.ts';
import type { DocumentKind as DocumentKindValue, DocumentState as DocumentStateValue, HourKind as HourKindValue, PaidLessonKind as PaidLessonKindValue, PayoutMethod as PayoutMethodValue, TimeOffReason as TimeOffReasonValue, TutorStatus as TutorStatusValue } from '@app/domain/tutors/tutor-enums.ts';
import type { EnrolmentStatus as EnrolmentStatusValue, GroupInstanceStatus as GroupInstanceStatusValue, GroupLessonKind as GroupLessonKindValue, GroupLessonStatus as GroupLessonStatusValue, PriceBasis as PriceBasisValue } from '@app/domain/group-lessons/group-enums.ts';
import type { EntityKind as EntityKindValue, HistoryKind as HistoryKindValue } from '@app/domain/changes.ts';
import type { FeedbackAuthorKind as FeedbackAuthorKindValue, FeedbackCategory as FeedbackCategoryValue, FeedbackDirection as FeedbackDirectionValue, TutorFeedbackStatus as TutorFeedbackStatusValue } from '@app/domain/tutor-feedback/tutor-feedback-enums.ts';
import type { FeedbackChannel as FeedbackChannelValue, FeedbackDecision as FeedbackDecisionValue, FeedbackLinkKind as FeedbackLinkKindValue, FeedbackPriority as FeedbackPriorityValue, FeedbackSpeaker as FeedbackSpeakerValue, FeedbackStatus as FeedbackStatusValue, FeedbackType as FeedbackTypeValue, ServiceFeedbackCategory as ServiceFeedbackCategoryValue } from '@app/domain/feedbacks/feedback-enums.ts';
import type { FollowUpState as FollowUpStateValue, JournalKind as JournalKindValue, JournalVisibility as JournalVisibilityValue } from '@app/domain/journal/journal-enums.ts';
import type { InvoiceKind as InvoiceKindValue, InvoiceLineKind as InvoiceLineKindValue, InvoiceStatus as InvoiceStatusValue, PaymentGateway as PaymentGatewayValue, PaymentMethod as PaymentMethodValue, PaymentStatus as PaymentStatusValue, PrepaymentType as PrepaymentTypeValue } from '@app/domain/billing/billing-enums.ts';
import type { JobRunState as JobRunStateValue, JobTrigger as JobTriggerValue } from '@app/domain/system/job-enums.ts';
import type { LeadActionDue as LeadActionDueValue, LeadStage as LeadStageValue, LostReason as LostReasonValue } from '@app/domain/leads/lead-enums.ts';
import type { LessonAnswerChoice as LessonAnswerChoiceValue, LessonAnswerKind as LessonAnswerKindValue, LessonAnswerState as LessonAnswerStateValue } from '@app/domain/lessons/answer-enums.ts';
import type { Likeness as LikenessValue, MergeMoveKind as MergeMoveKindValue, MergeSide as MergeSideValue, PairVerdict as PairVerdictValue } from '@app/domain/people/merge-enums.ts';
import type { MailStatus as MailStatusValue, MailTemplate as MailTemplateValue, TemplateChannel as TemplateChannelValue, TemplateLanguage as TemplateLanguageValue } from '@app/domain/system/mail-enums.ts';
import type { OneTimeCodeState as OneTimeCodeStateValue, StaffEvent as StaffEventValue, StaffStatus as StaffStatusValue } from '@app/domain/account/staff-enums.ts';
import type { Permission as PermissionValue } from '@app/domain/permissions.ts';
import type { PodBillingMode as PodBillingModeValue, PodStatus as PodStatusValue } from '@app/domain/customer-pods/pod-enums.ts';
import type { RaterKind as RaterKindValue, RatingTag as RatingTagValue } from '@app/domain/ratings/rating-enums.ts';
import type { SettlementRule as SettlementRuleValue } from '@app/domain/lessons/settlement-rules.ts';
import type { TaskDue as TaskDueValue, TaskKind as TaskKindValue, TaskSubjectKind as TaskSubjectKindValue } from '@app/domain/tasks/task-enums.ts';
import type { TemplateKind as TemplateKindValue } from '@app/domain/system/template-kinds.ts';
import type { Session as SessionRecord, StaffActivity as StaffActivityRecord, Mail as MailRecord, Tutor as TutorRecord, TaughtSubject as TaughtSubjectRecord, Qualification as QualificationRecord, WeeklyHours as WeeklyHoursRecord, TutorDocument as TutorDocumentRecord, TutorDay as TutorDayRecord, TutorTimeOff as TutorTimeOffRecord, PayRate as PayRateRecord, PayoutAccount as PayoutAccountRecord, Candidacy as CandidacyRecord, StageStep as StageStepRecord, JournalEntry as JournalEntryRecord, JournalTemplate as JournalTemplateRecord, TutorFeedback as TutorFeedbackRecord, LessonRequest as LessonRequestRecord, PreferredTime as PreferredTimeRecord, LessonConflict as LessonConflictRecord, TutorMatch as TutorMatchRecord, MatchReasonGiven as MatchReasonGivenRecord, FoundSlot as FoundSlotRecord, LessonProposal as LessonProposalRecord, ProposedSlot as ProposedSlotRecord, ConfirmedLesson as ConfirmedLessonRecord, CourseSlot as CourseSlotRecord, EarlierPrice as EarlierPriceRecord, CourseHandover as CourseHandoverRecord, CourseChange as CourseChangeRecord, PlannedLesson as PlannedLessonRecord, LessonConfirmation as LessonConfirmationRecord, BookedLesson as BookedLessonRecord, LessonCancellation as LessonCancellationRecord, LessonOutcome as LessonOutcomeRecord, LessonReport as LessonReportRecord, LessonReschedule as LessonRescheduleRecord, ProposedTime as ProposedTimeRecord, LessonMove as LessonMoveRecord, LessonDispute as LessonDisputeRecord, LessonSettlement as LessonSettlementRecord, LessonLogEntry as LessonLogEntryRecord, LessonLogChange as LessonLogChangeRecord, LessonRating as LessonRatingRecord, StudentRating as StudentRatingRecord, RatingsOfLesson as RatingsOfLessonRecord, LessonRater as LessonRaterRecord, LessonMoment as LessonMomentRecord, TutorFigures as TutorFiguresRecord, TutorLearner as TutorLearnerRecord, LessonAnswer as LessonAnswerRecord, CalendarLink as CalendarLinkRecord, Calendar as CalendarRecord, CalendarEntry as CalendarEntryRecord, CalendarTutor as CalendarTutorRecord, CalendarPerson as CalendarPersonRecord, CalendarAway as CalendarAwayRecord, FreeTutor as FreeTutorRecord, ClockChangeReview as ClockChangeReviewRecord, ClockShift as ClockShiftRecord, MovedSlot as MovedSlotRecord, TutorTime as TutorTimeRecord, KeptTime as KeptTimeRecord, ClockNotice as ClockNoticeRecord, ChangedRule as ChangedRuleRecord, CurriculumAttachment as CurriculumAttachmentRecord, TopicProgress as TopicProgressRecord, DemoBoard as DemoBoardRecord, DemoBoardList as DemoBoardListRecord, DemoBoardCard as DemoBoardCardRecord, DemoBoardComment as DemoBoardCommentRecord, DemoBoardChecklist as DemoBoardChecklistRecord, DemoBoardCheckItem as DemoBoardCheckItemRecord, StaffMember as StaffMemberRecord } from '@app/schema/upstreams/v1.records.generated.ts';
import type { StaffUserRecord } from './staff/staff-user.record.ts';
import type { Facet as FacetRecord, MailShown as MailShownRecord, PolicyCopy as PolicyCopyRecord, SettlementRound as SettlementRoundRecord, HistoryEntry as HistoryEntryRecord, Region as RegionRecord, BankDetails as BankDetailsRecord, CancellationPolicy as CancellationPolicyRecord, Invoice as InvoiceRecord, LessonPrice as LessonPriceRecord, InvoiceLine as InvoiceLineRecord, InvoiceIssuer as InvoiceIssuerRecord, Payment as PaymentRecord, PaymentAllocation as PaymentAllocationRecord, CreditLot as CreditLotRecord, CreditEntry as CreditEntryRecord, GoodwillStanding as GoodwillStandingRecord, BooksCheck as BooksCheckRecord, BookFault as BookFaultRecord, Dialect as DialectRecord, Curriculum as CurriculumRecord, SubdivisionCount as SubdivisionCountRecord, Subdivision as SubdivisionRecord, SubdivisionResource as SubdivisionResourceRecord, LessonResource as LessonResourceRecord, Learner as LearnerRecord, LearnerPayer as LearnerPayerRecord, Customer as CustomerRecord, Dependent as DependentRecord, CustomerNote as CustomerNoteRecord, LikelyDuplicate as LikelyDuplicateRecord, MergePreview as MergePreviewRecord, PersonMerge as PersonMergeRecord, Lead as LeadRecord, LeadStageReached as LeadStageReachedRecord, CustomerPod as CustomerPodRecord, PodMember as PodMemberRecord, Feedback as FeedbackRecord, FeedbackWords as FeedbackWordsRecord, FeedbackLink as FeedbackLinkRecord, GroupLesson as GroupLessonRecord, GroupPrice as GroupPriceRecord, GroupNextDate as GroupNextDateRecord, GroupInstance as GroupInstanceRecord, EnrolledDate as EnrolledDateRecord, PlannedGroupDate as PlannedGroupDateRecord, GroupEnrolment as GroupEnrolmentRecord, Message as MessageRecord, Task as TaskRecord, Notification as NotificationRecord, SearchResult as SearchResultRecord, Job as JobRecord, JobRun as JobRunRecord, AccountJob as AccountJobRecord, AccountJobItem as AccountJobItemRecord, File as FileRecord, ListView as ListViewRecord, FileImport as FileImportRecord, FileImportRow as FileImportRowRecord, Setting as SettingRecord, Template as TemplateRecord } from '@app/schema/upstreams/v2.records.generated.ts';
import type { SubjectOptionRecord, OnboardedTutorRecord } from './tutors/tutors.source.ts';
import type { ExamRecord, ExamPageRecord, ExamSubjectRecord, ExamSubjectPageRecord, ExamTopicRecord, ExamTopicPageRecord, ExamSectionRecord, ExamSectionPageRecord, ExamLessonRecord, ExamLessonPageRecord, ExamPartRecord } from './content/content.source.ts';
import type { ContentCreatorRecord, ContentCreatorPageRecord, LessonAssignmentRecord } from './content/creators.source.ts';
import type { ExamSessionRecord, SessionBlockRecord, AnswerOptionRecord, ImageOptionRecord, SessionGradeRecord, SessionCommentRecord, SessionReviewRecord, ContentStatsRecord, ContentStatusFiguresRecord } from './content/session.source.ts';
import type { NodeRecord } from '../errors/node-record.ts';
import type { UserErrorRecord } from '../errors/user-errors.ts';
import type { ViewerRecord } from './account/account.source.ts';
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
  /** An amount in whole minor units of its currency, such as pence or kobo; up to 2^53−1, which is beyond an Int. */
  MinorUnits: { input: number; output: number; }
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
  /** Cancel booked lessons, with the reason. */
  | 'booked-cancel'
  /** Write booked lessons to a file. */
  | 'booked-export'
  /** Say where booked lessons are held. */
  | 'booked-link'
  /** Say how booked lessons went. */
  | 'booked-outcome'
  /** Remind tutors and customers of booked lessons. */
  | 'booked-remind'
  /** Move applications to their next stage. */
  | 'candidates-advance'
  /** Send candidates an email. */
  | 'candidates-message'
  /** Change who looks after applications. */
  | 'candidates-owner'
  /** Reject candidates, with a reason. */
  | 'candidates-reject'
  /** Consider rejected candidates again, each in a round of its own. */
  | 'candidates-reopen'
  /** Write confirmed courses of lessons to a file. */
  | 'courses-export'
  /** Send an email to those who pay for confirmed courses. */
  | 'courses-message'
  /** Pause confirmed courses of lessons. */
  | 'courses-pause'
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
  /** Change who looks after customers' feedback. */
  | 'feedbacks-assign'
  /** Close feedback that was resolved. */
  | 'feedbacks-close'
  /** Write customers' feedback to a file. */
  | 'feedbacks-export'
  /** Set the priority of customers' feedback. */
  | 'feedbacks-priority'
  /** Cancel learning pods or immersions with their dates, with the reason. */
  | 'groups-cancel'
  /** Write learning pods or immersions to a file. */
  | 'groups-export'
  /** Publish learning pods or immersions. */
  | 'groups-publish'
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
  /** Switch lessons of the learning content on or off in the app. */
  | 'lessons-active'
  /** Give lessons of the learning content to a content creator. */
  | 'lessons-assign'
  /** Change the date by which lessons of the learning content should be ready. */
  | 'lessons-due'
  /** Write lessons of the learning content to a file. */
  | 'lessons-export'
  /** Publish sessions of the learning content that are ready. */
  | 'lessons-publish'
  /** Write emails to a file. */
  | 'mails-export'
  /** Write customer pods to a file. */
  | 'pods-export'
  /** Send an email to those who pay for pods. */
  | 'pods-message'
  /** Pause pods. */
  | 'pods-pause'
  /** Write cancellation policies to a file. */
  | 'policies-export'
  /** Archive regions. */
  | 'regions-archive'
  /** Write regions to a file. */
  | 'regions-export'
  /** Restore archived regions. */
  | 'regions-restore'
  /** Write rejected candidates to a file. */
  | 'rejected-export'
  /** Cancel requests for lessons, with the reason. */
  | 'requests-cancel'
  /** Become the owner of requests for lessons. */
  | 'requests-claim'
  /** Write requests for lessons to a file. */
  | 'requests-export'
  /** Change who looks after requests for lessons. */
  | 'requests-owner'
  /** Write staff accounts to a file. */
  | 'staff-export'
  /** Reinstate suspended staff accounts. */
  | 'staff-reinstate'
  /** Suspend staff accounts, with a reason. */
  | 'staff-suspend'
  /** Write tutors to a file. */
  | 'tutors-export'
  /** Send tutors an email. */
  | 'tutors-message'
  /** Give tutors a tag. */
  | 'tutors-tag'
  /** Take a tag away from tutors. */
  | 'tutors-untag'
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

/** What staff write beside an act that sends emails. */
export type ActNotesInput = {
  /** Goes into the email to the candidate. */
  candidateMessage?: InputMaybe<Scalars['String']['input']>;
  /** Goes into the email to the family. */
  familyMessage?: InputMaybe<Scalars['String']['input']>;
  /** For colleagues; it goes into the activity log and into no email. */
  internalNote?: InputMaybe<Scalars['String']['input']>;
  /** Goes into the email to the tutor. */
  tutorMessage?: InputMaybe<Scalars['String']['input']>;
};

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

/** One answer to choose. Its letter follows from its place. */
export type AnswerOption = {
  __typename?: 'AnswerOption';
  /** What it says. */
  answerText: Scalars['String']['output'];
  /** Given when the option is made, and never changed. */
  id: Scalars['ID']['output'];
  /** Whether it is correct. */
  isCorrect: Scalars['Boolean']['output'];
  /** Whether it is maths. */
  useMaths: Scalars['Boolean']['output'];
};

/** One answer to choose. */
export type AnswerOptionInput = {
  answerText: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  isCorrect: Scalars['Boolean']['input'];
  useMaths: Scalars['Boolean']['input'];
};

/** How much of a short text has to agree with a correct one. */
export type AnswerStrictness =
  /** All of it but capitals. */
  | 'exact'
  /** The letters alone. */
  | 'ignore-all-marks'
  /** The letters with their dots, whatever the tone marks. */
  | 'ignore-tone';

/** Where the writing of a lesson stands. */
export type AssignmentState =
  /** Nothing has been written yet. */
  | 'assigned'
  /** The reviewer asked for changes. */
  | 'changes-requested'
  /** It is published. */
  | 'done'
  /** It is being written. */
  | 'in-progress'
  /** It is being reviewed. */
  | 'submitted'
  /** It was taken back. */
  | 'withdrawn';

/** Who came, or did not. */
export type AttendanceMark = {
  /** Whether they came. */
  attended: Scalars['Boolean']['input'];
  /** The learner’s place in the session. */
  enrolmentId: Scalars['ID']['input'];
};

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

/** What a customer needs to transfer money in a currency. */
export type BankDetails = {
  __typename?: 'BankDetails';
  /** The currency of the account. */
  currency: Currency;
  /** The account, as written on invoices. */
  details: Scalars['String']['output'];
};

/** What a customer needs to transfer money in a currency. */
export type BankDetailsInput = {
  /** The currency of the account. */
  currency: Currency;
  /** The account, as written on invoices. */
  details: Scalars['String']['input'];
};

/** A kind of block of a session. */
export type BlockKind =
  /** One option of a list is correct. */
  | 'dropdown'
  /** A mathematical expression. */
  | 'expression'
  /** A graph to look at. */
  | 'graph'
  /** One of up to ten images is correct. */
  | 'image-choice'
  /** Something to read, without a question. */
  | 'information'
  /** Some of up to ten options are correct. */
  | 'multi-choice'
  /** A number. */
  | 'numeric'
  /** A number of stars. */
  | 'rating'
  /** A word or a few. */
  | 'short-text'
  /** One of up to ten options is correct. */
  | 'single-choice'
  /** A value on a scale. */
  | 'slider';

/** Which texts of a block are maths. */
export type BlockMaths = {
  __typename?: 'BlockMaths';
  /** Whether the description is. */
  description: Scalars['Boolean']['output'];
  /** Whether the feedback is. */
  feedback: Scalars['Boolean']['output'];
  /** Whether the hint is. */
  hint: Scalars['Boolean']['output'];
  /** Whether the question is. */
  questionText: Scalars['Boolean']['output'];
};

/** Which texts of a block are maths. */
export type BlockMathsInput = {
  description: Scalars['Boolean']['input'];
  feedback: Scalars['Boolean']['input'];
  hint: Scalars['Boolean']['input'];
  questionText: Scalars['Boolean']['input'];
};

/** The stars of a rating. */
export type BlockRating = {
  __typename?: 'BlockRating';
  /** How many are right. */
  correctRating: Scalars['Int']['output'];
  /** How many there are. */
  numberOfStars: Scalars['Int']['output'];
  /** How many are lit at the start. */
  rating: Scalars['Int']['output'];
};

/** The stars of a rating. */
export type BlockRatingInput = {
  correctRating: Scalars['Int']['input'];
  numberOfStars: Scalars['Int']['input'];
  rating: Scalars['Int']['input'];
};

/** Something that is wrong in the books. */
export type BookFault = {
  __typename?: 'BookFault';
  /** What kind of thing it is about. */
  about: BookPart;
  /** The customer concerned. */
  customer: Maybe<Customer>;
  /** What is wrong, in a sentence. */
  fault: Scalars['String']['output'];
  /** The invoice concerned. */
  invoice: Maybe<Invoice>;
  /** What staff call it. */
  name: Scalars['String']['output'];
};

/** What a fault in the books is about. */
export type BookPart =
  /** A credit. */
  | 'credit'
  /** An invoice. */
  | 'invoice'
  /** A series of invoice numbers. */
  | 'numbers'
  /** A payment. */
  | 'payment';

/** One dated lesson. */
export type BookedLesson = Node & {
  __typename?: 'BookedLesson';
  /** Whose clock it was agreed by. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** Whether it cannot be completed without a report. */
  asksReport: Scalars['Boolean']['output'];
  /** How it was called off. */
  cancellation: Maybe<LessonCancellation>;
  /** The first of the lessons that were moved into each other. */
  chainId: Scalars['ID']['output'];
  /** The course that it belongs to. */
  course: Maybe<ConfirmedLesson>;
  createdAt: Scalars['DateTime']['output'];
  /** Who pays. */
  customer: Maybe<Customer>;
  /** Why its outcome is or was disputed. */
  dispute: Maybe<LessonDispute>;
  /** When it ends. */
  endAt: Scalars['DateTime']['output'];
  /** Whether it is only held until the course is paid for. */
  hold: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The kind of lesson. */
  kind: LessonKind;
  /** Who is taught: a customer or a dependent; null for a pod. */
  learner: Maybe<Learner>;
  /** For example L-000123-07; never reused. */
  lessonNumber: Scalars['String']['output'];
  /** The day that was agreed, by that clock. */
  localDate: Scalars['Date']['output'];
  /** The time that was agreed, by that clock. */
  localTime: Scalars['String']['output'];
  /** The link to where it is held: its own, or that of its course. */
  meetingUrl: Maybe<Scalars['String']['output']>;
  /** How it was moved; null if it was not. */
  move: Maybe<LessonMove>;
  /** Who was there. */
  outcome: Maybe<LessonOutcome>;
  /** The pod that is taught. */
  pod: Maybe<CustomerPod>;
  /** The region of whoever pays. */
  region: Maybe<Region>;
  /** What the tutor wrote. */
  report: Maybe<LessonReport>;
  /** Another time that somebody has asked for. */
  reschedule: Maybe<LessonReschedule>;
  /** The lesson that it was moved from. */
  rescheduledFromId: Maybe<Scalars['ID']['output']>;
  /** The lesson that it was moved to. */
  rescheduledToId: Maybe<Scalars['ID']['output']>;
  /** What it comes to, as it was settled last; null while it is not. */
  settlement: Maybe<LessonSettlement>;
  /** Each time that it was settled, the last first. */
  settlements: Maybe<Array<SettlementRound>>;
  /** When it begins. */
  startAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: BookedLessonStatus;
  /** Since when. */
  statusSince: Scalars['DateTime']['output'];
  /** What is taught. */
  subject: Scalars['String']['output'];
  /** Who teaches. */
  tutor: Maybe<Tutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** A lesson of a course that was given without having been booked. */
export type BookedLessonCreateInput = {
  /** The course. */
  courseId: Scalars['ID']['input'];
  /** The day, by the clock of the course. */
  date: Scalars['Date']['input'];
  /** How long it was. */
  durationMinutes: Scalars['Int']['input'];
  /** What kind of lesson it was. */
  kind: LessonKind;
  /** More about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The time, for example 18:00, by the same clock. */
  time: Scalars['String']['input'];
};

export type BookedLessonFilter = {
  /** Moved into each other from any of these lessons on. */
  chainId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of any of these courses. */
  courseId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Paid by any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether its outcome is disputed. */
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is only held until the course is paid for. */
  hold?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<LessonKind>>;
  /** Whether it was cancelled late. */
  late?: InputMaybe<Scalars['Boolean']['input']>;
  /** For any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether there is a link to where it is held. */
  link?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether power or internet failed. */
  outage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Beginning within this period. */
  period?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  periodBetween?: InputMaybe<DayRangeInput>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A number, or parts of the name of whoever pays, learns or teaches; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<BookedLessonStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Taught by any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is still to come, or going on. */
  upcoming?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BookedLessonPage = {
  __typename?: 'BookedLessonPage';
  items: Array<BookedLesson>;
  pageInfo: PageInfo;
};

export type BookedLessonPayload = {
  __typename?: 'BookedLessonPayload';
  bookedLesson: Maybe<BookedLesson>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type BookedLessonSort =
  /** The earliest first. */
  | 'START_ASC'
  /** The latest first. */
  | 'START_DESC';

/** Where a dated lesson stands. */
export type BookedLessonStatus =
  /** Its time is over; nobody has said how it went. */
  | 'awaiting-confirmation'
  /** It is to come. */
  | 'booked'
  /** It was called off. */
  | 'cancelled'
  /** It was given. */
  | 'completed'
  /** Someone objects to how it was settled. */
  | 'disputed'
  /** It is going on. */
  | 'in-progress'
  /** It was moved to another time. */
  | 'rescheduled'
  /** A new time is looked for. */
  | 'reschedule-pending'
  /** The learner did not come. */
  | 'student-no-show'
  /** The tutor did not come. */
  | 'tutor-no-show';

/** What a check of all the books found. */
export type BooksCheck = {
  __typename?: 'BooksCheck';
  /** Credits that were checked. */
  credits: Scalars['Int']['output'];
  /** What is wrong; nothing if all is well. */
  faults: Array<BookFault>;
  /** Invoices that were checked. */
  invoices: Scalars['Int']['output'];
  /** Payments that were checked. */
  payments: Scalars['Int']['output'];
  /** Series of invoice numbers that were checked. */
  series: Scalars['Int']['output'];
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

/** Lessons, sessions of group lessons and time off in a stretch of time. */
export type Calendar = {
  __typename?: 'Calendar';
  /** When these tutors are away. */
  away: Array<CalendarAway>;
  /** Those who pay for them, and those who were asked for, by name. */
  customers: Array<CalendarPerson>;
  /** In the order of their start; of more than 3,000, the first. */
  entries: Array<CalendarEntry>;
  /** How many there are. */
  total: Scalars['Int']['output'];
  /** Those who give them, and those who were asked for, by name. */
  tutors: Array<CalendarTutor>;
};

/** When a tutor is away. */
export type CalendarAway = {
  __typename?: 'CalendarAway';
  /** Until when. */
  endAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Why. */
  reason: TimeOffReason;
  /** Since when. */
  startAt: Scalars['DateTime']['output'];
  /** The tutor, by their id. */
  tutorId: Scalars['ID']['output'];
};

/** A dated lesson, or a session of a group lesson. */
export type CalendarEntry = {
  __typename?: 'CalendarEntry';
  /** Whose clock it was agreed by. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** The course of a lesson, by its id. */
  courseId: Maybe<Scalars['ID']['output']>;
  /** Who pays for a lesson, by their id; null for a session. */
  customerId: Maybe<Scalars['ID']['output']>;
  /** When it ends. */
  endAt: Scalars['DateTime']['output'];
  /** The group lesson of a session, by its id. */
  groupLessonId: Maybe<Scalars['ID']['output']>;
  /** Whether it is only held until the course is paid for. */
  hold: Scalars['Boolean']['output'];
  /** The lesson's or the session's id. */
  id: Scalars['ID']['output'];
  /** The kind of lesson; null for a session. */
  lessonKind: Maybe<LessonKind>;
  /** Where the lesson stands; null for a session. */
  lessonStatus: Maybe<BookedLessonStatus>;
  /** The lesson's number, for example L-000123-07; null for a session. */
  number: Maybe<Scalars['String']['output']>;
  /** Where the session stands; null for a lesson. */
  sessionStatus: Maybe<GroupInstanceStatus>;
  /** When it begins. */
  startAt: Scalars['DateTime']['output'];
  /** What is taught. */
  subject: Scalars['String']['output'];
  /** Who learns: the learner, the pod, or the group lesson's title. */
  title: Scalars['String']['output'];
  /** Who teaches, by their ids. */
  tutorIds: Array<Scalars['ID']['output']>;
  /** Goes up with each change. */
  version: Scalars['Int']['output'];
};

export type CalendarFilter = {
  /** Paid by any of these customers, or with them enrolled. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Lessons of any of these kinds. */
  kind?: InputMaybe<Array<LessonKind>>;
  /** Of any of these regions. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Lessons in any of these states; all but cancelled and moved ones if left out. */
  status?: InputMaybe<Array<BookedLessonStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Given by any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A secret link by which somebody's own calendar reads their lessons. Whoever has it reads them, without signing in. */
export type CalendarLink = {
  __typename?: 'CalendarLink';
  /** A path of this portal; null where there is no link yet. */
  path: Maybe<Scalars['String']['output']>;
  /** Since when it works. */
  since: Maybe<Scalars['DateTime']['output']>;
  /** Sent back to renew it; null where there is none. */
  version: Maybe<Scalars['Int']['output']>;
};

/** The outcome of renewing a calendar link. */
export type CalendarLinkPayload = {
  __typename?: 'CalendarLinkPayload';
  /** Whether there is a new link; the old one has ended. */
  renewed: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** A new calendar link in place of the one there is. */
export type CalendarLinkRenewInput = {
  /** The tutor or customer. */
  personId: Scalars['ID']['input'];
  /** As what the calendar shows lessons to them. */
  side: CalendarSide;
  /** The version of the link that ends; null where there is none yet. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody who pays for lessons in a calendar. */
export type CalendarPerson = {
  __typename?: 'CalendarPerson';
  /** The person's id. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Their own time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

/** As what a calendar shows lessons to somebody. */
export type CalendarSide =
  /** Those that they pay for. */
  | 'customer'
  /** Those that they give. */
  | 'tutor';

/** A tutor of lessons in a calendar. */
export type CalendarTutor = {
  __typename?: 'CalendarTutor';
  /** The tutor's id. */
  id: Scalars['ID']['output'];
  /** How many hours a week they want at most. */
  maxHoursPerWeek: Maybe<Scalars['Int']['output']>;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** What they teach. */
  subjects: Array<Scalars['String']['output']>;
  /** Their own time zone. */
  timeZone: Scalars['TimeZone']['output'];
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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Their CV, as it was uploaded. */
  cvFile: Maybe<File>;
  /** The address of a CV that lies elsewhere. */
  cvUrl: Maybe<Scalars['String']['output']>;
  /** When they were born, if known. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** The day of the demo lesson. */
  demoDate: Maybe<Scalars['Date']['output']>;
  /** What was noted in it. */
  demoNotes: Maybe<Scalars['String']['output']>;
  /** A recording of it, as it was uploaded. */
  demoRecordingFile: Maybe<File>;
  /** The address of a recording that lies elsewhere. */
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
  /** A recording in which they introduce themselves, as it was uploaded. */
  introAudioFile: Maybe<File>;
  /** The address of such a recording that lies elsewhere. */
  introAudioUrl: Maybe<Scalars['String']['output']>;
  /** A film in which they introduce themselves, as it was uploaded. */
  introVideoFile: Maybe<File>;
  /** The address of such a film that lies elsewhere. */
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
  offerAmount: Maybe<Scalars['MinorUnits']['output']>;
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
  /** An upload of the kind CV. */
  cvFileId?: InputMaybe<Scalars['ID']['input']>;
  cvUrl?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  dialects: Array<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  hoursPerWeek?: InputMaybe<Scalars['Int']['input']>;
  /** An upload of the kind AUDIO. */
  introAudioFileId?: InputMaybe<Scalars['ID']['input']>;
  introAudioUrl?: InputMaybe<Scalars['String']['input']>;
  introVideoFileId?: InputMaybe<Scalars['ID']['input']>;
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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** With `preview`, the emails that it would send; null otherwise. */
  mails: Maybe<Array<MailShown>>;
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
  /** An upload of the kind CV. */
  cvFileId?: InputMaybe<Scalars['ID']['input']>;
  cvUrl?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  demoDate?: InputMaybe<Scalars['Date']['input']>;
  demoNotes?: InputMaybe<Scalars['String']['input']>;
  demoRecordingFileId?: InputMaybe<Scalars['ID']['input']>;
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
  /** An upload of the kind AUDIO. */
  introAudioFileId?: InputMaybe<Scalars['ID']['input']>;
  introAudioUrl?: InputMaybe<Scalars['String']['input']>;
  introVideoFileId?: InputMaybe<Scalars['ID']['input']>;
  introVideoUrl?: InputMaybe<Scalars['String']['input']>;
  languageScore?: InputMaybe<Scalars['Int']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who watches the demo lesson. */
  observerId?: InputMaybe<Scalars['ID']['input']>;
  offerAmount?: InputMaybe<Scalars['MinorUnits']['input']>;
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
  /** What else is to be known of a rejection; of rejected applications alone. */
  rejectionNote?: InputMaybe<Scalars['String']['input']>;
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

/** Lessons that were made by other rules of their zone than those of today. */
export type ChangedRule = {
  __typename?: 'ChangedRule';
  /** When the first of them begins. */
  firstAt: Scalars['DateTime']['output'];
  /** How many lessons to come. */
  lessons: Scalars['Int']['output'];
  /** The zone. */
  timeZone: Scalars['TimeZone']['output'];
};

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

/** What a change of the clocks does to the time of a lesson. */
export type ClockChange =
  /** It does not exist on that day. */
  | 'gap'
  /** It comes twice on that day. */
  | 'overlap';

/** What changes of clocks bring in the days to come. */
export type ClockChangeReview = {
  __typename?: 'ClockChangeReview';
  /** The changes within 21 days, the first first. */
  changes: Array<ClockShift>;
  /** What they move for tutors, at most 500. */
  moved: Array<MovedSlot>;
  /** The next change after these. */
  next: Maybe<ClockShift>;
  /** Where the rules of a zone have changed since lessons were made. */
  rules: Array<ChangedRule>;
};

/** That both sides of a course were told of a change of a clock. */
export type ClockNotice = {
  __typename?: 'ClockNotice';
  /** Those who pay for the lessons and have an email. */
  customers: Array<Customer>;
  /** So many days before the change: 14 or 2. */
  daysAhead: Scalars['Int']['output'];
  /** When. */
  toldAt: Scalars['DateTime']['output'];
  /** The tutor; null if they have no email. */
  tutor: Maybe<Tutor>;
};

/** A zone's clock goes forward by so many minutes, or back where they are negative. */
export type ClockShift = {
  __typename?: 'ClockShift';
  /** The first instant by the new clock. */
  at: Scalars['DateTime']['output'];
  /** By how much. */
  minutes: Scalars['Int']['output'];
  /** Whose clock. */
  timeZone: Scalars['TimeZone']['output'];
};

export type ColleagueFilter = {
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ColleagueSort =
  /** By last name, then first name, ascending. */
  | 'NAME_ASC'
  /** By last name, then first name, descending. */
  | 'NAME_DESC';

/** An agreed course of lessons. */
export type ConfirmedLesson = Node & {
  __typename?: 'ConfirmedLesson';
  /** Whose clock the lessons keep to. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** When the lessons are paid. */
  billing: LessonBilling;
  /** Days on which none could be booked since someone was busy or away. */
  clashDates: Array<Scalars['Date']['output']>;
  /** For example L-000123; never reused. */
  confirmedNumber: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Who pays. */
  customer: Maybe<Customer>;
  /** How long a lesson is. */
  durationMinutes: Scalars['Int']['output'];
  /** What its lessons cost before its price was changed, the earliest first. */
  earlierPrices: Array<EarlierPrice>;
  /** The last day, if one was set. */
  endOn: Maybe<Scalars['Date']['output']>;
  /** Why it was ended. */
  endedReason: Maybe<Scalars['String']['output']>;
  /** Lessons are booked up to this day, which is not included. */
  generatedUntil: Scalars['Date']['output'];
  /** The last change of its tutor. */
  handover: Maybe<CourseHandover>;
  id: Scalars['ID']['output'];
  /** The kind of lessons. */
  kind: LessonKind;
  /** Who is taught: a customer or a dependent; null for a pod. */
  learner: Maybe<Learner>;
  /** How many lessons there are to be, if that was set. */
  lessonCount: Maybe<Scalars['Int']['output']>;
  /** What opens the link. */
  meetingPasscode: Maybe<Scalars['String']['output']>;
  /** Where the lessons are held. */
  meetingProvider: Maybe<MeetingProvider>;
  /** The link to them. */
  meetingUrl: Maybe<Scalars['String']['output']>;
  /** When the next lesson begins, if one is booked. */
  nextLessonAt: Maybe<Scalars['DateTime']['output']>;
  /** The first day of a pause. */
  pausedFrom: Maybe<Scalars['Date']['output']>;
  /** The last day of a pause. */
  pausedUntil: Maybe<Scalars['Date']['output']>;
  /** The pod that is taught. */
  pod: Maybe<CustomerPod>;
  /** The cancellation policy, as it was when the course was confirmed. */
  policySnapshot: PolicyCopy;
  /** For one lesson, in minor units. */
  priceAmount: Scalars['MinorUnits']['output'];
  /** The currency of the price. */
  priceCurrency: Currency;
  /** The region of whoever pays. */
  region: Maybe<Region>;
  /** What it came of. */
  request: Maybe<LessonRequest>;
  /** Since when its times are as they are, if they were changed. */
  scheduleFrom: Maybe<Scalars['Date']['output']>;
  /** Days without a lesson. */
  skipDates: Array<Scalars['Date']['output']>;
  /** When lessons begin, week by week. */
  slots: Array<CourseSlot>;
  /** The first day on which there may be a lesson. */
  startOn: Scalars['Date']['output'];
  /** Where it stands. */
  status: ConfirmedLessonStatus;
  /** Since when. */
  statusSince: Scalars['DateTime']['output'];
  /** What is taught. */
  subject: Scalars['String']['output'];
  /** Who teaches. */
  tutor: Maybe<Tutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ConfirmedLessonFilter = {
  /** Paid in any of these ways. */
  billing?: InputMaybe<Array<LessonBilling>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether there are days on which no lesson could be booked. */
  clash?: InputMaybe<Scalars['Boolean']['input']>;
  /** Paid by any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<LessonKind>>;
  /** For any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is paused, or a pause is ahead. */
  pausing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What any of these requests became. */
  requestId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A number, or parts of the name of whoever pays, learns or teaches; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states; those that go on where none is given. */
  status?: InputMaybe<Array<ConfirmedLessonStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Taught by any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ConfirmedLessonPage = {
  __typename?: 'ConfirmedLessonPage';
  items: Array<ConfirmedLesson>;
  pageInfo: PageInfo;
};

export type ConfirmedLessonPayload = {
  __typename?: 'ConfirmedLessonPayload';
  confirmedLesson: Maybe<ConfirmedLesson>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type ConfirmedLessonSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  /** What begins first comes first. */
  | 'START_ASC'
  /** What begins last comes first. */
  | 'START_DESC';

/** Where a confirmed course of lessons stands. */
export type ConfirmedLessonStatus =
  /** Lessons are given. */
  | 'active'
  /** Its lessons are held until it is paid for. */
  | 'awaiting-payment'
  /** It was called off before it was paid for. */
  | 'cancelled'
  /** It is over, or was ended. */
  | 'ended'
  /** No lessons for a while. */
  | 'paused';

/** What a conflict forbids. */
export type ConflictLevel =
  /** It forbids the lesson to all but directors. */
  | 'director'
  /** It forbids the lesson. */
  | 'hard'
  /** It only asks whether the lesson is meant. */
  | 'soft';

/** What stands in the way of a lesson. */
export type ConflictRule =
  /** The tutor's background check has expired, and the learner is under 18. */
  | 'background-check'
  /** The tutor has too short a break. */
  | 'gap'
  /** The tutor has not set their hours. */
  | 'hours-not-set'
  /** The learner has another lesson. */
  | 'learner-busy'
  /** It is night for a learner under 18. */
  | 'night'
  /** The tutor needs more notice. */
  | 'notice'
  /** The tutor is paused or has left. */
  | 'not-taking'
  /** It is outside the tutor's hours. */
  | 'outside-hours'
  /** The tutor has time off. */
  | 'tutor-away'
  /** The tutor has another lesson. */
  | 'tutor-busy'
  /** The tutor has more hours that week than they want. */
  | 'weekly-hours';

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

/** Somebody who writes lessons of the learning content. The id is the account's. */
export type ContentCreator = Node & {
  __typename?: 'ContentCreator';
  /** When it was archived; null while in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The share of reviews of what they wrote that end in asking for changes, from 0 to 1; null before the first. */
  changesRequestedRate: Maybe<Scalars['Float']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** How many of their lessons are being reviewed. */
  inReviewCount: Scalars['Int']['output'];
  /** What they write in, for example Igbo. */
  languages: Array<Scalars['String']['output']>;
  /** In how many days half of their lessons were published after they were given them; null before the first. */
  medianDays: Maybe<Scalars['Float']['output']>;
  /** How many of their lessons are not published. */
  openCount: Scalars['Int']['output'];
  /** How many of their lessons should be ready by now. */
  overdueCount: Scalars['Int']['output'];
  /** Whose account it is; null if they have left. */
  person: Maybe<StaffUser>;
  /** How many of their lessons were published since the first of the month, by the reader's clock. */
  publishedThisMonth: Scalars['Int']['output'];
  /** What they write about best. */
  specialities: Array<Scalars['String']['output']>;
  /** Whether they are given lessons to write. */
  status: CreatorStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** How many lessons a week they are to write. */
  weeklyTarget: Maybe<Scalars['Int']['output']>;
};

export type ContentCreatorCreateInput = {
  /** At least one. */
  languages: Array<Scalars['String']['input']>;
  specialities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Active if left out. */
  status?: InputMaybe<CreatorStatus>;
  /** From 1 to 100. */
  weeklyTarget?: InputMaybe<Scalars['Int']['input']>;
};

export type ContentCreatorFilter = {
  /** Who write in any of these languages. */
  language?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those with this status. */
  status?: InputMaybe<CreatorStatus>;
};

export type ContentCreatorPage = {
  __typename?: 'ContentCreatorPage';
  items: Array<ContentCreator>;
  pageInfo: PageInfo;
};

export type ContentCreatorPayload = {
  __typename?: 'ContentCreatorPayload';
  creator: Maybe<ContentCreator>;
  userErrors: Array<UserError>;
};

export type ContentCreatorSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type ContentCreatorUpdateInput = {
  /** At least one. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  specialities?: InputMaybe<Array<Scalars['String']['input']>>;
  status?: InputMaybe<CreatorStatus>;
  /** From 1 to 100. */
  weeklyTarget?: InputMaybe<Scalars['Int']['input']>;
};

/** How far the lessons of all exams are, and how their reviews end; of those that you may see. */
export type ContentStats = {
  __typename?: 'ContentStats';
  /** The share of reviews that end in asking for changes, from 0 to 1; null before the first. */
  changesRequestedRate: Maybe<Scalars['Float']['output']>;
  /** Lessons that are not handed in although their day has passed. */
  overdueCount: Scalars['Int']['output'];
  /** Lessons published since the first of the month. */
  publishedThisMonth: Scalars['Int']['output'];
  /** All four statuses, in order. */
  statuses: Array<ContentStatusFigures>;
};

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

/** The lessons of one status. */
export type ContentStatusFigures = {
  __typename?: 'ContentStatusFigures';
  /** The status. */
  contentStatus: ContentStatus;
  /** How many lessons have it. */
  count: Scalars['Int']['output'];
  /** For how many days half of them have had it; null of none. */
  medianDays: Maybe<Scalars['Float']['output']>;
};

/** What a change would do to the lessons of a course. */
export type CourseChange = {
  __typename?: 'CourseChange';
  /** How many are booked besides. */
  added: Scalars['Int']['output'];
  /** How many booked lessons would be cancelled. */
  cancelled: Scalars['Int']['output'];
  /** What is about all of them. */
  conflicts: Array<LessonConflict>;
  /** On how many days there is no lesson in a pause. */
  days: Scalars['Int']['output'];
  /** How many stay where they are. */
  kept: Scalars['Int']['output'];
  /** How many of these later than the policy asks for. */
  late: Scalars['Int']['output'];
  /** Lessons at their new times, or with their new tutor. */
  lessons: Array<PlannedLesson>;
  /** How many move to another time. */
  moved: Scalars['Int']['output'];
};

/** A change that nobody has made yet. */
export type CourseChangeInput = {
  /** Whose clock they keep to; as before where it is left out. */
  anchorTimeZone?: InputMaybe<Scalars['TimeZone']['input']>;
  /** Which. */
  change: CourseChangeKind;
  /** The first day; today where it is left out. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Days to leave out. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** The new times. */
  slots?: InputMaybe<Array<CourseSlotInput>>;
  /** Who is to teach. */
  tutorId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day of a pause. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** What may be changed of a course from a day on. */
export type CourseChangeKind =
  /** No more lessons. */
  | 'END'
  /** No lessons for a while. */
  | 'PAUSE'
  /** Other times. */
  | 'SCHEDULE'
  /** Another tutor. */
  | 'TUTOR';

/** How a course was handed from one tutor to another. */
export type CourseHandover = {
  __typename?: 'CourseHandover';
  /** The first day of the new tutor. */
  effectiveOn: Scalars['Date']['output'];
  /** Who taught before. */
  fromTutor: Maybe<Tutor>;
  /** What the new tutor should know. */
  note: Scalars['String']['output'];
};

/** From when until when there are no lessons, and why. */
export type CoursePauseInput = {
  /** Who asked for it: the customer, the tutor or staff. */
  byKind: LessonParty;
  /** The first day without lessons. */
  from: Scalars['Date']['input'];
  /** Needed where the reason is another one. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: LessonReason;
  /** The last day without lessons, at most 90 days in all. */
  until: Scalars['Date']['input'];
};

/** New times of a course from a day on. */
export type CourseScheduleInput = {
  /** Whose clock they keep to; as before where it is left out. */
  anchorTimeZone?: InputMaybe<Scalars['TimeZone']['input']>;
  /** Whether what is unusual is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The first day to which they apply. */
  effectiveOn: Scalars['Date']['input'];
  /** Days without a lesson. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** The times of a week. */
  slots: Array<CourseSlotInput>;
};

/** When lessons of a week begin in a course. */
export type CourseSlot = {
  __typename?: 'CourseSlot';
  /** How long a lesson is. */
  durationMinutes: Scalars['Int']['output'];
  /** For example 18:00, by the clock of the course. */
  start: Scalars['String']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

/** A slot of a week. */
export type CourseSlotInput = {
  /** For example 18:00. */
  start: Scalars['String']['input'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['input'];
};

/** Another tutor from a day on. */
export type CourseTutorInput = {
  /** Whether what is unusual is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Their first day. */
  effectiveOn: Scalars['Date']['input'];
  /** What they should know. */
  note: Scalars['String']['input'];
  /** Who. */
  tutorId: Scalars['ID']['input'];
};

/** Whether a content creator is given lessons to write. */
export type CreatorStatus =
  /** They are. */
  | 'active'
  /** Not for the time being. */
  | 'paused';

/** What became of a part of a credit. */
export type CreditEntry = {
  __typename?: 'CreditEntry';
  /** When it was written down. */
  at: Scalars['DateTime']['output'];
  /** What is left after it. */
  balance: Scalars['MinorUnits']['output'];
  /** Who did it; null for the system. */
  by: Maybe<StaffUser>;
  /** The day it counts for. */
  day: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** The invoice that it pays. */
  invoice: Maybe<Invoice>;
  /** Signed: minutes or minor units. */
  quantity: Scalars['MinorUnits']['output'];
  /** Why. */
  reason: Maybe<Scalars['String']['output']>;
  /** What it does. */
  type: CreditEntryType;
  /** What that is worth, without tax. */
  value: Scalars['MinorUnits']['output'];
};

/** What an entry does to a credit. */
export type CreditEntryType =
  /** A correction. */
  | 'adjust'
  /** It pays an invoice. */
  | 'apply'
  /** It has expired. */
  | 'expire'
  /** Credit is given. */
  | 'grant'
  /** What paid an invoice comes back. */
  | 'put-back'
  /** It is given back as money. */
  | 'refund'
  /** What was used comes back. */
  | 'return'
  /** It comes from another learner. */
  | 'transfer-in'
  /** It goes to another learner. */
  | 'transfer-out'
  /** A lesson uses it. */
  | 'use';

/** Minutes of lessons or money that a customer may use. */
export type CreditLot = Node & {
  __typename?: 'CreditLot';
  createdAt: Scalars['DateTime']['output'];
  /** The currency of what it is worth. */
  currency: Currency;
  /** Whose it is. */
  customer: Maybe<Customer>;
  /** What became of it, the oldest first. */
  entries: Array<CreditEntry>;
  /** The last day of use. */
  expiresOn: Maybe<Scalars['Date']['output']>;
  /** What cannot be used while a payment is disputed. */
  frozen: Scalars['MinorUnits']['output'];
  /** What is paid for so far, or given. */
  granted: Scalars['MinorUnits']['output'];
  id: Scalars['ID']['output'];
  /** The invoice that sold it. */
  invoice: Maybe<Invoice>;
  /** Whom it is for; empty for all learners of the customer. */
  learners: Array<Learner>;
  /** The usual length of its lessons. */
  lessonMinutes: Maybe<Scalars['Int']['output']>;
  /** Why it was given. */
  note: Maybe<Scalars['String']['output']>;
  /** The payment that left it over. */
  payment: Maybe<Payment>;
  /** The pod that it is for. */
  pod: Maybe<CustomerPod>;
  /** What is left. */
  rest: Scalars['MinorUnits']['output'];
  /** What was sold or given: minutes or minor units. */
  size: Scalars['MinorUnits']['output'];
  /** Where it comes from. */
  source: CreditSource;
  /** What it is for; empty for every subject. */
  subjects: Array<Scalars['String']['output']>;
  /** The tax on it. */
  tax: Scalars['MinorUnits']['output'];
  /** With whom it can be used; empty for every tutor. */
  tutors: Array<Tutor>;
  /** What it is counted in. */
  unit: CreditUnit;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** What that is worth without tax; 0 for a gift. */
  worth: Scalars['MinorUnits']['output'];
};

/** A gift to a customer. */
export type CreditLotCreateInput = {
  /** What these minutes would cost; it counts towards the limit of the month. */
  cost?: InputMaybe<Scalars['MinorUnits']['input']>;
  currency: Currency;
  /** Who gets it. */
  customerId: Scalars['ID']['input'];
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** For one learner alone. */
  learnerId?: InputMaybe<Scalars['ID']['input']>;
  /** Minutes or minor units. */
  quantity: Scalars['MinorUnits']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minutes or money. */
  unit: CreditUnit;
};

export type CreditLotFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** Of any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Sold by any of these invoices. */
  invoiceId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For any of these learners. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** From any of these sources. */
  source?: InputMaybe<Array<CreditSource>>;
  /** Minutes or money. */
  unit?: InputMaybe<Array<CreditUnit>>;
};

export type CreditLotPage = {
  __typename?: 'CreditLotPage';
  items: Array<CreditLot>;
  pageInfo: PageInfo;
};

export type CreditLotPayload = {
  __typename?: 'CreditLotPayload';
  creditLot: Maybe<CreditLot>;
  userErrors: Array<UserError>;
};

export type CreditLotSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'EXPIRES_ASC'
  | 'EXPIRES_DESC';

/** Where a credit comes from. */
export type CreditSource =
  /** A credit note. */
  | 'credit-note'
  /** A gift of ours. */
  | 'goodwill'
  /** A prepayment invoice. */
  | 'invoice'
  /** What was left in earlier books. */
  | 'opening'
  /** More was paid than was due. */
  | 'overpayment'
  /** A referral. */
  | 'referral';

/** What a credit is counted in. */
export type CreditUnit =
  /** Minutes of lessons. */
  | 'minutes'
  /** Money. */
  | 'money';

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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Who learns on their account, active ones by name; what was archived is in `dependents`. */
  dependents: Array<Dependent>;
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
  /** The last of these that was given. */
  lastLesson: Maybe<LessonMoment>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First names of those who learn: the customer, then active dependents by name. */
  learnerNames: Array<Scalars['String']['output']>;
  /** Lessons that they pay for, their own and others'. */
  lessons: Maybe<BookedLessonPage>;
  /** Whether they agreed to be written to about offers. */
  marketingConsent: Scalars['Boolean']['output'];
  /** The customer that this record was merged into; it is not changed any more. */
  mergedInto: Maybe<Customer>;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The lesson that comes next, of those that they pay for and of their pods’. */
  nextLesson: Maybe<LessonMoment>;
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


/** Someone who pays for lessons, for themselves or for others. */
export type CustomerLessonsArgs = {
  filter: BookedLessonFilter;
  page: PageInput;
  sort: BookedLessonSort;
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
  /** Whom the lessons are for, added to the account in the same step. */
  dependent?: InputMaybe<FirstDependentInput>;
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  invoiceEmail?: InputMaybe<Scalars['String']['input']>;
  /** Whether they learn themselves; left out, they do if the lessons are for them. */
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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Added within this period. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
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
  /** Whether they have a lesson to come. */
  upcoming?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** The last one that was given. */
  lastLesson: Maybe<LessonMoment>;
  /** What its members can already do, if known. */
  level: Maybe<LearnerLevel>;
  /** Its current members, in order. */
  members: Array<PodMember>;
  /** Unique in its region. */
  name: Scalars['String']['output'];
  /** The lesson that comes next. */
  nextLesson: Maybe<LessonMoment>;
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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
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

/** Some days by the viewer’s calendar. */
export type DayRangeInput = {
  /** The first of them. */
  from: Scalars['Date']['input'];
  /** The last of them; not before the first. */
  until: Scalars['Date']['input'];
};

/** The views of a list after a change of what it opens with. */
export type DefaultListViewPayload = {
  __typename?: 'DefaultListViewPayload';
  /** The views of the list that the viewer may open. */
  listViews: Maybe<Array<ListView>>;
  userErrors: Array<UserError>;
};

/** The kanban board of the demo apps, shared by everybody. */
export type DemoBoard = {
  __typename?: 'DemoBoard';
  /** The lists in order. */
  lists: Array<DemoBoardList>;
};

/** A card on the demo's board. */
export type DemoBoardCard = {
  __typename?: 'DemoBoardCard';
  /** The checklists in the order in which they were added. */
  checklists: Array<DemoBoardChecklist>;
  /** The comments, oldest first. */
  comments: Array<DemoBoardComment>;
  /** Further text; empty if there is none. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What there is to do, in a few words. */
  name: Scalars['String']['output'];
};

/** One item of a checklist on the demo's board. */
export type DemoBoardCheckItem = {
  __typename?: 'DemoBoardCheckItem';
  id: Scalars['ID']['output'];
  /** Whether it has been ticked. */
  isComplete: Scalars['Boolean']['output'];
  /** What there is to do. */
  name: Scalars['String']['output'];
};

/** A checklist of a card on the demo's board. */
export type DemoBoardChecklist = {
  __typename?: 'DemoBoardChecklist';
  /** The items in the order in which they were added. */
  checkItems: Array<DemoBoardCheckItem>;
  id: Scalars['ID']['output'];
  /** The heading of the checklist. */
  name: Scalars['String']['output'];
};

/** A comment on a card of the demo's board. */
export type DemoBoardComment = {
  __typename?: 'DemoBoardComment';
  /** The name of the person who wrote it. */
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The text of the comment. */
  message: Scalars['String']['output'];
};

/** A list of cards on the demo's board. */
export type DemoBoardList = {
  __typename?: 'DemoBoardList';
  /** The cards in their given order. */
  cards: Array<DemoBoardCard>;
  id: Scalars['ID']['output'];
  /** The heading of the list. */
  name: Scalars['String']['output'];
};

/** The outcome of a change to the demo's board. */
export type DemoBoardPayload = {
  __typename?: 'DemoBoardPayload';
  /** The whole board after the change; null if it was refused. */
  board: Maybe<DemoBoard>;
  userErrors: Array<UserError>;
};

/** What to change in a card of the demo's board. */
export type DemoCardUpdateInput = {
  /** Further text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What there is to do, in a few words. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What to change in a check item of the demo's board. */
export type DemoCheckItemUpdateInput = {
  /** Whether it is ticked. */
  isComplete: Scalars['Boolean']['input'];
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
  /** The last of these that was given. */
  lastLesson: Maybe<LessonMoment>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** What helps them learn. */
  learningNeeds: Maybe<Scalars['String']['output']>;
  /** What they can already do, if known. */
  level: Maybe<LearnerLevel>;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The lesson that comes next, of their own or of a pod’s. */
  nextLesson: Maybe<LessonMoment>;
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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Whether they have a lesson to come. */
  upcoming?: InputMaybe<Scalars['Boolean']['input']>;
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

/** A dialect of a language, named by words, speakers and recordings. */
export type Dialect = Node & {
  __typename?: 'Dialect';
  /** Whether it can be chosen for new records. */
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The name, unique within its language. */
  name: Scalars['String']['output'];
  /** Where it stands among those of its language, the lowest first. */
  order: Scalars['Int']['output'];
  /** The language. */
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type DialectCreateInput = {
  name: Scalars['String']['input'];
  order?: InputMaybe<Scalars['Int']['input']>;
  subject: Scalars['String']['input'];
};

export type DialectFilter = {
  /** True for dialects in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these languages. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DialectPage = {
  __typename?: 'DialectPage';
  items: Array<Dialect>;
  pageInfo: PageInfo;
};

export type DialectPayload = {
  __typename?: 'DialectPayload';
  dialect: Maybe<Dialect>;
  userErrors: Array<UserError>;
};

export type DialectSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'SUBJECT_ASC'
  | 'SUBJECT_DESC';

export type DialectUpdateInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** How a dispute ends. */
export type DisputeSettleInput = {
  /** Of the price. */
  chargePercent: Scalars['Int']['input'];
  /** As what the lesson counts: completed, a no-show or cancelled. */
  outcome: BookedLessonStatus;
  /** Of the tutor's pay. */
  payPercent: Scalars['Int']['input'];
  /** Kept in the log of the lesson. */
  reason: Scalars['String']['input'];
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

/** What lessons before a day cost. */
export type EarlierPrice = {
  __typename?: 'EarlierPrice';
  /** For one lesson, in minor units. */
  priceAmount: Scalars['MinorUnits']['output'];
  /** The day; not included. */
  until: Scalars['Date']['output'];
};

/** What became of a learner on one of the dates that they were enrolled for at once. */
export type EnrolledDate = {
  __typename?: 'EnrolledDate';
  /** The session. */
  id: Scalars['ID']['output'];
  /** What it is called: “2026-02-02 at 18:00”, by its own clock. */
  name: Scalars['String']['output'];
  /** Why nothing was done for this date. */
  reason: Maybe<Scalars['String']['output']>;
  /** When it starts. */
  start: Scalars['DateTime']['output'];
  /** How the learner stands; null where they could not be enrolled. */
  status: Maybe<EnrolmentStatus>;
};

export type EnrolledDatesPayload = {
  __typename?: 'EnrolledDatesPayload';
  /** Each date to come, the first in front. */
  dates: Maybe<Array<EnrolledDate>>;
  userErrors: Array<UserError>;
};

/** How a learner stands in a session. */
export type EnrolmentStatus =
  /** They did not come. */
  | 'absent'
  /** They came. */
  | 'attended'
  /** They left. */
  | 'cancelled'
  /** They have a place. */
  | 'enrolled'
  /** A place is kept for them for some hours. */
  | 'offered'
  /** They wait for a place. */
  | 'waitlisted';

/** A kind of record whose changes are sent as they happen. */
export type EntityKind =
  /** One of the viewer's own jobs. */
  | 'account-job'
  /** A learner's attachment to a curriculum. */
  | 'attachment'
  /** A booked lesson. */
  | 'booked-lesson'
  /** A cancellation policy. */
  | 'cancellation-policy'
  /** A candidacy. */
  | 'candidacy'
  /** A confirmed lesson. */
  | 'confirmed-lesson'
  /** Somebody who writes lessons of the learning content. */
  | 'content-creator'
  /** A credit lot. */
  | 'credit-lot'
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
  /** A dialect. */
  | 'dialect'
  /** An exam. */
  | 'exam'
  /** A lesson in the learning content. */
  | 'exam-lesson'
  /** A subject, a topic or a section of an exam. */
  | 'exam-part'
  /** The session of a lesson. */
  | 'exam-session'
  /** A piece of customers' feedback. */
  | 'feedback'
  /** A group instance. */
  | 'group-instance'
  /** A group lesson. */
  | 'group-lesson'
  /** One of the viewer's own imports. */
  | 'import'
  /** An invoice. */
  | 'invoice'
  /** A job of the system. */
  | 'job'
  /** A journal entry. */
  | 'journal-entry'
  /** A journal template. */
  | 'journal-template'
  /** A lead. */
  | 'lead'
  /** A lesson rating. */
  | 'lesson-rating'
  /** A lesson request. */
  | 'lesson-request'
  /** One of the viewer's own views of a list. */
  | 'list-view'
  /** A message to a customer. */
  | 'message'
  /** One of the viewer's notifications. */
  | 'notification'
  /** A payment. */
  | 'payment'
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
  /** A student rating. */
  | 'student-rating'
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
  /** When it was archived; null while in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** What its picture shows. */
  coverAlt: Maybe<Scalars['String']['output']>;
  /** Its picture; null for none. */
  coverImage: Maybe<File>;
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

export type ExamCreateInput = {
  /** Whether the app shows it; true if left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the picture shows; needed with one. */
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture. */
  coverImage?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The only region it is for; null for all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Made from the title if left out. */
  slug?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

export type ExamFilter = {
  /** True for what the app shows, false for what it does not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for what was archived, which only those who may restore it see; false, or left out, for what is in use. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A lesson in the learning content. */
export type ExamLesson = Node & {
  __typename?: 'ExamLesson';
  /** Whether the app may show it once it is published. */
  activeFlag: ActiveFlag;
  /** When it was archived; null while in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The writer; null if there is none or they have left. */
  assignee: Maybe<StaffUser>;
  /** Its newest assignment that was not withdrawn; null if nobody has it. */
  assignment: Maybe<LessonAssignment>;
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
  /** How many things keep its newest session from being submitted; null if nothing is written. */
  problemCount: Maybe<Scalars['Int']['output']>;
  /** The first five things that keep its newest session from being submitted. */
  problems: Array<SessionCheck>;
  /** The number of the version that the app has; null for none. */
  publishedVersion: Maybe<Scalars['Int']['output']>;
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
  /** The number of its newest version; null if nothing is written. */
  workingVersion: Maybe<Scalars['Int']['output']>;
  /** Who else has its session open to write in it now. */
  writers: Array<StaffUser>;
};

/** Who is to write a lesson, and by when. */
export type ExamLessonAssignInput = {
  /** Who is to write it. */
  creatorId: Scalars['ID']['input'];
  /** The date by which it should be ready. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** What they are to bear in mind. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Whether it may be taken from somebody who has it already; false if left out. */
  reassign?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The number of lessons with one status. */
export type ExamLessonCount = {
  __typename?: 'ExamLessonCount';
  /** The status. */
  contentStatus: ContentStatus;
  /** How many lessons have it. */
  count: Scalars['Int']['output'];
};

export type ExamLessonCreateInput = {
  /** Active if left out. */
  activeFlag?: InputMaybe<ActiveFlag>;
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  summary?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

export type ExamLessonFilter = {
  /** Only lessons with this flag. */
  activeFlag?: InputMaybe<ActiveFlag>;
  /** True for what was archived, which only those who may restore it see; false, or left out, for what is in use. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Assigned to any of these people. */
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these statuses. */
  contentStatus?: InputMaybe<Array<ContentStatus>>;
  /** Anywhere in any of these exams. */
  examId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True for lessons past their due date and not published, false for all others. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for lessons whose newest session something keeps from being submitted, false for all others. */
  problems?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reviewed by any of these people. */
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Anywhere in any of these subjects. */
  subjectId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ExamLessonPage = {
  __typename?: 'ExamLessonPage';
  items: Array<ExamLesson>;
  pageInfo: PageInfo;
};

export type ExamLessonPayload = {
  __typename?: 'ExamLessonPayload';
  lesson: Maybe<ExamLesson>;
  userErrors: Array<UserError>;
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

export type ExamLessonUpdateInput = {
  activeFlag?: InputMaybe<ActiveFlag>;
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  summary?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Where to move a part of an exam. */
export type ExamMoveInput = {
  /** The position among the new siblings, starting at 0. */
  order: Scalars['Int']['input'];
  /** The new parent, on the level above. */
  parentId: Scalars['ID']['input'];
};

export type ExamPage = {
  __typename?: 'ExamPage';
  items: Array<Exam>;
  pageInfo: PageInfo;
};

/** A subject, a topic or a section of an exam, as it is written: the three levels have the same fields. */
export type ExamPart = Node & {
  __typename?: 'ExamPart';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The level it is on. */
  level: ExamPartLevel;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** The id of the exam, subject or topic above it. */
  parentId: Scalars['ID']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ExamPartCreateInput = {
  /** Whether the app shows it; true if left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

export type ExamPartFilter = {
  /** True for what the app shows, false for what it does not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for what was archived, which only those who may restore it see; false, or left out, for what is in use. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A level of an exam between itself and its lessons. */
export type ExamPartLevel =
  /** In a topic; made up of lessons. */
  | 'section'
  /** In an exam; made up of topics. */
  | 'subject'
  /** In a subject; made up of sections. */
  | 'topic';

export type ExamPartPayload = {
  __typename?: 'ExamPartPayload';
  part: Maybe<ExamPart>;
  userErrors: Array<UserError>;
};

export type ExamPartUpdateInput = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ExamPayload = {
  __typename?: 'ExamPayload';
  exam: Maybe<Exam>;
  userErrors: Array<UserError>;
};

/** The outcome of removing a part of an exam, or all of it. */
export type ExamRemovedPayload = {
  __typename?: 'ExamRemovedPayload';
  /** The id that nothing has any more; null if it was refused. */
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

/** A section of a topic, made up of lessons. */
export type ExamSection = Node & {
  __typename?: 'ExamSection';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
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

/** What a learner goes through in a lesson: its newest version, with what is right. It is for staff only. */
export type ExamSession = Node & {
  __typename?: 'ExamSession';
  /** Its blocks, in order. */
  blocks: Array<SessionBlock>;
  /** Everything that keeps it from being submitted, in the order of its blocks. */
  checks: Array<SessionCheck>;
  /** What reviewers asked for in the lesson, the latest first. */
  comments: Array<SessionComment>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether you wrote at this version: its authors withdraw it, and do not review it. */
  isAuthor: Scalars['Boolean']['output'];
  /** The lesson it belongs to. */
  lessonId: Scalars['ID']['output'];
  /** When this version was first published; null where it never was. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Starts at 1; a published version is followed by the next. */
  versionNumber: Scalars['Int']['output'];
  /** All versions of the lesson's session, the latest first. */
  versions: Array<SessionVersion>;
};

/** The blocks of a session, all of them. */
export type ExamSessionInput = {
  /** In order; at most 50. */
  blocks: Array<SessionBlockInput>;
};

export type ExamSessionPayload = {
  __typename?: 'ExamSessionPayload';
  session: Maybe<ExamSession>;
  userErrors: Array<UserError>;
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
  /** When it was archived; null while in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
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
  /** When it was archived; null while in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
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

export type ExamUpdateInput = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the picture shows; needed with one. */
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  coverImage?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The only region it is for; null for all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** The old slug keeps leading to the exam. */
  slug?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
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

/** What a customer says of the service, and what is answered. */
export type Feedback = Node & {
  __typename?: 'Feedback';
  /** Since when they have waited for an answer, or last did. */
  askedAt: Scalars['DateTime']['output'];
  /** Who is to see to it. */
  assignee: Maybe<StaffUser>;
  /** The whole of it, in their words. */
  body: Scalars['String']['output'];
  /** What it is about, in a word. */
  category: ServiceFeedbackCategory;
  /** How they told us. */
  channel: FeedbackChannel;
  createdAt: Scalars['DateTime']['output'];
  /** Who gave it; null where nobody is named. */
  customer: Maybe<Customer>;
  /** By when they are to be answered; null where they have been, or need none. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** For example F-0001; never reused. */
  feedbackNumber: Scalars['String']['output'];
  /** When they were first answered. */
  firstAnsweredAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Whose lessons it is about: the customer, or a dependent of theirs. */
  learner: Maybe<Learner>;
  /** The lesson that it is about. */
  lesson: Maybe<BookedLesson>;
  /** What came of it, the first in front. */
  links: Maybe<Array<FeedbackLink>>;
  /** What it is called: “F-0001”. */
  name: Scalars['String']['output'];
  /** How soon they are to be answered. */
  priority: FeedbackPriority;
  /** The customer’s region: its working days count. */
  region: Maybe<Region>;
  /** How it was resolved. */
  resolution: Maybe<Scalars['String']['output']>;
  /** How they feel, from 1, very unhappy, to 5. */
  sentiment: Maybe<Scalars['Int']['output']>;
  /** Where it stands. */
  status: FeedbackStatus;
  /** Since when it is in that state. */
  statusSince: Scalars['DateTime']['output'];
  /** What was said, and noted among staff, the first in front. */
  thread: Maybe<Array<FeedbackWords>>;
  /** What kind of feedback it is. */
  type: FeedbackType;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Who wrote it down; null for the system. */
  writtenBy: Maybe<StaffUser>;
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

/** How a customer told us what they think. */
export type FeedbackChannel =
  /** In the app. */
  | 'app'
  /** By email. */
  | 'email'
  /** On the phone. */
  | 'phone'
  /** In a survey. */
  | 'survey'
  /** On WhatsApp. */
  | 'whatsapp';

export type FeedbackCreateInput = {
  /** Who is to see to it: an active colleague who may. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The whole of it, in their words. */
  body: Scalars['String']['input'];
  /** What it is about, in a word. */
  category: ServiceFeedbackCategory;
  /** How they told us. */
  channel: FeedbackChannel;
  /** The customer who gave it, or the dependent of theirs whose lessons it is about. */
  learnerId?: InputMaybe<Scalars['ID']['input']>;
  /** The lesson that it is about; one that the customer pays for. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** How soon they are to be answered; normal if left out. */
  priority?: InputMaybe<FeedbackPriority>;
  /** Where nobody is named: the region whose working days count. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** How they feel, from 1, very unhappy, to 5. */
  sentiment?: InputMaybe<Scalars['Int']['input']>;
  /** What kind of feedback it is. */
  type: FeedbackType;
};

/** What was decided for a customer. */
export type FeedbackDecision =
  /** They get lesson credit. */
  | 'credit'
  /** They get nothing, and were told why. */
  | 'decline'
  /** The lesson is given again, or made longer. */
  | 'rebook'
  /** They get their money back; decided by a director. */
  | 'refund';

/** What feedback is about. */
export type FeedbackDirection =
  /** What someone says of a tutor. */
  | 'about-tutor'
  /** What a tutor says of us. */
  | 'from-tutor';

/** An entry in the journal of the tutor whom feedback concerns. */
export type FeedbackEntryInput = {
  /** The whole of it. */
  body: Scalars['String']['input'];
  /** What kind of entry it is. */
  kind: JournalKind;
  /** The day that it is about. */
  occurredOn: Scalars['Date']['input'];
  /** The tutor. */
  personId: Scalars['ID']['input'];
  /** From 1, the mildest, to 3; of warnings and incidents alone. */
  severity?: InputMaybe<Scalars['Int']['input']>;
  /** What it is called. */
  title: Scalars['String']['input'];
  /** Who may read it; staff if left out. */
  visibility?: InputMaybe<JournalVisibility>;
};

export type FeedbackFilter = {
  /** Any of these colleagues, who are to see to it; `me` is the viewer, `none` is nobody. */
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these. */
  category?: InputMaybe<Array<ServiceFeedbackCategory>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these. */
  channel?: InputMaybe<Array<FeedbackChannel>>;
  /** When it was written down, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether an answer is past due. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these. */
  priority?: InputMaybe<Array<FeedbackPriority>>;
  /** Any of these regions; `my-regions` are the viewer’s. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A number, or part of the feedback or of the customer’s name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these. */
  status?: InputMaybe<Array<FeedbackStatus>>;
  /** Any of these. */
  type?: InputMaybe<Array<FeedbackType>>;
};

/** What came of feedback. */
export type FeedbackLink = {
  __typename?: 'FeedbackLink';
  /** When it was decided, or the entry was written. */
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Of an entry in a journal: its id. */
  journalEntryId: Maybe<Scalars['ID']['output']>;
  /** What it is. */
  kind: FeedbackLinkKind;
  /** The request for lessons that make up for it. */
  lessonRequest: Maybe<LessonRequest>;
  /** Who decided, or wrote the entry. */
  madeBy: Maybe<StaffUser>;
  /** Why it was decided so, or what the entry is called. */
  note: Scalars['String']['output'];
  /** Of an entry in a journal: whose it is. */
  personId: Maybe<Scalars['ID']['output']>;
};

/** What came of feedback. */
export type FeedbackLinkKind =
  /** They get lesson credit. */
  | 'credit'
  /** They get nothing, and were told why. */
  | 'decline'
  /** An entry in a tutor's journal. */
  | 'journal-entry'
  /** The lesson is given again, or made longer. */
  | 'rebook'
  /** They get their money back; decided by a director. */
  | 'refund';

export type FeedbackPage = {
  __typename?: 'FeedbackPage';
  items: Array<Feedback>;
  pageInfo: PageInfo;
};

export type FeedbackPayload = {
  __typename?: 'FeedbackPayload';
  feedback: Maybe<Feedback>;
  userErrors: Array<UserError>;
};

/** How soon a customer is to be answered. */
export type FeedbackPriority =
  /** Within one working day. */
  | 'high'
  /** Within five working days. */
  | 'low'
  /** Within two working days. */
  | 'normal'
  /** Within four hours. */
  | 'urgent';

export type FeedbackSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'DUE_ASC'
  | 'DUE_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC';

/** Whose words they are. */
export type FeedbackSpeaker =
  /** The customer's. */
  | 'customer'
  /** Ours. */
  | 'staff';

/** The state of customers' feedback. */
export type FeedbackStatus =
  /** Resolved a week ago, and quiet since. */
  | 'closed'
  /** No one has answered it. */
  | 'new'
  /** Someone is seeing to it. */
  | 'open'
  /** It was resolved; it says how. A reply takes it up again. */
  | 'resolved'
  /** The customer was asked something. */
  | 'waiting-customer';

/** What kind of feedback it is. */
export type FeedbackType =
  /** Something went wrong. */
  | 'complaint'
  /** They are happy. */
  | 'praise'
  /** They would like to know something. */
  | 'question'
  /** They ask for money back. */
  | 'refund-request'
  /** Something could be better. */
  | 'suggestion';

/** Changes to feedback. What is left out stays; whose it is stays for good. */
export type FeedbackUpdateInput = {
  /** Who is to see to it: an active colleague who may. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The whole of it, in their words. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, in a word. */
  category?: InputMaybe<ServiceFeedbackCategory>;
  /** How they told us. */
  channel?: InputMaybe<FeedbackChannel>;
  /** The lesson that it is about; one that the customer pays for. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** How soon they are to be answered; until they are, it moves by when that is due. */
  priority?: InputMaybe<FeedbackPriority>;
  /** How they feel, from 1, very unhappy, to 5. */
  sentiment?: InputMaybe<Scalars['Int']['input']>;
  /** What kind of feedback it is. */
  type?: InputMaybe<FeedbackType>;
};

/** Something that was said about feedback, or noted. */
export type FeedbackWords = {
  __typename?: 'FeedbackWords';
  /** When it was written down. */
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is for staff alone. */
  internal: Scalars['Boolean']['output'];
  /** How an answer went out; null for what is not an answer. */
  sentBy: Maybe<ContactChannel>;
  /** Whose words they are. */
  speaker: FeedbackSpeaker;
  /** The words. */
  text: Scalars['String']['output'];
  /** Who wrote it down; null for the system. */
  writtenBy: Maybe<StaffUser>;
};

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
  /** The id of the content lesson whose session its blocks or questions are put into; null for other kinds. */
  lessonId: Maybe<Scalars['ID']['output']>;
  /** The field that each column fills, by its place; null for none. */
  mapping: Array<Maybe<Scalars['String']['output']>>;
  /** What is to be known of how the file was read, in sentences. */
  notes: Array<Scalars['String']['output']>;
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

/** A cell of a row that cannot be imported. */
export type FileImportCell = {
  __typename?: 'FileImportCell';
  /** The place of its column, from 0. */
  column: Scalars['Int']['output'];
  /** The heading of its column. */
  heading: Scalars['String']['output'];
  /** What is wrong with it; null where the row as a whole is wrong. */
  problem: Maybe<Scalars['String']['output']>;
  /** What stands in it. */
  text: Scalars['String']['output'];
};

/** A cell as it should be. */
export type FileImportCellInput = {
  /** The place of its column, from 0. */
  column: Scalars['Int']['input'];
  /** What is to stand in it. */
  text: Scalars['String']['input'];
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
  /** The cells to correct, where the row cannot be imported. */
  cells: Array<FileImportCell>;
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

/** Cells of one row as they should be. */
export type FileImportRowInput = {
  /** The cells that are corrected. */
  cells: Array<FileImportCellInput>;
  /** The row number in the file. */
  row: Scalars['Int']['input'];
};

export type FileImportRowPage = {
  __typename?: 'FileImportRowPage';
  items: Array<FileImportRow>;
  pageInfo: PageInfo;
};

/** A dependent who is added together with the customer: a date of birth or an age group is needed. */
export type FirstDependentInput = {
  /** Where nobody knows the date of birth. */
  ageGroup?: InputMaybe<AgeGroup>;
  /** Their birthday, if it is known. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The given name. */
  firstName: Scalars['String']['input'];
  /** The customer's if left out. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** What they are to the customer. */
  relationship: Relationship;
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

/** A time at which a tutor is free. */
export type FoundSlot = {
  __typename?: 'FoundSlot';
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** When it begins. */
  start: Scalars['DateTime']['output'];
};

/** A first lesson that a tutor could give. */
export type FreeSlot = {
  __typename?: 'FreeSlot';
  /** When it would end. */
  end: Scalars['DateTime']['output'];
  /** When it would begin. */
  start: Scalars['DateTime']['output'];
  /** The place of the preferred time, from 0. */
  time: Scalars['Int']['output'];
};

/** What is looked for when free times are. */
export type FreeSlotsInput = {
  /** How many days are looked at, up to 14. */
  days: Scalars['Int']['input'];
  /** How long a lesson is, from 15 to 240. */
  durationMinutes: Scalars['Int']['input'];
  /** Not before this time of a day, for example 17:00, by that clock. */
  earliest: Scalars['String']['input'];
  /** Finished by this time of a day. */
  latest: Scalars['String']['input'];
  /** A learner who must be free too. */
  learnerId?: InputMaybe<Scalars['ID']['input']>;
  /** A request whose preferred times are kept to, instead of all hours of these days. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day that suits, by that clock. */
  startOn: Scalars['Date']['input'];
  /** What is taught. */
  subject: Scalars['String']['input'];
  /** By whose clock it suits: the learner's. */
  timeZone: Scalars['TimeZone']['input'];
};

/** A tutor who is free, and when. */
export type FreeTutor = {
  __typename?: 'FreeTutor';
  /** Whether the times only lie near the preferred ones, since nobody is free at these. */
  isNearest: Scalars['Boolean']['output'];
  /** The first of the times at which they are free, in order. */
  slots: Array<FoundSlot>;
  /** The tutor's own time zone. */
  timeZone: Scalars['TimeZone']['output'];
  /** Who. */
  tutor: Maybe<Tutor>;
};

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

/** How much of a month's gifts to a customer is left. */
export type GoodwillStanding = {
  __typename?: 'GoodwillStanding';
  /** What is left of it. */
  left: Maybe<Scalars['MinorUnits']['output']>;
  /** The limit of a month; null for those without one. */
  limit: Maybe<Scalars['MinorUnits']['output']>;
};

/** What an answer to a block is worth. */
export type GradeVerdict =
  /** The letters are right; a mark is not. */
  | 'nearly'
  /** As it should be. */
  | 'right'
  /** It could not be judged; the message says what to write instead. */
  | 'ungraded'
  /** Not as it should be. */
  | 'wrong';

/** One date, or one in each of some weeks. */
export type GroupDatesInput = {
  /** How many places there are; as the group lesson has them if left out. */
  capacityMax?: InputMaybe<Scalars['Int']['input']>;
  /** The first day, by the clock of the group lesson. */
  date: Scalars['Date']['input'];
  /** What they are dates of. */
  groupLessonId: Scalars['ID']['input'];
  /** Days of those weeks without a session. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** When it starts, for example 18:00. */
  time: Scalars['String']['input'];
  /** Who teaches them; who teaches the group lesson if left out. */
  tutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many weeks in a row; one if left out. */
  weeks?: InputMaybe<Scalars['Int']['input']>;
};

/** How a learner stands in a session. */
export type GroupEnrolment = {
  __typename?: 'GroupEnrolment';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** What that is the price of. */
  chargeBasis: PriceBasis;
  /** Who pays. */
  customer: Maybe<Customer>;
  id: Scalars['ID']['output'];
  /** Who learns. */
  learner: Maybe<Learner>;
  /** When it was given up; null for those who still hold it. */
  leftAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when a free place is kept for them. */
  offeredUntil: Maybe<Scalars['DateTime']['output']>;
  /** What the place costs, as it was when it was taken. */
  price: GroupPrice;
  /** Each time that their place was settled, the last first. */
  settlements: Array<SettlementRound>;
  /** How they stand. */
  status: EnrolmentStatus;
  /** The cancellation policy, as it was when the place was taken. */
  terms: PolicyCopy;
  /** Their place on the waiting list, from 1; null for those who do not wait. */
  waitlistPosition: Maybe<Scalars['Int']['output']>;
};

/** One dated session of a learning pod or an immersion. */
export type GroupInstance = Node & {
  __typename?: 'GroupInstance';
  /** How many did not come. */
  absent: Scalars['Int']['output'];
  /** Whose clock was agreed on. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** How many came. */
  attended: Scalars['Int']['output'];
  /** Whether it is to come with too few learners. */
  belowMinimum: Scalars['Boolean']['output'];
  /** How many places there are. */
  capacityMax: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** How many learners hold a place, or held one. */
  enrolled: Scalars['Int']['output'];
  /** What it is a session of. */
  groupLesson: Maybe<GroupLesson>;
  id: Scalars['ID']['output'];
  /** What it is called: “2026-02-02 at 18:00”, by its own clock. */
  name: Scalars['String']['output'];
  /** Why it was cancelled, or did not take place. */
  reason: Maybe<Scalars['String']['output']>;
  /** Where it can be seen again. */
  recordingUrl: Maybe<Scalars['String']['output']>;
  /** What was done in it. */
  report: Maybe<Scalars['String']['output']>;
  /** Who is enrolled or waits, the first in front. */
  roster: Maybe<Array<GroupEnrolment>>;
  /** Whether it takes place with too few learners. */
  runAnyway: Scalars['Boolean']['output'];
  /** When it starts. */
  start: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: GroupInstanceStatus;
  /** Who teaches it; the first leads. */
  tutors: Maybe<Array<Tutor>>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** How many wait. */
  waitlisted: Scalars['Int']['output'];
};

export type GroupInstancePayload = {
  __typename?: 'GroupInstancePayload';
  groupInstance: Maybe<GroupInstance>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

/** The state of one session. */
export type GroupInstanceStatus =
  /** It is over; nobody has said who came. */
  | 'awaiting-confirmation'
  /** It was cancelled; it says why. */
  | 'cancelled'
  /** It took place. */
  | 'completed'
  /** It has started. */
  | 'in-progress'
  /** Too few learners came together; it says so. */
  | 'not-run'
  /** It is to come. */
  | 'scheduled';

/** A learning pod or a virtual immersion. */
export type GroupLesson = Node & {
  __typename?: 'GroupLesson';
  /** How old learners are. */
  ageGroup: AgeGroup;
  /** Whose clock the sessions keep to. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** Why it was cancelled. */
  cancelReason: Maybe<Scalars['String']['output']>;
  /** How many learners it has room for. */
  capacityMax: Scalars['Int']['output'];
  /** How many learners it needs to take place. */
  capacityMin: Scalars['Int']['output'];
  /** What its picture shows. */
  coverAlt: Maybe<Scalars['String']['output']>;
  /** Its picture; null for none. */
  coverImage: Maybe<File>;
  createdAt: Scalars['DateTime']['output'];
  /** Of an immersion: who hosts it. */
  culturalHost: Maybe<Scalars['String']['output']>;
  /** What it follows; null for none. */
  curriculum: Maybe<Curriculum>;
  /** Its dates, the last first; 100 at most. */
  dates: Maybe<Array<GroupInstance>>;
  /** What families read about it. */
  description: Scalars['String']['output'];
  /** How long a session takes, in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** The last day on which learners are enrolled. */
  enrolmentClosesOn: Maybe<Scalars['Date']['output']>;
  /** The first day on which learners are enrolled. */
  enrolmentOpensOn: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it is a learning pod or an immersion; fixed for good. */
  kind: GroupLessonKind;
  /** What learners can already do. */
  level: LearnerLevel;
  /** Where the sessions are held. */
  meetingUrl: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The next date that is to come; null for none. */
  next: Maybe<GroupNextDate>;
  /** Whether the price is for a session or for all of them. */
  priceBasis: PriceBasis;
  /** One for each currency. */
  prices: Array<GroupPrice>;
  /** Of an immersion: what happens when. */
  programme: Maybe<Scalars['String']['output']>;
  /** Whom it is for; everybody where there is none. */
  region: Maybe<Region>;
  /** What there is to read, listen to, watch or open besides. */
  resources: Array<SubdivisionResource>;
  /** Where it stands. */
  status: GroupLessonStatus;
  /** What is taught. */
  subject: Scalars['String']['output'];
  /** Of an immersion: what it is about. */
  theme: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Who teaches it; the first leads. */
  tutors: Maybe<Array<Tutor>>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Whether it keeps a waiting list. */
  waitlist: Scalars['Boolean']['output'];
};

export type GroupLessonCreateInput = {
  /** How old learners are. */
  ageGroup: AgeGroup;
  /** Whose clock the sessions keep to. */
  anchorTimeZone: Scalars['TimeZone']['input'];
  /** How many learners it has room for. */
  capacityMax: Scalars['Int']['input'];
  /** How many learners it needs to take place; 2 if left out. */
  capacityMin?: InputMaybe<Scalars['Int']['input']>;
  /** What the picture shows; needed with one. */
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture. */
  coverImage?: InputMaybe<Scalars['ID']['input']>;
  /** Of an immersion: who hosts it. */
  culturalHost?: InputMaybe<Scalars['String']['input']>;
  /** What it follows. */
  curriculumId?: InputMaybe<Scalars['ID']['input']>;
  /** Its first dates; none if left out. */
  dates?: InputMaybe<GroupPatternInput>;
  /** What families read about it. */
  description: Scalars['String']['input'];
  /** How long a session takes, in minutes. */
  durationMinutes: Scalars['Int']['input'];
  /** The last day on which learners are enrolled. */
  enrolmentClosesOn?: InputMaybe<Scalars['Date']['input']>;
  /** The first day on which learners are enrolled. */
  enrolmentOpensOn?: InputMaybe<Scalars['Date']['input']>;
  /** Whether it is a learning pod or an immersion; fixed for good. */
  kind: GroupLessonKind;
  /** What learners can already do. */
  level: LearnerLevel;
  /** Where the sessions are held. */
  meetingUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the price is for a session or for all of them. */
  priceBasis: PriceBasis;
  /** One for each currency. */
  prices: Array<GroupPriceInput>;
  /** Of an immersion: what happens when. */
  programme?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is for; everybody where there is none. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** What there is to read, listen to, watch or open besides; 20 at most. */
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  /** What is taught. */
  subject: Scalars['String']['input'];
  /** Of an immersion: what it is about. */
  theme?: InputMaybe<Scalars['String']['input']>;
  /** What it is called; no other has this title. */
  title: Scalars['String']['input'];
  /** Who teaches it; the first leads. */
  tutorIds: Array<Scalars['ID']['input']>;
  /** Whether it keeps a waiting list; it does if left out. */
  waitlist?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GroupLessonFilter = {
  /** Whether a date to come has too few learners. */
  belowMinimum?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether a date to come has places that are free. */
  hasPlaces?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these. */
  level?: InputMaybe<Array<LearnerLevel>>;
  /** Any of these regions; `my-regions` are the viewer’s. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these; all but archived ones if left out. */
  status?: InputMaybe<Array<GroupLessonStatus>>;
  /** Any of these. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The kind of group lesson. */
export type GroupLessonKind =
  /** It meets week by week. */
  | 'learning-pod'
  /** It takes place once or a few times. */
  | 'virtual-immersion';

export type GroupLessonPage = {
  __typename?: 'GroupLessonPage';
  items: Array<GroupLesson>;
  pageInfo: PageInfo;
};

export type GroupLessonPayload = {
  __typename?: 'GroupLessonPayload';
  groupLesson: Maybe<GroupLesson>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type GroupLessonSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

/** The state of a group lesson. */
export type GroupLessonStatus =
  /** Put away. */
  | 'archived'
  /** It does not take place; it says why. */
  | 'cancelled'
  /** Being prepared. */
  | 'draft'
  /** The last session is over. */
  | 'finished'
  /** Learners can be enrolled. */
  | 'published'
  /** The first session has started. */
  | 'running';

/** Changes to a group lesson. What is left out stays; dates that stand keep their tutors, length and places. */
export type GroupLessonUpdateInput = {
  /** How old learners are. */
  ageGroup?: InputMaybe<AgeGroup>;
  /** Whose clock the sessions keep to. */
  anchorTimeZone?: InputMaybe<Scalars['TimeZone']['input']>;
  /** How many learners it has room for. */
  capacityMax?: InputMaybe<Scalars['Int']['input']>;
  /** How many learners it needs to take place. */
  capacityMin?: InputMaybe<Scalars['Int']['input']>;
  /** What the picture shows; needed with one. */
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  coverImage?: InputMaybe<Scalars['ID']['input']>;
  /** Of an immersion: who hosts it. */
  culturalHost?: InputMaybe<Scalars['String']['input']>;
  /** What it follows; null for none. */
  curriculumId?: InputMaybe<Scalars['ID']['input']>;
  /** What families read about it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How long a session takes, in minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The last day on which learners are enrolled. */
  enrolmentClosesOn?: InputMaybe<Scalars['Date']['input']>;
  /** The first day on which learners are enrolled. */
  enrolmentOpensOn?: InputMaybe<Scalars['Date']['input']>;
  /** What learners can already do. */
  level?: InputMaybe<LearnerLevel>;
  /** Where the sessions are held. */
  meetingUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the price is for a session or for all of them. */
  priceBasis?: InputMaybe<PriceBasis>;
  /** One for each currency. */
  prices?: InputMaybe<Array<GroupPriceInput>>;
  /** Of an immersion: what happens when. */
  programme?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is for; everybody where there is none. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** What there is to read, listen to, watch or open besides; 20 at most. */
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  /** What is taught. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Of an immersion: what it is about. */
  theme?: InputMaybe<Scalars['String']['input']>;
  /** What it is called; no other has this title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Who teaches it; the first leads. */
  tutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it keeps a waiting list. */
  waitlist?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The next date of a group lesson. */
export type GroupNextDate = {
  __typename?: 'GroupNextDate';
  /** How many places there are. */
  capacityMax: Scalars['Int']['output'];
  /** How many learners hold a place, with those who are offered one. */
  enrolled: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** When it starts. */
  start: Scalars['DateTime']['output'];
  /** How many wait. */
  waitlisted: Scalars['Int']['output'];
};

/** A date, or one in each of some weeks. */
export type GroupPatternInput = {
  /** The first day, by the clock of the group lesson. */
  date: Scalars['Date']['input'];
  /** Days of those weeks without a session. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** When it starts, for example 18:00. */
  time: Scalars['String']['input'];
  /** How many weeks in a row. */
  weeks: Scalars['Int']['input'];
};

/** What a learning pod or an immersion costs in a currency. */
export type GroupPrice = {
  __typename?: 'GroupPrice';
  /** In minor units. */
  amount: Scalars['MinorUnits']['output'];
  /** Its currency. */
  currency: Currency;
};

/** A price in one currency. */
export type GroupPriceInput = {
  /** In minor units. */
  amount: Scalars['MinorUnits']['input'];
  /** Its currency. */
  currency: Currency;
};

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
  /** Somebody who writes lessons of the learning content. */
  | 'content-creator'
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
  /** A dialect. */
  | 'dialect'
  /** An exam. */
  | 'exam'
  /** A lesson in the learning content. */
  | 'exam-lesson'
  /** A subject, a topic or a section of an exam. */
  | 'exam-part'
  /** A piece of customers' feedback. */
  | 'feedback'
  /** A group lesson. */
  | 'group-lesson'
  /** An invoice. */
  | 'invoice'
  /** A journal entry. */
  | 'journal-entry'
  /** A lead. */
  | 'lead'
  /** A lesson rating. */
  | 'lesson-rating'
  /** A lesson request. */
  | 'lesson-request'
  /** A region. */
  | 'region'
  /** A setting. */
  | 'setting'
  /** A staff account. */
  | 'staff-user'
  /** A student rating. */
  | 'student-rating'
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

/** One image to choose. */
export type ImageOption = {
  __typename?: 'ImageOption';
  /** Given when the option is made, and never changed. */
  id: Scalars['ID']['output'];
  /** What it shows, for anybody who cannot see it; empty for nothing yet. */
  imageAlt: Scalars['String']['output'];
  /** The id of the image; empty for none yet. */
  imageSrc: Scalars['String']['output'];
  /** Whether it is correct. */
  isCorrect: Scalars['Boolean']['output'];
};

/** One image to choose. */
export type ImageOptionInput = {
  id: Scalars['ID']['input'];
  /** What it shows, for anybody who cannot see it. */
  imageAlt: Scalars['String']['input'];
  imageSrc: Scalars['String']['input'];
  isCorrect: Scalars['Boolean']['input'];
};

/** What the rows of an imported file are. */
export type ImportKind =
  /** Customers. */
  | 'customers'
  /** Dependents of customers. */
  | 'dependents'
  /** Topics of a curriculum with age groups and levels. */
  | 'language-topics'
  /** Customer leads. */
  | 'leads'
  /** Questions for a lesson's session. */
  | 'questions'
  /** Topics of a curriculum with subjects. */
  | 'school-topics'
  /** The blocks of a lesson's session, as it was exported. */
  | 'session'
  /** Tutors who were hired elsewhere. */
  | 'tutors';

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

/** A bill to a customer: for lessons bought beforehand, or for lessons that were given. */
export type Invoice = Node & {
  __typename?: 'Invoice';
  createdAt: Scalars['DateTime']['output'];
  /** Credit notes. */
  credited: Scalars['MinorUnits']['output'];
  /** The currency of all its amounts. */
  currency: Currency;
  /** Who pays; null in a draft for somebody who is no customer yet. */
  customer: Maybe<Customer>;
  /** The dependent whom the lessons are for. */
  dependent: Maybe<Dependent>;
  /** All discounts. */
  discountTotal: Scalars['MinorUnits']['output'];
  /** What is still to be paid. */
  due: Scalars['MinorUnits']['output'];
  /** By when it is to be paid. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** Where it goes. */
  email: Scalars['String']['output'];
  /** The first name of whoever is billed. */
  firstName: Scalars['String']['output'];
  /** The gender of whoever is billed. */
  gender: Maybe<Gender>;
  /** Refunds, lost disputes and credit that was put back. */
  givenBack: Scalars['MinorUnits']['output'];
  id: Scalars['ID']['output'];
  /** What only staff read. */
  internalNote: Maybe<Scalars['String']['output']>;
  /** For example PP-UK-2026-00012; null in a draft. */
  invoiceNumber: Maybe<Scalars['String']['output']>;
  /** Whether it should have been paid by now, by the date in the region. */
  isOverdue: Scalars['Boolean']['output'];
  /** The day of issue, in the region. */
  issuedOn: Maybe<Scalars['Date']['output']>;
  /** What the region said of itself when it was sent. */
  issuer: Maybe<InvoiceIssuer>;
  /** Whether lessons are paid for beforehand or afterwards. */
  kind: InvoiceKind;
  /** The last name of whoever is billed. */
  lastName: Scalars['String']['output'];
  /** The price of one lesson, and how many; null in ongoing invoices. */
  lessonPrice: Maybe<LessonPrice>;
  /** Whole lessons of its credit that are not used yet; null without such credit. */
  lessonsLeft: Maybe<Scalars['Int']['output']>;
  /** What it charges for. */
  lines: Array<InvoiceLine>;
  /** What the customer reads beside it. */
  memo: Maybe<Scalars['String']['output']>;
  /** Its number; of a draft, whom it bills. */
  name: Scalars['String']['output'];
  /** When they will be reminded by itself; null where no reminder is to come. */
  nextReminderOn: Maybe<Scalars['Date']['output']>;
  /** How it can be paid. */
  paymentGateway: PaymentGateway;
  /** The invoice as a PDF; null until it is made, soon after sending. */
  pdfFile: Maybe<File>;
  /** Their phone number. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** The pod that the lessons are for. */
  pod: Maybe<CustomerPod>;
  /** Payments, and credit that was used for it. */
  received: Scalars['MinorUnits']['output'];
  /** The region that issues it. */
  region: Maybe<Region>;
  /** When the customer was last reminded. */
  remindedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where a copy goes. */
  secondaryEmail: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Who sent it. */
  sentBy: Maybe<StaffUser>;
  /** Where it was sent. */
  sentTo: Array<Scalars['String']['output']>;
  /** How far it has come. */
  status: InvoiceStatus;
  /** What the lessons are in. */
  subjects: Array<Scalars['String']['output']>;
  /** Before discounts. */
  subtotal: Scalars['MinorUnits']['output'];
  /** All tax. */
  taxTotal: Scalars['MinorUnits']['output'];
  /** Its dates are shown in it. */
  timeZone: Scalars['TimeZone']['output'];
  /** What is to be paid in all. */
  total: Scalars['MinorUnits']['output'];
  /** Who may give the lessons; empty for anybody. */
  tutors: Array<Tutor>;
  /** What a prepayment buys; null in ongoing invoices. */
  type: Maybe<PrepaymentType>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Why it was withdrawn. */
  voidReason: Maybe<Scalars['String']['output']>;
  /** Whom a prepayment's lessons are for; null in ongoing invoices. */
  whoIsLessonFor: Maybe<LessonFor>;
  /** Their address in the Zoho books. */
  zohoEmail: Maybe<Scalars['String']['output']>;
};

/** A prepayment invoice as it is written. */
export type InvoiceCreateInput = {
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  internalNote?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  /** The dependent or the pod that the lessons are for. */
  learner?: InputMaybe<Scalars['ID']['input']>;
  lessonPrice: LessonPriceInput;
  memo?: InputMaybe<Scalars['String']['input']>;
  paymentGateway: PaymentGateway;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  /** The customer, if they are one. */
  studentCustomer?: InputMaybe<Scalars['ID']['input']>;
  subjects: Array<Scalars['String']['input']>;
  timeZone: Scalars['String']['input'];
  /** Who may give the lessons; empty for anybody. */
  tutors?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A fixed number of lessons, unless said otherwise. */
  type?: InputMaybe<PrepaymentType>;
  /** The customer, unless said otherwise. */
  whoIsLessonFor?: InputMaybe<LessonFor>;
  zohoEmail?: InputMaybe<Scalars['String']['input']>;
};

export type InvoiceFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** To any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these ways to pay. */
  gateway?: InputMaybe<Array<PaymentGateway>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<InvoiceKind>>;
  /** Whether they should have been paid by now. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Issued by any of these regions. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a number, a name or an email; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** When they were sent. */
  sent?: InputMaybe<Period>;
  /** On which days they were sent. */
  sentBetween?: InputMaybe<DayRangeInput>;
  /** Any of these states. */
  status?: InputMaybe<Array<InvoiceStatus>>;
  /** For lessons with any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these types of prepayment. */
  type?: InputMaybe<Array<PrepaymentType>>;
};

/** What a region says of itself on an invoice. */
export type InvoiceIssuer = {
  __typename?: 'InvoiceIssuer';
  /** The account for transfers. */
  bankDetails: Maybe<Scalars['String']['output']>;
  /** The last lines. */
  footer: Maybe<Scalars['String']['output']>;
  /** Its address. */
  legalAddress: Scalars['String']['output'];
  /** The name of the business. */
  legalName: Scalars['String']['output'];
  /** Where replies go. */
  replyTo: Maybe<Scalars['String']['output']>;
  /** What the tax is called. */
  taxLabel: Scalars['String']['output'];
  /** The number under which tax is paid. */
  taxNumber: Maybe<Scalars['String']['output']>;
};

/** Whether lessons are paid for beforehand or afterwards. */
export type InvoiceKind =
  /** Lessons that have been given since the last invoice. */
  | 'ongoing'
  /** Lessons that are paid for before they are given. */
  | 'pre-payment';

/** What an invoice charges for. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** In words. */
  description: Scalars['String']['output'];
  /** Off the whole line. */
  discountAmount: Scalars['MinorUnits']['output'];
  id: Scalars['ID']['output'];
  /** What kind of thing it is for. */
  kind: InvoiceLineKind;
  /** After discounts, without tax. */
  net: Scalars['MinorUnits']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** The tax. */
  taxAmount: Scalars['MinorUnits']['output'];
  /** Whether the prices have the tax in them. */
  taxIncluded: Scalars['Boolean']['output'];
  /** In hundredths of a per cent. */
  taxRateBp: Scalars['Int']['output'];
  /** What is to be paid for it. */
  total: Scalars['MinorUnits']['output'];
  /** Of one. */
  unitAmount: Scalars['MinorUnits']['output'];
};

/** What a line of an invoice is for. */
export type InvoiceLineKind =
  /** A correction. */
  | 'adjustment'
  /** A fee. */
  | 'fee'
  /** A place in a group lesson. */
  | 'group'
  /** A place in a virtual immersion. */
  | 'immersion'
  /** A lesson that was given. */
  | 'lesson'
  /** Lessons bought beforehand. */
  | 'lessons'
  /** Something else that is sold. */
  | 'product';

export type InvoicePage = {
  __typename?: 'InvoicePage';
  items: Array<Invoice>;
  pageInfo: PageInfo;
};

export type InvoicePayload = {
  __typename?: 'InvoicePayload';
  invoice: Maybe<Invoice>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type InvoiceSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'DUE_ASC'
  | 'DUE_DESC'
  | 'ISSUED_ASC'
  | 'ISSUED_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  | 'TOTAL_ASC'
  | 'TOTAL_DESC';

/** How far an invoice has come. Overdue is not a state: it follows from the date and what is due. */
export type InvoiceStatus =
  /** Closed by credit notes alone. */
  | 'credited'
  /** Being written; without a number. */
  | 'draft'
  /** Paid in full. */
  | 'paid'
  /** A part has been paid. */
  | 'part-paid'
  /** A part of what was paid has been given back. */
  | 'part-refunded'
  /** All that was paid has been given back. */
  | 'refunded'
  /** With the customer; nothing has been paid yet. */
  | 'sent'
  /** Withdrawn; its number stays. */
  | 'void'
  /** Given up; it does not count as paid. */
  | 'written-off';

/** Changes to a draft; what is left out stays. */
export type InvoiceUpdateInput = {
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  internalNote?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The dependent or the pod that the lessons are for. */
  learner?: InputMaybe<Scalars['ID']['input']>;
  lessonPrice?: InputMaybe<LessonPriceInput>;
  memo?: InputMaybe<Scalars['String']['input']>;
  paymentGateway?: InputMaybe<PaymentGateway>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  /** The customer, if they are one. */
  studentCustomer?: InputMaybe<Scalars['ID']['input']>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Who may give the lessons; empty for anybody. */
  tutors?: InputMaybe<Array<Scalars['ID']['input']>>;
  type?: InputMaybe<PrepaymentType>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
  zohoEmail?: InputMaybe<Scalars['String']['input']>;
};

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
  /** The lesson that it is about. */
  lesson: Maybe<BookedLesson>;
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
  /** The lesson that it is about; one of the tutor’s. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
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
  /** The lesson that it is about; one of the tutor’s. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
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
  /** The same by days of one’s own choosing. */
  periodBetween?: InputMaybe<DayRangeInput>;
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

/** A time of the week that stays by the learner's clock over a change of a clock. */
export type KeepTimesInput = {
  /** The first instant by the new clock. */
  at: Scalars['DateTime']['input'];
  /** The place of the time among those of the course, from 0. */
  slotIndex: Scalars['Int']['input'];
  /** Whose clock changes. */
  timeZone: Scalars['TimeZone']['input'];
};

/** That a time stays by the learner's clock over a change of a clock. */
export type KeptTime = {
  __typename?: 'KeptTime';
  /** Who decided so; null if their account is gone. */
  by: Maybe<StaffUser>;
  /** When. */
  on: Scalars['DateTime']['output'];
};

/** Someone who asked for lessons and may become a customer. */
export type Lead = Node & {
  __typename?: 'Lead';
  createdAt: Scalars['DateTime']['output'];
  /** The customer they became, or whose account their trial lesson belongs to. */
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
  /** The trial lesson that was booked for them. */
  trialLesson: Maybe<BookedLesson>;
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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who was added within this period. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
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

/** What a tutor says of the learner by a one-time link; every score is from 1 to 5. */
export type LearnerRatingAnswerInput = {
  /** How engaged they were. */
  engagement: Scalars['Int']['input'];
  /** How they do their homework. */
  homework?: InputMaybe<Scalars['Int']['input']>;
  /** The level that the learner has reached. */
  levelAfter?: InputMaybe<LearnerLevel>;
  /** How they understand what is said. */
  listening?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How they read. */
  reading?: InputMaybe<Scalars['Int']['input']>;
  /** How they speak. */
  speaking?: InputMaybe<Scalars['Int']['input']>;
  /** How they write. */
  writing?: InputMaybe<Scalars['Int']['input']>;
};

/** Who did something to a lesson. */
export type LessonActor =
  /** The customer. */
  | 'customer'
  /** A payment service. */
  | 'gateway'
  /** A colleague. */
  | 'staff'
  /** The system. */
  | 'system'
  /** The tutor. */
  | 'tutor';

/** What a one-time link from an email about lessons asks. Of one that cannot be used, only why. */
export type LessonAnswer = {
  __typename?: 'LessonAnswer';
  /** What was answered with it; null until then. */
  answered: Maybe<LessonAnswerChoice>;
  /** What can be answered. */
  choices: Array<LessonAnswerChoice>;
  /** What it asks about. */
  facts: Array<LessonAnswerFact>;
  /** The first name of whoever it was sent to. */
  firstName: Scalars['String']['output'];
  /** What it asks. */
  kind: LessonAnswerKind;
  /** Why it cannot be used, to show to its reader; null if it can. */
  message: Maybe<Scalars['String']['output']>;
  /** Whether it can be used. */
  state: LessonAnswerState;
};

/** What can be answered with a one-time link. */
export type LessonAnswerChoice =
  /** Yes. */
  | 'accept'
  /** No, and why. */
  | 'decline'
  /** It was not so, and why. */
  | 'object'
  /** A rating. */
  | 'rate';

/** One line of what a one-time link asks. */
export type LessonAnswerFact = {
  __typename?: 'LessonAnswerFact';
  /** What it says something of, for example Times. */
  label: Scalars['String']['output'];
  /** What it says, with times by the clock of whoever was written to. */
  text: Scalars['String']['output'];
};

/** An answer by a one-time link. */
export type LessonAnswerInput = {
  /** One of the choices that the link offers. */
  choice: LessonAnswerChoice;
  /** The one-time code, from the link. */
  code: Scalars['String']['input'];
  /** What is said of the learner; needed to rate one. */
  learnerRating?: InputMaybe<LearnerRatingAnswerInput>;
  /** Why; needed to decline and to object. At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What is said of the lesson; needed to rate one. */
  rating?: InputMaybe<LessonRatingAnswerInput>;
};

/** What a one-time link from an email about lessons asks. */
export type LessonAnswerKind =
  /** Whether a customer would like to have them. */
  | 'confirmation'
  /** How the learner is doing. */
  | 'learner-rating'
  /** Whether the learner was there after all. */
  | 'no-show'
  /** Whether a tutor would like to give some lessons. */
  | 'proposal'
  /** How a lesson was. */
  | 'rating'
  /** Whether another time of a lesson suits. */
  | 'time';

/** The outcome of an answer by a one-time link. */
export type LessonAnswerPayload = {
  __typename?: 'LessonAnswerPayload';
  /** What was answered; null if it was refused. */
  answered: Maybe<LessonAnswerChoice>;
  userErrors: Array<UserError>;
};

/** Whether a one-time link can be used. */
export type LessonAnswerState =
  /** The time to answer is over. */
  | 'expired'
  /** It was answered another way, or is not asked any more. */
  | 'overtaken'
  /** It can be used. */
  | 'ready'
  /** It was used. */
  | 'used';

/** Who was given a lesson to write. */
export type LessonAssignment = Node & {
  __typename?: 'LessonAssignment';
  /** When it was archived; null while in use. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** When they were given it. */
  assignedAt: Scalars['DateTime']['output'];
  /** Who gave it to them; null if they have left. */
  assignedBy: Maybe<StaffUser>;
  createdAt: Scalars['DateTime']['output'];
  /** Who writes it; null if they have left. */
  creator: Maybe<StaffUser>;
  /** The date by which it should be ready. */
  dueOn: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** What they are to bear in mind. */
  note: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  state: AssignmentState;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** When lessons are paid. */
export type LessonBilling =
  /** Afterwards, by invoice. */
  | 'ongoing'
  /** Before they are given. */
  | 'prepaid';

/** Why a lesson is called off. */
export type LessonCancelInput = {
  /** For whom: the customer, the tutor or staff. */
  byKind: LessonParty;
  /** Needed where the reason is another one. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: LessonReason;
};

/** How a lesson was called off. */
export type LessonCancellation = {
  __typename?: 'LessonCancellation';
  /** When they said so. */
  at: Scalars['DateTime']['output'];
  /** Who called it off. */
  byKind: LessonParty;
  /** Whether that was later than the policy asks for. */
  late: Scalars['Boolean']['output'];
  /** More about it. */
  note: Maybe<Scalars['String']['output']>;
  /** How long before the start, in minutes. */
  noticeMinutes: Scalars['Int']['output'];
  /** Why. */
  reason: LessonReason;
  /** Whether the charge was forgiven. */
  waived: Scalars['Boolean']['output'];
};

/** How a lesson that was given went. */
export type LessonCompleteInput = {
  /** How long it took, where that was not what was agreed. */
  actualMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Needed of a regular lesson. */
  covered?: InputMaybe<Scalars['String']['input']>;
  /** What the learner is to do. */
  homework?: InputMaybe<Scalars['String']['input']>;
  /** What comes next. */
  nextSteps?: InputMaybe<Scalars['String']['input']>;
  /** Why it was shorter than agreed; needed where it was. */
  shortBecause?: InputMaybe<ShortReason>;
};

/** How the customer's acceptance is taken. */
export type LessonConfirmInput = {
  /** As it was proposed, where it is left out. */
  billing?: InputMaybe<LessonBilling>;
  /** Whether what is unusual is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the customer said. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Days on which there is no lesson, by the clock of the lessons. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
};

/** What becomes of a request when the customer accepts. */
export type LessonConfirmation = {
  __typename?: 'LessonConfirmation';
  /** What is about all of them. */
  conflicts: Array<LessonConflict>;
  /** The lessons of the first eight weeks. */
  lessons: Array<PlannedLesson>;
  /** The first day on which there may be a lesson. */
  startOn: Scalars['Date']['output'];
};

/** Something that stands in the way of lessons. */
export type LessonConflict = {
  __typename?: 'LessonConflict';
  /** The first lesson that it is about; null for all of them. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** How many lessons it is about. */
  count: Scalars['Int']['output'];
  /** What it forbids. */
  level: ConflictLevel;
  /** What it is. */
  rule: ConflictRule;
  /** The same in words. */
  text: Scalars['String']['output'];
};

/** That somebody objects to how a lesson was settled. */
export type LessonDispute = {
  __typename?: 'LessonDispute';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who. */
  byKind: LessonParty;
  /** Why. */
  reason: Scalars['String']['output'];
};

/** Why somebody objects. */
export type LessonDisputeInput = {
  /** Who. */
  byKind: LessonParty;
  /** Why. */
  reason: Scalars['String']['input'];
};

/** Whom a customer's lessons are for. */
export type LessonFor =
  /** For someone on their account. */
  | 'dependent'
  /** For the customer. */
  | 'me'
  /** For a pod. */
  | 'pod';

/** The kind of a lesson. */
export type LessonKind =
  /** In place of one that did not take place. */
  | 'make-up'
  /** A single lesson. */
  | 'one-off'
  /** One of a course. */
  | 'regular'
  /** To try it out: one for each learner and subject. */
  | 'trial';

/** What changed, from what to what. */
export type LessonLogChange = {
  __typename?: 'LessonLogChange';
  /** Empty where there is nothing any more. */
  after: Scalars['String']['output'];
  /** Empty where there was nothing. */
  before: Scalars['String']['output'];
  /** What of the lesson. */
  field: Scalars['String']['output'];
};

/** Something that happened to a lesson. */
export type LessonLogEntry = {
  __typename?: 'LessonLogEntry';
  /** The colleague, where one did it. */
  actor: Maybe<StaffUser>;
  /** Who did it, or for whom staff did it. */
  actorKind: LessonActor;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What changed. */
  changes: Array<LessonLogChange>;
  /** What happened. */
  event: LessonLogEvent;
  id: Scalars['ID']['output'];
  /** The lesson that it happened to, of those that were moved into each other. */
  lessonId: Scalars['ID']['output'];
  /** Where it comes from. */
  source: LessonLogSource;
  /** The same in words. */
  summary: Scalars['String']['output'];
};

export type LessonLogEntryFilter = {
  /** By any of these. */
  actorKind?: InputMaybe<Array<LessonActor>>;
  /** Any of these events. */
  event?: InputMaybe<Array<LessonLogEvent>>;
};

export type LessonLogEntryPage = {
  __typename?: 'LessonLogEntryPage';
  items: Array<LessonLogEntry>;
  pageInfo: PageInfo;
};

/** What happened to a lesson. */
export type LessonLogEvent =
  /** It was accepted. */
  | 'accepted'
  /** It was called off. */
  | 'cancelled'
  /** It was given. */
  | 'completed'
  /** It was confirmed. */
  | 'confirmed'
  /** It was booked. */
  | 'created'
  /** Credit was given back. */
  | 'credit-returned'
  /** Credit was used for it. */
  | 'credit-used'
  /** It was declined. */
  | 'declined'
  /** Someone objected. */
  | 'dispute-opened'
  /** An objection was decided. */
  | 'dispute-settled'
  /** It was charged. */
  | 'fee-applied'
  /** A charge was forgiven. */
  | 'fee-waived'
  /** Someone joined. */
  | 'joined'
  /** Someone left. */
  | 'left'
  /** It is held elsewhere. */
  | 'meeting-link-changed'
  /** Someone wrote something down. */
  | 'note'
  /** Someone did not come. */
  | 'no-show'
  /** It was paid for. */
  | 'paid'
  /** The tutor is to be paid for it. */
  | 'pay-accrued'
  /** Someone rated it. */
  | 'rated'
  /** Someone was reminded of it. */
  | 'reminder-sent'
  /** The tutor wrote about it. */
  | 'report-added'
  /** It was moved. */
  | 'rescheduled'
  /** Someone asked for another time. */
  | 'reschedule-requested'
  /** It began. */
  | 'started'
  /** Another tutor gives it. */
  | 'tutor-changed'
  /** It was proposed to a tutor. */
  | 'tutor-proposed';

/** Where an entry about a lesson comes from. */
export type LessonLogSource =
  /** A call from outside. */
  | 'api'
  /** The app. */
  | 'app'
  /** A payment service. */
  | 'gateway'
  /** A job. */
  | 'job'
  /** The staff portal. */
  | 'web';

/** A lesson of somebody, as far as lists show it. */
export type LessonMoment = {
  __typename?: 'LessonMoment';
  id: Scalars['ID']['output'];
  /** When it begins. */
  startAt: Scalars['DateTime']['output'];
  /** Who gives it. */
  tutor: Maybe<Tutor>;
};

/** How a lesson was moved to another time. */
export type LessonMove = {
  __typename?: 'LessonMove';
  /** When it was asked for. */
  at: Scalars['DateTime']['output'];
  /** Who moved it. */
  byKind: LessonParty;
  /** Whether the policy's notice was kept. */
  inTime: Scalars['Boolean']['output'];
  /** More about it. */
  note: Maybe<Scalars['String']['output']>;
  /** How long before the start, in minutes. */
  noticeMinutes: Scalars['Int']['output'];
  /** Why. */
  reason: LessonReason;
};

/** To when a lesson is moved, and why. */
export type LessonMoveInput = {
  /** Who asked for it: the customer, the tutor or staff. */
  byKind: LessonParty;
  /** The new day, by the clock that the lesson keeps to. */
  date: Scalars['Date']['input'];
  /** Whether it is meant although something about the new time is unusual; false if left out. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Needed where the reason is another one. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: LessonReason;
  /** The new time, for example 18:00, by the same clock. */
  time: Scalars['String']['input'];
};

/** Who was there. */
export type LessonOutcome = {
  __typename?: 'LessonOutcome';
  /** How long it took, if that is known. */
  actualMinutes: Maybe<Scalars['Int']['output']>;
  /** When it was written down. */
  at: Scalars['DateTime']['output'];
  /** Whether the learner came. */
  learnerAttended: Scalars['Boolean']['output'];
  /** Why it was shorter than agreed; null if it was not. */
  shortBecause: Maybe<ShortReason>;
  /** Who says so. */
  source: OutcomeSource;
  /** Whether the tutor came. */
  tutorAttended: Scalars['Boolean']['output'];
};

/** Who calls a lesson off, moves it or objects. */
export type LessonParty =
  /** The customer. */
  | 'customer'
  /** A colleague. */
  | 'staff'
  /** The system. */
  | 'system'
  /** The tutor. */
  | 'tutor';

/** The lessons that are about to be proposed. */
export type LessonPlanInput = {
  /** Whose clock the lessons keep to. */
  anchorTimeZone: Scalars['TimeZone']['input'];
  /** Not with a number of lessons. */
  endOn?: InputMaybe<Scalars['Date']['input']>;
  /** Not with an end. */
  lessonCount?: InputMaybe<Scalars['Int']['input']>;
  /** When lessons begin, week by week; at most seven. */
  slots: Array<ProposedSlotInput>;
  /** The first lesson is on this day or after it. */
  startOn: Scalars['Date']['input'];
  /** Who is to give them. */
  tutorId: Scalars['ID']['input'];
};

/** The price of one lesson, and how many of what length are bought. */
export type LessonPrice = {
  __typename?: 'LessonPrice';
  /** Of one lesson. */
  amount: Scalars['MinorUnits']['output'];
  /** The currency. */
  currency: Currency;
  /** How long a lesson is. */
  durationMinutes: Scalars['Int']['output'];
  /** How many lessons. */
  lessonCount: Scalars['Int']['output'];
};

/** The price of one lesson, and how many of what length are bought. */
export type LessonPriceInput = {
  /** Of one lesson. */
  amount: Scalars['MinorUnits']['input'];
  /** The currency. */
  currency: Currency;
  /** How long a lesson is. */
  durationMinutes: Scalars['Int']['input'];
  /** How many lessons. */
  lessonCount: Scalars['Int']['input'];
};

/** Lessons that were proposed to a tutor. */
export type LessonProposal = {
  __typename?: 'LessonProposal';
  /** Whose clock the lessons keep to. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** What was said with the last answer. */
  answerNote: Maybe<Scalars['String']['output']>;
  /** When the lessons are paid. */
  billing: LessonBilling;
  /** When the customer answered. */
  customerAnsweredAt: Maybe<Scalars['DateTime']['output']>;
  /** The last day, if one was set. */
  endOn: Maybe<Scalars['Date']['output']>;
  /** Until when the tutor may answer. */
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** How many lessons there are to be, if that was set. */
  lessonCount: Maybe<Scalars['Int']['output']>;
  /** What the tutor was told. */
  note: Maybe<Scalars['String']['output']>;
  /** For one lesson, in minor units. */
  priceAmount: Scalars['MinorUnits']['output'];
  /** The currency of the price. */
  priceCurrency: Currency;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Who sent it. */
  sentBy: Maybe<StaffUser>;
  /** When lessons begin, week by week. */
  slots: Array<ProposedSlot>;
  /** The first lesson is on this day or after it. */
  startOn: Scalars['Date']['output'];
  /** What became of it. */
  state: ProposalState;
  /** The tutor who was asked. */
  tutor: Maybe<Tutor>;
  /** When the tutor answered. */
  tutorAnsweredAt: Maybe<Scalars['DateTime']['output']>;
};

/** The lessons, what they cost, and what the tutor is told. */
export type LessonProposalInput = {
  /** Whose clock the lessons keep to. */
  anchorTimeZone: Scalars['TimeZone']['input'];
  billing: LessonBilling;
  /** Whether what is unusual is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not with a number of lessons. */
  endOn?: InputMaybe<Scalars['Date']['input']>;
  /** Not with an end. */
  lessonCount?: InputMaybe<Scalars['Int']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** For one lesson, in minor units. */
  priceAmount: Scalars['MinorUnits']['input'];
  priceCurrency: Currency;
  /** When lessons begin, week by week; at most seven. */
  slots: Array<ProposedSlotInput>;
  /** The first lesson is on this day or after it. */
  startOn: Scalars['Date']['input'];
  /** Who is to give them. */
  tutorId: Scalars['ID']['input'];
};

/** One who may rate a lesson. */
export type LessonRater = {
  __typename?: 'LessonRater';
  id: Scalars['ID']['output'];
  /** What they are. */
  kind: RaterKind;
  /** What people call them. */
  name: Scalars['String']['output'];
};

/** What a customer or a learner says of a lesson. */
export type LessonRating = Node & {
  __typename?: 'LessonRating';
  /** What they said. */
  comment: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Since when it counts in no average and the tutor does not see it. */
  hiddenAt: Maybe<Scalars['DateTime']['output']>;
  /** Who hid it. */
  hiddenBy: Maybe<StaffUser>;
  /** Why it is hidden. */
  hiddenReason: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The lesson. */
  lesson: Maybe<BookedLesson>;
  /** The id of the lesson. */
  lessonId: Scalars['ID']['output'];
  /** What it is called: “L-000123-07: 4 of 5”. */
  name: Scalars['String']['output'];
  /** How staff came to know it; null where they answered themselves. */
  onBehalf: Maybe<Scalars['String']['output']>;
  /** Who rates it. */
  raterId: Scalars['ID']['output'];
  /** What they are. */
  raterKind: RaterKind;
  /** Their name. */
  raterName: Scalars['String']['output'];
  /** From 1 to 5 stars. */
  rating: Scalars['Int']['output'];
  /** What stood out. */
  tags: Array<RatingTag>;
  /** Who gave the lesson. */
  tutor: Maybe<Tutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Whether the tutor may read it. */
  visibleToTutor: Scalars['Boolean']['output'];
  /** Whether they would go on with this tutor; null where they did not say. */
  wouldContinue: Maybe<Scalars['Boolean']['output']>;
  /** Who wrote it down; null for the system. */
  writtenBy: Maybe<StaffUser>;
};

/** What a customer says of a lesson by a one-time link. */
export type LessonRatingAnswerInput = {
  /** At most 2000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 5 stars. */
  rating: Scalars['Int']['input'];
  /** What stood out. */
  tags?: InputMaybe<Array<RatingTag>>;
  /** Whether the tutor may read it; they may unless it is false. */
  visibleToTutor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they would go on with this tutor; null where they do not say. */
  wouldContinue?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What somebody says of a lesson, entered by staff. */
export type LessonRatingCreateInput = {
  /** What they said. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The lesson, which was given. */
  lessonId: Scalars['ID']['input'];
  /** How the viewer came to know it. */
  onBehalf: Scalars['String']['input'];
  /** Who rates: whoever pays for the lesson, or learns in it. */
  raterId: Scalars['ID']['input'];
  /** From 1 to 5 stars. */
  rating: Scalars['Int']['input'];
  /** What stood out; nothing if left out. */
  tags?: InputMaybe<Array<RatingTag>>;
  /** Whether the tutor may read it; they may if left out. */
  visibleToTutor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they would go on with this tutor. */
  wouldContinue?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LessonRatingFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was given, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Of lessons that any of these customers pay for. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is hidden. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of lessons of any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of any of these lessons. */
  lessonId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** By any of these. */
  raterKind?: InputMaybe<Array<RaterKind>>;
  /** Any of these stars. */
  rating?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Part of the comment or of the tutor’s name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** With any of these tags. */
  tag?: InputMaybe<Array<RatingTag>>;
  /** Of lessons by any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type LessonRatingPage = {
  __typename?: 'LessonRatingPage';
  items: Array<LessonRating>;
  pageInfo: PageInfo;
};

export type LessonRatingPayload = {
  __typename?: 'LessonRatingPayload';
  lessonRating: Maybe<LessonRating>;
  userErrors: Array<UserError>;
};

export type LessonRatingSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'RATING_ASC'
  | 'RATING_DESC';

/** Changes to a rating, within seven days. What is left out stays. */
export type LessonRatingUpdateInput = {
  /** What they said. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 5 stars. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** What stood out. */
  tags?: InputMaybe<Array<RatingTag>>;
  /** Whether the tutor may read it. */
  visibleToTutor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they would go on with this tutor. */
  wouldContinue?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Why a lesson is cancelled or moved. */
export type LessonReason =
  /** Someone changed their mind. */
  | 'changed-mind'
  /** The clocks have changed. */
  | 'clock-change'
  /** Two lessons at the same time. */
  | 'double-booked'
  /** An emergency. */
  | 'emergency'
  /** Something else, which the note says. */
  | 'other'
  /** It was not paid for. */
  | 'payment'
  /** Power or internet failed. */
  | 'power-or-internet'
  /** A public holiday. */
  | 'public-holiday'
  /** School or work. */
  | 'school-or-work'
  /** Someone is ill. */
  | 'sick'
  /** Someone is travelling. */
  | 'travel'
  /** The tutor cannot. */
  | 'tutor-unavailable';

/** What the tutor writes of a lesson. */
export type LessonReport = {
  __typename?: 'LessonReport';
  /** What was covered. */
  covered: Scalars['String']['output'];
  /** What the learner is to do. */
  homework: Maybe<Scalars['String']['output']>;
  /** What comes next. */
  nextSteps: Maybe<Scalars['String']['output']>;
};

/** A request for lessons. */
export type LessonRequest = Node & {
  __typename?: 'LessonRequest';
  /** Why it was ended. */
  closedReason: Maybe<Scalars['String']['output']>;
  /** The course that it became. */
  confirmedLesson: Maybe<ConfirmedLesson>;
  createdAt: Scalars['DateTime']['output'];
  /** Who pays; null for a lead. */
  customer: Maybe<Customer>;
  /** The dialect, if they asked for one. */
  dialect: Maybe<Scalars['String']['output']>;
  /** By when someone has to act; null where nobody has to any more. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** How long a lesson is to be. */
  durationMinutes: Scalars['Int']['output'];
  /** What they would like to achieve. */
  goals: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The kind of lessons. */
  kind: LessonKind;
  /** Who asks without being a customer yet. */
  lead: Maybe<Lead>;
  /** Who is to be taught: a customer or a dependent; null for a pod and a lead. */
  learner: Maybe<Learner>;
  /** How many lessons a week. */
  lessonsPerWeek: Scalars['Int']['output'];
  /** What they can already do, if known. */
  level: Maybe<LearnerLevel>;
  /** How many tutors are free at any of the times. */
  matchCount: Maybe<Scalars['Int']['output']>;
  /** The tutors who could give the lessons, the best first. */
  matches: Maybe<Array<TutorMatch>>;
  /** Who looks after it. */
  owner: Maybe<StaffUser>;
  /** The pod that is to be taught. */
  pod: Maybe<CustomerPod>;
  /** When they would like to have them. */
  preferredTimes: Array<PreferredTime>;
  /** The tutors they asked for. */
  preferredTutors: Maybe<Array<Tutor>>;
  /** What was proposed, the last first. */
  proposals: Maybe<Array<LessonProposal>>;
  /** The tutor whose answer is waited for, or who has accepted. */
  proposedTutor: Maybe<Tutor>;
  /** The region of whoever asks. */
  region: Maybe<Region>;
  /** Whether a colleague is assigned to its region by name, so that requests go to them in turn. */
  regionIsStaffed: Scalars['Boolean']['output'];
  /** For example R-000123; never reused. */
  requestNumber: Scalars['String']['output'];
  /** Not before this day. */
  startOn: Maybe<Scalars['Date']['output']>;
  /** Where it stands. */
  status: LessonRequestStatus;
  /** Since when. */
  statusSince: Scalars['DateTime']['output'];
  /** What they would like to learn. */
  subject: Scalars['String']['output'];
  /** The tutor's gender, if they asked for one. */
  tutorGender: Maybe<Gender>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** A request is for a learner, a pod, a customer themself or a lead: one of them is given. With a lead who has an account, a learner on it may be given too. */
export type LessonRequestCreateInput = {
  /** Who pays, and learns unless a learner is given. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  dialect?: InputMaybe<Scalars['String']['input']>;
  /** 30, 45, 60 or 90. */
  durationMinutes: Scalars['Int']['input'];
  /** The feedback that the lessons make up for: it says then that they are asked for. */
  feedbackId?: InputMaybe<Scalars['ID']['input']>;
  goals?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<LessonKind>;
  /** Who asks without being a customer yet. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** Who is to be taught. */
  learnerId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 7. */
  lessonsPerWeek?: InputMaybe<Scalars['Int']['input']>;
  level?: InputMaybe<LearnerLevel>;
  /** An active colleague. Where left out, it goes in turn to those assigned to the region by name; nobody owns it if there are none. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** The pod that is to be taught. */
  podId?: InputMaybe<Scalars['ID']['input']>;
  preferredTimes: Array<PreferredTimeInput>;
  /** The tutors they asked for, at most five. */
  preferredTutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startOn?: InputMaybe<Scalars['Date']['input']>;
  subject: Scalars['String']['input'];
  tutorGender?: InputMaybe<Gender>;
};

export type LessonRequestFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Asked for within this period. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Paid by any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these, by their ids. */
  id?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<LessonKind>>;
  /** Of any of these leads. */
  leadId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether someone should have acted by now. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these owners; `me` is the viewer, `none` is nobody. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A number, or parts of the name of whoever pays, learns or asks; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states; those that are open where none is given. */
  status?: InputMaybe<Array<LessonRequestStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Proposed at some time to any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type LessonRequestPage = {
  __typename?: 'LessonRequestPage';
  items: Array<LessonRequest>;
  pageInfo: PageInfo;
};

export type LessonRequestPayload = {
  __typename?: 'LessonRequestPayload';
  lessonRequest: Maybe<LessonRequest>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type LessonRequestSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  /** What is due first comes first. */
  | 'DUE_ASC'
  /** What is due last comes first. */
  | 'DUE_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC';

/** Where a request for lessons stands. */
export type LessonRequestStatus =
  /** It was ended, with a reason. */
  | 'cancelled'
  /** Tutor and customer agree. */
  | 'confirmed'
  /** Nothing happened for two weeks. */
  | 'expired'
  /** Nobody has proposed lessons yet, or somebody has declined. */
  | 'new'
  /** A tutor has been asked. */
  | 'proposed'
  /** The tutor accepts; the customer has been asked. */
  | 'tutor-accepted';

/** Changes to a request. What is left out stays; times and tutors are given whole. */
export type LessonRequestUpdateInput = {
  dialect?: InputMaybe<Scalars['String']['input']>;
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  goals?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<LessonKind>;
  lessonsPerWeek?: InputMaybe<Scalars['Int']['input']>;
  level?: InputMaybe<LearnerLevel>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  preferredTimes?: InputMaybe<Array<PreferredTimeInput>>;
  /** The tutors they asked for, at most five. */
  preferredTutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startOn?: InputMaybe<Scalars['Date']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  tutorGender?: InputMaybe<Gender>;
};

/** That somebody has asked for another time of a lesson. */
export type LessonReschedule = {
  __typename?: 'LessonReschedule';
  /** When they did. */
  at: Scalars['DateTime']['output'];
  /** Who asked. */
  byKind: LessonParty;
  /** When the lesson counts as cancelled by whoever asked. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the policy's notice was kept, so that the old time is free already. */
  inTime: Scalars['Boolean']['output'];
  /** More about it. */
  note: Maybe<Scalars['String']['output']>;
  /** How long before the start, in minutes. */
  noticeMinutes: Scalars['Int']['output'];
  /** The times that were proposed, in order. */
  proposals: Array<ProposedTime>;
  /** Why. */
  reason: LessonReason;
  /** Where that stands. */
  status: RescheduleStatus;
};

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

/** What a lesson comes to: basis points of so many of the agreed minutes. */
export type LessonSettlement = {
  __typename?: 'LessonSettlement';
  /** When it was settled. */
  at: Scalars['DateTime']['output'];
  /** How much of their price, in basis points. */
  chargeBp: Scalars['Int']['output'];
  /** How many of them are charged. */
  chargeMinutes: Scalars['Int']['output'];
  /** Whether it is billed already. */
  isBilled: Scalars['Boolean']['output'];
  /** How long the lesson was to be, in minutes. */
  minutes: Scalars['Int']['output'];
  /** How much of the pay for them, in basis points. */
  payBp: Scalars['Int']['output'];
  /** How many of them the tutor is paid for. */
  payMinutes: Scalars['Int']['output'];
  /** The same in words, with the reason. */
  sentence: Scalars['String']['output'];
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

/** An email as it would go out. */
export type MailShown = {
  __typename?: 'MailShown';
  /** Whose address it is. */
  name: Maybe<Scalars['String']['output']>;
  /** The subject. */
  subject: Scalars['String']['output'];
  /** All that it says, with a mark in place of a one-time link. */
  text: Scalars['String']['output'];
  /** The address. */
  to: Scalars['String']['output'];
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
  /** Tells a tutor or a customer of their lessons. */
  | 'lesson'
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

/** What speaks for a tutor, or against them. */
export type MatchReason =
  /** Whether they teach that age group. */
  | 'age-group'
  /** They are free at every preferred time. */
  | 'all-times'
  /** They are away. */
  | 'away'
  /** Whether they speak the dialect. */
  | 'dialect'
  /** They have taught this learner before. */
  | 'earlier-lessons'
  /** They have not set their hours. */
  | 'hours-not-set'
  /** How many of their hours a week are taken. */
  | 'load'
  /** They are a native speaker. */
  | 'native-speaker'
  /** They are free at none of the preferred times. */
  | 'no-times'
  /** The customer asked for them. */
  | 'preferred'
  /** What customers and learners say of their lessons: tenths of a star in `count`, how many ratings in `of`. */
  | 'rating'
  /** A change of the clocks moves a time out of their hours. */
  | 'shifts'
  /** They are free at some of the preferred times. */
  | 'some-times'
  /** They teach the subject at that level. */
  | 'subject-and-level'
  /** They teach the subject, but not at that level. */
  | 'subject-only';

/** Why a tutor fits, or does not quite. */
export type MatchReasonGiven = {
  __typename?: 'MatchReasonGiven';
  /** From when, or until when. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** How many times, lessons or hours it is about. */
  count: Maybe<Scalars['Int']['output']>;
  /** Out of how many. */
  of: Maybe<Scalars['Int']['output']>;
  /** What it is about. */
  reason: MatchReason;
  /** Whether it speaks for them. */
  speaksFor: Scalars['Boolean']['output'];
};

/** Where lessons are held. */
export type MeetingInput = {
  /** What opens it. */
  passcode?: InputMaybe<Scalars['String']['input']>;
  /** With whom. */
  provider: MeetingProvider;
  /** The full web address. */
  url: Scalars['String']['input'];
};

/** Where lessons are held. */
export type MeetingProvider =
  /** In the app. */
  | 'in-app'
  /** Google Meet. */
  | 'meet'
  /** Elsewhere. */
  | 'other'
  /** Microsoft Teams. */
  | 'teams'
  /** Zoom. */
  | 'zoom';

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

/** What staff wrote or said to a customer, a candidate or a tutor. It is never changed. */
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

/** A slot of a course that a change of a clock moves for its tutor. */
export type MovedSlot = {
  __typename?: 'MovedSlot';
  /** When it will be for the tutor. */
  after: TutorTime;
  /** When it was for the tutor. */
  before: TutorTime;
  /** The change that moves it. */
  change: ClockShift;
  /** Whether the tutor has something else at that time. */
  clashes: Scalars['Boolean']['output'];
  /** The course. */
  course: Maybe<ConfirmedLesson>;
  /** Whether it no longer lies within the tutor's hours. */
  isOutsideHours: Scalars['Boolean']['output'];
  /** That it stays by the learner's clock, if somebody decided so. */
  kept: Maybe<KeptTime>;
  /** The place of the slot among those of the course, from 0. */
  slotIndex: Scalars['Int']['output'];
  /** When the first lesson by the new clock begins. */
  startAt: Scalars['DateTime']['output'];
  /** Who was told of it, and when; the first first. */
  told: Array<ClockNotice>;
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
  /** Writes something down in the log of a lesson. */
  bookedLessonAddNote: BookedLessonPayload;
  /** Moves a lesson to the time that both have agreed to. */
  bookedLessonAgreeReschedule: BookedLessonPayload;
  /** Asks the customer once more to rate a lesson. */
  bookedLessonAskRating: BookedLessonPayload;
  /** Calls a lesson off, judged by the notice. */
  bookedLessonCancel: BookedLessonPayload;
  /** A lesson was given; it is settled. */
  bookedLessonComplete: BookedLessonPayload;
  /** Writes down a lesson that was given without having been booked. */
  bookedLessonCreate: BookedLessonPayload;
  /** Declines the time that is proposed. */
  bookedLessonDeclineTime: BookedLessonPayload;
  /** Objects to how a lesson was settled. */
  bookedLessonDispute: BookedLessonPayload;
  /** Proposes another time. */
  bookedLessonProposeTime: BookedLessonPayload;
  /** Asks for another time of a lesson. */
  bookedLessonRequestReschedule: BookedLessonPayload;
  /** Moves a lesson to a time that both sides have agreed to: another of its chain takes its place. */
  bookedLessonRescheduleNow: BookedLessonPayload;
  /** Takes an outcome back; it has to be recorded again. */
  bookedLessonReverse: BookedLessonPayload;
  /** Says where a lesson is held, if not where its course is. */
  bookedLessonSetLink: BookedLessonPayload;
  /** Decides a dispute. */
  bookedLessonSettle: BookedLessonPayload;
  /** A lesson begins. */
  bookedLessonStart: BookedLessonPayload;
  /** The learner did not come, and the tutor waited. */
  bookedLessonStudentNoShow: BookedLessonPayload;
  /** The tutor did not come. */
  bookedLessonTutorNoShow: BookedLessonPayload;
  /** Has something done to many booked lessons; refused if they are not as many as the viewer was shown. */
  bookedLessonsBulkAction: AccountJobPayload;
  /** Has a list of booked lessons written to a file, as the viewer sees it. */
  bookedLessonsExport: AccountJobPayload;
  /** Gives a tutor or a customer a calendar link, or a new one; the old one ends. */
  calendarLinkRenew: CalendarLinkPayload;
  /** Has a list of cancellation policies written to a file, as the viewer sees it. */
  cancellationPoliciesExport: AccountJobPayload;
  /** Adds a cancellation policy. */
  cancellationPolicyCreate: CancellationPolicyPayload;
  /** Saves changes to a cancellation policy, as a new version. */
  cancellationPolicyUpdate: CancellationPolicyPayload;
  /** Has something done to many applications; refused if they are not as many as the viewer was shown. */
  candidaciesBulkAction: AccountJobPayload;
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
  candidacyResume: CandidacyPayload;
  /** Saves changes to an application and to whoever applies. */
  candidacyUpdate: CandidacyPayload;
  /** Withdraws an application for the candidate. */
  candidacyWithdraw: CandidacyPayload;
  /** Calls off a course that waits for its payment, with the lessons that are held for it. */
  confirmedLessonCancel: ConfirmedLessonPayload;
  /** Another price from a day on; more than 20 % less needs a director. */
  confirmedLessonChangePrice: ConfirmedLessonPayload;
  /** New times from a day on; lessons that are booked move to them. */
  confirmedLessonChangeSchedule: ConfirmedLessonPayload;
  /** Another tutor from a day on, with a note for them. */
  confirmedLessonChangeTutor: ConfirmedLessonPayload;
  /** Ends a course; its upcoming lessons are cancelled, each judged by the notice. */
  confirmedLessonEnd: ConfirmedLessonPayload;
  /** A time of the week stays by the learner's clock although a change of a clock moves it for the tutor. */
  confirmedLessonKeepLocalTimes: ConfirmedLessonPayload;
  /** Lets a course begin before it is paid for. */
  confirmedLessonLiftHold: ConfirmedLessonPayload;
  /** No lessons for a while; booked lessons in that time are cancelled, each judged by the notice. */
  confirmedLessonPause: ConfirmedLessonPayload;
  /** Lessons are given again before the pause is over; those that can be are booked again. */
  confirmedLessonResume: ConfirmedLessonPayload;
  /** Says where the lessons of a course are held. */
  confirmedLessonSetLink: ConfirmedLessonPayload;
  /** Has something done to many confirmed courses; refused if they are not as many as the viewer was shown. */
  confirmedLessonsBulkAction: AccountJobPayload;
  /** Has a list of confirmed courses written to a file, as the viewer sees it. */
  confirmedLessonsExport: AccountJobPayload;
  /** Makes a content creator of an account whose role is content creator or content manager. */
  contentCreatorCreate: ContentCreatorPayload;
  /** Saves changes to a content creator. */
  contentCreatorUpdate: ContentCreatorPayload;
  /** Gives a customer minutes or money. */
  creditLotCreate: CreditLotPayload;
  /** Gives a credit a later last day of use. */
  creditLotExtend: CreditLotPayload;
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
  /** Has something done to many curricula; refused if they are not as many as the viewer was shown. */
  curriculumsBulkAction: AccountJobPayload;
  /** Has a list of curricula written to a file, as the viewer sees it. */
  curriculumsExport: AccountJobPayload;
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
  /** Has something done to many pods; refused if they are not as many as the viewer was shown. */
  customerPodsBulkAction: AccountJobPayload;
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
  /** Has something done to many customers; refused if they are not as many as the viewer was shown. */
  customersBulkAction: AccountJobPayload;
  /** Has a list of customers written to a file, as the viewer sees it. */
  customersExport: AccountJobPayload;
  /** Remembers that two customers are not the same person, until a name, an email or a phone changes. */
  customersMarkDistinct: TellApartPayload;
  /** Adds a card at the end of a list of the demo's board. */
  demoCardAdd: DemoBoardPayload;
  /** Moves a card of the demo's board to a place in a list; places count from 0. */
  demoCardMove: DemoBoardPayload;
  /** Removes a card of the demo's board. */
  demoCardRemove: DemoBoardPayload;
  /** Changes a card of the demo's board. */
  demoCardUpdate: DemoBoardPayload;
  /** Adds an item to a checklist of the demo's board. */
  demoCheckItemAdd: DemoBoardPayload;
  /** Removes an item of a checklist of the demo's board. */
  demoCheckItemRemove: DemoBoardPayload;
  /** Changes an item of a checklist of the demo's board. */
  demoCheckItemUpdate: DemoBoardPayload;
  /** Adds a checklist to a card of the demo's board. */
  demoChecklistAdd: DemoBoardPayload;
  /** Removes a checklist of the demo's board with its items. */
  demoChecklistRemove: DemoBoardPayload;
  /** Renames a checklist of the demo's board. */
  demoChecklistRename: DemoBoardPayload;
  /** Adds a comment by the viewer to a card of the demo's board. */
  demoCommentAdd: DemoBoardPayload;
  /** Adds a list at the end of the demo's board. */
  demoListAdd: DemoBoardPayload;
  /** Removes the cards of a list of the demo's board. */
  demoListClear: DemoBoardPayload;
  /** Removes a list of the demo's board with its cards. */
  demoListRemove: DemoBoardPayload;
  /** Renames a list of the demo's board. */
  demoListRename: DemoBoardPayload;
  /** Archives a dependent. */
  dependentArchive: DependentPayload;
  /** Adds a dependent to a customer's account. */
  dependentCreate: DependentPayload;
  /** Restores an archived dependent. */
  dependentRestore: DependentPayload;
  /** Saves changes to a dependent. */
  dependentUpdate: DependentPayload;
  /** Has something done to many dependents; refused if they are not as many as the viewer was shown. */
  dependentsBulkAction: AccountJobPayload;
  /** Has a list of dependents written to a file, as the viewer sees it. */
  dependentsExport: AccountJobPayload;
  /** Archives a dialect. What names it stays. */
  dialectArchive: DialectPayload;
  /** Adds a dialect to a language. */
  dialectCreate: DialectPayload;
  /** Restores an archived dialect. */
  dialectRestore: DialectPayload;
  /** Saves changes to a dialect. */
  dialectUpdate: DialectPayload;
  /** Archives an exam with everything in it. */
  examArchive: ExamPayload;
  /** Adds an exam. */
  examCreate: ExamPayload;
  /** Removes an exam for good, if it holds nothing. */
  examDelete: ExamRemovedPayload;
  /** Archives a lesson. */
  examLessonArchive: ExamLessonPayload;
  /** Gives a lesson to a content creator to write. */
  examLessonAssign: ExamLessonPayload;
  /** Copies a lesson with what its newest session says into a section, as a draft that nobody has. */
  examLessonCopy: ExamLessonPayload;
  /** Adds a lesson to a section, after its siblings; it has no content yet. */
  examLessonCreate: ExamLessonPayload;
  /** Removes a lesson for good, if nothing has been written for it. */
  examLessonDelete: ExamRemovedPayload;
  /** Moves a lesson among its siblings, or to another section. */
  examLessonMove: ExamLessonPayload;
  /** Restores an archived lesson. */
  examLessonRestore: ExamLessonPayload;
  /** Changes the date by which a lesson should be ready; null for none. */
  examLessonSetDue: ExamLessonPayload;
  /** Saves changes to a lesson. */
  examLessonUpdate: ExamLessonPayload;
  /** Takes a lesson from the content creator it was given to. What they wrote stays. */
  examLessonWithdraw: ExamLessonPayload;
  /** Has something done to many lessons of the learning content; refused if they are not as many as the viewer was shown. */
  examLessonsBulkAction: AccountJobPayload;
  /** Has a list of lessons of the learning content written to a file, as the viewer sees it. */
  examLessonsExport: AccountJobPayload;
  /** Archives a subject, a topic or a section with everything in it. */
  examPartArchive: ExamPartPayload;
  /** Adds a subject, a topic or a section after its siblings. */
  examPartCreate: ExamPartPayload;
  /** Removes a subject, a topic or a section for good, if it holds nothing. */
  examPartDelete: ExamRemovedPayload;
  /** Moves a subject, a topic or a section among its siblings, or to another parent. */
  examPartMove: ExamPartPayload;
  /** Restores an archived subject, topic or section with everything that was archived along with it. */
  examPartRestore: ExamPartPayload;
  /** Saves changes to a subject, a topic or a section. */
  examPartUpdate: ExamPartPayload;
  /** Restores an archived exam with everything that was archived along with it. */
  examRestore: ExamPayload;
  /** Throws away what was written since the version that the app has. */
  examSessionDiscard: ExamSessionPayload;
  /** The newest version of a session, to be written to a file. The activity log keeps who took it. */
  examSessionExport: ExamSessionPayload;
  /** Says that you read a session whose reviewer you are; from then on it cannot be withdrawn. */
  examSessionOpen: ExamSessionPayload;
  /** Makes a session the one that the app has; never by who wrote it. */
  examSessionPublish: ExamSessionPayload;
  /** Says that what a comment asked for is not done after all; not once its session is published. */
  examSessionReopen: ExamSessionPayload;
  /** Sends a session back with what needs to change. */
  examSessionRequestChanges: ExamSessionPayload;
  /** Says that what a comment asked for is done. */
  examSessionResolve: ExamSessionPayload;
  /** Begins the next version with what an earlier one says. */
  examSessionRestore: ExamSessionPayload;
  /** Saves the session of a lesson as a draft, whatever its checks say. The same content makes no new version. */
  examSessionSave: ExamSessionPayload;
  /** Hands a session in; somebody else is asked to review it. */
  examSessionSubmit: ExamSessionPayload;
  /** Takes a session out of the app. */
  examSessionUnpublish: ExamSessionPayload;
  /** Takes a session back from its review. */
  examSessionWithdraw: ExamSessionPayload;
  /** Says that you have a lesson's session open to write in it, or no longer do; said again every half minute. */
  examSessionWrite: ExamLessonPayload;
  /** Saves changes to an exam. */
  examUpdate: ExamPayload;
  /** Makes a note that only staff read. */
  feedbackAddNote: FeedbackPayload;
  /** Answers the customer: an email is sent, what went another way is written down. */
  feedbackAnswer: FeedbackPayload;
  /** Puts away what was resolved. */
  feedbackClose: FeedbackPayload;
  /** Writes down what a customer says of the service. */
  feedbackCreate: FeedbackPayload;
  /** Makes an entry of it in a tutor’s journal; needs the right to write there too. */
  feedbackCreateJournalEntry: FeedbackPayload;
  /** Writes down what was decided for the customer; a refund is decided by directors. */
  feedbackDecide: FeedbackPayload;
  /** Says that someone sees to it. */
  feedbackOpen: FeedbackPayload;
  /** Writes down what the customer said after that; what was waiting or done is taken up again. */
  feedbackReply: FeedbackPayload;
  /** Says how it was resolved; a refund that was asked for is decided first. */
  feedbackResolve: FeedbackPayload;
  /** Saves changes to feedback. */
  feedbackUpdate: FeedbackPayload;
  /** Has something done to many pieces of feedback; refused if they are not as many as the viewer was shown. */
  feedbacksBulkAction: AccountJobPayload;
  /** Has customers’ feedback written to a file, as the viewer sees it. */
  feedbacksExport: AccountJobPayload;
  /** Ends an import before anything is changed. */
  fileImportCancel: FileImportPayload;
  /** Tries a file out row by row. Nothing is changed. */
  fileImportCheck: FileImportPayload;
  /** Corrects cells of a checked file, and tries it out again. The file itself stays as it was sent. */
  fileImportCorrect: FileImportPayload;
  /** Imports what was checked, all or nothing. */
  fileImportRun: FileImportPayload;
  /** Takes up an uploaded file, to be read. */
  fileImportStart: FileImportPayload;
  /** Takes an import back, except for what somebody has edited since. */
  fileImportUndo: FileImportPayload;
  /** Says that a learner takes the place that was offered. */
  groupInstanceAcceptOffer: GroupInstancePayload;
  /** Cancels a session; one with more than ten learners is cancelled by directors. */
  groupInstanceCancel: GroupInstancePayload;
  /** Settles a session once everybody is marked. */
  groupInstanceComplete: GroupInstancePayload;
  /** Adds a date, or one in each of some weeks: all of them or none. Answers the first. */
  groupInstanceCreate: GroupInstancePayload;
  /** Enrols a learner, or puts them on the waiting list of a session that is full. */
  groupInstanceEnrol: GroupInstancePayload;
  /** Takes a learner off the session or its waiting list; the next who waits is offered the place. */
  groupInstanceLeave: GroupInstancePayload;
  /** Moves everybody of a session to another date of the same group lesson; it does not take place. */
  groupInstanceMerge: GroupInstancePayload;
  /** Calls off a session to which too few have come. */
  groupInstanceNotRun: GroupInstancePayload;
  /** Marks who came and who did not, once the session has started. */
  groupInstanceRecordAttendance: GroupInstancePayload;
  /** Has a session take place although too few are enrolled. */
  groupInstanceRunAnyway: GroupInstancePayload;
  /** Says where a session that is over can be seen again. */
  groupInstanceSetRecording: GroupInstancePayload;
  /** Puts away what is finished, cancelled or was never published. */
  groupLessonArchive: GroupLessonPayload;
  /** Cancels it with all dates that have not taken place. */
  groupLessonCancel: GroupLessonPayload;
  /** Adds a learning pod or an immersion; learners are enrolled once it is published. */
  groupLessonCreate: GroupLessonPayload;
  /** Enrols a learner for all dates to come; of each that is refused it says why. */
  groupLessonEnrol: EnrolledDatesPayload;
  /** Opens enrolment; there must be a date to come. */
  groupLessonPublish: GroupLessonPayload;
  /** Saves changes to a learning pod or an immersion. */
  groupLessonUpdate: GroupLessonPayload;
  /** Has something done to many learning pods or immersions; refused if they are not as many as the viewer was shown. */
  groupLessonsBulkAction: AccountJobPayload;
  /** Has a list of learning pods or immersions written to a file, as the viewer sees it. */
  groupLessonsExport: AccountJobPayload;
  /** Restores the values from before a change, as a normal update. The history records it. */
  historyRestore: HistoryPayload;
  /** Undoes the change that made a version, as a change of its own. Refused if the record has changed since. */
  historyUndo: HistoryPayload;
  /** Writes a prepayment invoice as a draft. */
  invoiceCreate: InvoicePayload;
  /** Deletes a draft. */
  invoiceDelete: InvoicePayload;
  /** Starts a draft with the terms of an invoice. */
  invoiceDuplicate: InvoicePayload;
  /** Reminds the customer of an invoice. */
  invoiceRemind: InvoicePayload;
  /** Brings a deleted draft back. */
  invoiceRestore: InvoicePayload;
  /** Gives a draft its number and sends it to the customer. */
  invoiceSend: InvoicePayload;
  /** Saves changes to a draft. */
  invoiceUpdate: InvoicePayload;
  /** Withdraws an invoice on which nothing was paid; its number stays. */
  invoiceVoid: InvoicePayload;
  /** Asks for a job to run now; it starts within seconds. */
  jobRunNow: JobPayload;
  /** Has the journal written to a file, as the viewer sees it. */
  journalEntriesExport: AccountJobPayload;
  /** Writes an entry. */
  journalEntryCreate: JournalEntryPayload;
  /** Says that the follow-up of an entry is done. */
  journalEntryFollowUp: JournalEntryPayload;
  /** Says that the follow-up of an entry is to be done after all. */
  journalEntryReopenFollowUp: JournalEntryPayload;
  /** Saves changes to an entry: its author’s, for 24 hours. */
  journalEntryUpdate: JournalEntryPayload;
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
  leadMarkLost: LeadPayload;
  /** Takes up a lead again that was lost; they stand at contacted. */
  leadReopen: LeadPayload;
  /** Saves changes to a lead. */
  leadUpdate: LeadPayload;
  /** Has something done to many leads; refused if they are not as many as the viewer was shown. */
  leadsBulkAction: AccountJobPayload;
  /** Has a list of leads written to a file, as the viewer sees it. */
  leadsExport: AccountJobPayload;
  /** Answers with a one-time link from an email about lessons. It works once. Open to everyone. */
  lessonAnswerSubmit: LessonAnswerPayload;
  /** Writes down what somebody says of a lesson, and how staff came to know it. */
  lessonRatingCreate: LessonRatingPayload;
  /** Takes a rating out of averages and out of the tutor’s sight. */
  lessonRatingHide: LessonRatingPayload;
  /** Shows a hidden rating again. */
  lessonRatingShow: LessonRatingPayload;
  /** Saves changes to a rating, within seven days. */
  lessonRatingUpdate: LessonRatingPayload;
  /** Ends a request. */
  lessonRequestCancel: LessonRequestPayload;
  /** Makes the viewer the owner of a request. */
  lessonRequestClaim: LessonRequestPayload;
  /** Writes down that the customer accepts: a course begins, with its first eight weeks of lessons. */
  lessonRequestConfirm: LessonRequestPayload;
  /** Takes a request for lessons. */
  lessonRequestCreate: LessonRequestPayload;
  /** Writes down that the customer declines. */
  lessonRequestCustomerDecline: LessonRequestPayload;
  /** Proposes lessons to a tutor, who has 48 hours to answer. */
  lessonRequestPropose: LessonRequestPayload;
  /** Takes up a request again that was cancelled or has expired. */
  lessonRequestReopen: LessonRequestPayload;
  /** Writes down that the tutor accepts. */
  lessonRequestTutorAccept: LessonRequestPayload;
  /** Writes down that the tutor declines. */
  lessonRequestTutorDecline: LessonRequestPayload;
  /** Saves changes to a request that is open. */
  lessonRequestUpdate: LessonRequestPayload;
  /** Takes back what was proposed. */
  lessonRequestWithdraw: LessonRequestPayload;
  /** Has something done to many requests for lessons; refused if they are not as many as the viewer was shown. */
  lessonRequestsBulkAction: AccountJobPayload;
  /** Has a list of requests for lessons written to a file, as the viewer sees it. */
  lessonRequestsExport: AccountJobPayload;
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
  /** Enters money that reached us. */
  paymentCreate: PaymentPayload;
  /** Takes back a payment that was entered by mistake: what it paid is due again. */
  paymentTakeBack: PaymentPayload;
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
  /** Has something done to many regions; refused if they are not as many as the viewer was shown. */
  regionsBulkAction: AccountJobPayload;
  /** Has a list of regions written to a file, as the viewer sees it. */
  regionsExport: AccountJobPayload;
  /** Asks for an account. It stays pending until a director or super-admin admits it with a role. Open to everyone. */
  register: RegisterPayload;
  /** Has something done to many rejected candidates; refused if they are not as many as the viewer was shown. */
  rejectedCandidaciesBulkAction: AccountJobPayload;
  /** Has a list of rejected candidates written to a file, as the viewer sees it. */
  rejectedCandidaciesExport: AccountJobPayload;
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
  /** Has something done to many staff accounts; refused if they are not as many as the viewer was shown. */
  staffUsersBulkAction: AccountJobPayload;
  /** Has a list of staff accounts written to a file, as the viewer sees it. */
  staffUsersExport: AccountJobPayload;
  /** Writes down what a tutor says of the learner after a lesson. */
  studentRatingCreate: StudentRatingPayload;
  /** Saves changes to what a tutor says of a learner, within seven days. */
  studentRatingUpdate: StudentRatingPayload;
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
  /** Says that a task is done. */
  taskComplete: TaskPayload;
  /** Gives a colleague, or the viewer, a task. */
  taskCreate: TaskPayload;
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
  /** Takes it up again. */
  tutorFeedbackReopen: TutorFeedbackPayload;
  /** Says how it was resolved. */
  tutorFeedbackResolve: TutorFeedbackPayload;
  /** Says that someone is seeing to it. */
  tutorFeedbackStart: TutorFeedbackPayload;
  /** Saves changes to feedback. */
  tutorFeedbackUpdate: TutorFeedbackPayload;
  /** Has something done to many pieces of feedback; refused if they are not as many as the viewer was shown. */
  tutorFeedbacksBulkAction: AccountJobPayload;
  /** Has tutor feedback written to a file, as the viewer sees it. */
  tutorFeedbacksExport: AccountJobPayload;
  /** Sends an email to a candidate or tutor, or writes down what went another way. */
  tutorMessageCreate: MessagePayload;
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
  /** Has something done to many tutors; refused if they are not as many as the viewer was shown. */
  tutorsBulkAction: AccountJobPayload;
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
export type MutationBookedLessonAddNoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonAgreeRescheduleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RescheduleAgreeInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonAskRatingArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonCancelInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonCompleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonCompleteInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BookedLessonCreateInput;
};


/** Everything that can be changed. */
export type MutationBookedLessonDeclineTimeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonDisputeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonDisputeInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonProposeTimeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RescheduleTimeInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonRequestRescheduleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RescheduleAskInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonRescheduleNowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonMoveInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonReverseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonSetLinkArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MeetingInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonSettleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DisputeSettleInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonStartArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonStudentNoShowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonTutorNoShowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonsBulkActionArgs = {
  byKind?: InputMaybe<LessonParty>;
  choice: BulkChoice;
  covered?: InputMaybe<Scalars['String']['input']>;
  filter: BookedLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  note?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<BookedLessonStatus>;
  passcode?: InputMaybe<Scalars['String']['input']>;
  provider?: InputMaybe<MeetingProvider>;
  reason?: InputMaybe<LessonReason>;
  url?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationBookedLessonsExportArgs = {
  as: ExportAs;
  filter: BookedLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: BookedLessonSort;
};


/** Everything that can be changed. */
export type MutationCalendarLinkRenewArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CalendarLinkRenewInput;
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
export type MutationCandidaciesBulkActionArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  choice: BulkChoice;
  filter: CandidacyFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  mail?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  rejectionReason?: InputMaybe<RejectionReason>;
  subject?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationCandidacyAdvanceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  mail: Scalars['Boolean']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
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
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyRejectArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RejectionInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
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
export type MutationCandidacyResumeArgs = {
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
export type MutationConfirmedLessonCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonChangePriceArgs = {
  effectiveOn: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  priceAmount: Scalars['MinorUnits']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonChangeScheduleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CourseScheduleInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonChangeTutorArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CourseTutorInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonEndArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonCancelInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonKeepLocalTimesArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: KeepTimesInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonLiftHoldArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CoursePauseInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonSetLinkArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MeetingInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonsBulkActionArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  byKind?: InputMaybe<LessonParty>;
  choice: BulkChoice;
  filter: ConfirmedLessonFilter;
  from?: InputMaybe<Scalars['Date']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  note?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<LessonReason>;
  subject?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be changed. */
export type MutationConfirmedLessonsExportArgs = {
  as: ExportAs;
  filter: ConfirmedLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: ConfirmedLessonSort;
};


/** Everything that can be changed. */
export type MutationContentCreatorCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ContentCreatorCreateInput;
  userId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationContentCreatorUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ContentCreatorUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCreditLotCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreditLotCreateInput;
};


/** Everything that can be changed. */
export type MutationCreditLotExtendArgs = {
  expiresOn: Scalars['Date']['input'];
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
export type MutationCurriculumsBulkActionArgs = {
  choice: BulkChoice;
  filter: CurriculumFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationCurriculumsExportArgs = {
  as: ExportAs;
  filter: CurriculumFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: CurriculumSort;
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
export type MutationCustomerPodsBulkActionArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  choice: BulkChoice;
  filter: CustomerPodFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  subject?: InputMaybe<Scalars['String']['input']>;
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
export type MutationCustomersBulkActionArgs = {
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
export type MutationCustomersExportArgs = {
  as: ExportAs;
  filter: CustomerFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: CustomerSort;
};


/** Everything that can be changed. */
export type MutationCustomersMarkDistinctArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  otherId: Scalars['ID']['input'];
  verdict: PairVerdict;
};


/** Everything that can be changed. */
export type MutationDemoCardAddArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCardMoveArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCardRemoveArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationDemoCardUpdateArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoCardUpdateInput;
};


/** Everything that can be changed. */
export type MutationDemoCheckItemAddArgs = {
  cardId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCheckItemRemoveArgs = {
  cardId: Scalars['ID']['input'];
  checkItemId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationDemoCheckItemUpdateArgs = {
  cardId: Scalars['ID']['input'];
  checkItemId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoCheckItemUpdateInput;
};


/** Everything that can be changed. */
export type MutationDemoChecklistAddArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoChecklistRemoveArgs = {
  cardId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationDemoChecklistRenameArgs = {
  cardId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCommentAddArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  message: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoListAddArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoListClearArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDemoListRemoveArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDemoListRenameArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
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
export type MutationDependentsBulkActionArgs = {
  choice: BulkChoice;
  filter: DependentFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationDependentsExportArgs = {
  as: ExportAs;
  filter: DependentFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: DependentSort;
};


/** Everything that can be changed. */
export type MutationDialectArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDialectCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DialectCreateInput;
};


/** Everything that can be changed. */
export type MutationDialectRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDialectUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DialectUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamCreateInput;
};


/** Everything that can be changed. */
export type MutationExamDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonAssignArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamLessonAssignInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonCopyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sectionId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamLessonCreateInput;
  sectionId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonMoveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamMoveInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonSetDueArgs = {
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamLessonUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonsBulkActionArgs = {
  activeFlag?: InputMaybe<ActiveFlag>;
  choice: BulkChoice;
  creatorId?: InputMaybe<Scalars['ID']['input']>;
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  filter: ExamLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  note?: InputMaybe<Scalars['String']['input']>;
  reassign?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationExamLessonsExportArgs = {
  as: ExportAs;
  filter: ExamLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: ExamLessonSort;
};


/** Everything that can be changed. */
export type MutationExamPartArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamPartCreateInput;
  level: ExamPartLevel;
  parentId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartMoveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamMoveInput;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamPartUpdateInput;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionDiscardArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionExportArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionOpenArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionPublishArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionReopenArgs = {
  commentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionRequestChangesArgs = {
  comments: Array<SessionCommentInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionResolveArgs = {
  commentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionRestoreArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  versionNumber: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionSaveArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamSessionInput;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionSubmitArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionUnpublishArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionWithdrawArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionWriteArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isHere: Scalars['Boolean']['input'];
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackAddNoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackAnswerArgs = {
  by: ContactChannel;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isQuestion: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackCloseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FeedbackCreateInput;
};


/** Everything that can be changed. */
export type MutationFeedbackCreateJournalEntryArgs = {
  entry: FeedbackEntryInput;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackDecideArgs = {
  decision: FeedbackDecision;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackOpenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackReplyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackResolveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  resolution: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FeedbackUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbacksBulkActionArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  choice: BulkChoice;
  filter: FeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  priority?: InputMaybe<FeedbackPriority>;
};


/** Everything that can be changed. */
export type MutationFeedbacksExportArgs = {
  as: ExportAs;
  filter: FeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: FeedbackSort;
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
export type MutationFileImportCorrectArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  rows: Array<FileImportRowInput>;
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
  lessonId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationFileImportUndoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationGroupInstanceAcceptOfferArgs = {
  enrolmentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceCompleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  report?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: GroupDatesInput;
};


/** Everything that can be changed. */
export type MutationGroupInstanceEnrolArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learnerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  waits: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceLeaveArgs = {
  enrolmentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceMergeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  intoId: Scalars['ID']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceNotRunArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceRecordAttendanceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  marks: Array<AttendanceMark>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceRunAnywayArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceSetRecordingArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  recordingUrl?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: GroupLessonCreateInput;
};


/** Everything that can be changed. */
export type MutationGroupLessonEnrolArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learnerId: Scalars['ID']['input'];
  waits: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonPublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: GroupLessonUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonsBulkActionArgs = {
  choice: BulkChoice;
  filter: GroupLessonFilter;
  groupKind: GroupLessonKind;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationGroupLessonsExportArgs = {
  as: ExportAs;
  filter: GroupLessonFilter;
  groupKind: GroupLessonKind;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: GroupLessonSort;
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
export type MutationInvoiceCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InvoiceCreateInput;
};


/** Everything that can be changed. */
export type MutationInvoiceDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceDuplicateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceRemindArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceSendArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InvoiceUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceVoidArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationJobRunNowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationJournalEntriesExportArgs = {
  as: ExportAs;
  filter: JournalFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: JournalSort;
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
export type MutationLeadMarkLostArgs = {
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
export type MutationLeadsBulkActionArgs = {
  choice: BulkChoice;
  filter: LeadFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  lostReason?: InputMaybe<LostReason>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationLeadsExportArgs = {
  as: ExportAs;
  filter: LeadFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: LeadSort;
};


/** Everything that can be changed. */
export type MutationLessonAnswerSubmitArgs = {
  input: LessonAnswerInput;
};


/** Everything that can be changed. */
export type MutationLessonRatingCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonRatingCreateInput;
};


/** Everything that can be changed. */
export type MutationLessonRatingHideArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRatingShowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRatingUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonRatingUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestClaimArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestConfirmArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonConfirmInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonRequestCreateInput;
};


/** Everything that can be changed. */
export type MutationLessonRequestCustomerDeclineArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestProposeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonProposalInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestTutorAcceptArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestTutorDeclineArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonRequestUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestsBulkActionArgs = {
  choice: BulkChoice;
  filter: LessonRequestFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationLessonRequestsExportArgs = {
  as: ExportAs;
  filter: LessonRequestFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: LessonRequestSort;
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
export type MutationPaymentCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PaymentCreateInput;
  notes?: InputMaybe<ActNotesInput>;
  preview: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationPaymentTakeBackArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
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
export type MutationRegionsBulkActionArgs = {
  choice: BulkChoice;
  filter: RegionFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationRegionsExportArgs = {
  as: ExportAs;
  filter: RegionFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: RegionSort;
};


/** Everything that can be changed. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. */
export type MutationRejectedCandidaciesBulkActionArgs = {
  choice: BulkChoice;
  filter: RejectedFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationRejectedCandidaciesExportArgs = {
  as: ExportAs;
  filter: RejectedFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: CandidacySort;
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
export type MutationStaffUsersBulkActionArgs = {
  choice: BulkChoice;
  filter: StaffUserFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationStaffUsersExportArgs = {
  as: ExportAs;
  filter: StaffUserFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: StaffUserSort;
};


/** Everything that can be changed. */
export type MutationStudentRatingCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StudentRatingCreateInput;
};


/** Everything that can be changed. */
export type MutationStudentRatingUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StudentRatingUpdateInput;
  version: Scalars['Int']['input'];
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
export type MutationTaskCompleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTaskCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TaskCreateInput;
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
export type MutationTutorFeedbacksBulkActionArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  choice: BulkChoice;
  filter: TutorFeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationTutorFeedbacksExportArgs = {
  as: ExportAs;
  filter: TutorFeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort: TutorFeedbackSort;
};


/** Everything that can be changed. */
export type MutationTutorMessageCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorMessageCreateInput;
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
export type MutationTutorsBulkActionArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  choice: BulkChoice;
  filter: TutorFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  subject?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
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

/** Who says how a lesson went. */
export type OutcomeSource =
  /** Nobody objected in time. */
  | 'auto'
  /** The customer. */
  | 'customer'
  /** The log of the meeting. */
  | 'meeting-log'
  /** A colleague. */
  | 'staff'
  /** The tutor. */
  | 'tutor';

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The id of the last row of this page: pass it as `after` for those that follow; null where the page is empty. */
  endCursor: Maybe<Scalars['ID']['output']>;
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
  /**
   * Rows after the one with this id, in the order of ids; an empty text begins with the first. Rows that are added or saved
   * meanwhile move no other from page to page. `number` and the list's order do not count then, and the total is of the rows
   * that follow.
   */
  after?: InputMaybe<Scalars['ID']['input']>;
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
  amount: Scalars['MinorUnits']['output'];
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
  amount: Scalars['MinorUnits']['input'];
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

/** Money that reached us. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** Which invoices it pays; what was taken back is negative. */
  allocations: Array<PaymentAllocation>;
  /** How much. */
  amount: Scalars['MinorUnits']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The currency. */
  currency: Currency;
  /** Who paid. */
  customer: Maybe<Customer>;
  /** Who entered it. */
  enteredBy: Maybe<StaffUser>;
  /** The proof of payment. */
  evidenceFile: Maybe<File>;
  /** How it was paid. */
  gateway: PaymentGateway;
  id: Scalars['ID']['output'];
  /** What no invoice took, kept as credit. */
  kept: Scalars['MinorUnits']['output'];
  /** How it reached us. */
  method: PaymentMethod;
  /** What only staff read. */
  note: Maybe<Scalars['String']['output']>;
  /** Who paid, as the bank says. */
  payerName: Maybe<Scalars['String']['output']>;
  /** For example PAY-000123. */
  paymentNumber: Scalars['String']['output'];
  /** The receipt as a PDF; null until it is made. */
  pdfFile: Maybe<File>;
  /** The day on which it reached us. */
  receivedOn: Scalars['Date']['output'];
  /** What the bank's statement says. */
  reference: Maybe<Scalars['String']['output']>;
  /** How far it has come. */
  status: PaymentStatus;
  /** Why it was taken back. */
  takenBackReason: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** A part of a payment that pays an invoice. */
export type PaymentAllocation = {
  __typename?: 'PaymentAllocation';
  /** How much of the payment. */
  amount: Scalars['MinorUnits']['output'];
  /** When it was written down. */
  at: Scalars['DateTime']['output'];
  /** The invoice. */
  invoice: Maybe<Invoice>;
};

/** A part of a payment for an invoice. */
export type PaymentAllocationInput = {
  /** How much of the payment. */
  amount: Scalars['MinorUnits']['input'];
  /** The invoice. */
  invoiceId: Scalars['ID']['input'];
};

/** Money that staff saw arrive. */
export type PaymentCreateInput = {
  /** Which invoices it pays. */
  allocations?: InputMaybe<Array<PaymentAllocationInput>>;
  amount: Scalars['MinorUnits']['input'];
  currency: Currency;
  /** Who paid. */
  customerId: Scalars['ID']['input'];
  /** The proof of payment, uploaded before. */
  evidenceFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Bank transfer, or cash or other. */
  gateway: PaymentGateway;
  /** Whether what no invoice takes is kept as credit. */
  keepAsCredit?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  payerName?: InputMaybe<Scalars['String']['input']>;
  receivedOn: Scalars['Date']['input'];
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** From any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these ways to pay. */
  gateway?: InputMaybe<Array<PaymentGateway>>;
  /** For any of these invoices. */
  invoiceId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a number, a payer's name or a reference. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<PaymentStatus>>;
};

/** How an invoice can be paid. */
export type PaymentGateway =
  /** By bank transfer. */
  | 'BANK_TRANSFER'
  /** In cash, or in another way. */
  | 'CASH_OR_OTHER'
  /** By card or transfer, through Flutterwave. */
  | 'FLUTTERWAVE'
  /** By card or transfer, through Paystack. */
  | 'PAYSTACK'
  /** By card, through Stripe. */
  | 'STRIPE';

/** How money reached us. */
export type PaymentMethod =
  /** To our bank account. */
  | 'bank'
  /** By card. */
  | 'card'
  /** In cash. */
  | 'cash'
  /** In another way. */
  | 'other'
  /** By a transfer that a gateway received. */
  | 'transfer'
  /** By a code typed into a phone. */
  | 'ussd';

export type PaymentPage = {
  __typename?: 'PaymentPage';
  items: Array<Payment>;
  pageInfo: PageInfo;
};

export type PaymentPayload = {
  __typename?: 'PaymentPayload';
  /** With `preview`, the emails that it would send; null otherwise. */
  mails: Maybe<Array<MailShown>>;
  payment: Maybe<Payment>;
  userErrors: Array<UserError>;
};

export type PaymentSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'RECEIVED_ASC'
  | 'RECEIVED_DESC';

/** How far a payment has come. */
export type PaymentStatus =
  /** Contested at the bank. */
  | 'disputed'
  /** Not received. */
  | 'failed'
  /** Received in another amount or currency than was asked for. */
  | 'mismatch'
  /** Given back in part. */
  | 'part-refunded'
  /** Begun, not received. */
  | 'pending'
  /** Given back. */
  | 'refunded'
  /** Received. */
  | 'succeeded'
  /** Entered by mistake, and taken back. */
  | 'taken-back'
  /** Received, and not yet placed. */
  | 'unclear';

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
  /** Seven days, of which today is the first. */
  | 'next-7-days'
  /** The month it is. */
  | 'this-month'
  /** The week it is, from Monday. */
  | 'this-week'
  /** The year it is. */
  | 'this-year'
  /** The day it is. */
  | 'today'
  /** The day after. */
  | 'tomorrow';

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

/** Which dates are looked at before they are added. */
export type PlannedDatesInput = {
  /** The first day. */
  date: Scalars['Date']['input'];
  /** How long a session takes, in minutes. */
  durationMinutes: Scalars['Int']['input'];
  /** Of which group lesson, where it has dates already. */
  groupLessonId?: InputMaybe<Scalars['ID']['input']>;
  /** When it starts, for example 18:00. */
  time: Scalars['String']['input'];
  /** Whose clock that is. */
  timeZone: Scalars['TimeZone']['input'];
  /** Who is to teach. */
  tutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many weeks in a row. */
  weeks: Scalars['Int']['input'];
};

/** A date that is to be added, with what is in its way. */
export type PlannedGroupDate = {
  __typename?: 'PlannedGroupDate';
  /** Whether the clocks change then: its time does not exist that day, or comes twice. */
  clockChange: Maybe<ClockChange>;
  /** What is in its way, in words; nothing where it can be added. */
  conflicts: Array<Scalars['String']['output']>;
  /** The day, by the clock that was given. */
  date: Scalars['Date']['output'];
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** When it starts. */
  start: Scalars['DateTime']['output'];
};

/** One dated lesson that confirming a request would book. */
export type PlannedLesson = {
  __typename?: 'PlannedLesson';
  /** Whether that time does not exist on the day, or comes twice. */
  clockChange: Maybe<ClockChange>;
  /** What stands in its way. */
  conflicts: Array<LessonConflict>;
  /** By the clock of the lessons. */
  date: Scalars['Date']['output'];
  /** When it would end. */
  end: Scalars['DateTime']['output'];
  /** When it would begin. */
  start: Scalars['DateTime']['output'];
  /** For example 18:00, by the clock of the lessons. */
  time: Scalars['String']['output'];
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

/** What cancelling and missing lessons costs, as it was when a course was confirmed. */
export type PolicyCopy = {
  __typename?: 'PolicyCopy';
  /** How many late cancellations a term are free. */
  freeLateCancelsPerTerm: Scalars['Int']['output'];
  /** How many moves are free in any 30 days. */
  freeReschedules: Scalars['Int']['output'];
  /** How many minutes the tutor waits. */
  graceMinutes: Scalars['Int']['output'];
  /** What a late cancellation costs, in per cent of the price. */
  lateCancelPercent: Scalars['Int']['output'];
  /** What missing a lesson costs, in per cent of the price. */
  noShowPercent: Scalars['Int']['output'];
  /** Whether a failure of power or internet costs nothing. */
  outageIsFree: Scalars['Boolean']['output'];
  /** The policy that it was copied from, as it is now; null where nobody knows. */
  policy: Maybe<CancellationPolicy>;
  /** What the tutor is paid for a late cancellation, in per cent. */
  tutorLatePayPercent: Scalars['Int']['output'];
  /** What the tutor is paid where the customer is excused, in per cent. */
  tutorWaitPayPercent: Scalars['Int']['output'];
  /** Until how many hours before the start a lesson can be cancelled without a charge. */
  windowHours: Scalars['Int']['output'];
};

/** A stretch of a week in which someone would like to have lessons. */
export type PreferredTime = {
  __typename?: 'PreferredTime';
  /** For example 19:30; 24:00 is the end of the day. */
  end: Scalars['String']['output'];
  /** For example 18:00. */
  start: Scalars['String']['output'];
  /** Whose clock it is told by. */
  timeZone: Scalars['TimeZone']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

/** A stretch of a week. */
export type PreferredTimeInput = {
  /** For example 19:30; 24:00 is the end of the day. */
  end: Scalars['String']['input'];
  /** For example 18:00. */
  start: Scalars['String']['input'];
  timeZone: Scalars['TimeZone']['input'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['input'];
};

/** What a prepayment buys. */
export type PrepaymentType =
  /** A number of lessons at a set price. */
  | 'FIXED'
  /** A sum of money from which each lesson takes its price. */
  | 'FLEXIBLE'
  /** One lesson at the trial price. */
  | 'TRIAL';

/** What a price is for. */
export type PriceBasis =
  /** One session. */
  | 'per-instance'
  /** All sessions together. */
  | 'whole-course';

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

/** What became of a proposal. */
export type ProposalState =
  /** The tutor accepts; the customer has not answered yet. */
  | 'accepted'
  /** Both agree. */
  | 'confirmed'
  /** The tutor declined. */
  | 'declined'
  /** The tutor did not answer in time. */
  | 'expired'
  /** The tutor has not answered yet. */
  | 'open'
  /** The customer declined. */
  | 'refused'
  /** It was taken back. */
  | 'withdrawn';

/** When lessons of a week begin. */
export type ProposedSlot = {
  __typename?: 'ProposedSlot';
  /** For example 18:00, by the clock of the proposal. */
  start: Scalars['String']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

/** When a lesson of a week begins. */
export type ProposedSlotInput = {
  /** For example 18:00. */
  start: Scalars['String']['input'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['input'];
};

/** A time that one side proposes for a lesson. */
export type ProposedTime = {
  __typename?: 'ProposedTime';
  /** How the other side answered; null while they have not. */
  answer: Maybe<RescheduleAnswer>;
  /** When they did. */
  at: Scalars['DateTime']['output'];
  /** Who proposes it. */
  byKind: LessonParty;
  /** More about it, or why it was declined. */
  note: Maybe<Scalars['String']['output']>;
  /** When it would begin. */
  startAt: Scalars['DateTime']['output'];
};

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
  /** One dated lesson by its id. */
  bookedLesson: Maybe<BookedLesson>;
  /** How many lessons each choice of some filters would leave. */
  bookedLessonFacets: Maybe<Array<Facet>>;
  /** A list of dated lessons. */
  bookedLessons: Maybe<BookedLessonPage>;
  /** Checks all invoices, payments, credit and numbers. */
  booksCheck: BooksCheck;
  /** What there is in a stretch of at most 62 days: the end is not included. */
  calendar: Maybe<Calendar>;
  /** The calendar link of a tutor or a customer. */
  calendarLink: Maybe<CalendarLink>;
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
  /** What the changes of clocks in the 21 days from a day on move for tutors. */
  clockChangeReview: Maybe<ClockChangeReview>;
  /** Names and pictures of active staff. */
  colleagues: Maybe<StaffUserPage>;
  /** One confirmed course by its id. */
  confirmedLesson: Maybe<ConfirmedLesson>;
  /** What a change of a course would do to its lessons. */
  confirmedLessonChange: Maybe<CourseChange>;
  /** How many courses each choice of some filters would leave. */
  confirmedLessonFacets: Maybe<Array<Facet>>;
  /** A list of confirmed courses. */
  confirmedLessons: Maybe<ConfirmedLessonPage>;
  /** Up to 50 colleagues, most recently active first. */
  contacts: Maybe<Array<Contact>>;
  /** One content creator by the id of their account. */
  contentCreator: Maybe<ContentCreator>;
  /** Content creators; a content creator sees themselves. */
  contentCreators: Maybe<ContentCreatorPage>;
  /** How far the lessons of all exams are. */
  contentStats: ContentStats;
  /** One credit by its id. */
  creditLot: Maybe<CreditLot>;
  /** A list of credits. */
  creditLots: Maybe<CreditLotPage>;
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
  /** The kanban board of the demo apps. */
  demoBoard: Maybe<DemoBoard>;
  /** One dependent by their id. */
  dependent: Maybe<Dependent>;
  /** How many dependents each choice of some filters would leave. */
  dependentFacets: Maybe<Array<Facet>>;
  /** A list of dependents. */
  dependents: Maybe<DependentPage>;
  /** One dialect by its id. */
  dialect: Maybe<Dialect>;
  /** A list of dialects. */
  dialects: Maybe<DialectPage>;
  /** One exam by its id. */
  exam: Maybe<Exam>;
  /** One exam by its slug, or by one that it had. */
  examBySlug: Maybe<Exam>;
  /** One lesson by its id. */
  examLesson: Maybe<ExamLesson>;
  /** Lessons in all exams. */
  examLessons: Maybe<ExamLessonPage>;
  /** One subject, topic or section by its level and its id. */
  examPart: Maybe<ExamPart>;
  /** One section by its id. */
  examSection: Maybe<ExamSection>;
  /** The newest session of a lesson, or one of its versions; null if nothing has been written. */
  examSession: Maybe<ExamSession>;
  /** What an answer to a block of a lesson's newest session is worth; null where there is nothing to answer. */
  examSessionGrade: Maybe<SessionGrade>;
  /** One subject by its id. */
  examSubject: Maybe<ExamSubject>;
  /** One topic by its id. */
  examTopic: Maybe<ExamTopic>;
  /** In any of these exams. */
  exams: Maybe<ExamPage>;
  /** One piece of customers’ feedback by its id. */
  feedback: Maybe<Feedback>;
  /** How many pieces of feedback each choice of some filters would leave. */
  feedbackFacets: Maybe<Array<Facet>>;
  /** Customers’ feedback, what is to be answered first in front. */
  feedbacks: Maybe<FeedbackPage>;
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
  /** Tutors who teach a subject and are free when it suits the learner, the soonest first; at most 20. */
  freeSlots: Maybe<Array<FreeTutor>>;
  /** How much the viewer may still give a customer this month. */
  goodwillStanding: GoodwillStanding;
  /** One session of a learning pod or an immersion by its id. */
  groupInstance: Maybe<GroupInstance>;
  /** One learning pod or immersion by its id. */
  groupLesson: Maybe<GroupLesson>;
  /** How many learning pods or immersions each choice of some filters would leave. */
  groupLessonFacets: Maybe<Array<Facet>>;
  /** Learning pods or immersions, the newest first. */
  groupLessons: Maybe<GroupLessonPage>;
  /** The changes made to one record, newest first. Open to those who may read the record; everyone may read the history of their own account. */
  history: Maybe<HistoryConnection>;
  /** One invoice by its id. */
  invoice: Maybe<Invoice>;
  /** How many invoices each choice of some filters would leave. */
  invoiceFacets: Maybe<Array<Facet>>;
  /** A list of invoices. */
  invoices: Maybe<InvoicePage>;
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
  /** Who may have a lead's trial lesson: the customer whose account they have, then the customer's dependents by name. Nobody, while they have none. */
  leadLearners: Maybe<Array<Learner>>;
  /** Customers who may be a lead: the same email or phone. */
  leadLikelyCustomers: Maybe<Array<Customer>>;
  /** A list of leads. */
  leads: Maybe<LeadPage>;
  /** One learner, by the id of the customer or dependent. */
  learner: Maybe<Learner>;
  /** Learners who are not archived, found by part of a name (accents optional) or by customer number. The best 200 come first; `totalIsEstimate` is true if there are more. One or two letters match only the start of a name. */
  learners: Maybe<LearnerPage>;
  /** What a one-time link from an email about lessons asks; null if the link does not exist. Open to everyone. */
  lessonAnswer: Maybe<LessonAnswer>;
  /** The lessons that confirming a request would book, with what stands in the way of each. */
  lessonConfirmation: Maybe<LessonConfirmation>;
  /** What stands in the way of lessons that are about to be proposed. */
  lessonConflicts: Maybe<Array<LessonConflict>>;
  /** What happened to a lesson and to those that it was moved from and to, the last first. */
  lessonLog: Maybe<LessonLogEntryPage>;
  /** What stands in the way of moving a lesson to another time. */
  lessonMoveConflicts: Maybe<Array<LessonConflict>>;
  /** One rating by its id. */
  lessonRating: Maybe<LessonRating>;
  /** What customers and learners say of lessons. */
  lessonRatings: Maybe<LessonRatingPage>;
  /** One request by its id. */
  lessonRequest: Maybe<LessonRequest>;
  /** How many requests each choice of some filters would leave. */
  lessonRequestFacets: Maybe<Array<Facet>>;
  /** A list of requests. */
  lessonRequests: Maybe<LessonRequestPage>;
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
  /** One payment by its id. */
  payment: Maybe<Payment>;
  /** The ways to pay that are offered in a currency. */
  paymentGateways: Array<PaymentGateway>;
  /** A list of payments. */
  payments: Maybe<PaymentPage>;
  /** The permission matrix: every area with what each role may do there. */
  permissionMatrix: Array<PermissionArea>;
  /** Dates that would be added, each with what is in its way. */
  plannedGroupDates: Maybe<Array<PlannedGroupDate>>;
  /** All that was said after a lesson, and what may still be. */
  ratingsOfLesson: Maybe<RatingsOfLesson>;
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
  /** The reviews of a lesson or of what somebody wrote, the latest first, at most a hundred; a content creator gets their own. */
  sessionReviews: Array<SessionReview>;
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
  /** One student rating by its id. */
  studentRating: Maybe<StudentRating>;
  /** What tutors say of learners. */
  studentRatings: Maybe<StudentRatingPage>;
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
  /** The messages to a candidate or tutor, newest first. */
  tutorMessages: Maybe<MessagePage>;
  /** Every tag that a tutor has, by name. */
  tutorTags: Maybe<Array<Scalars['String']['output']>>;
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
export type QueryBookedLessonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBookedLessonFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: BookedLessonFilter;
};


/** Everything that can be read. */
export type QueryBookedLessonsArgs = {
  filter: BookedLessonFilter;
  page: PageInput;
  sort: BookedLessonSort;
};


/** Everything that can be read. */
export type QueryCalendarArgs = {
  filter: CalendarFilter;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Everything that can be read. */
export type QueryCalendarLinkArgs = {
  personId: Scalars['ID']['input'];
  side: CalendarSide;
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
export type QueryClockChangeReviewArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be read. */
export type QueryColleaguesArgs = {
  filter: ColleagueFilter;
  page: PageInput;
  sort: ColleagueSort;
};


/** Everything that can be read. */
export type QueryConfirmedLessonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryConfirmedLessonChangeArgs = {
  id: Scalars['ID']['input'];
  input: CourseChangeInput;
};


/** Everything that can be read. */
export type QueryConfirmedLessonFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: ConfirmedLessonFilter;
};


/** Everything that can be read. */
export type QueryConfirmedLessonsArgs = {
  filter: ConfirmedLessonFilter;
  page: PageInput;
  sort: ConfirmedLessonSort;
};


/** Everything that can be read. */
export type QueryContentCreatorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryContentCreatorsArgs = {
  filter: ContentCreatorFilter;
  page: PageInput;
  sort: ContentCreatorSort;
};


/** Everything that can be read. */
export type QueryCreditLotArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCreditLotsArgs = {
  filter: CreditLotFilter;
  page: PageInput;
  sort: CreditLotSort;
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
export type QueryDialectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDialectsArgs = {
  filter: DialectFilter;
  page: PageInput;
  sort: DialectSort;
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
export type QueryExamPartArgs = {
  id: Scalars['ID']['input'];
  level: ExamPartLevel;
};


/** Everything that can be read. */
export type QueryExamSectionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamSessionArgs = {
  lessonId: Scalars['ID']['input'];
  versionNumber?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryExamSessionGradeArgs = {
  answer: SessionAnswerInput;
  blockId: Scalars['ID']['input'];
  lessonId: Scalars['ID']['input'];
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
export type QueryFeedbackArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryFeedbackFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: FeedbackFilter;
};


/** Everything that can be read. */
export type QueryFeedbacksArgs = {
  filter: FeedbackFilter;
  page: PageInput;
  sort: FeedbackSort;
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
export type QueryFreeSlotsArgs = {
  input: FreeSlotsInput;
};


/** Everything that can be read. */
export type QueryGoodwillStandingArgs = {
  currency: Currency;
  customerId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGroupInstanceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGroupLessonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGroupLessonFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: GroupLessonFilter;
  kind: GroupLessonKind;
};


/** Everything that can be read. */
export type QueryGroupLessonsArgs = {
  filter: GroupLessonFilter;
  kind: GroupLessonKind;
  page: PageInput;
  sort: GroupLessonSort;
};


/** Everything that can be read. */
export type QueryHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: HistoryKind;
};


/** Everything that can be read. */
export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryInvoiceFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: InvoiceFilter;
};


/** Everything that can be read. */
export type QueryInvoicesArgs = {
  filter: InvoiceFilter;
  page: PageInput;
  sort: InvoiceSort;
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
export type QueryLeadLearnersArgs = {
  id: Scalars['ID']['input'];
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
export type QueryLessonAnswerArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLessonConfirmationArgs = {
  requestId: Scalars['ID']['input'];
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
};


/** Everything that can be read. */
export type QueryLessonConflictsArgs = {
  plan: LessonPlanInput;
  requestId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLessonLogArgs = {
  filter: LessonLogEntryFilter;
  lessonId: Scalars['ID']['input'];
  page: PageInput;
};


/** Everything that can be read. */
export type QueryLessonMoveConflictsArgs = {
  date: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  time: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLessonRatingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLessonRatingsArgs = {
  filter: LessonRatingFilter;
  page: PageInput;
  sort: LessonRatingSort;
};


/** Everything that can be read. */
export type QueryLessonRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLessonRequestFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter: LessonRequestFilter;
};


/** Everything that can be read. */
export type QueryLessonRequestsArgs = {
  filter: LessonRequestFilter;
  page: PageInput;
  sort: LessonRequestSort;
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
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPaymentGatewaysArgs = {
  currency: Currency;
};


/** Everything that can be read. */
export type QueryPaymentsArgs = {
  filter: PaymentFilter;
  page: PageInput;
  sort: PaymentSort;
};


/** Everything that can be read. */
export type QueryPlannedGroupDatesArgs = {
  input: PlannedDatesInput;
};


/** Everything that can be read. */
export type QueryRatingsOfLessonArgs = {
  lessonId: Scalars['ID']['input'];
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
export type QuerySessionReviewsArgs = {
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  writerId?: InputMaybe<Scalars['ID']['input']>;
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
export type QueryStudentRatingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStudentRatingsArgs = {
  filter: StudentRatingFilter;
  page: PageInput;
  sort: StudentRatingSort;
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
export type QueryTutorMessagesArgs = {
  page: PageInput;
  personId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTutorsArgs = {
  filter: TutorFilter;
  page: PageInput;
  sort: TutorSort;
};

/** Who rates a lesson. */
export type RaterKind =
  /** Whoever pays, or learns themselves. */
  | 'customer'
  /** A dependent who learns. */
  | 'learner';

/** What stood out in a lesson. */
export type RatingTag =
  /** Clear. */
  | 'clear'
  /** The connection was poor. */
  | 'connection'
  /** Engaging. */
  | 'engaging'
  /** It began late. */
  | 'late'
  /** Off topic. */
  | 'off-topic'
  /** Patient. */
  | 'patient'
  /** Too fast. */
  | 'too-fast'
  /** Too slow. */
  | 'too-slow'
  /** Well prepared. */
  | 'well-prepared';

/** What is drawn in place of a star. */
export type RatingsIcon = {
  __typename?: 'RatingsIcon';
  /** How big it is, in pixels. */
  dimension: Scalars['Float']['output'];
  /** The data of its path. */
  iconPath: Scalars['String']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** How far apart they are, in pixels. */
  spacing: Scalars['Float']['output'];
  /** Four numbers. */
  viewBox: Scalars['String']['output'];
};

/** What is drawn in place of a star. */
export type RatingsIconInput = {
  dimension: Scalars['Float']['input'];
  iconPath: Scalars['String']['input'];
  label: Scalars['String']['input'];
  spacing: Scalars['Float']['input'];
  viewBox: Scalars['String']['input'];
};

/** All that was said after a lesson, and what may still be. */
export type RatingsOfLesson = {
  __typename?: 'RatingsOfLesson';
  /** When the customer was asked once more. */
  askedAgainAt: Maybe<Scalars['DateTime']['output']>;
  /** Who may rate it: whoever pays, and whoever learns. */
  raters: Array<LessonRater>;
  /** In the order in which they were given. */
  ratings: Array<LessonRating>;
  /** What the tutor says of the learner. */
  studentRating: Maybe<StudentRating>;
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
  /** What a bank transfer needs, by currency; a currency without it takes no transfers. */
  bankDetails: Array<BankDetails>;
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
  /** The last lines of every invoice. */
  invoiceFooter: Maybe<Scalars['String']['output']>;
  /** The start of every invoice number in the region. */
  invoicePrefix: Scalars['String']['output'];
  /** The address of the business on invoices; without it none is sent. */
  legalAddress: Maybe<Scalars['String']['output']>;
  /** The name of the business on invoices; without it none is sent. */
  legalName: Maybe<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Whether prices are shown with the tax in them. */
  pricesIncludeTax: Scalars['Boolean']['output'];
  /** Where replies to invoices go. */
  replyTo: Maybe<Scalars['String']['output']>;
  /** What the tax is called on invoices, for example VAT. */
  taxLabel: Scalars['String']['output'];
  /** The number under which the business pays tax. */
  taxNumber: Maybe<Scalars['String']['output']>;
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
  bankDetails?: InputMaybe<Array<BankDetailsInput>>;
  cancellationPolicyId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  currency: Currency;
  invoiceFooter?: InputMaybe<Scalars['String']['input']>;
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  legalAddress?: InputMaybe<Scalars['String']['input']>;
  legalName?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  pricesIncludeTax?: InputMaybe<Scalars['Boolean']['input']>;
  replyTo?: InputMaybe<Scalars['String']['input']>;
  taxLabel?: InputMaybe<Scalars['String']['input']>;
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  taxRateBp?: InputMaybe<Scalars['Int']['input']>;
  timeZone: Scalars['String']['input'];
};

export type RegionFilter = {
  /** True for regions in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
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
  bankDetails?: InputMaybe<Array<BankDetailsInput>>;
  cancellationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Currency>;
  invoiceFooter?: InputMaybe<Scalars['String']['input']>;
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  legalAddress?: InputMaybe<Scalars['String']['input']>;
  legalName?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  pricesIncludeTax?: InputMaybe<Scalars['Boolean']['input']>;
  replyTo?: InputMaybe<Scalars['String']['input']>;
  taxLabel?: InputMaybe<Scalars['String']['input']>;
  taxNumber?: InputMaybe<Scalars['String']['input']>;
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

/** The time that both have agreed to. */
export type RescheduleAgreeInput = {
  /** The day, by the clock that the lesson keeps to. */
  date: Scalars['Date']['input'];
  /** Whether it is meant although something about it is unusual. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The time, for example 18:00, by the same clock. */
  time: Scalars['String']['input'];
};

/** How the other side answered a proposed time. */
export type RescheduleAnswer =
  /** They accepted it. */
  | 'agreed'
  /** They declined it. */
  | 'declined';

/** Who asks for another time, and why. */
export type RescheduleAskInput = {
  /** The customer, the tutor or staff. */
  byKind: LessonParty;
  /** Needed where the reason is another one. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: LessonReason;
};

/** Where the search for another time of a lesson stands. */
export type RescheduleStatus =
  /** The lesson was moved. */
  | 'agreed'
  /** No time was agreed within a week. */
  | 'expired'
  /** Somebody is to propose a time. */
  | 'pending-time'
  /** A time is proposed, and the other side is to answer. */
  | 'proposed';

/** Another time for a lesson. */
export type RescheduleTimeInput = {
  /** Who proposes it. */
  byKind: LessonParty;
  /** The day, by the clock that the lesson keeps to. */
  date: Scalars['Date']['input'];
  /** More about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The time, for example 18:00, by the same clock. */
  time: Scalars['String']['input'];
};

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

/** How the review of a session ended. */
export type ReviewOutcome =
  /** The reviewer asked for changes. */
  | 'changes-requested'
  /** It was published. */
  | 'published'
  /** Its writer took it back before the reviewer had opened it. */
  | 'withdrawn';

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
  /** A path of the portal that shows it; null for another row of the file. */
  url: Maybe<Scalars['String']['output']>;
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

/** What customers' feedback is about. */
export type ServiceFeedbackCategory =
  /** Invoices and payments. */
  | 'billing'
  /** A lesson. */
  | 'lesson'
  /** What lessons are taught with. */
  | 'materials'
  /** Anything else. */
  | 'other'
  /** The times of lessons. */
  | 'scheduling'
  /** Sound, picture and the classroom. */
  | 'technology'
  /** A tutor. */
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

/** An answer as a learner gave it. */
export type SessionAnswerInput = {
  /** Whether decimals stand behind a comma where it was typed. */
  decimalComma?: InputMaybe<Scalars['Boolean']['input']>;
  /** The options that were chosen. */
  optionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What was typed. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Where a slider was left, or how many stars were given. */
  value?: InputMaybe<Scalars['Float']['input']>;
};

/** One block of a session. Fields that its kind does not use are as in a new block. */
export type SessionBlock = {
  __typename?: 'SessionBlock';
  /** How much of a text has to agree. */
  answerStrictness: AnswerStrictness;
  /** The id of its recording; empty for none. */
  audioPlayerSRC: Scalars['String']['output'];
  /** What kind of block it is. */
  blockType: BlockKind;
  /** What is said beside the question; of an information block, its text. */
  description: Scalars['String']['output'];
  /** What is said over a dropdown. */
  dropdownInstruction: Scalars['String']['output'];
  /** The expected expression, in TeX. */
  expression: Scalars['String']['output'];
  /** What is said after the answer. */
  feedback: Scalars['String']['output'];
  /** What the graph draws, each in TeX. */
  graphLatex: Array<Scalars['String']['output']>;
  /** The points that are marked: (2, 5), then a name if they have one. */
  graphPoints: Array<Scalars['String']['output']>;
  /** Where the x axis begins, as it was typed; empty for -10. */
  graphXFrom: Scalars['String']['output'];
  /** Where the x axis ends, as it was typed; empty for 10. */
  graphXTo: Scalars['String']['output'];
  /** Where the y axis begins, as it was typed; empty for as far as the functions go. */
  graphYFrom: Scalars['String']['output'];
  /** Where the y axis ends, as it was typed; empty for as far as the functions go. */
  graphYTo: Scalars['String']['output'];
  /** What helps before the answer. */
  hint: Scalars['String']['output'];
  /** Given when the block is made, and never changed. */
  id: Scalars['ID']['output'];
  /** What the image shows, in words. */
  imageAlt: Scalars['String']['output'];
  /** The id of its image; empty for none. */
  imageFile: Scalars['String']['output'];
  /** The images to choose from. */
  imageOptions: Array<ImageOption>;
  /** Whether the graph is drawn over the image. */
  isGraphOverImage: Scalars['Boolean']['output'];
  /** The high end of a slider. */
  maxSliderValue: Scalars['Float']['output'];
  /** The low end of a slider. */
  minSliderValue: Scalars['Float']['output'];
  /** Whether only a number is an answer. */
  numericOnly: Scalars['Boolean']['output'];
  /** The answers to choose from. */
  options: Array<AnswerOption>;
  /** What is asked. */
  questionText: Scalars['String']['output'];
  /** Whether the question is quoted; then it is not maths. */
  quotedQuestionText: Scalars['Boolean']['output'];
  /** Its stars. */
  rating: BlockRating;
  /** What is drawn in place of stars; null for stars. */
  ratingsIcon: Maybe<RatingsIcon>;
  /** Whether the graph is drawn again with each answer. */
  refreshingGraph: Scalars['Boolean']['output'];
  /** The texts or numbers that are correct. */
  shortTextCorrectOptions: Array<Scalars['String']['output']>;
  /** Where a slider is right. */
  sliderCorrectValue: Scalars['Float']['output'];
  /** How far apart the steps of a slider are. */
  sliderSteps: Scalars['Float']['output'];
  /** Where a slider begins. */
  sliderValue: Scalars['Float']['output'];
  /** How far a number may be from the correct one. */
  tolerance: Scalars['Float']['output'];
  /** Which of its texts are maths. */
  useMaths: BlockMaths;
};

/** A block to save. What is left out is as in a new block. */
export type SessionBlockInput = {
  answerStrictness?: InputMaybe<AnswerStrictness>;
  audioPlayerSRC?: InputMaybe<Scalars['String']['input']>;
  blockType: BlockKind;
  description?: InputMaybe<Scalars['String']['input']>;
  dropdownInstruction?: InputMaybe<Scalars['String']['input']>;
  expression?: InputMaybe<Scalars['String']['input']>;
  feedback?: InputMaybe<Scalars['String']['input']>;
  graphLatex?: InputMaybe<Array<Scalars['String']['input']>>;
  graphPoints?: InputMaybe<Array<Scalars['String']['input']>>;
  graphXFrom?: InputMaybe<Scalars['String']['input']>;
  graphXTo?: InputMaybe<Scalars['String']['input']>;
  graphYFrom?: InputMaybe<Scalars['String']['input']>;
  graphYTo?: InputMaybe<Scalars['String']['input']>;
  hint?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  imageFile?: InputMaybe<Scalars['String']['input']>;
  imageOptions?: InputMaybe<Array<ImageOptionInput>>;
  isGraphOverImage?: InputMaybe<Scalars['Boolean']['input']>;
  maxSliderValue?: InputMaybe<Scalars['Float']['input']>;
  minSliderValue?: InputMaybe<Scalars['Float']['input']>;
  numericOnly?: InputMaybe<Scalars['Boolean']['input']>;
  options?: InputMaybe<Array<AnswerOptionInput>>;
  questionText?: InputMaybe<Scalars['String']['input']>;
  quotedQuestionText?: InputMaybe<Scalars['Boolean']['input']>;
  rating?: InputMaybe<BlockRatingInput>;
  ratingsIcon?: InputMaybe<RatingsIconInput>;
  refreshingGraph?: InputMaybe<Scalars['Boolean']['input']>;
  shortTextCorrectOptions?: InputMaybe<Array<Scalars['String']['input']>>;
  sliderCorrectValue?: InputMaybe<Scalars['Float']['input']>;
  sliderSteps?: InputMaybe<Scalars['Float']['input']>;
  sliderValue?: InputMaybe<Scalars['Float']['input']>;
  tolerance?: InputMaybe<Scalars['Float']['input']>;
  useMaths?: InputMaybe<BlockMathsInput>;
};

/** Something that keeps a session from being submitted. */
export type SessionCheck = {
  __typename?: 'SessionCheck';
  /** The block it is about; null for the session as a whole. */
  blockId: Maybe<Scalars['ID']['output']>;
  /** Its place, starting at 0; null for the session as a whole. */
  blockIndex: Maybe<Scalars['Int']['output']>;
  /** The field it is about; dotted for one within another. */
  field: Scalars['String']['output'];
  /** What to do about it. */
  message: Scalars['String']['output'];
};

/** What a reviewer asks for, at a block or of the session as a whole. */
export type SessionComment = {
  __typename?: 'SessionComment';
  /** Who asked for it; null where they are unknown. */
  author: Maybe<StaffUser>;
  /** The block, which may have been removed since; null for the session as a whole. */
  blockId: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What the block was called then. */
  quote: Scalars['String']['output'];
  /** When it was done; null while it is not. */
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
  /** What needs to change. */
  text: Scalars['String']['output'];
  /** The version that it was made of. */
  versionNumber: Scalars['Int']['output'];
};

/** What is to change. */
export type SessionCommentInput = {
  /** The block; leave it out for the session as a whole. */
  blockId?: InputMaybe<Scalars['ID']['input']>;
  /** What needs to change. */
  text: Scalars['String']['input'];
};

/** What an answer to a block is worth, and where it is off; never what is right. */
export type SessionGrade = {
  __typename?: 'SessionGrade';
  /** What is said after a right answer; empty until then. */
  feedback: Scalars['String']['output'];
  /** What to say about it; null for nothing in particular. */
  message: Maybe<Scalars['String']['output']>;
  /** The characters that are off, starting at 0, as a reader counts; none where the whole answer is meant. */
  places: Array<Scalars['Int']['output']>;
  /** Right, nearly, wrong, or not graded. */
  verdict: GradeVerdict;
};

/** One time that a session was handed in, and what came of it. */
export type SessionReview = {
  __typename?: 'SessionReview';
  /** When it was over; null while it is not. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The lesson; null where you may not see it. */
  lesson: Maybe<ExamLesson>;
  /** When its reviewer first looked at it; null while they have not. */
  openedAt: Maybe<Scalars['DateTime']['output']>;
  /** What came of it; null while it is not over. */
  outcome: Maybe<ReviewOutcome>;
  /** Who was asked to review it; null where nobody was. */
  reviewer: Maybe<StaffUser>;
  /** When it was handed in. */
  submittedAt: Scalars['DateTime']['output'];
  /** The version that was reviewed. */
  versionNumber: Scalars['Int']['output'];
  /** Who had the lesson to write; null where nobody had. */
  writer: Maybe<StaffUser>;
};

/** One version of a session, without what is in it. */
export type SessionVersion = {
  __typename?: 'SessionVersion';
  /** Whether the app has it. */
  isLive: Scalars['Boolean']['output'];
  /** When it was first published; null where it never was. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was last written. */
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1. */
  versionNumber: Scalars['Int']['output'];
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

/** One time that a lesson, or a place in a session, was settled, with the terms that it was settled by. */
export type SettlementRound = {
  __typename?: 'SettlementRound';
  /** When it was settled. */
  at: Scalars['DateTime']['output'];
  /** Who settled it; null for the system. */
  by: Maybe<StaffUser>;
  /** How much of their price, in basis points. */
  chargeBp: Scalars['Int']['output'];
  /** How many of them are charged. */
  chargeMinutes: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is billed already. */
  isBilled: Scalars['Boolean']['output'];
  /** How long the lesson was to be, in minutes. */
  minutes: Scalars['Int']['output'];
  /** How much of the pay for them, in basis points. */
  payBp: Scalars['Int']['output'];
  /** How many of them the tutor is paid for. */
  payMinutes: Scalars['Int']['output'];
  /** 1 for the first time; one more after each dispute, and each time it was taken back. */
  round: Scalars['Int']['output'];
  /** Which rule it follows. */
  rule: SettlementRule;
  /** The same in words, with the reason. */
  sentence: Scalars['String']['output'];
  /** The terms that it was settled by. */
  terms: PolicyCopy;
};

/** Which rule a settlement follows. */
export type SettlementRule =
  /** Lesson given. */
  | 'completed'
  /** Cancelled by the customer in time. */
  | 'customer-in-time'
  /** Cancelled by the customer late. */
  | 'customer-late'
  /** Cancelled by the customer late, free once a term. */
  | 'customer-late-free'
  /** Cut short by the tutor. */
  | 'cut-short'
  /** Ended early by agreement. */
  | 'cut-short-agreed'
  /** Decided after a dispute. */
  | 'dispute'
  /** Charge lowered after a dispute. */
  | 'dispute-lowered'
  /** Did not come to the session. */
  | 'group-absent'
  /** Came to the session. */
  | 'group-attended'
  /** Session cancelled in time. */
  | 'group-cancelled'
  /** Session cancelled late. */
  | 'group-cancelled-late'
  /** Gave the place up late. */
  | 'group-left-late'
  /** Moved. */
  | 'moved'
  /** Moved late, the tutor did not agree. */
  | 'moved-late'
  /** Moved late, the tutor agreed. */
  | 'moved-late-agreed'
  /** Not run, cancelled 24 h or more before. */
  | 'not-run'
  /** Not run, cancelled less than 24 h before. */
  | 'not-run-late'
  /** Power or internet failed later on. */
  | 'outage-after'
  /** Power or internet failed early. */
  | 'outage-before'
  /** Outcome taken back. */
  | 'reversed'
  /** Cancelled by staff. */
  | 'staff'
  /** The learner did not come. */
  | 'student-no-show'
  /** First trial missed. */
  | 'trial-no-show'
  /** Cancelled by the tutor, 12 h or more before. */
  | 'tutor-early'
  /** Cancelled by the tutor, less than 12 h before. */
  | 'tutor-late'
  /** The tutor did not come. */
  | 'tutor-no-show';

/** Why a lesson was shorter than agreed. */
export type ShortReason =
  /** Both agreed to end early. */
  | 'agreed'
  /** Power or internet failed. */
  | 'outage'
  /** The tutor began late or ended early. */
  | 'tutor';

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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
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

/** What a tutor says of the learner after a lesson; each score from 1 to 5. */
export type StudentRating = Node & {
  __typename?: 'StudentRating';
  createdAt: Scalars['DateTime']['output'];
  /** How the learner took part. */
  engagement: Scalars['Int']['output'];
  /** How they did their homework. */
  homework: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The lesson. */
  lesson: Maybe<BookedLesson>;
  /** The id of the lesson. */
  lessonId: Scalars['ID']['output'];
  /** The level that they have reached. */
  levelAfter: Maybe<LearnerLevel>;
  /** How well they understand what they hear. */
  listening: Maybe<Scalars['Int']['output']>;
  /** What it is called: “L-000123-07: 4.3 of 5”. */
  name: Scalars['String']['output'];
  /** More about it. */
  note: Maybe<Scalars['String']['output']>;
  /** How staff came to know it; null where the tutor wrote it. */
  onBehalf: Maybe<Scalars['String']['output']>;
  /** The mean of the scores that were given, with one decimal, half up. */
  overall: Scalars['Float']['output'];
  /** How well they read. */
  reading: Maybe<Scalars['Int']['output']>;
  /** How well they speak. */
  speaking: Maybe<Scalars['Int']['output']>;
  /** Who says it. */
  tutor: Maybe<Tutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** How well they write. */
  writing: Maybe<Scalars['Int']['output']>;
};

/** What a tutor says of the learner after a lesson, entered by staff; each score from 1 to 5. */
export type StudentRatingCreateInput = {
  /** How the learner took part. */
  engagement: Scalars['Int']['input'];
  /** How they did their homework. */
  homework?: InputMaybe<Scalars['Int']['input']>;
  /** The lesson, which was given. */
  lessonId: Scalars['ID']['input'];
  /** The level that they have reached. */
  levelAfter?: InputMaybe<LearnerLevel>;
  /** How well they understand what they hear. */
  listening?: InputMaybe<Scalars['Int']['input']>;
  /** More about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How the viewer came to know it. */
  onBehalf: Scalars['String']['input'];
  /** How well they read. */
  reading?: InputMaybe<Scalars['Int']['input']>;
  /** How well they speak. */
  speaking?: InputMaybe<Scalars['Int']['input']>;
  /** How well they write. */
  writing?: InputMaybe<Scalars['Int']['input']>;
};

export type StudentRatingFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was given, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Of lessons that any of these customers pay for. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of lessons of any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of any of these lessons. */
  lessonId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** By any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type StudentRatingPage = {
  __typename?: 'StudentRatingPage';
  items: Array<StudentRating>;
  pageInfo: PageInfo;
};

export type StudentRatingPayload = {
  __typename?: 'StudentRatingPayload';
  studentRating: Maybe<StudentRating>;
  userErrors: Array<UserError>;
};

export type StudentRatingSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC';

/** Changes to what a tutor says of a learner, within seven days. What is left out stays. */
export type StudentRatingUpdateInput = {
  /** How the learner took part. */
  engagement?: InputMaybe<Scalars['Int']['input']>;
  /** How they did their homework. */
  homework?: InputMaybe<Scalars['Int']['input']>;
  /** The level that they have reached. */
  levelAfter?: InputMaybe<LearnerLevel>;
  /** How well they understand what they hear. */
  listening?: InputMaybe<Scalars['Int']['input']>;
  /** More about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How well they read. */
  reading?: InputMaybe<Scalars['Int']['input']>;
  /** How well they speak. */
  speaking?: InputMaybe<Scalars['Int']['input']>;
  /** How well they write. */
  writing?: InputMaybe<Scalars['Int']['input']>;
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
  /** When it is due, where a time of day is set. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** The day by which it is to be done, by the owner's clock; null for no particular day. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** The time of that day, such as 09:30, by the owner's clock; null for any. */
  dueTime: Maybe<Scalars['String']['output']>;
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
  /** A time of that day, such as 09:30, by the owner's clock. */
  dueTime?: InputMaybe<Scalars['String']['input']>;
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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** A time of that day, such as 09:30, by the owner's clock. */
  dueTime?: InputMaybe<Scalars['String']['input']>;
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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
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
  /** Tells both that lessons move by other clocks as a clock changes. */
  | 'clock-change'
  /** Tells both that lessons are booked. */
  | 'course-begun'
  /** Tells both that there are no more lessons. */
  | 'course-ended'
  /** Tells both that lessons are held until they are paid for. */
  | 'course-held'
  /** Tells both that there are no lessons for a while. */
  | 'course-paused'
  /** Tells both that lessons go on. */
  | 'course-resumed'
  /** Tells both that lessons have other times. */
  | 'course-times'
  /** Tells everyone concerned that another tutor teaches. */
  | 'course-tutor'
  /** Tells a customer which lessons a tutor has accepted. */
  | 'customer-proposal'
  /** Tells both how a dispute was decided, and why. */
  | 'dispute-settled'
  /** Anything to a customer. */
  | 'general'
  /** Tells families that a session of a pod or an immersion does not take place. */
  | 'group-cancelled'
  /** Tells families that they were moved to another session. */
  | 'group-moved'
  /** Offers a family a place that is free in a session. */
  | 'group-place'
  /** Tells a tutor of sessions that they are to teach. */
  | 'group-tutor-assigned'
  /** Tells a tutor that a session does not take place. */
  | 'group-tutor-cancelled'
  /** Tells tutors that the learners of a session have moved to another one. */
  | 'group-tutor-moved'
  /** Reminds a customer of an invoice. */
  | 'invoice-reminder'
  /** Brings a customer an invoice. */
  | 'invoice-sent'
  /** Tells a customer that an invoice is withdrawn. */
  | 'invoice-void'
  /** About the learners on a customer's account. */
  | 'learners'
  /** Asks a tutor how the learner is doing. */
  | 'learner-rating'
  /** Tells both that a lesson is cancelled, and what it comes to. */
  | 'lesson-cancelled'
  /** Tells both that a lesson is disputed, and asks for their account. */
  | 'lesson-disputed'
  /** Tells both that a lesson has moved, from when to when. */
  | 'lesson-moved'
  /** Asks a customer once more how a lesson was. */
  | 'lesson-rating'
  /** Reminds both of a lesson. */
  | 'lesson-reminder'
  /** Sends a customer the report of a lesson. */
  | 'lesson-report'
  /** Confirms a payment. */
  | 'payment-receipt'
  /** Reminds a customer that held lessons are not paid for. */
  | 'payment-reminder'
  /** About a customer pod. */
  | 'pod'
  /** Tells a tutor that a proposal has expired or was withdrawn. */
  | 'proposal-ended'
  /** Asks a tutor how a lesson went. */
  | 'report-wanted'
  /** Tells a customer that the learner did not come, and by when to object. */
  | 'student-no-show'
  /** Tells the other side that another time is asked for. */
  | 'time-asked'
  /** Tells whoever proposed a time that it was declined. */
  | 'time-declined'
  /** Asks the other side whether a time suits them. */
  | 'time-proposed'
  /** Asks a tutor why they did not come. */
  | 'tutor-missed'
  /** Tells a customer that the tutor did not come. */
  | 'tutor-no-show'
  /** Asks a tutor whether they would like to give some lessons. */
  | 'tutor-proposal'
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
  /** What their lessons come to. */
  figures: Maybe<TutorFigures>;
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
  /** Whom they teach or have taught, those with a lesson to come first; at most 100. */
  learners: Maybe<Array<TutorLearner>>;
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
  /** Words by which staff find them again. */
  tags: Array<Scalars['String']['output']>;
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
  /** The lesson that it is about. */
  lesson: Maybe<BookedLesson>;
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
  /** The lesson that it is about; one of the tutor’s. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
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
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was written down, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
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
  /** The lesson that it is about; one of the tutor’s. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1 to 5; of feedback about the tutor alone. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the tutor may read it. */
  sharedWithTutor?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a tutor's lessons come to. */
export type TutorFigures = {
  __typename?: 'TutorFigures';
  /** How many proposals they accepted. */
  accepted: Scalars['Int']['output'];
  /** How many proposals they declined. */
  declined: Scalars['Int']['output'];
  /** Minutes of lessons in the week that it is by their own clock, Monday first. */
  minutesThisWeek: Scalars['Int']['output'];
  /** The lesson that comes next. */
  nextLesson: Maybe<LessonMoment>;
  /** How many lessons of the last 90 days they missed. */
  noShows: Scalars['Int']['output'];
  /** The mean of what is said of their lessons, with one decimal; null where nothing was said. What is hidden does not count. */
  rating: Maybe<Scalars['Float']['output']>;
  /** Of how many ratings. */
  ratingCount: Scalars['Int']['output'];
};

export type TutorFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who speaks any of these dialects. */
  dialect?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Who has a document that stands so. */
  documents?: InputMaybe<Array<DocumentState>>;
  /** Who is free then. */
  freeAt?: InputMaybe<TutorFreeAtInput>;
  /** Who became a tutor within this period. */
  onboarded?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  onboardedBetween?: InputMaybe<DayRangeInput>;
  /** Whose lessons are rated this much or more on average: 3, 3.5, 4 or 4.5 of 5. */
  rating?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Parts of names, of an email or of a phone number in any order, or a tutor number; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<TutorStatus>>;
  /** Who teaches any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these tags. */
  tag?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A time when a tutor is to be free: each week, or on one day. */
export type TutorFreeAtInput = {
  /** That day alone. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** How long, from 15 to 240. */
  minutes: Scalars['Int']['input'];
  /** For example 18:00. */
  time: Scalars['String']['input'];
  /** The time zone of the day and the time. */
  timeZone: Scalars['TimeZone']['input'];
  /** The day of each week: 1 is Monday, 7 is Sunday. Either this or `date`. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody whom a tutor teaches, or has taught. */
export type TutorLearner = {
  __typename?: 'TutorLearner';
  /** Who pays. */
  customer: Maybe<Customer>;
  /** How many lessons were given. */
  given: Scalars['Int']['output'];
  /** The learner’s id, or the pod’s. */
  id: Scalars['ID']['output'];
  /** The last one that was given. */
  lastLesson: Maybe<LessonMoment>;
  /** Who is taught: a customer or a dependent; null for a pod. */
  learner: Maybe<Learner>;
  /** The lesson that comes next. */
  nextLesson: Maybe<LessonMoment>;
  /** The pod that is taught. */
  pod: Maybe<CustomerPod>;
};

/** A tutor who could give the lessons that were asked for. */
export type TutorMatch = {
  __typename?: 'TutorMatch';
  /** The first lesson at each preferred time at which they are free. */
  firstSlots: Array<FreeSlot>;
  /** Whether they are free at any of the preferred times. */
  isFree: Scalars['Boolean']['output'];
  /** Where they are free at none of the preferred times: the lessons nearest to them, in order. */
  nearestSlots: Array<FoundSlot>;
  /** What speaks for and against them. */
  reasons: Array<MatchReasonGiven>;
  /** The tutor. */
  tutor: Maybe<Tutor>;
};

export type TutorMessageCreateInput = {
  /** What is written, or what was said. */
  body: Scalars['String']['input'];
  /** By email it is sent, otherwise it is written down. */
  channel: ContactChannel;
  /** The candidate or tutor it is for. */
  personId: Scalars['ID']['input'];
  /** The day of what went another way than by email; today if left out. */
  saidOn?: InputMaybe<Scalars['Date']['input']>;
  /** Only of an email, which needs one. */
  subject?: InputMaybe<Scalars['String']['input']>;
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

/** A time of the week by a tutor's clock. */
export type TutorTime = {
  __typename?: 'TutorTime';
  /** For example 18:00. */
  time: Scalars['String']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

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
  /** Words by which staff find them again. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
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
  ActNotesInput: ActNotesInput;
  ActiveFlag: ResolverTypeWrapper<ActiveFlagValue>;
  AgeGroup: ResolverTypeWrapper<AgeGroupValue>;
  AnswerOption: ResolverTypeWrapper<AnswerOptionRecord>;
  AnswerOptionInput: AnswerOptionInput;
  AnswerStrictness: ResolverTypeWrapper<AnswerStrictnessValue>;
  AssignmentState: ResolverTypeWrapper<AssignmentStateValue>;
  AttendanceMark: AttendanceMark;
  AuditAction: ResolverTypeWrapper<AuditActionValue>;
  AvatarSetInput: AvatarSetInput;
  BankDetails: ResolverTypeWrapper<BankDetailsRecord>;
  BankDetailsInput: BankDetailsInput;
  BlockKind: ResolverTypeWrapper<BlockKindValue>;
  BlockMaths: ResolverTypeWrapper<BlockMaths>;
  BlockMathsInput: BlockMathsInput;
  BlockRating: ResolverTypeWrapper<BlockRating>;
  BlockRatingInput: BlockRatingInput;
  BookFault: ResolverTypeWrapper<BookFaultRecord>;
  BookPart: ResolverTypeWrapper<BookPartValue>;
  BookedLesson: ResolverTypeWrapper<BookedLessonRecord>;
  BookedLessonCreateInput: BookedLessonCreateInput;
  BookedLessonFilter: BookedLessonFilter;
  BookedLessonPage: ResolverTypeWrapper<Omit<BookedLessonPage, 'items'> & { items: Array<ResolversTypes['BookedLesson']> }>;
  BookedLessonPayload: ResolverTypeWrapper<Omit<BookedLessonPayload, 'bookedLesson' | 'mails' | 'userErrors'> & { bookedLesson?: Maybe<ResolversTypes['BookedLesson']>, mails?: Maybe<Array<ResolversTypes['MailShown']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  BookedLessonSort: BookedLessonSort;
  BookedLessonStatus: ResolverTypeWrapper<BookedLessonStatusValue>;
  BooksCheck: ResolverTypeWrapper<BooksCheckRecord>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BulkChoice: BulkChoice;
  Calendar: ResolverTypeWrapper<CalendarRecord>;
  CalendarAway: ResolverTypeWrapper<CalendarAwayRecord>;
  CalendarEntry: ResolverTypeWrapper<CalendarEntryRecord>;
  CalendarFilter: CalendarFilter;
  CalendarLink: ResolverTypeWrapper<CalendarLinkRecord>;
  CalendarLinkPayload: ResolverTypeWrapper<Omit<CalendarLinkPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CalendarLinkRenewInput: CalendarLinkRenewInput;
  CalendarPerson: ResolverTypeWrapper<CalendarPersonRecord>;
  CalendarSide: ResolverTypeWrapper<CalendarSideValue>;
  CalendarTutor: ResolverTypeWrapper<CalendarTutorRecord>;
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
  CandidacyPayload: ResolverTypeWrapper<Omit<CandidacyPayload, 'candidacy' | 'mails' | 'userErrors'> & { candidacy?: Maybe<ResolversTypes['Candidacy']>, mails?: Maybe<Array<ResolversTypes['MailShown']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  CandidacySort: CandidacySort;
  CandidacyStage: ResolverTypeWrapper<CandidacyStageValue>;
  CandidacyUpdateInput: CandidacyUpdateInput;
  CandidateSource: ResolverTypeWrapper<CandidateSourceValue>;
  Change: ResolverTypeWrapper<ChangeRecord>;
  ChangeAction: ResolverTypeWrapper<ChangeActionValue>;
  ChangedRule: ResolverTypeWrapper<ChangedRuleRecord>;
  CheckState: ResolverTypeWrapper<CheckStateValue>;
  ClockChange: ResolverTypeWrapper<ClockChangeValue>;
  ClockChangeReview: ResolverTypeWrapper<ClockChangeReviewRecord>;
  ClockNotice: ResolverTypeWrapper<ClockNoticeRecord>;
  ClockShift: ResolverTypeWrapper<ClockShiftRecord>;
  ColleagueFilter: ColleagueFilter;
  ColleagueSort: ColleagueSort;
  ConfirmedLesson: ResolverTypeWrapper<ConfirmedLessonRecord>;
  ConfirmedLessonFilter: ConfirmedLessonFilter;
  ConfirmedLessonPage: ResolverTypeWrapper<Omit<ConfirmedLessonPage, 'items'> & { items: Array<ResolversTypes['ConfirmedLesson']> }>;
  ConfirmedLessonPayload: ResolverTypeWrapper<Omit<ConfirmedLessonPayload, 'confirmedLesson' | 'mails' | 'userErrors'> & { confirmedLesson?: Maybe<ResolversTypes['ConfirmedLesson']>, mails?: Maybe<Array<ResolversTypes['MailShown']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmedLessonSort: ConfirmedLessonSort;
  ConfirmedLessonStatus: ResolverTypeWrapper<ConfirmedLessonStatusValue>;
  ConflictLevel: ResolverTypeWrapper<ConflictLevelValue>;
  ConflictRule: ResolverTypeWrapper<ConflictRuleValue>;
  Contact: ResolverTypeWrapper<StaffMemberRecord>;
  ContactChannel: ResolverTypeWrapper<ContactChannelValue>;
  ContentCreator: ResolverTypeWrapper<ContentCreatorRecord>;
  ContentCreatorCreateInput: ContentCreatorCreateInput;
  ContentCreatorFilter: ContentCreatorFilter;
  ContentCreatorPage: ResolverTypeWrapper<ContentCreatorPageRecord>;
  ContentCreatorPayload: ResolverTypeWrapper<Omit<ContentCreatorPayload, 'creator' | 'userErrors'> & { creator?: Maybe<ResolversTypes['ContentCreator']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ContentCreatorSort: ContentCreatorSort;
  ContentCreatorUpdateInput: ContentCreatorUpdateInput;
  ContentStats: ResolverTypeWrapper<ContentStatsRecord>;
  ContentStatus: ResolverTypeWrapper<ContentStatusValue>;
  ContentStatusFigures: ResolverTypeWrapper<ContentStatusFiguresRecord>;
  CourseChange: ResolverTypeWrapper<CourseChangeRecord>;
  CourseChangeInput: CourseChangeInput;
  CourseChangeKind: CourseChangeKind;
  CourseHandover: ResolverTypeWrapper<CourseHandoverRecord>;
  CoursePauseInput: CoursePauseInput;
  CourseScheduleInput: CourseScheduleInput;
  CourseSlot: ResolverTypeWrapper<CourseSlotRecord>;
  CourseSlotInput: CourseSlotInput;
  CourseTutorInput: CourseTutorInput;
  CreatorStatus: ResolverTypeWrapper<CreatorStatusValue>;
  CreditEntry: ResolverTypeWrapper<CreditEntryRecord>;
  CreditEntryType: ResolverTypeWrapper<CreditEntryTypeValue>;
  CreditLot: ResolverTypeWrapper<CreditLotRecord>;
  CreditLotCreateInput: CreditLotCreateInput;
  CreditLotFilter: CreditLotFilter;
  CreditLotPage: ResolverTypeWrapper<Omit<CreditLotPage, 'items'> & { items: Array<ResolversTypes['CreditLot']> }>;
  CreditLotPayload: ResolverTypeWrapper<Omit<CreditLotPayload, 'creditLot' | 'userErrors'> & { creditLot?: Maybe<ResolversTypes['CreditLot']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreditLotSort: CreditLotSort;
  CreditSource: ResolverTypeWrapper<CreditSourceValue>;
  CreditUnit: ResolverTypeWrapper<CreditUnitValue>;
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
  DayRangeInput: DayRangeInput;
  DefaultListViewPayload: ResolverTypeWrapper<Omit<DefaultListViewPayload, 'listViews' | 'userErrors'> & { listViews?: Maybe<Array<ResolversTypes['ListView']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  DemoBoard: ResolverTypeWrapper<DemoBoardRecord>;
  DemoBoardCard: ResolverTypeWrapper<DemoBoardCardRecord>;
  DemoBoardCheckItem: ResolverTypeWrapper<DemoBoardCheckItemRecord>;
  DemoBoardChecklist: ResolverTypeWrapper<DemoBoardChecklistRecord>;
  DemoBoardComment: ResolverTypeWrapper<DemoBoardCommentRecord>;
  DemoBoardList: ResolverTypeWrapper<DemoBoardListRecord>;
  DemoBoardPayload: ResolverTypeWrapper<Omit<DemoBoardPayload, 'board' | 'userErrors'> & { board?: Maybe<ResolversTypes['DemoBoard']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DemoCardUpdateInput: DemoCardUpdateInput;
  DemoCheckItemUpdateInput: DemoCheckItemUpdateInput;
  Dependent: ResolverTypeWrapper<DependentRecord>;
  DependentCreateInput: DependentCreateInput;
  DependentFilter: DependentFilter;
  DependentPage: ResolverTypeWrapper<Omit<DependentPage, 'items'> & { items: Array<ResolversTypes['Dependent']> }>;
  DependentPayload: ResolverTypeWrapper<Omit<DependentPayload, 'dependent' | 'userErrors'> & { dependent?: Maybe<ResolversTypes['Dependent']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DependentSort: DependentSort;
  DependentStatus: ResolverTypeWrapper<DependentStatusValue>;
  DependentUpdateInput: DependentUpdateInput;
  Dialect: ResolverTypeWrapper<DialectRecord>;
  DialectCreateInput: DialectCreateInput;
  DialectFilter: DialectFilter;
  DialectPage: ResolverTypeWrapper<Omit<DialectPage, 'items'> & { items: Array<ResolversTypes['Dialect']> }>;
  DialectPayload: ResolverTypeWrapper<Omit<DialectPayload, 'dialect' | 'userErrors'> & { dialect?: Maybe<ResolversTypes['Dialect']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DialectSort: DialectSort;
  DialectUpdateInput: DialectUpdateInput;
  DisputeSettleInput: DisputeSettleInput;
  DocumentKind: ResolverTypeWrapper<DocumentKindValue>;
  DocumentState: ResolverTypeWrapper<DocumentStateValue>;
  EarlierPrice: ResolverTypeWrapper<EarlierPriceRecord>;
  EnrolledDate: ResolverTypeWrapper<EnrolledDateRecord>;
  EnrolledDatesPayload: ResolverTypeWrapper<Omit<EnrolledDatesPayload, 'dates' | 'userErrors'> & { dates?: Maybe<Array<ResolversTypes['EnrolledDate']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  EnrolmentStatus: ResolverTypeWrapper<EnrolmentStatusValue>;
  EntityKind: ResolverTypeWrapper<EntityKindValue>;
  Exam: ResolverTypeWrapper<ExamRecord>;
  ExamCreateInput: ExamCreateInput;
  ExamFilter: ExamFilter;
  ExamLesson: ResolverTypeWrapper<ExamLessonRecord>;
  ExamLessonAssignInput: ExamLessonAssignInput;
  ExamLessonCount: ResolverTypeWrapper<Omit<ExamLessonCount, 'contentStatus'> & { contentStatus: ResolversTypes['ContentStatus'] }>;
  ExamLessonCreateInput: ExamLessonCreateInput;
  ExamLessonFilter: ExamLessonFilter;
  ExamLessonPage: ResolverTypeWrapper<ExamLessonPageRecord>;
  ExamLessonPayload: ResolverTypeWrapper<Omit<ExamLessonPayload, 'lesson' | 'userErrors'> & { lesson?: Maybe<ResolversTypes['ExamLesson']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ExamLessonPlace: ExamLessonPlace;
  ExamLessonSort: ExamLessonSort;
  ExamLessonUpdateInput: ExamLessonUpdateInput;
  ExamMoveInput: ExamMoveInput;
  ExamPage: ResolverTypeWrapper<ExamPageRecord>;
  ExamPart: ResolverTypeWrapper<ExamPartRecord>;
  ExamPartCreateInput: ExamPartCreateInput;
  ExamPartFilter: ExamPartFilter;
  ExamPartLevel: ResolverTypeWrapper<ExamPartLevelValue>;
  ExamPartPayload: ResolverTypeWrapper<Omit<ExamPartPayload, 'part' | 'userErrors'> & { part?: Maybe<ResolversTypes['ExamPart']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ExamPartUpdateInput: ExamPartUpdateInput;
  ExamPayload: ResolverTypeWrapper<Omit<ExamPayload, 'exam' | 'userErrors'> & { exam?: Maybe<ResolversTypes['Exam']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ExamRemovedPayload: ResolverTypeWrapper<Omit<ExamRemovedPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ExamSection: ResolverTypeWrapper<ExamSectionRecord>;
  ExamSectionPage: ResolverTypeWrapper<ExamSectionPageRecord>;
  ExamSession: ResolverTypeWrapper<ExamSessionRecord>;
  ExamSessionInput: ExamSessionInput;
  ExamSessionPayload: ResolverTypeWrapper<Omit<ExamSessionPayload, 'session' | 'userErrors'> & { session?: Maybe<ResolversTypes['ExamSession']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ExamSort: ExamSort;
  ExamSubject: ResolverTypeWrapper<ExamSubjectRecord>;
  ExamSubjectPage: ResolverTypeWrapper<ExamSubjectPageRecord>;
  ExamTopic: ResolverTypeWrapper<ExamTopicRecord>;
  ExamTopicPage: ResolverTypeWrapper<ExamTopicPageRecord>;
  ExamUpdateInput: ExamUpdateInput;
  ExportAs: ExportAs;
  ExportFormat: ResolverTypeWrapper<ExportFormatValue>;
  Facet: ResolverTypeWrapper<FacetRecord>;
  FacetCount: ResolverTypeWrapper<FacetCount>;
  Feedback: ResolverTypeWrapper<FeedbackRecord>;
  FeedbackAuthorKind: ResolverTypeWrapper<FeedbackAuthorKindValue>;
  FeedbackCategory: ResolverTypeWrapper<FeedbackCategoryValue>;
  FeedbackChannel: ResolverTypeWrapper<FeedbackChannelValue>;
  FeedbackCreateInput: FeedbackCreateInput;
  FeedbackDecision: ResolverTypeWrapper<FeedbackDecisionValue>;
  FeedbackDirection: ResolverTypeWrapper<FeedbackDirectionValue>;
  FeedbackEntryInput: FeedbackEntryInput;
  FeedbackFilter: FeedbackFilter;
  FeedbackLink: ResolverTypeWrapper<FeedbackLinkRecord>;
  FeedbackLinkKind: ResolverTypeWrapper<FeedbackLinkKindValue>;
  FeedbackPage: ResolverTypeWrapper<Omit<FeedbackPage, 'items'> & { items: Array<ResolversTypes['Feedback']> }>;
  FeedbackPayload: ResolverTypeWrapper<Omit<FeedbackPayload, 'feedback' | 'userErrors'> & { feedback?: Maybe<ResolversTypes['Feedback']>, userErrors: Array<ResolversTypes['UserError']> }>;
  FeedbackPriority: ResolverTypeWrapper<FeedbackPriorityValue>;
  FeedbackSort: FeedbackSort;
  FeedbackSpeaker: ResolverTypeWrapper<FeedbackSpeakerValue>;
  FeedbackStatus: ResolverTypeWrapper<FeedbackStatusValue>;
  FeedbackType: ResolverTypeWrapper<FeedbackTypeValue>;
  FeedbackUpdateInput: FeedbackUpdateInput;
  FeedbackWords: ResolverTypeWrapper<FeedbackWordsRecord>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldError: ResolverTypeWrapper<Omit<FieldError, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  FieldValue: ResolverTypeWrapper<Scalars['FieldValue']['output']>;
  File: ResolverTypeWrapper<FileRecord>;
  FileImport: ResolverTypeWrapper<FileImportRecord>;
  FileImportCell: ResolverTypeWrapper<FileImportCell>;
  FileImportCellInput: FileImportCellInput;
  FileImportChoice: FileImportChoice;
  FileImportPage: ResolverTypeWrapper<Omit<FileImportPage, 'items'> & { items: Array<ResolversTypes['FileImport']> }>;
  FileImportPayload: ResolverTypeWrapper<Omit<FileImportPayload, 'import' | 'userErrors'> & { import?: Maybe<ResolversTypes['FileImport']>, userErrors: Array<ResolversTypes['UserError']> }>;
  FileImportRow: ResolverTypeWrapper<FileImportRowRecord>;
  FileImportRowInput: FileImportRowInput;
  FileImportRowPage: ResolverTypeWrapper<Omit<FileImportRowPage, 'items'> & { items: Array<ResolversTypes['FileImportRow']> }>;
  FirstDependentInput: FirstDependentInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowUpState: ResolverTypeWrapper<FollowUpStateValue>;
  FoundSlot: ResolverTypeWrapper<FoundSlotRecord>;
  FreeSlot: ResolverTypeWrapper<FreeSlot>;
  FreeSlotsInput: FreeSlotsInput;
  FreeTutor: ResolverTypeWrapper<FreeTutorRecord>;
  Gender: ResolverTypeWrapper<GenderValue>;
  GoodwillStanding: ResolverTypeWrapper<GoodwillStandingRecord>;
  GradeVerdict: ResolverTypeWrapper<GradeVerdictValue>;
  GroupDatesInput: GroupDatesInput;
  GroupEnrolment: ResolverTypeWrapper<GroupEnrolmentRecord>;
  GroupInstance: ResolverTypeWrapper<GroupInstanceRecord>;
  GroupInstancePayload: ResolverTypeWrapper<Omit<GroupInstancePayload, 'groupInstance' | 'mails' | 'userErrors'> & { groupInstance?: Maybe<ResolversTypes['GroupInstance']>, mails?: Maybe<Array<ResolversTypes['MailShown']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  GroupInstanceStatus: ResolverTypeWrapper<GroupInstanceStatusValue>;
  GroupLesson: ResolverTypeWrapper<GroupLessonRecord>;
  GroupLessonCreateInput: GroupLessonCreateInput;
  GroupLessonFilter: GroupLessonFilter;
  GroupLessonKind: ResolverTypeWrapper<GroupLessonKindValue>;
  GroupLessonPage: ResolverTypeWrapper<Omit<GroupLessonPage, 'items'> & { items: Array<ResolversTypes['GroupLesson']> }>;
  GroupLessonPayload: ResolverTypeWrapper<Omit<GroupLessonPayload, 'groupLesson' | 'mails' | 'userErrors'> & { groupLesson?: Maybe<ResolversTypes['GroupLesson']>, mails?: Maybe<Array<ResolversTypes['MailShown']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  GroupLessonSort: GroupLessonSort;
  GroupLessonStatus: ResolverTypeWrapper<GroupLessonStatusValue>;
  GroupLessonUpdateInput: GroupLessonUpdateInput;
  GroupNextDate: ResolverTypeWrapper<GroupNextDateRecord>;
  GroupPatternInput: GroupPatternInput;
  GroupPrice: ResolverTypeWrapper<GroupPriceRecord>;
  GroupPriceInput: GroupPriceInput;
  HistoryConnection: ResolverTypeWrapper<Omit<HistoryConnection, 'edges'> & { edges: Array<ResolversTypes['HistoryEdge']> }>;
  HistoryEdge: ResolverTypeWrapper<Omit<HistoryEdge, 'node'> & { node: ResolversTypes['HistoryEntry'] }>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntryRecord>;
  HistoryKind: ResolverTypeWrapper<HistoryKindValue>;
  HistoryPayload: ResolverTypeWrapper<Omit<HistoryPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  HourKind: ResolverTypeWrapper<HourKindValue>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageOption: ResolverTypeWrapper<ImageOptionRecord>;
  ImageOptionInput: ImageOptionInput;
  ImportKind: ResolverTypeWrapper<ImportKindValue>;
  ImportState: ResolverTypeWrapper<ImportStateValue>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InterviewOutcome: ResolverTypeWrapper<InterviewOutcomeValue>;
  Invoice: ResolverTypeWrapper<InvoiceRecord>;
  InvoiceCreateInput: InvoiceCreateInput;
  InvoiceFilter: InvoiceFilter;
  InvoiceIssuer: ResolverTypeWrapper<InvoiceIssuerRecord>;
  InvoiceKind: ResolverTypeWrapper<InvoiceKindValue>;
  InvoiceLine: ResolverTypeWrapper<InvoiceLineRecord>;
  InvoiceLineKind: ResolverTypeWrapper<InvoiceLineKindValue>;
  InvoicePage: ResolverTypeWrapper<Omit<InvoicePage, 'items'> & { items: Array<ResolversTypes['Invoice']> }>;
  InvoicePayload: ResolverTypeWrapper<Omit<InvoicePayload, 'invoice' | 'mails' | 'userErrors'> & { invoice?: Maybe<ResolversTypes['Invoice']>, mails?: Maybe<Array<ResolversTypes['MailShown']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  InvoiceSort: InvoiceSort;
  InvoiceStatus: ResolverTypeWrapper<InvoiceStatusValue>;
  InvoiceUpdateInput: InvoiceUpdateInput;
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
  KeepTimesInput: KeepTimesInput;
  KeptTime: ResolverTypeWrapper<KeptTimeRecord>;
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
  LearnerRatingAnswerInput: LearnerRatingAnswerInput;
  LessonActor: ResolverTypeWrapper<LessonActorValue>;
  LessonAnswer: ResolverTypeWrapper<LessonAnswerRecord>;
  LessonAnswerChoice: ResolverTypeWrapper<LessonAnswerChoiceValue>;
  LessonAnswerFact: ResolverTypeWrapper<LessonAnswerFact>;
  LessonAnswerInput: LessonAnswerInput;
  LessonAnswerKind: ResolverTypeWrapper<LessonAnswerKindValue>;
  LessonAnswerPayload: ResolverTypeWrapper<Omit<LessonAnswerPayload, 'answered' | 'userErrors'> & { answered?: Maybe<ResolversTypes['LessonAnswerChoice']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LessonAnswerState: ResolverTypeWrapper<LessonAnswerStateValue>;
  LessonAssignment: ResolverTypeWrapper<LessonAssignmentRecord>;
  LessonBilling: ResolverTypeWrapper<LessonBillingValue>;
  LessonCancelInput: LessonCancelInput;
  LessonCancellation: ResolverTypeWrapper<LessonCancellationRecord>;
  LessonCompleteInput: LessonCompleteInput;
  LessonConfirmInput: LessonConfirmInput;
  LessonConfirmation: ResolverTypeWrapper<LessonConfirmationRecord>;
  LessonConflict: ResolverTypeWrapper<LessonConflictRecord>;
  LessonDispute: ResolverTypeWrapper<LessonDisputeRecord>;
  LessonDisputeInput: LessonDisputeInput;
  LessonFor: ResolverTypeWrapper<LessonForValue>;
  LessonKind: ResolverTypeWrapper<LessonKindValue>;
  LessonLogChange: ResolverTypeWrapper<LessonLogChangeRecord>;
  LessonLogEntry: ResolverTypeWrapper<LessonLogEntryRecord>;
  LessonLogEntryFilter: LessonLogEntryFilter;
  LessonLogEntryPage: ResolverTypeWrapper<Omit<LessonLogEntryPage, 'items'> & { items: Array<ResolversTypes['LessonLogEntry']> }>;
  LessonLogEvent: ResolverTypeWrapper<LessonLogEventValue>;
  LessonLogSource: ResolverTypeWrapper<LessonLogSourceValue>;
  LessonMoment: ResolverTypeWrapper<LessonMomentRecord>;
  LessonMove: ResolverTypeWrapper<LessonMoveRecord>;
  LessonMoveInput: LessonMoveInput;
  LessonOutcome: ResolverTypeWrapper<LessonOutcomeRecord>;
  LessonParty: ResolverTypeWrapper<LessonPartyValue>;
  LessonPlanInput: LessonPlanInput;
  LessonPrice: ResolverTypeWrapper<LessonPriceRecord>;
  LessonPriceInput: LessonPriceInput;
  LessonProposal: ResolverTypeWrapper<LessonProposalRecord>;
  LessonProposalInput: LessonProposalInput;
  LessonRater: ResolverTypeWrapper<LessonRaterRecord>;
  LessonRating: ResolverTypeWrapper<LessonRatingRecord>;
  LessonRatingAnswerInput: LessonRatingAnswerInput;
  LessonRatingCreateInput: LessonRatingCreateInput;
  LessonRatingFilter: LessonRatingFilter;
  LessonRatingPage: ResolverTypeWrapper<Omit<LessonRatingPage, 'items'> & { items: Array<ResolversTypes['LessonRating']> }>;
  LessonRatingPayload: ResolverTypeWrapper<Omit<LessonRatingPayload, 'lessonRating' | 'userErrors'> & { lessonRating?: Maybe<ResolversTypes['LessonRating']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LessonRatingSort: LessonRatingSort;
  LessonRatingUpdateInput: LessonRatingUpdateInput;
  LessonReason: ResolverTypeWrapper<LessonReasonValue>;
  LessonReport: ResolverTypeWrapper<LessonReportRecord>;
  LessonRequest: ResolverTypeWrapper<LessonRequestRecord>;
  LessonRequestCreateInput: LessonRequestCreateInput;
  LessonRequestFilter: LessonRequestFilter;
  LessonRequestPage: ResolverTypeWrapper<Omit<LessonRequestPage, 'items'> & { items: Array<ResolversTypes['LessonRequest']> }>;
  LessonRequestPayload: ResolverTypeWrapper<Omit<LessonRequestPayload, 'lessonRequest' | 'mails' | 'userErrors'> & { lessonRequest?: Maybe<ResolversTypes['LessonRequest']>, mails?: Maybe<Array<ResolversTypes['MailShown']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  LessonRequestSort: LessonRequestSort;
  LessonRequestStatus: ResolverTypeWrapper<LessonRequestStatusValue>;
  LessonRequestUpdateInput: LessonRequestUpdateInput;
  LessonReschedule: ResolverTypeWrapper<LessonRescheduleRecord>;
  LessonResource: ResolverTypeWrapper<LessonResourceRecord>;
  LessonSettlement: ResolverTypeWrapper<LessonSettlementRecord>;
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
  MailShown: ResolverTypeWrapper<MailShownRecord>;
  MailSort: MailSort;
  MailStatus: ResolverTypeWrapper<MailStatusValue>;
  MailTemplate: ResolverTypeWrapper<MailTemplateValue>;
  MatchReason: ResolverTypeWrapper<MatchReasonValue>;
  MatchReasonGiven: ResolverTypeWrapper<MatchReasonGivenRecord>;
  MeetingInput: MeetingInput;
  MeetingProvider: ResolverTypeWrapper<MeetingProviderValue>;
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
  MinorUnits: ResolverTypeWrapper<Scalars['MinorUnits']['output']>;
  MovedSlot: ResolverTypeWrapper<MovedSlotRecord>;
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
  OutcomeSource: ResolverTypeWrapper<OutcomeSourceValue>;
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
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentAllocation: ResolverTypeWrapper<PaymentAllocationRecord>;
  PaymentAllocationInput: PaymentAllocationInput;
  PaymentCreateInput: PaymentCreateInput;
  PaymentFilter: PaymentFilter;
  PaymentGateway: ResolverTypeWrapper<PaymentGatewayValue>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethodValue>;
  PaymentPage: ResolverTypeWrapper<Omit<PaymentPage, 'items'> & { items: Array<ResolversTypes['Payment']> }>;
  PaymentPayload: ResolverTypeWrapper<Omit<PaymentPayload, 'mails' | 'payment' | 'userErrors'> & { mails?: Maybe<Array<ResolversTypes['MailShown']>>, payment?: Maybe<ResolversTypes['Payment']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PaymentSort: PaymentSort;
  PaymentStatus: ResolverTypeWrapper<PaymentStatusValue>;
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
  PlannedDatesInput: PlannedDatesInput;
  PlannedGroupDate: ResolverTypeWrapper<PlannedGroupDateRecord>;
  PlannedLesson: ResolverTypeWrapper<PlannedLessonRecord>;
  PodBillingMode: ResolverTypeWrapper<PodBillingModeValue>;
  PodMember: ResolverTypeWrapper<PodMemberRecord>;
  PodMemberInput: PodMemberInput;
  PodStatus: ResolverTypeWrapper<PodStatusValue>;
  PolicyCopy: ResolverTypeWrapper<PolicyCopyRecord>;
  PreferredTime: ResolverTypeWrapper<PreferredTimeRecord>;
  PreferredTimeInput: PreferredTimeInput;
  PrepaymentType: ResolverTypeWrapper<PrepaymentTypeValue>;
  PriceBasis: ResolverTypeWrapper<PriceBasisValue>;
  ProfileUpdateInput: ProfileUpdateInput;
  ProgressInput: ProgressInput;
  ProgressState: ResolverTypeWrapper<ProgressStateValue>;
  ProposalState: ResolverTypeWrapper<ProposalStateValue>;
  ProposedSlot: ResolverTypeWrapper<ProposedSlotRecord>;
  ProposedSlotInput: ProposedSlotInput;
  ProposedTime: ResolverTypeWrapper<ProposedTimeRecord>;
  Qualification: ResolverTypeWrapper<QualificationRecord>;
  QualificationInput: QualificationInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RaterKind: ResolverTypeWrapper<RaterKindValue>;
  RatingTag: ResolverTypeWrapper<RatingTagValue>;
  RatingsIcon: ResolverTypeWrapper<RatingsIcon>;
  RatingsIconInput: RatingsIconInput;
  RatingsOfLesson: ResolverTypeWrapper<RatingsOfLessonRecord>;
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
  RescheduleAgreeInput: RescheduleAgreeInput;
  RescheduleAnswer: ResolverTypeWrapper<RescheduleAnswerValue>;
  RescheduleAskInput: RescheduleAskInput;
  RescheduleStatus: ResolverTypeWrapper<RescheduleStatusValue>;
  RescheduleTimeInput: RescheduleTimeInput;
  ResourceKind: ResolverTypeWrapper<ResourceKindValue>;
  ReviewOutcome: ResolverTypeWrapper<ReviewOutcomeValue>;
  Role: ResolverTypeWrapper<RoleValue>;
  RowCandidate: ResolverTypeWrapper<RowCandidate>;
  RowChange: ResolverTypeWrapper<RowChange>;
  RowVerdict: ResolverTypeWrapper<RowVerdictValue>;
  RowVerdictCount: ResolverTypeWrapper<Omit<RowVerdictCount, 'verdict'> & { verdict: ResolversTypes['RowVerdict'] }>;
  SearchResult: ResolverTypeWrapper<SearchResultRecord>;
  SearchResultKind: ResolverTypeWrapper<SearchResultKindValue>;
  ServiceFeedbackCategory: ResolverTypeWrapper<ServiceFeedbackCategoryValue>;
  Session: ResolverTypeWrapper<SessionRecord>;
  SessionAnswerInput: SessionAnswerInput;
  SessionBlock: ResolverTypeWrapper<SessionBlockRecord>;
  SessionBlockInput: SessionBlockInput;
  SessionCheck: ResolverTypeWrapper<SessionCheck>;
  SessionComment: ResolverTypeWrapper<SessionCommentRecord>;
  SessionCommentInput: SessionCommentInput;
  SessionGrade: ResolverTypeWrapper<SessionGradeRecord>;
  SessionReview: ResolverTypeWrapper<SessionReviewRecord>;
  SessionVersion: ResolverTypeWrapper<SessionVersion>;
  SessionsPayload: ResolverTypeWrapper<Omit<SessionsPayload, 'sessions' | 'userErrors'> & { sessions?: Maybe<Array<ResolversTypes['Session']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  Setting: ResolverTypeWrapper<SettingRecord>;
  SettingCreateInput: SettingCreateInput;
  SettingPayload: ResolverTypeWrapper<Omit<SettingPayload, 'setting' | 'userErrors'> & { setting?: Maybe<ResolversTypes['Setting']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SettingUpdateInput: SettingUpdateInput;
  SettlementRound: ResolverTypeWrapper<SettlementRoundRecord>;
  SettlementRule: ResolverTypeWrapper<SettlementRuleValue>;
  ShortReason: ResolverTypeWrapper<ShortReasonValue>;
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
  StudentRating: ResolverTypeWrapper<StudentRatingRecord>;
  StudentRatingCreateInput: StudentRatingCreateInput;
  StudentRatingFilter: StudentRatingFilter;
  StudentRatingPage: ResolverTypeWrapper<Omit<StudentRatingPage, 'items'> & { items: Array<ResolversTypes['StudentRating']> }>;
  StudentRatingPayload: ResolverTypeWrapper<Omit<StudentRatingPayload, 'studentRating' | 'userErrors'> & { studentRating?: Maybe<ResolversTypes['StudentRating']>, userErrors: Array<ResolversTypes['UserError']> }>;
  StudentRatingSort: StudentRatingSort;
  StudentRatingUpdateInput: StudentRatingUpdateInput;
  Subdivision: ResolverTypeWrapper<SubdivisionRecord>;
  SubdivisionCopyInput: SubdivisionCopyInput;
  SubdivisionCopyPayload: ResolverTypeWrapper<Omit<SubdivisionCopyPayload, 'curriculum' | 'subdivision' | 'userErrors'> & { curriculum?: Maybe<ResolversTypes['Curriculum']>, subdivision?: Maybe<ResolversTypes['Subdivision']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SubdivisionCount: ResolverTypeWrapper<SubdivisionCountRecord>;
  SubdivisionCreateInput: SubdivisionCreateInput;
  SubdivisionMoveInput: SubdivisionMoveInput;
  SubdivisionPayload: ResolverTypeWrapper<Omit<SubdivisionPayload, 'curriculum' | 'subdivision' | 'userErrors'> & { curriculum?: Maybe<ResolversTypes['Curriculum']>, subdivision?: Maybe<ResolversTypes['Subdivision']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SubdivisionResource: ResolverTypeWrapper<SubdivisionResourceRecord>;
  SubdivisionResourceInput: SubdivisionResourceInput;
  SubdivisionType: ResolverTypeWrapper<SubdivisionTypeValue>;
  SubdivisionUpdateInput: SubdivisionUpdateInput;
  SubjectOption: ResolverTypeWrapper<SubjectOptionRecord>;
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
  TaughtSubject: ResolverTypeWrapper<TaughtSubjectRecord>;
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
  TopicProgress: ResolverTypeWrapper<TopicProgressRecord>;
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
  TutorFigures: ResolverTypeWrapper<TutorFiguresRecord>;
  TutorFilter: TutorFilter;
  TutorFreeAtInput: TutorFreeAtInput;
  TutorLearner: ResolverTypeWrapper<TutorLearnerRecord>;
  TutorMatch: ResolverTypeWrapper<TutorMatchRecord>;
  TutorMessageCreateInput: TutorMessageCreateInput;
  TutorPage: ResolverTypeWrapper<Omit<TutorPage, 'items'> & { items: Array<ResolversTypes['Tutor']> }>;
  TutorPayload: ResolverTypeWrapper<Omit<TutorPayload, 'tutor' | 'userErrors'> & { tutor?: Maybe<ResolversTypes['Tutor']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TutorSort: TutorSort;
  TutorStatus: ResolverTypeWrapper<TutorStatusValue>;
  TutorTime: ResolverTypeWrapper<TutorTimeRecord>;
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
  WeeklyHours: ResolverTypeWrapper<WeeklyHoursRecord>;
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
  ActNotesInput: ActNotesInput;
  AnswerOption: AnswerOptionRecord;
  AnswerOptionInput: AnswerOptionInput;
  AttendanceMark: AttendanceMark;
  AvatarSetInput: AvatarSetInput;
  BankDetails: BankDetailsRecord;
  BankDetailsInput: BankDetailsInput;
  BlockMaths: BlockMaths;
  BlockMathsInput: BlockMathsInput;
  BlockRating: BlockRating;
  BlockRatingInput: BlockRatingInput;
  BookFault: BookFaultRecord;
  BookedLesson: BookedLessonRecord;
  BookedLessonCreateInput: BookedLessonCreateInput;
  BookedLessonFilter: BookedLessonFilter;
  BookedLessonPage: Omit<BookedLessonPage, 'items'> & { items: Array<ResolversParentTypes['BookedLesson']> };
  BookedLessonPayload: Omit<BookedLessonPayload, 'bookedLesson' | 'mails' | 'userErrors'> & { bookedLesson?: Maybe<ResolversParentTypes['BookedLesson']>, mails?: Maybe<Array<ResolversParentTypes['MailShown']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  BooksCheck: BooksCheckRecord;
  Boolean: Scalars['Boolean']['output'];
  BulkChoice: BulkChoice;
  Calendar: CalendarRecord;
  CalendarAway: CalendarAwayRecord;
  CalendarEntry: CalendarEntryRecord;
  CalendarFilter: CalendarFilter;
  CalendarLink: CalendarLinkRecord;
  CalendarLinkPayload: Omit<CalendarLinkPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CalendarLinkRenewInput: CalendarLinkRenewInput;
  CalendarPerson: CalendarPersonRecord;
  CalendarTutor: CalendarTutorRecord;
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
  CandidacyPayload: Omit<CandidacyPayload, 'candidacy' | 'mails' | 'userErrors'> & { candidacy?: Maybe<ResolversParentTypes['Candidacy']>, mails?: Maybe<Array<ResolversParentTypes['MailShown']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  CandidacyUpdateInput: CandidacyUpdateInput;
  Change: ChangeRecord;
  ChangedRule: ChangedRuleRecord;
  ClockChangeReview: ClockChangeReviewRecord;
  ClockNotice: ClockNoticeRecord;
  ClockShift: ClockShiftRecord;
  ColleagueFilter: ColleagueFilter;
  ConfirmedLesson: ConfirmedLessonRecord;
  ConfirmedLessonFilter: ConfirmedLessonFilter;
  ConfirmedLessonPage: Omit<ConfirmedLessonPage, 'items'> & { items: Array<ResolversParentTypes['ConfirmedLesson']> };
  ConfirmedLessonPayload: Omit<ConfirmedLessonPayload, 'confirmedLesson' | 'mails' | 'userErrors'> & { confirmedLesson?: Maybe<ResolversParentTypes['ConfirmedLesson']>, mails?: Maybe<Array<ResolversParentTypes['MailShown']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  Contact: StaffMemberRecord;
  ContentCreator: ContentCreatorRecord;
  ContentCreatorCreateInput: ContentCreatorCreateInput;
  ContentCreatorFilter: ContentCreatorFilter;
  ContentCreatorPage: ContentCreatorPageRecord;
  ContentCreatorPayload: Omit<ContentCreatorPayload, 'creator' | 'userErrors'> & { creator?: Maybe<ResolversParentTypes['ContentCreator']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ContentCreatorUpdateInput: ContentCreatorUpdateInput;
  ContentStats: ContentStatsRecord;
  ContentStatusFigures: ContentStatusFiguresRecord;
  CourseChange: CourseChangeRecord;
  CourseChangeInput: CourseChangeInput;
  CourseHandover: CourseHandoverRecord;
  CoursePauseInput: CoursePauseInput;
  CourseScheduleInput: CourseScheduleInput;
  CourseSlot: CourseSlotRecord;
  CourseSlotInput: CourseSlotInput;
  CourseTutorInput: CourseTutorInput;
  CreditEntry: CreditEntryRecord;
  CreditLot: CreditLotRecord;
  CreditLotCreateInput: CreditLotCreateInput;
  CreditLotFilter: CreditLotFilter;
  CreditLotPage: Omit<CreditLotPage, 'items'> & { items: Array<ResolversParentTypes['CreditLot']> };
  CreditLotPayload: Omit<CreditLotPayload, 'creditLot' | 'userErrors'> & { creditLot?: Maybe<ResolversParentTypes['CreditLot']>, userErrors: Array<ResolversParentTypes['UserError']> };
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
  DayRangeInput: DayRangeInput;
  DefaultListViewPayload: Omit<DefaultListViewPayload, 'listViews' | 'userErrors'> & { listViews?: Maybe<Array<ResolversParentTypes['ListView']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  DemoBoard: DemoBoardRecord;
  DemoBoardCard: DemoBoardCardRecord;
  DemoBoardCheckItem: DemoBoardCheckItemRecord;
  DemoBoardChecklist: DemoBoardChecklistRecord;
  DemoBoardComment: DemoBoardCommentRecord;
  DemoBoardList: DemoBoardListRecord;
  DemoBoardPayload: Omit<DemoBoardPayload, 'board' | 'userErrors'> & { board?: Maybe<ResolversParentTypes['DemoBoard']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DemoCardUpdateInput: DemoCardUpdateInput;
  DemoCheckItemUpdateInput: DemoCheckItemUpdateInput;
  Dependent: DependentRecord;
  DependentCreateInput: DependentCreateInput;
  DependentFilter: DependentFilter;
  DependentPage: Omit<DependentPage, 'items'> & { items: Array<ResolversParentTypes['Dependent']> };
  DependentPayload: Omit<DependentPayload, 'dependent' | 'userErrors'> & { dependent?: Maybe<ResolversParentTypes['Dependent']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DependentUpdateInput: DependentUpdateInput;
  Dialect: DialectRecord;
  DialectCreateInput: DialectCreateInput;
  DialectFilter: DialectFilter;
  DialectPage: Omit<DialectPage, 'items'> & { items: Array<ResolversParentTypes['Dialect']> };
  DialectPayload: Omit<DialectPayload, 'dialect' | 'userErrors'> & { dialect?: Maybe<ResolversParentTypes['Dialect']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DialectUpdateInput: DialectUpdateInput;
  DisputeSettleInput: DisputeSettleInput;
  EarlierPrice: EarlierPriceRecord;
  EnrolledDate: EnrolledDateRecord;
  EnrolledDatesPayload: Omit<EnrolledDatesPayload, 'dates' | 'userErrors'> & { dates?: Maybe<Array<ResolversParentTypes['EnrolledDate']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  Exam: ExamRecord;
  ExamCreateInput: ExamCreateInput;
  ExamFilter: ExamFilter;
  ExamLesson: ExamLessonRecord;
  ExamLessonAssignInput: ExamLessonAssignInput;
  ExamLessonCount: ExamLessonCount;
  ExamLessonCreateInput: ExamLessonCreateInput;
  ExamLessonFilter: ExamLessonFilter;
  ExamLessonPage: ExamLessonPageRecord;
  ExamLessonPayload: Omit<ExamLessonPayload, 'lesson' | 'userErrors'> & { lesson?: Maybe<ResolversParentTypes['ExamLesson']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ExamLessonPlace: ExamLessonPlace;
  ExamLessonUpdateInput: ExamLessonUpdateInput;
  ExamMoveInput: ExamMoveInput;
  ExamPage: ExamPageRecord;
  ExamPart: ExamPartRecord;
  ExamPartCreateInput: ExamPartCreateInput;
  ExamPartFilter: ExamPartFilter;
  ExamPartPayload: Omit<ExamPartPayload, 'part' | 'userErrors'> & { part?: Maybe<ResolversParentTypes['ExamPart']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ExamPartUpdateInput: ExamPartUpdateInput;
  ExamPayload: Omit<ExamPayload, 'exam' | 'userErrors'> & { exam?: Maybe<ResolversParentTypes['Exam']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ExamRemovedPayload: Omit<ExamRemovedPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ExamSection: ExamSectionRecord;
  ExamSectionPage: ExamSectionPageRecord;
  ExamSession: ExamSessionRecord;
  ExamSessionInput: ExamSessionInput;
  ExamSessionPayload: Omit<ExamSessionPayload, 'session' | 'userErrors'> & { session?: Maybe<ResolversParentTypes['ExamSession']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ExamSubject: ExamSubjectRecord;
  ExamSubjectPage: ExamSubjectPageRecord;
  ExamTopic: ExamTopicRecord;
  ExamTopicPage: ExamTopicPageRecord;
  ExamUpdateInput: ExamUpdateInput;
  ExportAs: ExportAs;
  Facet: FacetRecord;
  FacetCount: FacetCount;
  Feedback: FeedbackRecord;
  FeedbackCreateInput: FeedbackCreateInput;
  FeedbackEntryInput: FeedbackEntryInput;
  FeedbackFilter: FeedbackFilter;
  FeedbackLink: FeedbackLinkRecord;
  FeedbackPage: Omit<FeedbackPage, 'items'> & { items: Array<ResolversParentTypes['Feedback']> };
  FeedbackPayload: Omit<FeedbackPayload, 'feedback' | 'userErrors'> & { feedback?: Maybe<ResolversParentTypes['Feedback']>, userErrors: Array<ResolversParentTypes['UserError']> };
  FeedbackUpdateInput: FeedbackUpdateInput;
  FeedbackWords: FeedbackWordsRecord;
  FieldChange: FieldChange;
  FieldError: FieldError;
  FieldValue: Scalars['FieldValue']['output'];
  File: FileRecord;
  FileImport: FileImportRecord;
  FileImportCell: FileImportCell;
  FileImportCellInput: FileImportCellInput;
  FileImportChoice: FileImportChoice;
  FileImportPage: Omit<FileImportPage, 'items'> & { items: Array<ResolversParentTypes['FileImport']> };
  FileImportPayload: Omit<FileImportPayload, 'import' | 'userErrors'> & { import?: Maybe<ResolversParentTypes['FileImport']>, userErrors: Array<ResolversParentTypes['UserError']> };
  FileImportRow: FileImportRowRecord;
  FileImportRowInput: FileImportRowInput;
  FileImportRowPage: Omit<FileImportRowPage, 'items'> & { items: Array<ResolversParentTypes['FileImportRow']> };
  FirstDependentInput: FirstDependentInput;
  Float: Scalars['Float']['output'];
  FoundSlot: FoundSlotRecord;
  FreeSlot: FreeSlot;
  FreeSlotsInput: FreeSlotsInput;
  FreeTutor: FreeTutorRecord;
  GoodwillStanding: GoodwillStandingRecord;
  GroupDatesInput: GroupDatesInput;
  GroupEnrolment: GroupEnrolmentRecord;
  GroupInstance: GroupInstanceRecord;
  GroupInstancePayload: Omit<GroupInstancePayload, 'groupInstance' | 'mails' | 'userErrors'> & { groupInstance?: Maybe<ResolversParentTypes['GroupInstance']>, mails?: Maybe<Array<ResolversParentTypes['MailShown']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  GroupLesson: GroupLessonRecord;
  GroupLessonCreateInput: GroupLessonCreateInput;
  GroupLessonFilter: GroupLessonFilter;
  GroupLessonPage: Omit<GroupLessonPage, 'items'> & { items: Array<ResolversParentTypes['GroupLesson']> };
  GroupLessonPayload: Omit<GroupLessonPayload, 'groupLesson' | 'mails' | 'userErrors'> & { groupLesson?: Maybe<ResolversParentTypes['GroupLesson']>, mails?: Maybe<Array<ResolversParentTypes['MailShown']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  GroupLessonUpdateInput: GroupLessonUpdateInput;
  GroupNextDate: GroupNextDateRecord;
  GroupPatternInput: GroupPatternInput;
  GroupPrice: GroupPriceRecord;
  GroupPriceInput: GroupPriceInput;
  HistoryConnection: Omit<HistoryConnection, 'edges'> & { edges: Array<ResolversParentTypes['HistoryEdge']> };
  HistoryEdge: Omit<HistoryEdge, 'node'> & { node: ResolversParentTypes['HistoryEntry'] };
  HistoryEntry: HistoryEntryRecord;
  HistoryPayload: Omit<HistoryPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ID: Scalars['ID']['output'];
  ImageOption: ImageOptionRecord;
  ImageOptionInput: ImageOptionInput;
  Int: Scalars['Int']['output'];
  Invoice: InvoiceRecord;
  InvoiceCreateInput: InvoiceCreateInput;
  InvoiceFilter: InvoiceFilter;
  InvoiceIssuer: InvoiceIssuerRecord;
  InvoiceLine: InvoiceLineRecord;
  InvoicePage: Omit<InvoicePage, 'items'> & { items: Array<ResolversParentTypes['Invoice']> };
  InvoicePayload: Omit<InvoicePayload, 'invoice' | 'mails' | 'userErrors'> & { invoice?: Maybe<ResolversParentTypes['Invoice']>, mails?: Maybe<Array<ResolversParentTypes['MailShown']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  InvoiceUpdateInput: InvoiceUpdateInput;
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
  KeepTimesInput: KeepTimesInput;
  KeptTime: KeptTimeRecord;
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
  LearnerRatingAnswerInput: LearnerRatingAnswerInput;
  LessonAnswer: LessonAnswerRecord;
  LessonAnswerFact: LessonAnswerFact;
  LessonAnswerInput: LessonAnswerInput;
  LessonAnswerPayload: Omit<LessonAnswerPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  LessonAssignment: LessonAssignmentRecord;
  LessonCancelInput: LessonCancelInput;
  LessonCancellation: LessonCancellationRecord;
  LessonCompleteInput: LessonCompleteInput;
  LessonConfirmInput: LessonConfirmInput;
  LessonConfirmation: LessonConfirmationRecord;
  LessonConflict: LessonConflictRecord;
  LessonDispute: LessonDisputeRecord;
  LessonDisputeInput: LessonDisputeInput;
  LessonLogChange: LessonLogChangeRecord;
  LessonLogEntry: LessonLogEntryRecord;
  LessonLogEntryFilter: LessonLogEntryFilter;
  LessonLogEntryPage: Omit<LessonLogEntryPage, 'items'> & { items: Array<ResolversParentTypes['LessonLogEntry']> };
  LessonMoment: LessonMomentRecord;
  LessonMove: LessonMoveRecord;
  LessonMoveInput: LessonMoveInput;
  LessonOutcome: LessonOutcomeRecord;
  LessonPlanInput: LessonPlanInput;
  LessonPrice: LessonPriceRecord;
  LessonPriceInput: LessonPriceInput;
  LessonProposal: LessonProposalRecord;
  LessonProposalInput: LessonProposalInput;
  LessonRater: LessonRaterRecord;
  LessonRating: LessonRatingRecord;
  LessonRatingAnswerInput: LessonRatingAnswerInput;
  LessonRatingCreateInput: LessonRatingCreateInput;
  LessonRatingFilter: LessonRatingFilter;
  LessonRatingPage: Omit<LessonRatingPage, 'items'> & { items: Array<ResolversParentTypes['LessonRating']> };
  LessonRatingPayload: Omit<LessonRatingPayload, 'lessonRating' | 'userErrors'> & { lessonRating?: Maybe<ResolversParentTypes['LessonRating']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LessonRatingUpdateInput: LessonRatingUpdateInput;
  LessonReport: LessonReportRecord;
  LessonRequest: LessonRequestRecord;
  LessonRequestCreateInput: LessonRequestCreateInput;
  LessonRequestFilter: LessonRequestFilter;
  LessonRequestPage: Omit<LessonRequestPage, 'items'> & { items: Array<ResolversParentTypes['LessonRequest']> };
  LessonRequestPayload: Omit<LessonRequestPayload, 'lessonRequest' | 'mails' | 'userErrors'> & { lessonRequest?: Maybe<ResolversParentTypes['LessonRequest']>, mails?: Maybe<Array<ResolversParentTypes['MailShown']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  LessonRequestUpdateInput: LessonRequestUpdateInput;
  LessonReschedule: LessonRescheduleRecord;
  LessonResource: LessonResourceRecord;
  LessonSettlement: LessonSettlementRecord;
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
  MailShown: MailShownRecord;
  MatchReasonGiven: MatchReasonGivenRecord;
  MeetingInput: MeetingInput;
  MergeChoice: MergeChoice;
  MergeField: MergeField;
  MergeMove: MergeMove;
  MergePreview: MergePreviewRecord;
  Message: MessageRecord;
  MessageCreateInput: MessageCreateInput;
  MessagePage: Omit<MessagePage, 'items'> & { items: Array<ResolversParentTypes['Message']> };
  MessagePayload: Omit<MessagePayload, 'message' | 'userErrors'> & { message?: Maybe<ResolversParentTypes['Message']>, userErrors: Array<ResolversParentTypes['UserError']> };
  MinorUnits: Scalars['MinorUnits']['output'];
  MovedSlot: MovedSlotRecord;
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
  Payment: PaymentRecord;
  PaymentAllocation: PaymentAllocationRecord;
  PaymentAllocationInput: PaymentAllocationInput;
  PaymentCreateInput: PaymentCreateInput;
  PaymentFilter: PaymentFilter;
  PaymentPage: Omit<PaymentPage, 'items'> & { items: Array<ResolversParentTypes['Payment']> };
  PaymentPayload: Omit<PaymentPayload, 'mails' | 'payment' | 'userErrors'> & { mails?: Maybe<Array<ResolversParentTypes['MailShown']>>, payment?: Maybe<ResolversParentTypes['Payment']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PayoutAccount: PayoutAccountRecord;
  PayoutAccountCreateInput: PayoutAccountCreateInput;
  PayoutAccountPayload: Omit<PayoutAccountPayload, 'payoutAccount' | 'userErrors'> & { payoutAccount?: Maybe<ResolversParentTypes['PayoutAccount']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PayoutAccountUpdateInput: PayoutAccountUpdateInput;
  PermissionArea: Omit<PermissionArea, 'grants'> & { grants: Array<ResolversParentTypes['PermissionGrant']> };
  PermissionGrant: PermissionGrant;
  PersonMerge: PersonMergeRecord;
  PlannedDatesInput: PlannedDatesInput;
  PlannedGroupDate: PlannedGroupDateRecord;
  PlannedLesson: PlannedLessonRecord;
  PodMember: PodMemberRecord;
  PodMemberInput: PodMemberInput;
  PolicyCopy: PolicyCopyRecord;
  PreferredTime: PreferredTimeRecord;
  PreferredTimeInput: PreferredTimeInput;
  ProfileUpdateInput: ProfileUpdateInput;
  ProgressInput: ProgressInput;
  ProposedSlot: ProposedSlotRecord;
  ProposedSlotInput: ProposedSlotInput;
  ProposedTime: ProposedTimeRecord;
  Qualification: QualificationRecord;
  QualificationInput: QualificationInput;
  Query: Record<PropertyKey, never>;
  RatingsIcon: RatingsIcon;
  RatingsIconInput: RatingsIconInput;
  RatingsOfLesson: RatingsOfLessonRecord;
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
  RescheduleAgreeInput: RescheduleAgreeInput;
  RescheduleAskInput: RescheduleAskInput;
  RescheduleTimeInput: RescheduleTimeInput;
  RowCandidate: RowCandidate;
  RowChange: RowChange;
  RowVerdictCount: RowVerdictCount;
  SearchResult: SearchResultRecord;
  Session: SessionRecord;
  SessionAnswerInput: SessionAnswerInput;
  SessionBlock: SessionBlockRecord;
  SessionBlockInput: SessionBlockInput;
  SessionCheck: SessionCheck;
  SessionComment: SessionCommentRecord;
  SessionCommentInput: SessionCommentInput;
  SessionGrade: SessionGradeRecord;
  SessionReview: SessionReviewRecord;
  SessionVersion: SessionVersion;
  SessionsPayload: Omit<SessionsPayload, 'sessions' | 'userErrors'> & { sessions?: Maybe<Array<ResolversParentTypes['Session']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  Setting: SettingRecord;
  SettingCreateInput: SettingCreateInput;
  SettingPayload: Omit<SettingPayload, 'setting' | 'userErrors'> & { setting?: Maybe<ResolversParentTypes['Setting']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SettingUpdateInput: SettingUpdateInput;
  SettlementRound: SettlementRoundRecord;
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
  StudentRating: StudentRatingRecord;
  StudentRatingCreateInput: StudentRatingCreateInput;
  StudentRatingFilter: StudentRatingFilter;
  StudentRatingPage: Omit<StudentRatingPage, 'items'> & { items: Array<ResolversParentTypes['StudentRating']> };
  StudentRatingPayload: Omit<StudentRatingPayload, 'studentRating' | 'userErrors'> & { studentRating?: Maybe<ResolversParentTypes['StudentRating']>, userErrors: Array<ResolversParentTypes['UserError']> };
  StudentRatingUpdateInput: StudentRatingUpdateInput;
  Subdivision: SubdivisionRecord;
  SubdivisionCopyInput: SubdivisionCopyInput;
  SubdivisionCopyPayload: Omit<SubdivisionCopyPayload, 'curriculum' | 'subdivision' | 'userErrors'> & { curriculum?: Maybe<ResolversParentTypes['Curriculum']>, subdivision?: Maybe<ResolversParentTypes['Subdivision']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SubdivisionCount: SubdivisionCountRecord;
  SubdivisionCreateInput: SubdivisionCreateInput;
  SubdivisionMoveInput: SubdivisionMoveInput;
  SubdivisionPayload: Omit<SubdivisionPayload, 'curriculum' | 'subdivision' | 'userErrors'> & { curriculum?: Maybe<ResolversParentTypes['Curriculum']>, subdivision?: Maybe<ResolversParentTypes['Subdivision']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SubdivisionResource: SubdivisionResourceRecord;
  SubdivisionResourceInput: SubdivisionResourceInput;
  SubdivisionUpdateInput: SubdivisionUpdateInput;
  SubjectOption: SubjectOptionRecord;
  Subscription: Record<PropertyKey, never>;
  Task: TaskRecord;
  TaskCreateInput: TaskCreateInput;
  TaskFilter: TaskFilter;
  TaskPage: Omit<TaskPage, 'items'> & { items: Array<ResolversParentTypes['Task']> };
  TaskPayload: Omit<TaskPayload, 'task' | 'userErrors'> & { task?: Maybe<ResolversParentTypes['Task']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TaskSubject: TaskSubject;
  TaskUpdateInput: TaskUpdateInput;
  TaughtSubject: TaughtSubjectRecord;
  TaughtSubjectInput: TaughtSubjectInput;
  TellApartPayload: Omit<TellApartPayload, 'duplicates' | 'userErrors'> & { duplicates?: Maybe<Array<ResolversParentTypes['LikelyDuplicate']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  Template: TemplateRecord;
  TemplateCreateInput: TemplateCreateInput;
  TemplateFilter: TemplateFilter;
  TemplatePage: Omit<TemplatePage, 'items'> & { items: Array<ResolversParentTypes['Template']> };
  TemplatePayload: Omit<TemplatePayload, 'template' | 'userErrors'> & { template?: Maybe<ResolversParentTypes['Template']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TemplateUpdateInput: TemplateUpdateInput;
  TimeZone: Scalars['TimeZone']['output'];
  TopicProgress: TopicProgressRecord;
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
  TutorFigures: TutorFiguresRecord;
  TutorFilter: TutorFilter;
  TutorFreeAtInput: TutorFreeAtInput;
  TutorLearner: TutorLearnerRecord;
  TutorMatch: TutorMatchRecord;
  TutorMessageCreateInput: TutorMessageCreateInput;
  TutorPage: Omit<TutorPage, 'items'> & { items: Array<ResolversParentTypes['Tutor']> };
  TutorPayload: Omit<TutorPayload, 'tutor' | 'userErrors'> & { tutor?: Maybe<ResolversParentTypes['Tutor']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TutorTime: TutorTimeRecord;
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
  WeeklyHours: WeeklyHoursRecord;
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

export type AccountJobKindResolvers = { BOOKED_CANCEL: 'booked-cancel', BOOKED_EXPORT: 'booked-export', BOOKED_LINK: 'booked-link', BOOKED_OUTCOME: 'booked-outcome', BOOKED_REMIND: 'booked-remind', CANDIDATES_ADVANCE: 'candidates-advance', CANDIDATES_MESSAGE: 'candidates-message', CANDIDATES_OWNER: 'candidates-owner', CANDIDATES_REJECT: 'candidates-reject', CANDIDATES_REOPEN: 'candidates-reopen', COURSES_EXPORT: 'courses-export', COURSES_MESSAGE: 'courses-message', COURSES_PAUSE: 'courses-pause', CURRICULA_ARCHIVE: 'curricula-archive', CURRICULA_EXPORT: 'curricula-export', CURRICULA_RESTORE: 'curricula-restore', CUSTOMERS_ARCHIVE: 'customers-archive', CUSTOMERS_EXPORT: 'customers-export', CUSTOMERS_MESSAGE: 'customers-message', CUSTOMERS_OWNER: 'customers-owner', CUSTOMERS_RESTORE: 'customers-restore', CUSTOMERS_TAG: 'customers-tag', CUSTOMERS_UNTAG: 'customers-untag', DEPENDENTS_ARCHIVE: 'dependents-archive', DEPENDENTS_EXPORT: 'dependents-export', DEPENDENTS_RESTORE: 'dependents-restore', FEEDBACKS_ASSIGN: 'feedbacks-assign', FEEDBACKS_CLOSE: 'feedbacks-close', FEEDBACKS_EXPORT: 'feedbacks-export', FEEDBACKS_PRIORITY: 'feedbacks-priority', GROUPS_CANCEL: 'groups-cancel', GROUPS_EXPORT: 'groups-export', GROUPS_PUBLISH: 'groups-publish', JOURNAL_EXPORT: 'journal-export', LEADS_CONTACT: 'leads-contact', LEADS_EXPORT: 'leads-export', LEADS_LOSE: 'leads-lose', LEADS_OWNER: 'leads-owner', LESSONS_ACTIVE: 'lessons-active', LESSONS_ASSIGN: 'lessons-assign', LESSONS_DUE: 'lessons-due', LESSONS_EXPORT: 'lessons-export', LESSONS_PUBLISH: 'lessons-publish', MAILS_EXPORT: 'mails-export', PODS_EXPORT: 'pods-export', PODS_MESSAGE: 'pods-message', PODS_PAUSE: 'pods-pause', POLICIES_EXPORT: 'policies-export', REGIONS_ARCHIVE: 'regions-archive', REGIONS_EXPORT: 'regions-export', REGIONS_RESTORE: 'regions-restore', REJECTED_EXPORT: 'rejected-export', REQUESTS_CANCEL: 'requests-cancel', REQUESTS_CLAIM: 'requests-claim', REQUESTS_EXPORT: 'requests-export', REQUESTS_OWNER: 'requests-owner', STAFF_EXPORT: 'staff-export', STAFF_REINSTATE: 'staff-reinstate', STAFF_SUSPEND: 'staff-suspend', TUTORS_EXPORT: 'tutors-export', TUTORS_MESSAGE: 'tutors-message', TUTORS_TAG: 'tutors-tag', TUTORS_UNTAG: 'tutors-untag', TUTOR_FEEDBACK_ACKNOWLEDGE: 'tutor-feedback-acknowledge', TUTOR_FEEDBACK_ASSIGN: 'tutor-feedback-assign', TUTOR_FEEDBACK_EXPORT: 'tutor-feedback-export' };

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

export type AnswerOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerOption'] = ResolversParentTypes['AnswerOption']> = {
  answerText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCorrect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useMaths?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerStrictnessResolvers = { EXACT: 'exact', IGNORE_ALL_MARKS: 'ignore-all-marks', IGNORE_TONE: 'ignore-tone' };

export type AssignmentStateResolvers = { ASSIGNED: 'assigned', CHANGES_REQUESTED: 'changes-requested', DONE: 'done', IN_PROGRESS: 'in-progress', SUBMITTED: 'submitted', WITHDRAWN: 'withdrawn' };

export type AuditActionResolvers = { ARCHIVED: 'archived', CREATED: 'created', DELETED: 'deleted', EXPORTED: 'exported', IMPERSONATED: 'impersonated', PERMISSION_DENIED: 'permission-denied', SIGNED_IN: 'signed-in', SIGN_IN_FAILED: 'sign-in-failed', STATE_CHANGED: 'state-changed', UPDATED: 'updated', VIEWED_SENSITIVE: 'viewed-sensitive' };

export type BankDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankDetails'] = ResolversParentTypes['BankDetails']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlockKindResolvers = { DROPDOWN: 'dropdown', EXPRESSION: 'expression', GRAPH: 'graph', IMAGE_CHOICE: 'image-choice', INFORMATION: 'information', MULTI_CHOICE: 'multi-choice', NUMERIC: 'numeric', RATING: 'rating', SHORT_TEXT: 'short-text', SINGLE_CHOICE: 'single-choice', SLIDER: 'slider' };

export type BlockMathsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlockMaths'] = ResolversParentTypes['BlockMaths']> = {
  description?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feedback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BlockRatingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlockRating'] = ResolversParentTypes['BlockRating']> = {
  correctRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfStars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookFaultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookFault'] = ResolversParentTypes['BookFault']> = {
  about?: Resolver<ResolversTypes['BookPart'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  fault?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookPartResolvers = { CREDIT: 'credit', INVOICE: 'invoice', NUMBERS: 'numbers', PAYMENT: 'payment' };

export type BookedLessonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookedLesson'] = ResolversParentTypes['BookedLesson']> = {
  anchorTimeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  asksReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellation?: Resolver<Maybe<ResolversTypes['LessonCancellation']>, ParentType, ContextType>;
  chainId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['ConfirmedLesson']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['LessonDispute']>, ParentType, ContextType>;
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LessonKind'], ParentType, ContextType>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType>;
  lessonNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  localDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  localTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  move?: Resolver<Maybe<ResolversTypes['LessonMove']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['LessonOutcome']>, ParentType, ContextType>;
  pod?: Resolver<Maybe<ResolversTypes['CustomerPod']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['LessonReport']>, ParentType, ContextType>;
  reschedule?: Resolver<Maybe<ResolversTypes['LessonReschedule']>, ParentType, ContextType>;
  rescheduledFromId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rescheduledToId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  settlement?: Resolver<Maybe<ResolversTypes['LessonSettlement']>, ParentType, ContextType>;
  settlements?: Resolver<Maybe<Array<ResolversTypes['SettlementRound']>>, ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookedLessonStatus'], ParentType, ContextType>;
  statusSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookedLessonPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookedLessonPage'] = ResolversParentTypes['BookedLessonPage']> = {
  items?: Resolver<Array<ResolversTypes['BookedLesson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookedLessonPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookedLessonPayload'] = ResolversParentTypes['BookedLessonPayload']> = {
  bookedLesson?: Resolver<Maybe<ResolversTypes['BookedLesson']>, ParentType, ContextType>;
  mails?: Resolver<Maybe<Array<ResolversTypes['MailShown']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BookedLessonStatusResolvers = { AWAITING_CONFIRMATION: 'awaiting-confirmation', BOOKED: 'booked', CANCELLED: 'cancelled', COMPLETED: 'completed', DISPUTED: 'disputed', IN_PROGRESS: 'in-progress', RESCHEDULED: 'rescheduled', RESCHEDULE_PENDING: 'reschedule-pending', STUDENT_NO_SHOW: 'student-no-show', TUTOR_NO_SHOW: 'tutor-no-show' };

export type BooksCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BooksCheck'] = ResolversParentTypes['BooksCheck']> = {
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['BookFault']>, ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Calendar'] = ResolversParentTypes['Calendar']> = {
  away?: Resolver<Array<ResolversTypes['CalendarAway']>, ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['CalendarPerson']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['CalendarEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tutors?: Resolver<Array<ResolversTypes['CalendarTutor']>, ParentType, ContextType>;
};

export type CalendarAwayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarAway'] = ResolversParentTypes['CalendarAway']> = {
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['TimeOffReason'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tutorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CalendarEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarEntry'] = ResolversParentTypes['CalendarEntry']> = {
  anchorTimeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groupLessonId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonKind?: Resolver<Maybe<ResolversTypes['LessonKind']>, ParentType, ContextType>;
  lessonStatus?: Resolver<Maybe<ResolversTypes['BookedLessonStatus']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionStatus?: Resolver<Maybe<ResolversTypes['GroupInstanceStatus']>, ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tutorIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarLink'] = ResolversParentTypes['CalendarLink']> = {
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CalendarLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarLinkPayload'] = ResolversParentTypes['CalendarLinkPayload']> = {
  renewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CalendarPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarPerson'] = ResolversParentTypes['CalendarPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type CalendarSideResolvers = { CUSTOMER: 'customer', TUTOR: 'tutor' };

export type CalendarTutorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarTutor'] = ResolversParentTypes['CalendarTutor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxHoursPerWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

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
  cvFile?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  cvUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  demoDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  demoNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  demoRecordingFile?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
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
  introAudioFile?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  introAudioUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  introVideoFile?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  introVideoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLatest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languageScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketingConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observer?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  offerAmount?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
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
  mails?: Resolver<Maybe<Array<ResolversTypes['MailShown']>>, ParentType, ContextType>;
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

export type ChangedRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangedRule'] = ResolversParentTypes['ChangedRule']> = {
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lessons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type CheckStateResolvers = { DONE: 'done', FAILED: 'failed', NOT_NEEDED: 'not-needed', TODO: 'todo', WAITING: 'waiting' };

export type ClockChangeResolvers = { GAP: 'gap', OVERLAP: 'overlap' };

export type ClockChangeReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClockChangeReview'] = ResolversParentTypes['ClockChangeReview']> = {
  changes?: Resolver<Array<ResolversTypes['ClockShift']>, ParentType, ContextType>;
  moved?: Resolver<Array<ResolversTypes['MovedSlot']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ClockShift']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['ChangedRule']>, ParentType, ContextType>;
};

export type ClockNoticeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClockNotice'] = ResolversParentTypes['ClockNotice']> = {
  customers?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  daysAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toldAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
};

export type ClockShiftResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClockShift'] = ResolversParentTypes['ClockShift']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type ConfirmedLessonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmedLesson'] = ResolversParentTypes['ConfirmedLesson']> = {
  anchorTimeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  billing?: Resolver<ResolversTypes['LessonBilling'], ParentType, ContextType>;
  clashDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  confirmedNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earlierPrices?: Resolver<Array<ResolversTypes['EarlierPrice']>, ParentType, ContextType>;
  endOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generatedUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  handover?: Resolver<Maybe<ResolversTypes['CourseHandover']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LessonKind'], ParentType, ContextType>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType>;
  lessonCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meetingPasscode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingProvider?: Resolver<Maybe<ResolversTypes['MeetingProvider']>, ParentType, ContextType>;
  meetingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextLessonAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  pod?: Resolver<Maybe<ResolversTypes['CustomerPod']>, ParentType, ContextType>;
  policySnapshot?: Resolver<ResolversTypes['PolicyCopy'], ParentType, ContextType>;
  priceAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  priceCurrency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['LessonRequest']>, ParentType, ContextType>;
  scheduleFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  skipDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['CourseSlot']>, ParentType, ContextType>;
  startOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConfirmedLessonStatus'], ParentType, ContextType>;
  statusSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmedLessonPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmedLessonPage'] = ResolversParentTypes['ConfirmedLessonPage']> = {
  items?: Resolver<Array<ResolversTypes['ConfirmedLesson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConfirmedLessonPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmedLessonPayload'] = ResolversParentTypes['ConfirmedLessonPayload']> = {
  confirmedLesson?: Resolver<Maybe<ResolversTypes['ConfirmedLesson']>, ParentType, ContextType>;
  mails?: Resolver<Maybe<Array<ResolversTypes['MailShown']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmedLessonStatusResolvers = { ACTIVE: 'active', AWAITING_PAYMENT: 'awaiting-payment', CANCELLED: 'cancelled', ENDED: 'ended', PAUSED: 'paused' };

export type ConflictLevelResolvers = { DIRECTOR: 'director', HARD: 'hard', SOFT: 'soft' };

export type ConflictRuleResolvers = { BACKGROUND_CHECK: 'background-check', GAP: 'gap', HOURS_NOT_SET: 'hours-not-set', LEARNER_BUSY: 'learner-busy', NIGHT: 'night', NOTICE: 'notice', NOT_TAKING: 'not-taking', OUTSIDE_HOURS: 'outside-hours', TUTOR_AWAY: 'tutor-away', TUTOR_BUSY: 'tutor-busy', WEEKLY_HOURS: 'weekly-hours' };

export type ContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivity?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactChannelResolvers = { EMAIL: 'email', PHONE: 'phone', SMS: 'sms', WHATSAPP: 'whatsapp' };

export type ContentCreatorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentCreator'] = ResolversParentTypes['ContentCreator']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changesRequestedRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  medianDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  publishedThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  specialities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreatorStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeklyTarget?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentCreatorPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentCreatorPage'] = ResolversParentTypes['ContentCreatorPage']> = {
  items?: Resolver<Array<ResolversTypes['ContentCreator']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ContentCreatorPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentCreatorPayload'] = ResolversParentTypes['ContentCreatorPayload']> = {
  creator?: Resolver<Maybe<ResolversTypes['ContentCreator']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContentStatsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentStats'] = ResolversParentTypes['ContentStats']> = {
  changesRequestedRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['ContentStatusFigures']>, ParentType, ContextType>;
};

export type ContentStatusResolvers = { DRAFT: 'Draft', NO_CONTENT: 'No Content', PUBLISHED: 'Published', REVIEW: 'Review' };

export type ContentStatusFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContentStatusFigures'] = ResolversParentTypes['ContentStatusFigures']> = {
  contentStatus?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CourseChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseChange'] = ResolversParentTypes['CourseChange']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['LessonConflict']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessons?: Resolver<Array<ResolversTypes['PlannedLesson']>, ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseHandoverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseHandover'] = ResolversParentTypes['CourseHandover']> = {
  effectiveOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  fromTutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseSlot'] = ResolversParentTypes['CourseSlot']> = {
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreatorStatusResolvers = { ACTIVE: 'active', PAUSED: 'paused' };

export type CreditEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditEntry'] = ResolversParentTypes['CreditEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CreditEntryType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type CreditEntryTypeResolvers = { ADJUST: 'adjust', APPLY: 'apply', EXPIRE: 'expire', GRANT: 'grant', PUT_BACK: 'put-back', REFUND: 'refund', RETURN: 'return', TRANSFER_IN: 'transfer-in', TRANSFER_OUT: 'transfer-out', USE: 'use' };

export type CreditLotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditLot'] = ResolversParentTypes['CreditLot']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['CreditEntry']>, ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  learners?: Resolver<Array<ResolversTypes['Learner']>, ParentType, ContextType>;
  lessonMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  pod?: Resolver<Maybe<ResolversTypes['CustomerPod']>, ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CreditSource'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  tutors?: Resolver<Array<ResolversTypes['Tutor']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['CreditUnit'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditLotPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditLotPage'] = ResolversParentTypes['CreditLotPage']> = {
  items?: Resolver<Array<ResolversTypes['CreditLot']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CreditLotPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditLotPayload'] = ResolversParentTypes['CreditLotPayload']> = {
  creditLot?: Resolver<Maybe<ResolversTypes['CreditLot']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreditSourceResolvers = { CREDIT_NOTE: 'credit-note', GOODWILL: 'goodwill', INVOICE: 'invoice', OPENING: 'opening', OVERPAYMENT: 'overpayment', REFERRAL: 'referral' };

export type CreditUnitResolvers = { MINUTES: 'minutes', MONEY: 'money' };

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
  dependents?: Resolver<Array<ResolversTypes['Dependent']>, ParentType, ContextType>;
  dueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLearner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLesson?: Resolver<Maybe<ResolversTypes['LessonMoment']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learnerNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lessons?: Resolver<Maybe<ResolversTypes['BookedLessonPage']>, ParentType, ContextType, RequireFields<CustomerLessonsArgs, 'filter' | 'page' | 'sort'>>;
  marketingConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextLesson?: Resolver<Maybe<ResolversTypes['LessonMoment']>, ParentType, ContextType>;
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
  lastLesson?: Resolver<Maybe<ResolversTypes['LessonMoment']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['LearnerLevel']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['PodMember']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextLesson?: Resolver<Maybe<ResolversTypes['LessonMoment']>, ParentType, ContextType>;
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

export type DemoBoardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoBoard'] = ResolversParentTypes['DemoBoard']> = {
  lists?: Resolver<Array<ResolversTypes['DemoBoardList']>, ParentType, ContextType>;
};

export type DemoBoardCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoBoardCard'] = ResolversParentTypes['DemoBoardCard']> = {
  checklists?: Resolver<Array<ResolversTypes['DemoBoardChecklist']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['DemoBoardComment']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoBoardCheckItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoBoardCheckItem'] = ResolversParentTypes['DemoBoardCheckItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoBoardChecklistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoBoardChecklist'] = ResolversParentTypes['DemoBoardChecklist']> = {
  checkItems?: Resolver<Array<ResolversTypes['DemoBoardCheckItem']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoBoardCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoBoardComment'] = ResolversParentTypes['DemoBoardComment']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoBoardListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoBoardList'] = ResolversParentTypes['DemoBoardList']> = {
  cards?: Resolver<Array<ResolversTypes['DemoBoardCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoBoardPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoBoardPayload'] = ResolversParentTypes['DemoBoardPayload']> = {
  board?: Resolver<Maybe<ResolversTypes['DemoBoard']>, ParentType, ContextType>;
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
  lastLesson?: Resolver<Maybe<ResolversTypes['LessonMoment']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learningNeeds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['LearnerLevel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextLesson?: Resolver<Maybe<ResolversTypes['LessonMoment']>, ParentType, ContextType>;
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

export type DialectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dialect'] = ResolversParentTypes['Dialect']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DialectPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DialectPage'] = ResolversParentTypes['DialectPage']> = {
  items?: Resolver<Array<ResolversTypes['Dialect']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DialectPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DialectPayload'] = ResolversParentTypes['DialectPayload']> = {
  dialect?: Resolver<Maybe<ResolversTypes['Dialect']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DocumentKindResolvers = { BACKGROUND_CHECK: 'background-check', CERTIFICATE: 'certificate', CONTRACT: 'contract', ID: 'id', TAX: 'tax' };

export type DocumentStateResolvers = { DUE: 'due', EXPIRED: 'expired', VALID: 'valid' };

export type EarlierPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarlierPrice'] = ResolversParentTypes['EarlierPrice']> = {
  priceAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type EnrolledDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnrolledDate'] = ResolversParentTypes['EnrolledDate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnrolmentStatus']>, ParentType, ContextType>;
};

export type EnrolledDatesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnrolledDatesPayload'] = ResolversParentTypes['EnrolledDatesPayload']> = {
  dates?: Resolver<Maybe<Array<ResolversTypes['EnrolledDate']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnrolmentStatusResolvers = { ABSENT: 'absent', ATTENDED: 'attended', CANCELLED: 'cancelled', ENROLLED: 'enrolled', OFFERED: 'offered', WAITLISTED: 'waitlisted' };

export type EntityKindResolvers = { ACCOUNT_JOB: 'account-job', ATTACHMENT: 'attachment', BOOKED_LESSON: 'booked-lesson', CANCELLATION_POLICY: 'cancellation-policy', CANDIDACY: 'candidacy', CONFIRMED_LESSON: 'confirmed-lesson', CONTENT_CREATOR: 'content-creator', CREDIT_LOT: 'credit-lot', CURRICULUM: 'curriculum', CUSTOMER: 'customer', CUSTOMER_NOTE: 'customer-note', CUSTOMER_POD: 'customer-pod', DEPENDENT: 'dependent', DIALECT: 'dialect', EXAM: 'exam', EXAM_LESSON: 'exam-lesson', EXAM_PART: 'exam-part', EXAM_SESSION: 'exam-session', FEEDBACK: 'feedback', GROUP_INSTANCE: 'group-instance', GROUP_LESSON: 'group-lesson', IMPORT: 'import', INVOICE: 'invoice', JOB: 'job', JOURNAL_ENTRY: 'journal-entry', JOURNAL_TEMPLATE: 'journal-template', LEAD: 'lead', LESSON_RATING: 'lesson-rating', LESSON_REQUEST: 'lesson-request', LIST_VIEW: 'list-view', MESSAGE: 'message', NOTIFICATION: 'notification', PAYMENT: 'payment', PAYOUT_ACCOUNT: 'payout-account', PAY_RATE: 'pay-rate', REGION: 'region', SESSION: 'session', SETTING: 'setting', STAFF_USER: 'staff-user', STUDENT_RATING: 'student-rating', SUBDIVISION: 'subdivision', TASK: 'task', TEMPLATE: 'template', TUTOR: 'tutor', TUTOR_DAY: 'tutor-day', TUTOR_DOCUMENT: 'tutor-document', TUTOR_FEEDBACK: 'tutor-feedback', TUTOR_TIME_OFF: 'tutor-time-off', VIEWER: 'viewer' };

export type ExamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Exam'] = ResolversParentTypes['Exam']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  coverAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverImage?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
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
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  assignment?: Resolver<Maybe<ResolversTypes['LessonAssignment']>, ParentType, ContextType>;
  contentStatus?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  estimatedMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['SessionCheck']>, ParentType, ContextType>;
  publishedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['ExamSection']>, ParentType, ContextType>;
  statusSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workingVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  writers?: Resolver<Array<ResolversTypes['StaffUser']>, ParentType, ContextType>;
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

export type ExamLessonPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamLessonPayload'] = ResolversParentTypes['ExamLessonPayload']> = {
  lesson?: Resolver<Maybe<ResolversTypes['ExamLesson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExamPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamPage'] = ResolversParentTypes['ExamPage']> = {
  items?: Resolver<Array<ResolversTypes['Exam']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExamPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamPart'] = ResolversParentTypes['ExamPart']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ExamPartLevel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExamPartLevelResolvers = { SECTION: 'section', SUBJECT: 'subject', TOPIC: 'topic' };

export type ExamPartPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamPartPayload'] = ResolversParentTypes['ExamPartPayload']> = {
  part?: Resolver<Maybe<ResolversTypes['ExamPart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExamPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamPayload'] = ResolversParentTypes['ExamPayload']> = {
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExamRemovedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamRemovedPayload'] = ResolversParentTypes['ExamRemovedPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExamSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamSection'] = ResolversParentTypes['ExamSection']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type ExamSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamSession'] = ResolversParentTypes['ExamSession']> = {
  blocks?: Resolver<Array<ResolversTypes['SessionBlock']>, ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['SessionCheck']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['SessionComment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lessonId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['SessionVersion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExamSessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamSessionPayload'] = ResolversParentTypes['ExamSessionPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['ExamSession']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExamSubjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExamSubject'] = ResolversParentTypes['ExamSubject']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type FeedbackResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Feedback'] = ResolversParentTypes['Feedback']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ServiceFeedbackCategory'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['FeedbackChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feedbackNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstAnsweredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType>;
  lesson?: Resolver<Maybe<ResolversTypes['BookedLesson']>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<ResolversTypes['FeedbackLink']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['FeedbackPriority'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentiment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FeedbackStatus'], ParentType, ContextType>;
  statusSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  thread?: Resolver<Maybe<Array<ResolversTypes['FeedbackWords']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FeedbackType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedbackAuthorKindResolvers = { CUSTOMER: 'customer', LEARNER: 'learner', STAFF: 'staff', TUTOR: 'tutor' };

export type FeedbackCategoryResolvers = { COMMUNICATION: 'communication', CURRICULUM: 'curriculum', MATERIALS: 'materials', OTHER: 'other', PAY: 'pay', PUNCTUALITY: 'punctuality', SAFEGUARDING: 'safeguarding', TEACHING: 'teaching', TECHNOLOGY: 'technology' };

export type FeedbackChannelResolvers = { APP: 'app', EMAIL: 'email', PHONE: 'phone', SURVEY: 'survey', WHATSAPP: 'whatsapp' };

export type FeedbackDecisionResolvers = { CREDIT: 'credit', DECLINE: 'decline', REBOOK: 'rebook', REFUND: 'refund' };

export type FeedbackDirectionResolvers = { ABOUT_TUTOR: 'about-tutor', FROM_TUTOR: 'from-tutor' };

export type FeedbackLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedbackLink'] = ResolversParentTypes['FeedbackLink']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  journalEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FeedbackLinkKind'], ParentType, ContextType>;
  lessonRequest?: Resolver<Maybe<ResolversTypes['LessonRequest']>, ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FeedbackLinkKindResolvers = { CREDIT: 'credit', DECLINE: 'decline', JOURNAL_ENTRY: 'journal-entry', REBOOK: 'rebook', REFUND: 'refund' };

export type FeedbackPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedbackPage'] = ResolversParentTypes['FeedbackPage']> = {
  items?: Resolver<Array<ResolversTypes['Feedback']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FeedbackPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedbackPayload'] = ResolversParentTypes['FeedbackPayload']> = {
  feedback?: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FeedbackPriorityResolvers = { HIGH: 'high', LOW: 'low', NORMAL: 'normal', URGENT: 'urgent' };

export type FeedbackSpeakerResolvers = { CUSTOMER: 'customer', STAFF: 'staff' };

export type FeedbackStatusResolvers = { CLOSED: 'closed', NEW: 'new', OPEN: 'open', RESOLVED: 'resolved', WAITING_CUSTOMER: 'waiting-customer' };

export type FeedbackTypeResolvers = { COMPLAINT: 'complaint', PRAISE: 'praise', QUESTION: 'question', REFUND_REQUEST: 'refund-request', SUGGESTION: 'suggestion' };

export type FeedbackWordsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedbackWords'] = ResolversParentTypes['FeedbackWords']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentBy?: Resolver<Maybe<ResolversTypes['ContactChannel']>, ParentType, ContextType>;
  speaker?: Resolver<ResolversTypes['FeedbackSpeaker'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
};

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
  lessonId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mapping?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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

export type FileImportCellResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FileImportCell'] = ResolversParentTypes['FileImportCell']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  cells?: Resolver<Array<ResolversTypes['FileImportCell']>, ParentType, ContextType>;
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

export type FoundSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundSlot'] = ResolversParentTypes['FoundSlot']> = {
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FreeSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeSlot'] = ResolversParentTypes['FreeSlot']> = {
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FreeTutorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeTutor'] = ResolversParentTypes['FreeTutor']> = {
  isNearest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['FoundSlot']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
};

export type GenderResolvers = { FEMALE: 'female', MALE: 'male', OTHER: 'other', UNDISCLOSED: 'undisclosed' };

export type GoodwillStandingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GoodwillStanding'] = ResolversParentTypes['GoodwillStanding']> = {
  left?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
};

export type GradeVerdictResolvers = { NEARLY: 'nearly', RIGHT: 'right', UNGRADED: 'ungraded', WRONG: 'wrong' };

export type GroupEnrolmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupEnrolment'] = ResolversParentTypes['GroupEnrolment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chargeBasis?: Resolver<ResolversTypes['PriceBasis'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType>;
  leftAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offeredUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['GroupPrice'], ParentType, ContextType>;
  settlements?: Resolver<Array<ResolversTypes['SettlementRound']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EnrolmentStatus'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['PolicyCopy'], ParentType, ContextType>;
  waitlistPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GroupInstanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupInstance'] = ResolversParentTypes['GroupInstance']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  anchorTimeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  attended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  belowMinimum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capacityMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enrolled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupLesson?: Resolver<Maybe<ResolversTypes['GroupLesson']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roster?: Resolver<Maybe<Array<ResolversTypes['GroupEnrolment']>>, ParentType, ContextType>;
  runAnyway?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GroupInstanceStatus'], ParentType, ContextType>;
  tutors?: Resolver<Maybe<Array<ResolversTypes['Tutor']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitlisted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupInstancePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupInstancePayload'] = ResolversParentTypes['GroupInstancePayload']> = {
  groupInstance?: Resolver<Maybe<ResolversTypes['GroupInstance']>, ParentType, ContextType>;
  mails?: Resolver<Maybe<Array<ResolversTypes['MailShown']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GroupInstanceStatusResolvers = { AWAITING_CONFIRMATION: 'awaiting-confirmation', CANCELLED: 'cancelled', COMPLETED: 'completed', IN_PROGRESS: 'in-progress', NOT_RUN: 'not-run', SCHEDULED: 'scheduled' };

export type GroupLessonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupLesson'] = ResolversParentTypes['GroupLesson']> = {
  ageGroup?: Resolver<ResolversTypes['AgeGroup'], ParentType, ContextType>;
  anchorTimeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  capacityMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacityMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coverAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverImage?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  culturalHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  curriculum?: Resolver<Maybe<ResolversTypes['Curriculum']>, ParentType, ContextType>;
  dates?: Resolver<Maybe<Array<ResolversTypes['GroupInstance']>>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enrolmentClosesOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  enrolmentOpensOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GroupLessonKind'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['LearnerLevel'], ParentType, ContextType>;
  meetingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['GroupNextDate']>, ParentType, ContextType>;
  priceBasis?: Resolver<ResolversTypes['PriceBasis'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['GroupPrice']>, ParentType, ContextType>;
  programme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['SubdivisionResource']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GroupLessonStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tutors?: Resolver<Maybe<Array<ResolversTypes['Tutor']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupLessonKindResolvers = { LEARNING_POD: 'learning-pod', VIRTUAL_IMMERSION: 'virtual-immersion' };

export type GroupLessonPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupLessonPage'] = ResolversParentTypes['GroupLessonPage']> = {
  items?: Resolver<Array<ResolversTypes['GroupLesson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GroupLessonPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupLessonPayload'] = ResolversParentTypes['GroupLessonPayload']> = {
  groupLesson?: Resolver<Maybe<ResolversTypes['GroupLesson']>, ParentType, ContextType>;
  mails?: Resolver<Maybe<Array<ResolversTypes['MailShown']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GroupLessonStatusResolvers = { ARCHIVED: 'archived', CANCELLED: 'cancelled', DRAFT: 'draft', FINISHED: 'finished', PUBLISHED: 'published', RUNNING: 'running' };

export type GroupNextDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupNextDate'] = ResolversParentTypes['GroupNextDate']> = {
  capacityMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enrolled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitlisted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupPrice'] = ResolversParentTypes['GroupPrice']> = {
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

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

export type HistoryKindResolvers = { CANCELLATION_POLICY: 'cancellation-policy', CANDIDACY: 'candidacy', CONTENT_CREATOR: 'content-creator', CURRICULUM: 'curriculum', CUSTOMER: 'customer', CUSTOMER_NOTE: 'customer-note', CUSTOMER_POD: 'customer-pod', DEPENDENT: 'dependent', DIALECT: 'dialect', EXAM: 'exam', EXAM_LESSON: 'exam-lesson', EXAM_PART: 'exam-part', FEEDBACK: 'feedback', GROUP_LESSON: 'group-lesson', INVOICE: 'invoice', JOURNAL_ENTRY: 'journal-entry', LEAD: 'lead', LESSON_RATING: 'lesson-rating', LESSON_REQUEST: 'lesson-request', REGION: 'region', SETTING: 'setting', STAFF_USER: 'staff-user', STUDENT_RATING: 'student-rating', SUBDIVISION: 'subdivision', TASK: 'task', TEMPLATE: 'template', TUTOR: 'tutor', TUTOR_FEEDBACK: 'tutor-feedback' };

export type HistoryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryPayload'] = ResolversParentTypes['HistoryPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HourKindResolvers = { AVAILABLE: 'available', UNAVAILABLE: 'unavailable' };

export type ImageOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImageOption'] = ResolversParentTypes['ImageOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageSrc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCorrect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportKindResolvers = { CUSTOMERS: 'customers', DEPENDENTS: 'dependents', LANGUAGE_TOPICS: 'language-topics', LEADS: 'leads', QUESTIONS: 'questions', SCHOOL_TOPICS: 'school-topics', SESSION: 'session', TUTORS: 'tutors' };

export type ImportStateResolvers = { CANCELLED: 'cancelled', CHECKED: 'checked', CHECKING: 'checking', FAILED: 'failed', IMPORTED: 'imported', IMPORTING: 'importing', MAPPING: 'mapping', READING: 'reading', UNDOING: 'undoing', UNDONE: 'undone' };

export type InterviewOutcomeResolvers = { SUITABLE: 'suitable', UNSUITABLE: 'unsuitable', UNSURE: 'unsure' };

export type InvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  dependent?: Resolver<Maybe<ResolversTypes['Dependent']>, ParentType, ContextType>;
  discountTotal?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  givenBack?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['InvoiceIssuer']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lessonPrice?: Resolver<Maybe<ResolversTypes['LessonPrice']>, ParentType, ContextType>;
  lessonsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  memo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextReminderOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paymentGateway?: Resolver<ResolversTypes['PaymentGateway'], ParentType, ContextType>;
  pdfFile?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pod?: Resolver<Maybe<ResolversTypes['CustomerPod']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secondaryEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  sentTo?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  taxTotal?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  tutors?: Resolver<Array<ResolversTypes['Tutor']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['PrepaymentType']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voidReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whoIsLessonFor?: Resolver<Maybe<ResolversTypes['LessonFor']>, ParentType, ContextType>;
  zohoEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceIssuerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceIssuer'] = ResolversParentTypes['InvoiceIssuer']> = {
  bankDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  footer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceKindResolvers = { ONGOING: 'ongoing', PRE_PAYMENT: 'pre-payment' };

export type InvoiceLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceLineKind'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  taxIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxRateBp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  unitAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type InvoiceLineKindResolvers = { ADJUSTMENT: 'adjustment', FEE: 'fee', GROUP: 'group', IMMERSION: 'immersion', LESSON: 'lesson', LESSONS: 'lessons', PRODUCT: 'product' };

export type InvoicePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = {
  items?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InvoicePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoicePayload'] = ResolversParentTypes['InvoicePayload']> = {
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  mails?: Resolver<Maybe<Array<ResolversTypes['MailShown']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvoiceStatusResolvers = { CREDITED: 'credited', DRAFT: 'draft', PAID: 'paid', PART_PAID: 'part-paid', PART_REFUNDED: 'part-refunded', REFUNDED: 'refunded', SENT: 'sent', VOID: 'void', WRITTEN_OFF: 'written-off' };

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
  lesson?: Resolver<Maybe<ResolversTypes['BookedLesson']>, ParentType, ContextType>;
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

export type KeptTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KeptTime'] = ResolversParentTypes['KeptTime']> = {
  by?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

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
  trialLesson?: Resolver<Maybe<ResolversTypes['BookedLesson']>, ParentType, ContextType>;
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

export type LessonActorResolvers = { CUSTOMER: 'customer', GATEWAY: 'gateway', STAFF: 'staff', SYSTEM: 'system', TUTOR: 'tutor' };

export type LessonAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonAnswer'] = ResolversParentTypes['LessonAnswer']> = {
  answered?: Resolver<Maybe<ResolversTypes['LessonAnswerChoice']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['LessonAnswerChoice']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['LessonAnswerFact']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LessonAnswerKind'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LessonAnswerState'], ParentType, ContextType>;
};

export type LessonAnswerChoiceResolvers = { ACCEPT: 'accept', DECLINE: 'decline', OBJECT: 'object', RATE: 'rate' };

export type LessonAnswerFactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonAnswerFact'] = ResolversParentTypes['LessonAnswerFact']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonAnswerKindResolvers = { CONFIRMATION: 'confirmation', LEARNER_RATING: 'learner-rating', NO_SHOW: 'no-show', PROPOSAL: 'proposal', RATING: 'rating', TIME: 'time' };

export type LessonAnswerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonAnswerPayload'] = ResolversParentTypes['LessonAnswerPayload']> = {
  answered?: Resolver<Maybe<ResolversTypes['LessonAnswerChoice']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LessonAnswerStateResolvers = { EXPIRED: 'expired', OVERTAKEN: 'overtaken', READY: 'ready', USED: 'used' };

export type LessonAssignmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonAssignment'] = ResolversParentTypes['LessonAssignment']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assignedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  assignedBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AssignmentState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LessonBillingResolvers = { ONGOING: 'ongoing', PREPAID: 'prepaid' };

export type LessonCancellationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonCancellation'] = ResolversParentTypes['LessonCancellation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byKind?: Resolver<ResolversTypes['LessonParty'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LessonReason'], ParentType, ContextType>;
  waived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LessonConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonConfirmation'] = ResolversParentTypes['LessonConfirmation']> = {
  conflicts?: Resolver<Array<ResolversTypes['LessonConflict']>, ParentType, ContextType>;
  lessons?: Resolver<Array<ResolversTypes['PlannedLesson']>, ParentType, ContextType>;
  startOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LessonConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonConflict'] = ResolversParentTypes['LessonConflict']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ConflictLevel'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ConflictRule'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonDisputeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonDispute'] = ResolversParentTypes['LessonDispute']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byKind?: Resolver<ResolversTypes['LessonParty'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonForResolvers = { DEPENDENT: 'dependent', ME: 'me', POD: 'pod' };

export type LessonKindResolvers = { MAKE_UP: 'make-up', ONE_OFF: 'one-off', REGULAR: 'regular', TRIAL: 'trial' };

export type LessonLogChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonLogChange'] = ResolversParentTypes['LessonLogChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonLogEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonLogEntry'] = ResolversParentTypes['LessonLogEntry']> = {
  actor?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['LessonActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['LessonLogChange']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['LessonLogEvent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['LessonLogSource'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonLogEntryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonLogEntryPage'] = ResolversParentTypes['LessonLogEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['LessonLogEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LessonLogEventResolvers = { ACCEPTED: 'accepted', CANCELLED: 'cancelled', COMPLETED: 'completed', CONFIRMED: 'confirmed', CREATED: 'created', CREDIT_RETURNED: 'credit-returned', CREDIT_USED: 'credit-used', DECLINED: 'declined', DISPUTE_OPENED: 'dispute-opened', DISPUTE_SETTLED: 'dispute-settled', FEE_APPLIED: 'fee-applied', FEE_WAIVED: 'fee-waived', JOINED: 'joined', LEFT: 'left', MEETING_LINK_CHANGED: 'meeting-link-changed', NOTE: 'note', NO_SHOW: 'no-show', PAID: 'paid', PAY_ACCRUED: 'pay-accrued', RATED: 'rated', REMINDER_SENT: 'reminder-sent', REPORT_ADDED: 'report-added', RESCHEDULED: 'rescheduled', RESCHEDULE_REQUESTED: 'reschedule-requested', STARTED: 'started', TUTOR_CHANGED: 'tutor-changed', TUTOR_PROPOSED: 'tutor-proposed' };

export type LessonLogSourceResolvers = { API: 'api', APP: 'app', GATEWAY: 'gateway', JOB: 'job', WEB: 'web' };

export type LessonMomentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonMoment'] = ResolversParentTypes['LessonMoment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
};

export type LessonMoveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonMove'] = ResolversParentTypes['LessonMove']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byKind?: Resolver<ResolversTypes['LessonParty'], ParentType, ContextType>;
  inTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LessonReason'], ParentType, ContextType>;
};

export type LessonOutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonOutcome'] = ResolversParentTypes['LessonOutcome']> = {
  actualMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  learnerAttended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shortBecause?: Resolver<Maybe<ResolversTypes['ShortReason']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['OutcomeSource'], ParentType, ContextType>;
  tutorAttended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LessonPartyResolvers = { CUSTOMER: 'customer', STAFF: 'staff', SYSTEM: 'system', TUTOR: 'tutor' };

export type LessonPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonPrice'] = ResolversParentTypes['LessonPrice']> = {
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LessonProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonProposal'] = ResolversParentTypes['LessonProposal']> = {
  anchorTimeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  answerNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billing?: Resolver<ResolversTypes['LessonBilling'], ParentType, ContextType>;
  customerAnsweredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  priceCurrency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['ProposedSlot']>, ParentType, ContextType>;
  startOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProposalState'], ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
  tutorAnsweredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LessonRaterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonRater'] = ResolversParentTypes['LessonRater']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RaterKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonRatingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonRating'] = ResolversParentTypes['LessonRating']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hiddenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hiddenBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lesson?: Resolver<Maybe<ResolversTypes['BookedLesson']>, ParentType, ContextType>;
  lessonId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onBehalf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  raterKind?: Resolver<ResolversTypes['RaterKind'], ParentType, ContextType>;
  raterName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['RatingTag']>, ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibleToTutor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wouldContinue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LessonRatingPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonRatingPage'] = ResolversParentTypes['LessonRatingPage']> = {
  items?: Resolver<Array<ResolversTypes['LessonRating']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LessonRatingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonRatingPayload'] = ResolversParentTypes['LessonRatingPayload']> = {
  lessonRating?: Resolver<Maybe<ResolversTypes['LessonRating']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LessonReasonResolvers = { CHANGED_MIND: 'changed-mind', CLOCK_CHANGE: 'clock-change', DOUBLE_BOOKED: 'double-booked', EMERGENCY: 'emergency', OTHER: 'other', PAYMENT: 'payment', POWER_OR_INTERNET: 'power-or-internet', PUBLIC_HOLIDAY: 'public-holiday', SCHOOL_OR_WORK: 'school-or-work', SICK: 'sick', TRAVEL: 'travel', TUTOR_UNAVAILABLE: 'tutor-unavailable' };

export type LessonReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonReport'] = ResolversParentTypes['LessonReport']> = {
  covered?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  homework?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextSteps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LessonRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonRequest'] = ResolversParentTypes['LessonRequest']> = {
  closedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedLesson?: Resolver<Maybe<ResolversTypes['ConfirmedLesson']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  dialect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goals?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LessonKind'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType>;
  lessonsPerWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['LearnerLevel']>, ParentType, ContextType>;
  matchCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  matches?: Resolver<Maybe<Array<ResolversTypes['TutorMatch']>>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  pod?: Resolver<Maybe<ResolversTypes['CustomerPod']>, ParentType, ContextType>;
  preferredTimes?: Resolver<Array<ResolversTypes['PreferredTime']>, ParentType, ContextType>;
  preferredTutors?: Resolver<Maybe<Array<ResolversTypes['Tutor']>>, ParentType, ContextType>;
  proposals?: Resolver<Maybe<Array<ResolversTypes['LessonProposal']>>, ParentType, ContextType>;
  proposedTutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  regionIsStaffed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LessonRequestStatus'], ParentType, ContextType>;
  statusSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tutorGender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LessonRequestPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonRequestPage'] = ResolversParentTypes['LessonRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['LessonRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LessonRequestPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonRequestPayload'] = ResolversParentTypes['LessonRequestPayload']> = {
  lessonRequest?: Resolver<Maybe<ResolversTypes['LessonRequest']>, ParentType, ContextType>;
  mails?: Resolver<Maybe<Array<ResolversTypes['MailShown']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LessonRequestStatusResolvers = { CANCELLED: 'cancelled', CONFIRMED: 'confirmed', EXPIRED: 'expired', NEW: 'new', PROPOSED: 'proposed', TUTOR_ACCEPTED: 'tutor-accepted' };

export type LessonRescheduleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonReschedule'] = ResolversParentTypes['LessonReschedule']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byKind?: Resolver<ResolversTypes['LessonParty'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  inTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['ProposedTime']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LessonReason'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RescheduleStatus'], ParentType, ContextType>;
};

export type LessonResourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonResource'] = ResolversParentTypes['LessonResource']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  lessonId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subdivisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonSettlementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LessonSettlement'] = ResolversParentTypes['LessonSettlement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chargeBp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chargeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isBilled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payBp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MailShownResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailShown'] = ResolversParentTypes['MailShown']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailStatusResolvers = { FAILED: 'failed', SENT: 'sent', STORED: 'stored', WAITING: 'waiting' };

export type MailTemplateResolvers = { ADMISSION: 'admission', ALREADY_REGISTERED: 'already-registered', DOCUMENT_EXPIRY: 'document-expiry', INVITATION: 'invitation', LESSON: 'lesson', MESSAGE: 'message', PASSWORD_RESET: 'password-reset', REFUSAL: 'refusal', REINSTATEMENT: 'reinstatement', TUTOR_INVITATION: 'tutor-invitation' };

export type MatchReasonResolvers = { AGE_GROUP: 'age-group', ALL_TIMES: 'all-times', AWAY: 'away', DIALECT: 'dialect', EARLIER_LESSONS: 'earlier-lessons', HOURS_NOT_SET: 'hours-not-set', LOAD: 'load', NATIVE_SPEAKER: 'native-speaker', NO_TIMES: 'no-times', PREFERRED: 'preferred', RATING: 'rating', SHIFTS: 'shifts', SOME_TIMES: 'some-times', SUBJECT_AND_LEVEL: 'subject-and-level', SUBJECT_ONLY: 'subject-only' };

export type MatchReasonGivenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatchReasonGiven'] = ResolversParentTypes['MatchReasonGiven']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['MatchReason'], ParentType, ContextType>;
  speaksFor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MeetingProviderResolvers = { IN_APP: 'in-app', MEET: 'meet', OTHER: 'other', TEAMS: 'teams', ZOOM: 'zoom' };

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

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export type MovedSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MovedSlot'] = ResolversParentTypes['MovedSlot']> = {
  after?: Resolver<ResolversTypes['TutorTime'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['TutorTime'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ClockShift'], ParentType, ContextType>;
  clashes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['ConfirmedLesson']>, ParentType, ContextType>;
  isOutsideHours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kept?: Resolver<Maybe<ResolversTypes['KeptTime']>, ParentType, ContextType>;
  slotIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  told?: Resolver<Array<ResolversTypes['ClockNotice']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  accountActivate?: Resolver<ResolversTypes['AccountActivatePayload'], ParentType, ContextType, RequireFields<MutationAccountActivateArgs, 'input'>>;
  accountJobCancel?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationAccountJobCancelArgs, 'id'>>;
  accountJobRetry?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationAccountJobRetryArgs, 'id'>>;
  avatarSet?: Resolver<ResolversTypes['ViewerPayload'], ParentType, ContextType, RequireFields<MutationAvatarSetArgs, 'input' | 'version'>>;
  bookedLessonAddNote?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonAddNoteArgs, 'id' | 'note' | 'version'>>;
  bookedLessonAgreeReschedule?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonAgreeRescheduleArgs, 'id' | 'input' | 'preview' | 'version'>>;
  bookedLessonAskRating?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonAskRatingArgs, 'id' | 'version'>>;
  bookedLessonCancel?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonCancelArgs, 'id' | 'input' | 'preview' | 'version'>>;
  bookedLessonComplete?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonCompleteArgs, 'id' | 'input' | 'preview' | 'version'>>;
  bookedLessonCreate?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonCreateArgs, 'input'>>;
  bookedLessonDeclineTime?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonDeclineTimeArgs, 'id' | 'preview' | 'reason' | 'version'>>;
  bookedLessonDispute?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonDisputeArgs, 'id' | 'input' | 'preview' | 'version'>>;
  bookedLessonProposeTime?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonProposeTimeArgs, 'id' | 'input' | 'preview' | 'version'>>;
  bookedLessonRequestReschedule?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonRequestRescheduleArgs, 'id' | 'input' | 'preview' | 'version'>>;
  bookedLessonRescheduleNow?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonRescheduleNowArgs, 'id' | 'input' | 'preview' | 'version'>>;
  bookedLessonReverse?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonReverseArgs, 'id' | 'reason' | 'version'>>;
  bookedLessonSetLink?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonSetLinkArgs, 'id' | 'input' | 'version'>>;
  bookedLessonSettle?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonSettleArgs, 'id' | 'input' | 'preview' | 'version'>>;
  bookedLessonStart?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonStartArgs, 'id' | 'version'>>;
  bookedLessonStudentNoShow?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonStudentNoShowArgs, 'id' | 'preview' | 'version'>>;
  bookedLessonTutorNoShow?: Resolver<ResolversTypes['BookedLessonPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonTutorNoShowArgs, 'id' | 'preview' | 'version'>>;
  bookedLessonsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  bookedLessonsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationBookedLessonsExportArgs, 'as' | 'filter' | 'sort'>>;
  calendarLinkRenew?: Resolver<ResolversTypes['CalendarLinkPayload'], ParentType, ContextType, RequireFields<MutationCalendarLinkRenewArgs, 'input'>>;
  cancellationPoliciesExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCancellationPoliciesExportArgs, 'as' | 'filter' | 'sort'>>;
  cancellationPolicyCreate?: Resolver<ResolversTypes['CancellationPolicyPayload'], ParentType, ContextType, RequireFields<MutationCancellationPolicyCreateArgs, 'input'>>;
  cancellationPolicyUpdate?: Resolver<ResolversTypes['CancellationPolicyPayload'], ParentType, ContextType, RequireFields<MutationCancellationPolicyUpdateArgs, 'id' | 'input' | 'version'>>;
  candidaciesBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCandidaciesBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  candidacyAdvance?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyAdvanceArgs, 'id' | 'mail' | 'preview' | 'version'>>;
  candidacyAllowRehire?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyAllowRehireArgs, 'id' | 'reason' | 'version'>>;
  candidacyCreate?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyCreateArgs, 'input'>>;
  candidacyHold?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyHoldArgs, 'id' | 'until' | 'version'>>;
  candidacyMoveBack?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyMoveBackArgs, 'id' | 'reason' | 'version'>>;
  candidacyOnboard?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyOnboardArgs, 'id' | 'preview' | 'version'>>;
  candidacyReject?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyRejectArgs, 'id' | 'input' | 'preview' | 'version'>>;
  candidacyReopen?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyReopenArgs, 'early' | 'id' | 'version'>>;
  candidacyResume?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyResumeArgs, 'id' | 'version'>>;
  candidacyUpdate?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyUpdateArgs, 'id' | 'input' | 'version'>>;
  candidacyWithdraw?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationCandidacyWithdrawArgs, 'id' | 'reason' | 'version'>>;
  confirmedLessonCancel?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonCancelArgs, 'id' | 'preview' | 'reason' | 'version'>>;
  confirmedLessonChangePrice?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonChangePriceArgs, 'effectiveOn' | 'id' | 'priceAmount' | 'version'>>;
  confirmedLessonChangeSchedule?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonChangeScheduleArgs, 'id' | 'input' | 'preview' | 'version'>>;
  confirmedLessonChangeTutor?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonChangeTutorArgs, 'id' | 'input' | 'preview' | 'version'>>;
  confirmedLessonEnd?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonEndArgs, 'id' | 'input' | 'preview' | 'version'>>;
  confirmedLessonKeepLocalTimes?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonKeepLocalTimesArgs, 'id' | 'input' | 'version'>>;
  confirmedLessonLiftHold?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonLiftHoldArgs, 'id' | 'preview' | 'reason' | 'version'>>;
  confirmedLessonPause?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonPauseArgs, 'id' | 'input' | 'preview' | 'version'>>;
  confirmedLessonResume?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonResumeArgs, 'id' | 'preview' | 'version'>>;
  confirmedLessonSetLink?: Resolver<ResolversTypes['ConfirmedLessonPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonSetLinkArgs, 'id' | 'input' | 'version'>>;
  confirmedLessonsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  confirmedLessonsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationConfirmedLessonsExportArgs, 'as' | 'filter' | 'sort'>>;
  contentCreatorCreate?: Resolver<ResolversTypes['ContentCreatorPayload'], ParentType, ContextType, RequireFields<MutationContentCreatorCreateArgs, 'input' | 'userId'>>;
  contentCreatorUpdate?: Resolver<ResolversTypes['ContentCreatorPayload'], ParentType, ContextType, RequireFields<MutationContentCreatorUpdateArgs, 'id' | 'input' | 'version'>>;
  creditLotCreate?: Resolver<ResolversTypes['CreditLotPayload'], ParentType, ContextType, RequireFields<MutationCreditLotCreateArgs, 'input'>>;
  creditLotExtend?: Resolver<ResolversTypes['CreditLotPayload'], ParentType, ContextType, RequireFields<MutationCreditLotExtendArgs, 'expiresOn' | 'id' | 'reason' | 'version'>>;
  curriculumActivate?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumActivateArgs, 'id' | 'version'>>;
  curriculumArchive?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumArchiveArgs, 'id' | 'version'>>;
  curriculumAttach?: Resolver<ResolversTypes['CurriculumAttachmentPayload'], ParentType, ContextType, RequireFields<MutationCurriculumAttachArgs, 'input'>>;
  curriculumCreate?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumCreateArgs, 'input'>>;
  curriculumDetach?: Resolver<ResolversTypes['CurriculumAttachmentPayload'], ParentType, ContextType, RequireFields<MutationCurriculumDetachArgs, 'id' | 'version'>>;
  curriculumReattach?: Resolver<ResolversTypes['CurriculumAttachmentPayload'], ParentType, ContextType, RequireFields<MutationCurriculumReattachArgs, 'id' | 'version'>>;
  curriculumRestore?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumRestoreArgs, 'id' | 'version'>>;
  curriculumUpdate?: Resolver<ResolversTypes['CurriculumPayload'], ParentType, ContextType, RequireFields<MutationCurriculumUpdateArgs, 'id' | 'input' | 'version'>>;
  curriculumsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCurriculumsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  curriculumsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCurriculumsExportArgs, 'as' | 'filter' | 'sort'>>;
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
  customerPodsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  customerPodsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCustomerPodsExportArgs, 'as' | 'filter' | 'sort'>>;
  customerRestore?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerRestoreArgs, 'id' | 'version'>>;
  customerResume?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerResumeArgs, 'id' | 'version'>>;
  customerUnblock?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerUnblockArgs, 'id' | 'version'>>;
  customerUnmerge?: Resolver<ResolversTypes['CustomerUnmergePayload'], ParentType, ContextType, RequireFields<MutationCustomerUnmergeArgs, 'id'>>;
  customerUpdate?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<MutationCustomerUpdateArgs, 'id' | 'input' | 'version'>>;
  customersBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCustomersBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  customersExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationCustomersExportArgs, 'as' | 'filter' | 'sort'>>;
  customersMarkDistinct?: Resolver<ResolversTypes['TellApartPayload'], ParentType, ContextType, RequireFields<MutationCustomersMarkDistinctArgs, 'id' | 'otherId' | 'verdict'>>;
  demoCardAdd?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoCardAddArgs, 'listId' | 'name'>>;
  demoCardMove?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoCardMoveArgs, 'cardId' | 'listId' | 'position'>>;
  demoCardRemove?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoCardRemoveArgs, 'cardId'>>;
  demoCardUpdate?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoCardUpdateArgs, 'cardId' | 'input'>>;
  demoCheckItemAdd?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoCheckItemAddArgs, 'cardId' | 'checklistId' | 'name'>>;
  demoCheckItemRemove?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoCheckItemRemoveArgs, 'cardId' | 'checkItemId' | 'checklistId'>>;
  demoCheckItemUpdate?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoCheckItemUpdateArgs, 'cardId' | 'checkItemId' | 'checklistId' | 'input'>>;
  demoChecklistAdd?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoChecklistAddArgs, 'cardId' | 'name'>>;
  demoChecklistRemove?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoChecklistRemoveArgs, 'cardId' | 'checklistId'>>;
  demoChecklistRename?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoChecklistRenameArgs, 'cardId' | 'checklistId' | 'name'>>;
  demoCommentAdd?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoCommentAddArgs, 'cardId' | 'message'>>;
  demoListAdd?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoListAddArgs, 'name'>>;
  demoListClear?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoListClearArgs, 'listId'>>;
  demoListRemove?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoListRemoveArgs, 'listId'>>;
  demoListRename?: Resolver<ResolversTypes['DemoBoardPayload'], ParentType, ContextType, RequireFields<MutationDemoListRenameArgs, 'listId' | 'name'>>;
  dependentArchive?: Resolver<ResolversTypes['DependentPayload'], ParentType, ContextType, RequireFields<MutationDependentArchiveArgs, 'id' | 'version'>>;
  dependentCreate?: Resolver<ResolversTypes['DependentPayload'], ParentType, ContextType, RequireFields<MutationDependentCreateArgs, 'input'>>;
  dependentRestore?: Resolver<ResolversTypes['DependentPayload'], ParentType, ContextType, RequireFields<MutationDependentRestoreArgs, 'id' | 'version'>>;
  dependentUpdate?: Resolver<ResolversTypes['DependentPayload'], ParentType, ContextType, RequireFields<MutationDependentUpdateArgs, 'id' | 'input' | 'version'>>;
  dependentsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationDependentsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  dependentsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationDependentsExportArgs, 'as' | 'filter' | 'sort'>>;
  dialectArchive?: Resolver<ResolversTypes['DialectPayload'], ParentType, ContextType, RequireFields<MutationDialectArchiveArgs, 'id' | 'version'>>;
  dialectCreate?: Resolver<ResolversTypes['DialectPayload'], ParentType, ContextType, RequireFields<MutationDialectCreateArgs, 'input'>>;
  dialectRestore?: Resolver<ResolversTypes['DialectPayload'], ParentType, ContextType, RequireFields<MutationDialectRestoreArgs, 'id' | 'version'>>;
  dialectUpdate?: Resolver<ResolversTypes['DialectPayload'], ParentType, ContextType, RequireFields<MutationDialectUpdateArgs, 'id' | 'input' | 'version'>>;
  examArchive?: Resolver<ResolversTypes['ExamPayload'], ParentType, ContextType, RequireFields<MutationExamArchiveArgs, 'id' | 'version'>>;
  examCreate?: Resolver<ResolversTypes['ExamPayload'], ParentType, ContextType, RequireFields<MutationExamCreateArgs, 'input'>>;
  examDelete?: Resolver<ResolversTypes['ExamRemovedPayload'], ParentType, ContextType, RequireFields<MutationExamDeleteArgs, 'id' | 'version'>>;
  examLessonArchive?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamLessonArchiveArgs, 'id' | 'version'>>;
  examLessonAssign?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamLessonAssignArgs, 'id' | 'input' | 'version'>>;
  examLessonCopy?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamLessonCopyArgs, 'id' | 'sectionId'>>;
  examLessonCreate?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamLessonCreateArgs, 'input' | 'sectionId'>>;
  examLessonDelete?: Resolver<ResolversTypes['ExamRemovedPayload'], ParentType, ContextType, RequireFields<MutationExamLessonDeleteArgs, 'id' | 'version'>>;
  examLessonMove?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamLessonMoveArgs, 'id' | 'input' | 'version'>>;
  examLessonRestore?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamLessonRestoreArgs, 'id' | 'version'>>;
  examLessonSetDue?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamLessonSetDueArgs, 'id' | 'version'>>;
  examLessonUpdate?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamLessonUpdateArgs, 'id' | 'input' | 'version'>>;
  examLessonWithdraw?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamLessonWithdrawArgs, 'id' | 'version'>>;
  examLessonsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationExamLessonsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  examLessonsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationExamLessonsExportArgs, 'as' | 'filter' | 'sort'>>;
  examPartArchive?: Resolver<ResolversTypes['ExamPartPayload'], ParentType, ContextType, RequireFields<MutationExamPartArchiveArgs, 'id' | 'level' | 'version'>>;
  examPartCreate?: Resolver<ResolversTypes['ExamPartPayload'], ParentType, ContextType, RequireFields<MutationExamPartCreateArgs, 'input' | 'level' | 'parentId'>>;
  examPartDelete?: Resolver<ResolversTypes['ExamRemovedPayload'], ParentType, ContextType, RequireFields<MutationExamPartDeleteArgs, 'id' | 'level' | 'version'>>;
  examPartMove?: Resolver<ResolversTypes['ExamPartPayload'], ParentType, ContextType, RequireFields<MutationExamPartMoveArgs, 'id' | 'input' | 'level' | 'version'>>;
  examPartRestore?: Resolver<ResolversTypes['ExamPartPayload'], ParentType, ContextType, RequireFields<MutationExamPartRestoreArgs, 'id' | 'level' | 'version'>>;
  examPartUpdate?: Resolver<ResolversTypes['ExamPartPayload'], ParentType, ContextType, RequireFields<MutationExamPartUpdateArgs, 'id' | 'input' | 'level' | 'version'>>;
  examRestore?: Resolver<ResolversTypes['ExamPayload'], ParentType, ContextType, RequireFields<MutationExamRestoreArgs, 'id' | 'version'>>;
  examSessionDiscard?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionDiscardArgs, 'lessonId' | 'version'>>;
  examSessionExport?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionExportArgs, 'lessonId'>>;
  examSessionOpen?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionOpenArgs, 'lessonId'>>;
  examSessionPublish?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionPublishArgs, 'lessonId' | 'version'>>;
  examSessionReopen?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionReopenArgs, 'commentId' | 'lessonId'>>;
  examSessionRequestChanges?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionRequestChangesArgs, 'comments' | 'lessonId' | 'version'>>;
  examSessionResolve?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionResolveArgs, 'commentId' | 'lessonId'>>;
  examSessionRestore?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionRestoreArgs, 'lessonId' | 'version' | 'versionNumber'>>;
  examSessionSave?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionSaveArgs, 'input' | 'lessonId' | 'version'>>;
  examSessionSubmit?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionSubmitArgs, 'lessonId' | 'version'>>;
  examSessionUnpublish?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionUnpublishArgs, 'lessonId' | 'reason' | 'version'>>;
  examSessionWithdraw?: Resolver<ResolversTypes['ExamSessionPayload'], ParentType, ContextType, RequireFields<MutationExamSessionWithdrawArgs, 'lessonId' | 'version'>>;
  examSessionWrite?: Resolver<ResolversTypes['ExamLessonPayload'], ParentType, ContextType, RequireFields<MutationExamSessionWriteArgs, 'isHere' | 'lessonId'>>;
  examUpdate?: Resolver<ResolversTypes['ExamPayload'], ParentType, ContextType, RequireFields<MutationExamUpdateArgs, 'id' | 'input' | 'version'>>;
  feedbackAddNote?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackAddNoteArgs, 'id' | 'text' | 'version'>>;
  feedbackAnswer?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackAnswerArgs, 'by' | 'id' | 'isQuestion' | 'text' | 'version'>>;
  feedbackClose?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackCloseArgs, 'id' | 'version'>>;
  feedbackCreate?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackCreateArgs, 'input'>>;
  feedbackCreateJournalEntry?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackCreateJournalEntryArgs, 'entry' | 'id' | 'version'>>;
  feedbackDecide?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackDecideArgs, 'decision' | 'id' | 'note' | 'version'>>;
  feedbackOpen?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackOpenArgs, 'id' | 'version'>>;
  feedbackReply?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackReplyArgs, 'id' | 'text' | 'version'>>;
  feedbackResolve?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackResolveArgs, 'id' | 'resolution' | 'version'>>;
  feedbackUpdate?: Resolver<ResolversTypes['FeedbackPayload'], ParentType, ContextType, RequireFields<MutationFeedbackUpdateArgs, 'id' | 'input' | 'version'>>;
  feedbacksBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationFeedbacksBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  feedbacksExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationFeedbacksExportArgs, 'as' | 'filter' | 'sort'>>;
  fileImportCancel?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportCancelArgs, 'id'>>;
  fileImportCheck?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportCheckArgs, 'id' | 'input'>>;
  fileImportCorrect?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportCorrectArgs, 'id' | 'rows'>>;
  fileImportRun?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportRunArgs, 'fingerprint' | 'id' | 'leavesOut'>>;
  fileImportStart?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportStartArgs, 'fileId' | 'kind'>>;
  fileImportUndo?: Resolver<ResolversTypes['FileImportPayload'], ParentType, ContextType, RequireFields<MutationFileImportUndoArgs, 'id'>>;
  groupInstanceAcceptOffer?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceAcceptOfferArgs, 'enrolmentId' | 'id' | 'version'>>;
  groupInstanceCancel?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceCancelArgs, 'id' | 'preview' | 'reason' | 'version'>>;
  groupInstanceComplete?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceCompleteArgs, 'id' | 'version'>>;
  groupInstanceCreate?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceCreateArgs, 'input'>>;
  groupInstanceEnrol?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceEnrolArgs, 'id' | 'learnerId' | 'version' | 'waits'>>;
  groupInstanceLeave?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceLeaveArgs, 'enrolmentId' | 'id' | 'version'>>;
  groupInstanceMerge?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceMergeArgs, 'id' | 'intoId' | 'preview' | 'version'>>;
  groupInstanceNotRun?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceNotRunArgs, 'id' | 'preview' | 'reason' | 'version'>>;
  groupInstanceRecordAttendance?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceRecordAttendanceArgs, 'id' | 'marks' | 'version'>>;
  groupInstanceRunAnyway?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceRunAnywayArgs, 'id' | 'version'>>;
  groupInstanceSetRecording?: Resolver<ResolversTypes['GroupInstancePayload'], ParentType, ContextType, RequireFields<MutationGroupInstanceSetRecordingArgs, 'id' | 'version'>>;
  groupLessonArchive?: Resolver<ResolversTypes['GroupLessonPayload'], ParentType, ContextType, RequireFields<MutationGroupLessonArchiveArgs, 'id' | 'version'>>;
  groupLessonCancel?: Resolver<ResolversTypes['GroupLessonPayload'], ParentType, ContextType, RequireFields<MutationGroupLessonCancelArgs, 'id' | 'preview' | 'reason' | 'version'>>;
  groupLessonCreate?: Resolver<ResolversTypes['GroupLessonPayload'], ParentType, ContextType, RequireFields<MutationGroupLessonCreateArgs, 'input'>>;
  groupLessonEnrol?: Resolver<ResolversTypes['EnrolledDatesPayload'], ParentType, ContextType, RequireFields<MutationGroupLessonEnrolArgs, 'id' | 'learnerId' | 'waits'>>;
  groupLessonPublish?: Resolver<ResolversTypes['GroupLessonPayload'], ParentType, ContextType, RequireFields<MutationGroupLessonPublishArgs, 'id' | 'version'>>;
  groupLessonUpdate?: Resolver<ResolversTypes['GroupLessonPayload'], ParentType, ContextType, RequireFields<MutationGroupLessonUpdateArgs, 'id' | 'input' | 'version'>>;
  groupLessonsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationGroupLessonsBulkActionArgs, 'choice' | 'filter' | 'groupKind' | 'kind'>>;
  groupLessonsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationGroupLessonsExportArgs, 'as' | 'filter' | 'groupKind' | 'sort'>>;
  historyRestore?: Resolver<ResolversTypes['HistoryPayload'], ParentType, ContextType, RequireFields<MutationHistoryRestoreArgs, 'entryId' | 'id' | 'kind' | 'version'>>;
  historyUndo?: Resolver<ResolversTypes['HistoryPayload'], ParentType, ContextType, RequireFields<MutationHistoryUndoArgs, 'id' | 'kind' | 'version'>>;
  invoiceCreate?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<MutationInvoiceCreateArgs, 'input'>>;
  invoiceDelete?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<MutationInvoiceDeleteArgs, 'id' | 'version'>>;
  invoiceDuplicate?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<MutationInvoiceDuplicateArgs, 'id' | 'version'>>;
  invoiceRemind?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<MutationInvoiceRemindArgs, 'id' | 'preview' | 'version'>>;
  invoiceRestore?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<MutationInvoiceRestoreArgs, 'id' | 'version'>>;
  invoiceSend?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<MutationInvoiceSendArgs, 'id' | 'preview' | 'version'>>;
  invoiceUpdate?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<MutationInvoiceUpdateArgs, 'id' | 'input' | 'version'>>;
  invoiceVoid?: Resolver<ResolversTypes['InvoicePayload'], ParentType, ContextType, RequireFields<MutationInvoiceVoidArgs, 'id' | 'preview' | 'reason' | 'version'>>;
  jobRunNow?: Resolver<ResolversTypes['JobPayload'], ParentType, ContextType, RequireFields<MutationJobRunNowArgs, 'id'>>;
  journalEntriesExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationJournalEntriesExportArgs, 'as' | 'filter' | 'sort'>>;
  journalEntryCreate?: Resolver<ResolversTypes['JournalEntryPayload'], ParentType, ContextType, RequireFields<MutationJournalEntryCreateArgs, 'input'>>;
  journalEntryFollowUp?: Resolver<ResolversTypes['JournalEntryPayload'], ParentType, ContextType, RequireFields<MutationJournalEntryFollowUpArgs, 'id' | 'version'>>;
  journalEntryReopenFollowUp?: Resolver<ResolversTypes['JournalEntryPayload'], ParentType, ContextType, RequireFields<MutationJournalEntryReopenFollowUpArgs, 'id' | 'version'>>;
  journalEntryUpdate?: Resolver<ResolversTypes['JournalEntryPayload'], ParentType, ContextType, RequireFields<MutationJournalEntryUpdateArgs, 'id' | 'input' | 'version'>>;
  journalTemplateCreate?: Resolver<ResolversTypes['JournalTemplatePayload'], ParentType, ContextType, RequireFields<MutationJournalTemplateCreateArgs, 'input'>>;
  journalTemplateUpdate?: Resolver<ResolversTypes['JournalTemplatePayload'], ParentType, ContextType, RequireFields<MutationJournalTemplateUpdateArgs, 'id' | 'input' | 'version'>>;
  leadBookTrial?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadBookTrialArgs, 'id' | 'version'>>;
  leadCompleteTrial?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadCompleteTrialArgs, 'id' | 'version'>>;
  leadContact?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadContactArgs, 'id' | 'version'>>;
  leadConvert?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadConvertArgs, 'id' | 'version'>>;
  leadCreate?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadCreateArgs, 'input'>>;
  leadMarkLost?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadMarkLostArgs, 'id' | 'lostReason' | 'version'>>;
  leadReopen?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadReopenArgs, 'id' | 'version'>>;
  leadUpdate?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationLeadUpdateArgs, 'id' | 'input' | 'version'>>;
  leadsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationLeadsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  leadsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationLeadsExportArgs, 'as' | 'filter' | 'sort'>>;
  lessonAnswerSubmit?: Resolver<ResolversTypes['LessonAnswerPayload'], ParentType, ContextType, RequireFields<MutationLessonAnswerSubmitArgs, 'input'>>;
  lessonRatingCreate?: Resolver<ResolversTypes['LessonRatingPayload'], ParentType, ContextType, RequireFields<MutationLessonRatingCreateArgs, 'input'>>;
  lessonRatingHide?: Resolver<ResolversTypes['LessonRatingPayload'], ParentType, ContextType, RequireFields<MutationLessonRatingHideArgs, 'id' | 'reason' | 'version'>>;
  lessonRatingShow?: Resolver<ResolversTypes['LessonRatingPayload'], ParentType, ContextType, RequireFields<MutationLessonRatingShowArgs, 'id' | 'reason' | 'version'>>;
  lessonRatingUpdate?: Resolver<ResolversTypes['LessonRatingPayload'], ParentType, ContextType, RequireFields<MutationLessonRatingUpdateArgs, 'id' | 'input' | 'version'>>;
  lessonRequestCancel?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestCancelArgs, 'id' | 'preview' | 'reason' | 'version'>>;
  lessonRequestClaim?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestClaimArgs, 'id' | 'version'>>;
  lessonRequestConfirm?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestConfirmArgs, 'id' | 'input' | 'preview' | 'version'>>;
  lessonRequestCreate?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestCreateArgs, 'input'>>;
  lessonRequestCustomerDecline?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestCustomerDeclineArgs, 'id' | 'note' | 'preview' | 'version'>>;
  lessonRequestPropose?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestProposeArgs, 'id' | 'input' | 'preview' | 'version'>>;
  lessonRequestReopen?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestReopenArgs, 'id' | 'version'>>;
  lessonRequestTutorAccept?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestTutorAcceptArgs, 'id' | 'note' | 'preview' | 'version'>>;
  lessonRequestTutorDecline?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestTutorDeclineArgs, 'id' | 'note' | 'preview' | 'version'>>;
  lessonRequestUpdate?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestUpdateArgs, 'id' | 'input' | 'version'>>;
  lessonRequestWithdraw?: Resolver<ResolversTypes['LessonRequestPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestWithdrawArgs, 'id' | 'note' | 'preview' | 'version'>>;
  lessonRequestsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  lessonRequestsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationLessonRequestsExportArgs, 'as' | 'filter' | 'sort'>>;
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
  paymentCreate?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationPaymentCreateArgs, 'input' | 'preview'>>;
  paymentTakeBack?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationPaymentTakeBackArgs, 'id' | 'reason' | 'version'>>;
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
  regionsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationRegionsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  regionsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationRegionsExportArgs, 'as' | 'filter' | 'sort'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  rejectedCandidaciesBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationRejectedCandidaciesBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  rejectedCandidaciesExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationRejectedCandidaciesExportArgs, 'as' | 'filter' | 'sort'>>;
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
  staffUsersBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationStaffUsersBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  staffUsersExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationStaffUsersExportArgs, 'as' | 'filter' | 'sort'>>;
  studentRatingCreate?: Resolver<ResolversTypes['StudentRatingPayload'], ParentType, ContextType, RequireFields<MutationStudentRatingCreateArgs, 'input'>>;
  studentRatingUpdate?: Resolver<ResolversTypes['StudentRatingPayload'], ParentType, ContextType, RequireFields<MutationStudentRatingUpdateArgs, 'id' | 'input' | 'version'>>;
  subdivisionArchive?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionArchiveArgs, 'id' | 'version'>>;
  subdivisionCopy?: Resolver<ResolversTypes['SubdivisionCopyPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionCopyArgs, 'id' | 'input'>>;
  subdivisionCreate?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionCreateArgs, 'input'>>;
  subdivisionMove?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionMoveArgs, 'id' | 'input' | 'version'>>;
  subdivisionRestore?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionRestoreArgs, 'id' | 'version'>>;
  subdivisionUpdate?: Resolver<ResolversTypes['SubdivisionPayload'], ParentType, ContextType, RequireFields<MutationSubdivisionUpdateArgs, 'id' | 'input' | 'version'>>;
  taskComplete?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<MutationTaskCompleteArgs, 'id' | 'version'>>;
  taskCreate?: Resolver<ResolversTypes['TaskPayload'], ParentType, ContextType, RequireFields<MutationTaskCreateArgs, 'input'>>;
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
  tutorFeedbackReopen?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackReopenArgs, 'id' | 'version'>>;
  tutorFeedbackResolve?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackResolveArgs, 'id' | 'resolution' | 'version'>>;
  tutorFeedbackStart?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackStartArgs, 'id' | 'version'>>;
  tutorFeedbackUpdate?: Resolver<ResolversTypes['TutorFeedbackPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbackUpdateArgs, 'id' | 'input' | 'version'>>;
  tutorFeedbacksBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbacksBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  tutorFeedbacksExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationTutorFeedbacksExportArgs, 'as' | 'filter' | 'sort'>>;
  tutorMessageCreate?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationTutorMessageCreateArgs, 'input'>>;
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
  tutorsBulkAction?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationTutorsBulkActionArgs, 'choice' | 'filter' | 'kind'>>;
  tutorsExport?: Resolver<ResolversTypes['AccountJobPayload'], ParentType, ContextType, RequireFields<MutationTutorsExportArgs, 'as' | 'filter' | 'sort'>>;
  viewAsBegin?: Resolver<ResolversTypes['ViewAsBeginPayload'], ParentType, ContextType, RequireFields<MutationViewAsBeginArgs, 'role'>>;
  viewAsStop?: Resolver<ResolversTypes['ViewAsStopPayload'], ParentType, ContextType, Partial<MutationViewAsStopArgs>>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountJob' | 'AccountJobItem' | 'BookedLesson' | 'CancellationPolicy' | 'Candidacy' | 'ConfirmedLesson' | 'Contact' | 'ContentCreator' | 'CreditLot' | 'Curriculum' | 'CurriculumAttachment' | 'Customer' | 'CustomerNote' | 'CustomerPod' | 'Dependent' | 'Dialect' | 'Exam' | 'ExamLesson' | 'ExamPart' | 'ExamSection' | 'ExamSession' | 'ExamSubject' | 'ExamTopic' | 'Feedback' | 'File' | 'FileImport' | 'FileImportRow' | 'GroupInstance' | 'GroupLesson' | 'HistoryEntry' | 'Invoice' | 'Job' | 'JobRun' | 'JournalEntry' | 'JournalTemplate' | 'Lead' | 'Learner' | 'LessonAssignment' | 'LessonRating' | 'LessonRequest' | 'ListView' | 'Mail' | 'Message' | 'Notification' | 'OnboardedTutor' | 'PayRate' | 'Payment' | 'PayoutAccount' | 'Region' | 'Session' | 'Setting' | 'StaffActivity' | 'StaffUser' | 'StudentRating' | 'Subdivision' | 'Task' | 'Template' | 'Tutor' | 'TutorDay' | 'TutorDocument' | 'TutorFeedback' | 'TutorTimeOff' | 'Viewer', ParentType, ContextType>;
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

export type OutcomeSourceResolvers = { AUTO: 'auto', CUSTOMER: 'customer', MEETING_LOG: 'meeting-log', STAFF: 'staff', TUTOR: 'tutor' };

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
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

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  allocations?: Resolver<Array<ResolversTypes['PaymentAllocation']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  enteredBy?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  evidenceFile?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['PaymentGateway'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfFile?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  receivedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  takenBackReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentAllocationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentAllocation'] = ResolversParentTypes['PaymentAllocation']> = {
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
};

export type PaymentGatewayResolvers = { BANK_TRANSFER: 'BANK_TRANSFER', CASH_OR_OTHER: 'CASH_OR_OTHER', FLUTTERWAVE: 'FLUTTERWAVE', PAYSTACK: 'PAYSTACK', STRIPE: 'STRIPE' };

export type PaymentMethodResolvers = { BANK: 'bank', CARD: 'card', CASH: 'cash', OTHER: 'other', TRANSFER: 'transfer', USSD: 'ussd' };

export type PaymentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  items?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload']> = {
  mails?: Resolver<Maybe<Array<ResolversTypes['MailShown']>>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentStatusResolvers = { DISPUTED: 'disputed', FAILED: 'failed', MISMATCH: 'mismatch', PART_REFUNDED: 'part-refunded', PENDING: 'pending', REFUNDED: 'refunded', SUCCEEDED: 'succeeded', TAKEN_BACK: 'taken-back', UNCLEAR: 'unclear' };

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

export type PeriodResolvers = { LAST_7_DAYS: 'last-7-days', LAST_28_DAYS: 'last-28-days', LAST_MONTH: 'last-month', NEXT_7_DAYS: 'next-7-days', THIS_MONTH: 'this-month', THIS_WEEK: 'this-week', THIS_YEAR: 'this-year', TODAY: 'today', TOMORROW: 'tomorrow' };

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

export type PlannedGroupDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlannedGroupDate'] = ResolversParentTypes['PlannedGroupDate']> = {
  clockChange?: Resolver<Maybe<ResolversTypes['ClockChange']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlannedLessonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlannedLesson'] = ResolversParentTypes['PlannedLesson']> = {
  clockChange?: Resolver<Maybe<ResolversTypes['ClockChange']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['LessonConflict']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type PolicyCopyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PolicyCopy'] = ResolversParentTypes['PolicyCopy']> = {
  freeLateCancelsPerTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeReschedules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  graceMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateCancelPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShowPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outageIsFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  tutorLatePayPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tutorWaitPayPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreferredTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreferredTime'] = ResolversParentTypes['PreferredTime']> = {
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrepaymentTypeResolvers = { FIXED: 'FIXED', FLEXIBLE: 'FLEXIBLE', TRIAL: 'TRIAL' };

export type PriceBasisResolvers = { PER_INSTANCE: 'per-instance', WHOLE_COURSE: 'whole-course' };

export type ProgressStateResolvers = { DONE: 'done', IN_PROGRESS: 'in-progress', NOT_STARTED: 'not-started' };

export type ProposalStateResolvers = { ACCEPTED: 'accepted', CONFIRMED: 'confirmed', DECLINED: 'declined', EXPIRED: 'expired', OPEN: 'open', REFUSED: 'refused', WITHDRAWN: 'withdrawn' };

export type ProposedSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposedSlot'] = ResolversParentTypes['ProposedSlot']> = {
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProposedTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposedTime'] = ResolversParentTypes['ProposedTime']> = {
  answer?: Resolver<Maybe<ResolversTypes['RescheduleAnswer']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byKind?: Resolver<ResolversTypes['LessonParty'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

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
  bookedLesson?: Resolver<Maybe<ResolversTypes['BookedLesson']>, ParentType, ContextType, RequireFields<QueryBookedLessonArgs, 'id'>>;
  bookedLessonFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryBookedLessonFacetsArgs, 'by' | 'filter'>>;
  bookedLessons?: Resolver<Maybe<ResolversTypes['BookedLessonPage']>, ParentType, ContextType, RequireFields<QueryBookedLessonsArgs, 'filter' | 'page' | 'sort'>>;
  booksCheck?: Resolver<ResolversTypes['BooksCheck'], ParentType, ContextType>;
  calendar?: Resolver<Maybe<ResolversTypes['Calendar']>, ParentType, ContextType, RequireFields<QueryCalendarArgs, 'filter' | 'from' | 'to'>>;
  calendarLink?: Resolver<Maybe<ResolversTypes['CalendarLink']>, ParentType, ContextType, RequireFields<QueryCalendarLinkArgs, 'personId' | 'side'>>;
  cancellationPolicies?: Resolver<Maybe<Array<ResolversTypes['CancellationPolicy']>>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType, RequireFields<QueryCancellationPolicyArgs, 'id'>>;
  cancellationPolicyList?: Resolver<Maybe<ResolversTypes['CancellationPolicyPage']>, ParentType, ContextType, RequireFields<QueryCancellationPolicyListArgs, 'filter' | 'page' | 'sort'>>;
  candidacies?: Resolver<Maybe<ResolversTypes['CandidacyPage']>, ParentType, ContextType, RequireFields<QueryCandidaciesArgs, 'filter' | 'page' | 'sort'>>;
  candidacy?: Resolver<Maybe<ResolversTypes['Candidacy']>, ParentType, ContextType, RequireFields<QueryCandidacyArgs, 'id'>>;
  candidacyFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryCandidacyFacetsArgs, 'by' | 'filter'>>;
  candidate?: Resolver<Maybe<ResolversTypes['Candidacy']>, ParentType, ContextType, RequireFields<QueryCandidateArgs, 'id'>>;
  clockChangeReview?: Resolver<Maybe<ResolversTypes['ClockChangeReview']>, ParentType, ContextType, Partial<QueryClockChangeReviewArgs>>;
  colleagues?: Resolver<Maybe<ResolversTypes['StaffUserPage']>, ParentType, ContextType, RequireFields<QueryColleaguesArgs, 'filter' | 'page' | 'sort'>>;
  confirmedLesson?: Resolver<Maybe<ResolversTypes['ConfirmedLesson']>, ParentType, ContextType, RequireFields<QueryConfirmedLessonArgs, 'id'>>;
  confirmedLessonChange?: Resolver<Maybe<ResolversTypes['CourseChange']>, ParentType, ContextType, RequireFields<QueryConfirmedLessonChangeArgs, 'id' | 'input'>>;
  confirmedLessonFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryConfirmedLessonFacetsArgs, 'by' | 'filter'>>;
  confirmedLessons?: Resolver<Maybe<ResolversTypes['ConfirmedLessonPage']>, ParentType, ContextType, RequireFields<QueryConfirmedLessonsArgs, 'filter' | 'page' | 'sort'>>;
  contacts?: Resolver<Maybe<Array<ResolversTypes['Contact']>>, ParentType, ContextType>;
  contentCreator?: Resolver<Maybe<ResolversTypes['ContentCreator']>, ParentType, ContextType, RequireFields<QueryContentCreatorArgs, 'id'>>;
  contentCreators?: Resolver<Maybe<ResolversTypes['ContentCreatorPage']>, ParentType, ContextType, RequireFields<QueryContentCreatorsArgs, 'filter' | 'page' | 'sort'>>;
  contentStats?: Resolver<ResolversTypes['ContentStats'], ParentType, ContextType>;
  creditLot?: Resolver<Maybe<ResolversTypes['CreditLot']>, ParentType, ContextType, RequireFields<QueryCreditLotArgs, 'id'>>;
  creditLots?: Resolver<Maybe<ResolversTypes['CreditLotPage']>, ParentType, ContextType, RequireFields<QueryCreditLotsArgs, 'filter' | 'page' | 'sort'>>;
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
  demoBoard?: Resolver<Maybe<ResolversTypes['DemoBoard']>, ParentType, ContextType>;
  dependent?: Resolver<Maybe<ResolversTypes['Dependent']>, ParentType, ContextType, RequireFields<QueryDependentArgs, 'id'>>;
  dependentFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryDependentFacetsArgs, 'by' | 'filter'>>;
  dependents?: Resolver<Maybe<ResolversTypes['DependentPage']>, ParentType, ContextType, RequireFields<QueryDependentsArgs, 'filter' | 'page' | 'sort'>>;
  dialect?: Resolver<Maybe<ResolversTypes['Dialect']>, ParentType, ContextType, RequireFields<QueryDialectArgs, 'id'>>;
  dialects?: Resolver<Maybe<ResolversTypes['DialectPage']>, ParentType, ContextType, RequireFields<QueryDialectsArgs, 'filter' | 'page' | 'sort'>>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType, RequireFields<QueryExamArgs, 'id'>>;
  examBySlug?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType, RequireFields<QueryExamBySlugArgs, 'slug'>>;
  examLesson?: Resolver<Maybe<ResolversTypes['ExamLesson']>, ParentType, ContextType, RequireFields<QueryExamLessonArgs, 'id'>>;
  examLessons?: Resolver<Maybe<ResolversTypes['ExamLessonPage']>, ParentType, ContextType, RequireFields<QueryExamLessonsArgs, 'filter' | 'page' | 'place' | 'sort'>>;
  examPart?: Resolver<Maybe<ResolversTypes['ExamPart']>, ParentType, ContextType, RequireFields<QueryExamPartArgs, 'id' | 'level'>>;
  examSection?: Resolver<Maybe<ResolversTypes['ExamSection']>, ParentType, ContextType, RequireFields<QueryExamSectionArgs, 'id'>>;
  examSession?: Resolver<Maybe<ResolversTypes['ExamSession']>, ParentType, ContextType, RequireFields<QueryExamSessionArgs, 'lessonId'>>;
  examSessionGrade?: Resolver<Maybe<ResolversTypes['SessionGrade']>, ParentType, ContextType, RequireFields<QueryExamSessionGradeArgs, 'answer' | 'blockId' | 'lessonId'>>;
  examSubject?: Resolver<Maybe<ResolversTypes['ExamSubject']>, ParentType, ContextType, RequireFields<QueryExamSubjectArgs, 'id'>>;
  examTopic?: Resolver<Maybe<ResolversTypes['ExamTopic']>, ParentType, ContextType, RequireFields<QueryExamTopicArgs, 'id'>>;
  exams?: Resolver<Maybe<ResolversTypes['ExamPage']>, ParentType, ContextType, RequireFields<QueryExamsArgs, 'filter' | 'page' | 'sort'>>;
  feedback?: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType, RequireFields<QueryFeedbackArgs, 'id'>>;
  feedbackFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryFeedbackFacetsArgs, 'by' | 'filter'>>;
  feedbacks?: Resolver<Maybe<ResolversTypes['FeedbackPage']>, ParentType, ContextType, RequireFields<QueryFeedbacksArgs, 'filter' | 'page' | 'sort'>>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  fileImport?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType, RequireFields<QueryFileImportArgs, 'id'>>;
  fileImportRows?: Resolver<Maybe<ResolversTypes['FileImportRowPage']>, ParentType, ContextType, RequireFields<QueryFileImportRowsArgs, 'import' | 'page'>>;
  fileImports?: Resolver<Maybe<ResolversTypes['FileImportPage']>, ParentType, ContextType, RequireFields<QueryFileImportsArgs, 'page'>>;
  freeSlots?: Resolver<Maybe<Array<ResolversTypes['FreeTutor']>>, ParentType, ContextType, RequireFields<QueryFreeSlotsArgs, 'input'>>;
  goodwillStanding?: Resolver<ResolversTypes['GoodwillStanding'], ParentType, ContextType, RequireFields<QueryGoodwillStandingArgs, 'currency' | 'customerId'>>;
  groupInstance?: Resolver<Maybe<ResolversTypes['GroupInstance']>, ParentType, ContextType, RequireFields<QueryGroupInstanceArgs, 'id'>>;
  groupLesson?: Resolver<Maybe<ResolversTypes['GroupLesson']>, ParentType, ContextType, RequireFields<QueryGroupLessonArgs, 'id'>>;
  groupLessonFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryGroupLessonFacetsArgs, 'by' | 'filter' | 'kind'>>;
  groupLessons?: Resolver<Maybe<ResolversTypes['GroupLessonPage']>, ParentType, ContextType, RequireFields<QueryGroupLessonsArgs, 'filter' | 'kind' | 'page' | 'sort'>>;
  history?: Resolver<Maybe<ResolversTypes['HistoryConnection']>, ParentType, ContextType, RequireFields<QueryHistoryArgs, 'first' | 'id' | 'kind'>>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>;
  invoiceFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryInvoiceFacetsArgs, 'by' | 'filter'>>;
  invoices?: Resolver<Maybe<ResolversTypes['InvoicePage']>, ParentType, ContextType, RequireFields<QueryInvoicesArgs, 'filter' | 'page' | 'sort'>>;
  jobRuns?: Resolver<Maybe<ResolversTypes['JobRunPage']>, ParentType, ContextType, RequireFields<QueryJobRunsArgs, 'job' | 'page'>>;
  jobs?: Resolver<Maybe<Array<ResolversTypes['Job']>>, ParentType, ContextType>;
  journalEntries?: Resolver<Maybe<ResolversTypes['JournalPage']>, ParentType, ContextType, RequireFields<QueryJournalEntriesArgs, 'filter' | 'page' | 'sort'>>;
  journalEntry?: Resolver<Maybe<ResolversTypes['JournalEntry']>, ParentType, ContextType, RequireFields<QueryJournalEntryArgs, 'id'>>;
  journalFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryJournalFacetsArgs, 'by' | 'filter'>>;
  journalTemplates?: Resolver<Maybe<Array<ResolversTypes['JournalTemplate']>>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType, RequireFields<QueryLeadArgs, 'id'>>;
  leadFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryLeadFacetsArgs, 'by' | 'filter'>>;
  leadLearners?: Resolver<Maybe<Array<ResolversTypes['Learner']>>, ParentType, ContextType, RequireFields<QueryLeadLearnersArgs, 'id'>>;
  leadLikelyCustomers?: Resolver<Maybe<Array<ResolversTypes['Customer']>>, ParentType, ContextType, RequireFields<QueryLeadLikelyCustomersArgs, 'id'>>;
  leads?: Resolver<Maybe<ResolversTypes['LeadPage']>, ParentType, ContextType, RequireFields<QueryLeadsArgs, 'filter' | 'page' | 'sort'>>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType, RequireFields<QueryLearnerArgs, 'id'>>;
  learners?: Resolver<Maybe<ResolversTypes['LearnerPage']>, ParentType, ContextType, RequireFields<QueryLearnersArgs, 'page'>>;
  lessonAnswer?: Resolver<Maybe<ResolversTypes['LessonAnswer']>, ParentType, ContextType, RequireFields<QueryLessonAnswerArgs, 'code'>>;
  lessonConfirmation?: Resolver<Maybe<ResolversTypes['LessonConfirmation']>, ParentType, ContextType, RequireFields<QueryLessonConfirmationArgs, 'requestId'>>;
  lessonConflicts?: Resolver<Maybe<Array<ResolversTypes['LessonConflict']>>, ParentType, ContextType, RequireFields<QueryLessonConflictsArgs, 'plan' | 'requestId'>>;
  lessonLog?: Resolver<Maybe<ResolversTypes['LessonLogEntryPage']>, ParentType, ContextType, RequireFields<QueryLessonLogArgs, 'filter' | 'lessonId' | 'page'>>;
  lessonMoveConflicts?: Resolver<Maybe<Array<ResolversTypes['LessonConflict']>>, ParentType, ContextType, RequireFields<QueryLessonMoveConflictsArgs, 'date' | 'id' | 'time'>>;
  lessonRating?: Resolver<Maybe<ResolversTypes['LessonRating']>, ParentType, ContextType, RequireFields<QueryLessonRatingArgs, 'id'>>;
  lessonRatings?: Resolver<Maybe<ResolversTypes['LessonRatingPage']>, ParentType, ContextType, RequireFields<QueryLessonRatingsArgs, 'filter' | 'page' | 'sort'>>;
  lessonRequest?: Resolver<Maybe<ResolversTypes['LessonRequest']>, ParentType, ContextType, RequireFields<QueryLessonRequestArgs, 'id'>>;
  lessonRequestFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryLessonRequestFacetsArgs, 'by' | 'filter'>>;
  lessonRequests?: Resolver<Maybe<ResolversTypes['LessonRequestPage']>, ParentType, ContextType, RequireFields<QueryLessonRequestsArgs, 'filter' | 'page' | 'sort'>>;
  likelyCustomers?: Resolver<Maybe<Array<ResolversTypes['Customer']>>, ParentType, ContextType, Partial<QueryLikelyCustomersArgs>>;
  likelyDuplicates?: Resolver<Maybe<Array<ResolversTypes['LikelyDuplicate']>>, ParentType, ContextType, RequireFields<QueryLikelyDuplicatesArgs, 'id'>>;
  listViews?: Resolver<Maybe<Array<ResolversTypes['ListView']>>, ParentType, ContextType, RequireFields<QueryListViewsArgs, 'list'>>;
  mail?: Resolver<Maybe<ResolversTypes['Mail']>, ParentType, ContextType, RequireFields<QueryMailArgs, 'id'>>;
  mailFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryMailFacetsArgs, 'by' | 'filter'>>;
  mails?: Resolver<Maybe<ResolversTypes['MailPage']>, ParentType, ContextType, RequireFields<QueryMailsArgs, 'filter' | 'page' | 'sort'>>;
  me?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  onboardedTutors?: Resolver<Maybe<Array<ResolversTypes['OnboardedTutor']>>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentGateways?: Resolver<Array<ResolversTypes['PaymentGateway']>, ParentType, ContextType, RequireFields<QueryPaymentGatewaysArgs, 'currency'>>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentPage']>, ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'filter' | 'page' | 'sort'>>;
  permissionMatrix?: Resolver<Array<ResolversTypes['PermissionArea']>, ParentType, ContextType>;
  plannedGroupDates?: Resolver<Maybe<Array<ResolversTypes['PlannedGroupDate']>>, ParentType, ContextType, RequireFields<QueryPlannedGroupDatesArgs, 'input'>>;
  ratingsOfLesson?: Resolver<Maybe<ResolversTypes['RatingsOfLesson']>, ParentType, ContextType, RequireFields<QueryRatingsOfLessonArgs, 'lessonId'>>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType, RequireFields<QueryRegionArgs, 'id'>>;
  regionByCode?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType, RequireFields<QueryRegionByCodeArgs, 'code'>>;
  regionFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryRegionFacetsArgs, 'by' | 'filter'>>;
  regions?: Resolver<Maybe<ResolversTypes['RegionPage']>, ParentType, ContextType, RequireFields<QueryRegionsArgs, 'filter' | 'page' | 'sort'>>;
  rejectedCandidacies?: Resolver<Maybe<ResolversTypes['CandidacyPage']>, ParentType, ContextType, RequireFields<QueryRejectedCandidaciesArgs, 'filter' | 'page' | 'sort'>>;
  search?: Resolver<Maybe<Array<ResolversTypes['SearchResult']>>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'query'>>;
  sessionReviews?: Resolver<Array<ResolversTypes['SessionReview']>, ParentType, ContextType, Partial<QuerySessionReviewsArgs>>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  setting?: Resolver<Maybe<ResolversTypes['Setting']>, ParentType, ContextType, RequireFields<QuerySettingArgs, 'id'>>;
  settings?: Resolver<Maybe<Array<ResolversTypes['Setting']>>, ParentType, ContextType>;
  staffUser?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType, RequireFields<QueryStaffUserArgs, 'id'>>;
  staffUserActivity?: Resolver<Maybe<ResolversTypes['StaffActivityConnection']>, ParentType, ContextType, RequireFields<QueryStaffUserActivityArgs, 'first' | 'id'>>;
  staffUserFacets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, RequireFields<QueryStaffUserFacetsArgs, 'by' | 'filter'>>;
  staffUserSessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType, RequireFields<QueryStaffUserSessionsArgs, 'id'>>;
  staffUsers?: Resolver<Maybe<ResolversTypes['StaffUserPage']>, ParentType, ContextType, RequireFields<QueryStaffUsersArgs, 'filter' | 'page' | 'sort'>>;
  studentRating?: Resolver<Maybe<ResolversTypes['StudentRating']>, ParentType, ContextType, RequireFields<QueryStudentRatingArgs, 'id'>>;
  studentRatings?: Resolver<Maybe<ResolversTypes['StudentRatingPage']>, ParentType, ContextType, RequireFields<QueryStudentRatingsArgs, 'filter' | 'page' | 'sort'>>;
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
  tutorMessages?: Resolver<Maybe<ResolversTypes['MessagePage']>, ParentType, ContextType, RequireFields<QueryTutorMessagesArgs, 'page' | 'personId'>>;
  tutorTags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  tutors?: Resolver<Maybe<ResolversTypes['TutorPage']>, ParentType, ContextType, RequireFields<QueryTutorsArgs, 'filter' | 'page' | 'sort'>>;
};

export type RaterKindResolvers = { CUSTOMER: 'customer', LEARNER: 'learner' };

export type RatingTagResolvers = { CLEAR: 'clear', CONNECTION: 'connection', ENGAGING: 'engaging', LATE: 'late', OFF_TOPIC: 'off-topic', PATIENT: 'patient', TOO_FAST: 'too-fast', TOO_SLOW: 'too-slow', WELL_PREPARED: 'well-prepared' };

export type RatingsIconResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingsIcon'] = ResolversParentTypes['RatingsIcon']> = {
  dimension?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  iconPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spacing?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  viewBox?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RatingsOfLessonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingsOfLesson'] = ResolversParentTypes['RatingsOfLesson']> = {
  askedAgainAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  raters?: Resolver<Array<ResolversTypes['LessonRater']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['LessonRating']>, ParentType, ContextType>;
  studentRating?: Resolver<Maybe<ResolversTypes['StudentRating']>, ParentType, ContextType>;
};

export type RefusalErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusalError'] = ResolversParentTypes['RefusalError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bankDetails?: Resolver<Array<ResolversTypes['BankDetails']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<Maybe<ResolversTypes['CancellationPolicy']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceFooter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoicePrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricesIncludeTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type RescheduleAnswerResolvers = { AGREED: 'agreed', DECLINED: 'declined' };

export type RescheduleStatusResolvers = { AGREED: 'agreed', EXPIRED: 'expired', PENDING_TIME: 'pending-time', PROPOSED: 'proposed' };

export type ResourceKindResolvers = { AUDIO: 'audio', DOCUMENT: 'document', LINK: 'link', SESSION: 'session', VIDEO: 'video' };

export type ReviewOutcomeResolvers = { CHANGES_REQUESTED: 'changes-requested', PUBLISHED: 'published', WITHDRAWN: 'withdrawn' };

export type RoleResolvers = { ADMIN: 'admin', CONTENT_CREATOR: 'content-creator', CONTENT_MANAGER: 'content-manager', DIRECTOR: 'director', SUPER_ADMIN: 'super-admin' };

export type RowCandidateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RowCandidate'] = ResolversParentTypes['RowCandidate']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ServiceFeedbackCategoryResolvers = { BILLING: 'billing', LESSON: 'lesson', MATERIALS: 'materials', OTHER: 'other', SCHEDULING: 'scheduling', TECHNOLOGY: 'technology', TUTOR: 'tutor' };

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

export type SessionBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionBlock'] = ResolversParentTypes['SessionBlock']> = {
  answerStrictness?: Resolver<ResolversTypes['AnswerStrictness'], ParentType, ContextType>;
  audioPlayerSRC?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockType?: Resolver<ResolversTypes['BlockKind'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dropdownInstruction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expression?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feedback?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  graphLatex?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  graphPoints?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  graphXFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  graphXTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  graphYFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  graphYTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageFile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageOptions?: Resolver<Array<ResolversTypes['ImageOption']>, ParentType, ContextType>;
  isGraphOverImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxSliderValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minSliderValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  numericOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AnswerOption']>, ParentType, ContextType>;
  questionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quotedQuestionText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['BlockRating'], ParentType, ContextType>;
  ratingsIcon?: Resolver<Maybe<ResolversTypes['RatingsIcon']>, ParentType, ContextType>;
  refreshingGraph?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shortTextCorrectOptions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sliderCorrectValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sliderSteps?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sliderValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tolerance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  useMaths?: Resolver<ResolversTypes['BlockMaths'], ParentType, ContextType>;
};

export type SessionCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionCheck'] = ResolversParentTypes['SessionCheck']> = {
  blockId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  blockIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionCommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionComment'] = ResolversParentTypes['SessionComment']> = {
  author?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  blockId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionGradeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionGrade'] = ResolversParentTypes['SessionGrade']> = {
  feedback?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['GradeVerdict'], ParentType, ContextType>;
};

export type SessionReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionReview'] = ResolversParentTypes['SessionReview']> = {
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lesson?: Resolver<Maybe<ResolversTypes['ExamLesson']>, ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ReviewOutcome']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writer?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
};

export type SessionVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionVersion'] = ResolversParentTypes['SessionVersion']> = {
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type SettlementRoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SettlementRound'] = ResolversParentTypes['SettlementRound']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['StaffUser']>, ParentType, ContextType>;
  chargeBp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chargeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBilled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payBp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['SettlementRule'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['PolicyCopy'], ParentType, ContextType>;
};

export type SettlementRuleResolvers = { COMPLETED: 'completed', CUSTOMER_IN_TIME: 'customer-in-time', CUSTOMER_LATE: 'customer-late', CUSTOMER_LATE_FREE: 'customer-late-free', CUT_SHORT: 'cut-short', CUT_SHORT_AGREED: 'cut-short-agreed', DISPUTE: 'dispute', DISPUTE_LOWERED: 'dispute-lowered', GROUP_ABSENT: 'group-absent', GROUP_ATTENDED: 'group-attended', GROUP_CANCELLED: 'group-cancelled', GROUP_CANCELLED_LATE: 'group-cancelled-late', GROUP_LEFT_LATE: 'group-left-late', MOVED: 'moved', MOVED_LATE: 'moved-late', MOVED_LATE_AGREED: 'moved-late-agreed', NOT_RUN: 'not-run', NOT_RUN_LATE: 'not-run-late', OUTAGE_AFTER: 'outage-after', OUTAGE_BEFORE: 'outage-before', REVERSED: 'reversed', STAFF: 'staff', STUDENT_NO_SHOW: 'student-no-show', TRIAL_NO_SHOW: 'trial-no-show', TUTOR_EARLY: 'tutor-early', TUTOR_LATE: 'tutor-late', TUTOR_NO_SHOW: 'tutor-no-show' };

export type ShortReasonResolvers = { AGREED: 'agreed', OUTAGE: 'outage', TUTOR: 'tutor' };

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

export type StudentRatingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentRating'] = ResolversParentTypes['StudentRating']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homework?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lesson?: Resolver<Maybe<ResolversTypes['BookedLesson']>, ParentType, ContextType>;
  lessonId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  levelAfter?: Resolver<Maybe<ResolversTypes['LearnerLevel']>, ParentType, ContextType>;
  listening?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onBehalf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overall?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reading?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  speaking?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentRatingPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentRatingPage'] = ResolversParentTypes['StudentRatingPage']> = {
  items?: Resolver<Array<ResolversTypes['StudentRating']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StudentRatingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StudentRatingPayload'] = ResolversParentTypes['StudentRatingPayload']> = {
  studentRating?: Resolver<Maybe<ResolversTypes['StudentRating']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dueTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type TemplateKindResolvers = { CANDIDATE_INTERVIEW: 'candidate-interview', CANDIDATE_OFFER: 'candidate-offer', CANDIDATE_REJECTION: 'candidate-rejection', CLOCK_CHANGE: 'clock-change', COURSE_BEGUN: 'course-begun', COURSE_ENDED: 'course-ended', COURSE_HELD: 'course-held', COURSE_PAUSED: 'course-paused', COURSE_RESUMED: 'course-resumed', COURSE_TIMES: 'course-times', COURSE_TUTOR: 'course-tutor', CUSTOMER_PROPOSAL: 'customer-proposal', DISPUTE_SETTLED: 'dispute-settled', GENERAL: 'general', GROUP_CANCELLED: 'group-cancelled', GROUP_MOVED: 'group-moved', GROUP_PLACE: 'group-place', GROUP_TUTOR_ASSIGNED: 'group-tutor-assigned', GROUP_TUTOR_CANCELLED: 'group-tutor-cancelled', GROUP_TUTOR_MOVED: 'group-tutor-moved', INVOICE_REMINDER: 'invoice-reminder', INVOICE_SENT: 'invoice-sent', INVOICE_VOID: 'invoice-void', LEARNERS: 'learners', LEARNER_RATING: 'learner-rating', LESSON_CANCELLED: 'lesson-cancelled', LESSON_DISPUTED: 'lesson-disputed', LESSON_MOVED: 'lesson-moved', LESSON_RATING: 'lesson-rating', LESSON_REMINDER: 'lesson-reminder', LESSON_REPORT: 'lesson-report', PAYMENT_RECEIPT: 'payment-receipt', PAYMENT_REMINDER: 'payment-reminder', POD: 'pod', PROPOSAL_ENDED: 'proposal-ended', REPORT_WANTED: 'report-wanted', STUDENT_NO_SHOW: 'student-no-show', TIME_ASKED: 'time-asked', TIME_DECLINED: 'time-declined', TIME_PROPOSED: 'time-proposed', TUTOR_MISSED: 'tutor-missed', TUTOR_NO_SHOW: 'tutor-no-show', TUTOR_PROPOSAL: 'tutor-proposal', TUTOR_WELCOME: 'tutor-welcome', WELCOME: 'welcome' };

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
  figures?: Resolver<Maybe<ResolversTypes['TutorFigures']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['WeeklyHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introVideoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  journalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learners?: Resolver<Maybe<Array<ResolversTypes['TutorLearner']>>, ParentType, ContextType>;
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
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  lesson?: Resolver<Maybe<ResolversTypes['BookedLesson']>, ParentType, ContextType>;
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

export type TutorFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorFigures'] = ResolversParentTypes['TutorFigures']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesThisWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextLesson?: Resolver<Maybe<ResolversTypes['LessonMoment']>, ParentType, ContextType>;
  noShows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TutorLearnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorLearner'] = ResolversParentTypes['TutorLearner']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLesson?: Resolver<Maybe<ResolversTypes['LessonMoment']>, ParentType, ContextType>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType>;
  nextLesson?: Resolver<Maybe<ResolversTypes['LessonMoment']>, ParentType, ContextType>;
  pod?: Resolver<Maybe<ResolversTypes['CustomerPod']>, ParentType, ContextType>;
};

export type TutorMatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorMatch'] = ResolversParentTypes['TutorMatch']> = {
  firstSlots?: Resolver<Array<ResolversTypes['FreeSlot']>, ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nearestSlots?: Resolver<Array<ResolversTypes['FoundSlot']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['MatchReasonGiven']>, ParentType, ContextType>;
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
};

export type TutorPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorPage'] = ResolversParentTypes['TutorPage']> = {
  items?: Resolver<Array<ResolversTypes['Tutor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TutorPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorPayload'] = ResolversParentTypes['TutorPayload']> = {
  tutor?: Resolver<Maybe<ResolversTypes['Tutor']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TutorStatusResolvers = { ACTIVE: 'active', LEFT: 'left', ON_LEAVE: 'on-leave', PAUSED: 'paused' };

export type TutorTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TutorTime'] = ResolversParentTypes['TutorTime']> = {
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

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
  AnswerOption?: AnswerOptionResolvers<ContextType>;
  AnswerStrictness?: AnswerStrictnessResolvers;
  AssignmentState?: AssignmentStateResolvers;
  AuditAction?: AuditActionResolvers;
  BankDetails?: BankDetailsResolvers<ContextType>;
  BlockKind?: BlockKindResolvers;
  BlockMaths?: BlockMathsResolvers<ContextType>;
  BlockRating?: BlockRatingResolvers<ContextType>;
  BookFault?: BookFaultResolvers<ContextType>;
  BookPart?: BookPartResolvers;
  BookedLesson?: BookedLessonResolvers<ContextType>;
  BookedLessonPage?: BookedLessonPageResolvers<ContextType>;
  BookedLessonPayload?: BookedLessonPayloadResolvers<ContextType>;
  BookedLessonStatus?: BookedLessonStatusResolvers;
  BooksCheck?: BooksCheckResolvers<ContextType>;
  Calendar?: CalendarResolvers<ContextType>;
  CalendarAway?: CalendarAwayResolvers<ContextType>;
  CalendarEntry?: CalendarEntryResolvers<ContextType>;
  CalendarLink?: CalendarLinkResolvers<ContextType>;
  CalendarLinkPayload?: CalendarLinkPayloadResolvers<ContextType>;
  CalendarPerson?: CalendarPersonResolvers<ContextType>;
  CalendarSide?: CalendarSideResolvers;
  CalendarTutor?: CalendarTutorResolvers<ContextType>;
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
  ChangedRule?: ChangedRuleResolvers<ContextType>;
  CheckState?: CheckStateResolvers;
  ClockChange?: ClockChangeResolvers;
  ClockChangeReview?: ClockChangeReviewResolvers<ContextType>;
  ClockNotice?: ClockNoticeResolvers<ContextType>;
  ClockShift?: ClockShiftResolvers<ContextType>;
  ConfirmedLesson?: ConfirmedLessonResolvers<ContextType>;
  ConfirmedLessonPage?: ConfirmedLessonPageResolvers<ContextType>;
  ConfirmedLessonPayload?: ConfirmedLessonPayloadResolvers<ContextType>;
  ConfirmedLessonStatus?: ConfirmedLessonStatusResolvers;
  ConflictLevel?: ConflictLevelResolvers;
  ConflictRule?: ConflictRuleResolvers;
  Contact?: ContactResolvers<ContextType>;
  ContactChannel?: ContactChannelResolvers;
  ContentCreator?: ContentCreatorResolvers<ContextType>;
  ContentCreatorPage?: ContentCreatorPageResolvers<ContextType>;
  ContentCreatorPayload?: ContentCreatorPayloadResolvers<ContextType>;
  ContentStats?: ContentStatsResolvers<ContextType>;
  ContentStatus?: ContentStatusResolvers;
  ContentStatusFigures?: ContentStatusFiguresResolvers<ContextType>;
  CourseChange?: CourseChangeResolvers<ContextType>;
  CourseHandover?: CourseHandoverResolvers<ContextType>;
  CourseSlot?: CourseSlotResolvers<ContextType>;
  CreatorStatus?: CreatorStatusResolvers;
  CreditEntry?: CreditEntryResolvers<ContextType>;
  CreditEntryType?: CreditEntryTypeResolvers;
  CreditLot?: CreditLotResolvers<ContextType>;
  CreditLotPage?: CreditLotPageResolvers<ContextType>;
  CreditLotPayload?: CreditLotPayloadResolvers<ContextType>;
  CreditSource?: CreditSourceResolvers;
  CreditUnit?: CreditUnitResolvers;
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
  DemoBoard?: DemoBoardResolvers<ContextType>;
  DemoBoardCard?: DemoBoardCardResolvers<ContextType>;
  DemoBoardCheckItem?: DemoBoardCheckItemResolvers<ContextType>;
  DemoBoardChecklist?: DemoBoardChecklistResolvers<ContextType>;
  DemoBoardComment?: DemoBoardCommentResolvers<ContextType>;
  DemoBoardList?: DemoBoardListResolvers<ContextType>;
  DemoBoardPayload?: DemoBoardPayloadResolvers<ContextType>;
  Dependent?: DependentResolvers<ContextType>;
  DependentPage?: DependentPageResolvers<ContextType>;
  DependentPayload?: DependentPayloadResolvers<ContextType>;
  DependentStatus?: DependentStatusResolvers;
  Dialect?: DialectResolvers<ContextType>;
  DialectPage?: DialectPageResolvers<ContextType>;
  DialectPayload?: DialectPayloadResolvers<ContextType>;
  DocumentKind?: DocumentKindResolvers;
  DocumentState?: DocumentStateResolvers;
  EarlierPrice?: EarlierPriceResolvers<ContextType>;
  EnrolledDate?: EnrolledDateResolvers<ContextType>;
  EnrolledDatesPayload?: EnrolledDatesPayloadResolvers<ContextType>;
  EnrolmentStatus?: EnrolmentStatusResolvers;
  EntityKind?: EntityKindResolvers;
  Exam?: ExamResolvers<ContextType>;
  ExamLesson?: ExamLessonResolvers<ContextType>;
  ExamLessonCount?: ExamLessonCountResolvers<ContextType>;
  ExamLessonPage?: ExamLessonPageResolvers<ContextType>;
  ExamLessonPayload?: ExamLessonPayloadResolvers<ContextType>;
  ExamPage?: ExamPageResolvers<ContextType>;
  ExamPart?: ExamPartResolvers<ContextType>;
  ExamPartLevel?: ExamPartLevelResolvers;
  ExamPartPayload?: ExamPartPayloadResolvers<ContextType>;
  ExamPayload?: ExamPayloadResolvers<ContextType>;
  ExamRemovedPayload?: ExamRemovedPayloadResolvers<ContextType>;
  ExamSection?: ExamSectionResolvers<ContextType>;
  ExamSectionPage?: ExamSectionPageResolvers<ContextType>;
  ExamSession?: ExamSessionResolvers<ContextType>;
  ExamSessionPayload?: ExamSessionPayloadResolvers<ContextType>;
  ExamSubject?: ExamSubjectResolvers<ContextType>;
  ExamSubjectPage?: ExamSubjectPageResolvers<ContextType>;
  ExamTopic?: ExamTopicResolvers<ContextType>;
  ExamTopicPage?: ExamTopicPageResolvers<ContextType>;
  ExportFormat?: ExportFormatResolvers;
  Facet?: FacetResolvers<ContextType>;
  FacetCount?: FacetCountResolvers<ContextType>;
  Feedback?: FeedbackResolvers<ContextType>;
  FeedbackAuthorKind?: FeedbackAuthorKindResolvers;
  FeedbackCategory?: FeedbackCategoryResolvers;
  FeedbackChannel?: FeedbackChannelResolvers;
  FeedbackDecision?: FeedbackDecisionResolvers;
  FeedbackDirection?: FeedbackDirectionResolvers;
  FeedbackLink?: FeedbackLinkResolvers<ContextType>;
  FeedbackLinkKind?: FeedbackLinkKindResolvers;
  FeedbackPage?: FeedbackPageResolvers<ContextType>;
  FeedbackPayload?: FeedbackPayloadResolvers<ContextType>;
  FeedbackPriority?: FeedbackPriorityResolvers;
  FeedbackSpeaker?: FeedbackSpeakerResolvers;
  FeedbackStatus?: FeedbackStatusResolvers;
  FeedbackType?: FeedbackTypeResolvers;
  FeedbackWords?: FeedbackWordsResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FieldValue?: GraphQLScalarType;
  File?: FileResolvers<ContextType>;
  FileImport?: FileImportResolvers<ContextType>;
  FileImportCell?: FileImportCellResolvers<ContextType>;
  FileImportPage?: FileImportPageResolvers<ContextType>;
  FileImportPayload?: FileImportPayloadResolvers<ContextType>;
  FileImportRow?: FileImportRowResolvers<ContextType>;
  FileImportRowPage?: FileImportRowPageResolvers<ContextType>;
  FollowUpState?: FollowUpStateResolvers;
  FoundSlot?: FoundSlotResolvers<ContextType>;
  FreeSlot?: FreeSlotResolvers<ContextType>;
  FreeTutor?: FreeTutorResolvers<ContextType>;
  Gender?: GenderResolvers;
  GoodwillStanding?: GoodwillStandingResolvers<ContextType>;
  GradeVerdict?: GradeVerdictResolvers;
  GroupEnrolment?: GroupEnrolmentResolvers<ContextType>;
  GroupInstance?: GroupInstanceResolvers<ContextType>;
  GroupInstancePayload?: GroupInstancePayloadResolvers<ContextType>;
  GroupInstanceStatus?: GroupInstanceStatusResolvers;
  GroupLesson?: GroupLessonResolvers<ContextType>;
  GroupLessonKind?: GroupLessonKindResolvers;
  GroupLessonPage?: GroupLessonPageResolvers<ContextType>;
  GroupLessonPayload?: GroupLessonPayloadResolvers<ContextType>;
  GroupLessonStatus?: GroupLessonStatusResolvers;
  GroupNextDate?: GroupNextDateResolvers<ContextType>;
  GroupPrice?: GroupPriceResolvers<ContextType>;
  HistoryConnection?: HistoryConnectionResolvers<ContextType>;
  HistoryEdge?: HistoryEdgeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryKind?: HistoryKindResolvers;
  HistoryPayload?: HistoryPayloadResolvers<ContextType>;
  HourKind?: HourKindResolvers;
  ImageOption?: ImageOptionResolvers<ContextType>;
  ImportKind?: ImportKindResolvers;
  ImportState?: ImportStateResolvers;
  InterviewOutcome?: InterviewOutcomeResolvers;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceIssuer?: InvoiceIssuerResolvers<ContextType>;
  InvoiceKind?: InvoiceKindResolvers;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoiceLineKind?: InvoiceLineKindResolvers;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  InvoicePayload?: InvoicePayloadResolvers<ContextType>;
  InvoiceStatus?: InvoiceStatusResolvers;
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
  KeptTime?: KeptTimeResolvers<ContextType>;
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
  LessonActor?: LessonActorResolvers;
  LessonAnswer?: LessonAnswerResolvers<ContextType>;
  LessonAnswerChoice?: LessonAnswerChoiceResolvers;
  LessonAnswerFact?: LessonAnswerFactResolvers<ContextType>;
  LessonAnswerKind?: LessonAnswerKindResolvers;
  LessonAnswerPayload?: LessonAnswerPayloadResolvers<ContextType>;
  LessonAnswerState?: LessonAnswerStateResolvers;
  LessonAssignment?: LessonAssignmentResolvers<ContextType>;
  LessonBilling?: LessonBillingResolvers;
  LessonCancellation?: LessonCancellationResolvers<ContextType>;
  LessonConfirmation?: LessonConfirmationResolvers<ContextType>;
  LessonConflict?: LessonConflictResolvers<ContextType>;
  LessonDispute?: LessonDisputeResolvers<ContextType>;
  LessonFor?: LessonForResolvers;
  LessonKind?: LessonKindResolvers;
  LessonLogChange?: LessonLogChangeResolvers<ContextType>;
  LessonLogEntry?: LessonLogEntryResolvers<ContextType>;
  LessonLogEntryPage?: LessonLogEntryPageResolvers<ContextType>;
  LessonLogEvent?: LessonLogEventResolvers;
  LessonLogSource?: LessonLogSourceResolvers;
  LessonMoment?: LessonMomentResolvers<ContextType>;
  LessonMove?: LessonMoveResolvers<ContextType>;
  LessonOutcome?: LessonOutcomeResolvers<ContextType>;
  LessonParty?: LessonPartyResolvers;
  LessonPrice?: LessonPriceResolvers<ContextType>;
  LessonProposal?: LessonProposalResolvers<ContextType>;
  LessonRater?: LessonRaterResolvers<ContextType>;
  LessonRating?: LessonRatingResolvers<ContextType>;
  LessonRatingPage?: LessonRatingPageResolvers<ContextType>;
  LessonRatingPayload?: LessonRatingPayloadResolvers<ContextType>;
  LessonReason?: LessonReasonResolvers;
  LessonReport?: LessonReportResolvers<ContextType>;
  LessonRequest?: LessonRequestResolvers<ContextType>;
  LessonRequestPage?: LessonRequestPageResolvers<ContextType>;
  LessonRequestPayload?: LessonRequestPayloadResolvers<ContextType>;
  LessonRequestStatus?: LessonRequestStatusResolvers;
  LessonReschedule?: LessonRescheduleResolvers<ContextType>;
  LessonResource?: LessonResourceResolvers<ContextType>;
  LessonSettlement?: LessonSettlementResolvers<ContextType>;
  LikelyDuplicate?: LikelyDuplicateResolvers<ContextType>;
  Likeness?: LikenessResolvers;
  ListView?: ListViewResolvers<ContextType>;
  ListViewPayload?: ListViewPayloadResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  LostReason?: LostReasonResolvers;
  Mail?: MailResolvers<ContextType>;
  MailPage?: MailPageResolvers<ContextType>;
  MailShown?: MailShownResolvers<ContextType>;
  MailStatus?: MailStatusResolvers;
  MailTemplate?: MailTemplateResolvers;
  MatchReason?: MatchReasonResolvers;
  MatchReasonGiven?: MatchReasonGivenResolvers<ContextType>;
  MeetingProvider?: MeetingProviderResolvers;
  MergeField?: MergeFieldResolvers<ContextType>;
  MergeMove?: MergeMoveResolvers<ContextType>;
  MergeMoveKind?: MergeMoveKindResolvers;
  MergePreview?: MergePreviewResolvers<ContextType>;
  MergeSide?: MergeSideResolvers;
  Message?: MessageResolvers<ContextType>;
  MessagePage?: MessagePageResolvers<ContextType>;
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  MinorUnits?: GraphQLScalarType;
  MovedSlot?: MovedSlotResolvers<ContextType>;
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
  OutcomeSource?: OutcomeSourceResolvers;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaidLessonKind?: PaidLessonKindResolvers;
  PairVerdict?: PairVerdictResolvers;
  PasswordChangePayload?: PasswordChangePayloadResolvers<ContextType>;
  PasswordResetPayload?: PasswordResetPayloadResolvers<ContextType>;
  PasswordResetRequestPayload?: PasswordResetRequestPayloadResolvers<ContextType>;
  PayRate?: PayRateResolvers<ContextType>;
  PayRatePayload?: PayRatePayloadResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentAllocation?: PaymentAllocationResolvers<ContextType>;
  PaymentGateway?: PaymentGatewayResolvers;
  PaymentMethod?: PaymentMethodResolvers;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  PaymentStatus?: PaymentStatusResolvers;
  PayoutAccount?: PayoutAccountResolvers<ContextType>;
  PayoutAccountPayload?: PayoutAccountPayloadResolvers<ContextType>;
  PayoutMethod?: PayoutMethodResolvers;
  Period?: PeriodResolvers;
  Permission?: PermissionResolvers;
  PermissionArea?: PermissionAreaResolvers<ContextType>;
  PermissionGrant?: PermissionGrantResolvers<ContextType>;
  PersonMerge?: PersonMergeResolvers<ContextType>;
  PlannedGroupDate?: PlannedGroupDateResolvers<ContextType>;
  PlannedLesson?: PlannedLessonResolvers<ContextType>;
  PodBillingMode?: PodBillingModeResolvers;
  PodMember?: PodMemberResolvers<ContextType>;
  PodStatus?: PodStatusResolvers;
  PolicyCopy?: PolicyCopyResolvers<ContextType>;
  PreferredTime?: PreferredTimeResolvers<ContextType>;
  PrepaymentType?: PrepaymentTypeResolvers;
  PriceBasis?: PriceBasisResolvers;
  ProgressState?: ProgressStateResolvers;
  ProposalState?: ProposalStateResolvers;
  ProposedSlot?: ProposedSlotResolvers<ContextType>;
  ProposedTime?: ProposedTimeResolvers<ContextType>;
  Qualification?: QualificationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RaterKind?: RaterKindResolvers;
  RatingTag?: RatingTagResolvers;
  RatingsIcon?: RatingsIconResolvers<ContextType>;
  RatingsOfLesson?: RatingsOfLessonResolvers<ContextType>;
  RefusalError?: RefusalErrorResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegionPage?: RegionPageResolvers<ContextType>;
  RegionPayload?: RegionPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RejectionReason?: RejectionReasonResolvers;
  Relationship?: RelationshipResolvers;
  RescheduleAnswer?: RescheduleAnswerResolvers;
  RescheduleStatus?: RescheduleStatusResolvers;
  ResourceKind?: ResourceKindResolvers;
  ReviewOutcome?: ReviewOutcomeResolvers;
  Role?: RoleResolvers;
  RowCandidate?: RowCandidateResolvers<ContextType>;
  RowChange?: RowChangeResolvers<ContextType>;
  RowVerdict?: RowVerdictResolvers;
  RowVerdictCount?: RowVerdictCountResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResultKind?: SearchResultKindResolvers;
  ServiceFeedbackCategory?: ServiceFeedbackCategoryResolvers;
  Session?: SessionResolvers<ContextType>;
  SessionBlock?: SessionBlockResolvers<ContextType>;
  SessionCheck?: SessionCheckResolvers<ContextType>;
  SessionComment?: SessionCommentResolvers<ContextType>;
  SessionGrade?: SessionGradeResolvers<ContextType>;
  SessionReview?: SessionReviewResolvers<ContextType>;
  SessionVersion?: SessionVersionResolvers<ContextType>;
  SessionsPayload?: SessionsPayloadResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  SettingPayload?: SettingPayloadResolvers<ContextType>;
  SettlementRound?: SettlementRoundResolvers<ContextType>;
  SettlementRule?: SettlementRuleResolvers;
  ShortReason?: ShortReasonResolvers;
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
  StudentRating?: StudentRatingResolvers<ContextType>;
  StudentRatingPage?: StudentRatingPageResolvers<ContextType>;
  StudentRatingPayload?: StudentRatingPayloadResolvers<ContextType>;
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
  TutorFigures?: TutorFiguresResolvers<ContextType>;
  TutorLearner?: TutorLearnerResolvers<ContextType>;
  TutorMatch?: TutorMatchResolvers<ContextType>;
  TutorPage?: TutorPageResolvers<ContextType>;
  TutorPayload?: TutorPayloadResolvers<ContextType>;
  TutorStatus?: TutorStatusResolvers;
  TutorTime?: TutorTimeResolvers<ContextType>;
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
