export { logPath as lessonPath } from "./booked/booked-paths.ts";
export { requestPath, requestsPath } from "./requests/request.kind.ts";

/** The sessions of a group lesson. */
export const groupPath = (id: string) => `/app/tutoring/group-lessons/instances/${id}`;
