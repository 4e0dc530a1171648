/** Messages about stories; common ones are in `messages.ts`. Source: domain.md 1.5. */
export const storyMessages = {
  noScenes: "Add at least one scene.",
  emptyScene: "Each scene needs a background and at least one line.",
  samePlace: "Two characters cannot stand in the same place.",
  notInScene: (name: string) => `${name} is not in this scene.`,
  archived: (what: string) => `This ${what} is archived. Choose another.`,
  gone: (what: string) => `The selected ${what} no longer exists.`,
  usedIn: (name: string, n: number, things: string) => `${name} is used by ${n} ${things} and cannot be archived.`,
} as const;
