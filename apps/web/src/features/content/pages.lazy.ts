import { prefetchQuery } from "../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../shared/prefetch/preload.ts";
import { ExamsListDocument } from "./content.generated.ts";
import { ExamsScreen } from "./exams/exams.screen.tsx";
import { LessonPageDocument } from "./lesson/lesson.generated.ts";
import { LessonScreen } from "./lesson/lesson.screen.tsx";
import {
  ExamNodeDocument,
  SectionNodeDocument,
  SubjectNodeDocument,
  TopicNodeDocument,
} from "./node/node.generated.ts";
import { ExamScreen, SectionScreen, SubjectScreen, TopicScreen } from "./node/node.screen.tsx";
import { preloadNode } from "./node/preload-node.ts";

const preloadExams: Preload = (client) => prefetchQuery(client, ExamsListDocument, { archived: false });
const preloadLesson: Preload = (client, { params }) =>
  prefetchQuery(client, LessonPageDocument, { id: params.lessonId ?? "" });

/** The pages from the exams down to a lesson, in one file: who opens one goes on to the next. */
export const treePages = {
  exams: { Component: ExamsScreen, preload: preloadExams },
  exam: { Component: ExamScreen, preload: preloadNode(ExamNodeDocument, "examSlug") },
  subject: { Component: SubjectScreen, preload: preloadNode(SubjectNodeDocument, "subjectId") },
  topic: { Component: TopicScreen, preload: preloadNode(TopicNodeDocument, "topicId") },
  section: { Component: SectionScreen, preload: preloadNode(SectionNodeDocument, "sectionId") },
  lesson: { Component: LessonScreen, preload: preloadLesson },
};
