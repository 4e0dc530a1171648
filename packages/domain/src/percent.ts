/** "50%", as English writes it: no space before the sign. */
export const inPercent = (percent: number | string): string => `${percent}%`;
