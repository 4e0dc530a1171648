import {
  isPersonLessons,
  isTutorFigures,
  isTutorLearner,
  type PersonLessons,
  type TutorFigures,
  type TutorLearner,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { arrayOf } from "../../upstream/shape.ts";

const moments = arrayOf(isPersonLessons);
const figures = arrayOf(isTutorFigures);
const taught = arrayOf(isTutorLearner);

/** Facts about lessons for lists and pages of people. */
export class PeopleLessonsSource {
  readonly #rest: RestV1;

  constructor(v1: RestV1) {
    this.#rest = v1;
  }

  /** The next and last lessons of some of them. */
  of(owner: "customer" | "learner" | "pod", id: readonly string[]): Promise<PersonLessons[]> {
    return this.#rest.get(`/lessons/of-people?${queryOf({ of: owner, id })}`, moments);
  }

  /** Totals of some tutors' lessons. */
  ofTutors(id: readonly string[]): Promise<TutorFigures[]> {
    return this.#rest.get(`/lessons/of-tutors?${queryOf({ id })}`, figures);
  }

  /** A tutor's current and former learners. */
  learnersOf(tutorId: string): Promise<TutorLearner[]> {
    return this.#rest.get(`/lessons/learners-of/${idInPath(this.#rest.source, "Tutor", tutorId)}`, taught);
  }
}
