export const examsPath = "/app/content/exams";

/** Where a node of an exam is shown: `examPath("wassce", subjectId, topicId)`. */
export const examPath = (slug: string, ...ids: readonly string[]): string =>
  `/app/content/exam/${[slug, ...ids].map(encodeURIComponent).join("/")}`;

/** The levels of an exam, from the top down, as addresses name them. */
export type Level = "exam" | "subject" | "topic" | "section" | "lesson";

/** The level below: what a node is made of. */
export const below = { exam: "subject", subject: "topic", topic: "section", section: "lesson" } as const;
export type Holder = keyof typeof below;

const within = (slug: string, ids: readonly string[]) => [slug, ...ids].map(encodeURIComponent).join("/");

/** The form for a new node in another, whose address is given. */
export const addPath = (level: Exclude<Level, "exam">, slug: string, ids: readonly string[]): string =>
  `/app/content/create/${within(slug, ids)}/${level}`;

/** The form of a node. */
export const editPath = (level: Level, slug: string, ids: readonly string[]): string =>
  `/app/content/edit-${level}/${within(slug, ids)}`;

/** The builder of a lesson's session; with one of its blocks open, and a field of it. */
export function sessionPath(slug: string, ids: readonly string[], at?: { blockId: string; field?: string }): string {
  const path = `${examPath(slug, ...ids)}/edit-session`;
  if (!at) return path;
  const { blockId: block, field } = at;
  return `${path}?${new URLSearchParams({ block, ...(field !== undefined && { field }) }).toString()}`;
}
