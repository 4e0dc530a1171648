const short = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** 2 → "Tue". */
export const weekdayShort = (weekday: number): string => short[weekday - 1] ?? "";
