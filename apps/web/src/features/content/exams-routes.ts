import type { AppRoute } from "../../app/app-route.ts";

export const contentExamsRoutes: readonly AppRoute[] = [
  { path: "/app/content", access: "admin", redirectTo: "/app/content/exams" },
  { path: "/app/content/exams", access: "admin", needs: "exams:read", title: "Exams" },
  { path: "/app/content/exam/:examSlug", access: "admin", needs: "exams:read", title: "Exam" },
  { path: "/app/content/exam/:examSlug/:subjectId", access: "admin", needs: "exams:read", title: "Exam subject" },
  {
    path: "/app/content/exam/:examSlug/:subjectId/:topicId",
    access: "admin",
    needs: "exams:read",
    title: "Exam topic",
  },
  {
    path: "/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId",
    access: "admin",
    needs: "exams:read",
    title: "Exam section",
  },
  {
    path: "/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId/:lessonId",
    access: "signed-in",
    needs: "exams:read",
    title: "Lesson",
  },
  {
    path: "/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId/:lessonId/edit-session",
    access: "signed-in",
    needs: "exams:write",
    title: "Session builder",
  },
  { path: "/app/content/create/exam", access: "admin", needs: "exams:write", title: "New exam" },
  { path: "/app/content/edit-exam/:examSlug", access: "admin", needs: "exams:write", title: "Edit exam" },
  { path: "/app/content/create/:examSlug/subject", access: "admin", needs: "exams:write", title: "New subject" },
  { path: "/app/content/create/:examSlug/:subjectId/topic", access: "admin", needs: "exams:write", title: "New topic" },
  {
    path: "/app/content/create/:examSlug/:subjectId/:topicId/section",
    access: "admin",
    needs: "exams:write",
    title: "New section",
  },
  {
    path: "/app/content/create/:examSlug/:subjectId/:topicId/:sectionId/lesson",
    access: "admin",
    needs: "exams:write",
    title: "New lesson",
  },
  {
    path: "/app/content/edit-subject/:examSlug/:subjectId",
    access: "admin",
    needs: "exams:write",
    title: "Edit subject",
  },
  {
    path: "/app/content/edit-topic/:examSlug/:subjectId/:topicId",
    access: "admin",
    needs: "exams:write",
    title: "Edit topic",
  },
  {
    path: "/app/content/edit-section/:examSlug/:subjectId/:topicId/:sectionId",
    access: "admin",
    needs: "exams:write",
    title: "Edit section",
  },
  {
    path: "/app/content/edit-lesson/:examSlug/:subjectId/:topicId/:sectionId/:lessonId",
    access: "admin",
    needs: "exams:write",
    title: "Edit lesson",
  },
];
