import { ask, sessionOf } from "./roles.ts";

interface Lesson {
  id: string;
  section: { id: string; topic: { id: string; subject: { id: string; exam: { slug: string } } } };
}
const query = `{ examLessons(page: { size: 2 }, filter: { contentStatus: [NO_CONTENT] }) {
  items { id section { id topic { id subject { id exam { slug } } } } } } }`;

/** The builder of a lesson that is assigned to the content creator, and in which nothing is written; each spec takes its own. */
export async function emptyLesson(which: "first" | "second" = "first"): Promise<string> {
  const { examLessons } = await ask<{ examLessons: { items: Lesson[] } }>(
    query,
    {},
    await sessionOf("content-creator"),
  );
  const lesson = examLessons.items[which === "first" ? 0 : 1];
  if (!lesson) throw new Error("No lesson is without content.");
  const { id, section } = lesson;
  const { topic } = section;
  const { subject } = topic;
  return `/app/content/exam/${subject.exam.slug}/${subject.id}/${topic.id}/${section.id}/${id}/edit-session`;
}
