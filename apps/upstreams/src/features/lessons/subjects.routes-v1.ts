import { z } from "zod";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { read, type Route } from "../../http/route.ts";

const subjectRecord = z.object({ value: z.enum(subjectOptions) }).meta({ id: "SubjectOption" });

/** What lessons are given in. Source: admin-portal.md sections 7 and 9. */
export const subjectRoutes: Route[] = [
  read({
    path: "/subjects-options",
    summary: "All subjects, Igbo and Yoruba first.",
    permission: "reference:read",
    shape: "plain",
    answer: z.array(subjectRecord),
    handle: () => Promise.resolve(inSubjectOrder(subjectOptions).map((value) => ({ value }))),
  }),
];
