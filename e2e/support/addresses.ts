import { demoId } from "@app/domain/demo/demo-change.ts";
import { ask, sessionOf } from "./roles.ts";

interface Part {
  id: string;
  parentId: string | null;
  type: string;
  slug: string;
}
/** A lesson of the learning content, and the way up from it. */
interface Lesson {
  id: string;
  section: { id: string; topic: { id: string; subject: { id: string; exam: { slug: string } } } };
}
interface Found {
  examLessons: { items: Lesson[] };
  staffUsers: { items: { id: string }[] };
  customerPods: { items: { id: string }[] };
  customers: { items: { id: string }[] };
  lessonRequests: { items: { id: string }[] };
  feedbacks: { items: { id: string }[] };
  bookedLessons: { items: { id: string }[] };
  groupLessons: { items: { id: string }[] };
  invoices: { items: { id: string }[] };
  oldInvoices: { items: { id: string }[] };
  tutors: { items: { id: string }[] };
  words: { items: { id: string }[] };
  sentenceSessions: { items: { id: string }[] };
  stories: { items: { id: string }[] };
  conversationPractices: { items: { id: string }[] };
  contentCreators: { items: { id: string }[] };
  partners: { items: { id: string }[] };
  referrers: { items: { id: string }[] };
  promos: { items: { id: string }[] };
  banners: { items: { id: string }[] };
  partnerUsers: { items: { id: string }[] };
  curriculums: { items: { slug: string; shape: string; region: { code: string } | null; subdivisions: Part[] }[] };
}

const query = `{
  staffUsers(page: { size: 1 }) { items { id } }
  customerPods(page: { size: 1 }) { items { id } }
  customers(page: { size: 1 }) { items { id } }
  lessonRequests(page: { size: 1 }) { items { id } }
  feedbacks(page: { size: 1 }) { items { id } }
  bookedLessons(page: { size: 1 }) { items { id } }
  invoices(page: { size: 1 }, filter: { status: [PAID] }) { items { id } }
  oldInvoices(page: { size: 1 }) { items { id } }
  groupLessons(kind: LEARNING_POD, page: { size: 1 }) { items { id } }
  tutors(page: { size: 1 }) { items { id } }
  words(page: { size: 1 }) { items { id } }
  sentenceSessions(page: { size: 1 }) { items { id } }
  stories(page: { size: 1 }) { items { id } }
  conversationPractices(page: { size: 1 }) { items { id } }
  contentCreators(page: { size: 1 }) { items { id } }
  partners(page: { size: 1 }) { items { id } }
  promos(page: { size: 1 }) { items { id } }
  referrers(page: { size: 1 }, filter: { scheme: [TEACHER] }) { items { id } }
  banners(page: { size: 1 }) { items { id } }
  partnerUsers(page: { size: 1 }, filter: { readsAs: [ACTIVE] }) { items { id } }
  examLessons(page: { size: 1 }, filter: { search: "Ìkíni", contentStatus: [DRAFT] }) {
    items { id section { id topic { id subject { id exam { slug } } } } }
  }
  curriculums(page: { size: 100 }) {
    items { slug shape region { code } subdivisions { id parentId type slug archivedAt } }
  }
}`;

/** The slugs from the top of a tree down to the first topic. */
function wayDown(parts: readonly Part[], parentId: string | null = null): string[] {
  const [first] = parts.filter((part) => part.parentId === parentId);
  return first ? [first.slug, ...wayDown(parts, first.id)] : [];
}

/** A lesson's way down from its exam. */
function contentIds([lesson]: readonly Lesson[]): Record<string, string | undefined> {
  const { section } = lesson ?? {};
  const { topic } = section ?? {};
  return {
    examSlug: topic?.subject.exam.slug,
    subjectId: topic?.subject.id,
    topicId: topic?.id,
    sectionId: section?.id,
    lessonId: lesson?.id,
  };
}

/** Values for the parameters of paths: of records that exist where screens look for them, else anything of the right shape. */
export async function realParameters(): Promise<(path: string) => string> {
  const found = await ask<Found>(query, {}, await sessionOf("super-admin"));
  const { curriculums, customerPods, customers, examLessons, staffUsers, tutors } = found;
  const { lessonRequests, contentCreators, feedbacks, groupLessons } = found;
  const language = curriculums.items.find(({ shape }) => shape === "LANGUAGE");
  const school = curriculums.items.find(({ shape, region }) => shape === "SCHOOL" && region !== null);
  if (!language || !school?.region) throw new Error("The demo business has no curriculum of each shape.");
  const [ageGroup, level, languageTopic] = wayDown(language.subdivisions);
  const [subject, schoolTopic] = wayDown(school.subdivisions);
  const byId = {
    userId: staffUsers.items[0]?.id,
    podId: customerPods.items[0]?.id,
    requestId: lessonRequests.items[0]?.id,
    id: feedbacks.items[0]?.id,
    groupLessonId: groupLessons.items[0]?.id,
    invoiceId: found.invoices.items[0]?.id,
    wordId: found.words.items[0]?.id,
    sessionId: found.sentenceSessions.items[0]?.id,
    customerId: customers.items[0]?.id,
    ...contentIds(examLessons.items),
    lesson_id: examLessons.items[0]?.id,
  };
  const creatorId = contentCreators.items[0]?.id;
  const byCreator = { userId: creatorId, user_id: creatorId, content_creator_id: creatorId };
  // Whoever teaches is a person as a customer is, and the paths say so.
  const byTutor = { customerId: tutors.items[0]?.id };
  // A lesson of the learning content is another thing than one that is given.
  const byLesson = { lessonId: found.bookedLessons.items[0]?.id };
  // The demo begins with these.
  const byDemo = { customerId: demoId(11, 1), orderId: demoId(12, 1), invoiceId: demoId(13, 1) };
  const byChat = { threadKey: demoId(30, 1) };
  const byMail = { systemLabel: "inbox", customLabel: "orders", mailId: demoId(20, 1) };
  const byLanguage = { curriculum: language.slug, ageGroup, level, topic: languageTopic };
  const bySchool = { region: school.region.code.toLowerCase(), curriculum: school.slug, subject, topic: schoolTopic };

  return (path) => {
    const known: Record<string, string | undefined> = path.includes("/:region")
      ? bySchool
      : {
          ...byLanguage,
          ...byId,
          ...byMail,
          ...byChat,
          ...(path.startsWith("/app/projects/") && { id: demoId(50, 1) }),
          ...(path.startsWith("/app/story-time/") && { id: found.stories.items[0]?.id }),
          ...(path.startsWith("/app/partner-user/") && { userId: found.partnerUsers.items[0]?.id }),
          ...(path.startsWith("/app/tutoring/invoice/promos/") && { promoId: found.promos.items[0]?.id }),
          ...(path.startsWith("/app/tutoring/invoice/banner-promos/") && { bannerId: found.banners.items[0]?.id }),
          ...(path.includes("-old/") && { invoiceId: found.oldInvoices.items[0]?.id }),
          ...(path.startsWith("/app/partner/") && { id: found.partners.items[0]?.id }),
          ...(path.startsWith("/app/conversation-practices/") && { id: found.conversationPractices.items[0]?.id }),
          ...(path.startsWith("/app/tutoring/teacher-referrer/") && { customerId: found.referrers.items[0]?.id }),
          ...(path.startsWith("/app/tutoring/tutors/") && byTutor),
          ...(path.startsWith("/app/management/") && !path.includes("/admin/") && byDemo),
          ...(path.startsWith("/app/content/content-creator") && byCreator),
          ...(path.startsWith("/app/tutoring/lesson-") && byLesson),
        };
    return path
      .replaceAll(/:(\w+)/g, (_, name: string) => known[name] ?? "64b000000000000000000001")
      .replace(/\*$/, path === "*" ? "/nowhere" : "nowhere");
  };
}
