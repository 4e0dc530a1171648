/** What orders of applications go by at their server. */
export const candidacySorts = {
  NAME: "name",
  STAGE_SINCE: "stageSince",
  APPLIED: "appliedAt",
  REJECTED: "rejectedAt",
};

/** The filter of those who were rejected in their last round, as the server has it. */
export const toRejectedFilter = <Asked extends object>(filter: Asked) => ({
  ...filter,
  stage: ["rejected"],
  isLatest: true,
});
