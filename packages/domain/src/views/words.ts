/** Filter values that stand for ids and depend on who asks. */
export const words = {
  /** The user. */
  me: "me",
  /** Nobody. */
  none: "none",
  /** The user's regions; all regions for those who have all. */
  myRegions: "my-regions",
} as const;
