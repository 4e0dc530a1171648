import type { AppRoute } from "../shared/page/app-route.ts";
import { accountRoutes } from "../features/account/routes.ts";
import { appFeedbackRoutes } from "../features/app-feedback/routes.ts";
import { billingRoutes } from "../features/billing/routes.ts";
import { calendarRoutes } from "../features/calendar/routes.ts";
import { contentCreatorsRoutes } from "../features/content/creators-routes.ts";
import { contentExamsRoutes } from "../features/content/exams-routes.ts";
import { conversationsRoutes } from "../features/conversations/routes.ts";
import { curriculumRoutes } from "../features/curriculum/routes.ts";
import { customerPodsRoutes } from "../features/customer-pods/routes.ts";
import { customersRoutes } from "../features/customers/routes.ts";
import { demoAppsRoutes } from "../features/demo/apps-routes.ts";
import { demoDocsRoutes } from "../features/demo/docs-routes.ts";
import { demoManagementRoutes } from "../features/demo/management-routes.ts";
import { feedbackRoutes } from "../features/feedbacks/routes.ts";
import { groupLessonsRoutes } from "../features/group-lessons/routes.ts";
import { hiringRoutes } from "../features/hiring/routes.ts";
import { importsRoutes } from "../features/imports/routes.ts";
import { leadsRoutes } from "../features/leads/routes.ts";
import { lessonAnswersRoutes } from "../features/lesson-answers/routes.ts";
import { lessonsRoutes } from "../features/lessons/routes.ts";
import { partnersRoutes } from "../features/partners/routes.ts";
import { dialectsRoutes } from "../features/dialects/routes.ts";
import { speakersRoutes } from "../features/speakers/routes.ts";
import { tokensRoutes } from "../features/tokens/routes.ts";
import { policiesRoutes } from "../features/policies/routes.ts";
import { productUpdatesRoutes } from "../features/product-updates/routes.ts";
import { bannersRoutes } from "../features/banners/routes.ts";
import { promosRoutes } from "../features/promos/routes.ts";
import { referralsRoutes } from "../features/referrals/routes.ts";
import { regionsRoutes } from "../features/regions/routes.ts";
import { reportsRoutes } from "../features/reports/routes.ts";
import { sentencesRoutes } from "../features/sentences/routes.ts";
import { staffRoutes } from "../features/staff/routes.ts";
import { storiesRoutes } from "../features/stories/routes.ts";
import { tasksRoutes } from "../features/tasks/routes.ts";
import { systemRoutes } from "../features/system/routes.ts";
import { todayRoutes } from "../features/today/routes.ts";
import { transcriptsRoutes } from "../features/transcripts/routes.ts";
import { journalRoutes } from "../features/journal/routes.ts";
import { tutorFeedbackRoutes } from "../features/tutor-feedback/routes.ts";
import { tutorsRoutes } from "../features/tutors/routes.ts";
import { wordsRoutes } from "../features/words/routes.ts";

/** Every path of the portal. Order does not matter: the router ranks paths. Source: docs/spec/routes.json and own-routes.json. */
export const routeTable: readonly AppRoute[] = [
  ...accountRoutes,
  ...appFeedbackRoutes,
  ...billingRoutes,
  ...contentCreatorsRoutes,
  ...contentExamsRoutes,
  ...conversationsRoutes,
  ...curriculumRoutes,
  ...customersRoutes,
  ...customerPodsRoutes,
  ...demoAppsRoutes,
  ...demoDocsRoutes,
  ...demoManagementRoutes,
  ...feedbackRoutes,
  ...groupLessonsRoutes,
  ...hiringRoutes,
  ...importsRoutes,
  ...leadsRoutes,
  ...lessonsRoutes,
  ...lessonAnswersRoutes,
  ...calendarRoutes,
  ...partnersRoutes,
  ...tokensRoutes,
  ...policiesRoutes,
  ...dialectsRoutes,
  ...speakersRoutes,
  ...productUpdatesRoutes,
  ...promosRoutes,
  ...bannersRoutes,
  ...referralsRoutes,
  ...regionsRoutes,
  ...reportsRoutes,
  ...sentencesRoutes,
  ...staffRoutes,
  ...storiesRoutes,
  ...tasksRoutes,
  ...todayRoutes,
  ...systemRoutes,
  ...transcriptsRoutes,
  ...tutorsRoutes,
  ...journalRoutes,
  ...tutorFeedbackRoutes,
  ...wordsRoutes,
];
