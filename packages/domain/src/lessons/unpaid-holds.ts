/** How long lessons that are to be paid for beforehand are held. Source: domain.md 2.2. */
const hour = 3_600_000;

/** So many hours before the first lesson its times are given up, unless something has been paid. */
export const holdEndHours = 72;
/** So many hours before they are given up the customer is reminded, once. */
export const holdReminderHours = 48;
/** They are never given up sooner after that reminder. */
export const holdGraceHours = 24;

const before = (at: Date, hours: number) => new Date(at.getTime() - hours * hour);
const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);
const later = (one: Date, two: Date) => (one > two ? one : two);

/** When the customer is reminded of lessons that begin then and are not paid for. */
export const holdReminderAt = (firstStart: Date): Date => before(firstStart, holdEndHours + holdReminderHours);

/** Until when lessons are held that begin then: so long before, but never less than a day after the reminder that is due. */
export const heldUntil = (firstStart: Date, remindedAt: Date): Date =>
  later(before(firstStart, holdEndHours), after(later(remindedAt, holdReminderAt(firstStart)), holdGraceHours));
