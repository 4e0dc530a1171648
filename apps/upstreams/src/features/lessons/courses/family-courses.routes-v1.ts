import { familyPauseInput, familyResumeInput } from "@app/domain/lessons/course-changes.ts";
import { write, type Route } from "../../../http/route.ts";
import { settling } from "../booked/lesson-preview.ts";
import { familyCourses, pauseFamily, resumeFamily } from "./family-courses.service.ts";

const act = { method: "post", permission: "lessons:act", shape: "plain", answer: familyCourses } as const;

/** What happens to several courses of a family at once. Source: domain.md 2.2. */
export const familyCourseRoutes: Route[] = [
  ...settling(
    write({
      ...act,
      path: "/lessons/customers/{id}/pause",
      summary: "A family is away: no lessons of several of their courses for a while.",
      body: familyPauseInput,
      handle: (context, { params: { id = "" }, body }) => pauseFamily(context, id, body),
    }),
  ),
  ...settling(
    write({
      ...act,
      path: "/lessons/customers/{id}/resume",
      summary: "A family is back: several of their courses go on before their pause is over.",
      body: familyResumeInput,
      handle: (context, { params: { id = "" }, body }) => resumeFamily(context, id, body),
    }),
  ),
];
