/** The server's sort fields of applications. */
export const candidacySorts = {
  NAME: "name",
  STAGE_SINCE: "stageSince",
  APPLIED: "appliedAt",
  REJECTED: "rejectedAt",
};

/** The server's filter of people rejected in their last round. */
export const toRejectedFilter = <Asked extends object>(filter: Asked) => ({
  ...filter,
  stage: ["rejected"],
  isLatest: true,
});
