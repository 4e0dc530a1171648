import { isDialect, type Dialect } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../records/record-source.ts";
import { AccountSource } from "./account/account.source.ts";
import { CalendarLinksSource } from "./lessons/calendar-links.source.ts";
import { LessonAnswersSource } from "./lessons/lesson-answers.source.ts";
import { ActivationSource } from "./account/activation.source.ts";
import { CalendarSource } from "./calendar/calendar.source.ts";
import { ContentSource } from "./content/content.source.ts";
import { AttachmentsSource } from "./curriculum/attachments.source.ts";
import { CurriculumSource } from "./curriculum/curriculum.source.ts";
import { SubdivisionsSource } from "./curriculum/subdivisions.source.ts";
import { CustomerPodsSource } from "./customer-pods/customer-pods.source.ts";
import { CustomersSource, CustomerNotesSource, DependentsSource } from "./customers/customers.source.ts";
import { LearnersSource } from "./customers/learners.source.ts";
import { MergesSource } from "./customers/merges.source.ts";
import { FilesSource } from "./files/files.source.ts";
import { FileImportsSource } from "./imports/file-imports.source.ts";
import { CandidaciesSource } from "./hiring/candidacies.source.ts";
import { HistorySource } from "./history/history.source.ts";
import { LeadsSource } from "./leads/leads.source.ts";
import { BookedLessonsSource, ConfirmedLessonsSource, LessonLogSource } from "./lessons/courses.source.ts";
import { LessonProposalsSource, LessonRequestsSource } from "./lessons/requests.source.ts";
import { MessagesSource } from "./messages/messages.source.ts";
import { NotificationsSource } from "./notifications/notifications.source.ts";
import { CancellationPoliciesSource } from "./policies/policies.source.ts";
import { RegionsSource } from "./regions/regions.source.ts";
import { SearchSource } from "./search/search.source.ts";
import { StaffAccountsSource } from "./staff/staff-accounts.source.ts";
import { StaffSource } from "./staff/staff.source.ts";
import { AccountJobsSource } from "./system/account-jobs.source.ts";
import { JobsSource } from "./system/jobs.source.ts";
import { SettingsSource } from "./system/settings.source.ts";
import { TemplatesSource } from "./system/templates.source.ts";
import { MailSource } from "./system/mail.source.ts";
import { TasksSource } from "./tasks/tasks.source.ts";
import {
  PayoutAccountsSource,
  PayRatesSource,
  TutorDaysSource,
  TutorDocumentsSource,
  TutorTimeOffSource,
} from "./tutors/tutor-parts.source.ts";
import { JournalSource, JournalTemplatesSource } from "./journal/journal.source.ts";
import { FeedbacksSource } from "./feedbacks/feedbacks.source.ts";
import { GroupInstancesSource, GroupLessonsSource } from "./group-lessons/group-lessons.source.ts";
import { PeopleLessonsSource } from "./lessons/people-lessons.source.ts";
import { LessonRatingsSource, StudentRatingsSource } from "./ratings/ratings.source.ts";
import { TutorFeedbackSource } from "./tutor-feedback/tutor-feedback.source.ts";
import { TutorProfilesSource } from "./tutors/tutor-profiles.source.ts";
import { TutorsSource } from "./tutors/tutors.source.ts";
import { ViewsSource } from "./views/views.source.ts";
import { lazily, type Made } from "../common/lazily.ts";
import type { UpstreamCall } from "../upstream/exchange.ts";
import { GraphqlV1 } from "../upstream/graphql-v1.ts";
import type { Upstreams } from "../upstream/pools.ts";
import { RestV1 } from "../upstream/rest-v1.ts";
import { RestV2 } from "../upstream/rest-v2.ts";
import type { ReadScope } from "../upstream/read-scope.ts";

/** The servers of one request, and who is asking. */
interface Asking {
  upstreams: Upstreams;
  call: UpstreamCall;
  standing: ReadScope;
}

const clients = {
  v1: ({ upstreams, call, standing }: Asking) => new RestV1(upstreams.v1, call, standing),
  v2: ({ upstreams, call, standing }: Asking) => new RestV2(upstreams.v2, call, standing),
  v1Graphql: ({ upstreams, call, standing }: Asking) => new GraphqlV1(upstreams.v1Graphql, call, standing),
};
const Clients = lazily<Asking, typeof clients>(clients);
type Clients = Made<typeof clients>;

const makers = {
  account: ({ v1 }: Clients) => new AccountSource(v1),
  activation: ({ v1 }: Clients) => new ActivationSource(v1),
  calendarLinks: ({ v1 }: Clients) => new CalendarLinksSource(v1),
  lessonAnswers: ({ v1 }: Clients) => new LessonAnswersSource(v1),
  staff: ({ v1 }: Clients) => new StaffSource(v1),
  staffAccounts: ({ v1 }: Clients) => new StaffAccountsSource(v1),
  mails: ({ v1 }: Clients) => new MailSource(v1),
  jobs: ({ v2 }: Clients) => new JobsSource(v2),
  accountJobs: ({ v2 }: Clients) => new AccountJobsSource(v2),
  tutors: ({ v1 }: Clients) => new TutorsSource(v1),
  tutorProfiles: ({ v1 }: Clients) => new TutorProfilesSource(v1),
  candidacies: ({ v1 }: Clients) => new CandidaciesSource(v1),
  tutorDocuments: ({ v1 }: Clients) => new TutorDocumentsSource(v1),
  tutorDays: ({ v1 }: Clients) => new TutorDaysSource(v1),
  tutorTimeOff: ({ v1 }: Clients) => new TutorTimeOffSource(v1),
  payRates: ({ v1 }: Clients) => new PayRatesSource(v1),
  journal: ({ v1 }: Clients) => new JournalSource(v1),
  journalTemplates: ({ v1 }: Clients) => new JournalTemplatesSource(v1),
  tutorFeedback: ({ v1 }: Clients) => new TutorFeedbackSource(v1),
  lessonRequests: ({ v1 }: Clients) => new LessonRequestsSource(v1),
  lessonProposals: ({ v1 }: Clients) => new LessonProposalsSource(v1),
  confirmedLessons: ({ v1 }: Clients) => new ConfirmedLessonsSource(v1),
  bookedLessons: ({ v1 }: Clients) => new BookedLessonsSource(v1),
  peopleLessons: ({ v1 }: Clients) => new PeopleLessonsSource(v1),
  lessonRatings: ({ v1 }: Clients) => new LessonRatingsSource(v1),
  studentRatings: ({ v1 }: Clients) => new StudentRatingsSource(v1),
  calendar: ({ v1 }: Clients) => new CalendarSource(v1),
  lessonLog: ({ v1 }: Clients) => new LessonLogSource(v1),
  payoutAccounts: ({ v1 }: Clients) => new PayoutAccountsSource(v1),
  content: ({ v1Graphql }: Clients) => new ContentSource(v1Graphql),
  dialects: ({ v2 }: Clients) =>
    new RecordSource<Dialect, "archive" | "restore">(v2, {
      path: "/language/dialects",
      entity: "Dialect",
      check: isDialect,
    }),
  cancellationPolicies: ({ v2 }: Clients) => new CancellationPoliciesSource(v2),
  regions: ({ v2 }: Clients) => new RegionsSource(v2),
  curriculum: ({ v2 }: Clients) => new CurriculumSource(v2),
  subdivisions: ({ v2 }: Clients) => new SubdivisionsSource(v2),
  attachments: ({ v1 }: Clients) => new AttachmentsSource(v1),
  customerPods: ({ v2 }: Clients) => new CustomerPodsSource(v2),
  customers: ({ v2 }: Clients) => new CustomersSource(v2),
  dependents: ({ v2 }: Clients) => new DependentsSource(v2),
  customerNotes: ({ v2 }: Clients) => new CustomerNotesSource(v2),
  learners: ({ v2 }: Clients) => new LearnersSource(v2),
  feedbacks: ({ v2 }: Clients) => new FeedbacksSource(v2),
  groupLessons: ({ v2 }: Clients) => new GroupLessonsSource(v2),
  groupInstances: ({ v2 }: Clients) => new GroupInstancesSource(v2),
  leads: ({ v2 }: Clients) => new LeadsSource(v2),
  merges: ({ v2 }: Clients) => new MergesSource(v2),
  files: ({ v2 }: Clients) => new FilesSource(v2),
  fileImports: ({ v2 }: Clients) => new FileImportsSource(v2),
  settings: ({ v2 }: Clients) => new SettingsSource(v2),
  templates: ({ v2 }: Clients) => new TemplatesSource(v2),
  history: ({ v1, v2 }: Clients) => new HistorySource(v1, v2),
  messages: ({ v2 }: Clients) => new MessagesSource(v2, "/people/messages"),
  tutorMessages: ({ v2 }: Clients) => new MessagesSource(v2, "/people/tutor-messages"),
  tasks: ({ v2 }: Clients) => new TasksSource(v2),
  notifications: ({ v2 }: Clients) => new NotificationsSource(v2),
  views: ({ v2 }: Clients) => new ViewsSource(v2),
  search: ({ v2 }: Clients) => new SearchSource(v2),
};
export const sourceNames = Object.keys(makers) as (keyof Sources)[];

const RequestSources = lazily<Clients, typeof makers>(makers);

/** The data sources of resolvers. */
export type Sources = Made<typeof makers>;

/** Sources without shared reads, whose writes clear nothing. */
const alone: ReadScope = { shared: null, onWrite: () => undefined };

/** The sources of one request. */
export const sourcesFor = (upstreams: Upstreams, call: UpstreamCall, standing: ReadScope = alone): Sources =>
  new RequestSources(new Clients({ upstreams, call, standing }));
