import { askedText } from "@app/domain/tutors/free-at.ts";
import type { TutorFilter } from "../resolvers.generated.ts";

/** The filter of tutors as the server takes it, which is told a time in one text. */
export const toTutorFilter = ({ freeAt, ...filter }: TutorFilter) => ({
  ...filter,
  ...(freeAt && { freeAt: askedText(freeAt) }),
});
