import { inSubjectOrder } from "@app/domain/subjects.ts";
import { fullName } from "@app/domain/people/person.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const tutorsResolvers: Resolvers = {
  Query: {
    onboardedTutors: (_, __, { sources }) => sources.tutors.onboarded(),
    subjectOptions: async (_, __, { sources }) => {
      const options = await sources.tutors.subjectOptions();
      return inSubjectOrder(options.map(({ value }) => value)).map((value) => ({ value }));
    },
  },
  OnboardedTutor: { id: (tutor) => tutor._id, name: fullName },
};
