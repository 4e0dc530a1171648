const minuteMs = 60_000;

/** Tolerance before a job counts as late, in milliseconds. */
const graceMs = 5 * minuteMs;

/** The last due time at or before `now` of a job that runs every `everyMinutes`; counted from midnight UTC. */
export function lastDue(everyMinutes: number, now: Date): Date {
  const every = everyMinutes * minuteMs;
  return new Date(Math.floor(now.getTime() / every) * every);
}

/** When a job whose work is done up to `doneTo` is next due; null (never run) is due at once. */
export function nextDue(everyMinutes: number, doneTo: Date | null): Date | null {
  return doneTo && new Date(lastDue(everyMinutes, doneTo).getTime() + everyMinutes * minuteMs);
}

/** Whether a job is overdue, with a few minutes' tolerance. Source: domain.md 5.10. */
export function isLate(everyMinutes: number, doneTo: Date | null, now: Date): boolean {
  const due = nextDue(everyMinutes, doneTo);
  return due !== null && now.getTime() - due.getTime() > graceMs;
}

const units: readonly [minutes: number, name: string][] = [
  [24 * 60, "day"],
  [60, "hour"],
  [1, "minute"],
];

/** 60 → "every hour", 30 → "every 30 minutes". */
export function scheduleText(everyMinutes: number): string {
  const [minutes, name] = units.find(([size]) => everyMinutes % size === 0) ?? [1, "minute"];
  const n = everyMinutes / minutes;
  return n === 1 ? `every ${name}` : `every ${n} ${name}s`;
}
