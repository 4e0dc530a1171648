/** What has a character or a background. */
interface ArtUses {
  storyCount: number;
  conversationCount: number;
}

const counted = (n: number, one: string, many: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]);
const inWords = ({ storyCount, conversationCount }: ArtUses) =>
  [
    ...counted(storyCount, "story", "stories"),
    ...counted(conversationCount, "conversation practice", "conversation practices"),
  ].join(" and ");

/** Messages about stories; common ones are in `messages.ts`. Source: domain.md 1.5. */
export const storyMessages = {
  noScenes: "Add at least one scene.",
  emptyScene: "Each scene needs a background and at least one line.",
  samePlace: "Two characters cannot stand in the same place.",
  sameCharacter: "A character can appear only once in a scene.",
  notInScene: (name: string) => `${name} is not in this scene.`,
  archived: (what: string) => `This ${what} is archived. Choose another.`,
  gone: (what: string) => `The selected ${what} no longer exists.`,
  usedIn: (name: string, uses: ArtUses) => `${name} is used by ${inWords(uses)} and cannot be archived.`,
} as const;
