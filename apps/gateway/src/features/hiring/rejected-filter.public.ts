/** The server's filter of people rejected in their last round. */
export const toRejectedFilter = <Asked extends object>(filter: Asked) => ({
  ...filter,
  stage: ["rejected"],
  isLatest: true,
});
