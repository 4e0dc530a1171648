import { staffUserUpdateInput } from "@app/domain/account/staff-user.ts";
import { setTimeout as wait } from "node:timers/promises";
import type { Express } from "express";
import { secretKey } from "./database/secret-key.ts";
import "./features/areas-meet.ts";
import { accountHistory } from "./features/account/account.history.ts";
import { nameOf } from "./features/account/account.public.ts";
import { accountRoutes } from "./features/account/account.routes-v1.ts";
import { activationRoutes } from "./features/account/activation.routes-v1.ts";
import { authenticateWith } from "./features/account/authenticate.ts";
import { viewAsRoutes } from "./features/account/view-as.routes-v1.ts";
import type { SignInParts } from "./features/account/sign-in.service.ts";
import { openTokens } from "./features/account/tokens.ts";
import { calendarRoutes } from "./features/calendar/calendar.routes-v1.ts";
import { contentSchema } from "./features/content/content.queries-v1.ts";
import { attachmentRoutes } from "./features/curriculum/attachments.routes-v1.ts";
import { curriculumHistory } from "./features/curriculum/curriculum.history.ts";
import { curriculumRoutes } from "./features/curriculum/curriculum.routes-v2.ts";
import { contentHistories } from "./features/content/content.history.ts";
import { subdivisionHistory } from "./features/curriculum/subdivision.history.ts";
import { subdivisionRoutes } from "./features/curriculum/subdivision.routes-v2.ts";
import { customerPodHistory } from "./features/customer-pods/customer-pods.history.ts";
import { customerPodRoutes } from "./features/customer-pods/customer-pods.routes-v2.ts";
import { customerHistory, customerNoteHistory, dependentHistory } from "./features/customers/customers.history.ts";
import { customerRoutes } from "./features/customers/customers.routes-v2.ts";
import { learnerRoutes } from "./features/customers/learners.routes-v2.ts";
import { feedbackHistory, feedbackRoutes } from "./features/feedbacks/feedbacks.routes-v2.ts";
import { groupLessonHistory, groupLessonRoutes } from "./features/group-lessons/group-lessons.routes-v2.ts";
import { leadHistory } from "./features/leads/leads.history.ts";
import { leadRoutes } from "./features/leads/leads.routes-v2.ts";
import { lessonResourceRoutes } from "./features/curriculum/lesson-resources.routes-v2.ts";
import { feedRoutes } from "./features/lessons/feeds/feeds.routes-v1.ts";
import { lessonAnswers } from "./features/lessons/answers/answer-kinds.ts";
import { answerRoutes } from "./features/lessons/answers/answers.routes-v1.ts";
import { bookedRoutes } from "./features/lessons/booked/booked.routes-v1.ts";
import { courseRoutes } from "./features/lessons/courses/courses.routes-v1.ts";
import { familyCourseRoutes } from "./features/lessons/courses/family-courses.routes-v1.ts";
import { familyRoutes } from "./features/lessons/family/families.routes-v1.ts";
import { requestHistory, requestRoutes } from "./features/lessons/requests.routes-v1.ts";
import { subjectRoutes } from "./features/lessons/subjects.routes-v1.ts";
import { candidateMessageRoutes } from "./features/hiring/candidate-messages.routes-v2.ts";
import { messageRoutes } from "./features/messages/messages.routes-v2.ts";
import { timelineRoutes } from "./features/timeline/timeline.routes-v2.ts";
import { notificationRoutes } from "./features/notifications/notifications.routes-v2.ts";
import { fileRoutes } from "./features/files/files.routes-v2.ts";
import { fileImportRoutes } from "./features/imports/imports.routes-v2.ts";
import { eventRoutes } from "./features/events/events.routes.ts";
import { peopleRoutes } from "./features/people/people.routes-v2.ts";
import { cancellationPolicyHistory, cancellationPolicyRoutes } from "./features/policies/policies.routes-v2.ts";
import { invoiceHistory } from "./features/billing/invoices.history.ts";
import { billingRoutes } from "./features/billing/billing.routes-v2.ts";
import { activityRoutes } from "./features/reports/activity/activity.routes-v2.ts";
import { reportMailRoutes } from "./features/reports/by-mail/report-mails.routes-v2.ts";
import { reportRoutes } from "./features/reports/reports.routes-v2.ts";
import { sealRoutes } from "./features/reports/seals/seals.routes-v2.ts";
import { kanbanRoutes } from "./features/demo/kanban.routes-v1.ts";
import { accountDemoRoutes } from "./features/demo/account.routes-v1.ts";
import { calendarDemoRoutes } from "./features/demo/calendar.routes-v1.ts";
import { chatDemoRoutes } from "./features/demo/chat.routes-v1.ts";
import { projectsDemoRoutes } from "./features/demo/projects.routes-v1.ts";
import { reportsDemoRoutes } from "./features/demo/reports.routes-v1.ts";
import { socialDemoRoutes } from "./features/demo/social.routes-v1.ts";
import { mailDemoRoutes } from "./features/demo/mail.routes-v1.ts";
import { managementDemoRoutes } from "./features/demo/management.routes-v1.ts";
import { dialectHistory, dialectRoutes } from "./features/dialects/dialects.routes-v2.ts";
import {
  conversationPracticeHistory,
  conversationPracticeRoutes,
} from "./features/conversations/conversation-practices.routes-v2.ts";
import { storyHistory, storyRoutes } from "./features/stories/stories.routes-v2.ts";
import { backgroundHistory, backgroundRoutes } from "./features/stories/backgrounds.routes-v2.ts";
import { characterHistory, characterRoutes } from "./features/stories/characters.routes-v2.ts";
import { appRecordingRoutes } from "./features/recordings/recordings.routes-v2.ts";
import { speakerHistory, speakerRoutes } from "./features/speakers/speakers.routes-v2.ts";
import { appItemRoutes } from "./features/app-content/app-items.routes-v2.ts";
import { appLessonRoutes } from "./features/app-content/app-lessons.routes-v1.ts";
import { wordHistory, wordRoutes } from "./features/words/words.routes-v2.ts";
import { appFeedbackHistory, appFeedbackRoutes } from "./features/app-feedback/app-feedback.routes-v2.ts";
import { sentenceSessionHistory, sentenceSessionRoutes } from "./features/sentences/sentence-sessions.routes-v2.ts";
import { productUpdateHistory, productUpdateRoutes } from "./features/product-updates/updates.routes-v2.ts";
import { tokenHistory, tokenRoutes } from "./features/tokens/tokens.routes-v2.ts";
import { partnerUserHistory, partnerUserRoutes } from "./features/partners/partner-users.routes-v2.ts";
import { bannerHistory, bannerRoutes } from "./features/banners/banners.routes-v2.ts";
import { promoHistory, promoRoutes } from "./features/promos/promos.routes-v2.ts";
import { referralRoutes, referrerHistory } from "./features/referrals/referrals.routes-v1.ts";
import { partnerHistory, partnerRoutes } from "./features/partners/partners.routes-v2.ts";
import { regionHistory, regionRoutes } from "./features/regions/regions.routes-v2.ts";
import { searchRoutes } from "./features/search/search.routes-v2.ts";
import { staffRoutes } from "./features/staff/staff.routes-v1.ts";
import { updateStaffUser } from "./features/staff/staff-users.service.ts";
import { parse } from "./service/parse.ts";
import { staffUserRoutes } from "./features/staff/staff-users.routes-v1.ts";
import { settingHistory, settingRoutes } from "./features/system/settings/settings.routes-v2.ts";
import { templateHistory, templateRoutes } from "./features/system/templates/templates.routes-v2.ts";
import { mailRoutes } from "./features/system/mail/mail.routes-v1.ts";
import { viewRoutes } from "./features/views/views.routes-v2.ts";
import { jobRoutes } from "./jobs/jobs.routes-v2.ts";
import { accountJobRoutes } from "./jobs/account-jobs/account-jobs.routes-v2.ts";
import { taskHistory } from "./features/tasks/tasks.history.ts";
import { taskRoutes } from "./features/tasks/tasks.routes-v2.ts";
import { candidacyHistory, candidacyRoutes } from "./features/hiring/candidacies.routes-v1.ts";
import { journalHistory } from "./features/journal/journal.history.ts";
import { journalRoutes } from "./features/journal/journal.routes-v1.ts";
import { ratingHistory, studentRatingHistory } from "./features/ratings/ratings.history.ts";
import { peopleLessonRoutes } from "./features/lessons/people/people-lessons.routes-v1.ts";
import { learnerRating, rating } from "./features/ratings/rating-answers.ts";
import { ratingRoutes } from "./features/ratings/ratings.routes-v1.ts";
import { tutorFeedbackHistory } from "./features/tutor-feedback/tutor-feedback.history.ts";
import { tutorFeedbackRoutes } from "./features/tutor-feedback/tutor-feedback.routes-v1.ts";
import { tutorHistory } from "./features/tutors/tutors.history.ts";
import { tutorPartRoutes } from "./features/tutors/tutor-parts.routes-v1.ts";
import { tutorRoutes } from "./features/tutors/tutors.routes-v1.ts";
import type { App } from "./service/context.ts";
import { envelopeV1, envelopeV2 } from "./http/envelope.ts";
import { fingerprintsWith } from "./http/fingerprint.ts";
import { serveGraphql } from "./http/graphql.ts";
import { historyRoutes } from "./features/history/history.routes.ts";
import type { Route } from "./http/route.ts";
import { makeServer } from "./http/server.ts";

export interface Servers {
  v1: Express;
  v2: Express;
}

/** Parts that v1's routes need besides the app. `publicUrl`: the portal's address. */
type PartsV1 = SignInParts & { publicUrl: string };

const routesV1 = (parts: PartsV1): Route[] => [
  ...accountRoutes(parts),
  ...viewAsRoutes(parts),
  ...activationRoutes(parts),
  ...staffRoutes,
  ...staffUserRoutes,
  ...mailRoutes(parts),
  ...subjectRoutes,
  ...tutorRoutes,
  ...tutorPartRoutes,
  ...candidacyRoutes,
  ...journalRoutes,
  ...tutorFeedbackRoutes,
  ...requestRoutes,
  ...courseRoutes,
  ...familyCourseRoutes,
  ...familyRoutes,
  ...bookedRoutes,
  ...ratingRoutes,
  ...peopleLessonRoutes,
  ...answerRoutes({ ...lessonAnswers, rating, "learner-rating": learnerRating }),
  ...feedRoutes,
  ...calendarRoutes,
  ...referralRoutes,
  ...historyRoutes([
    accountHistory((context, id, version, fields) =>
      updateStaffUser(context, id, parse(staffUserUpdateInput, { ...fields, version })),
    ),
    tutorHistory,
    candidacyHistory,
    journalHistory,
    tutorFeedbackHistory,
    requestHistory,
    ratingHistory,
    studentRatingHistory,
    referrerHistory,
    ...contentHistories,
  ]),
  ...eventRoutes("v1"),
  ...attachmentRoutes,
  ...appLessonRoutes,
  ...kanbanRoutes,
  ...managementDemoRoutes,
  ...mailDemoRoutes,
  ...socialDemoRoutes,
  ...projectsDemoRoutes,
  ...chatDemoRoutes,
  ...calendarDemoRoutes,
  ...reportsDemoRoutes,
  ...accountDemoRoutes(parts),
];

/** The parts of v1. */
export const partsV1 = (parts: PartsV1) => ({
  title: "Staff portal: older server (v1)",
  envelope: envelopeV1,
  routes: routesV1(parts),
});

/** The parts of v2. */
export const partsV2 = {
  title: "Staff portal: newer server (v2)",
  envelope: envelopeV2,
  routes: [
    ...regionRoutes,
    ...cancellationPolicyRoutes,
    ...billingRoutes,
    ...reportMailRoutes,
    ...reportRoutes,
    ...activityRoutes,
    ...sealRoutes,
    ...dialectRoutes,
    ...wordRoutes,
    ...appItemRoutes,
    ...speakerRoutes,
    ...appRecordingRoutes,
    ...productUpdateRoutes,
    ...sentenceSessionRoutes,
    ...conversationPracticeRoutes,
    ...appFeedbackRoutes,
    ...characterRoutes,
    ...storyRoutes,
    ...backgroundRoutes,
    ...curriculumRoutes,
    ...subdivisionRoutes,
    ...lessonResourceRoutes,
    ...learnerRoutes,
    ...customerRoutes,
    ...peopleRoutes,
    ...leadRoutes,
    ...customerPodRoutes,
    ...partnerRoutes,
    ...tokenRoutes,
    ...partnerUserRoutes,
    ...promoRoutes,
    ...bannerRoutes,
    ...feedbackRoutes,
    ...groupLessonRoutes,
    ...messageRoutes,
    ...timelineRoutes,
    ...candidateMessageRoutes,
    ...taskRoutes,
    ...notificationRoutes,
    ...searchRoutes,
    ...jobRoutes,
    ...accountJobRoutes,
    ...viewRoutes,
    ...fileRoutes,
    ...fileImportRoutes,
    ...settingRoutes,
    ...templateRoutes,
    ...historyRoutes([
      regionHistory,
      cancellationPolicyHistory,
      dialectHistory,
      wordHistory,
      speakerHistory,
      productUpdateHistory,
      sentenceSessionHistory,
      conversationPracticeHistory,
      appFeedbackHistory,
      characterHistory,
      storyHistory,
      backgroundHistory,
      invoiceHistory,
      curriculumHistory,
      subdivisionHistory,
      customerPodHistory,
      customerHistory,
      dependentHistory,
      customerNoteHistory,
      leadHistory,
      partnerHistory,
      tokenHistory,
      partnerUserHistory,
      promoHistory,
      bannerHistory,
      feedbackHistory,
      groupLessonHistory,
      settingHistory,
      templateHistory,
      taskHistory,
    ]),
    ...eventRoutes("v2"),
  ],
};

/** Both servers over one database. `slowBy` delays password checks; tests pass one that does not wait. */
export async function makeServers(
  {
    publicUrl,
    ...parts
  }: Pick<App, "database" | "clock" | "log" | "events" | "availability" | "files"> & { publicUrl: string },
  slowBy: (ms: number) => Promise<unknown> = wait,
): Promise<Servers> {
  const { database, clock } = parts;
  const at = { db: database, now: clock.now() };
  const tokens = await openTokens(at);
  const fingerprintOf = fingerprintsWith(await secretKey(at, "request-key"));
  const app: App = { ...parts, fingerprintOf, nameOf, authenticate: authenticateWith(database, tokens, clock) };
  return {
    v1: makeServer(app, { ...partsV1({ tokens, wait: slowBy, publicUrl }), extra: serveGraphql(app, contentSchema) }),
    v2: makeServer(app, partsV2),
  };
}
