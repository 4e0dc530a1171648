import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import { followedParts } from "@app/domain/curriculum/attachment-progress.ts";
import { resourceKinds } from "@app/domain/curriculum/curriculum-enums.ts";
import { idField } from "@app/domain/fields.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { read, type Route } from "../../http/route.ts";
import { contentLessons, exams, examSubjects, sections, topics } from "../content/content.public.ts";
import { learnersByIds } from "../customers/customers.public.ts";
import { attachments, type AttachmentRow } from "./attachment.table.ts";
import { subdivisions, type SubdivisionRow } from "./curriculum.table.ts";
import { inTreeOrder } from "./tree-order.ts";

const lessonResource = z
  .object({
    _id: z.string(),
    title: z.string(),
    kind: z.enum(resourceKinds),
    url: z.string().meta({ description: "A full web address, or the path in the portal for a session." }),
    lessonId: z.string().optional(),
    subdivisionId: z.string().optional(),
    addedAt: z.iso.datetime().meta({ description: "When the learner got it." }),
  })
  .meta({ id: "LessonResource" });
type LessonResource = z.infer<typeof lessonResource>;

interface Followed {
  part: SubdivisionRow;
  /** When the part came to the learner. */
  addedAt: Date;
}

/** The parts that somebody follows, in the order of the trees. */
async function followedBy({ db }: Context, studentId: string): Promise<Followed[]> {
  const rows = await db
    .select()
    .from(attachments)
    .where(and(eq(attachments.studentId, studentId), isNull(attachments.archivedAt)))
    .orderBy(asc(attachments.createdAt), asc(attachments.id));
  const ids = rows.map(({ curriculumId }) => curriculumId);
  if (ids.length === 0) return [];
  const parts = await db
    .select()
    .from(subdivisions)
    .where(inArray(subdivisions.curriculumId, ids))
    .orderBy(asc(subdivisions.order));
  const later = (part: SubdivisionRow, row: AttachmentRow) =>
    part.createdAt > row.createdAt ? part.createdAt : row.createdAt;
  return rows.flatMap((row) => {
    const tree = inTreeOrder(parts.filter(({ curriculumId }) => curriculumId === row.curriculumId));
    return followedParts(tree, row.subdivisionIds).map((part) => ({ part, addedAt: later(part, row) }));
  });
}

interface Lesson {
  id: string;
  title: string;
  url: string;
}

/** The published lessons among some ids, with their pages in the portal. */
async function publishedLessons({ db }: Context, ids: string[]): Promise<Map<string, Lesson>> {
  if (ids.length === 0) return new Map();
  const { id, title } = contentLessons;
  const address = { exam: exams.examSlug, subject: examSubjects.id, topic: topics.id, section: sections.id };
  const rows = await db
    .select({ id, title, ...address })
    .from(contentLessons)
    .innerJoin(sections, eq(sections.id, contentLessons.sectionId))
    .innerJoin(topics, eq(topics.id, sections.topicId))
    .innerJoin(examSubjects, eq(examSubjects.id, topics.subjectId))
    .innerJoin(exams, eq(exams.id, examSubjects.examId))
    .where(and(inArray(id, ids), eq(contentLessons.contentStatus, "Published")));
  return new Map(
    rows.map(({ exam, subject, topic, section, ...lesson }) => {
      const url = `/app/content/exam/${[exam, subject, topic, section, lesson.id].join("/")}`;
      return [lesson.id, { ...lesson, url }];
    }),
  );
}

/** Resources of parts have no ids of their own: the same one in the same part always gets the same. */
const idOf = (...parts: string[]): string => createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 24);

function resourcesOf({ part, addedAt }: Followed, lessons: ReadonlyMap<string, Lesson>): LessonResource[] {
  const common = { subdivisionId: part.id, addedAt: addedAt.toISOString() };
  const own = part.resources.map(({ title, kind, url }) => ({
    _id: idOf(part.id, kind, title, url),
    title,
    kind,
    url,
    ...common,
  }));
  const sessions = part.lessonIds.flatMap((lessonId): LessonResource[] => {
    const lesson = lessons.get(lessonId);
    if (!lesson) return [];
    const { title, url } = lesson;
    return [{ _id: idOf(part.id, lessonId), title, kind: "session", url, lessonId, ...common }];
  });
  return [...own, ...sessions];
}

async function lessonResources(context: Context, studentId: string): Promise<LessonResource[]> {
  const [learner] = await learnersByIds(context, [studentId]);
  if (!learner) throw new Refusal("NOT_FOUND", messages.missing("Learner"));
  const followed = await followedBy(context, studentId);
  const lessonIds = followed.flatMap(({ part }) => part.lessonIds);
  const lessons = await publishedLessons(context, [...new Set(lessonIds)]);
  const all = followed.flatMap((one) => resourcesOf(one, lessons));
  return [...new Map(all.map((resource) => [resource._id, resource])).values()];
}

/** What a learner has to read, hear, watch or open. Source: admin-portal.md section 7; domain.md 0.2. */
export const lessonResourceRoutes: Route[] = [
  read({
    path: "/lessons/lesson-resources/",
    summary: "The resources of all parts that a learner follows, with the published lessons in those parts.",
    permission: "customers:read",
    shape: "plain",
    query: z.object({ studentId: z.tuple([idField("Learner")], messages.required("Learner")) }),
    answer: z.array(lessonResource),
    handle: (context, { query }) => lessonResources(context, query.studentId[0]),
  }),
];
