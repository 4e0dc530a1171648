export { logPath as lessonPath } from "./booked/booked-paths.ts";
export { requestPath } from "./requests/request.kind.ts";

/** The lessons of a tutor who is away, from one instant to another; of the next week if left out. */
export const coverPath = (tutorId: string, stretch?: { startsAt: string; endsAt: string }) =>
  `/app/tutoring/tutors/${tutorId}/cover${stretch ? `?${new URLSearchParams({ from: stretch.startsAt, to: stretch.endsAt })}` : ""}`;

/** The sessions of a group lesson. */
export const groupPath = (id: string) => `/app/tutoring/group-lessons/instances/${id}`;
