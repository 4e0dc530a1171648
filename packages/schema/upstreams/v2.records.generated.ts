// Written by scripts/write-wire-checks.ts; do not edit.

import type { components } from "./v2.generated.ts";

type Schemas = components["schemas"];
type Fields = Readonly<Record<string, unknown>>;

export type Region = Schemas["Region"];
export type BankDetails = Schemas["BankDetails"];
export type Facet = Schemas["Facet"];
export type CancellationPolicy = Schemas["CancellationPolicy"];
export type Invoice = Schemas["Invoice"];
export type LessonPrice = Schemas["LessonPrice"];
export type InvoiceLine = Schemas["InvoiceLine"];
export type InvoiceIssuer = Schemas["InvoiceIssuer"];
export type MailShown = Schemas["MailShown"];
export type Payment = Schemas["Payment"];
export type PaymentAllocation = Schemas["PaymentAllocation"];
export type CreditLot = Schemas["CreditLot"];
export type CreditEntry = Schemas["CreditEntry"];
export type GoodwillStanding = Schemas["GoodwillStanding"];
export type BooksCheck = Schemas["BooksCheck"];
export type BookFault = Schemas["BookFault"];
export type Dialect = Schemas["Dialect"];
export type Curriculum = Schemas["Curriculum"];
export type SubdivisionCount = Schemas["SubdivisionCount"];
export type Subdivision = Schemas["Subdivision"];
export type SubdivisionResource = Schemas["SubdivisionResource"];
export type SubdivisionCopy = Schemas["SubdivisionCopy"];
export type LessonResource = Schemas["LessonResource"];
export type Learner = Schemas["Learner"];
export type LearnerPayer = Schemas["LearnerPayer"];
export type Customer = Schemas["Customer"];
export type Dependent = Schemas["Dependent"];
export type SafeguardingNote = Schemas["SafeguardingNote"];
export type CustomerNote = Schemas["CustomerNote"];
export type LikelyDuplicate = Schemas["LikelyDuplicate"];
export type MergePreview = Schemas["MergePreview"];
export type PersonMerge = Schemas["PersonMerge"];
export type Unmerged = Schemas["Unmerged"];
export type Lead = Schemas["Lead"];
export type LeadStageReached = Schemas["LeadStageReached"];
export type CustomerPod = Schemas["CustomerPod"];
export type PodMember = Schemas["PodMember"];
export type FormerPodMember = Schemas["FormerPodMember"];
export type Feedback = Schemas["Feedback"];
export type FeedbackWords = Schemas["FeedbackWords"];
export type FeedbackLink = Schemas["FeedbackLink"];
export type GroupLesson = Schemas["GroupLesson"];
export type GroupPrice = Schemas["GroupPrice"];
export type GroupNextDate = Schemas["GroupNextDate"];
export type GroupInstance = Schemas["GroupInstance"];
export type EnrolledDate = Schemas["EnrolledDate"];
export type PlannedGroupDate = Schemas["PlannedGroupDate"];
export type GroupEnrolment = Schemas["GroupEnrolment"];
export type PolicyCopy = Schemas["PolicyCopy"];
export type SettlementRound = Schemas["SettlementRound"];
export type Message = Schemas["Message"];
export type Task = Schemas["Task"];
export type Notification = Schemas["Notification"];
export type SearchResult = Schemas["SearchResult"];
export type Job = Schemas["Job"];
export type JobRun = Schemas["JobRun"];
export type AccountJob = Schemas["AccountJob"];
export type AccountJobItem = Schemas["AccountJobItem"];
export type File = Schemas["File"];
export type ListView = Schemas["ListView"];
export type FileImport = Schemas["FileImport"];
export type FileImportRow = Schemas["FileImportRow"];
export type Setting = Schemas["Setting"];
export type Template = Schemas["Template"];
export type HistoryEntry = Schemas["HistoryEntry"];
export type SavedVersion = Schemas["SavedVersion"];
export type Event = Schemas["Event"];

function isArrayOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  for (const one of value as unknown[]) if (!fits(one)) return false;
  return true;
}

const regionCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const bankDetailsCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const invoiceKind: ReadonlySet<unknown> = new Set(["pre-payment","ongoing"]);

const invoiceStatus: ReadonlySet<unknown> = new Set(["draft","sent","part-paid","paid","part-refunded","refunded","credited","written-off","void"]);

const invoiceCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const invoiceGender: ReadonlySet<unknown> = new Set(["female","male","other","undisclosed"]);

const invoicePaymentGateway: ReadonlySet<unknown> = new Set(["STRIPE","PAYSTACK","FLUTTERWAVE","BANK_TRANSFER","CASH_OR_OTHER"]);

const invoiceType: ReadonlySet<unknown> = new Set(["FIXED","FLEXIBLE","TRIAL"]);

const invoiceWhoIsLessonFor: ReadonlySet<unknown> = new Set(["me","dependent","pod"]);

const invoiceSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const lessonPriceCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const invoiceLineKind: ReadonlySet<unknown> = new Set(["lessons","lesson","group","immersion","fee","adjustment","product"]);

const paymentGateway: ReadonlySet<unknown> = new Set(["STRIPE","PAYSTACK","FLUTTERWAVE","BANK_TRANSFER","CASH_OR_OTHER"]);

const paymentMethod: ReadonlySet<unknown> = new Set(["card","transfer","ussd","bank","cash","other"]);

const paymentStatus: ReadonlySet<unknown> = new Set(["pending","succeeded","failed","mismatch","unclear","refunded","part-refunded","disputed","taken-back"]);

const paymentCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const creditLotSource: ReadonlySet<unknown> = new Set(["invoice","goodwill","overpayment","credit-note","opening","referral"]);

const creditLotUnit: ReadonlySet<unknown> = new Set(["minutes","money"]);

const creditLotCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const creditLotSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const creditEntryType: ReadonlySet<unknown> = new Set(["grant","use","return","expire","refund","adjust","transfer-in","transfer-out","apply","put-back"]);

const bookFaultAbout: ReadonlySet<unknown> = new Set(["invoice","payment","credit","numbers"]);

const dialectSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const curriculumShape: ReadonlySet<unknown> = new Set(["language","school"]);

const curriculumStatus: ReadonlySet<unknown> = new Set(["draft","active","archived"]);

const subdivisionCountType: ReadonlySet<unknown> = new Set(["ageGroup","level","topic","subject"]);

const subdivisionType: ReadonlySet<unknown> = new Set(["ageGroup","level","topic","subject"]);

const subdivisionResourceKind: ReadonlySet<unknown> = new Set(["document","audio","video","link","session"]);

const subdivisionCopyType: ReadonlySet<unknown> = new Set(["ageGroup","level","topic","subject"]);

const lessonResourceKind: ReadonlySet<unknown> = new Set(["document","audio","video","link","session"]);

const learnerKind: ReadonlySet<unknown> = new Set(["customer","dependent"]);

const learnerAgeGroup: ReadonlySet<unknown> = new Set(["under-5","from-5","from-9","from-13","adult"]);

const customerGender: ReadonlySet<unknown> = new Set(["female","male","other","undisclosed"]);

const customerCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const customerStatus: ReadonlySet<unknown> = new Set(["lead","active","paused","churned","blocked"]);

const customerWhoIsLessonFor: ReadonlySet<unknown> = new Set(["me","dependent","pod"]);

const customerSource: ReadonlySet<unknown> = new Set(["organic","referral-customer","referral-teacher","partner","social","ads","event","app","other"]);

const customerPreferredChannel: ReadonlySet<unknown> = new Set(["email","whatsapp","phone","sms"]);

const dependentRelationship: ReadonlySet<unknown> = new Set(["child","spouse","parent","sibling","ward","other"]);

const dependentAgeGroup: ReadonlySet<unknown> = new Set(["under-5","from-5","from-9","from-13","adult"]);

const dependentGender: ReadonlySet<unknown> = new Set(["female","male","other","undisclosed"]);

const dependentLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const dependentSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const dependentStatus: ReadonlySet<unknown> = new Set(["active","archived"]);

const likelyDuplicateLikeness: ReadonlySet<unknown> = new Set(["same","household"]);

const mergePreviewFieldsItemField: ReadonlySet<unknown> = new Set(["firstName","lastName","email","secondaryEmail","phoneNumber","gender","dateOfBirth","country","timeZone","regionId","currency","ownerId","source","whoIsLessonFor","preferredChannel","zohoEmail","invoiceEmail","billingAddress","taxId","dueDays","cancellationPolicyId"]);

const mergePreviewFieldsItemSide: ReadonlySet<unknown> = new Set(["kept","other"]);

const mergePreviewMovesItemWhat: ReadonlySet<unknown> = new Set(["dependents","notes","tasks","messages","pods","curricula"]);

const leadSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const leadWhoIsLessonFor: ReadonlySet<unknown> = new Set(["me","dependent","pod"]);

const leadSource: ReadonlySet<unknown> = new Set(["organic","referral-customer","referral-teacher","partner","social","ads","event","app","other"]);

const leadStage: ReadonlySet<unknown> = new Set(["new","contacted","trial-booked","trial-completed","converted","lost"]);

const leadLostReason: ReadonlySet<unknown> = new Set(["price","time","no-reply","found-other","not-ready","wrong-fit","duplicate","other"]);

const leadStageReachedStage: ReadonlySet<unknown> = new Set(["new","contacted","trial-booked","trial-completed","converted","lost"]);

const customerPodSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const customerPodLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const customerPodBillingMode: ReadonlySet<unknown> = new Set(["split","one-payer"]);

const customerPodStatus: ReadonlySet<unknown> = new Set(["forming","active","paused","closed"]);

const feedbackChannel: ReadonlySet<unknown> = new Set(["app","email","whatsapp","phone","survey"]);

const feedbackType: ReadonlySet<unknown> = new Set(["praise","complaint","suggestion","question","refund-request"]);

const feedbackCategory: ReadonlySet<unknown> = new Set(["lesson","tutor","scheduling","billing","materials","technology","other"]);

const feedbackPriority: ReadonlySet<unknown> = new Set(["urgent","high","normal","low"]);

const feedbackStatus: ReadonlySet<unknown> = new Set(["new","open","waiting-customer","resolved","closed"]);

const feedbackWordsSpeaker: ReadonlySet<unknown> = new Set(["customer","staff"]);

const feedbackWordsSentBy: ReadonlySet<unknown> = new Set(["email","whatsapp","phone","sms"]);

const feedbackLinkKind: ReadonlySet<unknown> = new Set(["refund","credit","rebook","decline","journal-entry"]);

const groupLessonKind: ReadonlySet<unknown> = new Set(["learning-pod","virtual-immersion"]);

const groupLessonSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const groupLessonLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const groupLessonAgeGroup: ReadonlySet<unknown> = new Set(["under-5","from-5","from-9","from-13","adult"]);

const groupLessonPriceBasis: ReadonlySet<unknown> = new Set(["per-instance","whole-course"]);

const groupLessonStatus: ReadonlySet<unknown> = new Set(["draft","published","running","finished","cancelled","archived"]);

const groupPriceCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const groupInstanceStatus: ReadonlySet<unknown> = new Set(["scheduled","in-progress","awaiting-confirmation","completed","cancelled","not-run"]);

const enrolledDateStatus: ReadonlySet<unknown> = new Set(["enrolled","offered","waitlisted","cancelled","attended","absent"]);

const plannedGroupDateClockChange: ReadonlySet<unknown> = new Set(["gap","overlap"]);

const groupEnrolmentStatus: ReadonlySet<unknown> = new Set(["enrolled","offered","waitlisted","cancelled","attended","absent"]);

const groupEnrolmentChargeBasis: ReadonlySet<unknown> = new Set(["per-instance","whole-course"]);

const settlementRoundRuleId: ReadonlySet<unknown> = new Set(["completed","cut-short","cut-short-agreed","customer-in-time","customer-late-free","customer-late","tutor-early","tutor-late","staff","moved","moved-late-agreed","moved-late","trial-no-show","student-no-show","tutor-no-show","outage-before","outage-after","group-attended","group-absent","group-left-late","not-run","not-run-late","group-cancelled","group-cancelled-late","dispute","dispute-lowered","reversed"]);

const settlementRoundState: ReadonlySet<unknown> = new Set(["unposted","posted"]);

const messageChannel: ReadonlySet<unknown> = new Set(["email","whatsapp","phone","sms"]);

const messageMailStatus: ReadonlySet<unknown> = new Set(["waiting","sent","stored","failed"]);

const taskKind: ReadonlySet<unknown> = new Set(["follow-up","call","check","other"]);

const taskSubjectKind: ReadonlySet<unknown> = new Set(["customer","lead"]);

const notificationType: ReadonlySet<unknown> = new Set(["order_placed","new_message","item_shipped"]);

const searchResultKind: ReadonlySet<unknown> = new Set(["staff","customer","dependent","tutor","region","curriculum","subdivision","exam","lesson"]);

const jobRunState: ReadonlySet<unknown> = new Set(["running","done","failed"]);

const jobRunTrigger: ReadonlySet<unknown> = new Set(["schedule","person"]);

const accountJobKind: ReadonlySet<unknown> = new Set(["regions-archive","regions-restore","curricula-archive","curricula-restore","customers-tag","customers-untag","customers-owner","customers-archive","customers-restore","customers-message","dependents-archive","dependents-restore","pods-message","pods-pause","leads-owner","leads-contact","leads-lose","requests-claim","requests-owner","requests-cancel","courses-pause","courses-message","booked-cancel","booked-outcome","booked-link","booked-remind","candidates-owner","candidates-advance","candidates-reject","candidates-message","candidates-reopen","tutors-tag","tutors-untag","tutors-message","lessons-assign","lessons-due","lessons-active","lessons-publish","staff-suspend","staff-reinstate","tutor-feedback-assign","tutor-feedback-acknowledge","feedbacks-assign","feedbacks-priority","feedbacks-close","groups-publish","groups-cancel","regions-export","staff-export","curricula-export","customers-export","leads-export","requests-export","courses-export","booked-export","tutors-export","rejected-export","journal-export","tutor-feedback-export","feedbacks-export","dependents-export","pods-export","policies-export","mails-export","groups-export","lessons-export"]);

const accountJobState: ReadonlySet<unknown> = new Set(["waiting","running","done","cancelled","failed"]);

const accountJobItemVerdict: ReadonlySet<unknown> = new Set(["done","skipped","failed"]);

const listViewAudience: ReadonlySet<unknown> = new Set(["private","role","everyone"]);

const listViewRole: ReadonlySet<unknown> = new Set(["super-admin","director","admin","content-manager","content-creator"]);

const listViewDefaultForItem: ReadonlySet<unknown> = new Set(["super-admin","director","admin","content-manager","content-creator"]);

const fileImportKind: ReadonlySet<unknown> = new Set(["customers","dependents","leads","tutors","language-topics","school-topics","session","questions"]);

const fileImportState: ReadonlySet<unknown> = new Set(["reading","mapping","checking","checked","importing","imported","undoing","undone","cancelled","failed"]);

const fileImportDateOrder: ReadonlySet<unknown> = new Set(["day-first","month-first"]);

const fileImportVerdictsItemVerdict: ReadonlySet<unknown> = new Set(["create","update","unchanged","ambiguous","archived","failed"]);

const fileImportUndoneItemUndo: ReadonlySet<unknown> = new Set(["reversed","kept","stuck"]);

const fileImportRowVerdict: ReadonlySet<unknown> = new Set(["create","update","unchanged","ambiguous","archived","failed"]);

const fileImportRowUndo: ReadonlySet<unknown> = new Set(["reversed","kept","stuck"]);

const settingKey: ReadonlySet<unknown> = new Set(["lessonReportRequired","proposalHours","requestExpiryDays","unpaidHoldHours","objectionHours","disputeDays","trialFreeOnFirstNoShow","unfundedLesson","creditExpires","creditDays","noShowGoodwillPercent","gatewaysNGN","gatewaysGBP","gatewaysUSD","remindOfInvoices","reminderDays","goodwillLimitNGN","goodwillLimitGBP","goodwillLimitUSD","tutorsAppUrl","proofAboveNGN","proofAboveGBP","proofAboveUSD","waiverLimit","directorDiscountPercent"]);

const templateKind: ReadonlySet<unknown> = new Set(["general","welcome","learners","pod","candidate-interview","candidate-rejection","candidate-offer","tutor-welcome","tutor-proposal","customer-proposal","lesson-rating","proposal-ended","course-begun","course-held","payment-reminder","course-paused","course-resumed","course-ended","course-times","course-tutor","clock-change","lesson-reminder","lesson-moved","lesson-cancelled","time-asked","time-proposed","time-declined","report-wanted","lesson-report","student-no-show","tutor-no-show","tutor-missed","lesson-disputed","dispute-settled","learner-rating","group-cancelled","group-moved","group-place","group-tutor-assigned","group-tutor-moved","group-tutor-cancelled","invoice-sent","invoice-reminder","invoice-void","payment-receipt"]);

const templateChannel: ReadonlySet<unknown> = new Set(["email","whatsapp","sms"]);

const templateLanguage: ReadonlySet<unknown> = new Set(["en","ig","yo"]);

const historyEntryAction: ReadonlySet<unknown> = new Set(["created","updated","state-changed","deleted","archived","exported","viewed-sensitive","signed-in","sign-in-failed","permission-denied","impersonated"]);

const eventEntityKind: ReadonlySet<unknown> = new Set(["region","cancellation-policy","dialect","curriculum","subdivision","attachment","customer","dependent","customer-note","message","lead","task","customer-pod","tutor","candidacy","tutor-document","tutor-day","tutor-time-off","pay-rate","payout-account","journal-entry","journal-template","lesson-request","confirmed-lesson","booked-lesson","lesson-rating","student-rating","tutor-feedback","feedback","group-lesson","group-instance","invoice","payment","credit-lot","setting","template","notification","staff-user","viewer","session","job","account-job","list-view","import","exam","exam-part","exam-lesson","content-creator","exam-session"]);

const eventAction: ReadonlySet<unknown> = new Set(["created","updated","state-changed","archived","deleted"]);

export function isRegion(value: unknown): value is Region {
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
    typeof it.code === "string" &&
    typeof it.name === "string" &&
    regionCurrency.has(it.currency) &&
    typeof it.timeZone === "string" &&
    typeof it.cancellationPolicyId === "string" &&
    typeof it.taxRateBp === "number" &&
    typeof it.pricesIncludeTax === "boolean" &&
    typeof it.taxLabel === "string" &&
    (it.taxNumber == null || typeof it.taxNumber === "string") &&
    typeof it.invoicePrefix === "string" &&
    (it.legalName == null || typeof it.legalName === "string") &&
    (it.legalAddress == null || typeof it.legalAddress === "string") &&
    (it.invoiceFooter == null || typeof it.invoiceFooter === "string") &&
    (it.replyTo == null || typeof it.replyTo === "string") &&
    typeof it.active === "boolean" &&
    isArrayOf(it.bankDetails, (one) => isBankDetails(one)) &&
    (it.customers === undefined || typeof it.customers === "number") &&
    (it.tutors === undefined || typeof it.tutors === "number")
  );
}

export function isBankDetails(value: unknown): value is BankDetails {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    bankDetailsCurrency.has(it.currency) &&
    typeof it.details === "string"
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

export function isCancellationPolicy(value: unknown): value is CancellationPolicy {
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
    typeof it.name === "string" &&
    typeof it.windowHours === "number" &&
    typeof it.lateCancelPercent === "number" &&
    typeof it.noShowPercent === "number" &&
    typeof it.tutorLatePayPercent === "number" &&
    typeof it.tutorWaitPayPercent === "number" &&
    typeof it.graceMinutes === "number" &&
    typeof it.freeLateCancelsPerTerm === "number" &&
    typeof it.freeReschedules === "number" &&
    typeof it.outageIsFree === "boolean" &&
    typeof it.regions === "number"
  );
}

export function isInvoice(value: unknown): value is Invoice {
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
    invoiceKind.has(it.kind) &&
    (it.invoiceNumber == null || typeof it.invoiceNumber === "string") &&
    invoiceStatus.has(it.status) &&
    (it.customerId == null || typeof it.customerId === "string") &&
    (it.regionId == null || typeof it.regionId === "string") &&
    invoiceCurrency.has(it.currency) &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    typeof it.email === "string" &&
    (it.secondaryEmail == null || typeof it.secondaryEmail === "string") &&
    (it.zohoEmail == null || typeof it.zohoEmail === "string") &&
    (it.gender == null || invoiceGender.has(it.gender)) &&
    (it.phoneNumber == null || typeof it.phoneNumber === "string") &&
    typeof it.timeZone === "string" &&
    invoicePaymentGateway.has(it.paymentGateway) &&
    (it.type == null || invoiceType.has(it.type)) &&
    (it.whoIsLessonFor == null || invoiceWhoIsLessonFor.has(it.whoIsLessonFor)) &&
    (it.dependentId == null || typeof it.dependentId === "string") &&
    (it.podId == null || typeof it.podId === "string") &&
    isArrayOf(it.subjects, (one) => invoiceSubjectsItem.has(one)) &&
    isArrayOf(it.tutorIds, (one) => typeof one === "string") &&
    (it.lessonPrice == null || isLessonPrice(it.lessonPrice)) &&
    isArrayOf(it.lines, (one) => isInvoiceLine(one)) &&
    typeof it.subtotal === "number" &&
    typeof it.discountTotal === "number" &&
    typeof it.taxTotal === "number" &&
    typeof it.total === "number" &&
    typeof it.received === "number" &&
    typeof it.givenBack === "number" &&
    typeof it.credited === "number" &&
    typeof it.writtenOff === "number" &&
    typeof it.due === "number" &&
    typeof it.isOverdue === "boolean" &&
    (it.lessonsLeft == null || typeof it.lessonsLeft === "number") &&
    (it.issuedOn == null || typeof it.issuedOn === "string") &&
    (it.dueOn == null || typeof it.dueOn === "string") &&
    (it.sentAt == null || typeof it.sentAt === "string") &&
    (it.sentById == null || typeof it.sentById === "string") &&
    isArrayOf(it.sentTo, (one) => typeof one === "string") &&
    (it.remindedAt == null || typeof it.remindedAt === "string") &&
    (it.nextReminderOn == null || typeof it.nextReminderOn === "string") &&
    (it.pdfFileId == null || typeof it.pdfFileId === "string") &&
    (it.issuer == null || isInvoiceIssuer(it.issuer)) &&
    (it.memo == null || typeof it.memo === "string") &&
    (it.internalNote == null || typeof it.internalNote === "string") &&
    (it.voidReason == null || typeof it.voidReason === "string")
  );
}

export function isLessonPrice(value: unknown): value is LessonPrice {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    lessonPriceCurrency.has(it.currency) &&
    typeof it.amount === "number" &&
    typeof it.durationMinutes === "number" &&
    typeof it.lessonCount === "number"
  );
}

export function isInvoiceLine(value: unknown): value is InvoiceLine {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    invoiceLineKind.has(it.kind) &&
    typeof it.description === "string" &&
    typeof it.quantity === "number" &&
    typeof it.unitAmount === "number" &&
    typeof it.discountAmount === "number" &&
    typeof it.taxRateBp === "number" &&
    typeof it.taxIncluded === "boolean" &&
    typeof it.net === "number" &&
    typeof it.taxAmount === "number" &&
    typeof it.total === "number"
  );
}

export function isInvoiceIssuer(value: unknown): value is InvoiceIssuer {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.legalName === "string" &&
    typeof it.legalAddress === "string" &&
    typeof it.taxLabel === "string" &&
    (it.taxNumber == null || typeof it.taxNumber === "string") &&
    (it.bankDetails == null || typeof it.bankDetails === "string") &&
    (it.footer == null || typeof it.footer === "string") &&
    (it.replyTo == null || typeof it.replyTo === "string")
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

export function isPayment(value: unknown): value is Payment {
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
    typeof it.paymentNumber === "string" &&
    typeof it.customerId === "string" &&
    paymentGateway.has(it.gateway) &&
    paymentMethod.has(it.method) &&
    paymentStatus.has(it.status) &&
    paymentCurrency.has(it.currency) &&
    typeof it.amount === "number" &&
    typeof it.receivedOn === "string" &&
    (it.payerName == null || typeof it.payerName === "string") &&
    (it.reference == null || typeof it.reference === "string") &&
    (it.evidenceFileId == null || typeof it.evidenceFileId === "string") &&
    (it.note == null || typeof it.note === "string") &&
    (it.takenBackReason == null || typeof it.takenBackReason === "string") &&
    isArrayOf(it.allocations, (one) => isPaymentAllocation(one)) &&
    (it.pdfFileId == null || typeof it.pdfFileId === "string") &&
    typeof it.kept === "number"
  );
}

export function isPaymentAllocation(value: unknown): value is PaymentAllocation {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.invoiceId === "string" &&
    typeof it.amount === "number" &&
    typeof it.at === "string"
  );
}

export function isCreditLot(value: unknown): value is CreditLot {
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
    typeof it.customerId === "string" &&
    creditLotSource.has(it.source) &&
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    (it.paymentId == null || typeof it.paymentId === "string") &&
    creditLotUnit.has(it.unit) &&
    creditLotCurrency.has(it.currency) &&
    typeof it.size === "number" &&
    typeof it.worth === "number" &&
    typeof it.tax === "number" &&
    (it.lessonMinutes == null || typeof it.lessonMinutes === "number") &&
    isArrayOf(it.learnerIds, (one) => typeof one === "string") &&
    (it.podId == null || typeof it.podId === "string") &&
    isArrayOf(it.subjects, (one) => creditLotSubjectsItem.has(one)) &&
    isArrayOf(it.tutorIds, (one) => typeof one === "string") &&
    (it.expiresOn == null || typeof it.expiresOn === "string") &&
    typeof it.frozen === "number" &&
    (it.note == null || typeof it.note === "string") &&
    typeof it.granted === "number" &&
    typeof it.rest === "number" &&
    isArrayOf(it.entries, (one) => isCreditEntry(one))
  );
}

export function isCreditEntry(value: unknown): value is CreditEntry {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    creditEntryType.has(it.type) &&
    typeof it.quantity === "number" &&
    typeof it.value === "number" &&
    typeof it.balance === "number" &&
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    typeof it.day === "string" &&
    typeof it.at === "string" &&
    typeof it.byId === "string" &&
    (it.reason == null || typeof it.reason === "string")
  );
}

export function isGoodwillStanding(value: unknown): value is GoodwillStanding {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    (it.limit == null || typeof it.limit === "number") &&
    (it.left == null || typeof it.left === "number")
  );
}

export function isBooksCheck(value: unknown): value is BooksCheck {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.invoices === "number" &&
    typeof it.payments === "number" &&
    typeof it.credits === "number" &&
    typeof it.series === "number" &&
    isArrayOf(it.faults, (one) => isBookFault(one))
  );
}

export function isBookFault(value: unknown): value is BookFault {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    bookFaultAbout.has(it.about) &&
    typeof it.name === "string" &&
    typeof it.fault === "string" &&
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    (it.customerId == null || typeof it.customerId === "string")
  );
}

export function isDialect(value: unknown): value is Dialect {
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
    dialectSubject.has(it.subject) &&
    typeof it.name === "string" &&
    typeof it.order === "number" &&
    typeof it.active === "boolean"
  );
}

export function isCurriculum(value: unknown): value is Curriculum {
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
    typeof it.name === "string" &&
    typeof it.slug === "string" &&
    (it.regionId == null || typeof it.regionId === "string") &&
    typeof it.subject === "string" &&
    curriculumShape.has(it.shape) &&
    (it.description == null || typeof it.description === "string") &&
    curriculumStatus.has(it.status) &&
    isArrayOf(it.counts, (one) => isSubdivisionCount(one)) &&
    typeof it.attachedLearners === "number"
  );
}

export function isSubdivisionCount(value: unknown): value is SubdivisionCount {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    subdivisionCountType.has(it.type) &&
    typeof it.count === "number"
  );
}

export function isSubdivision(value: unknown): value is Subdivision {
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
    typeof it.curriculumId === "string" &&
    (it.parentId == null || typeof it.parentId === "string") &&
    subdivisionType.has(it.type) &&
    typeof it.name === "string" &&
    typeof it.slug === "string" &&
    typeof it.order === "number" &&
    (it.description == null || typeof it.description === "string") &&
    isArrayOf(it.outcomes, (one) => typeof one === "string") &&
    isArrayOf(it.resources, (one) => isSubdivisionResource(one)) &&
    isArrayOf(it.lessonIds, (one) => typeof one === "string") &&
    (it.estimatedMinutes == null || typeof it.estimatedMinutes === "number")
  );
}

export function isSubdivisionResource(value: unknown): value is SubdivisionResource {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.title === "string" &&
    subdivisionResourceKind.has(it.kind) &&
    typeof it.url === "string"
  );
}

export function isSubdivisionCopy(value: unknown): value is SubdivisionCopy {
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
    typeof it.curriculumId === "string" &&
    (it.parentId == null || typeof it.parentId === "string") &&
    subdivisionCopyType.has(it.type) &&
    typeof it.name === "string" &&
    typeof it.slug === "string" &&
    typeof it.order === "number" &&
    (it.description == null || typeof it.description === "string") &&
    isArrayOf(it.outcomes, (one) => typeof one === "string") &&
    isArrayOf(it.resources, (one) => isSubdivisionResource(one)) &&
    isArrayOf(it.lessonIds, (one) => typeof one === "string") &&
    (it.estimatedMinutes == null || typeof it.estimatedMinutes === "number") &&
    typeof it.copied === "number"
  );
}

export function isLessonResource(value: unknown): value is LessonResource {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.title === "string" &&
    lessonResourceKind.has(it.kind) &&
    typeof it.url === "string" &&
    (it.lessonId === undefined || typeof it.lessonId === "string") &&
    (it.subdivisionId === undefined || typeof it.subdivisionId === "string") &&
    typeof it.addedAt === "string"
  );
}

export function isLearner(value: unknown): value is Learner {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    learnerKind.has(it.kind) &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    isLearnerPayer(it.payer) &&
    typeof it.timeZone === "string" &&
    typeof it.regionId === "string" &&
    (it.ageGroup == null || learnerAgeGroup.has(it.ageGroup)) &&
    typeof it.archived === "boolean"
  );
}

export function isLearnerPayer(value: unknown): value is LearnerPayer {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    typeof it.customerNumber === "string"
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

export function isDependent(value: unknown): value is Dependent {
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
    typeof it.customerId === "string" &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    dependentRelationship.has(it.relationship) &&
    (it.dateOfBirth == null || typeof it.dateOfBirth === "string") &&
    (it.ageGroup == null || dependentAgeGroup.has(it.ageGroup)) &&
    (it.gender == null || dependentGender.has(it.gender)) &&
    (it.timeZone == null || typeof it.timeZone === "string") &&
    (it.level == null || dependentLevel.has(it.level)) &&
    isArrayOf(it.subjects, (one) => dependentSubjectsItem.has(one)) &&
    (it.learningNeeds == null || typeof it.learningNeeds === "string") &&
    typeof it.photoConsent === "boolean" &&
    dependentStatus.has(it.status) &&
    isLearnerPayer(it.payer) &&
    typeof it.payerTimeZone === "string" &&
    typeof it.regionId === "string"
  );
}

export function isSafeguardingNote(value: unknown): value is SafeguardingNote {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.text === "string"
  );
}

export function isCustomerNote(value: unknown): value is CustomerNote {
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
    typeof it.customerId === "string" &&
    typeof it.text === "string" &&
    typeof it.pinned === "boolean"
  );
}

export function isLikelyDuplicate(value: unknown): value is LikelyDuplicate {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isCustomer(it.customer) &&
    likelyDuplicateLikeness.has(it.likeness)
  );
}

function isMergePreviewFieldsItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    mergePreviewFieldsItemField.has(it.field) &&
    mergePreviewFieldsItemSide.has(it.side)
  );
}

function isMergePreviewMovesItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    mergePreviewMovesItemWhat.has(it.what) &&
    typeof it.count === "number"
  );
}

export function isMergePreview(value: unknown): value is MergePreview {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isCustomer(it.kept) &&
    isCustomer(it.other) &&
    isArrayOf(it.fields, (one) => isMergePreviewFieldsItem(one)) &&
    isArrayOf(it.moves, (one) => isMergePreviewMovesItem(one)) &&
    isArrayOf(it.blockers, (one) => typeof one === "string")
  );
}

export function isPersonMerge(value: unknown): value is PersonMerge {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.keptId === "string" &&
    typeof it.otherId === "string" &&
    typeof it.otherName === "string" &&
    typeof it.at === "string" &&
    typeof it.by === "string" &&
    (it.undoableUntil == null || typeof it.undoableUntil === "string") &&
    (it.undoneAt == null || typeof it.undoneAt === "string")
  );
}

export function isUnmerged(value: unknown): value is Unmerged {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isCustomer(it.kept) &&
    isCustomer(it.other) &&
    isArrayOf(it.left, (one) => typeof one === "string")
  );
}

export function isLead(value: unknown): value is Lead {
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
    (it.lastName == null || typeof it.lastName === "string") &&
    (it.email == null || typeof it.email === "string") &&
    (it.phoneNumber == null || typeof it.phoneNumber === "string") &&
    typeof it.regionId === "string" &&
    isArrayOf(it.subjects, (one) => leadSubjectsItem.has(one)) &&
    leadWhoIsLessonFor.has(it.whoIsLessonFor) &&
    leadSource.has(it.source) &&
    (it.utmSource == null || typeof it.utmSource === "string") &&
    (it.utmMedium == null || typeof it.utmMedium === "string") &&
    (it.utmCampaign == null || typeof it.utmCampaign === "string") &&
    (it.message == null || typeof it.message === "string") &&
    leadStage.has(it.stage) &&
    typeof it.stageSince === "string" &&
    (it.ownerId == null || typeof it.ownerId === "string") &&
    (it.nextActionOn == null || typeof it.nextActionOn === "string") &&
    (it.nextAction == null || typeof it.nextAction === "string") &&
    (it.lostReason == null || leadLostReason.has(it.lostReason)) &&
    (it.customerId == null || typeof it.customerId === "string") &&
    (it.trialLessonId == null || typeof it.trialLessonId === "string") &&
    isArrayOf(it.stages, (one) => isLeadStageReached(one)) &&
    typeof it.needsAttention === "boolean"
  );
}

export function isLeadStageReached(value: unknown): value is LeadStageReached {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    leadStageReachedStage.has(it.stage) &&
    typeof it.reachedAt === "string" &&
    typeof it.byId === "string"
  );
}

export function isCustomerPod(value: unknown): value is CustomerPod {
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
    typeof it.name === "string" &&
    typeof it.regionId === "string" &&
    customerPodSubject.has(it.subject) &&
    (it.level == null || customerPodLevel.has(it.level)) &&
    typeof it.anchorTimeZone === "string" &&
    (it.tutorId == null || typeof it.tutorId === "string") &&
    customerPodBillingMode.has(it.billingMode) &&
    (it.payerCustomerId == null || typeof it.payerCustomerId === "string") &&
    customerPodStatus.has(it.status) &&
    isArrayOf(it.members, (one) => isPodMember(one))
  );
}

export function isPodMember(value: unknown): value is PodMember {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.learnerId === "string" &&
    typeof it.payerCustomerId === "string" &&
    (it.shareBp == null || typeof it.shareBp === "number") &&
    typeof it.joinedAt === "string" &&
    (it.leftAt == null || typeof it.leftAt === "string")
  );
}

export function isFormerPodMember(value: unknown): value is FormerPodMember {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.learnerId === "string" &&
    typeof it.payerCustomerId === "string" &&
    (it.shareBp == null || typeof it.shareBp === "number") &&
    typeof it.joinedAt === "string" &&
    (it.leftAt == null || typeof it.leftAt === "string") &&
    typeof it.podId === "string"
  );
}

export function isFeedback(value: unknown): value is Feedback {
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
    typeof it.feedbackNumber === "string" &&
    (it.customerId == null || typeof it.customerId === "string") &&
    (it.dependentId == null || typeof it.dependentId === "string") &&
    (it.lessonId == null || typeof it.lessonId === "string") &&
    typeof it.regionId === "string" &&
    feedbackChannel.has(it.channel) &&
    feedbackType.has(it.type) &&
    feedbackCategory.has(it.category) &&
    typeof it.body === "string" &&
    (it.sentiment == null || typeof it.sentiment === "number") &&
    feedbackPriority.has(it.priority) &&
    feedbackStatus.has(it.status) &&
    typeof it.statusSince === "string" &&
    (it.assigneeId == null || typeof it.assigneeId === "string") &&
    typeof it.askedAt === "string" &&
    (it.dueAt == null || typeof it.dueAt === "string") &&
    (it.firstAnsweredAt == null || typeof it.firstAnsweredAt === "string") &&
    (it.lastWordsAt == null || typeof it.lastWordsAt === "string") &&
    (it.resolution == null || typeof it.resolution === "string")
  );
}

export function isFeedbackWords(value: unknown): value is FeedbackWords {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    feedbackWordsSpeaker.has(it.speaker) &&
    typeof it.writtenById === "string" &&
    typeof it.text === "string" &&
    typeof it.internal === "boolean" &&
    (it.sentBy == null || feedbackWordsSentBy.has(it.sentBy)) &&
    typeof it.at === "string"
  );
}

export function isFeedbackLink(value: unknown): value is FeedbackLink {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    feedbackLinkKind.has(it.kind) &&
    typeof it.note === "string" &&
    (it.journalEntryId == null || typeof it.journalEntryId === "string") &&
    (it.lessonRequestId == null || typeof it.lessonRequestId === "string") &&
    typeof it.madeById === "string" &&
    typeof it.at === "string" &&
    (it.personId == null || typeof it.personId === "string")
  );
}

export function isGroupLesson(value: unknown): value is GroupLesson {
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
    groupLessonKind.has(it.kind) &&
    typeof it.title === "string" &&
    groupLessonSubject.has(it.subject) &&
    groupLessonLevel.has(it.level) &&
    groupLessonAgeGroup.has(it.ageGroup) &&
    typeof it.description === "string" &&
    (it.theme == null || typeof it.theme === "string") &&
    (it.culturalHost == null || typeof it.culturalHost === "string") &&
    (it.programme == null || typeof it.programme === "string") &&
    isArrayOf(it.tutorIds, (one) => typeof one === "string") &&
    typeof it.capacityMin === "number" &&
    typeof it.capacityMax === "number" &&
    typeof it.waitlist === "boolean" &&
    (it.regionId == null || typeof it.regionId === "string") &&
    typeof it.durationMinutes === "number" &&
    typeof it.anchorTimeZone === "string" &&
    (it.enrolmentOpensOn == null || typeof it.enrolmentOpensOn === "string") &&
    (it.enrolmentClosesOn == null || typeof it.enrolmentClosesOn === "string") &&
    (it.meetingUrl == null || typeof it.meetingUrl === "string") &&
    (it.coverImage == null || typeof it.coverImage === "string") &&
    (it.coverAlt == null || typeof it.coverAlt === "string") &&
    (it.curriculumId == null || typeof it.curriculumId === "string") &&
    isArrayOf(it.resources, (one) => isSubdivisionResource(one)) &&
    isArrayOf(it.prices, (one) => isGroupPrice(one)) &&
    groupLessonPriceBasis.has(it.priceBasis) &&
    groupLessonStatus.has(it.status) &&
    (it.cancelReason == null || typeof it.cancelReason === "string") &&
    (it.next == null || isGroupNextDate(it.next))
  );
}

export function isGroupPrice(value: unknown): value is GroupPrice {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    groupPriceCurrency.has(it.currency) &&
    typeof it.amount === "number"
  );
}

export function isGroupNextDate(value: unknown): value is GroupNextDate {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.start === "string" &&
    typeof it.enrolled === "number" &&
    typeof it.capacityMax === "number" &&
    typeof it.waitlisted === "number"
  );
}

export function isGroupInstance(value: unknown): value is GroupInstance {
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
    typeof it.groupLessonId === "string" &&
    typeof it.start === "string" &&
    typeof it.end === "string" &&
    typeof it.localDate === "string" &&
    typeof it.localTime === "string" &&
    typeof it.anchorTimeZone === "string" &&
    isArrayOf(it.tutorIds, (one) => typeof one === "string") &&
    typeof it.capacityMax === "number" &&
    groupInstanceStatus.has(it.status) &&
    (it.reason == null || typeof it.reason === "string") &&
    (it.report == null || typeof it.report === "string") &&
    (it.recordingUrl == null || typeof it.recordingUrl === "string") &&
    typeof it.runAnyway === "boolean" &&
    typeof it.enrolled === "number" &&
    typeof it.waitlisted === "number" &&
    typeof it.attended === "number" &&
    typeof it.absent === "number" &&
    typeof it.belowMinimum === "boolean"
  );
}

export function isEnrolledDate(value: unknown): value is EnrolledDate {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.start === "string" &&
    typeof it.localDate === "string" &&
    typeof it.localTime === "string" &&
    (it.status == null || enrolledDateStatus.has(it.status)) &&
    (it.reason == null || typeof it.reason === "string")
  );
}

export function isPlannedGroupDate(value: unknown): value is PlannedGroupDate {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.date === "string" &&
    typeof it.start === "string" &&
    typeof it.end === "string" &&
    (it.clockChange == null || plannedGroupDateClockChange.has(it.clockChange)) &&
    isArrayOf(it.conflicts, (one) => typeof one === "string")
  );
}

export function isGroupEnrolment(value: unknown): value is GroupEnrolment {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.learnerId === "string" &&
    typeof it.customerId === "string" &&
    groupEnrolmentStatus.has(it.status) &&
    typeof it.at === "string" &&
    isGroupPrice(it.price) &&
    groupEnrolmentChargeBasis.has(it.chargeBasis) &&
    isPolicyCopy(it.policySnapshot) &&
    (it.leftAt == null || typeof it.leftAt === "string") &&
    (it.offeredUntil == null || typeof it.offeredUntil === "string") &&
    isArrayOf(it.settlements, (one) => isSettlementRound(one)) &&
    (it.waitlistPosition == null || typeof it.waitlistPosition === "number")
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

export function isMessage(value: unknown): value is Message {
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
    typeof it.toPersonId === "string" &&
    messageChannel.has(it.channel) &&
    (it.subject == null || typeof it.subject === "string") &&
    typeof it.body === "string" &&
    typeof it.at === "string" &&
    (it.address == null || typeof it.address === "string") &&
    (it.mailStatus == null || messageMailStatus.has(it.mailStatus))
  );
}

function isTaskSubject(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    taskSubjectKind.has(it.kind) &&
    typeof it.id === "string" &&
    typeof it.label === "string"
  );
}

export function isTask(value: unknown): value is Task {
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
    taskKind.has(it.kind) &&
    typeof it.title === "string" &&
    typeof it.ownerId === "string" &&
    (it.dueOn == null || typeof it.dueOn === "string") &&
    (it.dueTime == null || typeof it.dueTime === "string") &&
    (it.doneAt == null || typeof it.doneAt === "string") &&
    (it.note == null || typeof it.note === "string") &&
    (it.dueAt == null || typeof it.dueAt === "string") &&
    (it.subject == null || isTaskSubject(it.subject))
  );
}

export function isNotification(value: unknown): value is Notification {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    notificationType.has(it.type) &&
    typeof it.title === "string" &&
    typeof it.description === "string" &&
    typeof it.kind === "string" &&
    (it.url == null || typeof it.url === "string") &&
    (it.readAt == null || typeof it.readAt === "string") &&
    typeof it.createdAt === "string"
  );
}

export function isSearchResult(value: unknown): value is SearchResult {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.title === "string" &&
    typeof it.description === "string" &&
    searchResultKind.has(it.kind) &&
    (it.url == null || typeof it.url === "string")
  );
}

export function isJob(value: unknown): value is Job {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    typeof it.title === "string" &&
    typeof it.description === "string" &&
    typeof it.everyMinutes === "number" &&
    (it.doneTo == null || typeof it.doneTo === "string") &&
    (it.nextAt == null || typeof it.nextAt === "string") &&
    typeof it.isLate === "boolean" &&
    typeof it.isRunning === "boolean" &&
    (it.requestedAt == null || typeof it.requestedAt === "string") &&
    (it.lastRun == null || isJobRun(it.lastRun)) &&
    (it.lastFailure == null || isJobRun(it.lastFailure))
  );
}

function isJobRunCountsItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    typeof it.count === "number"
  );
}

export function isJobRun(value: unknown): value is JobRun {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.job === "string" &&
    typeof it.from === "string" &&
    typeof it.to === "string" &&
    typeof it.startedAt === "string" &&
    (it.endedAt == null || typeof it.endedAt === "string") &&
    jobRunState.has(it.state) &&
    jobRunTrigger.has(it.trigger) &&
    (it.startedBy == null || typeof it.startedBy === "string") &&
    typeof it.server === "string" &&
    isArrayOf(it.counts, (one) => isJobRunCountsItem(one)) &&
    (it.error == null || typeof it.error === "string")
  );
}

export function isAccountJob(value: unknown): value is AccountJob {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    accountJobKind.has(it.kind) &&
    accountJobState.has(it.state) &&
    typeof it.total === "number" &&
    typeof it.done === "number" &&
    typeof it.skipped === "number" &&
    typeof it.failed === "number" &&
    typeof it.askedAt === "string" &&
    (it.startedAt == null || typeof it.startedAt === "string") &&
    (it.endedAt == null || typeof it.endedAt === "string") &&
    (it.error == null || typeof it.error === "string") &&
    (it.retryOf == null || typeof it.retryOf === "string") &&
    (it.fetchUntil == null || typeof it.fetchUntil === "string")
  );
}

export function isAccountJobItem(value: unknown): value is AccountJobItem {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.recordId === "string" &&
    typeof it.label === "string" &&
    typeof it.url === "string" &&
    (it.verdict == null || accountJobItemVerdict.has(it.verdict)) &&
    (it.reason == null || typeof it.reason === "string") &&
    (it.at == null || typeof it.at === "string")
  );
}

export function isFile(value: unknown): value is File {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.contentType === "string" &&
    typeof it.size === "number" &&
    typeof it.url === "string" &&
    (it.expiresAt == null || typeof it.expiresAt === "string")
  );
}

export function isListView(value: unknown): value is ListView {
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
    typeof it.list === "string" &&
    typeof it.name === "string" &&
    typeof it.query === "string" &&
    listViewAudience.has(it.audience) &&
    (it.role == null || listViewRole.has(it.role)) &&
    typeof it.ownerId === "string" &&
    typeof it.isDefault === "boolean" &&
    isArrayOf(it.defaultFor, (one) => listViewDefaultForItem.has(one))
  );
}

function isFileImportVerdictsItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    fileImportVerdictsItemVerdict.has(it.verdict) &&
    typeof it.count === "number"
  );
}

function isFileImportUndoneItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    fileImportUndoneItemUndo.has(it.undo) &&
    typeof it.count === "number"
  );
}

export function isFileImport(value: unknown): value is FileImport {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    fileImportKind.has(it.kind) &&
    (it.intoId == null || typeof it.intoId === "string") &&
    fileImportState.has(it.state) &&
    typeof it.fileName === "string" &&
    typeof it.ownerId === "string" &&
    isArrayOf(it.headings, (one) => typeof one === "string") &&
    isArrayOf(it.notes, (one) => typeof one === "string") &&
    isArrayOf(it.mapping, (one) => one === null || typeof one === "string") &&
    isArrayOf(it.sample, (one) => isArrayOf(one, (one) => typeof one === "string")) &&
    (it.dateOrder == null || fileImportDateOrder.has(it.dateOrder)) &&
    typeof it.restores === "boolean" &&
    typeof it.leavesOut === "boolean" &&
    typeof it.total === "number" &&
    typeof it.reached === "number" &&
    typeof it.done === "number" &&
    isArrayOf(it.verdicts, (one) => isFileImportVerdictsItem(one)) &&
    isArrayOf(it.undone, (one) => isFileImportUndoneItem(one)) &&
    (it.fingerprint == null || typeof it.fingerprint === "string") &&
    (it.problemFile == null || isFile(it.problemFile)) &&
    (it.error == null || typeof it.error === "string") &&
    typeof it.createdAt === "string" &&
    (it.importedAt == null || typeof it.importedAt === "string") &&
    (it.undoneAt == null || typeof it.undoneAt === "string") &&
    (it.undoUntil == null || typeof it.undoUntil === "string")
  );
}

function isFileImportRowCellsItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.column === "number" &&
    typeof it.heading === "string" &&
    typeof it.text === "string" &&
    (it.problem == null || typeof it.problem === "string")
  );
}

function isFileImportRowChangesItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.label === "string" &&
    (it.from == null || typeof it.from === "string") &&
    (it.to == null || typeof it.to === "string")
  );
}

function isFileImportRowCandidatesItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.label === "string" &&
    (it.url == null || typeof it.url === "string")
  );
}

export function isFileImportRow(value: unknown): value is FileImportRow {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.row === "number" &&
    typeof it.label === "string" &&
    (it.url == null || typeof it.url === "string") &&
    fileImportRowVerdict.has(it.verdict) &&
    (it.problem == null || typeof it.problem === "string") &&
    isArrayOf(it.cells, (one) => isFileImportRowCellsItem(one)) &&
    isArrayOf(it.changes, (one) => isFileImportRowChangesItem(one)) &&
    isArrayOf(it.candidates, (one) => isFileImportRowCandidatesItem(one)) &&
    (it.undo == null || fileImportRowUndo.has(it.undo)) &&
    (it.undoReason == null || typeof it.undoReason === "string")
  );
}

export function isSetting(value: unknown): value is Setting {
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
    settingKey.has(it.key) &&
    (it.regionId == null || typeof it.regionId === "string")
  );
}

export function isTemplate(value: unknown): value is Template {
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
    typeof it.name === "string" &&
    templateKind.has(it.kind) &&
    templateChannel.has(it.channel) &&
    templateLanguage.has(it.language) &&
    (it.subject == null || typeof it.subject === "string") &&
    typeof it.body === "string" &&
    typeof it.active === "boolean"
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

/** The usual calls of each kind of record with a list, and the check of its answers. */
export const recordCalls = {
  Region: { check: isRegion, "path":"/admin/region","sorts":["code","name","createdAt"],"calls":["facets","create","update","archive","restore"]},
  CancellationPolicy: { check: isCancellationPolicy, "path":"/admin/cancellation-policy","sorts":["name","createdAt"],"calls":["create","update"]},
  Invoice: { check: isInvoice, "path":"/billing/invoices","sorts":["issuedOn","createdAt","dueOn","total","number"],"calls":["facets","create","update","send","remind","duplicate","delete","restore","void"]},
  Payment: { check: isPayment, "path":"/billing/payments","sorts":["receivedOn","createdAt"],"calls":["create","take-back"]},
  CreditLot: { check: isCreditLot, "path":"/billing/credits","sorts":["createdAt","expiresOn"],"calls":["create","extend"]},
  Dialect: { check: isDialect, "path":"/language/dialects","sorts":["subject","name","createdAt"],"calls":["facets","create","update","archive","restore"]},
  Curriculum: { check: isCurriculum, "path":"/curriculum/curriculum","sorts":["name","updatedAt","createdAt"],"calls":["facets","create","update","activate","archive","restore"]},
  Subdivision: { check: isSubdivision, "path":"/curriculum/curriculum/subdivision","sorts":[],"calls":["create","update","move","archive","restore"]},
  Learner: { check: isLearner, "path":"/people/learners","sorts":[],"calls":[]},
  Customer: { check: isCustomer, "path":"/people/customers","sorts":["name","number","createdAt","updatedAt"],"calls":["facets","create","update","pause","resume","unblock","archive","restore","block"]},
  Dependent: { check: isDependent, "path":"/people/dependents","sorts":["name","createdAt"],"calls":["facets","create","update","archive","restore"]},
  CustomerNote: { check: isCustomerNote, "path":"/people/customer-notes","sorts":["pinned"],"calls":["create","update","pin","unpin","delete","restore"]},
  Lead: { check: isLead, "path":"/people/leads","sorts":["name","createdAt","stageSince","nextActionOn"],"calls":["facets","create","update","contact","book-trial","complete-trial","reopen","lose","convert"]},
  CustomerPod: { check: isCustomerPod, "path":"/people/pods","sorts":["name","createdAt"],"calls":["facets","create","update","activate","pause","resume","reopen","close"]},
  Feedback: { check: isFeedback, "path":"/feedback","sorts":["dueAt","createdAt","number"],"calls":["facets","create","update","open","note","answer","reply","resolve","close","decide","journal-entry"]},
  GroupLesson: { check: isGroupLesson, "path":"/group-lessons","sorts":["title","createdAt"],"calls":["facets","create","update","publish","archive","cancel"]},
  GroupInstance: { check: isGroupInstance, "path":"/group-lessons/instances","sorts":["start"],"calls":["create","enrol","leave","take-offer","attendance","complete","cancel","not-run","run-anyway","recording","merge"]},
  Task: { check: isTask, "path":"/tasks","sorts":["dueOn","createdAt"],"calls":["create","update","finish","reopen"]},
  JobRun: { check: isJobRun, "path":"/jobs/runs","sorts":["startedAt"],"calls":[]},
  AccountJob: { check: isAccountJob, "path":"/account-jobs","sorts":["askedAt"],"calls":["create","cancel","retry"]},
  AccountJobItem: { check: isAccountJobItem, "path":"/account-jobs/items","sorts":["place"],"calls":[]},
  FileImport: { check: isFileImport, "path":"/imports","sorts":["createdAt"],"calls":["create","check","mend","run","cancel","undo"]},
  FileImportRow: { check: isFileImportRow, "path":"/imports/rows","sorts":["row"],"calls":[]},
  Setting: { check: isSetting, "path":"/admin/setting","sorts":["createdAt"],"calls":["create","update"]},
  Template: { check: isTemplate, "path":"/admin/template","sorts":["name","createdAt"],"calls":["create","update","archive","restore"]},
} as const;
