const and = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;

/** Messages about merging two records of one person. Source: domain.md 1.1. */
export const mergeMessages = {
  itself: "Choose another customer to merge with.",
  merged: (name: string) => `This customer was merged into ${name}.`,
  otherMerged: (name: string) => `${name} was merged already.`,
  archived: (name: string) => `${name} is archived. Restore them before merging.`,
  blocked: (name: string) => `${name} is blocked. Unblock them before merging.`,
  isTutor: (name: string) => `${name} is a tutor too. Merge the other record into theirs.`,
  bothTutors: "Both are tutors, so they cannot be merged.",
  isApplying: (name: string) => `${name} has an open application as a tutor. Merge the other record into theirs.`,
  bothApplying: "Both have an open application as a tutor. Close one of them first.",
  sameDependents: (names: readonly string[]) =>
    `Both have a dependent called ${and(names)} with the same date of birth. Change or rename one of them first.`,
  samePods: (names: readonly string[]) => `Both are in the pod ${and(names)}. Take one of them out first.`,
  sameCurricula: (names: readonly string[]) => `Both follow ${and(names)}. End one of them first.`,
  tooManyTags: (most: number) => `Together they have more than ${most} tags. Remove some first.`,
  undone: "This merge was undone already.",
  tooLate: (days: number) => `A merge can be undone for ${days} days.`,
  emailTaken: (email: string) => `${email} belongs to another customer by now. Change that first.`,
  paidByOther: (names: readonly string[]) =>
    `Since the merge, money of one record has paid ${and(names)} of the other. Take that back first.`,
  reasonInto: (name: string) => `Merged into ${name}.`,
  reasonWith: (name: string) => `Merged with ${name}.`,
  reasonUndo: "Merge undone.",
} as const;
