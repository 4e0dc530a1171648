/** How much of what goes wrong in the portal is reported, from 0 for nothing to 1 for all. Source: docs/spec/constants.md. */
export const errorReports = {
  release: "2.0.0",
  traces: 1,
  sessionReplays: 0.1,
  errorReplays: 1,
} as const;
