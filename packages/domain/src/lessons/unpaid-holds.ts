/** How long unpaid lessons are held. Source: domain.md 2.2. */
const hour = 3_600_000;

/** Hours before the first lesson at which unpaid lessons are released. */
export const holdEndHours = 72;
/** Hours before the release at which the customer is reminded, once. */
export const holdReminderHours = 48;
/** Minimum hours between the reminder and the release. */
export const holdGraceHours = 24;

const before = (at: Date, hours: number) => new Date(at.getTime() - hours * hour);
const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);
const later = (one: Date, two: Date) => (one > two ? one : two);

/** When the customer is reminded of unpaid lessons that begin at this instant. */
export const holdReminderAt = (firstStart: Date): Date => before(firstStart, holdEndHours + holdReminderHours);

/** Until when lessons are held: the usual time before the start, but at least a day after the reminder. */
export const heldUntil = (firstStart: Date, remindedAt: Date): Date =>
  later(before(firstStart, holdEndHours), after(later(remindedAt, holdReminderAt(firstStart)), holdGraceHours));
