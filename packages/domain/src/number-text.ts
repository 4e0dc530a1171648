/** Numbers as people read them. */

const whole = new Intl.NumberFormat("en-GB");

/** With a minus sign in the place of its hyphen: "-£4.20" → "−£4.20". */
export const withMinus = (text: string): string => text.replace("-", "−");

/** 1234 → "1,234"; -42 → "−42". */
export const numberText = (count: number): string => withMinus(whole.format(count));
