const kinds = ["customerId", "learnerId", "tutorId"] as const;

/** Whose courses a lesson is booked of. */
export type BookedFor = (typeof kinds)[number];

/** The value of the parameter `book`: "customerId~65…". */
export const bookAddress = (of: BookedFor, id: string): string => `${of}~${id}`;

/** The filter of the courses that an address names; null where it is none. */
export function bookedForIn(text: string | null): Partial<Record<BookedFor, string[]>> | null {
  const [named, id] = (text ?? "").split("~");
  const of = kinds.find((kind) => kind === named);
  return of && id ? { [of]: [id] } : null;
}
