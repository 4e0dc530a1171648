/** Whether notice is shorter than a policy asks for; exactly its hours are in time. Source: domain.md 5.6. */
export const isLate = (noticeMinutes: number, { windowHours }: { windowHours: number }): boolean =>
  noticeMinutes < windowHours * 60;

/** "the policy asks for 24 h" */
export const asks = ({ windowHours }: { windowHours: number }): string => `the policy asks for ${windowHours} h`;
