/** Messages about sentences to build; common ones are in `messages.ts`. Source: domain.md 1.5. */
export const sentenceMessages = {
  usesAll: "Every accepted order must use all the tokens.",
  repeated: "A distractor cannot repeat a token.",
  sameOrder: "Two accepted orders are the same.",
  noItems: "Add at least one sentence.",
  noPrompt: (n: number) => `Sentence ${n} needs a prompt, or an approved recording to go by.`,
  fewTokens: (n: number) => `Sentence ${n} needs at least two tokens.`,
  noOrder: (n: number) => `Sentence ${n} needs an accepted order.`,
} as const;
