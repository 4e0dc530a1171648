import { recordNames, fieldNameOf, recordSource, serverOf, type RecordName } from "../records/record-kinds.ts";
import type { RestV1 } from "../upstream/rest-v1.ts";
import type { RestV2 } from "../upstream/rest-v2.ts";
import { AttachmentsSource } from "./curriculum/attachments.source.ts";
import { CreditLotsSource, InvoicesSource, PaymentsSource } from "./billing/billing.sources.ts";
import { CurriculumSource } from "./curriculum/curriculum.source.ts";
import { SubdivisionsSource } from "./curriculum/subdivisions.source.ts";
import { CustomerPodsSource } from "./customer-pods/customer-pods.source.ts";
import { CustomersSource, DependentsSource } from "./customers/customers.source.ts";
import { LearnersSource } from "./customers/learners.source.ts";
import { FeedbacksSource } from "./feedbacks/feedbacks.source.ts";
import { GroupInstancesSource, GroupLessonsSource } from "./group-lessons/group-lessons.source.ts";
import { CandidaciesSource } from "./hiring/candidacies.source.ts";
import { FileImportsSource } from "./imports/file-imports.source.ts";
import { JournalSource, JournalTemplatesSource } from "./journal/journal.source.ts";
import { LeadsSource } from "./leads/leads.source.ts";
import { BookedLessonsSource, ConfirmedLessonsSource } from "./lessons/courses.source.ts";
import { LessonProposalsSource, LessonRequestsSource } from "./lessons/requests.source.ts";
import { PartnersSource, PartnerUsersSource } from "./partners/partners.sources.ts";
import { CancellationPoliciesSource } from "./policies/policies.source.ts";
import { LessonRatingsSource } from "./ratings/ratings.source.ts";
import { ReferralsSource } from "./referrals/referrals.source.ts";
import { BannersSource } from "./banners/banners.source.ts";
import { PromosSource } from "./promos/promos.source.ts";
import { RegionsSource } from "./regions/regions.source.ts";
import { StaffAccountsSource } from "./staff/staff-accounts.source.ts";
import { StaffSource } from "./staff/staff.source.ts";
import { AccountJobsSource } from "./system/account-jobs.source.ts";
import { SettingsSource } from "./system/settings.source.ts";
import { ServiceTokensSource } from "./tokens/service-tokens.source.ts";
import {
  PayoutAccountsSource,
  PayRatesSource,
  TutorDaysSource,
  TutorDocumentsSource,
  TutorTimeOffSource,
} from "./tutors/tutor-parts.source.ts";
import { TutorProfilesSource } from "./tutors/tutor-profiles.source.ts";
import { ConversationPracticesSource } from "./conversations/conversations.source.ts";
import { WordsSource } from "./words/words.source.ts";

/** The kinds of record with calls beyond the usual ones. */
const withFurtherCalls = {
  AccountJob: AccountJobsSource,
  BookedLesson: BookedLessonsSource,
  CancellationPolicy: CancellationPoliciesSource,
  Candidacy: CandidaciesSource,
  ConfirmedLesson: ConfirmedLessonsSource,
  ConversationPractice: ConversationPracticesSource,
  CreditLot: CreditLotsSource,
  Invoice: InvoicesSource,
  Payment: PaymentsSource,
  Curriculum: CurriculumSource,
  CurriculumAttachment: AttachmentsSource,
  Customer: CustomersSource,
  CustomerPod: CustomerPodsSource,
  Dependent: DependentsSource,
  Feedback: FeedbacksSource,
  FileImport: FileImportsSource,
  GroupInstance: GroupInstancesSource,
  GroupLesson: GroupLessonsSource,
  JournalEntry: JournalSource,
  JournalTemplate: JournalTemplatesSource,
  Lead: LeadsSource,
  Learner: LearnersSource,
  Partner: PartnersSource,
  PartnerUser: PartnerUsersSource,
  Promo: PromosSource,
  Referral: ReferralsSource,
  Banner: BannersSource,
  LessonProposal: LessonProposalsSource,
  LessonRating: LessonRatingsSource,
  LessonRequest: LessonRequestsSource,
  PayoutAccount: PayoutAccountsSource,
  PayRate: PayRatesSource,
  Region: RegionsSource,
  ServiceToken: ServiceTokensSource,
  Setting: SettingsSource,
  StaffMember: StaffSource,
  StaffUser: StaffAccountsSource,
  Subdivision: SubdivisionsSource,
  Tutor: TutorProfilesSource,
  TutorDay: TutorDaysSource,
  TutorDocument: TutorDocumentsSource,
  TutorTimeOff: TutorTimeOffSource,
  Word: WordsSource,
} as const;
type Further = typeof withFurtherCalls;

type SourceOf<Name extends RecordName> = Name extends keyof Further
  ? InstanceType<Further[Name]>
  : InstanceType<ReturnType<typeof recordSource<Name>>>;

/** The source of each kind of record, by its field name: `sources.customerPod`. */
export type RecordSources = { readonly [Name in RecordName as Uncapitalize<Name>]: SourceOf<Name> };

interface Clients {
  v1: RestV1;
  v2: RestV2;
}

const sourceClassOf = (name: RecordName) =>
  (withFurtherCalls as Partial<Record<RecordName, new (rest: RestV1 | RestV2) => object>>)[name] ?? recordSource(name);

export const recordSourceMakers = Object.fromEntries(
  recordNames.map((name) => {
    const Source = sourceClassOf(name);
    return [fieldNameOf(name), (clients: Clients) => new Source(clients[serverOf(name)])] as const;
  }),
) as { readonly [Name in keyof RecordSources]: (clients: Clients) => RecordSources[Name] };
