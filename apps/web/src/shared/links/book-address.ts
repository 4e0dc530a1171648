const kinds = ["customerId", "learnerId", "tutorId"] as const;

/** Whose courses a lesson is booked of. */
export type BookedFor = (typeof kinds)[number];

/** The value of the parameter `book`: "customerId~65…". */
export const bookAddress = (kind: BookedFor, id: string): string => `${kind}~${id}`;

/** The filter of the courses that an address names; null where it is none. */
export function bookedForIn(text: string | null): Partial<Record<BookedFor, string[]>> | null {
  const [named, id] = (text ?? "").split("~");
  const party = kinds.find((kind) => kind === named);
  return party && id ? { [party]: [id] } : null;
}
