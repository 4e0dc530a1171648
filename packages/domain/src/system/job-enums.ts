/**
 * Why a job ran.
 * @graphql JobTrigger
 */
export const jobTriggers = [/** It was due. */ "schedule", /** Someone asked for it. */ "person"] as const;
export type JobTrigger = (typeof jobTriggers)[number];

/**
 * The state of a job run.
 * @graphql JobRunState
 */
export const jobRunStates = [
  /** Running now. */ "running",
  /** Finished successfully. */ "done",
  /** Failed; it will be tried again. */ "failed",
] as const;
export type JobRunState = (typeof jobRunStates)[number];
