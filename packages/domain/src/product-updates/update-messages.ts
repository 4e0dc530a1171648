/** Messages about product updates; common ones are in `messages.ts`. Source: domain.md 1.5. */
export const productUpdateMessages = {
  imageAlt: "Describe the picture for those who cannot see it.",
  platforms: "Choose at least one platform.",
  subjects: "Choose at least one subject.",
  regions: "Choose at least one region.",
} as const;
