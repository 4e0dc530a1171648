import { recordSourceMakers } from "./record-sources.ts";
import { AppContentSource } from "./app-content/app-content.source.ts";
import { AccountSource } from "./account/account.source.ts";
import { CustomerInvoiceSource } from "./billing/customer-invoice.source.ts";
import { CalendarLinksSource } from "./lessons/calendar-links.source.ts";
import { LessonAnswersSource } from "./lessons/lesson-answers.source.ts";
import { ActivationSource } from "./account/activation.source.ts";
import { CalendarSource } from "./calendar/calendar.source.ts";
import { ContentSource } from "./content/content.source.ts";
import { DemoSource } from "./demo/demo.source.ts";
import { KanbanSource } from "./demo/kanban.source.ts";
import { MergesSource } from "./customers/merges.source.ts";
import { FilesSource } from "./files/files.source.ts";
import { HistorySource } from "./history/history.source.ts";
import { MessagesSource } from "./messages/messages.source.ts";
import { TimelineSource } from "./timeline/timeline.source.ts";
import { NotificationsSource } from "./notifications/notifications.source.ts";
import { ReportsSource } from "./reports/reports.source.ts";
import { SearchSource } from "./search/search.source.ts";
import { JobsSource } from "./system/jobs.source.ts";
import { FamiliesSource } from "./lessons/families.source.ts";
import { FamilyCoursesSource } from "./lessons/family-courses.source.ts";
import { PeopleLessonsSource } from "./lessons/people-lessons.source.ts";
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
  ...recordSourceMakers,
  account: ({ v1 }: Clients) => new AccountSource(v1),
  activation: ({ v1 }: Clients) => new ActivationSource(v1),
  appContent: ({ v1, v2 }: Clients) => new AppContentSource(v1, v2),
  calendarLinks: ({ v1 }: Clients) => new CalendarLinksSource(v1),
  lessonAnswers: ({ v1 }: Clients) => new LessonAnswersSource(v1),
  customerInvoice: ({ v2 }: Clients) => new CustomerInvoiceSource(v2),
  jobs: ({ v2 }: Clients) => new JobsSource(v2),
  tutors: ({ v1 }: Clients) => new TutorsSource(v1),
  families: ({ v1 }: Clients) => new FamiliesSource(v1),
  familyCourses: ({ v1 }: Clients) => new FamilyCoursesSource(v1),
  peopleLessons: ({ v1 }: Clients) => new PeopleLessonsSource(v1),
  calendar: ({ v1 }: Clients) => new CalendarSource(v1),
  content: ({ v1Graphql }: Clients) => new ContentSource(v1Graphql),
  demo: ({ v1 }: Clients) => new DemoSource(v1),
  kanban: ({ v1 }: Clients) => new KanbanSource(v1),
  merges: ({ v2 }: Clients) => new MergesSource(v2),
  files: ({ v2 }: Clients) => new FilesSource(v2),
  history: ({ v1, v2 }: Clients) => new HistorySource(v1, v2),
  messages: ({ v2 }: Clients) => new MessagesSource(v2, "/people/messages"),
  tutorMessages: ({ v2 }: Clients) => new MessagesSource(v2, "/people/tutor-messages"),
  timeline: ({ v2 }: Clients) => new TimelineSource(v2),
  notifications: ({ v2 }: Clients) => new NotificationsSource(v2),
  views: ({ v2 }: Clients) => new ViewsSource(v2),
  reports: ({ v2 }: Clients) => new ReportsSource(v2),
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
