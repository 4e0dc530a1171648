import type { Resolvers } from "../../resolvers.generated.ts";
import { selectionOf, type FieldNames } from "../../upstream/selection.ts";

/** Our fields → the older server's. */
const names: FieldNames = {
  Exam: {
    id: "_id",
    title: "title",
    slug: "examSlug",
    description: "description",
    active: "active",
    lessonCount: "lessonCount",
    subjects: "subjects",
  },
  ExamSubject: { id: "_id", name: "name", order: "order", topicCount: "topicCount" },
};

export const contentResolvers: Resolvers = {
  Query: { exams: (_, __, { sources }, info) => sources.content.exams(selectionOf(info, names)) },
  Exam: { id: (exam) => exam._id, slug: (exam) => exam.examSlug },
  ExamSubject: { id: (subject) => subject._id },
};
