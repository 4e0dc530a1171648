/** Before the start, in milliseconds. */
const openBefore = 2 * 3_600_000;

/** Whether people look for the link of a session: from two hours before until it is over. */
export const meetingIsOpen = ({ start, end }: { start: string; end: string }, now: Date): boolean =>
  now.getTime() >= Date.parse(start) - openBefore && now.getTime() < Date.parse(end);
