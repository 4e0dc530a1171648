/** The levels of an exam between itself and its lessons, from the top down. Source: domain.md 1.4. */
export const examPartLevels = ["subject", "topic", "section"] as const;
export type ExamPartLevel = (typeof examPartLevels)[number];
