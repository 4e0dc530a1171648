import { withUserErrors } from "../../errors/user-errors.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { FamilyCoursesSource } from "./family-courses.source.ts";

interface Given {
  customerId: string;
  notes?: object | null | undefined;
  preview: boolean;
  idempotencyKey?: string | null | undefined;
}

const nothing = { courses: null, mails: null, comesTo: null };

const fired = (
  { sources }: GatewayContext,
  event: Parameters<FamilyCoursesSource["fire"]>[1],
  { customerId, notes, preview, idempotencyKey }: Given,
  input: object,
) => {
  const body = { ...input, ...notes };
  return withUserErrors(nothing, async () =>
    preview
      ? { ...nothing, ...(await sources.familyCourses.preview(customerId, event, body)) }
      : { ...nothing, ...(await sources.familyCourses.fire(customerId, event, body, idempotencyKey)) },
  );
};

/** A family's courses paused and resumed together. */
export const familyCoursesResolvers: Resolvers = {
  Mutation: {
    familyLessonsPause: (_, { input, ...given }, context) => fired(context, "pause", given, input),
    familyLessonsResume: (_, { courseIds, on, ...given }, context) =>
      fired(context, "resume", given, { courseIds, ...(on ? { on } : {}) }),
  },
};
