/** Messages about tasks. Source: domain.md 1.7. */
export const taskMessages = {
  notYours: "Only its owner, the person who added it or a director can change a task.",
  timeWithoutDay: "Choose a day for this time.",
  /** `name` of the assigned colleague. */
  ownerMayNot: (name: string) => `${name} cannot see tasks. Choose someone else.`,
  ownerMayNotSee: (name: string) => `${name} cannot see customers. Choose someone else.`,
} as const;
