/** How long unpaid lessons are held. Source: domain.md 2.2. */
const hour = 3_600_000;

/** Hours before the first lesson at which unpaid lessons are released, unless the setting says otherwise. */
export const unpaidHoldHours = 72;
/** Hours before the release at which the customer is reminded, once. */
export const holdReminderHours = 48;
/** Minimum hours between the reminder and the release. */
export const holdGraceHours = 24;

const before = (at: Date, hours: number) => new Date(at.getTime() - hours * hour);
const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);
const later = (one: Date, two: Date) => (one > two ? one : two);

/** When the customer is reminded of unpaid lessons that begin at this instant and are released so many hours before. */
export const holdReminderAt = (firstStart: Date, hours: number): Date => before(firstStart, hours + holdReminderHours);

/** Until when lessons are held: so many hours before the start, but at least a day after the reminder. */
export const heldUntil = (firstStart: Date, remindedAt: Date, hours: number): Date =>
  later(before(firstStart, hours), after(later(remindedAt, holdReminderAt(firstStart, hours)), holdGraceHours));
