/** Capitalises the first letter: "first name" → "First name". */
export const upperFirst = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
