const and = new Intl.ListFormat("en-GB");

/** Messages about customers and their dependents. Source: domain.md 1.1. */
export const customerMessages = {
  secondaryEmail: "Secondary email must be different from the email.",
  bornLater: "Date of birth cannot be in the future.",
  bornTooEarly: (years: number) => `Date of birth cannot be more than ${years} years ago. Check the year.`,
  reachable: "Add an email or a phone number.",
  ageUnknown: "Enter a date of birth or choose an age group.",
  dependentTwice: "This dependent is already on the account.",
  ownNote: "Only the person who wrote a note can change or delete it.",
  /** `email` may be null. */
  looksLike: (name: string, email: string | null) =>
    `This looks like ${name}${email === null ? "" : ` (${email})`}. Open that record or continue.`,
  sameHousehold: (name: string) =>
    `${name} has the same phone and surname. Same household? Add a dependent to their account, or continue.`,
  /** `pod`: the one that a course is of. */
  hasCourses: (name: string, courses: readonly { number: string; pod: string | null }[]) => {
    const listed = courses.map(({ number, pod }) => (pod === null ? number : `${number} (pod ${pod})`));
    const [hasOwn, hasPod] = [courses.some(({ pod }) => pod === null), courses.some(({ pod }) => pod !== null)];
    const first = hasPod ? `Take them out of the pod${hasOwn ? " and end their own lessons" : ""}` : "End them";
    return `${name} still has lessons: ${and.format(listed)}. ${first} first.`;
  },
  hasOwner: "They already have this owner.",
} as const;
