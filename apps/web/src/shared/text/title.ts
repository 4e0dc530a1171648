/** A title, or a function of a formatter for times in the reader's zone. */
export type Title = string | ((when: (at: string) => string) => string);

export const titleText = (title: Title, when: (at: string) => string): string =>
  typeof title === "string" ? title : title(when);
