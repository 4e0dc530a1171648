/** Who rates a lesson: whoever pays, or one who learns. Source: domain.md 1.2. */
export const raterKinds = ["customer", "learner"] as const;
export type RaterKind = (typeof raterKinds)[number];

/** What stood out, in a word. Source: domain.md 1.2. */
export const ratingTags = [
  "clear",
  "patient",
  "engaging",
  "well-prepared",
  "late",
  "connection",
  "too-fast",
  "too-slow",
  "off-topic",
] as const;
export type RatingTag = (typeof ratingTags)[number];

/** From which mean on tutors are looked for. */
export const ratingFloors = ["3", "3.5", "4", "4.5"] as const;

/** What a tutor scores a learner in, each from 1 to 5; engagement always. Source: domain.md 1.2. */
export const skills = ["engagement", "speaking", "listening", "reading", "writing", "homework"] as const;
export type Skill = (typeof skills)[number];
