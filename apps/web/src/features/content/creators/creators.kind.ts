export const lessonStatusPath = "/app/content/lesson-status";
export const assignLessonPath = (lessonId: string) => `${lessonStatusPath}/assign-content-creator/${lessonId}`;

export const creatorsPath = "/app/content/content-creators";
export const creatorPath = (id: string) => `/app/content/content-creator/${id}`;
export const editCreatorPath = (id: string) => `${creatorPath(id)}/edit`;
export const assignLessonsPath = (userId: string) => `${creatorsPath}/assign-lesson/${userId}`;
export const myLessonsPath = (id: string) => `${creatorsPath}/my-lessons/${id}`;

/** What lists call them, and who may change them. */
export const lessonKind = { one: "lesson", many: "lessons", write: "exams:write" } as const;
export const creatorKind = {
  history: "CONTENT_CREATOR",
  one: "content creator",
  many: "content creators",
  write: "exams:write",
} as const;
