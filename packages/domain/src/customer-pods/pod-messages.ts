/** Messages about customer pods. Source: domain.md 1.1. */
export const podMessages = {
  podTooFew: "A pod needs at least 2 learners.",
  podTooMany: "A pod can have at most 8 learners.",
  podShare: "Enter a share from 0.01 to 100%.",
  podShares: "Shares must add up to 100%.",
  podPayer: "Choose who pays.",
  podPayerElsewhere: "Choose one of the members' payers.",
  alreadyInPod: (learner: string) => `${learner} is already in this pod.`,
} as const;
