import { queryOf } from "../../upstream/path.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const tutorFeedbackResolvers: Resolvers = {
  Tutor: {
    feedbackCount: async ({ _id }, _, { sources }) =>
      (await sources.tutorFeedback.list(queryOf({ personId: _id, pageSize: 1 }))).total,
  },
  TutorFeedback: {
    name: ({ personName }) => `Feedback: ${personName}`,
    person: ({ personId, personName, isTutor }) => ({ id: personId, name: personName, isTutor }),
  },
};
