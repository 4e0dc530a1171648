import { makeExecutableSchema } from "@graphql-tools/schema";
import { parse, type GraphQLSchema } from "graphql";
import { toEnumName } from "@app/domain/enums.ts";
import { graphqlEnums } from "@app/domain/graphql-enums.generated.ts";
import { typeDefs } from "@app/schema/type-defs.generated.ts";
import { applyAuth } from "../permission/auth-directive.ts";
import type { NodeRecord } from "../errors/node-record.ts";
import { accountResolvers } from "./account/account.resolvers.ts";
import { calendarLinksResolvers } from "./lessons/calendar-links.resolvers.ts";
import { lessonAnswersResolvers } from "./lessons/lesson-answers.resolvers.ts";
import { activationResolvers } from "./account/activation.resolvers.ts";
import { calendarResolvers } from "./calendar/calendar.resolvers.ts";
import { contentResolvers } from "./content/content.resolvers.ts";
import { attachmentsResolvers } from "./curriculum/attachments.resolvers.ts";
import { curriculumResolvers } from "./curriculum/curriculum.resolvers.ts";
import { subdivisionResolvers } from "./curriculum/subdivision.resolvers.ts";
import { customerPodsResolvers } from "./customer-pods/customer-pods.resolvers.ts";
import { customersResolvers } from "./customers/customers.resolvers.ts";
import { learnersResolvers } from "./customers/learners.resolvers.ts";
import { mergesResolvers } from "./customers/merges.resolvers.ts";
import { accountDemoResolvers } from "./demo/account.resolvers.ts";
import { calendarDemoResolvers } from "./demo/calendar.resolvers.ts";
import { chatDemoResolvers } from "./demo/chat.resolvers.ts";
import { kanbanResolvers } from "./demo/kanban.resolvers.ts";
import { projectsDemoResolvers } from "./demo/projects.resolvers.ts";
import { reportsDemoResolvers } from "./demo/reports.resolvers.ts";
import { socialDemoResolvers } from "./demo/social.resolvers.ts";
import { mailDemoResolvers } from "./demo/mail.resolvers.ts";
import { managementDemoResolvers } from "./demo/management.resolvers.ts";
import { serviceTokensResolvers } from "./tokens/service-tokens.resolvers.ts";
import { feedbacksResolvers } from "./feedbacks/feedbacks.resolvers.ts";
import { filesResolvers } from "./files/files.resolvers.ts";
import { groupLessonsResolvers } from "./group-lessons/group-lessons.resolvers.ts";
import { leadsResolvers } from "./leads/leads.resolvers.ts";
import { coursesResolvers } from "./lessons/courses.resolvers.ts";
import { requestsResolvers } from "./lessons/requests.resolvers.ts";
import { liveResolvers } from "./live/live.resolvers.ts";
import { fileImportsResolvers } from "./imports/file-imports.resolvers.ts";
import { historyResolvers } from "./history/history.resolvers.ts";
import { messagesResolvers } from "./messages/messages.resolvers.ts";
import { timelineResolvers } from "./timeline/timeline.resolvers.ts";
import { notificationsResolvers } from "./notifications/notifications.resolvers.ts";
import { cancellationPoliciesResolvers } from "./policies/policies.resolvers.ts";
import { customerInvoiceResolvers } from "./billing/customer-invoice.resolvers.ts";
import { ongoingResolvers } from "./billing/ongoing.resolvers.ts";
import { billingResolvers } from "./billing/billing.resolvers.ts";
import { bookMonthsResolvers } from "./billing/book-months.resolvers.ts";
import { coverResolvers } from "./billing/cover.resolvers.ts";
import { regionsResolvers } from "./regions/regions.resolvers.ts";
import { reportsResolvers } from "./reports/reports.resolvers.ts";
import { searchResolvers } from "./search/search.resolvers.ts";
import { permissionMatrixResolvers } from "./staff/permission-matrix.resolvers.ts";
import { staffAccountsResolvers } from "./staff/staff-accounts.resolvers.ts";
import { staffResolvers } from "./staff/staff.resolvers.ts";
import { accountJobsResolvers } from "./system/account-jobs.resolvers.ts";
import { exportsResolvers } from "./system/exports.resolvers.ts";
import { jobsResolvers } from "./system/jobs.resolvers.ts";
import { settingsResolvers } from "./system/settings.resolvers.ts";
import { tasksResolvers } from "./tasks/tasks.resolvers.ts";
import { candidaciesResolvers } from "./hiring/candidacies.resolvers.ts";
import { journalResolvers } from "./journal/journal.resolvers.ts";
import { familiesResolvers } from "./lessons/families.resolvers.ts";
import { familyCoursesResolvers } from "./lessons/family-courses.resolvers.ts";
import { peopleLessonsResolvers } from "./lessons/people-lessons.resolvers.ts";
import { ratingsResolvers } from "./ratings/ratings.resolvers.ts";
import { tutorFeedbackResolvers } from "./tutor-feedback/tutor-feedback.resolvers.ts";
import { tutorPartsResolvers } from "./tutors/tutor-parts.resolvers.ts";
import { tutorProfilesResolvers } from "./tutors/tutor-profiles.resolvers.ts";
import { tutorsResolvers } from "./tutors/tutors.resolvers.ts";
import { viewsResolvers } from "./views/views.resolvers.ts";
import { appContentResolvers } from "./app-content/app-content.resolvers.ts";
import { appFeedbackResolvers } from "./app-feedback/app-feedback.resolvers.ts";
import { sentencesResolvers } from "./sentences/sentences.resolvers.ts";
import { conversationsResolvers } from "./conversations/conversations.resolvers.ts";
import { storiesResolvers } from "./stories/stories.resolvers.ts";
import { bannersResolvers } from "./banners/banners.resolvers.ts";
import { promosResolvers } from "./promos/promos.resolvers.ts";
import { referralsResolvers } from "./referrals/referrals.resolvers.ts";
import { partnersResolvers } from "./partners/partners.resolvers.ts";
import { productUpdatesResolvers } from "./product-updates/product-updates.resolvers.ts";
import { recordingsResolvers } from "./recordings/recordings.resolvers.ts";
import { speakersResolvers } from "./speakers/speakers.resolvers.ts";
import { wordsResolvers } from "./words/words.resolvers.ts";
import { conventionalResolvers } from "./conventions.ts";
import { conventionalRoots } from "./root-conventions.ts";
import type { Resolvers } from "./resolvers.generated.ts";
import { scalars } from "./scalars.ts";

/** Resolvers use the servers' spelling of closed lists, callers ours. */
const enums = Object.fromEntries(
  Object.entries(graphqlEnums).map(([name, values]) => [
    name,
    Object.fromEntries(values.map((value) => [toEnumName(value), value])),
  ]),
);

const namesItself = { __resolveType: ({ __typename }: NodeRecord) => __typename };

/** What differs from the conventions, and takes precedence. */
const written: Resolvers[] = [
  accountResolvers,
  activationResolvers,
  lessonAnswersResolvers,
  calendarLinksResolvers,
  staffResolvers,
  staffAccountsResolvers,
  permissionMatrixResolvers,
  jobsResolvers,
  accountJobsResolvers,
  exportsResolvers,
  settingsResolvers,
  tutorsResolvers,
  tutorProfilesResolvers,
  candidaciesResolvers,
  tutorPartsResolvers,
  journalResolvers,
  familiesResolvers,
  familyCoursesResolvers,
  peopleLessonsResolvers,
  ratingsResolvers,
  tutorFeedbackResolvers,
  viewsResolvers,
  wordsResolvers,
  speakersResolvers,
  recordingsResolvers,
  partnersResolvers,
  promosResolvers,
  referralsResolvers,
  bannersResolvers,
  productUpdatesResolvers,
  sentencesResolvers,
  storiesResolvers,
  conversationsResolvers,
  appContentResolvers,
  appFeedbackResolvers,
  contentResolvers,
  billingResolvers,
  bookMonthsResolvers,
  coverResolvers,
  customerInvoiceResolvers,
  ongoingResolvers,
  regionsResolvers,
  cancellationPoliciesResolvers,
  curriculumResolvers,
  subdivisionResolvers,
  attachmentsResolvers,
  customerPodsResolvers,
  customersResolvers,
  leadsResolvers,
  coursesResolvers,
  calendarResolvers,
  kanbanResolvers,
  managementDemoResolvers,
  mailDemoResolvers,
  socialDemoResolvers,
  projectsDemoResolvers,
  chatDemoResolvers,
  calendarDemoResolvers,
  reportsDemoResolvers,
  accountDemoResolvers,
  feedbacksResolvers,
  groupLessonsResolvers,
  requestsResolvers,
  learnersResolvers,
  mergesResolvers,
  filesResolvers,
  fileImportsResolvers,
  historyResolvers,
  messagesResolvers,
  timelineResolvers,
  tasksResolvers,
  notificationsResolvers,
  liveResolvers,
  reportsResolvers,
  searchResolvers,
  serviceTokensResolvers,
];

/** Whether a root field has a resolver of its own. */
export const isWritten = (root: "Query" | "Mutation", field: string): boolean =>
  written.some((resolvers) => Object.hasOwn(resolvers[root] ?? {}, field));

export const schemaDocument = parse(typeDefs, { noLocation: true });

/** The complete schema with its permission checks, built once. */
export const schema: GraphQLSchema = applyAuth(
  makeExecutableSchema({
    typeDefs,
    resolvers: [
      enums,
      scalars,
      conventionalRoots(schemaDocument),
      conventionalResolvers(schemaDocument),
      { Node: namesItself, UserError: namesItself },
      ...written,
    ],
  }),
);
