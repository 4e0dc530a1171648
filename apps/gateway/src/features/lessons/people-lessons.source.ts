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

/** What lists and pages of people say of their lessons. */
export class PeopleLessonsSource {
  readonly #rest: RestV1;

  constructor(v1: RestV1) {
    this.#rest = v1;
  }

  /** The next and the last lesson of some of them. */
  of(owner: "customer" | "learner" | "pod", id: readonly string[]): Promise<PersonLessons[]> {
    return this.#rest.get(`/lessons/of-people?${queryOf({ of: owner, id })}`, moments);
  }

  /** What the lessons of some tutors come to. */
  ofTutors(id: readonly string[]): Promise<TutorFigures[]> {
    return this.#rest.get(`/lessons/of-tutors?${queryOf({ id })}`, figures);
  }

  /** Whom a tutor teaches or has taught. */
  learnersOf(tutorId: string): Promise<TutorLearner[]> {
    return this.#rest.get(`/lessons/learners-of/${idInPath(this.#rest.source, "Tutor", tutorId)}`, taught);
  }
}
