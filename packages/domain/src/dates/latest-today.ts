const furthestMs = 14 * 60 * 60_000;

/** The date that it is where days begin first, at UTC+14: nobody's day is later. */
export const latestToday = (now: Date): string => new Date(now.getTime() + furthestMs).toISOString().slice(0, 10);
