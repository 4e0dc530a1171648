import { hash } from "@node-rs/argon2";
import type { Database } from "../database/client.ts";
import { retryable } from "../database/retryable.ts";
import "../features/areas-meet.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { passwordCost } from "../features/account/passwords.public.ts";
import { seedMerges } from "./alike.ts";
import { seedSparePolicies } from "./policies.ts";
import { seedCreditNotices } from "./credit-notices.ts";
import { seedBankDisputes } from "./bank-disputes.ts";
import { seedInvoices } from "./prepayments.ts";
import { seedOngoing } from "./ongoing-invoices.ts";
import { seedDialects } from "./dialects.ts";
import { seedCandidateMessages } from "./candidate-messages.ts";
import { seedCandidates } from "./candidates.ts";
import { seedCourseChanges } from "./course-changes.ts";
import { seedContent } from "./content.ts";
import { seedCurricula } from "./curricula.ts";
import { seedPods } from "./customer-pods.ts";
import { seedLeads } from "./leads.ts";
import { seedLessonCovers } from "./lesson-covers.ts";
import { courseCount, seedLessons } from "./lessons.ts";
import { seedRequests } from "./lesson-requests.ts";
import { seedFeedbacks } from "./feedbacks.ts";
import { seedGroupLessons } from "./group-lessons.ts";
import { seedMessages } from "./messages.ts";
import { seedJournal } from "./journal.ts";
import { seedRatings } from "./ratings.ts";
import { seedTopicWords } from "./topic-words.ts";
import { seedTutorFeedback } from "./tutor-feedback.ts";
import { seedNotifications } from "./notifications.ts";
import { seedCustomers, seedTutors } from "./people.ts";
import { seedFrom } from "./random.ts";
import { seedRegions } from "./regions.ts";
import { seedViews } from "./views.ts";
import { assignRegions, seedRegistration, seedStaff } from "./staff.ts";
import { seedTemplates } from "./templates.ts";
import { seedTasks } from "./tasks.ts";
import { seedAppFeedback } from "./app-feedback.ts";
import { seedPartnerLearners } from "./partner-learners.ts";
import { seedPartnerUsers } from "./partner-users.ts";
import { seedBanners } from "./banners.ts";
import { seedPromos } from "./promos.ts";
import { seedReferrals } from "./referrals.ts";
import { seedReferrers } from "./referrers.ts";
import { seedPartners } from "./partners.ts";
import { seedServiceTokens } from "./service-tokens.ts";
import { seedSentences } from "./sentences.ts";
import { seedProductUpdates } from "./product-updates.ts";
import { seedPlaceDisputes } from "./place-disputes.ts";
import { seedClosedMonths } from "./closed-months.ts";
import { seedOldInvoices } from "./old-invoices.ts";
import { seedUnclearPayments } from "./unclear-payments.ts";
import { seedConversations } from "./conversations.ts";
import { seedStories } from "./stories.ts";
import { seedRecordings } from "./recordings.ts";
import { seedSpeakers } from "./speakers.ts";
import { seedStoryArt } from "./story-art.ts";
import { seedWords } from "./words.ts";

/** Of every account of the demo business; the start command shows it. */
export const demoPassword = "Learn-Igbo-2026";
/** Chance of its own would make two seeds differ. */
const salt = Buffer.from("demo accounts only");

/**
 * Fills a database that has no accounts with the demo business, all of it or nothing. The same instant gives the same rows,
 * but for the ids of what merging, and pausing or ending courses, writes down.
 * `cost` is what a guess at the accounts' password costs, and each signing in; `courses`, of how many courses lessons come.
 */
export async function seedIfEmpty(
  database: Database,
  now: Date,
  cost = passwordCost,
  courses = courseCount,
): Promise<void> {
  const [someone] = await database.select({ id: accountUsers.id }).from(accountUsers).limit(1);
  if (someone) return;
  const passwordHash = await hash(demoPassword, { ...cost, salt });
  await retryable(database, async (db) => {
    const seed = seedFrom(now);
    const colleagues = await seedStaff(db, seed, passwordHash);
    const regions = await seedRegions(db, seed);
    const staff = await assignRegions(db, colleagues, regions);
    const customers = await seedCustomers(db, seed, regions, staff);
    await seedTutors(db, seed, regions, staff);
    await seedPods(db, now, staff, regions);
    const lessonIds = await seedContent(db, seed, staff, regions);
    await seedCurricula(db, seed, regions, lessonIds);
    await seedNotifications(db, seed, staff);
    await seedRegistration(db, seed);
    await seedSparePolicies(db, seed);
    await seedViews(db, seed, staff);
    await seedTemplates(db, seed);
    await seedMessages(db, now, staff);
    await seedTasks(db, now, staff);
    await seedMerges(db, now, staff, customers);
    await seedCandidates(db, now, staff, regions);
    await seedCandidateMessages(db, now, staff);
    await seedLeads(db, now, staff, regions);
    await seedJournal(db, now, staff);
    await seedTutorFeedback(db, now, staff);
    // What courses began with comes after them: its numbers are given by age, with those of all other requests.
    await seedLessons(db, now, courses);
    await seedLessonCovers(db, now);
    await seedRequests(db, now, staff);
    await seedCourseChanges(db, now, staff, courses);
    await seedRatings(db, now);
    await seedFeedbacks(db, now, staff);
    await seedGroupLessons(db, now, staff);
    await seedDialects(db, seed);
    await seedInvoices(db, now);
    await seedCreditNotices(db, now);
    await seedWords(db, now);
    await seedTopicWords(db);
    await seedProductUpdates(db, now);
    await seedAppFeedback(db, now);
    await seedStoryArt(db, now);
    await seedSentences(db, now);
    await seedStories(db, now);
    await seedSpeakers(db, now);
    await seedConversations(db, now);
    await seedRecordings(db, now);
    await seedPartners(db, now);
    await seedPartnerUsers(db, now);
    await seedOngoing(db, now);
    await seedPromos(db, now);
    await seedReferrers(db, now);
    await seedReferrals(db, now);
    await seedPartnerLearners(db, now);
    await seedBanners(db, now);
    await seedServiceTokens(db, now);
    await seedUnclearPayments(db, now);
    await seedOldInvoices(db, now);
    await seedPlaceDisputes(db, now, staff);
    await seedBankDisputes(db, now, staff);
    // No entry of a closed month is changed any more. Tests, which have few courses, change those of most months.
    await seedClosedMonths(db, now, courses < courseCount ? 1 : Infinity);
  });
}
