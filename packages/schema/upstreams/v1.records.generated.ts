// Written by scripts/write-wire-checks.ts; do not edit.

import type { components } from "./v1.generated.ts";

type Schemas = components["schemas"];
type Fields = Readonly<Record<string, unknown>>;

export type AccountUser = Schemas["AccountUser"];
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
export type JournalEntry = Schemas["JournalEntry"];
export type JournalTemplate = Schemas["JournalTemplate"];
export type TutorFeedback = Schemas["TutorFeedback"];
export type HistoryEntry = Schemas["HistoryEntry"];
export type SavedVersion = Schemas["SavedVersion"];
export type Event = Schemas["Event"];
export type CurriculumAttachment = Schemas["CurriculumAttachment"];
export type TopicProgress = Schemas["TopicProgress"];

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

const mailTemplate: ReadonlySet<unknown> = new Set(["invitation","admission","refusal","reinstatement","password-reset","already-registered","message","tutor-invitation","document-expiry"]);

const mailStatus: ReadonlySet<unknown> = new Set(["waiting","sent","stored","failed"]);

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

const historyEntryAction: ReadonlySet<unknown> = new Set(["created","updated","state-changed","deleted","archived","exported","viewed-sensitive","signed-in","sign-in-failed","permission-denied","impersonated"]);

const eventEntityKind: ReadonlySet<unknown> = new Set(["region","cancellation-policy","curriculum","subdivision","attachment","customer","dependent","customer-note","message","lead","task","customer-pod","tutor","candidacy","tutor-document","tutor-day","tutor-time-off","pay-rate","payout-account","journal-entry","journal-template","tutor-feedback","setting","template","notification","staff-user","viewer","session","job","account-job","list-view","import"]);

const eventAction: ReadonlySet<unknown> = new Set(["created","updated","state-changed","archived","deleted"]);

const curriculumAttachmentStudentKind: ReadonlySet<unknown> = new Set(["customer","dependent"]);

const topicProgressState: ReadonlySet<unknown> = new Set(["not-started","in-progress","done"]);

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
    (it.cvUrl == null || typeof it.cvUrl === "string") &&
    (it.introAudioUrl == null || typeof it.introAudioUrl === "string") &&
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
    typeof it.sharedWithTutor === "boolean" &&
    typeof it.personName === "string" &&
    typeof it.isTutor === "boolean" &&
    (it.authorName == null || typeof it.authorName === "string")
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
