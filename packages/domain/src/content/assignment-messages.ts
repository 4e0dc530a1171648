/** Messages about assigning lessons. Source: domain.md 1.4. */
export const assignmentMessages = {
  taken: (name: string) => `This lesson is assigned to ${name}. Reassign it?`,
  already: "It is assigned so already.",
  past: "Choose today or a later day.",
  notCreator: "Choose a content creator who is active.",
  role: "Choose somebody whose role is content creator or content manager.",
  known: (name: string) => `${name} is a content creator already.`,
  published: "This lesson is published. Start its next version before you assign it.",
  nobody: "Nobody has this lesson.",
  dueAlready: "It is due on that day already.",
} as const;
