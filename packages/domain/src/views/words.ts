/** What a filter may say in place of an id, and what it stands for is known only once somebody asks. */
export const words = {
  /** Whoever asks. */
  me: "me",
  /** Nobody. */
  none: "none",
  /** The regions of whoever asks; every region for those who have all. */
  myRegions: "my-regions",
} as const;
