/** What an address says of a lesson that was dragged: which one, and to when. */
export const movedAddress = (id: string, to: Date): string => `${id}~${to.toISOString()}`;

/** The same, read; one that was not dragged has only its id. */
export function movedTo(text: string | null): { id: string | null; to: Date | null } {
  const [id = null, at = ""] = (text ?? "").split("~");
  const to = new Date(at);
  return { id: id || null, to: Number.isNaN(to.getTime()) ? null : to };
}

/** What an address says of a lesson that was dragged to another tutor. */
export const coverAddress = (id: string, tutorId: string): string => `${id}~${tutorId}`;

/** The same, read; one that was not dragged has only its id. */
export function coveredBy(text: string | null): { id: string | null; tutorId: string } {
  const [id = "", tutorId = ""] = (text ?? "").split("~");
  return { id: id || null, tutorId };
}
