import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the lists, the pages and the forms of learning pods and immersions have in common. */
export const groupLessonKind: RecordKind = {
  write: "lessons:write",
  act: "lessons:act",
  history: "GROUP_LESSON",
  one: "learning pod",
  many: "learning pods",
  list: "groupLessons",
};
export const immersionKind: RecordKind = { ...groupLessonKind, one: "immersion", many: "immersions" };

const base = "/app/tutoring";
export const podsPath = `${base}/group-lessons`;
const immersionsPath = `${base}/virtual-immersion`;

interface Which {
  kind: "LEARNING_POD" | "VIRTUAL_IMMERSION";
}
export const isImmersion = ({ kind }: Which): boolean => kind === "VIRTUAL_IMMERSION";
export const listPath = (which: Which): string => (isImmersion(which) ? immersionsPath : podsPath);
export const editPath = (id: string): string => `${podsPath}/edit/${id}`;
/** Adds another like it. */
export const copyPath = (id: string): string => `${podsPath}/create?from=${id}`;
export const addDatesPath = (id: string): string => `${base}/group-lesson/${id}/instance/create`;
