import { AccountSource } from "./features/account/account.source.ts";
import { ActivationSource } from "./features/account/activation.source.ts";
import { ContentSource } from "./features/content/content.source.ts";
import { AttachmentsSource } from "./features/curriculum/attachments.source.ts";
import { CurriculumSource } from "./features/curriculum/curriculum.source.ts";
import { LearnersSource } from "./features/customers/learners.source.ts";
import { HistorySource } from "./features/history/history.source.ts";
import { ImportsSource } from "./features/curriculum/imports.source.ts";
import { NotificationsSource } from "./features/notifications/notifications.source.ts";
import { RegionsSource } from "./features/regions/regions.source.ts";
import { SearchSource } from "./features/search/search.source.ts";
import { StaffAccountsSource } from "./features/staff/staff-accounts.source.ts";
import { StaffSource } from "./features/staff/staff.source.ts";
import { JobsSource } from "./features/system/jobs.source.ts";
import { MailSource } from "./features/system/mail.source.ts";
import { TutorsSource } from "./features/tutors/tutors.source.ts";
import type { UpstreamCall } from "./upstream/exchange.ts";
import { GraphqlV1 } from "./upstream/graphql-v1.ts";
import type { Upstreams } from "./upstream/pools.ts";
import { RestV1 } from "./upstream/rest-v1.ts";
import { RestV2 } from "./upstream/rest-v2.ts";
import type { Standing } from "./upstream/rest.ts";

/** What the resolvers read from and write to. */
export interface Sources {
  account: AccountSource;
  activation: ActivationSource;
  staff: StaffSource;
  staffAccounts: StaffAccountsSource;
  mails: MailSource;
  jobs: JobsSource;
  tutors: TutorsSource;
  content: ContentSource;
  regions: RegionsSource;
  curriculum: CurriculumSource;
  attachments: AttachmentsSource;
  imports: ImportsSource;
  learners: LearnersSource;
  history: HistorySource;
  notifications: NotificationsSource;
  search: SearchSource;
}

/** Sources that see everything anew and tell nobody of what they write. */
const alone: Standing = { shared: null, onWrite: () => undefined };

/** One request's sources. */
export function sourcesFor(upstreams: Upstreams, call: UpstreamCall, standing: Standing = alone): Sources {
  const v1 = new RestV1(upstreams.v1, call, standing);
  const v2 = new RestV2(upstreams.v2, call, standing);
  return {
    account: new AccountSource(v1),
    activation: new ActivationSource(v1),
    staff: new StaffSource(v1),
    staffAccounts: new StaffAccountsSource(v1),
    mails: new MailSource(v1),
    jobs: new JobsSource(v2),
    tutors: new TutorsSource(v1),
    content: new ContentSource(new GraphqlV1(upstreams.v1Graphql, call)),
    regions: new RegionsSource(v2),
    curriculum: new CurriculumSource(v2),
    attachments: new AttachmentsSource(v1),
    imports: new ImportsSource(v2),
    learners: new LearnersSource(v2),
    history: new HistorySource(v1, v2),
    notifications: new NotificationsSource(v2),
    search: new SearchSource(v2),
  };
}
