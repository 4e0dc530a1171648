const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The days of a week as choices; 1 is Monday. */
export const weekdayOptions = names.map((label, at) => ({ value: String(at + 1), label }));
