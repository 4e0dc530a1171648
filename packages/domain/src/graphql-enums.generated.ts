// Written by scripts/write-enums.ts from the lists whose comments say `@graphql`; do not edit.

import { oneTimeCodeStates, staffEvents, staffStatuses } from "./account/staff-enums.ts";
import { appItemKinds } from "./app-content/app-content-enums.ts";
import { appContentKinds, appFeedbackCategories, appFeedbackStatuses } from "./app-feedback/app-feedback-enums.ts";
import { bannerAudiences, bannerPlacements, bannerStandings } from "./banners/banner-enums.ts";
import { bankDisputeOutcomes, bankDisputeStatuses, invoiceKinds, invoiceLineKinds, invoiceStatuses, paymentGateways, paymentMethods, paymentStatuses, prepaymentTypes, refundWays } from "./billing/billing-enums.ts";
import { bookMonthStates } from "./billing/book-months.ts";
import { bookParts } from "./billing/book-parts.ts";
import { courseCreditStates, creditEntryTypes, creditSources, creditUnits, lessonCovers } from "./billing/credit-enums.ts";
import { balanceKinds } from "./billing/customer-balance.ts";
import { lessonMoneyStates } from "./billing/lesson-money.ts";
import { billingGapReasons } from "./billing/ongoing/ongoing-enums.ts";
import { openMatters } from "./billing/open-matters.ts";
import { statementKinds } from "./billing/statement.ts";
import { paymentMatchReasons } from "./billing/unclear-payments.ts";
import { entityKinds, historyKinds } from "./changes.ts";
import { assignmentStates, creatorStatuses, reviewOutcomes } from "./content/assignment-enums.ts";
import { answerStrictnesses, blockKinds, gradeVerdicts } from "./content/block-kinds.ts";
import { activeFlags, contentStatuses, examPartLevels } from "./content/content-enums.ts";
import { curriculumEvents, curriculumShapes, curriculumStatuses, progressStates, resourceKinds, subdivisionTypes } from "./curriculum/curriculum-enums.ts";
import { podBillingModes, podStatuses } from "./customer-pods/pod-enums.ts";
import { demoEventKinds } from "./demo/calendar.ts";
import { mailFolders } from "./demo/mail.ts";
import { demoInvoiceStatuses, demoOrderStatuses } from "./demo/management.ts";
import { demoProjectStatuses } from "./demo/projects.ts";
import { auditActions, changeActions, currencies, notificationTypes, periods, roles, searchResultKinds, userErrorCodes, viewAudiences } from "./enums.ts";
import { feedbackChannels, feedbackDecisions, feedbackLinkKinds, feedbackPriorities, feedbackSpeakers, feedbackStatuses, feedbackTypes, serviceFeedbackCategories } from "./feedbacks/feedback-enums.ts";
import { enrolmentStatuses, groupInstanceStatuses, groupLessonKinds, groupLessonStatuses, placeDisputeStatuses, priceBases } from "./group-lessons/group-enums.ts";
import { candidacyStages, candidateSources, checkStates, interviewOutcomes, offerAnswers, rejectionReasons } from "./hiring/hiring-enums.ts";
import { dateOrders, importKinds, importStates, rowVerdicts, undoVerdicts } from "./imports/import-enums.ts";
import { followUpStates, journalKinds, journalVisibilities } from "./journal/journal-enums.ts";
import { nearKinds, partsOfSpeech, toneMarkings } from "./language/word-enums.ts";
import { leadActionDues, leadStages, lostReasons } from "./leads/lead-enums.ts";
import { answerChoices, answerKinds, answerStates } from "./lessons/answer-enums.ts";
import { calendarSides } from "./lessons/calendar-enums.ts";
import { bookedLessonStatuses, clockChanges, confirmedLessonStatuses, lessonActors, lessonLogEvents, lessonLogSources, lessonParties, lessonReasons, meetingProviders, outcomeSources, rescheduleAnswers, rescheduleStatuses, settlementStates, shortReasons } from "./lessons/course-enums.ts";
import { lessonRearrangements } from "./lessons/cover-enums.ts";
import { conflictLevels, conflictRules, lessonBillings, lessonKinds, matchReasons, proposalStates, requestStatuses } from "./lessons/lesson-enums.ts";
import { settlementRules } from "./lessons/settlement-enums.ts";
import { agreementStates, partnerKinds, partnerStatuses } from "./partners/partner-enums.ts";
import { partnerLearnerWays } from "./partners/partner-learner-enums.ts";
import { partnerRoles, partnerUserStatuses } from "./partners/partner-user-enums.ts";
import { likenesses, mergeMoves, mergeSides, pairVerdicts } from "./people/merge-enums.ts";
import { ageGroups, contactChannels, customerSources, customerStatuses, dependentStatuses, genders, learnerKinds, learnerLevels, lessonFor, relationships } from "./people/people-enums.ts";
import { permissions } from "./permissions.ts";
import { appPlatforms, productUpdateAudiences, productUpdateKinds, productUpdateStatuses } from "./product-updates/update-enums.ts";
import { promoDiscounts, promoScopes, promoStandings, promoStatuses, promoTargets, redemptionStatuses } from "./promos/promo-enums.ts";
import { raterKinds, ratingTags } from "./ratings/rating-enums.ts";
import { recordedKinds, recordingActs, recordingStates, soundings } from "./recordings/recording-enums.ts";
import { codeHolderKinds } from "./referrals/referral-code.ts";
import { payoutStatuses, referralFlags, referralRewardKinds, referralSchemes, referralStatuses, referrerStatuses, teacherRewardTypes } from "./referrals/referral-enums.ts";
import { activityReportNames, reportComparisons, reportGrains, reportItemKinds, reportNames } from "./reports/report-enums.ts";
import { reportMailRhythms } from "./reports/report-mail-enums.ts";
import { sealFaultKinds } from "./reports/seal-enums.ts";
import { reviewActs, reviewStatuses } from "./review/review-enums.ts";
import { ageBands, consentUses, speakerStatuses } from "./speakers/speaker-enums.ts";
import { stagePlaces } from "./stories/story-enums.ts";
import { accountJobKinds, accountJobStates, exportFormats, itemVerdicts } from "./system/account-job-enums.ts";
import { jobRunStates, jobTriggers } from "./system/job-enums.ts";
import { mailStatuses, mailTemplates, templateChannels, templateLanguages } from "./system/mail-enums.ts";
import { templateKinds } from "./system/template-kinds.ts";
import { taskDues, taskKinds, taskSubjectKinds } from "./tasks/task-enums.ts";
import { timelineKinds } from "./timeline/timeline-enums.ts";
import { tokenStates } from "./tokens/token-enums.ts";
import { feedbackAuthorKinds, feedbackCategories, feedbackDirections, tutorFeedbackStatuses } from "./tutor-feedback/tutor-feedback-enums.ts";
import { documentKinds, documentStates, hourKinds, paidLessonKinds, payoutMethods, timeOffReasons, tutorStatuses } from "./tutors/tutor-enums.ts";

/** The GraphQL enums that are closed lists of ours: name → values in wire spelling. */
export const graphqlEnums: Record<string, readonly string[]> = {
  AccountJobKind: accountJobKinds,
  AccountJobState: accountJobStates,
  ActiveFlag: activeFlags,
  ActivityReportName: activityReportNames,
  AgeBand: ageBands,
  AgeGroup: ageGroups,
  AgreementState: agreementStates,
  AnswerStrictness: answerStrictnesses,
  AppContentKind: appContentKinds,
  AppFeedbackCategory: appFeedbackCategories,
  AppFeedbackStatus: appFeedbackStatuses,
  AppItemKind: appItemKinds,
  AppPlatform: appPlatforms,
  AssignmentState: assignmentStates,
  AuditAction: auditActions,
  BalanceKind: balanceKinds,
  BankDisputeOutcome: bankDisputeOutcomes,
  BankDisputeStatus: bankDisputeStatuses,
  BannerAudience: bannerAudiences,
  BannerPlacement: bannerPlacements,
  BannerStanding: bannerStandings,
  BillingGapReason: billingGapReasons,
  BlockKind: blockKinds,
  BookMonthState: bookMonthStates,
  BookPart: bookParts,
  BookedLessonStatus: bookedLessonStatuses,
  CalendarSide: calendarSides,
  CandidacyStage: candidacyStages,
  CandidateSource: candidateSources,
  ChangeAction: changeActions,
  CheckState: checkStates,
  ClockChange: clockChanges,
  CodeHolderKind: codeHolderKinds,
  ConfirmedLessonStatus: confirmedLessonStatuses,
  ConflictLevel: conflictLevels,
  ConflictRule: conflictRules,
  ConsentUse: consentUses,
  ContactChannel: contactChannels,
  ContentStatus: contentStatuses,
  CourseCreditState: courseCreditStates,
  CreatorStatus: creatorStatuses,
  CreditEntryType: creditEntryTypes,
  CreditSource: creditSources,
  CreditUnit: creditUnits,
  Currency: currencies,
  CurriculumEvent: curriculumEvents,
  CurriculumShape: curriculumShapes,
  CurriculumStatus: curriculumStatuses,
  CustomerSource: customerSources,
  CustomerStatus: customerStatuses,
  DateOrder: dateOrders,
  DemoEventKind: demoEventKinds,
  DemoInvoiceStatus: demoInvoiceStatuses,
  DemoMailFolder: mailFolders,
  DemoOrderStatus: demoOrderStatuses,
  DemoProjectStatus: demoProjectStatuses,
  DependentStatus: dependentStatuses,
  DocumentKind: documentKinds,
  DocumentState: documentStates,
  EnrolmentStatus: enrolmentStatuses,
  EntityKind: entityKinds,
  ExamPartLevel: examPartLevels,
  ExportFormat: exportFormats,
  FeedbackAuthorKind: feedbackAuthorKinds,
  FeedbackCategory: feedbackCategories,
  FeedbackChannel: feedbackChannels,
  FeedbackDecision: feedbackDecisions,
  FeedbackDirection: feedbackDirections,
  FeedbackLinkKind: feedbackLinkKinds,
  FeedbackPriority: feedbackPriorities,
  FeedbackSpeaker: feedbackSpeakers,
  FeedbackStatus: feedbackStatuses,
  FeedbackType: feedbackTypes,
  FollowUpState: followUpStates,
  Gender: genders,
  GradeVerdict: gradeVerdicts,
  GroupInstanceStatus: groupInstanceStatuses,
  GroupLessonKind: groupLessonKinds,
  GroupLessonStatus: groupLessonStatuses,
  HistoryKind: historyKinds,
  HourKind: hourKinds,
  ImportKind: importKinds,
  ImportState: importStates,
  InterviewOutcome: interviewOutcomes,
  InvoiceKind: invoiceKinds,
  InvoiceLineKind: invoiceLineKinds,
  InvoiceStatus: invoiceStatuses,
  ItemVerdict: itemVerdicts,
  JobRunState: jobRunStates,
  JobTrigger: jobTriggers,
  JournalKind: journalKinds,
  JournalVisibility: journalVisibilities,
  LeadActionDue: leadActionDues,
  LeadStage: leadStages,
  LearnerKind: learnerKinds,
  LearnerLevel: learnerLevels,
  LessonActor: lessonActors,
  LessonAnswerChoice: answerChoices,
  LessonAnswerKind: answerKinds,
  LessonAnswerState: answerStates,
  LessonBilling: lessonBillings,
  LessonCover: lessonCovers,
  LessonFor: lessonFor,
  LessonKind: lessonKinds,
  LessonLogEvent: lessonLogEvents,
  LessonLogSource: lessonLogSources,
  LessonMoneyState: lessonMoneyStates,
  LessonParty: lessonParties,
  LessonRearrangement: lessonRearrangements,
  LessonReason: lessonReasons,
  LessonRequestStatus: requestStatuses,
  Likeness: likenesses,
  LostReason: lostReasons,
  MailStatus: mailStatuses,
  MailTemplate: mailTemplates,
  MatchReason: matchReasons,
  MeetingProvider: meetingProviders,
  MergeMoveKind: mergeMoves,
  MergeSide: mergeSides,
  NearKind: nearKinds,
  NotificationType: notificationTypes,
  OfferAnswer: offerAnswers,
  OneTimeCodeState: oneTimeCodeStates,
  OpenMatter: openMatters,
  OutcomeSource: outcomeSources,
  PaidLessonKind: paidLessonKinds,
  PairVerdict: pairVerdicts,
  PartOfSpeech: partsOfSpeech,
  PartnerKind: partnerKinds,
  PartnerLearnerWay: partnerLearnerWays,
  PartnerRole: partnerRoles,
  PartnerStatus: partnerStatuses,
  PartnerUserStatus: partnerUserStatuses,
  PaymentGateway: paymentGateways,
  PaymentMatchReason: paymentMatchReasons,
  PaymentMethod: paymentMethods,
  PaymentStatus: paymentStatuses,
  PayoutMethod: payoutMethods,
  Period: periods,
  Permission: permissions,
  PlaceDisputeStatus: placeDisputeStatuses,
  PodBillingMode: podBillingModes,
  PodStatus: podStatuses,
  PrepaymentType: prepaymentTypes,
  PriceBasis: priceBases,
  ProductUpdateAudience: productUpdateAudiences,
  ProductUpdateKind: productUpdateKinds,
  ProductUpdateStatus: productUpdateStatuses,
  ProgressState: progressStates,
  PromoDiscount: promoDiscounts,
  PromoScope: promoScopes,
  PromoStanding: promoStandings,
  PromoStatus: promoStatuses,
  PromoTarget: promoTargets,
  ProposalState: proposalStates,
  RaterKind: raterKinds,
  RatingTag: ratingTags,
  RecordedKind: recordedKinds,
  RecordingAct: recordingActs,
  RecordingState: recordingStates,
  RedemptionStatus: redemptionStatuses,
  ReferralFlag: referralFlags,
  ReferralPayoutStatus: payoutStatuses,
  ReferralRewardKind: referralRewardKinds,
  ReferralScheme: referralSchemes,
  ReferralStatus: referralStatuses,
  ReferrerStatus: referrerStatuses,
  RefundWay: refundWays,
  RejectionReason: rejectionReasons,
  Relationship: relationships,
  ReportComparison: reportComparisons,
  ReportGrain: reportGrains,
  ReportItemKind: reportItemKinds,
  ReportMailRhythm: reportMailRhythms,
  ReportName: reportNames,
  RescheduleAnswer: rescheduleAnswers,
  RescheduleStatus: rescheduleStatuses,
  ResourceKind: resourceKinds,
  ReviewAct: reviewActs,
  ReviewOutcome: reviewOutcomes,
  ReviewStatus: reviewStatuses,
  Role: roles,
  RowVerdict: rowVerdicts,
  SealFaultKind: sealFaultKinds,
  SearchResultKind: searchResultKinds,
  ServiceFeedbackCategory: serviceFeedbackCategories,
  ServiceTokenState: tokenStates,
  SettlementRule: settlementRules,
  SettlementState: settlementStates,
  ShortReason: shortReasons,
  Sounding: soundings,
  SpeakerStatus: speakerStatuses,
  StaffEvent: staffEvents,
  StaffStatus: staffStatuses,
  StagePlace: stagePlaces,
  StatementLineKind: statementKinds,
  SubdivisionType: subdivisionTypes,
  TaskDue: taskDues,
  TaskKind: taskKinds,
  TaskSubjectKind: taskSubjectKinds,
  TeacherRewardType: teacherRewardTypes,
  TemplateChannel: templateChannels,
  TemplateKind: templateKinds,
  TemplateLanguage: templateLanguages,
  TimeOffReason: timeOffReasons,
  TimelineKind: timelineKinds,
  ToneMarking: toneMarkings,
  TutorFeedbackStatus: tutorFeedbackStatuses,
  TutorStatus: tutorStatuses,
  UndoVerdict: undoVerdicts,
  UserErrorCode: userErrorCodes,
  ViewAudience: viewAudiences,
};
