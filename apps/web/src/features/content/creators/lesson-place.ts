import { examPath } from "../content-paths.ts";
import type { LessonStatusRowFragment } from "./creators.generated.ts";

/** Where a lesson stands in its exam: its address, and the names above it from the exam down. */
export function placeOf({ id, section }: Pick<LessonStatusRowFragment, "id" | "section">) {
  const topic = section?.topic;
  const subject = topic?.subject;
  const exam = subject?.exam;
  if (!section || !topic || !subject || !exam) return { href: undefined, slug: undefined, ids: [], names: [] };
  const ids = [subject.id, topic.id, section.id, id];
  return {
    href: examPath(exam.slug, ...ids),
    slug: exam.slug,
    ids,
    names: [exam.name, subject.name, topic.name, section.name],
  };
}
