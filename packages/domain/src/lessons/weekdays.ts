const short = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** 2 → "Tue". */
export const weekdayShort = (weekday: number): string => short[weekday - 1] ?? "";

/** Weekly times from Monday on, those of a day by the clock. */
export const inWeekOrder = <Slot extends { weekday: number; start: string }>(slots: readonly Slot[]): Slot[] =>
  slots.toSorted((one, other) => one.weekday - other.weekday || one.start.localeCompare(other.start));

/** "Mon 16:00, Tue 16:30" of weekly times, whatever their order. */
export const slotsInWords = (slots: readonly { weekday: number; start: string }[]): string =>
  inWeekOrder(slots)
    .map(({ weekday, start }) => `${weekdayShort(weekday)} ${start}`)
    .join(", ");
