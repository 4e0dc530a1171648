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
export type AppliedCredit = Schemas["AppliedCredit"];
export type InvoiceInstalment = Schemas["InvoiceInstalment"];
export type CreditNote = Schemas["CreditNote"];
export type Refund = Schemas["Refund"];
export type TransferClaim = Schemas["TransferClaim"];
export type InvoiceIssuer = Schemas["InvoiceIssuer"];
export type InvoicePromo = Schemas["InvoicePromo"];
export type MailShown = Schemas["MailShown"];
export type InvoiceLink = Schemas["InvoiceLink"];
export type RefundTerms = Schemas["RefundTerms"];
export type RefundablePart = Schemas["RefundablePart"];
export type InvoiceSums = Schemas["InvoiceSums"];
export type Payment = Schemas["Payment"];
export type PaymentAllocation = Schemas["PaymentAllocation"];
export type BankDispute = Schemas["BankDispute"];
export type BankDisputePart = Schemas["BankDisputePart"];
export type OldInvoice = Schemas["OldInvoice"];
export type OldInvoiceField = Schemas["OldInvoiceField"];
export type CreditLot = Schemas["CreditLot"];
export type CreditEntry = Schemas["CreditEntry"];
export type CustomerCover = Schemas["CustomerCover"];
export type CoveredLesson = Schemas["CoveredLesson"];
export type CoveredCourse = Schemas["CoveredCourse"];
export type ReservedCredit = Schemas["ReservedCredit"];
export type CustomerBalances = Schemas["CustomerBalances"];
export type CustomerBalance = Schemas["CustomerBalance"];
export type LessonMoney = Schemas["LessonMoney"];
export type LessonMoneyPart = Schemas["LessonMoneyPart"];
export type GroupRevenue = Schemas["GroupRevenue"];
export type MoneySum = Schemas["MoneySum"];
export type GoodwillStanding = Schemas["GoodwillStanding"];
export type BooksCheck = Schemas["BooksCheck"];
export type BookFault = Schemas["BookFault"];
export type ProofLimit = Schemas["ProofLimit"];
export type UnclearPayment = Schemas["UnclearPayment"];
export type PaymentMatch = Schemas["PaymentMatch"];
export type DisputeTerms = Schemas["DisputeTerms"];
export type DisputablePart = Schemas["DisputablePart"];
export type DisputableCredit = Schemas["DisputableCredit"];
export type BooksBeginning = Schemas["BooksBeginning"];
export type BookMonth = Schemas["BookMonth"];
export type BookMonthClosing = Schemas["BookMonthClosing"];
export type MonthSums = Schemas["MonthSums"];
export type StillOpen = Schemas["StillOpen"];
export type StillOpenItem = Schemas["StillOpenItem"];
export type BillingRunPreview = Schemas["BillingRunPreview"];
export type BillingRunSum = Schemas["BillingRunSum"];
export type CustomerToBill = Schemas["CustomerToBill"];
export type BillingGap = Schemas["BillingGap"];
export type BillingRunUnderWay = Schemas["BillingRunUnderWay"];
export type LessonToBill = Schemas["LessonToBill"];
export type CreditForInvoices = Schemas["CreditForInvoices"];
export type DraftQuote = Schemas["DraftQuote"];
export type PromoResult = Schemas["PromoResult"];
export type Statement = Schemas["Statement"];
export type StatementLine = Schemas["StatementLine"];
export type StatementPdf = Schemas["StatementPdf"];
export type File = Schemas["File"];
export type StatementSent = Schemas["StatementSent"];
export type CustomerInvoice = Schemas["CustomerInvoice"];
export type CustomerDocument = Schemas["CustomerDocument"];
export type ReportMail = Schemas["ReportMail"];
export type ReportMailPreview = Schemas["ReportMailPreview"];
export type Report = Schemas["Report"];
export type ReportDays = Schemas["ReportDays"];
export type ReportCell = Schemas["ReportCell"];
export type ReportPoint = Schemas["ReportPoint"];
export type ReportRow = Schemas["ReportRow"];
export type ReportItems = Schemas["ReportItems"];
export type ReportItem = Schemas["ReportItem"];
export type ActivityEntries = Schemas["ActivityEntries"];
export type ActivityEntry = Schemas["ActivityEntry"];
export type ActivitySeals = Schemas["ActivitySeals"];
export type ActivitySeal = Schemas["ActivitySeal"];
export type SealCheck = Schemas["SealCheck"];
export type SealFault = Schemas["SealFault"];
export type Dialect = Schemas["Dialect"];
export type Word = Schemas["Word"];
export type WordMeaning = Schemas["WordMeaning"];
export type WordExample = Schemas["WordExample"];
export type WordVariant = Schemas["WordVariant"];
export type ContentCheck = Schemas["ContentCheck"];
export type ReviewComment = Schemas["ReviewComment"];
export type NearWord = Schemas["NearWord"];
export type WordUse = Schemas["WordUse"];
export type AppItem = Schemas["AppItem"];
export type AppWord = Schemas["AppWord"];
export type AppMeaning = Schemas["AppMeaning"];
export type AppExample = Schemas["AppExample"];
export type AppVariant = Schemas["AppVariant"];
export type AppSound = Schemas["AppSound"];
export type AppSentenceSession = Schemas["AppSentenceSession"];
export type AppSentence = Schemas["AppSentence"];
export type AppToken = Schemas["AppToken"];
export type AppStory = Schemas["AppStory"];
export type AppScene = Schemas["AppScene"];
export type AppPicture = Schemas["AppPicture"];
export type AppFigure = Schemas["AppFigure"];
export type AppLine = Schemas["AppLine"];
export type AppBlock = Schemas["AppBlock"];
export type AppBlockMaths = Schemas["AppBlockMaths"];
export type AppOption = Schemas["AppOption"];
export type AppImageOption = Schemas["AppImageOption"];
export type AppRating = Schemas["AppRating"];
export type AppRatingsIcon = Schemas["AppRatingsIcon"];
export type AppConversation = Schemas["AppConversation"];
export type AppRole = Schemas["AppRole"];
export type AppTurn = Schemas["AppTurn"];
export type AppChoice = Schemas["AppChoice"];
export type AppUpdate = Schemas["AppUpdate"];
export type StoryAnswer = Schemas["StoryAnswer"];
export type StoryGrade = Schemas["StoryGrade"];
export type Speaker = Schemas["Speaker"];
export type AppRecording = Schemas["AppRecording"];
export type ProductUpdate = Schemas["ProductUpdate"];
export type SentenceSession = Schemas["SentenceSession"];
export type SentenceItem = Schemas["SentenceItem"];
export type SentenceToken = Schemas["SentenceToken"];
export type ConversationPractice = Schemas["ConversationPractice"];
export type ConversationRole = Schemas["ConversationRole"];
export type ConversationTurn = Schemas["ConversationTurn"];
export type LearnerChoice = Schemas["LearnerChoice"];
export type ConversationArt = Schemas["ConversationArt"];
export type ConversationPicture = Schemas["ConversationPicture"];
export type AppFeedback = Schemas["AppFeedback"];
export type AppContent = Schemas["AppContent"];
export type Character = Schemas["Character"];
export type CharacterExpression = Schemas["CharacterExpression"];
export type Story = Schemas["Story"];
export type StoryScene = Schemas["StoryScene"];
export type StoryFigure = Schemas["StoryFigure"];
export type StoryLine = Schemas["StoryLine"];
export type Block = Schemas["Block"];
export type BlockMaths = Schemas["BlockMaths"];
export type AnswerOption = Schemas["AnswerOption"];
export type ImageOption = Schemas["ImageOption"];
export type BlockRating = Schemas["BlockRating"];
export type RatingsIcon = Schemas["RatingsIcon"];
export type Background = Schemas["Background"];
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
export type Partner = Schemas["Partner"];
export type PartnerLearner = Schemas["PartnerLearner"];
export type ServiceToken = Schemas["ServiceToken"];
export type MadeServiceToken = Schemas["MadeServiceToken"];
export type PartnerUser = Schemas["PartnerUser"];
export type SeenLearner = Schemas["SeenLearner"];
export type AcceptedInvitation = Schemas["AcceptedInvitation"];
export type Promo = Schemas["Promo"];
export type PromoRedemption = Schemas["PromoRedemption"];
export type PromoQuote = Schemas["PromoQuote"];
export type Banner = Schemas["Banner"];
export type BannerEdition = Schemas["BannerEdition"];
export type ShownBanner = Schemas["ShownBanner"];
export type Feedback = Schemas["Feedback"];
export type FeedbackWords = Schemas["FeedbackWords"];
export type FeedbackLink = Schemas["FeedbackLink"];
export type GroupLesson = Schemas["GroupLesson"];
export type GroupPrice = Schemas["GroupPrice"];
export type GroupNextDate = Schemas["GroupNextDate"];
export type GroupInstance = Schemas["GroupInstance"];
export type EnrolledDate = Schemas["EnrolledDate"];
export type PlannedGroupDate = Schemas["PlannedGroupDate"];
export type PlacePreview = Schemas["PlacePreview"];
export type PlaceComesTo = Schemas["PlaceComesTo"];
export type SettlementRound = Schemas["SettlementRound"];
export type PolicyCopy = Schemas["PolicyCopy"];
export type CreditNoteAhead = Schemas["CreditNoteAhead"];
export type PlaceDispute = Schemas["PlaceDispute"];
export type GroupEnrolment = Schemas["GroupEnrolment"];
export type Message = Schemas["Message"];
export type TimelineEntry = Schemas["TimelineEntry"];
export type Task = Schemas["Task"];
export type Notification = Schemas["Notification"];
export type SearchResult = Schemas["SearchResult"];
export type Job = Schemas["Job"];
export type JobRun = Schemas["JobRun"];
export type AccountJob = Schemas["AccountJob"];
export type AccountJobItem = Schemas["AccountJobItem"];
export type LessonsPreview = Schemas["LessonsPreview"];
export type LessonLeftOut = Schemas["LessonLeftOut"];
export type LessonsMoneySum = Schemas["LessonsMoneySum"];
export type TopUpsPreview = Schemas["TopUpsPreview"];
export type TopUpShown = Schemas["TopUpShown"];
export type CourseLeftOut = Schemas["CourseLeftOut"];
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

const appliedCreditSource: ReadonlySet<unknown> = new Set(["invoice","goodwill","overpayment","credit-note","opening","referral"]);

const refundWay: ReadonlySet<unknown> = new Set(["bank","cash","credit"]);

const refundTermsUnit: ReadonlySet<unknown> = new Set(["minutes","money"]);

const refundTermsCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const invoiceSumsCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const paymentGateway: ReadonlySet<unknown> = new Set(["STRIPE","PAYSTACK","FLUTTERWAVE","BANK_TRANSFER","CASH_OR_OTHER"]);

const paymentMethod: ReadonlySet<unknown> = new Set(["card","transfer","ussd","bank","cash","other"]);

const paymentStatus: ReadonlySet<unknown> = new Set(["pending","succeeded","failed","mismatch","unclear","refunded","part-refunded","disputed","taken-back"]);

const paymentCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const bankDisputeStatus: ReadonlySet<unknown> = new Set(["open","won","lost","reversed"]);

const bankDisputeCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const oldInvoiceKind: ReadonlySet<unknown> = new Set(["pre-payment","ongoing"]);

const oldInvoiceCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const creditLotSource: ReadonlySet<unknown> = new Set(["invoice","goodwill","overpayment","credit-note","opening","referral"]);

const creditLotUnit: ReadonlySet<unknown> = new Set(["minutes","money"]);

const creditLotCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const creditLotSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const creditEntryType: ReadonlySet<unknown> = new Set(["grant","use","return","expire","refund","adjust","transfer-in","transfer-out","apply","put-back"]);

const coveredLessonCover: ReadonlySet<unknown> = new Set(["covered","part-covered","no-credit"]);

const customerBalanceCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const lessonMoneyState: ReadonlySet<unknown> = new Set(["unposted","before-books","nothing","used","to-bill","billed","reopened","resting"]);

const lessonMoneyCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const moneySumCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const bookFaultAbout: ReadonlySet<unknown> = new Set(["invoice","payment","customer","credit","lesson","month","numbers"]);

const paymentMatchWhyItem: ReadonlySet<unknown> = new Set(["asked","reference","amount","payer","customer"]);

const disputeTermsCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const disputableCreditUnit: ReadonlySet<unknown> = new Set(["minutes","money"]);

const bookMonthState: ReadonlySet<unknown> = new Set(["running","open","closed"]);

const monthSumsCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const stillOpenMatter: ReadonlySet<unknown> = new Set(["no-outcome","session-no-outcome","disputed","place-disputed","objection","unposted","ongoing-drafts","prepayment-drafts","unclear-payments"]);

const billingRunSumCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const customerToBillCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const billingGapReason: ReadonlySet<unknown> = new Set(["no-outcome","resting","unposted","no-price","blocked","no-address"]);

const lessonToBillCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const statementLineKind: ReadonlySet<unknown> = new Set(["invoice","payment","credit-note","refund","bank-dispute","gift","write-off"]);

const customerInvoiceStatus: ReadonlySet<unknown> = new Set(["draft","sent","part-paid","paid","part-refunded","refunded","credited","written-off","void"]);

const customerInvoiceCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const reportMailEvery: ReadonlySet<unknown> = new Set(["weekly","monthly"]);

const reportGrain: ReadonlySet<unknown> = new Set(["day","week","month"]);

const reportItemKind: ReadonlySet<unknown> = new Set(["lesson","session","request","learner","lead","prepayment","ongoing-invoice","account"]);

const reportItemMoneyCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const activityEntryAction: ReadonlySet<unknown> = new Set(["created","updated","state-changed","deleted","archived","exported","viewed-sensitive","signed-in","sign-in-failed","permission-denied","impersonated"]);

const sealFaultKind: ReadonlySet<unknown> = new Set(["entry-changed","entry-missing","entry-added","block-changed","block-missing"]);

const dialectSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const wordSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const wordPartOfSpeech: ReadonlySet<unknown> = new Set(["noun","verb","adjective","adverb","pronoun","preposition","conjunction","interjection","numeral","ideophone","phrase"]);

const wordLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const wordToneMarking: ReadonlySet<unknown> = new Set(["none","partial","full"]);

const wordStatus: ReadonlySet<unknown> = new Set(["draft","review","published","archived"]);

const nearWordPartOfSpeech: ReadonlySet<unknown> = new Set(["noun","verb","adjective","adverb","pronoun","preposition","conjunction","interjection","numeral","ideophone","phrase"]);

const nearWordStatus: ReadonlySet<unknown> = new Set(["draft","review","published","archived"]);

const nearWordKind: ReadonlySet<unknown> = new Set(["same","tone","marks","spacing","close"]);

const appItemKind: ReadonlySet<unknown> = new Set(["word","sentence-session","story","conversation","product-update","lesson"]);

const appItemLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const appWordPartOfSpeech: ReadonlySet<unknown> = new Set(["noun","verb","adjective","adverb","pronoun","preposition","conjunction","interjection","numeral","ideophone","phrase"]);

const appStoryAgeGroup: ReadonlySet<unknown> = new Set(["under-5","from-5","from-9","from-13","adult"]);

const appFigurePosition: ReadonlySet<unknown> = new Set(["left","centre","right"]);

const appBlockBlockType: ReadonlySet<unknown> = new Set(["single-choice","multi-choice","image-choice","short-text","numeric","dropdown","slider","rating","expression","graph","information"]);

const appBlockAnswerStrictness: ReadonlySet<unknown> = new Set(["exact","ignore-tone","ignore-all-marks"]);

const appUpdateKind: ReadonlySet<unknown> = new Set(["feature","content","fix","notice"]);

const appUpdatePlatformsItem: ReadonlySet<unknown> = new Set(["ios","android","web"]);

const appUpdateAudience: ReadonlySet<unknown> = new Set(["everyone","subjects","regions"]);

const storyGradeVerdict: ReadonlySet<unknown> = new Set(["right","nearly","wrong","ungraded"]);

const speakerSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const speakerGender: ReadonlySet<unknown> = new Set(["female","male","other","undisclosed"]);

const speakerAgeBand: ReadonlySet<unknown> = new Set(["under-18","from-18","from-30","from-45","from-60"]);

const speakerConsentCoversItem: ReadonlySet<unknown> = new Set(["app","training"]);

const speakerStatus: ReadonlySet<unknown> = new Set(["active","withdrawn"]);

const appRecordingKind: ReadonlySet<unknown> = new Set(["word","conversation-practice","story","sentence-session"]);

const appRecordingState: ReadonlySet<unknown> = new Set(["waiting","approved","rejected"]);

const productUpdateKind: ReadonlySet<unknown> = new Set(["feature","content","fix","notice"]);

const productUpdatePlatformsItem: ReadonlySet<unknown> = new Set(["ios","android","web"]);

const productUpdateAudience: ReadonlySet<unknown> = new Set(["everyone","subjects","regions"]);

const productUpdateSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const productUpdateStatus: ReadonlySet<unknown> = new Set(["draft","scheduled","published","retired"]);

const sentenceSessionSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const sentenceSessionLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const sentenceSessionStatus: ReadonlySet<unknown> = new Set(["draft","review","published","archived"]);

const sentenceItemSounding: ReadonlySet<unknown> = new Set(["heard","waiting","outdated","silent"]);

const conversationPracticeSubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const conversationPracticeLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const conversationPracticeStatus: ReadonlySet<unknown> = new Set(["draft","review","published","archived"]);

const conversationTurnSounding: ReadonlySet<unknown> = new Set(["heard","waiting","outdated","silent"]);

const appFeedbackCategory: ReadonlySet<unknown> = new Set(["bug","content-error","suggestion","praise","account"]);

const appFeedbackPlatform: ReadonlySet<unknown> = new Set(["ios","android","web"]);

const appFeedbackStatus: ReadonlySet<unknown> = new Set(["new","triaged","planned","fixed","wont-fix","duplicate"]);

const appContentKind: ReadonlySet<unknown> = new Set(["word","sentence-session","story","conversation","lesson"]);

const characterGender: ReadonlySet<unknown> = new Set(["female","male","other","undisclosed"]);

const characterAgeGroup: ReadonlySet<unknown> = new Set(["under-5","from-5","from-9","from-13","adult"]);

const storySubject: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const storyLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const storyAgeGroup: ReadonlySet<unknown> = new Set(["under-5","from-5","from-9","from-13","adult"]);

const storyStatus: ReadonlySet<unknown> = new Set(["draft","review","published","archived"]);

const storyFigurePosition: ReadonlySet<unknown> = new Set(["left","centre","right"]);

const storyLineSounding: ReadonlySet<unknown> = new Set(["heard","waiting","outdated","silent"]);

const blockBlockType: ReadonlySet<unknown> = new Set(["single-choice","multi-choice","image-choice","short-text","numeric","dropdown","slider","rating","expression","graph","information"]);

const blockAnswerStrictness: ReadonlySet<unknown> = new Set(["exact","ignore-tone","ignore-all-marks"]);

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

const partnerKind: ReadonlySet<unknown> = new Set(["school","community","church","company","NGO","agency","other"]);

const partnerStatus: ReadonlySet<unknown> = new Set(["prospect","active","suspended","ended"]);

const partnerAgreementState: ReadonlySet<unknown> = new Set(["none","upcoming","running","ending","ended"]);

const partnerLearnerWay: ReadonlySet<unknown> = new Set(["code","hand"]);

const serviceTokenScopesItem: ReadonlySet<unknown> = new Set(["signedIn","caller","dashboard:read","dashboard:write","dashboard:act","customers:read","customers:write","customers:act","tutors:read","tutors:write","tutors:act","tutorManagement:read","tutorManagement:write","tutorManagement:act","payRates:read","payRates:write","payRates:act","lessons:read","lessons:write","lessons:act","settlements:read","settlements:write","settlements:act","invoices:read","invoices:write","invoices:act","books:read","books:write","books:act","promos:read","promos:write","promos:act","referrals:read","referrals:write","referrals:act","settings:read","settings:write","settings:act","tasks:read","tasks:write","tasks:act","partners:read","partners:write","partners:act","reports:read","reports:write","reports:act","teamActivity:read","teamActivity:write","teamActivity:act","regions:read","regions:write","regions:act","reference:read","reference:write","reference:act","curriculums:read","curriculums:write","curriculums:act","words:read","words:write","words:act","conversations:read","conversations:write","conversations:act","transcripts:read","transcripts:write","transcripts:act","stories:read","stories:write","stories:act","appContent:read","appContent:write","appContent:act","appFeedback:read","appFeedback:write","appFeedback:act","exams:read","exams:write","exams:act","sessions:read","sessions:write","sessions:act","staff:read","staff:write","staff:act","tokens:read","tokens:write","tokens:act","demo:read","demo:write","demo:act","views:read","views:write","views:act","system:read","system:write","system:act"]);

const serviceTokenLostScopesItem: ReadonlySet<unknown> = new Set(["signedIn","caller","dashboard:read","dashboard:write","dashboard:act","customers:read","customers:write","customers:act","tutors:read","tutors:write","tutors:act","tutorManagement:read","tutorManagement:write","tutorManagement:act","payRates:read","payRates:write","payRates:act","lessons:read","lessons:write","lessons:act","settlements:read","settlements:write","settlements:act","invoices:read","invoices:write","invoices:act","books:read","books:write","books:act","promos:read","promos:write","promos:act","referrals:read","referrals:write","referrals:act","settings:read","settings:write","settings:act","tasks:read","tasks:write","tasks:act","partners:read","partners:write","partners:act","reports:read","reports:write","reports:act","teamActivity:read","teamActivity:write","teamActivity:act","regions:read","regions:write","regions:act","reference:read","reference:write","reference:act","curriculums:read","curriculums:write","curriculums:act","words:read","words:write","words:act","conversations:read","conversations:write","conversations:act","transcripts:read","transcripts:write","transcripts:act","stories:read","stories:write","stories:act","appContent:read","appContent:write","appContent:act","appFeedback:read","appFeedback:write","appFeedback:act","exams:read","exams:write","exams:act","sessions:read","sessions:write","sessions:act","staff:read","staff:write","staff:act","tokens:read","tokens:write","tokens:act","demo:read","demo:write","demo:act","views:read","views:write","views:act","system:read","system:write","system:act"]);

const serviceTokenState: ReadonlySet<unknown> = new Set(["active","ending","suspended","expired","revoked"]);

const madeServiceTokenScopesItem: ReadonlySet<unknown> = new Set(["signedIn","caller","dashboard:read","dashboard:write","dashboard:act","customers:read","customers:write","customers:act","tutors:read","tutors:write","tutors:act","tutorManagement:read","tutorManagement:write","tutorManagement:act","payRates:read","payRates:write","payRates:act","lessons:read","lessons:write","lessons:act","settlements:read","settlements:write","settlements:act","invoices:read","invoices:write","invoices:act","books:read","books:write","books:act","promos:read","promos:write","promos:act","referrals:read","referrals:write","referrals:act","settings:read","settings:write","settings:act","tasks:read","tasks:write","tasks:act","partners:read","partners:write","partners:act","reports:read","reports:write","reports:act","teamActivity:read","teamActivity:write","teamActivity:act","regions:read","regions:write","regions:act","reference:read","reference:write","reference:act","curriculums:read","curriculums:write","curriculums:act","words:read","words:write","words:act","conversations:read","conversations:write","conversations:act","transcripts:read","transcripts:write","transcripts:act","stories:read","stories:write","stories:act","appContent:read","appContent:write","appContent:act","appFeedback:read","appFeedback:write","appFeedback:act","exams:read","exams:write","exams:act","sessions:read","sessions:write","sessions:act","staff:read","staff:write","staff:act","tokens:read","tokens:write","tokens:act","demo:read","demo:write","demo:act","views:read","views:write","views:act","system:read","system:write","system:act"]);

const madeServiceTokenLostScopesItem: ReadonlySet<unknown> = new Set(["signedIn","caller","dashboard:read","dashboard:write","dashboard:act","customers:read","customers:write","customers:act","tutors:read","tutors:write","tutors:act","tutorManagement:read","tutorManagement:write","tutorManagement:act","payRates:read","payRates:write","payRates:act","lessons:read","lessons:write","lessons:act","settlements:read","settlements:write","settlements:act","invoices:read","invoices:write","invoices:act","books:read","books:write","books:act","promos:read","promos:write","promos:act","referrals:read","referrals:write","referrals:act","settings:read","settings:write","settings:act","tasks:read","tasks:write","tasks:act","partners:read","partners:write","partners:act","reports:read","reports:write","reports:act","teamActivity:read","teamActivity:write","teamActivity:act","regions:read","regions:write","regions:act","reference:read","reference:write","reference:act","curriculums:read","curriculums:write","curriculums:act","words:read","words:write","words:act","conversations:read","conversations:write","conversations:act","transcripts:read","transcripts:write","transcripts:act","stories:read","stories:write","stories:act","appContent:read","appContent:write","appContent:act","appFeedback:read","appFeedback:write","appFeedback:act","exams:read","exams:write","exams:act","sessions:read","sessions:write","sessions:act","staff:read","staff:write","staff:act","tokens:read","tokens:write","tokens:act","demo:read","demo:write","demo:act","views:read","views:write","views:act","system:read","system:write","system:act"]);

const madeServiceTokenState: ReadonlySet<unknown> = new Set(["active","ending","suspended","expired","revoked"]);

const partnerUserPartnerRole: ReadonlySet<unknown> = new Set(["owner","manager","viewer"]);

const partnerUserStatus: ReadonlySet<unknown> = new Set(["invited","active","suspended","deactivated"]);

const partnerUserReadsAs: ReadonlySet<unknown> = new Set(["invited","active","suspended","deactivated"]);

const seenLearnerLevel: ReadonlySet<unknown> = new Set(["beginner","elementary","intermediate","advanced"]);

const promoDiscountType: ReadonlySet<unknown> = new Set(["percent","amount","free-lessons"]);

const promoAppliesToItem: ReadonlySet<unknown> = new Set(["pre-payment","ongoing","group","immersion"]);

const promoSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const promoCustomerScope: ReadonlySet<unknown> = new Set(["everyone","new-customers","listed"]);

const promoStatus: ReadonlySet<unknown> = new Set(["draft","active","paused","archived"]);

const promoStanding: ReadonlySet<unknown> = new Set(["draft","scheduled","active","paused","expired","used-up","archived"]);

const promoRedemptionCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const promoRedemptionStatus: ReadonlySet<unknown> = new Set(["reserved","used","released"]);

const bannerPlacement: ReadonlySet<unknown> = new Set(["app-home","app-lessons","customer-portal","website"]);

const bannerAudience: ReadonlySet<unknown> = new Set(["everyone","leads","active","churned","learners-of-subject"]);

const bannerSubjectsItem: ReadonlySet<unknown> = new Set(["Igbo","Yoruba","English","French","Hausa","Mathematics","Nigerian Pidgin","Science","Swahili","Twi"]);

const bannerStatus: ReadonlySet<unknown> = new Set(["draft","active","paused","archived"]);

const bannerStanding: ReadonlySet<unknown> = new Set(["draft","scheduled","active","paused","expired","archived"]);

const bannerEditionPlacement: ReadonlySet<unknown> = new Set(["app-home","app-lessons","customer-portal","website"]);

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

const settlementRoundRuleId: ReadonlySet<unknown> = new Set(["completed","cut-short","cut-short-agreed","customer-in-time","customer-late-free","customer-late","tutor-early","tutor-late","staff","moved","moved-late-agreed","moved-late","trial-no-show","student-no-show","tutor-no-show","outage-before","outage-after","group-attended","group-absent","group-left-late","not-run","not-run-late","group-cancelled","group-cancelled-late","dispute","dispute-lowered","waived","reversed"]);

const settlementRoundState: ReadonlySet<unknown> = new Set(["unposted","posted","before-books"]);

const creditNoteAheadCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const placeDisputeByKind: ReadonlySet<unknown> = new Set(["customer","tutor","staff","system"]);

const placeDisputeStatus: ReadonlySet<unknown> = new Set(["open","for-family","for-tutor"]);

const groupEnrolmentStatus: ReadonlySet<unknown> = new Set(["enrolled","offered","waitlisted","cancelled","attended","absent"]);

const groupEnrolmentChargeBasis: ReadonlySet<unknown> = new Set(["per-instance","whole-course"]);

const messageChannel: ReadonlySet<unknown> = new Set(["email","whatsapp","phone","sms"]);

const messageMailStatus: ReadonlySet<unknown> = new Set(["waiting","sent","stored","failed","withdrawn"]);

const timelineEntryKind: ReadonlySet<unknown> = new Set(["note","message","task","stage","request","course","lesson","place","feedback","rating","prepayment","ongoing-invoice","payment"]);

const timelineEntryChannel: ReadonlySet<unknown> = new Set(["email","whatsapp","phone","sms"]);

const timelineEntryAmountCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const taskKind: ReadonlySet<unknown> = new Set(["follow-up","call","check","other"]);

const taskSubjectKind: ReadonlySet<unknown> = new Set(["customer","lead"]);

const notificationType: ReadonlySet<unknown> = new Set(["order_placed","new_message","item_shipped"]);

const searchResultKind: ReadonlySet<unknown> = new Set(["staff","customer","dependent","lead","tutor","candidate","customer-pod","lesson-request","confirmed-lesson","booked-lesson","group-lesson","feedback","invoice","promo","partner","partner-user","region","curriculum","subdivision","exam","lesson","word","sentence-session","story","conversation-practice"]);

const jobRunState: ReadonlySet<unknown> = new Set(["running","done","failed"]);

const jobRunTrigger: ReadonlySet<unknown> = new Set(["schedule","person"]);

const accountJobKind: ReadonlySet<unknown> = new Set(["regions-archive","regions-restore","curricula-archive","curricula-restore","customers-tag","customers-untag","customers-owner","customers-archive","customers-restore","customers-message","dependents-archive","dependents-restore","pods-message","pods-pause","leads-owner","leads-contact","leads-lose","requests-claim","requests-owner","requests-cancel","courses-pause","courses-message","courses-top-up","booked-cancel","booked-restore","booked-undo","booked-rearrange","booked-outcome","booked-link","booked-remind","candidates-owner","candidates-advance","candidates-reject","candidates-message","candidates-reopen","tutors-tag","tutors-untag","tutors-message","lessons-assign","lessons-due","lessons-active","lessons-publish","staff-suspend","staff-reinstate","partners-suspend","partners-reinstate","partner-users-invite","partner-users-suspend","partner-users-reinstate","partner-users-deactivate","tutor-feedback-assign","tutor-feedback-acknowledge","feedbacks-assign","feedbacks-priority","feedbacks-close","groups-publish","groups-cancel","invoices-send","invoices-remind","promos-pause","promos-archive","banners-pause","banners-archive","customers-bill","app-feedback-assign","app-feedback-duplicate","words-submit","words-publish","words-archive","words-topics","words-dialect","sentences-submit","sentences-publish","sentences-archive","stories-submit","stories-publish","stories-archive","conversations-submit","conversations-publish","conversations-archive","regions-export","staff-export","curricula-export","customers-export","leads-export","requests-export","courses-export","booked-export","tutors-export","rejected-export","journal-export","tutor-feedback-export","feedbacks-export","dependents-export","pods-export","policies-export","mails-export","groups-export","lessons-export","invoices-export","promos-export","partners-export","partner-users-export","words-export","sentences-export","stories-export","conversations-export","report-export"]);

const accountJobState: ReadonlySet<unknown> = new Set(["waiting","running","done","cancelled","failed"]);

const accountJobItemVerdict: ReadonlySet<unknown> = new Set(["done","skipped","failed"]);

const lessonsMoneySumCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const topUpShownCurrency: ReadonlySet<unknown> = new Set(["USD","NGN","GBP"]);

const listViewAudience: ReadonlySet<unknown> = new Set(["private","role","everyone"]);

const listViewRole: ReadonlySet<unknown> = new Set(["super-admin","director","admin","content-manager","content-creator"]);

const listViewDefaultForItem: ReadonlySet<unknown> = new Set(["super-admin","director","admin","content-manager","content-creator"]);

const fileImportKind: ReadonlySet<unknown> = new Set(["customers","dependents","leads","tutors","referrers","partners","opening-credit","old-invoices","words","language-topics","school-topics","session","questions"]);

const fileImportState: ReadonlySet<unknown> = new Set(["reading","mapping","checking","checked","importing","imported","undoing","undone","cancelled","failed"]);

const fileImportDateOrder: ReadonlySet<unknown> = new Set(["day-first","month-first"]);

const fileImportVerdictsItemVerdict: ReadonlySet<unknown> = new Set(["create","update","unchanged","ambiguous","archived","failed"]);

const fileImportUndoneItemUndo: ReadonlySet<unknown> = new Set(["reversed","kept","stuck"]);

const fileImportRowVerdict: ReadonlySet<unknown> = new Set(["create","update","unchanged","ambiguous","archived","failed"]);

const fileImportRowUndo: ReadonlySet<unknown> = new Set(["reversed","kept","stuck"]);

const settingKey: ReadonlySet<unknown> = new Set(["lessonReportRequired","proposalHours","requestExpiryDays","unpaidHoldHours","objectionHours","disputeDays","trialFreeOnFirstNoShow","unfundedLesson","creditExpires","creditDays","noShowGoodwillPercent","tutorLateGoodwillPercent","gatewaysNGN","gatewaysGBP","gatewaysUSD","remindOfInvoices","reminderDays","goodwillLimitNGN","goodwillLimitGBP","goodwillLimitUSD","tutorsAppUrl","websiteUrl","partnersAppUrl","proofAboveNGN","proofAboveGBP","proofAboveUSD","refundNeedsDirector","creditNoteLimitNGN","creditNoteLimitGBP","creditNoteLimitUSD","waiverLimit","directorDiscountPercent"]);

const templateKind: ReadonlySet<unknown> = new Set(["general","welcome","learners","pod","candidate-interview","candidate-rejection","candidate-offer","tutor-welcome","tutor-proposal","customer-proposal","lesson-rating","proposal-ended","course-begun","course-held","payment-reminder","course-paused","course-resumed","family-paused","family-resumed","course-ended","course-times","course-tutor","clock-change","lesson-reminder","lesson-booked","lesson-restored","lesson-moved","lesson-cancelled","lesson-covered","cover-ended","cover-given","lesson-taken-over","time-asked","time-proposed","time-declined","report-wanted","lesson-report","student-no-show","tutor-no-show","tutor-missed","lesson-disputed","dispute-settled","learner-rating","group-cancelled","group-moved","group-place","group-disputed","group-decided","group-tutor-assigned","group-tutor-moved","group-tutor-cancelled","group-tutor-disputed","group-tutor-decided","invoice-sent","invoice-reminder","invoice-void","payment-receipt","last-lesson","next-unpaid","credit-expires","credit-note","statement","referral-qualified","referral-rewarded","referral-payout"]);

const templateChannel: ReadonlySet<unknown> = new Set(["email","whatsapp","sms"]);

const templateLanguage: ReadonlySet<unknown> = new Set(["en","ig","yo"]);

const historyEntryAction: ReadonlySet<unknown> = new Set(["created","updated","state-changed","deleted","archived","exported","viewed-sensitive","signed-in","sign-in-failed","permission-denied","impersonated"]);

const eventEntityKind: ReadonlySet<unknown> = new Set(["region","cancellation-policy","dialect","word","speaker","app-recording","product-update","app-feedback","character","story","background","conversation-practice","sentence-session","curriculum","subdivision","attachment","customer","dependent","customer-note","message","lead","task","customer-pod","tutor","candidacy","tutor-document","tutor-day","tutor-time-off","pay-rate","payout-account","journal-entry","journal-template","lesson-request","confirmed-lesson","booked-lesson","lesson-rating","student-rating","tutor-feedback","partner","partner-user","feedback","group-lesson","group-instance","invoice","payment","referrer","referral","referral-payout","promo","banner","book-month","credit-lot","old-invoice","setting","template","notification","staff-user","viewer","session","service-token","job","account-job","list-view","import","exam","exam-part","exam-lesson","content-creator","exam-session"]);

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
    (it.periodFrom == null || typeof it.periodFrom === "string") &&
    (it.periodTo == null || typeof it.periodTo === "string") &&
    isArrayOf(it.lines, (one) => isInvoiceLine(one)) &&
    typeof it.billedLessons === "number" &&
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
    typeof it.isDisputed === "boolean" &&
    typeof it.lost === "number" &&
    (it.lessonsLeft == null || typeof it.lessonsLeft === "number") &&
    (it.issuedOn == null || typeof it.issuedOn === "string") &&
    (it.dueOn == null || typeof it.dueOn === "string") &&
    (it.sentAt == null || typeof it.sentAt === "string") &&
    (it.sentById == null || typeof it.sentById === "string") &&
    isArrayOf(it.sentTo, (one) => typeof one === "string") &&
    (it.remindedAt == null || typeof it.remindedAt === "string") &&
    typeof it.refundNeedsDirector === "boolean" &&
    typeof it.mustRegenerate === "boolean" &&
    isArrayOf(it.creditApplied, (one) => isAppliedCredit(one)) &&
    (it.remindersPausedUntil == null || typeof it.remindersPausedUntil === "string") &&
    (it.nextReminderOn == null || typeof it.nextReminderOn === "string") &&
    (it.pdfFileId == null || typeof it.pdfFileId === "string") &&
    isArrayOf(it.instalments, (one) => isInvoiceInstalment(one)) &&
    isArrayOf(it.creditNotes, (one) => isCreditNote(one)) &&
    (it.claim == null || isTransferClaim(it.claim)) &&
    (it.issuer == null || isInvoiceIssuer(it.issuer)) &&
    isArrayOf(it.promos, (one) => isInvoicePromo(one)) &&
    isArrayOf(it.promoCodes, (one) => typeof one === "string") &&
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
    typeof it.total === "number" &&
    (it.lessonId == null || typeof it.lessonId === "string") &&
    (it.learnerName == null || typeof it.learnerName === "string") &&
    (it.lessonOn == null || typeof it.lessonOn === "string") &&
    (it.minutes == null || typeof it.minutes === "number") &&
    (it.coveredMinutes == null || typeof it.coveredMinutes === "number")
  );
}

export function isAppliedCredit(value: unknown): value is AppliedCredit {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.lotId === "string" &&
    appliedCreditSource.has(it.source) &&
    typeof it.amount === "number" &&
    typeof it.day === "string"
  );
}

export function isInvoiceInstalment(value: unknown): value is InvoiceInstalment {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.dueOn === "string" &&
    typeof it.amount === "number" &&
    typeof it.left === "number"
  );
}

export function isCreditNote(value: unknown): value is CreditNote {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.creditNoteNumber === "string" &&
    typeof it.issuedOn === "string" &&
    typeof it.net === "number" &&
    typeof it.tax === "number" &&
    typeof it.total === "number" &&
    typeof it.reason === "string" &&
    (it.pdfFileId == null || typeof it.pdfFileId === "string") &&
    isArrayOf(it.refunds, (one) => isRefund(one)) &&
    typeof it.byId === "string"
  );
}

export function isRefund(value: unknown): value is Refund {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.paymentId === "string" &&
    refundWay.has(it.way) &&
    typeof it.amount === "number" &&
    typeof it.refundedOn === "string" &&
    (it.bookedOn == null || typeof it.bookedOn === "string") &&
    (it.reference == null || typeof it.reference === "string")
  );
}

export function isTransferClaim(value: unknown): value is TransferClaim {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.amount === "number" &&
    typeof it.paidOn === "string" &&
    typeof it.payerName === "string" &&
    (it.note == null || typeof it.note === "string") &&
    typeof it.createdAt === "string" &&
    (it.evidenceFileId == null || typeof it.evidenceFileId === "string")
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

export function isInvoicePromo(value: unknown): value is InvoicePromo {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.promoId === "string" &&
    typeof it.code === "string" &&
    typeof it.name === "string" &&
    typeof it.amount === "number"
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

export function isInvoiceLink(value: unknown): value is InvoiceLink {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.path === "string"
  );
}

export function isRefundTerms(value: unknown): value is RefundTerms {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    refundTermsUnit.has(it.unit) &&
    refundTermsCurrency.has(it.currency) &&
    typeof it.size === "number" &&
    typeof it.worth === "number" &&
    typeof it.tax === "number" &&
    (it.lessonMinutes == null || typeof it.lessonMinutes === "number") &&
    typeof it.taken === "number" &&
    typeof it.value === "number" &&
    typeof it.taxValue === "number" &&
    typeof it.free === "number" &&
    isArrayOf(it.moved, (one) => isRefundablePart(one)) &&
    typeof it.frozen === "number" &&
    typeof it.frozenValue === "number" &&
    typeof it.refundable === "number" &&
    typeof it.spent === "number" &&
    typeof it.waiting === "number" &&
    typeof it.due === "number"
  );
}

export function isRefundablePart(value: unknown): value is RefundablePart {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.size === "number" &&
    typeof it.worth === "number" &&
    typeof it.tax === "number" &&
    typeof it.taken === "number" &&
    typeof it.value === "number" &&
    typeof it.taxValue === "number" &&
    typeof it.free === "number"
  );
}

export function isInvoiceSums(value: unknown): value is InvoiceSums {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    invoiceSumsCurrency.has(it.currency) &&
    typeof it.count === "number" &&
    typeof it.total === "number" &&
    typeof it.received === "number" &&
    typeof it.givenBack === "number" &&
    typeof it.credited === "number" &&
    typeof it.writtenOff === "number" &&
    typeof it.due === "number"
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
    (it.customerId == null || typeof it.customerId === "string") &&
    paymentGateway.has(it.gateway) &&
    paymentMethod.has(it.method) &&
    paymentStatus.has(it.status) &&
    paymentCurrency.has(it.currency) &&
    typeof it.amount === "number" &&
    typeof it.receivedOn === "string" &&
    typeof it.regionId === "string" &&
    (it.expectedAmount == null || typeof it.expectedAmount === "number") &&
    (it.askedInvoiceId == null || typeof it.askedInvoiceId === "string") &&
    (it.bookedOn == null || typeof it.bookedOn === "string") &&
    (it.payerName == null || typeof it.payerName === "string") &&
    (it.reference == null || typeof it.reference === "string") &&
    (it.evidenceFileId == null || typeof it.evidenceFileId === "string") &&
    (it.note == null || typeof it.note === "string") &&
    (it.takenBackReason == null || typeof it.takenBackReason === "string") &&
    isArrayOf(it.allocations, (one) => isPaymentAllocation(one)) &&
    (it.pdfFileId == null || typeof it.pdfFileId === "string") &&
    isArrayOf(it.disputes, (one) => isBankDispute(one)) &&
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

export function isBankDispute(value: unknown): value is BankDispute {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.paymentId === "string" &&
    bankDisputeStatus.has(it.status) &&
    typeof it.reference === "string" &&
    bankDisputeCurrency.has(it.currency) &&
    typeof it.amount === "number" &&
    typeof it.fee === "number" &&
    typeof it.reason === "string" &&
    (it.note == null || typeof it.note === "string") &&
    (it.evidenceDueOn == null || typeof it.evidenceDueOn === "string") &&
    typeof it.openedOn === "string" &&
    (it.wonOn == null || typeof it.wonOn === "string") &&
    (it.lostOn == null || typeof it.lostOn === "string") &&
    (it.reversedOn == null || typeof it.reversedOn === "string") &&
    isArrayOf(it.parts, (one) => isBankDisputePart(one)) &&
    typeof it.byId === "string"
  );
}

export function isBankDisputePart(value: unknown): value is BankDisputePart {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    typeof it.amount === "number" &&
    typeof it.kept === "number"
  );
}

export function isOldInvoice(value: unknown): value is OldInvoice {
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
    typeof it.number === "string" &&
    oldInvoiceKind.has(it.kind) &&
    typeof it.issuedOn === "string" &&
    (it.dueOn == null || typeof it.dueOn === "string") &&
    oldInvoiceCurrency.has(it.currency) &&
    typeof it.total === "number" &&
    (it.paid == null || typeof it.paid === "number") &&
    (it.status == null || typeof it.status === "string") &&
    isArrayOf(it.fields, (one) => isOldInvoiceField(one))
  );
}

export function isOldInvoiceField(value: unknown): value is OldInvoiceField {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    typeof it.value === "string"
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
    (it.lessonId == null || typeof it.lessonId === "string") &&
    typeof it.day === "string" &&
    (it.forDay == null || typeof it.forDay === "string") &&
    typeof it.at === "string" &&
    typeof it.byId === "string" &&
    (it.reason == null || typeof it.reason === "string")
  );
}

export function isCustomerCover(value: unknown): value is CustomerCover {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    isArrayOf(it.lessons, (one) => isCoveredLesson(one)) &&
    isArrayOf(it.courses, (one) => isCoveredCourse(one)) &&
    isArrayOf(it.lots, (one) => isReservedCredit(one))
  );
}

export function isCoveredLesson(value: unknown): value is CoveredLesson {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.lessonId === "string" &&
    coveredLessonCover.has(it.cover) &&
    typeof it.coveredMinutes === "number"
  );
}

export function isCoveredCourse(value: unknown): value is CoveredCourse {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.courseId === "string" &&
    typeof it.lessonsLeft === "number" &&
    typeof it.unbooked === "number" &&
    (it.nextLessonAt == null || typeof it.nextLessonAt === "string") &&
    (it.unpaidFrom == null || typeof it.unpaidFrom === "string")
  );
}

export function isReservedCredit(value: unknown): value is ReservedCredit {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.lotId === "string" &&
    typeof it.reserved === "number" &&
    typeof it.used === "number"
  );
}

export function isCustomerBalances(value: unknown): value is CustomerBalances {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    isArrayOf(it.balances, (one) => isCustomerBalance(one))
  );
}

export function isCustomerBalance(value: unknown): value is CustomerBalance {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    customerBalanceCurrency.has(it.currency) &&
    typeof it.owed === "number" &&
    typeof it.money === "number" &&
    typeof it.minutes === "number" &&
    (it.lessonMinutes == null || typeof it.lessonMinutes === "number")
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

export function isGroupRevenue(value: unknown): value is GroupRevenue {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    isArrayOf(it.sums, (one) => isMoneySum(one))
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
    typeof it.lessons === "number" &&
    typeof it.series === "number" &&
    typeof it.months === "number" &&
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
    (it.customerId == null || typeof it.customerId === "string") &&
    (it.regionId == null || typeof it.regionId === "string")
  );
}

export function isProofLimit(value: unknown): value is ProofLimit {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.above === "number"
  );
}

export function isUnclearPayment(value: unknown): value is UnclearPayment {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.reason === "string" &&
    isArrayOf(it.matches, (one) => isPaymentMatch(one))
  );
}

export function isPaymentMatch(value: unknown): value is PaymentMatch {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.invoiceId === "string" &&
    isArrayOf(it.why, (one) => paymentMatchWhyItem.has(one))
  );
}

export function isDisputeTerms(value: unknown): value is DisputeTerms {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    disputeTermsCurrency.has(it.currency) &&
    typeof it.amount === "number" &&
    isArrayOf(it.parts, (one) => isDisputablePart(one))
  );
}

export function isDisputablePart(value: unknown): value is DisputablePart {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    typeof it.name === "string" &&
    typeof it.held === "number" &&
    (it.credit == null || isDisputableCredit(it.credit))
  );
}

export function isDisputableCredit(value: unknown): value is DisputableCredit {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    disputableCreditUnit.has(it.unit) &&
    typeof it.size === "number" &&
    typeof it.worth === "number" &&
    typeof it.tax === "number" &&
    (it.lessonMinutes == null || typeof it.lessonMinutes === "number") &&
    typeof it.free === "number"
  );
}

export function isBooksBeginning(value: unknown): value is BooksBeginning {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.regionId === "string" &&
    (it.beginOn == null || typeof it.beginOn === "string") &&
    typeof it.before === "number" &&
    typeof it.since === "number"
  );
}

export function isBookMonth(value: unknown): value is BookMonth {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.regionId === "string" &&
    typeof it.month === "string" &&
    bookMonthState.has(it.state) &&
    (it.closeProblem == null || typeof it.closeProblem === "string") &&
    (it.reopenProblem == null || typeof it.reopenProblem === "string") &&
    isArrayOf(it.closings, (one) => isBookMonthClosing(one))
  );
}

export function isBookMonthClosing(value: unknown): value is BookMonthClosing {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.version === "number" &&
    typeof it.closedAt === "string" &&
    typeof it.closedById === "string" &&
    isArrayOf(it.sums, (one) => isMonthSums(one)) &&
    (it.reopenedAt == null || typeof it.reopenedAt === "string") &&
    (it.reopenedById == null || typeof it.reopenedById === "string") &&
    (it.reopenReason == null || typeof it.reopenReason === "string")
  );
}

export function isMonthSums(value: unknown): value is MonthSums {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    monthSumsCurrency.has(it.currency) &&
    typeof it.invoiced === "number" &&
    typeof it.credited === "number" &&
    typeof it.writtenOff === "number" &&
    typeof it.received === "number" &&
    typeof it.refunded === "number" &&
    typeof it.lostAtBank === "number" &&
    typeof it.bankFees === "number" &&
    typeof it.toBill === "number" &&
    typeof it.earned === "number" &&
    typeof it.expired === "number" &&
    typeof it.creditMinutes === "number" &&
    typeof it.creditMoney === "number"
  );
}

export function isStillOpen(value: unknown): value is StillOpen {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    stillOpenMatter.has(it.matter) &&
    typeof it.count === "number" &&
    typeof it.from === "string" &&
    typeof it.to === "string" &&
    isArrayOf(it.items, (one) => isStillOpenItem(one))
  );
}

export function isStillOpenItem(value: unknown): value is StillOpenItem {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    (it.lessonId == null || typeof it.lessonId === "string") &&
    (it.groupLessonId == null || typeof it.groupLessonId === "string") &&
    (it.invoiceId == null || typeof it.invoiceId === "string") &&
    (it.paymentId == null || typeof it.paymentId === "string")
  );
}

export function isBillingRunPreview(value: unknown): value is BillingRunPreview {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.customers === "number" &&
    isArrayOf(it.sums, (one) => isBillingRunSum(one)) &&
    isArrayOf(it.toBill, (one) => isCustomerToBill(one)) &&
    isArrayOf(it.gaps, (one) => isBillingGap(one)) &&
    typeof it.gapCount === "number" &&
    (it.underWay == null || isBillingRunUnderWay(it.underWay))
  );
}

export function isBillingRunSum(value: unknown): value is BillingRunSum {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    billingRunSumCurrency.has(it.currency) &&
    typeof it.customers === "number" &&
    typeof it.lessons === "number" &&
    typeof it.amount === "number"
  );
}

export function isCustomerToBill(value: unknown): value is CustomerToBill {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.customerId === "string" &&
    typeof it.name === "string" &&
    customerToBillCurrency.has(it.currency) &&
    typeof it.lessons === "number" &&
    typeof it.earlier === "number" &&
    typeof it.amount === "number"
  );
}

export function isBillingGap(value: unknown): value is BillingGap {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    billingGapReason.has(it.reason) &&
    (it.lessonId == null || typeof it.lessonId === "string") &&
    (it.groupLessonId == null || typeof it.groupLessonId === "string") &&
    typeof it.customerId === "string" &&
    typeof it.name === "string" &&
    typeof it.customerName === "string" &&
    (it.on == null || typeof it.on === "string") &&
    (it.restsUntil == null || typeof it.restsUntil === "string")
  );
}

export function isBillingRunUnderWay(value: unknown): value is BillingRunUnderWay {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.startedBy === "string" &&
    typeof it.done === "number" &&
    typeof it.total === "number"
  );
}

export function isLessonToBill(value: unknown): value is LessonToBill {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    lessonToBillCurrency.has(it.currency) &&
    typeof it.amount === "number" &&
    typeof it.on === "string" &&
    typeof it.learnerName === "string" &&
    typeof it.subject === "string" &&
    typeof it.minutes === "number" &&
    typeof it.coveredMinutes === "number"
  );
}

export function isCreditForInvoices(value: unknown): value is CreditForInvoices {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.amount === "number"
  );
}

export function isDraftQuote(value: unknown): value is DraftQuote {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.results, (one) => isPromoResult(one)) &&
    typeof it.discountTotal === "number" &&
    typeof it.taxTotal === "number" &&
    typeof it.total === "number"
  );
}

export function isPromoResult(value: unknown): value is PromoResult {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.code === "string" &&
    (it.name == null || typeof it.name === "string") &&
    typeof it.amount === "number" &&
    (it.reason == null || typeof it.reason === "string")
  );
}

export function isStatement(value: unknown): value is Statement {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.opening === "number" &&
    isArrayOf(it.lines, (one) => isStatementLine(one)) &&
    typeof it.closing === "number"
  );
}

export function isStatementLine(value: unknown): value is StatementLine {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.day === "string" &&
    (it.forDay == null || typeof it.forDay === "string") &&
    statementLineKind.has(it.kind) &&
    typeof it.name === "string" &&
    typeof it.amount === "number" &&
    (it.invoiceId == null || typeof it.invoiceId === "string")
  );
}

export function isStatementPdf(value: unknown): value is StatementPdf {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.fileId === "string" &&
    (it.file == null || isFile(it.file))
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

export function isStatementSent(value: unknown): value is StatementSent {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.sentTo === "string"
  );
}

function isCustomerInvoiceLinesItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.description === "string" &&
    typeof it.quantity === "number" &&
    typeof it.unitAmount === "number" &&
    typeof it.amount === "number"
  );
}

function isCustomerInvoiceDiscountsItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.words === "string" &&
    typeof it.amount === "number"
  );
}

function isCustomerInvoiceInstalmentsItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.dueOn === "string" &&
    typeof it.amount === "number" &&
    typeof it.left === "number"
  );
}

export function isCustomerInvoice(value: unknown): value is CustomerInvoice {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.invoiceNumber === "string" &&
    customerInvoiceStatus.has(it.status) &&
    typeof it.isOverdue === "boolean" &&
    customerInvoiceCurrency.has(it.currency) &&
    typeof it.billTo === "string" &&
    typeof it.issuedOn === "string" &&
    (it.dueOn == null || typeof it.dueOn === "string") &&
    isArrayOf(it.lines, (one) => isCustomerInvoiceLinesItem(one)) &&
    typeof it.subtotal === "number" &&
    typeof it.discountTotal === "number" &&
    isArrayOf(it.discounts, (one) => isCustomerInvoiceDiscountsItem(one)) &&
    typeof it.taxTotal === "number" &&
    typeof it.taxLabel === "string" &&
    typeof it.taxIncluded === "boolean" &&
    typeof it.total === "number" &&
    typeof it.paid === "number" &&
    typeof it.keptAsCredit === "number" &&
    typeof it.givenBack === "number" &&
    typeof it.credited === "number" &&
    typeof it.due === "number" &&
    isArrayOf(it.instalments, (one) => isCustomerInvoiceInstalmentsItem(one)) &&
    typeof it.issuerName === "string" &&
    typeof it.issuerAddress === "string" &&
    (it.taxNumber == null || typeof it.taxNumber === "string") &&
    (it.footer == null || typeof it.footer === "string") &&
    (it.bankDetails == null || typeof it.bankDetails === "string") &&
    typeof it.howToPay === "string" &&
    (it.memo == null || typeof it.memo === "string") &&
    (it.voidReason == null || typeof it.voidReason === "string") &&
    (it.pdfUrl == null || typeof it.pdfUrl === "string") &&
    isArrayOf(it.receipts, (one) => isCustomerDocument(one)) &&
    isArrayOf(it.creditNotes, (one) => isCustomerDocument(one)) &&
    (it.claimedOn == null || typeof it.claimedOn === "string")
  );
}

export function isCustomerDocument(value: unknown): value is CustomerDocument {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.number === "string" &&
    typeof it.on === "string" &&
    typeof it.amount === "number" &&
    (it.url == null || typeof it.url === "string")
  );
}

export function isReportMail(value: unknown): value is ReportMail {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.viewId === "string" &&
    typeof it.name === "string" &&
    typeof it.list === "string" &&
    typeof it.title === "string" &&
    reportMailEvery.has(it.every) &&
    typeof it.nextOn === "string"
  );
}

export function isReportMailPreview(value: unknown): value is ReportMailPreview {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.to === "string" &&
    typeof it.subject === "string" &&
    typeof it.text === "string" &&
    typeof it.nextOn === "string"
  );
}

export function isReport(value: unknown): value is Report {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.timeZone === "string" &&
    isReportDays(it.days) &&
    typeof it.running === "boolean" &&
    (it.compared == null || isReportDays(it.compared)) &&
    isArrayOf(it.totals, (one) => isReportCell(one)) &&
    (it.before == null || isArrayOf(it.before, (one) => isReportCell(one))) &&
    reportGrain.has(it.grain) &&
    isArrayOf(it.points, (one) => isReportPoint(one)) &&
    isArrayOf(it.rows, (one) => isReportRow(one)) &&
    typeof it.total === "number"
  );
}

export function isReportDays(value: unknown): value is ReportDays {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.from === "string" &&
    typeof it.until === "string"
  );
}

export function isReportCell(value: unknown): value is ReportCell {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.number === "string" &&
    (it.value == null || typeof it.value === "number") &&
    typeof it.count === "number" &&
    (it.outOf == null || typeof it.outOf === "number")
  );
}

export function isReportPoint(value: unknown): value is ReportPoint {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.from === "string" &&
    isReportCell(it.cell) &&
    (it.before == null || isReportCell(it.before))
  );
}

export function isReportRow(value: unknown): value is ReportRow {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.key === "string" &&
    (it.name == null || typeof it.name === "string") &&
    (it.personId == null || typeof it.personId === "string") &&
    isArrayOf(it.cells, (one) => isReportCell(one))
  );
}

export function isReportItems(value: unknown): value is ReportItems {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.items, (one) => isReportItem(one)) &&
    typeof it.total === "number" &&
    (it.sum == null || typeof it.sum === "number")
  );
}

function isReportItemMoney(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.amount === "number" &&
    reportItemMoneyCurrency.has(it.currency)
  );
}

export function isReportItem(value: unknown): value is ReportItem {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.recordId === "string" &&
    reportItemKind.has(it.kind) &&
    typeof it.at === "string" &&
    typeof it.name === "string" &&
    (it.person == null || typeof it.person === "string") &&
    (it.personId == null || typeof it.personId === "string") &&
    (it.tutor == null || typeof it.tutor === "string") &&
    (it.tutorId == null || typeof it.tutorId === "string") &&
    (it.status == null || typeof it.status === "string") &&
    (it.value == null || typeof it.value === "number") &&
    (it.note == null || typeof it.note === "string") &&
    (it.money == null || isReportItemMoney(it.money))
  );
}

export function isActivityEntries(value: unknown): value is ActivityEntries {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.entries, (one) => isActivityEntry(one)) &&
    typeof it.total === "number"
  );
}

function isActivityEntryChangesItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.field === "string"
  );
}

export function isActivityEntry(value: unknown): value is ActivityEntry {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.at === "string" &&
    (it.actorId == null || typeof it.actorId === "string") &&
    typeof it.actorName === "string" &&
    typeof it.role === "string" &&
    activityEntryAction.has(it.action) &&
    typeof it.entityKind === "string" &&
    (it.entityId == null || typeof it.entityId === "string") &&
    (it.label == null || typeof it.label === "string") &&
    isArrayOf(it.changes, (one) => isActivityEntryChangesItem(one)) &&
    (it.reason == null || typeof it.reason === "string") &&
    (it.ip == null || typeof it.ip === "string") &&
    (it.userAgent == null || typeof it.userAgent === "string") &&
    (it.hours == null || typeof it.hours === "number")
  );
}

export function isActivitySeals(value: unknown): value is ActivitySeals {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.seals, (one) => isActivitySeal(one)) &&
    typeof it.total === "number"
  );
}

export function isActivitySeal(value: unknown): value is ActivitySeal {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.number === "number" &&
    typeof it.until === "string" &&
    typeof it.sealedAt === "string" &&
    typeof it.entries === "number" &&
    typeof it.hash === "string"
  );
}

export function isSealCheck(value: unknown): value is SealCheck {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.blocks === "number" &&
    typeof it.entries === "number" &&
    typeof it.waiting === "number" &&
    (it.hash == null || typeof it.hash === "string") &&
    isArrayOf(it.faults, (one) => isSealFault(one)) &&
    typeof it.total === "number"
  );
}

export function isSealFault(value: unknown): value is SealFault {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    sealFaultKind.has(it.kind) &&
    (it.block == null || typeof it.block === "number") &&
    (it.entryId == null || typeof it.entryId === "string") &&
    (it.label == null || typeof it.label === "string") &&
    (it.actorName == null || typeof it.actorName === "string") &&
    (it.at == null || typeof it.at === "string")
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

export function isWord(value: unknown): value is Word {
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
    wordSubject.has(it.subject) &&
    typeof it.headword === "string" &&
    wordPartOfSpeech.has(it.partOfSpeech) &&
    isArrayOf(it.meanings, (one) => isWordMeaning(one)) &&
    isArrayOf(it.examples, (one) => isWordExample(one)) &&
    isArrayOf(it.variants, (one) => isWordVariant(one)) &&
    typeof it.dialectId === "string" &&
    isArrayOf(it.topics, (one) => typeof one === "string") &&
    (it.level == null || wordLevel.has(it.level)) &&
    typeof it.tonesComplete === "boolean" &&
    wordToneMarking.has(it.toneMarking) &&
    typeof it.letter === "string" &&
    typeof it.differsInTone === "boolean" &&
    (it.mainRecordingId == null || typeof it.mainRecordingId === "string") &&
    typeof it.recordingsApproved === "number" &&
    typeof it.recordingsWaiting === "number" &&
    typeof it.recordingsOutdated === "number" &&
    wordStatus.has(it.status) &&
    (it.liveVersion == null || typeof it.liveVersion === "number") &&
    (it.liveAt == null || typeof it.liveAt === "string") &&
    isArrayOf(it.authorIds, (one) => typeof one === "string") &&
    (it.reviewerId == null || typeof it.reviewerId === "string") &&
    isArrayOf(it.checks, (one) => isContentCheck(one)) &&
    isArrayOf(it.comments, (one) => isReviewComment(one))
  );
}

export function isWordMeaning(value: unknown): value is WordMeaning {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.gloss === "string" &&
    (it.note == null || typeof it.note === "string")
  );
}

export function isWordExample(value: unknown): value is WordExample {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.text === "string" &&
    (it.translation == null || typeof it.translation === "string")
  );
}

export function isWordVariant(value: unknown): value is WordVariant {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.form === "string" &&
    typeof it.dialectId === "string"
  );
}

export function isContentCheck(value: unknown): value is ContentCheck {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.field === "string" &&
    typeof it.message === "string"
  );
}

export function isReviewComment(value: unknown): value is ReviewComment {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    (it.field == null || typeof it.field === "string") &&
    typeof it.quote === "string" &&
    typeof it.text === "string" &&
    typeof it.byId === "string" &&
    typeof it.at === "string" &&
    (it.resolvedAt == null || typeof it.resolvedAt === "string")
  );
}

export function isNearWord(value: unknown): value is NearWord {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.headword === "string" &&
    nearWordPartOfSpeech.has(it.partOfSpeech) &&
    typeof it.dialectId === "string" &&
    (it.meaning == null || typeof it.meaning === "string") &&
    nearWordStatus.has(it.status) &&
    nearWordKind.has(it.kind)
  );
}

export function isWordUse(value: unknown): value is WordUse {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.place === "string" &&
    typeof it.url === "string"
  );
}

export function isAppItem(value: unknown): value is AppItem {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    appItemKind.has(it.kind) &&
    typeof it.liveAt === "string" &&
    typeof it.isRemoved === "boolean" &&
    (it.subject == null || typeof it.subject === "string") &&
    (it.level == null || appItemLevel.has(it.level)) &&
    (it.version == null || typeof it.version === "number") &&
    (it.word == null || isAppWord(it.word)) &&
    (it.sentenceSession == null || isAppSentenceSession(it.sentenceSession)) &&
    (it.story == null || isAppStory(it.story)) &&
    (it.conversation == null || isAppConversation(it.conversation)) &&
    (it.productUpdate == null || isAppUpdate(it.productUpdate))
  );
}

export function isAppWord(value: unknown): value is AppWord {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.headword === "string" &&
    appWordPartOfSpeech.has(it.partOfSpeech) &&
    typeof it.dialect === "string" &&
    isArrayOf(it.meanings, (one) => isAppMeaning(one)) &&
    isArrayOf(it.examples, (one) => isAppExample(one)) &&
    isArrayOf(it.variants, (one) => isAppVariant(one)) &&
    isArrayOf(it.topics, (one) => typeof one === "string") &&
    isArrayOf(it.recordings, (one) => isAppSound(one))
  );
}

export function isAppMeaning(value: unknown): value is AppMeaning {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.gloss === "string" &&
    (it.note == null || typeof it.note === "string")
  );
}

export function isAppExample(value: unknown): value is AppExample {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.text === "string" &&
    (it.translation == null || typeof it.translation === "string")
  );
}

export function isAppVariant(value: unknown): value is AppVariant {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.form === "string" &&
    typeof it.dialect === "string"
  );
}

export function isAppSound(value: unknown): value is AppSound {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.fileId === "string" &&
    typeof it.durationMs === "number" &&
    typeof it.speaker === "string" &&
    typeof it.dialect === "string"
  );
}

export function isAppSentenceSession(value: unknown): value is AppSentenceSession {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.title === "string" &&
    (it.topic == null || typeof it.topic === "string") &&
    isArrayOf(it.items, (one) => isAppSentence(one))
  );
}

export function isAppSentence(value: unknown): value is AppSentence {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.itemId === "string" &&
    (it.prompt == null || typeof it.prompt === "string") &&
    isArrayOf(it.tokens, (one) => isAppToken(one)) &&
    isArrayOf(it.distractors, (one) => isAppToken(one)) &&
    isArrayOf(it.acceptedOrders, (one) => isArrayOf(one, (one) => typeof one === "string")) &&
    (it.endMark == null || typeof it.endMark === "string") &&
    (it.hint == null || typeof it.hint === "string") &&
    (it.promptRecording == null || isAppSound(it.promptRecording)) &&
    (it.recording == null || isAppSound(it.recording))
  );
}

export function isAppToken(value: unknown): value is AppToken {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.tokenId === "string" &&
    typeof it.text === "string"
  );
}

export function isAppStory(value: unknown): value is AppStory {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.title === "string" &&
    (it.ageGroup == null || appStoryAgeGroup.has(it.ageGroup)) &&
    (it.coverFileId == null || typeof it.coverFileId === "string") &&
    (it.coverAlt == null || typeof it.coverAlt === "string") &&
    isArrayOf(it.scenes, (one) => isAppScene(one)) &&
    isArrayOf(it.questions, (one) => isAppBlock(one))
  );
}

export function isAppScene(value: unknown): value is AppScene {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.sceneId === "string" &&
    (it.background == null || isAppPicture(it.background)) &&
    isArrayOf(it.figures, (one) => isAppFigure(one)) &&
    isArrayOf(it.lines, (one) => isAppLine(one))
  );
}

export function isAppPicture(value: unknown): value is AppPicture {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.imageFileId === "string" &&
    typeof it.imageAlt === "string"
  );
}

export function isAppFigure(value: unknown): value is AppFigure {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isAppPicture(it.character) &&
    appFigurePosition.has(it.position)
  );
}

export function isAppLine(value: unknown): value is AppLine {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.lineId === "string" &&
    (it.characterId == null || typeof it.characterId === "string") &&
    typeof it.text === "string" &&
    (it.translation == null || typeof it.translation === "string") &&
    (it.recording == null || isAppSound(it.recording))
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

export function isAppConversation(value: unknown): value is AppConversation {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.title === "string" &&
    (it.situation == null || typeof it.situation === "string") &&
    (it.background == null || isAppPicture(it.background)) &&
    isArrayOf(it.roles, (one) => isAppRole(one)) &&
    (it.learnerRoleId == null || typeof it.learnerRoleId === "string") &&
    isArrayOf(it.turns, (one) => isAppTurn(one)) &&
    isArrayOf(it.wordIds, (one) => typeof one === "string")
  );
}

export function isAppRole(value: unknown): value is AppRole {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.roleId === "string" &&
    (it.name == null || typeof it.name === "string") &&
    (it.character == null || isAppPicture(it.character))
  );
}

export function isAppTurn(value: unknown): value is AppTurn {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.turnId === "string" &&
    (it.roleId == null || typeof it.roleId === "string") &&
    typeof it.text === "string" &&
    (it.translation == null || typeof it.translation === "string") &&
    isArrayOf(it.choices, (one) => isAppChoice(one)) &&
    (it.recording == null || isAppSound(it.recording))
  );
}

export function isAppChoice(value: unknown): value is AppChoice {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.choiceId === "string" &&
    typeof it.text === "string" &&
    typeof it.isGood === "boolean" &&
    (it.feedback == null || typeof it.feedback === "string")
  );
}

export function isAppUpdate(value: unknown): value is AppUpdate {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.title === "string" &&
    typeof it.body === "string" &&
    appUpdateKind.has(it.kind) &&
    isArrayOf(it.platforms, (one) => appUpdatePlatformsItem.has(one)) &&
    (it.minAppVersion == null || typeof it.minAppVersion === "string") &&
    (it.imageFileId == null || typeof it.imageFileId === "string") &&
    (it.imageAlt == null || typeof it.imageAlt === "string") &&
    appUpdateAudience.has(it.audience) &&
    isArrayOf(it.subjects, (one) => typeof one === "string") &&
    isArrayOf(it.regions, (one) => typeof one === "string")
  );
}

export function isStoryAnswer(value: unknown): value is StoryAnswer {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    (it.grade == null || isStoryGrade(it.grade))
  );
}

export function isStoryGrade(value: unknown): value is StoryGrade {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    storyGradeVerdict.has(it.verdict) &&
    isArrayOf(it.places, (one) => typeof one === "number") &&
    (it.message == null || typeof it.message === "string") &&
    typeof it.feedback === "string"
  );
}

export function isSpeaker(value: unknown): value is Speaker {
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
    (it.displayName == null || typeof it.displayName === "string") &&
    isArrayOf(it.subjects, (one) => speakerSubjectsItem.has(one)) &&
    typeof it.dialectId === "string" &&
    (it.gender == null || speakerGender.has(it.gender)) &&
    (it.ageBand == null || speakerAgeBand.has(it.ageBand)) &&
    (it.place == null || typeof it.place === "string") &&
    typeof it.consentTextVersion === "number" &&
    isArrayOf(it.consentCovers, (one) => speakerConsentCoversItem.has(one)) &&
    typeof it.consentGivenOn === "string" &&
    (it.consentById == null || typeof it.consentById === "string") &&
    (it.evidenceFileId == null || typeof it.evidenceFileId === "string") &&
    (it.guardian == null || typeof it.guardian === "string") &&
    speakerStatus.has(it.status) &&
    (it.withdrawnAt == null || typeof it.withdrawnAt === "string") &&
    (it.withdrawReason == null || typeof it.withdrawReason === "string") &&
    typeof it.recordingCount === "number"
  );
}

export function isAppRecording(value: unknown): value is AppRecording {
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
    appRecordingKind.has(it.kind) &&
    typeof it.recordId === "string" &&
    (it.partId == null || typeof it.partId === "string") &&
    typeof it.fileId === "string" &&
    typeof it.speakerId === "string" &&
    typeof it.dialectId === "string" &&
    typeof it.durationMs === "number" &&
    typeof it.saidText === "string" &&
    typeof it.isOutdated === "boolean" &&
    appRecordingState.has(it.state) &&
    (it.rejectReason == null || typeof it.rejectReason === "string") &&
    (it.decidedById == null || typeof it.decidedById === "string") &&
    (it.decidedAt == null || typeof it.decidedAt === "string") &&
    (it.mainSince == null || typeof it.mainSince === "string")
  );
}

export function isProductUpdate(value: unknown): value is ProductUpdate {
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
    typeof it.title === "string" &&
    typeof it.body === "string" &&
    productUpdateKind.has(it.kind) &&
    isArrayOf(it.platforms, (one) => productUpdatePlatformsItem.has(one)) &&
    (it.minAppVersion == null || typeof it.minAppVersion === "string") &&
    (it.imageFileId == null || typeof it.imageFileId === "string") &&
    (it.imageAlt == null || typeof it.imageAlt === "string") &&
    productUpdateAudience.has(it.audience) &&
    isArrayOf(it.subjects, (one) => productUpdateSubjectsItem.has(one)) &&
    isArrayOf(it.regionIds, (one) => typeof one === "string") &&
    productUpdateStatus.has(it.status) &&
    (it.publishAt == null || typeof it.publishAt === "string") &&
    (it.publishedAt == null || typeof it.publishedAt === "string") &&
    (it.retiredAt == null || typeof it.retiredAt === "string")
  );
}

export function isSentenceSession(value: unknown): value is SentenceSession {
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
    sentenceSessionSubject.has(it.subject) &&
    typeof it.title === "string" &&
    sentenceSessionLevel.has(it.level) &&
    (it.topic == null || typeof it.topic === "string") &&
    isArrayOf(it.items, (one) => isSentenceItem(one)) &&
    typeof it.sentencesToRecord === "number" &&
    typeof it.sentencesRecorded === "number" &&
    isArrayOf(it.warnings, (one) => isContentCheck(one)) &&
    sentenceSessionStatus.has(it.status) &&
    (it.liveVersion == null || typeof it.liveVersion === "number") &&
    (it.liveAt == null || typeof it.liveAt === "string") &&
    isArrayOf(it.authorIds, (one) => typeof one === "string") &&
    (it.reviewerId == null || typeof it.reviewerId === "string") &&
    isArrayOf(it.checks, (one) => isContentCheck(one)) &&
    isArrayOf(it.comments, (one) => isReviewComment(one))
  );
}

export function isSentenceItem(value: unknown): value is SentenceItem {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.itemId === "string" &&
    (it.prompt == null || typeof it.prompt === "string") &&
    isArrayOf(it.tokens, (one) => isSentenceToken(one)) &&
    isArrayOf(it.distractors, (one) => isSentenceToken(one)) &&
    isArrayOf(it.acceptedOrders, (one) => isArrayOf(one, (one) => typeof one === "string")) &&
    (it.endMark == null || typeof it.endMark === "string") &&
    (it.hint == null || typeof it.hint === "string") &&
    (it.mainRecordingId == null || typeof it.mainRecordingId === "string") &&
    sentenceItemSounding.has(it.sounding)
  );
}

export function isSentenceToken(value: unknown): value is SentenceToken {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.tokenId === "string" &&
    typeof it.text === "string"
  );
}

export function isConversationPractice(value: unknown): value is ConversationPractice {
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
    conversationPracticeSubject.has(it.subject) &&
    typeof it.title === "string" &&
    conversationPracticeLevel.has(it.level) &&
    (it.situation == null || typeof it.situation === "string") &&
    (it.backgroundId == null || typeof it.backgroundId === "string") &&
    isArrayOf(it.roles, (one) => isConversationRole(one)) &&
    (it.learnerRoleId == null || typeof it.learnerRoleId === "string") &&
    isArrayOf(it.turns, (one) => isConversationTurn(one)) &&
    typeof it.turnsToRecord === "number" &&
    typeof it.turnsRecorded === "number" &&
    isArrayOf(it.wordIds, (one) => typeof one === "string") &&
    isArrayOf(it.warnings, (one) => isContentCheck(one)) &&
    conversationPracticeStatus.has(it.status) &&
    (it.liveVersion == null || typeof it.liveVersion === "number") &&
    (it.liveAt == null || typeof it.liveAt === "string") &&
    isArrayOf(it.authorIds, (one) => typeof one === "string") &&
    (it.reviewerId == null || typeof it.reviewerId === "string") &&
    isArrayOf(it.checks, (one) => isContentCheck(one)) &&
    isArrayOf(it.comments, (one) => isReviewComment(one))
  );
}

export function isConversationRole(value: unknown): value is ConversationRole {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.roleId === "string" &&
    (it.name == null || typeof it.name === "string") &&
    (it.characterId == null || typeof it.characterId === "string")
  );
}

export function isConversationTurn(value: unknown): value is ConversationTurn {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.turnId === "string" &&
    (it.roleId == null || typeof it.roleId === "string") &&
    (it.text == null || typeof it.text === "string") &&
    (it.translation == null || typeof it.translation === "string") &&
    isArrayOf(it.learnerChoices, (one) => isLearnerChoice(one)) &&
    (it.mainRecordingId == null || typeof it.mainRecordingId === "string") &&
    conversationTurnSounding.has(it.sounding)
  );
}

export function isLearnerChoice(value: unknown): value is LearnerChoice {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.choiceId === "string" &&
    (it.text == null || typeof it.text === "string") &&
    typeof it.isGood === "boolean" &&
    (it.feedback == null || typeof it.feedback === "string")
  );
}

export function isConversationArt(value: unknown): value is ConversationArt {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.characters, (one) => isConversationPicture(one)) &&
    isArrayOf(it.backgrounds, (one) => isConversationPicture(one))
  );
}

export function isConversationPicture(value: unknown): value is ConversationPicture {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.name === "string" &&
    typeof it.imageFileId === "string" &&
    typeof it.imageAlt === "string"
  );
}

export function isAppFeedback(value: unknown): value is AppFeedback {
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
    appFeedbackCategory.has(it.category) &&
    typeof it.body === "string" &&
    appFeedbackPlatform.has(it.platform) &&
    typeof it.appVersion === "string" &&
    (it.screen == null || typeof it.screen === "string") &&
    (it.rating == null || typeof it.rating === "number") &&
    (it.contactEmail == null || typeof it.contactEmail === "string") &&
    appFeedbackStatus.has(it.status) &&
    (it.duplicateOfId == null || typeof it.duplicateOfId === "string") &&
    (it.assigneeId == null || typeof it.assigneeId === "string") &&
    (it.reply == null || typeof it.reply === "string") &&
    isArrayOf(it.attachmentIds, (one) => typeof one === "string") &&
    (it.content == null || isAppContent(it.content)) &&
    typeof it.duplicates === "number"
  );
}

export function isAppContent(value: unknown): value is AppContent {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    appContentKind.has(it.kind) &&
    typeof it.id === "string" &&
    (it.partId == null || typeof it.partId === "string") &&
    (it.name == null || typeof it.name === "string") &&
    (it.url == null || typeof it.url === "string")
  );
}

export function isCharacter(value: unknown): value is Character {
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
    typeof it.imageFileId === "string" &&
    typeof it.imageAlt === "string" &&
    isArrayOf(it.expressions, (one) => isCharacterExpression(one)) &&
    (it.gender == null || characterGender.has(it.gender)) &&
    (it.ageGroup == null || characterAgeGroup.has(it.ageGroup)) &&
    (it.speakerId == null || typeof it.speakerId === "string") &&
    (it.bio == null || typeof it.bio === "string") &&
    typeof it.active === "boolean" &&
    typeof it.storyCount === "number" &&
    typeof it.conversationCount === "number"
  );
}

export function isCharacterExpression(value: unknown): value is CharacterExpression {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.id === "string" &&
    typeof it.name === "string" &&
    typeof it.imageFileId === "string"
  );
}

export function isStory(value: unknown): value is Story {
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
    storySubject.has(it.subject) &&
    typeof it.title === "string" &&
    storyLevel.has(it.level) &&
    (it.ageGroup == null || storyAgeGroup.has(it.ageGroup)) &&
    (it.coverFileId == null || typeof it.coverFileId === "string") &&
    (it.coverAlt == null || typeof it.coverAlt === "string") &&
    isArrayOf(it.scenes, (one) => isStoryScene(one)) &&
    isArrayOf(it.questions, (one) => isBlock(one)) &&
    typeof it.linesToRecord === "number" &&
    typeof it.linesRecorded === "number" &&
    isArrayOf(it.warnings, (one) => isContentCheck(one)) &&
    storyStatus.has(it.status) &&
    (it.liveVersion == null || typeof it.liveVersion === "number") &&
    (it.liveAt == null || typeof it.liveAt === "string") &&
    isArrayOf(it.authorIds, (one) => typeof one === "string") &&
    (it.reviewerId == null || typeof it.reviewerId === "string") &&
    isArrayOf(it.checks, (one) => isContentCheck(one)) &&
    isArrayOf(it.comments, (one) => isReviewComment(one))
  );
}

export function isStoryScene(value: unknown): value is StoryScene {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.sceneId === "string" &&
    (it.backgroundId == null || typeof it.backgroundId === "string") &&
    isArrayOf(it.characters, (one) => isStoryFigure(one)) &&
    isArrayOf(it.lines, (one) => isStoryLine(one))
  );
}

export function isStoryFigure(value: unknown): value is StoryFigure {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.characterId === "string" &&
    (it.expressionId == null || typeof it.expressionId === "string") &&
    storyFigurePosition.has(it.position)
  );
}

export function isStoryLine(value: unknown): value is StoryLine {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.lineId === "string" &&
    (it.characterId == null || typeof it.characterId === "string") &&
    (it.text == null || typeof it.text === "string") &&
    (it.translation == null || typeof it.translation === "string") &&
    (it.mainRecordingId == null || typeof it.mainRecordingId === "string") &&
    storyLineSounding.has(it.sounding)
  );
}

export function isBlock(value: unknown): value is Block {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    blockBlockType.has(it.blockType) &&
    typeof it.questionText === "string" &&
    typeof it.description === "string" &&
    typeof it.hint === "string" &&
    isBlockMaths(it.useMaths) &&
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
    blockAnswerStrictness.has(it.answerStrictness) &&
    typeof it.dropdownInstruction === "string" &&
    typeof it.minSliderValue === "number" &&
    typeof it.maxSliderValue === "number" &&
    typeof it.sliderValue === "number" &&
    typeof it.sliderSteps === "number" &&
    typeof it.feedback === "string" &&
    typeof it.expression === "string" &&
    typeof it.tolerance === "number" &&
    isArrayOf(it.shortTextCorrectOptions, (one) => typeof one === "string") &&
    isArrayOf(it.options, (one) => isAnswerOption(one)) &&
    isArrayOf(it.imageOptions, (one) => isImageOption(one)) &&
    typeof it.sliderCorrectValue === "number" &&
    isBlockRating(it.rating) &&
    (it.ratingsIcon == null || isRatingsIcon(it.ratingsIcon))
  );
}

export function isBlockMaths(value: unknown): value is BlockMaths {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.questionText === "boolean" &&
    typeof it.description === "boolean" &&
    typeof it.feedback === "boolean" &&
    typeof it.hint === "boolean"
  );
}

export function isAnswerOption(value: unknown): value is AnswerOption {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.answerText === "string" &&
    typeof it.isCorrect === "boolean" &&
    typeof it.useMaths === "boolean"
  );
}

export function isImageOption(value: unknown): value is ImageOption {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.isCorrect === "boolean" &&
    typeof it.imageSrc === "string" &&
    typeof it.imageAlt === "string"
  );
}

export function isBlockRating(value: unknown): value is BlockRating {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.rating === "number" &&
    typeof it.correctRating === "number" &&
    typeof it.numberOfStars === "number"
  );
}

export function isRatingsIcon(value: unknown): value is RatingsIcon {
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

export function isBackground(value: unknown): value is Background {
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
    typeof it.imageFileId === "string" &&
    typeof it.imageAlt === "string" &&
    (it.setting == null || typeof it.setting === "string") &&
    typeof it.active === "boolean" &&
    typeof it.storyCount === "number" &&
    typeof it.conversationCount === "number"
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
    isArrayOf(it.wordIds, (one) => typeof one === "string") &&
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
    isArrayOf(it.wordIds, (one) => typeof one === "string") &&
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

export function isPartner(value: unknown): value is Partner {
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
    partnerKind.has(it.kind) &&
    typeof it.contactName === "string" &&
    typeof it.contactEmail === "string" &&
    (it.phone == null || typeof it.phone === "string") &&
    (it.country == null || typeof it.country === "string") &&
    isArrayOf(it.regionIds, (one) => typeof one === "string") &&
    (it.logoFileId == null || typeof it.logoFileId === "string") &&
    typeof it.code === "string" &&
    (it.ownerId == null || typeof it.ownerId === "string") &&
    (it.notes == null || typeof it.notes === "string") &&
    partnerStatus.has(it.status) &&
    (it.endedAt == null || typeof it.endedAt === "string") &&
    (it.agreementStartsOn == null || typeof it.agreementStartsOn === "string") &&
    (it.agreementEndsOn == null || typeof it.agreementEndsOn === "string") &&
    (it.agreementFileId == null || typeof it.agreementFileId === "string") &&
    (it.revenueShareBp == null || typeof it.revenueShareBp === "number") &&
    partnerAgreementState.has(it.agreementState) &&
    typeof it.users === "number" &&
    typeof it.learners === "number" &&
    isArrayOf(it.earlierFileIds, (one) => typeof one === "string")
  );
}

export function isPartnerLearner(value: unknown): value is PartnerLearner {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.learnerId === "string" &&
    (it.customerId == null || typeof it.customerId === "string") &&
    (it.podId == null || typeof it.podId === "string") &&
    partnerLearnerWay.has(it.way) &&
    typeof it.since === "string" &&
    (it.addedById == null || typeof it.addedById === "string")
  );
}

export function isServiceToken(value: unknown): value is ServiceToken {
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
    (it.purpose == null || typeof it.purpose === "string") &&
    typeof it.ownerId === "string" &&
    isArrayOf(it.networks, (one) => typeof one === "string") &&
    typeof it.expiresOn === "string" &&
    typeof it.ratePerMinute === "number" &&
    typeof it.prefix === "string" &&
    (it.lastUsedAt == null || typeof it.lastUsedAt === "string") &&
    (it.lastUsedFrom == null || typeof it.lastUsedFrom === "string") &&
    (it.rotatedFromId == null || typeof it.rotatedFromId === "string") &&
    (it.endsAt == null || typeof it.endsAt === "string") &&
    (it.revokedAt == null || typeof it.revokedAt === "string") &&
    isArrayOf(it.scopes, (one) => serviceTokenScopesItem.has(one)) &&
    isArrayOf(it.lostScopes, (one) => serviceTokenLostScopesItem.has(one)) &&
    serviceTokenState.has(it.state)
  );
}

export function isMadeServiceToken(value: unknown): value is MadeServiceToken {
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
    (it.purpose == null || typeof it.purpose === "string") &&
    typeof it.ownerId === "string" &&
    isArrayOf(it.networks, (one) => typeof one === "string") &&
    typeof it.expiresOn === "string" &&
    typeof it.ratePerMinute === "number" &&
    typeof it.prefix === "string" &&
    (it.lastUsedAt == null || typeof it.lastUsedAt === "string") &&
    (it.lastUsedFrom == null || typeof it.lastUsedFrom === "string") &&
    (it.rotatedFromId == null || typeof it.rotatedFromId === "string") &&
    (it.endsAt == null || typeof it.endsAt === "string") &&
    (it.revokedAt == null || typeof it.revokedAt === "string") &&
    isArrayOf(it.scopes, (one) => madeServiceTokenScopesItem.has(one)) &&
    isArrayOf(it.lostScopes, (one) => madeServiceTokenLostScopesItem.has(one)) &&
    madeServiceTokenState.has(it.state) &&
    (it.secret == null || typeof it.secret === "string")
  );
}

export function isPartnerUser(value: unknown): value is PartnerUser {
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
    typeof it.partnerId === "string" &&
    typeof it.firstName === "string" &&
    typeof it.lastName === "string" &&
    typeof it.email === "string" &&
    partnerUserPartnerRole.has(it.partnerRole) &&
    partnerUserStatus.has(it.status) &&
    typeof it.allLearners === "boolean" &&
    isArrayOf(it.learnerIds, (one) => typeof one === "string") &&
    (it.lastSeenAt == null || typeof it.lastSeenAt === "string") &&
    partnerUserReadsAs.has(it.readsAs) &&
    typeof it.hasStaffAccount === "boolean" &&
    (it.invitedUntil == null || typeof it.invitedUntil === "string")
  );
}

export function isSeenLearner(value: unknown): value is SeenLearner {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.firstName === "string" &&
    (it.lastName == null || typeof it.lastName === "string") &&
    (it.email == null || typeof it.email === "string") &&
    (it.phoneNumber == null || typeof it.phoneNumber === "string") &&
    (it.level == null || seenLearnerLevel.has(it.level)) &&
    (it.nextLessonAt == null || typeof it.nextLessonAt === "string")
  );
}

export function isAcceptedInvitation(value: unknown): value is AcceptedInvitation {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.name === "string" &&
    typeof it.email === "string" &&
    typeof it.partner === "string"
  );
}

export function isPromo(value: unknown): value is Promo {
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
    promoDiscountType.has(it.discountType) &&
    (it.percentBp == null || typeof it.percentBp === "number") &&
    (it.freeLessons == null || typeof it.freeLessons === "number") &&
    isArrayOf(it.appliesTo, (one) => promoAppliesToItem.has(one)) &&
    isArrayOf(it.subjects, (one) => promoSubjectsItem.has(one)) &&
    isArrayOf(it.amounts, (one) => isMoneySum(one)) &&
    isArrayOf(it.maxDiscount, (one) => isMoneySum(one)) &&
    isArrayOf(it.minSpend, (one) => isMoneySum(one)) &&
    isArrayOf(it.regionIds, (one) => typeof one === "string") &&
    promoCustomerScope.has(it.customerScope) &&
    isArrayOf(it.customerIds, (one) => typeof one === "string") &&
    typeof it.startsOn === "string" &&
    (it.endsOn == null || typeof it.endsOn === "string") &&
    (it.maxRedemptions == null || typeof it.maxRedemptions === "number") &&
    typeof it.maxPerCustomer === "number" &&
    typeof it.stackable === "boolean" &&
    promoStatus.has(it.status) &&
    typeof it.reserved === "number" &&
    typeof it.used === "number" &&
    promoStanding.has(it.standing) &&
    isArrayOf(it.given, (one) => isMoneySum(one)) &&
    typeof it.redemptions === "number"
  );
}

export function isPromoRedemption(value: unknown): value is PromoRedemption {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.invoiceId === "string" &&
    typeof it.customerId === "string" &&
    promoRedemptionCurrency.has(it.currency) &&
    typeof it.amount === "number" &&
    promoRedemptionStatus.has(it.status) &&
    typeof it.reservedAt === "string" &&
    typeof it.changedAt === "string"
  );
}

export function isPromoQuote(value: unknown): value is PromoQuote {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.results, (one) => isPromoResult(one)) &&
    typeof it.gross === "number" &&
    typeof it.discount === "number"
  );
}

export function isBanner(value: unknown): value is Banner {
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
    typeof it.title === "string" &&
    (it.body == null || typeof it.body === "string") &&
    (it.imageFileId == null || typeof it.imageFileId === "string") &&
    (it.altText == null || typeof it.altText === "string") &&
    (it.ctaLabel == null || typeof it.ctaLabel === "string") &&
    (it.ctaUrl == null || typeof it.ctaUrl === "string") &&
    (it.promoId == null || typeof it.promoId === "string") &&
    bannerPlacement.has(it.placement) &&
    bannerAudience.has(it.audience) &&
    isArrayOf(it.regionIds, (one) => typeof one === "string") &&
    isArrayOf(it.subjects, (one) => bannerSubjectsItem.has(one)) &&
    typeof it.startsOn === "string" &&
    (it.endsOn == null || typeof it.endsOn === "string") &&
    typeof it.priority === "number" &&
    typeof it.dismissible === "boolean" &&
    bannerStatus.has(it.status) &&
    typeof it.edition === "number" &&
    bannerStanding.has(it.standing) &&
    typeof it.impressions === "number" &&
    typeof it.clicks === "number"
  );
}

export function isBannerEdition(value: unknown): value is BannerEdition {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.number === "number" &&
    typeof it.since === "string" &&
    typeof it.title === "string" &&
    (it.body == null || typeof it.body === "string") &&
    (it.imageFileId == null || typeof it.imageFileId === "string") &&
    (it.altText == null || typeof it.altText === "string") &&
    (it.ctaLabel == null || typeof it.ctaLabel === "string") &&
    (it.ctaUrl == null || typeof it.ctaUrl === "string") &&
    bannerEditionPlacement.has(it.placement) &&
    typeof it.impressions === "number" &&
    typeof it.clicks === "number"
  );
}

export function isShownBanner(value: unknown): value is ShownBanner {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.id === "string" &&
    typeof it.edition === "number" &&
    typeof it.title === "string" &&
    (it.body == null || typeof it.body === "string") &&
    (it.imageFileId == null || typeof it.imageFileId === "string") &&
    (it.altText == null || typeof it.altText === "string") &&
    (it.ctaLabel == null || typeof it.ctaLabel === "string") &&
    (it.ctaUrl == null || typeof it.ctaUrl === "string") &&
    (it.code == null || typeof it.code === "string") &&
    typeof it.dismissible === "boolean"
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
    (it.creditLotId == null || typeof it.creditLotId === "string") &&
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
    typeof it.disputed === "number" &&
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
    typeof it.disputed === "number" &&
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

export function isPlacePreview(value: unknown): value is PlacePreview {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.mails, (one) => isMailShown(one)) &&
    isArrayOf(it.comesTo, (one) => isPlaceComesTo(one)) &&
    isArrayOf(it.creditNotes, (one) => isCreditNoteAhead(one))
  );
}

export function isPlaceComesTo(value: unknown): value is PlaceComesTo {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.instanceId === "string" &&
    typeof it.start === "string" &&
    isSettlementRound(it.settlement) &&
    (it.money == null || isLessonMoney(it.money))
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

export function isPlaceDispute(value: unknown): value is PlaceDispute {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    typeof it.groupLessonId === "string" &&
    typeof it.instanceId === "string" &&
    typeof it.customerId === "string" &&
    typeof it.learnerId === "string" &&
    isArrayOf(it.enrolmentIds, (one) => typeof one === "string") &&
    typeof it.isWhole === "boolean" &&
    placeDisputeByKind.has(it.byKind) &&
    typeof it.reason === "string" &&
    placeDisputeStatus.has(it.status) &&
    (it.chargePercent == null || typeof it.chargePercent === "number") &&
    (it.decision == null || typeof it.decision === "string") &&
    (it.decidedAt == null || typeof it.decidedAt === "string") &&
    (it.decidedById == null || typeof it.decidedById === "string") &&
    typeof it.openedAt === "string" &&
    typeof it.openedById === "string"
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
    (it.dispute == null || isPlaceDispute(it.dispute)) &&
    (it.waitlistPosition == null || typeof it.waitlistPosition === "number")
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

function isTimelineEntryAmount(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    timelineEntryAmountCurrency.has(it.currency) &&
    typeof it.amount === "number"
  );
}

export function isTimelineEntry(value: unknown): value is TimelineEntry {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it._id === "string" &&
    timelineEntryKind.has(it.kind) &&
    typeof it.at === "string" &&
    typeof it.recordId === "string" &&
    (it.number == null || typeof it.number === "string") &&
    (it.title == null || typeof it.title === "string") &&
    (it.text == null || typeof it.text === "string") &&
    (it.status == null || typeof it.status === "string") &&
    (it.channel == null || timelineEntryChannel.has(it.channel)) &&
    (it.byId == null || typeof it.byId === "string") &&
    typeof it.pinned === "boolean" &&
    (it.amount == null || isTimelineEntryAmount(it.amount))
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

export function isLessonsPreview(value: unknown): value is LessonsPreview {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.lessons === "number" &&
    isArrayOf(it.refused, (one) => isLessonLeftOut(one)) &&
    typeof it.emails === "number" &&
    typeof it.paidMinutes === "number" &&
    isArrayOf(it.sums, (one) => isLessonsMoneySum(one)) &&
    typeof it.unsaid === "number"
  );
}

export function isLessonLeftOut(value: unknown): value is LessonLeftOut {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.lessonId === "string" &&
    typeof it.name === "string" &&
    typeof it.reason === "string"
  );
}

export function isLessonsMoneySum(value: unknown): value is LessonsMoneySum {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    lessonsMoneySumCurrency.has(it.currency) &&
    typeof it.charged === "number" &&
    typeof it.creditMinutes === "number" &&
    typeof it.givenBack === "number" &&
    typeof it.creditMinutesBack === "number"
  );
}

export function isTopUpsPreview(value: unknown): value is TopUpsPreview {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    isArrayOf(it.invoices, (one) => isTopUpShown(one)) &&
    isArrayOf(it.refused, (one) => isCourseLeftOut(one)) &&
    (it.next == null || typeof it.next === "number")
  );
}

export function isTopUpShown(value: unknown): value is TopUpShown {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.courseId === "string" &&
    typeof it.name === "string" &&
    typeof it.customerId === "string" &&
    typeof it.to === "string" &&
    typeof it.description === "string" &&
    topUpShownCurrency.has(it.currency) &&
    typeof it.total === "number" &&
    typeof it.due === "number" &&
    isArrayOf(it.mails, (one) => isMailShown(one))
  );
}

export function isCourseLeftOut(value: unknown): value is CourseLeftOut {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Fields;
  return (
    typeof it.courseId === "string" &&
    typeof it.name === "string" &&
    typeof it.reason === "string"
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
  Invoice: { check: isInvoice, "path":"/billing/invoices","sorts":["issuedOn","createdAt","dueOn","total","number","period"],"calls":["facets","create","update","send","remind","duplicate","delete","restore","void","refund","close","write-off","pause-reminders","dismiss-claim","credit-unused","credit-lines","credit-changes","merge-drafts","regenerate"]},
  Payment: { check: isPayment, "path":"/billing/payments","sorts":["receivedOn","createdAt"],"calls":["facets","create","take-back","place","send-back","not-received","dispute","dispute-decided"]},
  OldInvoice: { check: isOldInvoice, "path":"/billing/old-invoices","sorts":["issuedOn"],"calls":[]},
  CreditLot: { check: isCreditLot, "path":"/billing/credits","sorts":["createdAt","expiresOn"],"calls":["create","extend","transfer"]},
  Dialect: { check: isDialect, "path":"/language/dialects","sorts":["subject","name","createdAt"],"calls":["facets","create","update","archive","restore"]},
  Word: { check: isWord, "path":"/language-app/words","sorts":["alphabet","createdAt","updatedAt"],"calls":["facets","create","update","submit","withdraw","publish","discard","archive","restore","request-changes","unpublish","resolve-comment"]},
  Speaker: { check: isSpeaker, "path":"/language-app/speakers","sorts":["code","createdAt"],"calls":["facets","create","update","withdraw","reinstate"]},
  AppRecording: { check: isAppRecording, "path":"/language-app/recordings","sorts":["createdAt"],"calls":["create","approve","reject","make-main","archive"]},
  ProductUpdate: { check: isProductUpdate, "path":"/language-app/product-updates","sorts":["createdAt","publishAt","title"],"calls":["facets","create","update","schedule","unschedule","publish","retire","restore"]},
  SentenceSession: { check: isSentenceSession, "path":"/language-app/sentence-sessions","sorts":["title","createdAt","updatedAt"],"calls":["facets","create","update","submit","withdraw","publish","discard","archive","restore","request-changes","unpublish","resolve-comment"]},
  ConversationPractice: { check: isConversationPractice, "path":"/language-app/conversation-practices","sorts":["title","createdAt","updatedAt"],"calls":["facets","create","update","submit","withdraw","publish","discard","archive","restore","request-changes","unpublish","resolve-comment"]},
  AppFeedback: { check: isAppFeedback, "path":"/language-app/feedback","sorts":["createdAt","rating"],"calls":["facets","create","update","triage","plan","fix","wont-fix","reopen","mark-duplicate"]},
  Character: { check: isCharacter, "path":"/language-app/characters","sorts":["name","createdAt"],"calls":["create","update","archive","restore"]},
  Story: { check: isStory, "path":"/language-app/stories","sorts":["title","createdAt","updatedAt"],"calls":["facets","create","update","submit","withdraw","publish","discard","archive","restore","request-changes","unpublish","resolve-comment"]},
  Background: { check: isBackground, "path":"/language-app/backgrounds","sorts":["name","createdAt"],"calls":["create","update","archive","restore"]},
  Curriculum: { check: isCurriculum, "path":"/curriculum/curriculum","sorts":["name","updatedAt","createdAt"],"calls":["facets","create","update","activate","archive","restore"]},
  Subdivision: { check: isSubdivision, "path":"/curriculum/curriculum/subdivision","sorts":[],"calls":["create","update","move","archive","restore"]},
  Learner: { check: isLearner, "path":"/people/learners","sorts":[],"calls":[]},
  Customer: { check: isCustomer, "path":"/people/customers","sorts":["name","number","createdAt","updatedAt"],"calls":["facets","create","update","pause","resume","unblock","archive","restore","block"]},
  Dependent: { check: isDependent, "path":"/people/dependents","sorts":["name","createdAt"],"calls":["facets","create","update","archive","restore"]},
  CustomerNote: { check: isCustomerNote, "path":"/people/customer-notes","sorts":["pinned"],"calls":["create","update","pin","unpin","delete","restore"]},
  Lead: { check: isLead, "path":"/people/leads","sorts":["name","createdAt","stageSince","nextActionOn"],"calls":["facets","create","update","contact","book-trial","complete-trial","reopen","lose","log-call","convert"]},
  CustomerPod: { check: isCustomerPod, "path":"/people/pods","sorts":["name","createdAt"],"calls":["facets","create","update","activate","pause","resume","reopen","close"]},
  Partner: { check: isPartner, "path":"/partners","sorts":["name","createdAt","agreementEndsOn"],"calls":["facets","create","update","activate","suspend","reinstate","end","reopen","add-learner","remove-learner"]},
  ServiceToken: { check: isServiceToken, "path":"/service-tokens","sorts":["name","createdAt","expiresOn","lastUsedAt"],"calls":["facets","create","update","revoke","hand-over"]},
  PartnerUser: { check: isPartnerUser, "path":"/partners/users","sorts":["lastName","createdAt","lastSeenAt"],"calls":["facets","create","update","invite","suspend","reinstate","deactivate"]},
  SeenLearner: { check: isSeenLearner, "path":"/partners/users/{id}/learners","sorts":[],"calls":[]},
  Promo: { check: isPromo, "path":"/billing/promos","sorts":["code","createdAt","startsOn","endsOn"],"calls":["facets","create","update","activate","pause","resume","archive","copy"]},
  Banner: { check: isBanner, "path":"/billing/banners","sorts":["title","priority","createdAt","startsOn"],"calls":["facets","create","update","activate","pause","resume","archive","copy","move"]},
  Feedback: { check: isFeedback, "path":"/feedback","sorts":["dueAt","createdAt","number"],"calls":["facets","create","update","open","note","answer","reply","resolve","close","decide","journal-entry"]},
  GroupLesson: { check: isGroupLesson, "path":"/group-lessons","sorts":["title","createdAt"],"calls":["facets","create","update","publish","archive","cancel"]},
  GroupInstance: { check: isGroupInstance, "path":"/group-lessons/instances","sorts":["start"],"calls":["create","enrol","leave","take-offer","attendance","complete","cancel","not-run","run-anyway","recording","merge","dispute-place","settle-place"]},
  Task: { check: isTask, "path":"/tasks","sorts":["dueOn","createdAt"],"calls":["create","update","finish","reopen"]},
  JobRun: { check: isJobRun, "path":"/jobs/runs","sorts":["startedAt"],"calls":[]},
  AccountJob: { check: isAccountJob, "path":"/account-jobs","sorts":["askedAt"],"calls":["create","cancel","retry"]},
  AccountJobItem: { check: isAccountJobItem, "path":"/account-jobs/items","sorts":["place"],"calls":[]},
  FileImport: { check: isFileImport, "path":"/imports","sorts":["createdAt"],"calls":["create","check","mend","run","cancel","undo"]},
  FileImportRow: { check: isFileImportRow, "path":"/imports/rows","sorts":["row"],"calls":[]},
  Setting: { check: isSetting, "path":"/admin/setting","sorts":["createdAt"],"calls":["create","update"]},
  Template: { check: isTemplate, "path":"/admin/template","sorts":["name","createdAt"],"calls":["create","update","archive","restore"]},
} as const;
