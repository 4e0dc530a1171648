/** A title, or how it is made of times as whoever reads it writes them. */
export type Title = string | ((when: (at: string) => string) => string);

export const titleText = (title: Title, when: (at: string) => string): string =>
  typeof title === "string" ? title : title(when);
