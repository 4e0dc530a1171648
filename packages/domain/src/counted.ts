/** "1 lesson", "2 lessons": a number with its noun, for texts. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
