import { languageNamed } from "@app/domain/content/language-named.ts";
import { examPath } from "../content-paths.ts";
import type { LessonPlaceFragment } from "./lesson.generated.ts";

/** The language that a lesson is in, by what it and the nodes above it are called. */
export const languageOf = ({ section, name }: LessonPlaceFragment) => {
  const subject = section?.topic?.subject;
  return languageNamed(
    [subject?.exam?.name, subject?.name, section?.topic?.name, section?.name, name].filter((one) => one !== undefined),
  );
};

/** The nodes above a lesson, from the exam down, each with its address. */
export function trailOf({ section }: LessonPlaceFragment) {
  const topic = section?.topic;
  const subject = topic?.subject;
  const exam = subject?.exam;
  if (!section || !topic || !subject || !exam) return { slug: "", ids: [], trail: [] };
  const ids = [subject.id, topic.id, section.id];
  const names = [exam, subject, topic, section].map(({ name }) => name);
  return {
    slug: exam.slug,
    ids,
    trail: names.map((label, depth) => ({ label, href: examPath(exam.slug, ...ids.slice(0, depth)) })),
  };
}
