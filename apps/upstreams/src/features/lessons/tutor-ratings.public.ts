import type { Matchable } from "@app/domain/lessons/matching.ts";
import type { Context } from "../../service/context.ts";

/** What is said of some tutors' lessons, by the id of the tutor. */
type Ratings = ReadonlyMap<string, Matchable["rating"]>;
type ReadRatings = (context: Pick<Context, "db">, tutorIds: readonly string[]) => Promise<Ratings>;

/** Ratings are of lessons, which know nothing of them. */
let read: ReadRatings | null = null;

/** Says how ratings are read. */
export const rateTutorsBy = (given: ReadRatings): void => void (read = given);

export const ratingsOf: ReadRatings = async (context, tutorIds) => read?.(context, tutorIds) ?? new Map();
