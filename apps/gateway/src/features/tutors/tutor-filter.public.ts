import { askedText } from "@app/domain/tutors/free-at.ts";
import type { TutorFilter } from "../resolvers.generated.ts";

/** The server's filter of tutors, which takes `freeAt` as one text. */
export const toTutorFilter = ({ freeAt, ...filter }: TutorFilter) => ({
  ...filter,
  ...(freeAt && { freeAt: askedText(freeAt) }),
});
