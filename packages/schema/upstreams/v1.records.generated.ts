// Written by scripts/write-wire-checks.ts; do not edit.

import type { components } from "./v1.generated.ts";

type Schemas = components["schemas"];
type Fields = Readonly<Record<string, unknown>>;

export type AccountUser = Schemas["AccountUser"];
export type CallingToken = Schemas["CallingToken"];
export type Session = Schemas["Session"];
export type Activation = Schemas["Activation"];
export type StaffMember = Schemas["StaffMember"];
export type StaffUser = Schemas["StaffUser"];
export type Facet = Schemas["Facet"];
export type StaffActivity = Schemas["StaffActivity"];
export type Mail = Schemas["Mail"];
export type SubjectOption = Schemas["SubjectOption"];
export type OnboardedTutor = Schemas["OnboardedTutor"];
export type Tutor = Schemas["Tutor"];
export type TaughtSubject = Schemas["TaughtSubject"];
export type Qualification = Schemas["Qualification"];
export type WeeklyHours = Schemas["WeeklyHours"];
export type TutorDocument = Schemas["TutorDocument"];
export type TutorDay = Schemas["TutorDay"];
export type TutorTimeOff = Schemas["TutorTimeOff"];
export type PayRate = Schemas["PayRate"];
export type PayoutAccount = Schemas["PayoutAccount"];
export type Candidacy = Schemas["Candidacy"];
export type StageStep = Schemas["StageStep"];
export type MailShown = Schemas["MailShown"];
export type JournalEntry = Schemas["JournalEntry"];
export type JournalTemplate = Schemas["JournalTemplate"];
export type TutorFeedback = Schemas["TutorFeedback"];
export type LessonRequest = Schemas["LessonRequest"];
export type PreferredTime = Schemas["PreferredTime"];
export type LessonConflict = Schemas["LessonConflict"];
export type TutorMatch = Schemas["TutorMatch"];
export type MatchReasonGiven = Schemas["MatchReasonGiven"];
export type FoundSlot = Schemas["FoundSlot"];
export type UsualPrice = Schemas["UsualPrice"];
export type MatchCount = Schemas["MatchCount"];
export type LessonProposal = Schemas["LessonProposal"];
export type ProposedSlot = Schemas["ProposedSlot"];
export type ConfirmedLesson = Schemas["ConfirmedLesson"];
export type CourseSlot = Schemas["CourseSlot"];
export type PolicyCopy = Schemas["PolicyCopy"];
export type EarlierPrice = Schemas["EarlierPrice"];
export type CourseHandover = Schemas["CourseHandover"];
export type CourseChange = Schemas["CourseChange"];
export type PlannedLesson = Schemas["PlannedLesson"];
export type LessonPreview = Schemas["LessonPreview"];
export type LessonComesTo = Schemas["LessonComesTo"];
export type SettlementRound = Schemas["SettlementRound"];
export type LessonMoney = Schemas["LessonMoney"];
export type LessonMoneyPart = Schemas["LessonMoneyPart"];
export type CreditNoteAhead = Schemas["CreditNoteAhead"];
export type LessonConfirmation = Schemas["LessonConfirmation"];
export type FamilyCourses = Schemas["FamilyCourses"];
export type Family = Schemas["Family"];
export type Customer = Schemas["Customer"];
export type BookedLesson = Schemas["BookedLesson"];
export type LessonCancellation = Schemas["LessonCancellation"];
export type LessonOutcome = Schemas["LessonOutcome"];
export type LessonReport = Schemas["LessonReport"];
export type LessonReschedule = Schemas["LessonReschedule"];
export type ProposedTime = Schemas["ProposedTime"];
export type LessonMove = Schemas["LessonMove"];
export type LessonDispute = Schemas["LessonDispute"];
export type LessonSettlement = Schemas["LessonSettlement"];
export type CoverTutors = Schemas["CoverTutors"];
export type LessonLogEntry = Schemas["LessonLogEntry"];
export type LessonLogChange = Schemas["LessonLogChange"];
export type LessonRating = Schemas["LessonRating"];
export type StudentRating = Schemas["StudentRating"];
export type RatingsOfLesson = Schemas["RatingsOfLesson"];
export type LessonRater = Schemas["LessonRater"];
export type PersonLessons = Schemas["PersonLessons"];
export type LessonMoment = Schemas["LessonMoment"];
export type TutorFigures = Schemas["TutorFigures"];
export type TutorLearner = Schemas["TutorLearner"];
export type LessonAnswer = Schemas["LessonAnswer"];
export type CalendarLink = Schemas["CalendarLink"];
export type Calendar = Schemas["Calendar"];
export type CalendarEntry = Schemas["CalendarEntry"];
export type CalendarTutor = Schemas["CalendarTutor"];
export type CalendarPerson = Schemas["CalendarPerson"];
export type CalendarAway = Schemas["CalendarAway"];
export type CourseFree = Schemas["CourseFree"];
export type FreeTutor = Schemas["FreeTutor"];
export type ClockChangeReview = Schemas["ClockChangeReview"];
export type ClockShift = Schemas["ClockShift"];
export type MovedSlot = Schemas["MovedSlot"];
export type TutorTime = Schemas["TutorTime"];
export type KeptTime = Schemas["KeptTime"];
export type ClockNotice = Schemas["ClockNotice"];
export type ChangedRule = Schemas["ChangedRule"];
export type Referrer = Schemas["Referrer"];
export type MoneySum = Schemas["MoneySum"];
export type ReferralReward = Schemas["ReferralReward"];
export type Referral = Schemas["Referral"];
export type ReferralFacts = Schemas["ReferralFacts"];
export type ReferralSide = Schemas["ReferralSide"];
export type ReferralPayout = Schemas["ReferralPayout"];
export type ReferralPayoutLine = Schemas["ReferralPayoutLine"];
export type CodeHolder = Schemas["CodeHolder"];
export type ReferralLinkTarget = Schemas["ReferralLinkTarget"];
export type HistoryEntry = Schemas["HistoryEntry"];
export type SavedVersion = Schemas["SavedVersion"];
export type Event = Schemas["Event"];
export type CurriculumAttachment = Schemas["CurriculumAttachment"];
export type TopicProgress = Schemas["TopicProgress"];
export type AppLessonItem = Schemas["AppLessonItem"];
export type AppLesson = Schemas["AppLesson"];
export type AppBlock = Schemas["AppBlock"];
export type AppBlockMaths = Schemas["AppBlockMaths"];
export type AppOption = Schemas["AppOption"];
export type AppImageOption = Schemas["AppImageOption"];
export type AppRating = Schemas["AppRating"];
export type AppRatingsIcon = Schemas["AppRatingsIcon"];
export type DemoBoard = Schemas["DemoBoard"];
export type DemoBoardList = Schemas["DemoBoardList"];
export type DemoBoardCard = Schemas["DemoBoardCard"];
export type DemoBoardComment = Schemas["DemoBoardComment"];
export type DemoBoardChecklist = Schemas["DemoBoardChecklist"];
export type DemoBoardCheckItem = Schemas["DemoBoardCheckItem"];
export type DemoProduct = Schemas["DemoProduct"];
export type DemoCustomer = Schemas["DemoCustomer"];
export type DemoOrder = Schemas["DemoOrder"];
export type DemoItem = Schemas["DemoItem"];
export type DemoInvoice = Schemas["DemoInvoice"];
export type DemoMailLabel = Schemas["DemoMailLabel"];
export type DemoMail = Schemas["DemoMail"];
export type DemoSocialPost = Schemas["DemoSocialPost"];
export type DemoSocialComment = Schemas["DemoSocialComment"];
export type DemoSocialUser = Schemas["DemoSocialUser"];
export type DemoSocialConnection = Schemas["DemoSocialConnection"];
export type DemoProjectStatistics = Schemas["DemoProjectStatistics"];
export type DemoProject = Schemas["DemoProject"];
export type DemoProjectFile = Schemas["DemoProjectFile"];
export type DemoProjectActivity = Schemas["DemoProjectActivity"];
export type DemoChatContact = Schemas["DemoChatContact"];
export type DemoChatThread = Schemas["DemoChatThread"];
export type DemoChatMessage = Schemas["DemoChatMessage"];
export type DemoChatAttachment = Schemas["DemoChatAttachment"];
export type DemoEvent = Schemas["DemoEvent"];
export type DemoReferral = Schemas["DemoReferral"];
export type DemoProfitableProduct = Schemas["DemoProfitableProduct"];
export type DemoCustomerActivity = Schemas["DemoCustomerActivity"];
export type DemoEarning = Schemas["DemoEarning"];
export type DemoTask = Schemas["DemoTask"];
export type DemoAccountSettings = Schemas["DemoAccountSettings"];
export type DemoSubscription = Schemas["DemoSubscription"];

function isArrayOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  for (const one of value as unknown[]) if (!fits(one)) return false;
  return true;
}

const accountUserUser_role: ReadonlySet<unknown> = new Set(["","admin","content-creator","content-manager","super-admin","director"]);

const accountUserStatus: ReadonlySet<unknown> = new Set(["invited","pending","active","suspended","refused"]);

const activationState: ReadonlySet<unknown> = new Set(["ready","used","expired"]);

const staffUserUser_role: ReadonlySet<unknown> = new Set(["","admin","content-creator","content-manager","super-admin","director"]);

const staffUserStatus: ReadonlySet<unknown> = new Set(["invited","pending","active","suspended","refused"]);

const staffActivityAction: ReadonlySet<unknown> = new Set(["created","updated","state-changed","deleted","archived","exported","viewed-sensitive","signed-in","sign-in-failed","permission-denied","impersonated"]);

const mailTemplate: ReadonlySet<unknown> = new Set(["invitation","admission","refusal","reinstatement","password-reset","already-registered","message","tutor-invitation","partner-invitation","document-expiry","token-expiry","lesson","report"]);

const mailStatus: ReadonlySet<unknown> = new Set(["waiting","sent","stored","failed","withdrawn"]);

const subjectOptionValue: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const onboardedTutorStatus: ReadonlySet<unknown> = new Set(["active","on-leave","paused","left"]);

const tutorGender: ReadonlySet<unknown> = new Set(["female","male","other","undisclosed"]);

const tutorStatus: ReadonlySet<unknown> = new Set(["active","on-leave","paused","left"]);

const taughtSubjectSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const taughtSubjectLevelsItem: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const taughtSubjectAgeGroupsItem: ReadonlySet<unknown> = new Set(["under-5","from-5","from-9","from-13","adult"]);

const tutorDocumentKind: ReadonlySet<unknown> = new Set(["id","contract","background-check","certificate","tax"]);

const tutorDayKind: ReadonlySet<unknown> = new Set(["available","unavailable"]);

const tutorTimeOffReason: ReadonlySet<unknown> = new Set(["holiday","sick","public-holiday","personal","other"]);

const payRateSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const payRateLessonKind: ReadonlySet<unknown> = new Set(["trial","regular","one-off","make-up","learning-pod","virtual-immersion"]);

const payRateCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const payoutAccountMethod: ReadonlySet<unknown> = new Set(["bank","paystack","wise","manual"]);

const payoutAccountCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const candidacyGender: ReadonlySet<unknown> = new Set(["female","male","other","undisclosed"]);

const candidacyStage: ReadonlySet<unknown> = new Set(["applied","screening","interview","demo-lesson","checks","offer","on-hold","onboarded","rejected","withdrawn"]);

const candidacyHeldFrom: ReadonlySet<unknown> = new Set(["applied","screening","interview","demo-lesson","checks","offer","on-hold","onboarded","rejected","withdrawn"]);

const candidacySource: ReadonlySet<unknown> = new Set(["organic","referral","job-board","social","event","other"]);

const candidacyInterviewOutcome: ReadonlySet<unknown> = new Set(["suitable","unsure","unsuitable"]);

const candidacyIdCheck: ReadonlySet<unknown> = new Set(["todo","waiting","done","failed","not-needed"]);

const candidacyBackgroundCheck: ReadonlySet<unknown> = new Set(["todo","waiting","done","failed","not-needed"]);

const candidacyReferencesCheck: ReadonlySet<unknown> = new Set(["todo","waiting","done","failed","not-needed"]);

const candidacyContractCheck: ReadonlySet<unknown> = new Set(["todo","waiting","done","failed","not-needed"]);

const candidacyPayoutCheck: ReadonlySet<unknown> = new Set(["todo","waiting","done","failed","not-needed"]);

const candidacyOfferCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const candidacyOfferAnswer: ReadonlySet<unknown> = new Set(["accepted","declined"]);

const candidacyRejectionReason: ReadonlySet<unknown> = new Set(["language-level","teaching-skill","reliability","documents","failed-checks","availability","pay-expectation","duplicate","withdrew","policy","other"]);

const candidacyStageReached: ReadonlySet<unknown> = new Set(["applied","screening","interview","demo-lesson","checks","offer","on-hold","onboarded","rejected","withdrawn"]);

const stageStepStage: ReadonlySet<unknown> = new Set(["applied","screening","interview","demo-lesson","checks","offer","on-hold","onboarded","rejected","withdrawn"]);

const journalEntryKind: ReadonlySet<unknown> = new Set(["observation","check-in","training","praise","warning","incident","pay-note","other"]);

const journalEntryVisibility: ReadonlySet<unknown> = new Set(["staff","managers-only","shared-with-tutor"]);

const journalTemplateKind: ReadonlySet<unknown> = new Set(["observation","check-in","training","praise","warning","incident","pay-note","other"]);

const tutorFeedbackDirection: ReadonlySet<unknown> = new Set(["about-tutor","from-tutor"]);

const tutorFeedbackAuthorKind: ReadonlySet<unknown> = new Set(["customer","learner","tutor","staff"]);

const tutorFeedbackCategory: ReadonlySet<unknown> = new Set(["teaching","punctuality","communication","technology","materials","curriculum","pay","safeguarding","other"]);

const tutorFeedbackStatus: ReadonlySet<unknown> = new Set(["new","acknowledged","in-progress","resolved"]);

const lessonRequestSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const lessonRequestKind: ReadonlySet<unknown> = new Set(["trial","regular","one-off","make-up"]);

const lessonRequestLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const lessonRequestTutorGender: ReadonlySet<unknown> = new Set(["female","male","other","undisclosed"]);

const lessonRequestStatus: ReadonlySet<unknown> = new Set(["new","proposed","tutor-accepted","confirmed","cancelled","expired"]);

const lessonConflictRule: ReadonlySet<unknown> = new Set(["tutor-busy","learner-busy","tutor-away","not-taking","not-taught","background-check","outside-hours","hours-not-set","gap","weekly-hours","notice","night"]);

const lessonConflictLevel: ReadonlySet<unknown> = new Set(["hard","director","soft"]);

const matchReasonGivenReason: ReadonlySet<unknown> = new Set(["subject-and-level","subject-only","preferred","dialect","native-speaker","age-group","all-times","some-times","no-times","hours-not-set","shifts","load","earlier-lessons","rating","away","unchecked"]);

const usualPricePriceCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const lessonProposalState: ReadonlySet<unknown> = new Set(["open","accepted","declined","expired","refused","withdrawn","confirmed"]);

const lessonProposalPriceCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const lessonProposalBilling: ReadonlySet<unknown> = new Set(["prepaid","ongoing"]);

const confirmedLessonSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const confirmedLessonKind: ReadonlySet<unknown> = new Set(["trial","regular","one-off","make-up"]);

const confirmedLessonPriceCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const confirmedLessonBilling: ReadonlySet<unknown> = new Set(["prepaid","ongoing"]);

const confirmedLessonMeetingProvider: ReadonlySet<unknown> = new Set(["zoom","meet","teams","in-app","other"]);

const confirmedLessonStatus: ReadonlySet<unknown> = new Set(["awaiting-payment","active","paused","ended","cancelled"]);

const plannedLessonClockChange: ReadonlySet<unknown> = new Set(["gap","overlap"]);

const settlementRoundRuleId: ReadonlySet<unknown> = new Set(["completed","cut-short","cut-short-agreed","customer-in-time","customer-late-free","customer-late","tutor-early","tutor-late","staff","moved","moved-late-agreed","moved-late","trial-no-show","student-no-show","tutor-no-show","outage-before","outage-after","group-attended","group-absent","group-left-late","not-run","not-run-late","group-cancelled","group-cancelled-late","dispute","dispute-lowered","waived","reversed"]);

const settlementRoundState: ReadonlySet<unknown> = new Set(["unposted","posted","before-books"]);

const lessonMoneyState: ReadonlySet<unknown> = new Set(["unposted","before-books","nothing","used","to-bill","billed","reopened","resting"]);

const lessonMoneyCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const creditNoteAheadCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const customerGender: ReadonlySet<unknown> = new Set(["female","male","other","undisclosed"]);

const customerCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const customerStatus: ReadonlySet<unknown> = new Set(["lead","active","paused","churned","blocked"]);

const customerWhoIsLessonFor: ReadonlySet<unknown> = new Set(["me","dependent","pod"]);

const customerSource: ReadonlySet<unknown> = new Set(["organic","referral-customer","referral-teacher","partner","social","ads","event","app","other"]);

const customerPreferredChannel: ReadonlySet<unknown> = new Set(["email","whatsapp","phone","sms"]);

const bookedLessonSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const bookedLessonKind: ReadonlySet<unknown> = new Set(["trial","regular","one-off","make-up"]);

const bookedLessonStatus: ReadonlySet<unknown> = new Set(["booked","in-progress","awaiting-confirmation","completed","student-no-show","tutor-no-show","cancelled","reschedule-pending","rescheduled","disputed"]);

const bookedLessonMeetingProvider: ReadonlySet<unknown> = new Set(["zoom","meet","teams","in-app","other"]);

const lessonCancellationByKind: ReadonlySet<unknown> = new Set(["customer","tutor","staff","system"]);

const lessonCancellationReason: ReadonlySet<unknown> = new Set(["sick","emergency","travel","school-or-work","clock-change","power-or-internet","double-booked","tutor-unavailable","payment","changed-mind","public-holiday","other"]);

const lessonOutcomeShortBecause: ReadonlySet<unknown> = new Set(["tutor","outage","agreed"]);

const lessonOutcomeSource: ReadonlySet<unknown> = new Set(["tutor","customer","staff","meeting-log","auto"]);

const lessonRescheduleStatus: ReadonlySet<unknown> = new Set(["pending-time","proposed","agreed","expired"]);

const lessonRescheduleByKind: ReadonlySet<unknown> = new Set(["customer","tutor","staff","system"]);

const lessonRescheduleReason: ReadonlySet<unknown> = new Set(["sick","emergency","travel","school-or-work","clock-change","power-or-internet","double-booked","tutor-unavailable","payment","changed-mind","public-holiday","other"]);

const proposedTimeByKind: ReadonlySet<unknown> = new Set(["customer","tutor","staff","system"]);

const proposedTimeAnswer: ReadonlySet<unknown> = new Set(["agreed","declined"]);

const lessonMoveByKind: ReadonlySet<unknown> = new Set(["customer","tutor","staff","system"]);

const lessonMoveReason: ReadonlySet<unknown> = new Set(["sick","emergency","travel","school-or-work","clock-change","power-or-internet","double-booked","tutor-unavailable","payment","changed-mind","public-holiday","other"]);

const lessonDisputeByKind: ReadonlySet<unknown> = new Set(["customer","tutor","staff","system"]);

const lessonSettlementState: ReadonlySet<unknown> = new Set(["unposted","posted","before-books"]);

const lessonLogEntryActorKind: ReadonlySet<unknown> = new Set(["staff","tutor","customer","system","gateway"]);

const lessonLogEntryEvent: ReadonlySet<unknown> = new Set(["created","tutor-proposed","accepted","declined","confirmed","paid","reminder-sent","joined","left","started","completed","no-show","cancelled","reschedule-requested","rescheduled","fee-applied","fee-waived","credit-used","credit-returned","pay-accrued","rated","report-added","meeting-link-changed","tutor-changed","dispute-opened","dispute-settled","note"]);

const lessonLogEntrySource: ReadonlySet<unknown> = new Set(["web","app","api","job","gateway"]);

const lessonRatingRaterKind: ReadonlySet<unknown> = new Set(["customer","learner"]);

const lessonRatingTagsItem: ReadonlySet<unknown> = new Set(["clear","patient","engaging","well-prepared","late","connection","too-fast","too-slow","off-topic"]);

const studentRatingLevelAfter: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const lessonRaterKind: ReadonlySet<unknown> = new Set(["customer","learner"]);

const lessonAnswerKind: ReadonlySet<unknown> = new Set(["proposal","confirmation","time","no-show","rating","learner-rating"]);

const lessonAnswerState: ReadonlySet<unknown> = new Set(["ready","used","expired","overtaken"]);

const lessonAnswerAnswered: ReadonlySet<unknown> = new Set(["accept","decline","object","rate"]);

const lessonAnswerChoicesItem: ReadonlySet<unknown> = new Set(["accept","decline","object","rate"]);

const calendarEntryLessonStatus: ReadonlySet<unknown> = new Set(["booked","in-progress","awaiting-confirmation","completed","student-no-show","tutor-no-show","cancelled","reschedule-pending","rescheduled","disputed"]);

const calendarEntrySessionStatus: ReadonlySet<unknown> = new Set(["scheduled","in-progress","awaiting-confirmation","completed","cancelled","not-run"]);

const calendarEntryLessonKind: ReadonlySet<unknown> = new Set(["trial","regular","one-off","make-up"]);

const calendarEntrySubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const calendarTutorSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const calendarAwayReason: ReadonlySet<unknown> = new Set(["holiday","sick","public-holiday","personal","other"]);

const referrerScheme: ReadonlySet<unknown> = new Set(["teacher","customer"]);

const referrerRewardType: ReadonlySet<unknown> = new Set(["percent","amount"]);

const referrerRewardCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const referrerPayoutMethod: ReadonlySet<unknown> = new Set(["bank","paystack","wise","manual"]);

const referrerStatus: ReadonlySet<unknown> = new Set(["active","paused","closed"]);

const moneySumCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const referralRewardKind: ReadonlySet<unknown> = new Set(["credit-lessons","credit-money","amount"]);

const referralScheme: ReadonlySet<unknown> = new Set(["teacher","customer"]);

const referralStatus: ReadonlySet<unknown> = new Set(["clicked","signed-up","pending","review","qualified","approved","paid","rejected","expired","clawed-back"]);

const referralFlagsItem: ReadonlySet<unknown> = new Set(["same-email","same-phone","same-household","same-payment-method"]);

const referralRewardCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const referralPayoutStatus: ReadonlySet<unknown> = new Set(["draft","approved","paid","failed"]);

const referralPayoutCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const codeHolderKind: ReadonlySet<unknown> = new Set(["partner","teacher-referrer","customer-referrer"]);

const historyEntryAction: ReadonlySet<unknown> = new Set(["created","updated","state-changed","deleted","archived","exported","viewed-sensitive","signed-in","sign-in-failed","permission-denied","impersonated"]);

const eventEntityKind: ReadonlySet<unknown> = new Set(["region","cancellation-policy","dialect","word","speaker","app-recording","product-update","app-feedback","character","story","background","conversation-practice","sentence-session","curriculum","subdivision","attachment","customer","dependent","customer-note","message","lead","task","customer-pod","tutor","candidacy","tutor-document","tutor-day","tutor-time-off","pay-rate","payout-account","journal-entry","journal-template","lesson-request","confirmed-lesson","booked-lesson","lesson-rating","student-rating","tutor-feedback","partner","partner-user","feedback","group-lesson","group-instance","invoice","payment","referrer","referral","referral-payout","promo","banner","book-month","credit-lot","old-invoice","setting","template","notification","staff-user","viewer","session","service-token","job","account-job","list-view","import","exam","exam-part","exam-lesson","content-creator","exam-session"]);

const eventAction: ReadonlySet<unknown> = new Set(["created","updated","state-changed","archived","deleted"]);

const curriculumAttachmentStudentKind: ReadonlySet<unknown> = new Set(["customer","dependent"]);

const topicProgressState: ReadonlySet<unknown> = new Set(["not-started","in-progress","done"]);

const appLessonItemKind: ReadonlySet<unknown> = new Set(["word","sentence-session","story","conversation","product-update","lesson"]);

const appLessonItemLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const appBlockBlockType: ReadonlySet<unknown> = new Set(["single-choice","multi-choice","image-choice","short-text","numeric","dropdown","slider","rating","expression","graph","information"]);

const appBlockAnswerStrictness: ReadonlySet<unknown> = new Set(["exact","ignore-tone","ignore-all-marks"]);

const demoBoardCheckItemState: ReadonlySet<unknown> = new Set(["incomplete","complete"]);

const demoOrderStatus: ReadonlySet<unknown> = new Set(["pending","completed","rejected","canceled"]);

const demoInvoiceStatus: ReadonlySet<unknown> = new Set(["paid","pending","canceled"]);

const demoMailFolder: ReadonlySet<unknown> = new Set(["inbox","sent","spam","trash"]);

const demoProjectStatus: ReadonlySet<unknown> = new Set(["planned","active","done"]);

const demoEventKind: ReadonlySet<unknown> = new Set(["meeting","lesson","holiday","other"]);

const demoAccountSettingsTheme: ReadonlySet<unknown> = new Set(["LIGHT","ONE_DARK"]);

const demoAccountSettingsDirection: ReadonlySet<unknown> = new Set(["ltr","rtl"]);

export function isAccountUser(value: unknown): value is AccountUser {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    accountUserUser_role.has(it.user_role) &&
    typeof it.firstname === "string" &&
    typeof it.lastname === "string" &&
    typeof it.email === "string" &&
    (it.avatar == null || typeof it.avatar === "string") &&
    (it.bio == null || typeof it.bio === "string") &&
    (it.phone == null || typeof it.phone === "string") &&
    typeof it.timeZone === "string" &&
    isArrayOf(it.regionIds, (one) => typeof one === "string") &&
    accountUserStatus.has(it.status) &&
    (it.lastLoginAt == null || typeof it.lastLoginAt === "string")
  );
}

export function isCallingToken(value: unknown): value is CallingToken {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    isArrayOf(it.scopes, (one) => typeof one === "string") &&
    isArrayOf(it.permissions, (one) => typeof one === "string") &&
    typeof it.expiresAt === "string" &&
    typeof it.ratePerMinute === "number"
  );
}

export function isSession(value: unknown): value is Session {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.lastUsedAt === "string" &&
    typeof it.expiresAt === "string" &&
    (it.userAgent == null || typeof it.userAgent === "string") &&
    (it.ip == null || typeof it.ip === "string") &&
    typeof it.isCurrent === "boolean"
  );
}

export function isActivation(value: unknown): value is Activation {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    typeof it.email === "string" &&
    activationState.has(it.state) &&
    (it.message == null || typeof it.message === "string")
  );
}

export function isStaffMember(value: unknown): value is StaffMember {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.firstname === "string" &&
    typeof it.lastname === "string" &&
    (it.avatar == null || typeof it.avatar === "string") &&
    (it.lastActivity == null || typeof it.lastActivity === "string") &&
    typeof it.isActive === "boolean"
  );
}

function isStaffUserRefusals(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    (it.update == null || typeof it.update === "string") &&
    (it.invite == null || typeof it.invite === "string") &&
    (it.admit == null || typeof it.admit === "string") &&
    (it.refuse == null || typeof it.refuse === "string") &&
    (it.suspend == null || typeof it.suspend === "string") &&
    (it.reinstate == null || typeof it.reinstate === "string") &&
    (it.changeRole == null || typeof it.changeRole === "string") &&
    (it.inspect == null || typeof it.inspect === "string") &&
    (it.revokeSessions == null || typeof it.revokeSessions === "string")
  );
}

export function isStaffUser(value: unknown): value is StaffUser {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    staffUserUser_role.has(it.user_role) &&
    typeof it.firstname === "string" &&
    typeof it.lastname === "string" &&
    typeof it.email === "string" &&
    (it.avatar == null || typeof it.avatar === "string") &&
    (it.bio == null || typeof it.bio === "string") &&
    (it.phone == null || typeof it.phone === "string") &&
    typeof it.timeZone === "string" &&
    isArrayOf(it.regionIds, (one) => typeof one === "string") &&
    staffUserStatus.has(it.status) &&
    (it.lastLoginAt == null || typeof it.lastLoginAt === "string") &&
    typeof it.isActivated === "boolean" &&
    (it.lastActivityAt == null || typeof it.lastActivityAt === "string") &&
    isStaffUserRefusals(it.refusals)
  );
}

function isFacetCountsItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.value === "string" &&
    typeof it.count === "number"
  );
}

export function isFacet(value: unknown): value is Facet {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    isArrayOf(it.counts, (one) => isFacetCountsItem(one))
  );
}

export function isStaffActivity(value: unknown): value is StaffActivity {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.at === "string" &&
    staffActivityAction.has(it.action) &&
    typeof it.entityKind === "string" &&
    (it.entityId == null || typeof it.entityId === "string") &&
    typeof it.entityLabel === "string" &&
    isArrayOf(it.changedFields, (one) => typeof one === "string") &&
    (it.reason == null || typeof it.reason === "string") &&
    (it.ip == null || typeof it.ip === "string") &&
    (it.userAgent == null || typeof it.userAgent === "string")
  );
}

export function isMail(value: unknown): value is Mail {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    mailTemplate.has(it.template) &&
    typeof it.to === "string" &&
    typeof it.subject === "string" &&
    (it.text == null || typeof it.text === "string") &&
    (it.link == null || typeof it.link === "string") &&
    (it.attachmentFileId == null || typeof it.attachmentFileId === "string") &&
    mailStatus.has(it.status) &&
    typeof it.attempts === "number" &&
    (it.error == null || typeof it.error === "string") &&
    typeof it.createdAt === "string" &&
    (it.sentAt == null || typeof it.sentAt === "string")
  );
}

export function isSubjectOption(value: unknown): value is SubjectOption {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    subjectOptionValue.has(it.value)
  );
}

export function isOnboardedTutor(value: unknown): value is OnboardedTutor {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    typeof it.tutorNumber === "string" &&
    isArrayOf(it.subjects, (one) => typeof one === "string") &&
    onboardedTutorStatus.has(it.status)
  );
}

export function isTutor(value: unknown): value is Tutor {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    (it.email == null || typeof it.email === "string") &&
    (it.secondaryEmail == null || typeof it.secondaryEmail === "string") &&
    (it.phoneNumber == null || typeof it.phoneNumber === "string") &&
    (it.gender == null || tutorGender.has(it.gender)) &&
    (it.dateOfBirth == null || typeof it.dateOfBirth === "string") &&
    (it.country == null || typeof it.country === "string") &&
    typeof it.timeZone === "string" &&
    typeof it.marketingConsent === "boolean" &&
    typeof it.tutorNumber === "string" &&
    typeof it.regionId === "string" &&
    tutorStatus.has(it.status) &&
    (it.headline == null || typeof it.headline === "string") &&
    (it.bio == null || typeof it.bio === "string") &&
    (it.introVideoUrl == null || typeof it.introVideoUrl === "string") &&
    isArrayOf(it.languages, (one) => typeof one === "string") &&
    isArrayOf(it.tags, (one) => typeof one === "string") &&
    isArrayOf(it.subjects, (one) => isTaughtSubject(one)) &&
    isArrayOf(it.qualifications, (one) => isQualification(one)) &&
    (it.maxHoursPerWeek == null || typeof it.maxHoursPerWeek === "number") &&
    typeof it.minGapMinutes === "number" &&
    typeof it.minNoticeHours === "number" &&
    typeof it.acceptsTrial === "boolean" &&
    isArrayOf(it.hours, (one) => isWeeklyHours(one)) &&
    typeof it.onboardedAt === "string" &&
    (it.leftAt == null || typeof it.leftAt === "string") &&
    (it.leftReason == null || typeof it.leftReason === "string") &&
    typeof it.documentsDue === "number" &&
    typeof it.documentsExpired === "number" &&
    (it.awayUntil == null || typeof it.awayUntil === "string") &&
    (it.mergedIntoId == null || typeof it.mergedIntoId === "string")
  );
}

export function isTaughtSubject(value: unknown): value is TaughtSubject {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    taughtSubjectSubject.has(it.subject) &&
    isArrayOf(it.levels, (one) => taughtSubjectLevelsItem.has(one)) &&
    isArrayOf(it.ageGroups, (one) => taughtSubjectAgeGroupsItem.has(one)) &&
    typeof it.nativeSpeaker === "boolean" &&
    isArrayOf(it.dialects, (one) => typeof one === "string")
  );
}

export function isQualification(value: unknown): value is Qualification {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.title === "string" &&
    typeof it.institution === "string" &&
    typeof it.year === "number"
  );
}

export function isWeeklyHours(value: unknown): value is WeeklyHours {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.weekday === "number" &&
    typeof it.start === "string" &&
    typeof it.end === "string"
  );
}

export function isTutorDocument(value: unknown): value is TutorDocument {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.personId === "string" &&
    tutorDocumentKind.has(it.kind) &&
    (it.fileId == null || typeof it.fileId === "string") &&
    (it.issuedOn == null || typeof it.issuedOn === "string") &&
    (it.expiresOn == null || typeof it.expiresOn === "string") &&
    (it.verifiedById == null || typeof it.verifiedById === "string") &&
    (it.verifiedAt == null || typeof it.verifiedAt === "string") &&
    (it.note == null || typeof it.note === "string")
  );
}

export function isTutorDay(value: unknown): value is TutorDay {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.tutorId === "string" &&
    typeof it.date === "string" &&
    tutorDayKind.has(it.kind) &&
    (it.start == null || typeof it.start === "string") &&
    (it.end == null || typeof it.end === "string")
  );
}

export function isTutorTimeOff(value: unknown): value is TutorTimeOff {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.tutorId === "string" &&
    typeof it.startsAt === "string" &&
    typeof it.endsAt === "string" &&
    tutorTimeOffReason.has(it.reason) &&
    (it.note == null || typeof it.note === "string")
  );
}

export function isPayRate(value: unknown): value is PayRate {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.personId === "string" &&
    (it.subject == null || payRateSubject.has(it.subject)) &&
    (it.lessonKind == null || payRateLessonKind.has(it.lessonKind)) &&
    payRateCurrency.has(it.currency) &&
    typeof it.amount === "number" &&
    typeof it.effectiveFrom === "string"
  );
}

export function isPayoutAccount(value: unknown): value is PayoutAccount {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.personId === "string" &&
    payoutAccountMethod.has(it.method) &&
    payoutAccountCurrency.has(it.currency) &&
    typeof it.holder === "string" &&
    typeof it.last4 === "string"
  );
}

export function isCandidacy(value: unknown): value is Candidacy {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    (it.email == null || typeof it.email === "string") &&
    (it.secondaryEmail == null || typeof it.secondaryEmail === "string") &&
    (it.phoneNumber == null || typeof it.phoneNumber === "string") &&
    (it.gender == null || candidacyGender.has(it.gender)) &&
    (it.dateOfBirth == null || typeof it.dateOfBirth === "string") &&
    (it.country == null || typeof it.country === "string") &&
    typeof it.timeZone === "string" &&
    typeof it.marketingConsent === "boolean" &&
    typeof it.personId === "string" &&
    typeof it.round === "number" &&
    typeof it.isLatest === "boolean" &&
    candidacyStage.has(it.stage) &&
    typeof it.stageSince === "string" &&
    (it.heldFrom == null || candidacyHeldFrom.has(it.heldFrom)) &&
    (it.holdUntil == null || typeof it.holdUntil === "string") &&
    isArrayOf(it.stageHistory, (one) => isStageStep(one)) &&
    typeof it.appliedAt === "string" &&
    (it.source == null || candidacySource.has(it.source)) &&
    isArrayOf(it.subjects, (one) => typeof one === "string") &&
    isArrayOf(it.dialects, (one) => typeof one === "string") &&
    (it.cvFileId == null || typeof it.cvFileId === "string") &&
    (it.cvUrl == null || typeof it.cvUrl === "string") &&
    (it.introAudioFileId == null || typeof it.introAudioFileId === "string") &&
    (it.introAudioUrl == null || typeof it.introAudioUrl === "string") &&
    (it.introVideoFileId == null || typeof it.introVideoFileId === "string") &&
    (it.introVideoUrl == null || typeof it.introVideoUrl === "string") &&
    (it.hoursPerWeek == null || typeof it.hoursPerWeek === "number") &&
    (it.regionId == null || typeof it.regionId === "string") &&
    (it.ownerId == null || typeof it.ownerId === "string") &&
    (it.interviewDate == null || typeof it.interviewDate === "string") &&
    (it.interviewTime == null || typeof it.interviewTime === "string") &&
    (it.interviewTimeZone == null || typeof it.interviewTimeZone === "string") &&
    (it.interviewerId == null || typeof it.interviewerId === "string") &&
    (it.languageScore == null || typeof it.languageScore === "number") &&
    (it.teachingScore == null || typeof it.teachingScore === "number") &&
    (it.warmthScore == null || typeof it.warmthScore === "number") &&
    (it.technologyScore == null || typeof it.technologyScore === "number") &&
    (it.reliabilityScore == null || typeof it.reliabilityScore === "number") &&
    (it.interviewNotes == null || typeof it.interviewNotes === "string") &&
    (it.interviewOutcome == null || candidacyInterviewOutcome.has(it.interviewOutcome)) &&
    (it.interviewMean == null || typeof it.interviewMean === "number") &&
    (it.demoDate == null || typeof it.demoDate === "string") &&
    (it.observerId == null || typeof it.observerId === "string") &&
    (it.demoScore == null || typeof it.demoScore === "number") &&
    (it.demoRecordingFileId == null || typeof it.demoRecordingFileId === "string") &&
    (it.demoRecordingUrl == null || typeof it.demoRecordingUrl === "string") &&
    (it.demoNotes == null || typeof it.demoNotes === "string") &&
    candidacyIdCheck.has(it.idCheck) &&
    candidacyBackgroundCheck.has(it.backgroundCheck) &&
    candidacyReferencesCheck.has(it.referencesCheck) &&
    candidacyContractCheck.has(it.contractCheck) &&
    candidacyPayoutCheck.has(it.payoutCheck) &&
    (it.offerAmount == null || typeof it.offerAmount === "number") &&
    (it.offerCurrency == null || candidacyOfferCurrency.has(it.offerCurrency)) &&
    (it.offerStartsOn == null || typeof it.offerStartsOn === "string") &&
    (it.offerSentAt == null || typeof it.offerSentAt === "string") &&
    (it.offerAnsweredAt == null || typeof it.offerAnsweredAt === "string") &&
    (it.offerAnswer == null || candidacyOfferAnswer.has(it.offerAnswer)) &&
    (it.rejectionReason == null || candidacyRejectionReason.has(it.rejectionReason)) &&
    (it.rejectionNote == null || typeof it.rejectionNote === "string") &&
    (it.rejectedById == null || typeof it.rejectedById === "string") &&
    (it.rejectedAt == null || typeof it.rejectedAt === "string") &&
    (it.stageReached == null || candidacyStageReached.has(it.stageReached)) &&
    (it.reopenAfter == null || typeof it.reopenAfter === "string") &&
    typeof it.doNotRehire === "boolean"
  );
}

export function isStageStep(value: unknown): value is StageStep {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    stageStepStage.has(it.stage) &&
    typeof it.at === "string" &&
    typeof it.byId === "string" &&
    (it.reason == null || typeof it.reason === "string")
  );
}

export function isMailShown(value: unknown): value is MailShown {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.to === "string" &&
    (it.name == null || typeof it.name === "string") &&
    typeof it.subject === "string" &&
    typeof it.text === "string"
  );
}

export function isJournalEntry(value: unknown): value is JournalEntry {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.personId === "string" &&
    (it.addsToId == null || typeof it.addsToId === "string") &&
    journalEntryKind.has(it.kind) &&
    typeof it.title === "string" &&
    typeof it.body === "string" &&
    typeof it.occurredOn === "string" &&
    (it.severity == null || typeof it.severity === "number") &&
    journalEntryVisibility.has(it.visibility) &&
    (it.followUpOn == null || typeof it.followUpOn === "string") &&
    (it.followUpDoneAt == null || typeof it.followUpDoneAt === "string") &&
    (it.lessonId == null || typeof it.lessonId === "string") &&
    isArrayOf(it.attachmentIds, (one) => typeof one === "string") &&
    typeof it.personName === "string" &&
    typeof it.isTutor === "boolean"
  );
}

export function isJournalTemplate(value: unknown): value is JournalTemplate {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    journalTemplateKind.has(it.kind) &&
    typeof it.body === "string"
  );
}

export function isTutorFeedback(value: unknown): value is TutorFeedback {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.personId === "string" &&
    tutorFeedbackDirection.has(it.direction) &&
    tutorFeedbackAuthorKind.has(it.authorKind) &&
    (it.authorId == null || typeof it.authorId === "string") &&
    tutorFeedbackCategory.has(it.category) &&
    (it.rating == null || typeof it.rating === "number") &&
    typeof it.body === "string" &&
    tutorFeedbackStatus.has(it.status) &&
    (it.assigneeId == null || typeof it.assigneeId === "string") &&
    (it.resolution == null || typeof it.resolution === "string") &&
    (it.lessonId == null || typeof it.lessonId === "string") &&
    typeof it.sharedWithTutor === "boolean" &&
    typeof it.personName === "string" &&
    typeof it.isTutor === "boolean" &&
    (it.authorName == null || typeof it.authorName === "string")
  );
}

export function isLessonRequest(value: unknown): value is LessonRequest {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.requestNumber === "string" &&
    (it.customerId == null || typeof it.customerId === "string") &&
    (it.leadId == null || typeof it.leadId === "string") &&
    (it.dependentId == null || typeof it.dependentId === "string") &&
    (it.podId == null || typeof it.podId === "string") &&
    typeof it.learnerId === "string" &&
    typeof it.regionId === "string" &&
    lessonRequestSubject.has(it.subject) &&
    lessonRequestKind.has(it.kind) &&
    (it.level == null || lessonRequestLevel.has(it.level)) &&
    (it.goals == null || typeof it.goals === "string") &&
    typeof it.durationMinutes === "number" &&
    typeof it.lessonsPerWeek === "number" &&
    isArrayOf(it.preferredTimes, (one) => isPreferredTime(one)) &&
    (it.startOn == null || typeof it.startOn === "string") &&
    isArrayOf(it.preferredTutorIds, (one) => typeof one === "string") &&
    (it.tutorGender == null || lessonRequestTutorGender.has(it.tutorGender)) &&
    (it.dialect == null || typeof it.dialect === "string") &&
    lessonRequestStatus.has(it.status) &&
    typeof it.statusSince === "string" &&
    (it.ownerId == null || typeof it.ownerId === "string") &&
    (it.dueAt == null || typeof it.dueAt === "string") &&
    (it.closedReason == null || typeof it.closedReason === "string") &&
    (it.confirmedLessonId == null || typeof it.confirmedLessonId === "string") &&
    typeof it.regionIsStaffed === "boolean" &&
    (it.proposedTutorId == null || typeof it.proposedTutorId === "string")
  );
}

export function isPreferredTime(value: unknown): value is PreferredTime {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.weekday === "number" &&
    typeof it.start === "string" &&
    typeof it.end === "string" &&
    typeof it.timeZone === "string"
  );
}

export function isLessonConflict(value: unknown): value is LessonConflict {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    lessonConflictRule.has(it.rule) &&
    lessonConflictLevel.has(it.level) &&
    typeof it.text === "string" &&
    (it.at == null || typeof it.at === "string") &&
    typeof it.count === "number"
  );
}

function isTutorMatchFirstSlotsItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.time === "number" &&
    typeof it.start === "string" &&
    typeof it.end === "string"
  );
}

export function isTutorMatch(value: unknown): value is TutorMatch {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.tutorId === "string" &&
    typeof it.isFree === "boolean" &&
    isArrayOf(it.reasons, (one) => isMatchReasonGiven(one)) &&
    isArrayOf(it.firstSlots, (one) => isTutorMatchFirstSlotsItem(one)) &&
    isArrayOf(it.nearestSlots, (one) => isFoundSlot(one))
  );
}

export function isMatchReasonGiven(value: unknown): value is MatchReasonGiven {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    matchReasonGivenReason.has(it.reason) &&
    typeof it.speaksFor === "boolean" &&
    (it.count == null || typeof it.count === "number") &&
    (it.of == null || typeof it.of === "number") &&
    (it.at == null || typeof it.at === "string")
  );
}

export function isFoundSlot(value: unknown): value is FoundSlot {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.start === "string" &&
    typeof it.end === "string"
  );
}

export function isUsualPrice(value: unknown): value is UsualPrice {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.priceAmount === "number" &&
    usualPricePriceCurrency.has(it.priceCurrency) &&
    typeof it.source === "string"
  );
}

export function isMatchCount(value: unknown): value is MatchCount {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.requestId === "string" &&
    typeof it.count === "number"
  );
}

export function isLessonProposal(value: unknown): value is LessonProposal {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.requestId === "string" &&
    typeof it.tutorId === "string" &&
    lessonProposalState.has(it.state) &&
    typeof it.anchorTimeZone === "string" &&
    isArrayOf(it.slots, (one) => isProposedSlot(one)) &&
    typeof it.startOn === "string" &&
    (it.endOn == null || typeof it.endOn === "string") &&
    (it.lessonCount == null || typeof it.lessonCount === "number") &&
    typeof it.priceAmount === "number" &&
    lessonProposalPriceCurrency.has(it.priceCurrency) &&
    lessonProposalBilling.has(it.billing) &&
    (it.note == null || typeof it.note === "string") &&
    typeof it.sentById === "string" &&
    typeof it.sentAt === "string" &&
    typeof it.expiresAt === "string" &&
    typeof it.sentInTimeOff === "boolean" &&
    (it.tutorAnsweredAt == null || typeof it.tutorAnsweredAt === "string") &&
    (it.customerAnsweredAt == null || typeof it.customerAnsweredAt === "string") &&
    (it.answerNote == null || typeof it.answerNote === "string")
  );
}

export function isProposedSlot(value: unknown): value is ProposedSlot {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.weekday === "number" &&
    typeof it.start === "string"
  );
}

export function isConfirmedLesson(value: unknown): value is ConfirmedLesson {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.confirmedNumber === "string" &&
    (it.requestId == null || typeof it.requestId === "string") &&
    typeof it.customerId === "string" &&
    (it.dependentId == null || typeof it.dependentId === "string") &&
    (it.podId == null || typeof it.podId === "string") &&
    typeof it.learnerId === "string" &&
    typeof it.tutorId === "string" &&
    typeof it.regionId === "string" &&
    confirmedLessonSubject.has(it.subject) &&
    confirmedLessonKind.has(it.kind) &&
    typeof it.anchorTimeZone === "string" &&
    isArrayOf(it.slots, (one) => isCourseSlot(one)) &&
    typeof it.startOn === "string" &&
    (it.endOn == null || typeof it.endOn === "string") &&
    (it.lessonCount == null || typeof it.lessonCount === "number") &&
    isArrayOf(it.skipDates, (one) => typeof one === "string") &&
    isArrayOf(it.clashDates, (one) => typeof one === "string") &&
    typeof it.generatedUntil === "string" &&
    typeof it.priceAmount === "number" &&
    confirmedLessonPriceCurrency.has(it.priceCurrency) &&
    typeof it.durationMinutes === "number" &&
    confirmedLessonBilling.has(it.billing) &&
    (it.meetingProvider == null || confirmedLessonMeetingProvider.has(it.meetingProvider)) &&
    (it.meetingUrl == null || typeof it.meetingUrl === "string") &&
    (it.meetingPasscode == null || typeof it.meetingPasscode === "string") &&
    isPolicyCopy(it.policySnapshot) &&
    confirmedLessonStatus.has(it.status) &&
    typeof it.statusSince === "string" &&
    (it.pausedFrom == null || typeof it.pausedFrom === "string") &&
    (it.pausedUntil == null || typeof it.pausedUntil === "string") &&
    (it.endedReason == null || typeof it.endedReason === "string") &&
    (it.scheduleFrom == null || typeof it.scheduleFrom === "string") &&
    isArrayOf(it.earlierPrices, (one) => isEarlierPrice(one)) &&
    (it.handover == null || isCourseHandover(it.handover)) &&
    (it.nextLessonAt == null || typeof it.nextLessonAt === "string")
  );
}

export function isCourseSlot(value: unknown): value is CourseSlot {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.weekday === "number" &&
    typeof it.start === "string" &&
    typeof it.durationMinutes === "number"
  );
}

export function isPolicyCopy(value: unknown): value is PolicyCopy {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    (it.policyId === undefined || typeof it.policyId === "string") &&
    typeof it.windowHours === "number" &&
    typeof it.lateCancelPercent === "number" &&
    typeof it.noShowPercent === "number" &&
    typeof it.tutorLatePayPercent === "number" &&
    typeof it.tutorWaitPayPercent === "number" &&
    typeof it.graceMinutes === "number" &&
    typeof it.freeLateCancelsPerTerm === "number" &&
    typeof it.freeReschedules === "number" &&
    typeof it.outageIsFree === "boolean"
  );
}

export function isEarlierPrice(value: unknown): value is EarlierPrice {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.until === "string" &&
    typeof it.priceAmount === "number"
  );
}

export function isCourseHandover(value: unknown): value is CourseHandover {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.fromTutorId === "string" &&
    typeof it.toTutorId === "string" &&
    typeof it.effectiveOn === "string" &&
    typeof it.note === "string"
  );
}

export function isCourseChange(value: unknown): value is CourseChange {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.cancelled === "number" &&
    typeof it.late === "number" &&
    typeof it.moved === "number" &&
    typeof it.added === "number" &&
    typeof it.kept === "number" &&
    typeof it.days === "number" &&
    isArrayOf(it.lessons, (one) => isPlannedLesson(one)) &&
    isArrayOf(it.conflicts, (one) => isLessonConflict(one))
  );
}

export function isPlannedLesson(value: unknown): value is PlannedLesson {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.date === "string" &&
    typeof it.time === "string" &&
    typeof it.start === "string" &&
    typeof it.end === "string" &&
    (it.clockChange == null || plannedLessonClockChange.has(it.clockChange)) &&
    isArrayOf(it.conflicts, (one) => isLessonConflict(one))
  );
}

export function isLessonPreview(value: unknown): value is LessonPreview {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.mails, (one) => isMailShown(one)) &&
    isArrayOf(it.comesTo, (one) => isLessonComesTo(one))
  );
}

export function isLessonComesTo(value: unknown): value is LessonComesTo {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.lessonId === "string" &&
    isSettlementRound(it.settlement) &&
    (it.money == null || isLessonMoney(it.money)) &&
    isArrayOf(it.creditNotes, (one) => isCreditNoteAhead(one))
  );
}

export function isSettlementRound(value: unknown): value is SettlementRound {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.round === "number" &&
    typeof it.minutes === "number" &&
    typeof it.chargeMinutes === "number" &&
    typeof it.chargeBp === "number" &&
    typeof it.payMinutes === "number" &&
    typeof it.payBp === "number" &&
    settlementRoundRuleId.has(it.ruleId) &&
    typeof it.sentence === "string" &&
    isPolicyCopy(it.policy) &&
    settlementRoundState.has(it.state) &&
    typeof it.at === "string" &&
    typeof it.byId === "string"
  );
}

export function isLessonMoney(value: unknown): value is LessonMoney {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    lessonMoneyState.has(it.state) &&
    lessonMoneyCurrency.has(it.currency) &&
    typeof it.usedMinutes === "number" &&
    typeof it.usedAmount === "number" &&
    typeof it.earned === "number" &&
    typeof it.toBill === "number" &&
    typeof it.billed === "number" &&
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    (it.giftId == null || typeof it.giftId === "string") &&
    (it.restsUntil == null || typeof it.restsUntil === "string") &&
    isArrayOf(it.parts, (one) => isLessonMoneyPart(one))
  );
}

export function isLessonMoneyPart(value: unknown): value is LessonMoneyPart {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.customerId === "string" &&
    typeof it.usedMinutes === "number" &&
    typeof it.usedAmount === "number" &&
    typeof it.toBill === "number" &&
    typeof it.billed === "number" &&
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    typeof it.giftMinutes === "number" &&
    typeof it.giftAmount === "number"
  );
}

export function isCreditNoteAhead(value: unknown): value is CreditNoteAhead {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.invoiceId === "string" &&
    creditNoteAheadCurrency.has(it.currency) &&
    typeof it.total === "number" &&
    typeof it.asCredit === "number"
  );
}

export function isLessonConfirmation(value: unknown): value is LessonConfirmation {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.startOn === "string" &&
    isArrayOf(it.lessons, (one) => isPlannedLesson(one)) &&
    isArrayOf(it.conflicts, (one) => isLessonConflict(one))
  );
}

export function isFamilyCourses(value: unknown): value is FamilyCourses {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.courses, (one) => isConfirmedLesson(one))
  );
}

export function isFamily(value: unknown): value is Family {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isCustomer(it.customer) &&
    (it.requestId == null || typeof it.requestId === "string")
  );
}

export function isCustomer(value: unknown): value is Customer {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    (it.email == null || typeof it.email === "string") &&
    (it.secondaryEmail == null || typeof it.secondaryEmail === "string") &&
    (it.phoneNumber == null || typeof it.phoneNumber === "string") &&
    (it.gender == null || customerGender.has(it.gender)) &&
    (it.dateOfBirth == null || typeof it.dateOfBirth === "string") &&
    (it.country == null || typeof it.country === "string") &&
    typeof it.timeZone === "string" &&
    typeof it.marketingConsent === "boolean" &&
    (it.consentAt == null || typeof it.consentAt === "string") &&
    typeof it.customerNumber === "string" &&
    typeof it.regionId === "string" &&
    customerCurrency.has(it.currency) &&
    customerStatus.has(it.status) &&
    (it.zohoEmail == null || typeof it.zohoEmail === "string") &&
    customerWhoIsLessonFor.has(it.whoIsLessonFor) &&
    typeof it.isLearner === "boolean" &&
    (it.source == null || customerSource.has(it.source)) &&
    (it.ownerId == null || typeof it.ownerId === "string") &&
    customerPreferredChannel.has(it.preferredChannel) &&
    isArrayOf(it.tags, (one) => typeof one === "string") &&
    (it.billingAddress == null || typeof it.billingAddress === "string") &&
    (it.taxId == null || typeof it.taxId === "string") &&
    (it.invoiceEmail == null || typeof it.invoiceEmail === "string") &&
    typeof it.autoSend === "boolean" &&
    typeof it.dueDays === "number" &&
    (it.cancellationPolicyId == null || typeof it.cancellationPolicyId === "string") &&
    isArrayOf(it.learnerNames, (one) => typeof one === "string") &&
    typeof it.samePhone === "number" &&
    typeof it.noteCount === "number" &&
    (it.mergedIntoId == null || typeof it.mergedIntoId === "string")
  );
}

export function isBookedLesson(value: unknown): value is BookedLesson {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.lessonNumber === "string" &&
    (it.courseId == null || typeof it.courseId === "string") &&
    typeof it.chainId === "string" &&
    typeof it.customerId === "string" &&
    (it.dependentId == null || typeof it.dependentId === "string") &&
    (it.podId == null || typeof it.podId === "string") &&
    typeof it.learnerId === "string" &&
    typeof it.tutorId === "string" &&
    (it.coversForId == null || typeof it.coversForId === "string") &&
    typeof it.regionId === "string" &&
    bookedLessonSubject.has(it.subject) &&
    bookedLessonKind.has(it.kind) &&
    typeof it.startAt === "string" &&
    typeof it.endAt === "string" &&
    typeof it.anchorTimeZone === "string" &&
    typeof it.localDate === "string" &&
    typeof it.localTime === "string" &&
    typeof it.offsetMinutes === "number" &&
    bookedLessonStatus.has(it.status) &&
    typeof it.statusSince === "string" &&
    typeof it.hold === "boolean" &&
    (it.rescheduledFromId == null || typeof it.rescheduledFromId === "string") &&
    (it.rescheduledToId == null || typeof it.rescheduledToId === "string") &&
    (it.meetingProvider == null || bookedLessonMeetingProvider.has(it.meetingProvider)) &&
    (it.meetingUrl == null || typeof it.meetingUrl === "string") &&
    (it.meetingPasscode == null || typeof it.meetingPasscode === "string") &&
    (it.cancellation == null || isLessonCancellation(it.cancellation)) &&
    (it.outcome == null || isLessonOutcome(it.outcome)) &&
    (it.report == null || isLessonReport(it.report)) &&
    typeof it.asksReport === "boolean" &&
    (it.reschedule == null || isLessonReschedule(it.reschedule)) &&
    (it.move == null || isLessonMove(it.move)) &&
    (it.dispute == null || isLessonDispute(it.dispute)) &&
    (it.settlement == null || isLessonSettlement(it.settlement))
  );
}

export function isLessonCancellation(value: unknown): value is LessonCancellation {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    lessonCancellationByKind.has(it.byKind) &&
    typeof it.byId === "string" &&
    typeof it.at === "string" &&
    typeof it.noticeMinutes === "number" &&
    lessonCancellationReason.has(it.reason) &&
    (it.note == null || typeof it.note === "string") &&
    typeof it.late === "boolean" &&
    typeof it.waived === "boolean" &&
    (it.waivedById === undefined || typeof it.waivedById === "string") &&
    (it.waiveReason === undefined || typeof it.waiveReason === "string")
  );
}

export function isLessonOutcome(value: unknown): value is LessonOutcome {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.learnerAttended === "boolean" &&
    typeof it.tutorAttended === "boolean" &&
    (it.actualMinutes == null || typeof it.actualMinutes === "number") &&
    (it.shortBecause == null || lessonOutcomeShortBecause.has(it.shortBecause)) &&
    lessonOutcomeSource.has(it.source) &&
    typeof it.recordedById === "string" &&
    typeof it.at === "string"
  );
}

export function isLessonReport(value: unknown): value is LessonReport {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.covered === "string" &&
    (it.homework == null || typeof it.homework === "string") &&
    (it.nextSteps == null || typeof it.nextSteps === "string")
  );
}

export function isLessonReschedule(value: unknown): value is LessonReschedule {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    lessonRescheduleStatus.has(it.status) &&
    lessonRescheduleByKind.has(it.byKind) &&
    typeof it.at === "string" &&
    lessonRescheduleReason.has(it.reason) &&
    (it.note == null || typeof it.note === "string") &&
    typeof it.noticeMinutes === "number" &&
    typeof it.inTime === "boolean" &&
    typeof it.byId === "string" &&
    typeof it.expiresAt === "string" &&
    (it.warnedAt == null || typeof it.warnedAt === "string") &&
    isArrayOf(it.proposals, (one) => isProposedTime(one))
  );
}

export function isProposedTime(value: unknown): value is ProposedTime {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.startAt === "string" &&
    proposedTimeByKind.has(it.byKind) &&
    typeof it.at === "string" &&
    (it.answer == null || proposedTimeAnswer.has(it.answer)) &&
    (it.note == null || typeof it.note === "string")
  );
}

export function isLessonMove(value: unknown): value is LessonMove {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    lessonMoveByKind.has(it.byKind) &&
    typeof it.byId === "string" &&
    typeof it.at === "string" &&
    lessonMoveReason.has(it.reason) &&
    (it.note == null || typeof it.note === "string") &&
    typeof it.noticeMinutes === "number" &&
    typeof it.inTime === "boolean"
  );
}

export function isLessonDispute(value: unknown): value is LessonDispute {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    lessonDisputeByKind.has(it.byKind) &&
    typeof it.byId === "string" &&
    typeof it.at === "string" &&
    typeof it.reason === "string"
  );
}

export function isLessonSettlement(value: unknown): value is LessonSettlement {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.minutes === "number" &&
    typeof it.chargeMinutes === "number" &&
    typeof it.chargeBp === "number" &&
    typeof it.payMinutes === "number" &&
    typeof it.payBp === "number" &&
    typeof it.sentence === "string" &&
    lessonSettlementState.has(it.state) &&
    typeof it.at === "string"
  );
}

export function isCoverTutors(value: unknown): value is CoverTutors {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.lessonId === "string" &&
    (it.suggestedTutorId == null || typeof it.suggestedTutorId === "string") &&
    isArrayOf(it.tutors, (one) => isTutorMatch(one))
  );
}

export function isLessonLogEntry(value: unknown): value is LessonLogEntry {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.lessonId === "string" &&
    typeof it.chainId === "string" &&
    typeof it.at === "string" &&
    lessonLogEntryActorKind.has(it.actorKind) &&
    (it.actorId == null || typeof it.actorId === "string") &&
    lessonLogEntryEvent.has(it.event) &&
    typeof it.summary === "string" &&
    lessonLogEntrySource.has(it.source) &&
    isArrayOf(it.changes, (one) => isLessonLogChange(one))
  );
}

export function isLessonLogChange(value: unknown): value is LessonLogChange {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.field === "string" &&
    typeof it.before === "string" &&
    typeof it.after === "string"
  );
}

export function isLessonRating(value: unknown): value is LessonRating {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.lessonId === "string" &&
    typeof it.tutorId === "string" &&
    typeof it.raterId === "string" &&
    lessonRatingRaterKind.has(it.raterKind) &&
    typeof it.rating === "number" &&
    isArrayOf(it.tags, (one) => lessonRatingTagsItem.has(one)) &&
    (it.comment == null || typeof it.comment === "string") &&
    (it.wouldContinue == null || typeof it.wouldContinue === "boolean") &&
    typeof it.visibleToTutor === "boolean" &&
    (it.onBehalf == null || typeof it.onBehalf === "string") &&
    (it.hiddenAt == null || typeof it.hiddenAt === "string") &&
    (it.hiddenReason == null || typeof it.hiddenReason === "string") &&
    (it.hiddenById == null || typeof it.hiddenById === "string") &&
    typeof it.raterName === "string"
  );
}

export function isStudentRating(value: unknown): value is StudentRating {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.lessonId === "string" &&
    typeof it.tutorId === "string" &&
    (it.onBehalf == null || typeof it.onBehalf === "string") &&
    (it.levelAfter == null || studentRatingLevelAfter.has(it.levelAfter)) &&
    (it.note == null || typeof it.note === "string") &&
    typeof it.engagement === "number" &&
    (it.speaking == null || typeof it.speaking === "number") &&
    (it.listening == null || typeof it.listening === "number") &&
    (it.reading == null || typeof it.reading === "number") &&
    (it.writing == null || typeof it.writing === "number") &&
    (it.homework == null || typeof it.homework === "number") &&
    typeof it.overallTenths === "number"
  );
}

export function isRatingsOfLesson(value: unknown): value is RatingsOfLesson {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.raters, (one) => isLessonRater(one)) &&
    isArrayOf(it.ratings, (one) => isLessonRating(one)) &&
    (it.studentRating == null || isStudentRating(it.studentRating)) &&
    (it.askedAgainAt == null || typeof it.askedAgainAt === "string")
  );
}

export function isLessonRater(value: unknown): value is LessonRater {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    lessonRaterKind.has(it.kind)
  );
}

export function isPersonLessons(value: unknown): value is PersonLessons {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    (it.nextLesson == null || isLessonMoment(it.nextLesson)) &&
    (it.lastLesson == null || isLessonMoment(it.lastLesson))
  );
}

export function isLessonMoment(value: unknown): value is LessonMoment {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.startAt === "string" &&
    typeof it.tutorId === "string"
  );
}

export function isTutorFigures(value: unknown): value is TutorFigures {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    (it.nextLesson == null || isLessonMoment(it.nextLesson)) &&
    typeof it.minutesThisWeek === "number" &&
    (it.ratingTenths == null || typeof it.ratingTenths === "number") &&
    typeof it.ratingCount === "number" &&
    typeof it.accepted === "number" &&
    typeof it.declined === "number" &&
    typeof it.noShows === "number"
  );
}

export function isTutorLearner(value: unknown): value is TutorLearner {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.customerId === "string" &&
    (it.podId == null || typeof it.podId === "string") &&
    typeof it.given === "number" &&
    (it.nextLesson == null || isLessonMoment(it.nextLesson)) &&
    (it.lastLesson == null || isLessonMoment(it.lastLesson))
  );
}

function isLessonAnswerFactsItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.label === "string" &&
    typeof it.text === "string"
  );
}

export function isLessonAnswer(value: unknown): value is LessonAnswer {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    lessonAnswerKind.has(it.kind) &&
    lessonAnswerState.has(it.state) &&
    (it.message == null || typeof it.message === "string") &&
    (it.answered == null || lessonAnswerAnswered.has(it.answered)) &&
    typeof it.firstName === "string" &&
    isArrayOf(it.facts, (one) => isLessonAnswerFactsItem(one)) &&
    isArrayOf(it.choices, (one) => lessonAnswerChoicesItem.has(one))
  );
}

export function isCalendarLink(value: unknown): value is CalendarLink {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    (it.path == null || typeof it.path === "string") &&
    (it.version == null || typeof it.version === "number") &&
    (it.since == null || typeof it.since === "string")
  );
}

export function isCalendar(value: unknown): value is Calendar {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.entries, (one) => isCalendarEntry(one)) &&
    typeof it.total === "number" &&
    isArrayOf(it.tutors, (one) => isCalendarTutor(one)) &&
    isArrayOf(it.customers, (one) => isCalendarPerson(one)) &&
    isArrayOf(it.away, (one) => isCalendarAway(one))
  );
}

export function isCalendarEntry(value: unknown): value is CalendarEntry {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.version === "number" &&
    typeof it.title === "string" &&
    (it.number == null || typeof it.number === "string") &&
    typeof it.startAt === "string" &&
    typeof it.endAt === "string" &&
    typeof it.anchorTimeZone === "string" &&
    (it.lessonStatus == null || calendarEntryLessonStatus.has(it.lessonStatus)) &&
    (it.sessionStatus == null || calendarEntrySessionStatus.has(it.sessionStatus)) &&
    (it.lessonKind == null || calendarEntryLessonKind.has(it.lessonKind)) &&
    typeof it.hold === "boolean" &&
    calendarEntrySubject.has(it.subject) &&
    isArrayOf(it.tutorIds, (one) => typeof one === "string") &&
    (it.customerId == null || typeof it.customerId === "string") &&
    (it.courseId == null || typeof it.courseId === "string") &&
    (it.groupLessonId == null || typeof it.groupLessonId === "string")
  );
}

export function isCalendarTutor(value: unknown): value is CalendarTutor {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.timeZone === "string" &&
    isArrayOf(it.subjects, (one) => calendarTutorSubjectsItem.has(one)) &&
    (it.maxHoursPerWeek == null || typeof it.maxHoursPerWeek === "number")
  );
}

export function isCalendarPerson(value: unknown): value is CalendarPerson {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.timeZone === "string"
  );
}

export function isCalendarAway(value: unknown): value is CalendarAway {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.tutorId === "string" &&
    typeof it.startAt === "string" &&
    typeof it.endAt === "string" &&
    calendarAwayReason.has(it.reason)
  );
}

export function isCourseFree(value: unknown): value is CourseFree {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.courseId === "string" &&
    (it.busy == null || typeof it.busy === "string") &&
    typeof it.away === "boolean" &&
    (it.until == null || typeof it.until === "string")
  );
}

export function isFreeTutor(value: unknown): value is FreeTutor {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.tutorId === "string" &&
    typeof it.timeZone === "string" &&
    typeof it.isNearest === "boolean" &&
    isArrayOf(it.slots, (one) => isFoundSlot(one))
  );
}

export function isClockChangeReview(value: unknown): value is ClockChangeReview {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.changes, (one) => isClockShift(one)) &&
    isArrayOf(it.moved, (one) => isMovedSlot(one)) &&
    (it.next == null || isClockShift(it.next)) &&
    isArrayOf(it.rules, (one) => isChangedRule(one))
  );
}

export function isClockShift(value: unknown): value is ClockShift {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.timeZone === "string" &&
    typeof it.at === "string" &&
    typeof it.minutes === "number"
  );
}

export function isMovedSlot(value: unknown): value is MovedSlot {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.courseId === "string" &&
    typeof it.slotIndex === "number" &&
    isClockShift(it.change) &&
    typeof it.startAt === "string" &&
    isTutorTime(it.before) &&
    isTutorTime(it.after) &&
    typeof it.isOutsideHours === "boolean" &&
    typeof it.clashes === "boolean" &&
    (it.kept == null || isKeptTime(it.kept)) &&
    isArrayOf(it.told, (one) => isClockNotice(one))
  );
}

export function isTutorTime(value: unknown): value is TutorTime {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.weekday === "number" &&
    typeof it.time === "string"
  );
}

export function isKeptTime(value: unknown): value is KeptTime {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.byId === "string" &&
    typeof it.on === "string"
  );
}

export function isClockNotice(value: unknown): value is ClockNotice {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.daysAhead === "number" &&
    typeof it.toldAt === "string" &&
    (it.tutorId == null || typeof it.tutorId === "string") &&
    isArrayOf(it.customerIds, (one) => typeof one === "string")
  );
}

export function isChangedRule(value: unknown): value is ChangedRule {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.timeZone === "string" &&
    typeof it.lessons === "number" &&
    typeof it.firstAt === "string"
  );
}

export function isReferrer(value: unknown): value is Referrer {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    referrerScheme.has(it.scheme) &&
    typeof it.code === "string" &&
    referrerRewardType.has(it.rewardType) &&
    (it.percentBp == null || typeof it.percentBp === "number") &&
    (it.rewardAmount == null || typeof it.rewardAmount === "number") &&
    (it.rewardCurrency == null || referrerRewardCurrency.has(it.rewardCurrency)) &&
    isArrayOf(it.capPerReferral, (one) => isMoneySum(one)) &&
    (it.ownReward == null || isReferralReward(it.ownReward)) &&
    (it.refereeReward == null || isReferralReward(it.refereeReward)) &&
    typeof it.qualifyingLessons === "number" &&
    typeof it.holdDays === "number" &&
    (it.payoutMethod == null || referrerPayoutMethod.has(it.payoutMethod)) &&
    referrerStatus.has(it.status) &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    (it.email == null || typeof it.email === "string") &&
    typeof it.isTutor === "boolean" &&
    typeof it.clicks === "number" &&
    typeof it.referred === "number" &&
    typeof it.converted === "number" &&
    typeof it.qualified === "number" &&
    isArrayOf(it.earned, (one) => isMoneySum(one)) &&
    isArrayOf(it.paid, (one) => isMoneySum(one)) &&
    isArrayOf(it.owed, (one) => isMoneySum(one)) &&
    typeof it.isCustomer === "boolean"
  );
}

export function isMoneySum(value: unknown): value is MoneySum {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    moneySumCurrency.has(it.currency) &&
    typeof it.amount === "number"
  );
}

export function isReferralReward(value: unknown): value is ReferralReward {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    referralRewardKind.has(it.kind) &&
    (it.lessons == null || typeof it.lessons === "number") &&
    isArrayOf(it.amounts, (one) => isMoneySum(one))
  );
}

export function isReferral(value: unknown): value is Referral {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    referralScheme.has(it.scheme) &&
    typeof it.referrerId === "string" &&
    typeof it.code === "string" &&
    (it.leadId == null || typeof it.leadId === "string") &&
    (it.refereeCustomerId == null || typeof it.refereeCustomerId === "string") &&
    typeof it.attributedAt === "string" &&
    referralStatus.has(it.status) &&
    isArrayOf(it.flags, (one) => referralFlagsItem.has(one)) &&
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    (it.paidAt == null || typeof it.paidAt === "string") &&
    (it.qualifiedAt == null || typeof it.qualifiedAt === "string") &&
    (it.approvedAt == null || typeof it.approvedAt === "string") &&
    (it.reason == null || typeof it.reason === "string") &&
    (it.rewardCurrency == null || referralRewardCurrency.has(it.rewardCurrency)) &&
    (it.rewardAmount == null || typeof it.rewardAmount === "number") &&
    typeof it.referrerName === "string" &&
    typeof it.refereeName === "string" &&
    typeof it.isMoney === "boolean" &&
    typeof it.reward === "string"
  );
}

export function isReferralFacts(value: unknown): value is ReferralFacts {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isReferralSide(it.referrer) &&
    (it.referee == null || isReferralSide(it.referee))
  );
}

export function isReferralSide(value: unknown): value is ReferralSide {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    isArrayOf(it.emails, (one) => typeof one === "string") &&
    isArrayOf(it.phones, (one) => typeof one === "string") &&
    isArrayOf(it.addresses, (one) => typeof one === "string") &&
    isArrayOf(it.dependents, (one) => typeof one === "string") &&
    typeof it.since === "string"
  );
}

export function isReferralPayout(value: unknown): value is ReferralPayout {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.referrerId === "string" &&
    typeof it.amount === "number" &&
    referralPayoutStatus.has(it.status) &&
    (it.reference == null || typeof it.reference === "string") &&
    (it.paidOn == null || typeof it.paidOn === "string") &&
    (it.reason == null || typeof it.reason === "string") &&
    referralPayoutCurrency.has(it.currency) &&
    typeof it.referrerName === "string" &&
    isArrayOf(it.lines, (one) => isReferralPayoutLine(one))
  );
}

export function isReferralPayoutLine(value: unknown): value is ReferralPayoutLine {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.referralId === "string" &&
    typeof it.refereeName === "string" &&
    typeof it.amount === "number"
  );
}

export function isCodeHolder(value: unknown): value is CodeHolder {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.code === "string" &&
    codeHolderKind.has(it.kind) &&
    typeof it.holderId === "string" &&
    typeof it.name === "string" &&
    (it.stopped == null || typeof it.stopped === "string")
  );
}

export function isReferralLinkTarget(value: unknown): value is ReferralLinkTarget {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.url === "string" &&
    (it.code == null || typeof it.code === "string")
  );
}

function isHistoryEntryChangesItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.field === "string"
  );
}

export function isHistoryEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.at === "string" &&
    historyEntryAction.has(it.action) &&
    (it.actorId == null || typeof it.actorId === "string") &&
    typeof it.actorName === "string" &&
    (it.reason == null || typeof it.reason === "string") &&
    (it.version == null || typeof it.version === "number") &&
    isArrayOf(it.changes, (one) => isHistoryEntryChangesItem(one))
  );
}

export function isSavedVersion(value: unknown): value is SavedVersion {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.version === "number"
  );
}

export function isEvent(value: unknown): value is Event {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.cursor === "string" &&
    eventEntityKind.has(it.entityKind) &&
    typeof it.entityId === "string" &&
    (it.partOfId == null || typeof it.partOfId === "string") &&
    eventAction.has(it.action) &&
    (it.version == null || typeof it.version === "number") &&
    typeof it.at === "string" &&
    (it.permission == null || typeof it.permission === "string") &&
    (it.personId == null || typeof it.personId === "string")
  );
}

export function isCurriculumAttachment(value: unknown): value is CurriculumAttachment {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.updatedAt === "string" &&
    typeof it.createdBy === "string" &&
    typeof it.updatedBy === "string" &&
    typeof it.version === "number" &&
    (it.archivedAt == null || typeof it.archivedAt === "string") &&
    typeof it.studentId === "string" &&
    curriculumAttachmentStudentKind.has(it.studentKind) &&
    typeof it.customerId === "string" &&
    typeof it.curriculumId === "string" &&
    isArrayOf(it.subdivisionIds, (one) => typeof one === "string") &&
    typeof it.startDate === "string" &&
    isArrayOf(it.progress, (one) => isTopicProgress(one))
  );
}

export function isTopicProgress(value: unknown): value is TopicProgress {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.subdivisionId === "string" &&
    topicProgressState.has(it.state) &&
    (it.lessonId == null || typeof it.lessonId === "string") &&
    typeof it.at === "string"
  );
}

export function isAppLessonItem(value: unknown): value is AppLessonItem {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    appLessonItemKind.has(it.kind) &&
    typeof it.liveAt === "string" &&
    typeof it.isRemoved === "boolean" &&
    (it.subject == null || typeof it.subject === "string") &&
    (it.level == null || appLessonItemLevel.has(it.level)) &&
    (it.version == null || typeof it.version === "number") &&
    (it.lesson == null || isAppLesson(it.lesson))
  );
}

export function isAppLesson(value: unknown): value is AppLesson {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.title === "string" &&
    (it.summary == null || typeof it.summary === "string") &&
    (it.estimatedMinutes == null || typeof it.estimatedMinutes === "number") &&
    typeof it.order === "number" &&
    typeof it.exam === "string" &&
    typeof it.examSubject === "string" &&
    typeof it.topic === "string" &&
    typeof it.section === "string" &&
    isArrayOf(it.blocks, (one) => isAppBlock(one))
  );
}

export function isAppBlock(value: unknown): value is AppBlock {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    appBlockBlockType.has(it.blockType) &&
    typeof it.questionText === "string" &&
    typeof it.description === "string" &&
    typeof it.hint === "string" &&
    isAppBlockMaths(it.useMaths) &&
    typeof it.quotedQuestionText === "boolean" &&
    typeof it.imageFile === "string" &&
    typeof it.imageAlt === "string" &&
    typeof it.audioPlayerSRC === "string" &&
    typeof it.isGraphOverImage === "boolean" &&
    typeof it.refreshingGraph === "boolean" &&
    isArrayOf(it.graphLatex, (one) => typeof one === "string") &&
    typeof it.graphXFrom === "string" &&
    typeof it.graphXTo === "string" &&
    typeof it.graphYFrom === "string" &&
    typeof it.graphYTo === "string" &&
    isArrayOf(it.graphPoints, (one) => typeof one === "string") &&
    typeof it.numericOnly === "boolean" &&
    appBlockAnswerStrictness.has(it.answerStrictness) &&
    typeof it.dropdownInstruction === "string" &&
    typeof it.minSliderValue === "number" &&
    typeof it.maxSliderValue === "number" &&
    typeof it.sliderValue === "number" &&
    typeof it.sliderSteps === "number" &&
    isArrayOf(it.options, (one) => isAppOption(one)) &&
    isArrayOf(it.imageOptions, (one) => isAppImageOption(one)) &&
    isAppRating(it.rating) &&
    (it.ratingsIcon == null || isAppRatingsIcon(it.ratingsIcon))
  );
}

export function isAppBlockMaths(value: unknown): value is AppBlockMaths {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.questionText === "boolean" &&
    typeof it.description === "boolean" &&
    typeof it.feedback === "boolean" &&
    typeof it.hint === "boolean"
  );
}

export function isAppOption(value: unknown): value is AppOption {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.answerText === "string" &&
    typeof it.useMaths === "boolean"
  );
}

export function isAppImageOption(value: unknown): value is AppImageOption {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.imageSrc === "string" &&
    typeof it.imageAlt === "string"
  );
}

export function isAppRating(value: unknown): value is AppRating {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.rating === "number" &&
    typeof it.numberOfStars === "number"
  );
}

export function isAppRatingsIcon(value: unknown): value is AppRatingsIcon {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.label === "string" &&
    typeof it.iconPath === "string" &&
    typeof it.dimension === "number" &&
    typeof it.spacing === "number" &&
    typeof it.viewBox === "string"
  );
}

export function isDemoBoard(value: unknown): value is DemoBoard {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.lists, (one) => isDemoBoardList(one))
  );
}

export function isDemoBoardList(value: unknown): value is DemoBoardList {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    isArrayOf(it.cards, (one) => isDemoBoardCard(one))
  );
}

export function isDemoBoardCard(value: unknown): value is DemoBoardCard {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.description === "string" &&
    isArrayOf(it.comments, (one) => isDemoBoardComment(one)) &&
    isArrayOf(it.checklists, (one) => isDemoBoardChecklist(one))
  );
}

export function isDemoBoardComment(value: unknown): value is DemoBoardComment {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.userId === "string" &&
    typeof it.author === "string" &&
    typeof it.message === "string" &&
    typeof it.createdAt === "string"
  );
}

export function isDemoBoardChecklist(value: unknown): value is DemoBoardChecklist {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    isArrayOf(it.checkItems, (one) => isDemoBoardCheckItem(one))
  );
}

export function isDemoBoardCheckItem(value: unknown): value is DemoBoardCheckItem {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    demoBoardCheckItemState.has(it.state)
  );
}

export function isDemoProduct(value: unknown): value is DemoProduct {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.category === "string" &&
    typeof it.sku === "string" &&
    typeof it.description === "string" &&
    typeof it.priceAmount === "number" &&
    typeof it.quantity === "number" &&
    typeof it.createdAt === "string"
  );
}

export function isDemoCustomer(value: unknown): value is DemoCustomer {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.email === "string" &&
    (it.phone == null || typeof it.phone === "string") &&
    typeof it.city === "string" &&
    typeof it.country === "string" &&
    typeof it.isVerified === "boolean" &&
    typeof it.orderCount === "number" &&
    typeof it.spentAmount === "number" &&
    typeof it.createdAt === "string"
  );
}

export function isDemoOrder(value: unknown): value is DemoOrder {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.number === "string" &&
    typeof it.customerId === "string" &&
    typeof it.customerName === "string" &&
    typeof it.customerEmail === "string" &&
    typeof it.deliveredTo === "string" &&
    demoOrderStatus.has(it.status) &&
    typeof it.placedAt === "string" &&
    isArrayOf(it.items, (one) => isDemoItem(one)) &&
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    typeof it.netAmount === "number" &&
    typeof it.vatAmount === "number" &&
    typeof it.totalAmount === "number"
  );
}

export function isDemoItem(value: unknown): value is DemoItem {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    typeof it.quantity === "number" &&
    typeof it.priceAmount === "number"
  );
}

export function isDemoInvoice(value: unknown): value is DemoInvoice {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.orderId === "string" &&
    typeof it.number === "string" &&
    typeof it.customerId === "string" &&
    typeof it.customerName === "string" &&
    typeof it.customerEmail === "string" &&
    typeof it.billedTo === "string" &&
    demoInvoiceStatus.has(it.status) &&
    typeof it.issuedOn === "string" &&
    typeof it.dueOn === "string" &&
    isArrayOf(it.items, (one) => isDemoItem(one)) &&
    typeof it.netAmount === "number" &&
    typeof it.vatAmount === "number" &&
    typeof it.totalAmount === "number"
  );
}

export function isDemoMailLabel(value: unknown): value is DemoMailLabel {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    typeof it.isCustom === "boolean" &&
    typeof it.unreadCount === "number"
  );
}

export function isDemoMail(value: unknown): value is DemoMail {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    demoMailFolder.has(it.folder) &&
    (it.label == null || typeof it.label === "string") &&
    typeof it.isRead === "boolean" &&
    typeof it.isStarred === "boolean" &&
    typeof it.fromName === "string" &&
    typeof it.fromEmail === "string" &&
    typeof it.to === "string" &&
    typeof it.subject === "string" &&
    typeof it.body === "string" &&
    typeof it.sentAt === "string"
  );
}

export function isDemoSocialPost(value: unknown): value is DemoSocialPost {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.authorId === "string" &&
    typeof it.author === "string" &&
    typeof it.message === "string" &&
    typeof it.createdAt === "string" &&
    typeof it.likeCount === "number" &&
    typeof it.isLiked === "boolean" &&
    isArrayOf(it.comments, (one) => isDemoSocialComment(one))
  );
}

export function isDemoSocialComment(value: unknown): value is DemoSocialComment {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.author === "string" &&
    typeof it.message === "string" &&
    typeof it.createdAt === "string"
  );
}

export function isDemoSocialUser(value: unknown): value is DemoSocialUser {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.title === "string" &&
    typeof it.city === "string" &&
    typeof it.bio === "string" &&
    isArrayOf(it.connections, (one) => isDemoSocialConnection(one))
  );
}

export function isDemoSocialConnection(value: unknown): value is DemoSocialConnection {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.title === "string"
  );
}

export function isDemoProjectStatistics(value: unknown): value is DemoProjectStatistics {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.plannedCount === "number" &&
    typeof it.activeCount === "number" &&
    typeof it.doneCount === "number" &&
    typeof it.budgetAmount === "number" &&
    typeof it.spentAmount === "number"
  );
}

export function isDemoProject(value: unknown): value is DemoProject {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.category === "string" &&
    typeof it.description === "string" &&
    demoProjectStatus.has(it.status) &&
    typeof it.budgetAmount === "number" &&
    typeof it.endsOn === "string" &&
    isArrayOf(it.memberNames, (one) => typeof one === "string") &&
    isArrayOf(it.files, (one) => isDemoProjectFile(one)) &&
    isArrayOf(it.activities, (one) => isDemoProjectActivity(one))
  );
}

export function isDemoProjectFile(value: unknown): value is DemoProjectFile {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.size === "number"
  );
}

export function isDemoProjectActivity(value: unknown): value is DemoProjectActivity {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.author === "string" &&
    typeof it.text === "string" &&
    typeof it.createdAt === "string"
  );
}

export function isDemoChatContact(value: unknown): value is DemoChatContact {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    (it.avatar == null || typeof it.avatar === "string") &&
    typeof it.isActive === "boolean" &&
    (it.lastActivity == null || typeof it.lastActivity === "string")
  );
}

export function isDemoChatThread(value: unknown): value is DemoChatThread {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.threadKey === "string" &&
    isDemoChatContact(it.contact) &&
    isArrayOf(it.messages, (one) => isDemoChatMessage(one)) &&
    typeof it.lastBody === "string" &&
    (it.lastAt == null || typeof it.lastAt === "string") &&
    typeof it.unseenCount === "number"
  );
}

export function isDemoChatMessage(value: unknown): value is DemoChatMessage {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.threadKey === "string" &&
    typeof it.userId === "string" &&
    typeof it.author === "string" &&
    typeof it.body === "string" &&
    isArrayOf(it.attachments, (one) => isDemoChatAttachment(one)) &&
    typeof it.createdAt === "string"
  );
}

export function isDemoChatAttachment(value: unknown): value is DemoChatAttachment {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string"
  );
}

export function isDemoEvent(value: unknown): value is DemoEvent {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.title === "string" &&
    demoEventKind.has(it.kind) &&
    typeof it.startAt === "string" &&
    typeof it.endAt === "string"
  );
}

export function isDemoReferral(value: unknown): value is DemoReferral {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.visitCount === "number"
  );
}

export function isDemoProfitableProduct(value: unknown): value is DemoProfitableProduct {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    typeof it.soldCount === "number" &&
    typeof it.incomeAmount === "number"
  );
}

export function isDemoCustomerActivity(value: unknown): value is DemoCustomerActivity {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.customerId === "string" &&
    typeof it.customerName === "string" &&
    typeof it.text === "string" &&
    typeof it.createdAt === "string"
  );
}

export function isDemoEarning(value: unknown): value is DemoEarning {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.weekOn === "string" &&
    typeof it.amount === "number"
  );
}

export function isDemoTask(value: unknown): value is DemoTask {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.title === "string" &&
    typeof it.dueOn === "string" &&
    typeof it.isDone === "boolean"
  );
}

export function isDemoAccountSettings(value: unknown): value is DemoAccountSettings {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    demoAccountSettingsTheme.has(it.theme) &&
    demoAccountSettingsDirection.has(it.direction) &&
    typeof it.hasResponsiveFontSizes === "boolean"
  );
}

export function isDemoSubscription(value: unknown): value is DemoSubscription {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    typeof it.priceAmount === "number" &&
    typeof it.renewsOn === "string" &&
    typeof it.proposalsLeft === "number" &&
    typeof it.templatesLeft === "number" &&
    typeof it.invitesLeft === "number" &&
    typeof it.adsLeft === "number" &&
    typeof it.hasAnalytics === "boolean" &&
    typeof it.hasEmailAlerts === "boolean"
  );
}

/** The usual calls of each kind of record with a list, and the check of its answers. */
export const recordCalls = {
  StaffMember: { check: isStaffMember, "path":"/admin/staff","sorts":["lastname","lastActivity"],"calls":[]},
  StaffUser: { check: isStaffUser, "path":"/admin/users","sorts":["lastname","email","lastLoginAt","createdAt"],"calls":["facets","create","update","invite","admit","refuse","suspend","reinstate","role"]},
  Mail: { check: isMail, "path":"/admin/mails","sorts":["createdAt"],"calls":["facets"]},
  Tutor: { check: isTutor, "path":"/tutors/tutors","sorts":["name","number","onboardedAt"],"calls":["facets","update","take-leave","return","pause","resume","reinstate","off-board"]},
  TutorDocument: { check: isTutorDocument, "path":"/tutors/documents","sorts":["kind","expiresOn"],"calls":["create","update","verify","unverify","delete","restore"]},
  TutorDay: { check: isTutorDay, "path":"/tutors/days","sorts":["date"],"calls":["create","update","delete","restore"]},
  TutorTimeOff: { check: isTutorTimeOff, "path":"/tutors/time-off","sorts":["startsAt"],"calls":["create","update","delete","restore"]},
  PayRate: { check: isPayRate, "path":"/tutors/pay-rates","sorts":["effectiveFrom"],"calls":["create","delete","restore"]},
  PayoutAccount: { check: isPayoutAccount, "path":"/tutors/payout-accounts","sorts":["createdAt"],"calls":["create","update"]},
  Candidacy: { check: isCandidacy, "path":"/tutors/candidacies","sorts":["name","stageSince","appliedAt","rejectedAt","round"],"calls":["facets","create","update","advance","move-back","hold","unhold","withdraw","reject","reopen","allow-rehire","onboard"]},
  JournalEntry: { check: isJournalEntry, "path":"/tutors/journal","sorts":["occurredOn","followUpOn"],"calls":["facets","create","update","follow-up","reopen-follow-up"]},
  JournalTemplate: { check: isJournalTemplate, "path":"/tutors/journal-templates","sorts":["kind"],"calls":["create","update"]},
  TutorFeedback: { check: isTutorFeedback, "path":"/tutors/feedback","sorts":["createdAt","rating"],"calls":["facets","create","update","acknowledge","start","resolve","reopen"]},
  LessonRequest: { check: isLessonRequest, "path":"/lessons/requests","sorts":["dueAt","createdAt","number"],"calls":["facets","create","update","claim","reopen","cancel","propose","tutor-accept","tutor-decline","customer-decline","withdraw","confirm"]},
  LessonProposal: { check: isLessonProposal, "path":"/lessons/proposals","sorts":["sentAt"],"calls":[]},
  ConfirmedLesson: { check: isConfirmedLesson, "path":"/lessons/confirmed","sorts":["createdAt","number","startOn"],"calls":["facets","pause","undo","resume","end","cancel","lift-hold","change-schedule","change-tutor","change-price","keep-times","set-link"]},
  BookedLesson: { check: isBookedLesson, "path":"/lessons/booked","sorts":["start"],"calls":["facets","create","start","complete","student-no-show","tutor-no-show","restore","cancel","reschedule-now","request-reschedule","propose-time","decline-time","agree-reschedule","dispute","settle","reverse","cover","undo","set-link","note","ask-rating"]},
  LessonLogEntry: { check: isLessonLogEntry, "path":"/lessons/activity","sorts":["at"],"calls":[]},
  LessonRating: { check: isLessonRating, "path":"/lessons/ratings","sorts":["createdAt","rating"],"calls":["facets","create","update","hide","show"]},
  StudentRating: { check: isStudentRating, "path":"/lessons/student-ratings","sorts":["createdAt"],"calls":["create","update"]},
  Referrer: { check: isReferrer, "path":"/referrals/referrers","sorts":["name","code","createdAt"],"calls":["facets","create","update","pause","resume","close","reopen"]},
  Referral: { check: isReferral, "path":"/referrals/referrals","sorts":["attributedAt","createdAt"],"calls":["facets","approve","reject","correct","claw-back"]},
  ReferralPayout: { check: isReferralPayout, "path":"/referrals/payouts","sorts":["createdAt"],"calls":["create","approve","pay","fail"]},
  CurriculumAttachment: { check: isCurriculumAttachment, "path":"/student-attach-curriculum","sorts":["createdAt","startDate"],"calls":["create","detach","restore","start","finish","reopen"]},
} as const;
